# What a table tells of itself, between the moves of a game.
table-took-back = { $player } takes a move back.
table-resigned = { $player } resigns; a bot plays on.
table-bot-in = { $why ->
    [clock] { $player } ran out of time; a bot sits in.
   *[away] { $player } is away; a bot sits in.
}
table-back = { $player } is back.
