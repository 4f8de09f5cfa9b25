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
   *[stack] on { $owner }’s stack
}
part-bandits = bandits
part-most-handcuffs = handcuff bonus
part-no-handcuffs = no handcuffs
ending-last-round = The last round has been played.
ending-centre-empty = The centre ran empty in the last round.
ending-turn-limit = The 200th turn was the last.

# Choices
offer-place = Put a { colour } die on { bandit } { where } ({ $dice } of { $value })
offer-roll = { $dice ->
    [one] Roll on with the last die ({ risk })
   *[other] Roll on with { $dice } dice ({ risk })
}
risk = { $degree ->
    [slight] { bust-slight }
   *[some] { $risk } % bust
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
placed-several = { $player } puts { $count } { colour } dice on { bandit } { where } ({ $dice } of { $value }).
rolled-on = { $player } rolls on.
stopped = { $player } stops.
chose-top = { $player } puts { bandit } on top.
dealt = { bandit } comes to the centre.
bust = Bust! Nothing fits, { $player } takes no loot.
captured = { $player } { $place ->
    [centre] captures { bandit } from the centre
   *[stack] steals { bandit } from { $owner }
}{ $value ->
    [1] {" "}and secures it
   *[other] {""}
}.
captured-nothing = { $player } captures nothing.
gained-handcuff = { $player } takes a handcuff and has { $handcuffs }.
lost-handcuff = { $player } gives a handcuff back and has { $handcuffs ->
    [0] none
   *[other] { $handcuffs }
} left.
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
   *[other] stack of { $n } cards with { $top } on top
}
secured-line = secured: { $colours }
dice-in-hand = Dice in hand: { $dice }.
times = { $count ->
    [one] { colour }
   *[other] { $count } × { colour }
}
threw = { $player } rolls { $dice }.

# A new table in the browser
web-option-deck = Bandits of each colour
web-option-deck-more = The four bandits of a colour are worth this much. The rulebook doesn’t say: this mix is our own ruling. More 1s mean a tamer game, more 3s bigger loot.
web-option-deck-value = { $value ->
    [1123] 1, 1, 2 and 3
    [1233] 1, 2, 3 and 3
   *[1223] 1, 2, 2 and 3
}

# The board in the browser
web-bandit-name = { $face ->
    [yellow-1] Pip Beak
    [yellow-1b] Quack Quickfoot
    [yellow-2] Sergeant Quack
    [yellow-2b] One-Eyed Drake
    [yellow-3] Baron Mallard
    [yellow-3b] Duke Waddle
    [red-1] Rusty Kit
    [red-1b] Kid Cinder
    [red-2] Calamity Vix
    [red-2b] Winking Reynard
    [red-3] Don Rufus
    [red-3b] Count Vulpo
    [green-1] Snippy
    [green-1b] Little Nile
    [green-2] Lord Snapsworth
    [green-2b] Winky Marsh
    [green-3] Boss Caiman
    [green-3b] Sir Gator
    [blue-1] Tusk Junior
    [blue-1b] Puffy Floe
    [blue-2] Captain Brine
    [blue-2b] Bowler Bob
    [blue-3] Admiral Whisker
    [blue-3b] Old Fjord
    [grey-1] Straw Sam
    [grey-1b] Smudge
    [grey-2] Rascal Ray
    [grey-2b] Dusty Rocco
    [grey-3] Mister Ashby
    [grey-3b] Professor Soot
    [purple-1] Mitzi
    [purple-1b] Kitty Wisp
    [purple-2] Velvet Paw
    [purple-2b] Scratchy
    [purple-3] Madame Minou
   *[purple-3b] Monsieur Minuit
}
web-turn-yours = Your turn.
web-turn-shared = { $player }, it’s your turn.
web-turn-theirs = { $player } plays.
web-laid = The table is being laid.
web-they-place = What fits, what is worth the risk?
web-they-top = Which card goes on top?
web-ask-first = Put a die on a lit card of its colour.
web-ask-card = { $n ->
    [one] Put the { colour } die on the glowing card.
   *[other] Put the { colour } die on one of the glowing cards.
}
web-ask-more = Place more, roll the rest, or stop.
web-ask-on = Nothing fits: roll on, or stop.
web-ask-stop = No dice left: stop and take your loot.
web-ask-full = Stop! Every card is full, a roll can only bust.
web-ask-top = Which one lies on top?
web-top-why = The others can steal only the top card of a stack.
web-top-stack = Stack of { $value }s
web-open-top = Choose the top card
web-look-at-table = Look at the table first
web-over = The game is over.
web-winners = { $n ->
    [one] { $names } wins with { points }.
   *[other] { $names } win together with { points }.
}
web-play = Dice and choices
web-rail = Odds and log
web-scores = Scores
web-centre = The centre
web-pile = { $n ->
    [0] The pile is empty
    [one] Pile: 1 bandit to come
   *[other] Pile: { $n } bandits to come
}
web-to-come = to come
web-gap = Empty place
web-your-seat = Your seat
web-plays = plays
web-below = { $n ->
    [one] 1 card below
   *[other] { $n } cards below
}
web-secured = { $n } secured
web-points-word = { $n ->
    [one] point
   *[other] points
}
web-dice = Dice in hand
web-die = { $colour ->
    [yellow] Yellow die
    [red] Red die
    [green] Green die
    [blue] Blue die
    [grey] Grey die
   *[purple] Purple die
}
web-die-fits = { web-die }: fits { $cards }.
web-die-idle = { web-die }: fits no open card.
web-die-chosen = Chosen.
web-card = { $name }, { bandit }, { $place ->
    [centre] in the centre
    [own] on your stack
   *[stack] on { $owner }’s stack
}, { $dice } of { $value } dice.
web-card-place = Place a { colour } die.
web-card-full = Full: captured if the turn stops now.
web-got-you = Got you!
web-place = Place a die
web-place-colour = Place { colour }
web-choose-die = tap a card
web-choose-card = choose a card
web-nothing-fits = nothing fits
web-roll = { $n ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
web-risk = { $degree ->
    [none] no risk
    [slight] bust under 1 %
    [sure] sure bust
   *[some] bust { $risk } %
}
web-percent = { $degree ->
    [slight] < 1 %
   *[some] { $risk } %
}
web-place-first = place a die first
web-no-dice = no dice left
web-stop = Stop
web-takes = { $n ->
    [0] take nothing
    [one] take 1 bandit
   *[other] take { $n } bandits
}
web-cuffs-change = { $change ->
    [1] take a handcuff
   *[other] give a handcuff back
}
web-if-roll = { $n ->
    [one] { $who ->
        [you] If you roll the last die
       *[they] If { $player } rolls the last die
    }
   *[other] { $who ->
        [you] If you roll { $n } dice
       *[they] If { $player } rolls { $n } dice
    }
}
web-bust-chance = Chance to bust
web-place-first-long = At least one die must be placed first.
web-fits = Still fit:
web-fits-none = nothing
web-if-stop = { $who ->
    [you] If you stop
   *[they] If { $player } stops
}
web-stopped = { $who ->
    [you] You stop
   *[they] { $player } stops
}
web-gets = goes on the stack: +{ $value }
web-gets-secured = is secured: +{ $value }
web-gets-nothing = No bandit is full: no loot
web-cuffs-then = { $change ->
    [1] Two or more from the centre: one handcuff more, then { $then }
    [0] { $has ->
        [0] No handcuff to give back
       *[other] Handcuffs: { $has ->
            [one] the one stays
            [2] both stay
           *[other] all { $has } stay
        }
    }
   *[other] None from the centre: one handcuff back, { $then } left
}
web-moment-bust = { $who ->
    [you] Bust!
   *[they] { $player } is bust!
}
web-moment-bust-more = Nothing fits: no loot.
web-moment-nothing = { $who ->
    [you] Empty hands!
   *[they] { $player } has empty hands!
}
web-moment-nothing-more = No bandit had all its dice.
web-moment-cuffs = { $who ->
    [you] {""}
   *[they] { $player }:{" "}
}{ $change ->
    [1] two or more from the centre
   *[other] none from the centre
}
web-moment-loot = { $n ->
    [one] { $who ->
        [you] Got you!
       *[they] { $player } catches one!
    }
    [2] Two at once!
    [3] Three at once!
   *[other] { $n } at once!
}
web-moment-loot-more = { $who ->
    [you] { $n ->
        [one] The bandit is yours.
       *[other] These bandits are yours.
    }
   *[they] { $n ->
        [one] { $player } takes the bandit.
       *[other] { $player } takes the bandits.
    }
}
web-moment-stolen = Stop, thief!
web-moment-stolen-more = { $player } steals { $names } from you.
web-moment-last-round = Last round!
web-moment-last-round-more = The pile is empty: one more turn for everyone.

# Why not
refusal-no-such-move = There is no such move.
refusal-not-your-turn = It is somebody else’s turn.
refusal-game-over = The game is over.
refusal-table-moves-first = The dice or cards come first.
refusal-not-for-players = Only the table rolls dice and deals cards.
refusal-wrong-outcome = That is not what the table decides now.
refusal-no-such-seat = Nobody sits there.
refusal-display-differs = The first three bandits have three different values and three different colours.
refusal-none-left-in-pile = No such bandit is left in the pile.
refusal-no-such-die = You have no die of that colour in your hand.
refusal-own-stack = You can’t put dice on your own stack.
refusal-empty-place = There is no card at that place.
refusal-wrong-colour = A die goes only on a card of its own colour.
refusal-card-full = That card is already full.
refusal-place-first = After a roll you must place at least one die first.
refusal-no-dice-left = You have no dice left to roll.
refusal-not-captured = You have not captured a card there that goes to a stack.
refusal-choose-top-first = First choose which captured card goes on top.
refusal-nothing-to-choose = There is no top card to choose.
