# Sneaky, for people who read English.

title = Sneaky
tagline = Push your luck for bandits, steal them back.

colour = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [grey] grey
   *[purple] purple
}
bandit = { colour } { $value }
option-deck = Which values the four bandits of each colour have (our own ruling)
where = { $place ->
    [centre] in the centre
   *[stack] on { $owner }'s stack
}
part-bandits = bandits
part-most-handcuffs = most handcuffs
part-no-handcuffs = no handcuffs
ending-last-round = The last round has been played.
ending-centre-empty = The centre is empty in the last round.
ending-turn-limit = The 200th turn was the last.

# Choices
offer-place = Put a { colour } die on { bandit } { where } ({ $dice } of { $value })
offer-roll = { $dice ->
    [one] Roll the last die on ({ $risk } % bust)
   *[other] Roll { $dice } dice on ({ $risk } % bust)
}
offer-stop = { $captures ->
    [0] Stop and take nothing
    [one] Stop and take 1 bandit (+{ $points })
   *[other] Stop and take { $captures } bandits (+{ $points })
}
offer-top = { bandit } goes on top

# What happened
starts = { $player } starts.
turn = Turn { $number }: { $player }.
rolled = { $player } rolls { colour }.
placed = { $player } puts a { colour } die on { bandit } { where } ({ $dice } of { $value }).
rolled-on = { $player } rolls on.
stopped = { $player } stops.
chose-top = { $player } puts { bandit } on top.
dealt = { bandit } comes to the centre.
bust = Bust! Nothing fits, { $player } takes no loot.
captured = { $player } captures { bandit } { $place ->
    [centre] from the centre
   *[stack] from { $owner }
}{ $value ->
    [1] {" "}and secures it
   *[other] {""}
}.
captured-nothing = { $player } captures nothing.
gained-handcuff = { $player } takes a handcuff and has { $handcuffs }.
lost-handcuff = { $player } gives a handcuff back and has { $handcuffs } left.
last-round = The pile is empty: one last turn for everyone.

# The table in a terminal
empty = empty
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
handcuffs = { $count ->
    [0] no handcuffs
    [one] handcuff
   *[other] handcuffs
}
handcuffs-count = { $count ->
    [0] no handcuffs
    [one] 1 handcuff
   *[other] { $count } handcuffs
}
secured = secured
no-stack = no stack
no-stack-of = no { $value }s
to-come = { $count } left
turn-number = Turn { $number }
is-last-round = Last round
turns-left = { $n ->
    [one] last turn
   *[other] { $n } turns left
}
last-turns = { $n ->
    [one] This is the last turn.
   *[other] Last round: { $n } turns are left.
}
roll-again = { $dice ->
    [one] Rolling this die again:
   *[other] Rolling these { $dice } dice again:
}
bust-slight = under 1 % bust
bust-odds = { $risk ->
    [100] ⚠ certain bust
   *[other] { $risk } % bust
}
in-the-centre = In the centre: { $bandits }. { $pile ->
    [0] The pile is empty.
    [one] One bandit is left in the pile.
   *[other] { $pile } bandits are left in the pile.
}
bandit-with-dice = { $dice ->
    [0] { $bandit }
   *[other] { $bandit } with { $dice } of { $value } dice
}
stack-line = { $n ->
    [one] stack: { $top }
   *[other] stack of { $n } with { $top } on top
}
secured-line = secured: { $colours }
dice-in-hand = Dice in hand: { $dice }.
times = { $count ->
    [one] { colour }
   *[other] { $count } × { colour }
}
threw = { $player } rolls { $dice }.

# Why not
refusal-no-such-move = There is no such move.
refusal-not-your-turn = It is somebody else's turn.
refusal-game-over = The game is over.
refusal-table-moves-first = The dice or cards come first.
refusal-not-for-players = Only the table rolls dice and deals cards.
refusal-wrong-outcome = That is not what the table decides now.
refusal-no-such-seat = Nobody sits there.
refusal-display-differs = The first three bandits have three different values and three different colours.
refusal-none-left-in-pile = No such bandit is left in the pile.
refusal-no-such-die = You have no die of that colour in your hand.
refusal-own-stack = You can't put dice on your own stack.
refusal-empty-place = There is no card at that place.
refusal-wrong-colour = A die goes only on a card of its own colour.
refusal-card-full = That card is already full.
refusal-place-first = After a roll you must place at least one die first.
refusal-no-dice-left = You have no dice left to roll.
refusal-not-captured = You have not captured a card there that goes to a stack.
refusal-choose-top-first = First choose which captured card goes on top.
refusal-nothing-to-choose = There is no top card to choose.
