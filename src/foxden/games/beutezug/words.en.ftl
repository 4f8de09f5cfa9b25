# Beutezug, for people who read English.

title = Beutezug
tagline = Seven rounds of burglary: the better the loot, the harder the locks.

colour = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
    [pink] pink
   *[black] black
}
gain = { $gain ->
    [green] +1 green
    [orange] +1 orange
    [pink] +1 pink
    [black] +1 black
    [one] reroll one die
    [all] reroll all dice
    [point] 1 point
   *[none] no bonus
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reward = { points }{ $gain ->
    [none] {""}
   *[other] , { gain }
}
part-cards = points on cards
part-loot-token = loot token points
ending-seven-rounds = All seven rounds have been played.
ending-best-cards = A tie in points; the better loot cards decided it.
ending-coin = A tie down to the last card; a coin decided it.

# Choices
offer-pick = Row { $row }, column { $column }: { reward } ({ $chance } %)
offer-add = Add 1 to every { colour } die ({ $chance } % chance)
offer-reroll = Reroll the { colour } { $face } ({ $chance } % chance)
offer-reroll-all = Reroll all dice ({ $chance } % chance)
offer-stop = Give up and draw 0-cards
offer-keep = Keep: { gain }

# What happened
ranked = { $player } takes turn order token { $place }.
round = Round { $number } begins.
order = Turn order: { $players ->
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}.
picked = { $player } picks row { $row }, column { $column } ({ points }).
rolled = { $player } rolls { colour } { $face }.
threw = { $player } rolls { $dice }.
added = { $player } adds 1 to every { colour } die.
rerolled = { $player } rerolls the { colour } { $face }.
rerolled-all = { $player } rerolls all dice.
stopped = { $player } gives up.
held = { $locks ->
    [one] One lock still holds.
   *[other] { $locks } locks still hold.
}
won = { $player } cracks it: { reward }!
failed = { $player } has failed.
dropped = { $player }’s token moves to row { $row }, column { $column }.
stayed = { $player }’s token waits for the new card in row { $row }, column { $column }.
adrift = { $player }’s token has no card to stand on; { $player } will pick again.
drew = { $player } draws: { gain }.
kept = { $player } keeps: { gain }.
no-zeros = There is no 0-card left for { $player }.
revealed = A new card lies in row { $row }, column { $column }: { reward }.
took-loot-token = { $player } has all four colours and takes the loot token for { points }.
won-toss = The coin falls for { $player }.

# The terminal table
round-of = Round { $number } of { $rounds }
deck-left = { $cards ->
    [0] empty
   *[other] { $cards } left
}
zero-deck = 0-deck: { $cards } ({ $under } put back)
loot-tokens = Loot tokens: { $tokens }
no-loot-tokens = No loot tokens left
decks-line = Cards in the decks: { $five } with five locks, { $four } with four, { $three } with three, { $two } with two; 0-cards: { $zeros }.
row-title = row { $row }
empty-space = Row { $row }, column { $column }: empty.
space-line = Row { $row }, column { $column }: { $locks }. { points }, { gain }. { $chance ->
    [none] {""}
   *[other] Chance { $chance } %.
}{ $tokens ->
    [none] {""}
   *[other] {" "}Tokens: { $tokens }.
}
lock = { colour } { $least }
place-line = { $player } is number { $place } in the turn order
no-place-line = { $player } waits for the turn order
has-reroll-token = , with the reroll token
burglar-line = { $place_line }: { points }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}. Bonuses: { $bonuses }. { $token ->
    [0] Colours for a loot token: { $colours }.
   *[other] Loot token: { $token }.
}
no-bonuses = none
bonus-times = { $count ->
    [one] { gain }
   *[other] { $count } × { gain }
}
burglary-line = { $player } burgles for { points }: { $dice }.
die-line = { colour } { $face }{ $added ->
    [0] {""}
   *[other] {" "}+{ $added }
}
lane-line = { die-line } (needs { $least })
die-rolling = { colour } rolls (needs { $least })
chance-left = Chance with what is left: { $chance } %.
hand-line = In hand: { $cards }.
hand-hidden = { $player } looks at two 0-cards.
you-put-under = You put under the 0-deck: { $cards }.

# Why not
refusal-no-such-move = There is no such move.
refusal-not-your-turn = It is somebody else’s turn.
refusal-game-over = The game is over.
refusal-table-moves-first = The dice or cards come first.
refusal-not-for-players = Only the table rolls dice, reveals cards and deals turn order tokens.
refusal-wrong-outcome = That is not what the table decides now.
refusal-no-such-seat = Nobody sits there.
refusal-not-tied = This player is not among those who tie.
refusal-not-in-deck = That card is not in the deck from which the next one comes.
refusal-not-on-top = That 0-card can’t be the next one.
refusal-no-card-there = There is no face-up card at that place.
refusal-pick-first = First pick a face-up card.
refusal-picking-is-over = You have picked already; now use a bonus or give up.
refusal-keep-first = First choose which of the two 0-cards you keep.
refusal-not-drawn = That is none of the 0-cards in your hand.
refusal-colour-not-rolled = There is no die of that colour in this burglary.
refusal-no-such-die = You have no such die on the table.
refusal-no-such-bonus = You don’t have that bonus.
refusal-bonus-used = You have used that bonus in this round already.

# The board in the browser
web-treasure = { $treasure ->
    [candles] Candlesticks
    [teapot] Silver teapot
    [watch] Gold watch
    [phonograph] Phonograph
    [violin] Old violin
    [vase] Porcelain vase
    [painting] Lady in violet
    [egg] Jewelled egg
    [tiara] Duchess’ tiara
   *[sack] Small find
}
web-villa = { web-treasure }, row { $row }, column { $column }: { reward }. Locks: { $locks }.{ $chance ->
    [-1] {""}
   *[other] {" "}Chance { $chance } %.
}{ $tokens ->
    [none] {""}
   *[other] {" "}Tokens: { $tokens }.
}
web-no-villa = No villa yet
web-would-drop = If the burglary succeeds, this is where { $names } will drop
web-villas = The villas
web-row = Row { $row }, { $row } dice
web-left = left
web-play = What is asked now
web-lanes = Dice against locks
web-lock = { colour }, at least { $least }
web-rolled = rolled { $face }
web-enough = enough
web-short = { $n } short
web-bonuses = Your bonuses
web-chance-then = then { $chance } %
web-chip = { $gain ->
    [one] Reroll one
    [all] Reroll all
   *[other] { gain }
}
web-choose-die = tap a die{ $chance ->
    [untold] {""}
   *[other] : { $chance } %
}
web-no-use = no use now
web-used = used
web-get-in = Chance, with bonuses used well
web-give-up = Give up
web-in = In:
web-in-more = { points }{ $n ->
    [0] .
   *[other] , { $names } must move on.
}
web-out = Out:
web-out-more = one of two small finds.
web-place = Turn order { $place }
web-reroll-token = Reroll token: reroll one die
web-finds = Won cards
web-finds-of = { $player }’s loot
web-no-finds = No cards yet.
web-this-round = token, in this round
web-four = { $token ->
    [0] { $n } of four colours: { $colours }
   *[other] Loot token: { $token }
}
web-loot-tokens = Loot tokens
web-loot-for = For whoever has +1 in all four colours
web-gangs = Players in turn order
web-me = (you)
web-ask-pick = Pick a villa.
web-ask-pick-shared = { $player }, pick a villa.
web-ask-pick-more = A lock opens to a die of its colour that shows at least its number. First all pick, then all roll in reverse order; the percentages are your chances.
web-ask-pick-again = There is no card left below the one you lost; you roll for this one at once.
web-ask-pick-order = First all pick, then all roll in reverse order.
web-ask-keep = You didn’t get in.
web-ask-keep-more = Keep one of these; nobody sees the other.
web-ask-keep-same = You draw the same small find twice: keep one of them.
web-ask-bonus = Use a bonus?
web-ahead = { $player } was quicker, so now it is this villa.
web-ask-hopeless = No bonus can help any more.
web-last-round = last round
web-night = Round { $round }: who got in
web-begins = The evening begins.
web-wait-pick = { $player } picks a villa.
web-wait-burgle = { $player } is breaking in.
web-picks-now = picks now
web-rolls-now = rolls now
web-has-picked = has picked
web-has-rolled = has rolled
web-got-in = got in
web-got-caught = failed
web-rolls-next = rolls next
web-waits = waits
web-has-won = wins
web-over = The game is over.
web-winners = { $n ->
    [one] { $names } wins with { points }.
   *[other] { $names } share the win with { points }.
}
web-moment-won = Cracked!
web-moment-failed = The lock holds!
web-moment-took-loot-token = All four colours!
