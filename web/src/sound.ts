/* Small sounds, made on the spot; silent until somebody switches them on. */

import { kept } from './kept.svelte'

export type Sound = 'turn' | 'roll' | 'place' | 'bust' | 'win' | 'press'

let audio: AudioContext | undefined

/** Frequencies in hertz, one after another, each so many seconds. */
const TUNES: Record<
  Exclude<Sound, 'roll'>,
  { notes: number[]; each: number; kind: OscillatorType }
> = {
  turn: { notes: [587, 880], each: 0.11, kind: 'triangle' },
  place: { notes: [220], each: 0.05, kind: 'square' },
  bust: { notes: [311, 233, 155], each: 0.13, kind: 'sawtooth' },
  win: { notes: [523, 659, 784, 1047], each: 0.09, kind: 'triangle' },
  press: { notes: [330], each: 0.03, kind: 'square' },
}

export function sound(name: Sound) {
  if (!kept.sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  if (name === 'roll') return rattle(audio)
  const { notes, each, kind } = TUNES[name]
  notes.forEach((hertz, at) => tone(audio!, hertz, audio!.currentTime + at * each, each, kind))
}

function tone(to: AudioContext, hertz: number, from: number, lasts: number, kind: OscillatorType) {
  const voice = to.createOscillator()
  const loudness = to.createGain()
  voice.type = kind
  voice.frequency.value = hertz
  loudness.gain.setValueAtTime(0.08, from)
  loudness.gain.exponentialRampToValueAtTime(0.001, from + lasts)
  voice.connect(loudness).connect(to.destination)
  voice.start(from)
  voice.stop(from + lasts)
}

/** Dice on wood: a few short clicks, ever closer. */
function rattle(to: AudioContext) {
  for (let click = 0; click < 6; click++) {
    const at = to.currentTime + 0.5 * Math.sqrt(click / 6)
    tone(to, 180 + 90 * (click % 3), at, 0.03, 'square')
  }
}
