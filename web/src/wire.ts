/* What the server and the browser say to each other; made from the server's own description. */

import type { components } from './schema'

export type Wire = components['schemas']

export type Value = string | number
export type Args = Move['parts']
export type Seat = number

export type State = Wire['State']
export type Table = Wire['Table']
export type SeatAt = Wire['SeatAt']
export type Eyes = Wire['Eyes']
export type Move = Wire['Move']
export type Line = Wire['Line']
export type Result = Wire['Result']
export type Summary = Wire['Summary']
export type Game = Wire['Game']
export type House = Wire['House']
export type Option = Wire['Option']
export type Replay = Wire['Replay']
export type Fairness = Wire['Fairness']
export type Proof = Wire['Proof']
export type Key = Wire['Key']
export type DrawKey = Wire['DrawKey']

/** Bodies of requests. */
export type NewTable = Wire['NewTable']
export type NewSeat = Wire['NewSeat']
export type Fill = Wire['Fill']
export type Sit = Wire['Sit']
export type Play = Wire['Play']
export type TakeBack = Wire['TakeBack']
export type Pace = Wire['Pace']
