# Under the Cup, for people who read English.

title = Under the Cup
tagline = Bid on a die that only you can see.

option-rounds = How many rounds are played
option-target = A score that ends the game early
part-hits = good bids
part-busts = busts
ending-last-round = The last round has been played.
ending-target-reached = Somebody has reached the target.

offer-bid = Bid { $bid }
offer-reroll = Secretly roll your { $die } again

prize = The prize is { $prize }.
rolled = { $player } rolls { $die } under the cup.
rerolls = { $player } secretly rolls again.
sealed = { $player } has bid.
bids = { $player } bids { $bid }.
shown = { $player } bid { $bid } with { $die } under the cup.
gained = { $points ->
    [one] { $player } gets 1 point.
   *[other] { $player } gets { $points } points.
}

refusal-no-such-move = There is no such move.
refusal-game-over = The game is over.
refusal-not-for-players = Only the table rolls dice and lifts cups.
refusal-table-moves-first = The dice come first.
refusal-bid-is-sealed = Your bid is made.
refusal-no-second-reroll = You have rolled your die again already.
refusal-not-now = That is not what the table decides now.
refusal-not-under-the-cup = Something else lies under that cup.
refusal-no-such-seat = Nobody sits there.
