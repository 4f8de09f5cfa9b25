# Sly Dice, for people who read English.

title = Sly Dice
tagline = Roll behind your shield, claim what you like, and don’t get caught.

card = { $card ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [three-of-a-kind] Three of a kind
    [four-of-a-kind] Four of a kind
    [five-of-a-kind] Five of a kind
    [full-house] Full house
    [three-pairs] Three pairs
    [large-straight] Large straight
    [small-straight] Small straight
    [sixteen-or-less] 16 or less
    [twenty-six-or-more] 26 or greater
    [odds-or-evens] Odds or evens
    [equal-sum] Equal sum
   *[high-low] High Low
}
claim-words = { $count ->
    [0] { card }
    [1] one { $face }
    [2] two { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
   *[6] six { $face }s
}
condition = { $card ->
    [ones] 1 point for each 1 you name
    [twos] 2 points for each 2 you name
    [threes] 3 points for each 3 you name
    [fours] 4 points for each 4 you name
    [fives] 5 points for each 5 you name
    [sixes] 6 points for each 6 you name
    [three-of-a-kind] three dice alike
    [four-of-a-kind] four dice alike
    [five-of-a-kind] five dice alike
    [full-house] three alike and two alike
    [three-pairs] all six dice in pairs
    [large-straight] 1 2 3 4 5 6
    [small-straight] 1 to 5, or 2 to 6
    [sixteen-or-less] all six dice add up to 16 or less
    [twenty-six-or-more] all six dice add up to 26 or more
    [odds-or-evens] all six odd, or all six even
    [equal-sum] one’s own three dice add up to the common three
   *[high-low] call higher or lower three times
}
power = { $power ->
    [ones] Ones: change one own die
    [twos] Twos: repeat a scored card
    [threes] Threes: two dice become their sum
   *[fours] Fours: start the rolling afresh
}
option-first_game = Start with the four cards of a first game (our own choice)
part-combinations = combinations
part-bluffs = bluffing cards
part-false-accusations = false accusations
ending-rounds-played = All rounds have been played.
ending-bluffing-cards = A tie in points; the bluffing cards decided it.

# Choices
offer-push = { $front ->
    [0] Push out { $face }, then choose what to reroll
   *[other] Push out { $face } and reroll the last die
}
offer-reroll = Reroll only the { $face }
offer-reroll-both = Reroll both hidden dice
offer-done = Keep my dice
offer-start-afresh = Use Fours: start afresh with three dice
offer-change = { $where ->
    [hidden] Use Ones: turn the { $old } behind the shield to { $new }
   *[front] Use Ones: turn the { $old } in front of the shield to { $new }
}
offer-repeat = Use Twos: repeat a card I have scored
offer-add-two-dice = Use Threes: two dice become their sum
offer-claim = { $truth ->
    [proven] { claim-words } ({ table-points }, proven)
    [true] { claim-words } ({ table-points }, true)
    [bluff] { claim-words } ({ table-points }, a bluff)
    [dare] { claim-words } ({ table-points }, a dare)
   *[unknown] { claim-words } ({ table-points })
}
offer-claim-nothing = Claim nothing
offer-accuse = Accuse { $player } of bluffing
offer-pass = Pass
offer-higher = Higher than { $target }
offer-lower = Lower than { $target }
offer-stay-silent = Stay silent
offer-show-bluff = Show that it was a bluff

# What happened
starts = { $player } starts.
round = Round { $number }: { $player } has the First Player Token.
dealt = A new card: { card }.
rolled-common = In the middle: a { $face }.
rolled-hidden = You roll a { $face } behind your shield.
pushed = { $player } pushes out a { $face }.
rerolled = You reroll the { $face }.
did-reroll-both = You reroll both hidden dice.
did-done = { $player } keeps the dice.
did-start-afresh = { $player } uses Fours and starts afresh.
all-done = Everyone is done rolling.
to-claim = { $player } is to claim.
changed = { $where ->
    [hidden] { $player } uses Ones: { $old } becomes { $new }, behind the shield.
   *[front] { $player } uses Ones: { $old } becomes { $new }.
}
changed-unseen = { $player } uses Ones on a die behind the shield.
did-repeat = { $player } uses Twos: the claim repeats a card.
did-add-two-dice = { $player } uses Threes: two dice become their sum.
claimed = { $player } claims: { claim-words } ({ table-points }).
dice-seen = { $dice ->
    [0] All see { $common } in the middle; { $hidden } dice are hidden.
   *[other] All see { $front } in front of the shield and { $common } in the middle; { $hidden ->
        [one] 1 die is hidden
       *[other] { $hidden } dice are hidden
    }.
}
proven = All can see that it is true: nobody may accuse.
did-claim-nothing = { $player } claims nothing.
accused = { $player } says: { $claimer }, you’re bluffing!
did-pass = { $player } passes.
showed = { $player } shows a { $face }.
caught = It was a bluff! { $player } gets no points.
was-true = It was true. { $accuser } takes a false-accusation card and has { $cards }.
bluff-card = It was a bluff! { $player } takes a bluffing card and has { $cards }.
scored = { $player } scores { table-points }.
did-stay-silent = { $player } stays silent.
did-show-bluff = { $player } owns up to a bluff.
did-higher = { $player } calls: higher.
did-lower = { $player } calls: lower.
threw = { $player } rolls a { $face }.
right-call = { $sum } against { $target }: right.
wrong-call = { $sum } against { $target }: wrong. No points.

# The table, drawn or told
table-round = Round { $round } of { $rounds }
table-common = Common dice
table-cards = Cards
table-none = none
table-hidden = { $dice ->
    [0] no dice behind the shield
    [one] 1 die behind the shield
   *[other] { $dice } dice behind the shield
}
table-own = your dice behind the shield
table-front = in front
table-tokens = scored by { $names }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-powers = powers
table-bonus = bluffs { $bluffs }, false accusations { $false }
table-bonus-short = bluffs { $bluffs } · false { $false }
table-first = First Player
table-rolling = still rolling
table-announced = Powers announced: { $powers }
table-claim = { $player } claims { claim-words }, { table-points }
table-asked = { $player } accuses or passes
table-accuser = { $player } accuses
table-high-low = High Low: { $right } of 3 right, next against { $target } (best calls succeed { $chance } %)
table-chances = Your chances, if you roll for it
table-offers = What you could claim
truth = { $truth ->
    [proven] proven
    [true] true
    [dare] a dare
   *[bluff] a bluff
}

# Why not
refusal-no-such-move = There is no such move.
refusal-not-your-turn = It is somebody else’s turn.
refusal-game-over = The game is over.
refusal-table-moves-first = The dice or cards come first.
refusal-not-for-players = Only the table rolls dice and deals cards.
refusal-wrong-outcome = That is not what the table decides now.
refusal-no-such-seat = Nobody sits there.
refusal-not-in-pile = That card is not in the pile.
refusal-rolling-first = Not everyone is done rolling.
refusal-done-rolling = You are done rolling.
refusal-reroll-first = You have pushed a die: first roll one or both of the others again.
refusal-push-first = Push a die out first; then others may be rolled again.
refusal-last-die-stays = One die always stays behind the shield.
refusal-no-such-hidden-die = You have no such die behind your shield.
refusal-no-such-front-die = You have no such die in front of your shield.
refusal-no-such-power = You don’t have that power.
refusal-claim-first = Now you claim a combination.
refusal-not-on-table = That card is not on the table.
refusal-already-scored = You have already scored that card.
refusal-nothing-to-repeat = You announced a repeat: claim a card that you have scored.
refusal-no-high-low = High Low can’t be claimed after a power was announced.
refusal-cannot-be-true = Everyone can see that this is not possible.
refusal-something-to-claim = There is something that you can claim.
refusal-accuse-or-pass = Accuse or pass.
refusal-call-first = Call higher or lower.
refusal-silent-or-show = Stay silent or show your bluff.
refusal-was-true = Your claim was true: there is no bluff to show.

# A new table in the browser
web-option-first_game = First game
web-option-first_game-more = Four easy cards lie out at the beginning: High Low, three of a kind, full house and sixes. Which ones is our own choice. Good for a first evening.
web-option-first_game-value = { $value ->
    [yes] yes: four easy cards
   *[no] no: shuffled cards
}

# The board in the browser
web-common = Common dice
web-bluffs = { $n ->
    [one] 1 bluffing card
   *[other] { $n } bluffing cards
}
web-false-accusations = { $n ->
    [one] 1 false accusation
   *[other] { $n } false accusations
}
web-points-word = { $n ->
    [one] point
   *[other] points
}
web-hidden-die = a hidden die
web-shown-die = { $face }, shown
web-own-die = { $face }, hidden from all others
web-common-die = { $face }, common
web-each = { $points } each
web-only-you = only you see: { $mark }
web-only-you-see = Only you see this
web-only-you-brief = Only you
web-your-dice = Your dice
web-everyone-sees = Everyone sees
web-nothing-pushed = Nothing pushed out
web-verb-push = push
web-verb-reroll = reroll
web-did-rolling = rolls …
web-did-thinking = thinks …
web-did-claiming = is to move
web-did-pass = passed
web-did-ready = keeps the dice
web-did-claim = { claim-words }
web-say = { $card ->
    [full-house] “I have a full house!”
    [three-of-a-kind] “I have three of a kind!”
    [four-of-a-kind] “I have four of a kind!”
    [five-of-a-kind] “I have five of a kind!”
    [three-pairs] “I have three pairs!”
    [large-straight] “I have a large straight!”
    [small-straight] “I have a small straight!”
    [sixteen-or-less] “My dice make 16 or less!”
    [twenty-six-or-more] “My dice make 26 or more!”
    [odds-or-evens] “All odd, or all even!”
    [equal-sum] “My sum is equal!”
    [high-low] “High Low: I dare!”
   *[other] “I have { claim-words }!”
}
web-say-brief = “{ claim-words }!”
web-your-claim = Your claim.
web-marks = True, bluff, proven: only you see these marks.
web-how-many = How many? Press the number.
web-how-true = Bars: how true it looks.
web-you-have = { $n ->
    [0] You have none.
    [one] You have 1.
   *[other] You have { $n }.
}
web-truth-true = You have it.
web-truth-proven = All can see that it is true.
web-truth-bluff = It would be a bluff.
web-truth-dare = A dare: nobody can accuse.
web-power = { $power ->
    [ones] Change a die
    [twos] Repeat a card
   *[threes] Add two dice
}
web-power-when = Whoever has scored this card may do so once, in a later round.
web-has-scored = { $player } has scored it.
web-mark-true = { $n ->
    [0] True
   *[other] { $n } true
}
web-mark-proven = { $n ->
    [0] Proven
   *[other] { $n } proven
}
web-mark-bluff = Bluff
web-mark-dare = A dare
web-mark-no = Can’t be
web-mark-done = Scored
web-mark-unscored = Not scored
web-they-see = They see
web-all-see = All see of { $player }
web-looks-true = Looks true to them
web-true-share = Cases in which it is true
web-cases = { $n } of { $of }
web-chance = { $n ->
    [0] { $percent } % chance
   *[other] { $n }×: { $percent } % chance
}
web-chance-brief = { $n ->
    [0] { $percent } %
   *[other] { $n }×: { $percent } %
}
web-asked-now = What is asked now
web-chosen = { $card } chosen.
web-ask-roll = Roll behind your shield.
web-tip-roll = Your three dice and the three in the middle count together. You claim one of the cards with them, true or not. What you push out, everyone sees.
web-ask-push = Push one die out, and roll the others again. Or keep all three.
web-ask-push-again = Push one more out and roll the last die. Or keep your dice.
web-ask-reroll = Now roll one of the two again, or both.
web-ask-afresh = No roll is left. Keep your dice, or use Fours.
web-afresh = Fours: start afresh
web-ask-accuse = Is { $player } bluffing?
web-passed = { $n ->
    [one] { $names } has passed. Now you.
   *[other] { $names } have passed. Now you.
}
web-accuse = You’re bluffing!
web-accuse-more = Right: { $player } gets nothing. Wrong: { $player } scores, and you lose { $cost }.
web-pass-more = { $player } scores { table-points }, if nobody accuses.
web-ask-silent = Nobody accused you: { table-points }.
web-ask-silent-more = Say nothing, or show them what they missed.
web-ask-silent-true = It was true: there is no bluff to show.
web-show-bluff = It was a bluff!
web-show-bluff-more = Show your dice and take a bluffing card: { $points } points more.
web-silent-more = Your dice stay hidden.
web-ask-call = Higher or lower?
web-ask-call-more = Three dice are rolled; an equal sum fails.
web-higher = Higher
web-higher-more = than { $target }
web-lower = Lower
web-lower-more = than { $target }
web-high-low-next = Call { $n }
web-high-low-chance = { $chance } % with the best calls.
web-last-claim = { $player } claimed { claim-words }.
web-fate = { $end ->
    [scored] +{ $points }
    [true] it was true, +{ $points }
    [shown] it was a bluff, +{ $points }
    [caught] caught bluffing
    [failed] failed
   *[nothing] no points
}
web-not-begun = The game begins.
web-wait-rolling = { $n ->
    [0] The dice fall.
    [one] { $names } is still rolling.
   *[other] { $names } are still rolling.
}
web-wait-accuse = { $player } accuses or passes.
web-wait-silent = Nobody accused { $player }.
web-wait-call = { $player } calls higher or lower.
web-wait-claim = { $player } is to claim.
web-over = The game is over.
web-winners = { $n ->
    [one] { $names } wins with { table-points }.
   *[other] { $names } share the win with { table-points }.
}
web-rail = Scores and log
web-pad = Score pad
web-pad-cards = Cards
web-pad-bonus = Bonus
web-pad-total = Total
web-player = Player
web-change-help = Turn one of your dice to any number. Nobody sees which hidden die, or to what.
web-change-where = { $where ->
    [hidden] Behind the shield
   *[front] In front
}
web-rolled-common = In the middle: { $faces }.
web-rolled-hidden = You roll { $faces } behind your shield.
web-showed = { $player } shows { $faces }.
web-threw = { $player } rolls { $faces }.
web-moment-accused = You’re bluffing!
web-moment-caught = Caught!
web-moment-was-true = It was true!
web-moment-bluff-card = Out-foxed!
web-moment-right-call = { $call ->
    [3] Right three times!
   *[other] Right!
}
web-moment-wrong-call = Wrong!
