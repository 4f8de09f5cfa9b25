# Sneaky Seven, for people who read English.

title = Sneaky Seven
tagline = Nine break-ins in Paris: who is the first to fill the board?

field = { $field ->
    [security] security
    [explosives] explosives
    [weapons] weapons
    [equipment] equipment
    [software] software
   *[locks] locks
}
a-card = { $field ->
    [security] a security card
    [explosives] an explosives card
    [weapons] a weapons card
    [equipment] an equipment card
    [software] a software card
   *[locks] a locks card
}
vehicle = { $vehicle ->
    [boat] boat
    [car] car
    [helicopter] helicopter
   *[tank] tank
}
a-vehicle = { $vehicle ->
    [boat] a boat
    [car] a car
    [helicopter] a helicopter
   *[tank] a tank
}
where = { $what ->
    [place] { $place }
    [house] the house near { $near }{ on-tile }
    [mansion] the mansion near { $near }{ on-tile }
    [station] the police station
    [manhole] manhole { $letter }{ on-tile }
    [river] the river near { $near }{ on-tile }
    [dock] the dock near { $near }{ on-tile }
   *[road] the road near { $near }{ on-tile }
}
on-tile = { $tile ->
    [none] {""}
   *[other] {" "}({ $tile })
}
thing = { $item ->
    [card] one { field } card
    [loot] the loot of { $place }
   *[money] ${ $amount }
}
things = { $item ->
    [card] { $count } × { field }
    [loot] { $count } × loot of { $place }
   *[money] ${ $amount }
}
option-rounds = Rounds until the game ends at the latest (auto: 45, with two players 60; our own ruling)
option-minutes = Minutes until the table says that time is up (0: no clock)
part-tokens = { $n ->
    [one] token
   *[other] tokens
}
ending-nine-tokens = The bingo board is full: nine tokens.
ending-round-limit = The last round is over: most tokens win, a die breaks ties.
ending-time-is-up = Time is up: most tokens win, a die breaks ties.

# Choices
offer-choose = { $character }, expert in { field }
offer-roll = Roll the d20 and move
offer-go = { $steps ->
    [0] Stay: { where }
    [one] Go to { where }, 1 tile
   *[other] Go to { where }, { $steps } tiles
}{ $whose ->
    [own] , your safe house
    [player] , a safe house of { $owner }
   *[bank] {""}
}{ $job ->
    [ready] : all you need is at hand
    [done] : you have its token
    [lacking] : something is missing
   *[none] {""}
}
offer-tunnel = Through the catacombs to { $tile }
offer-rob = Rob { where }{ $pays ->
    [0] {""}
   *[other] {" "}for ${ $pays }
}{ $whose ->
    [player] {" "}from { $owner }
   *[bank] {""}
} ({ $risk } % caught)
offer-rob-player = Rob { $owner } of ${ $pays } ({ $risk } % caught)
offer-done = End the turn
offer-buy = Buy { a-card } for ${ $price }
offer-buy-vehicle = Buy { a-vehicle } for ${ $price }
offer-sell = Sell { a-card } for ${ $price }
offer-sell-loot = Sell the loot of { $place } for ${ $price }
offer-protect = Lay out { a-card } for protection
offer-study = Study { field } for ${ $price } instead of moving{ $cards ->
    [0] {" "}(the chip only: no card is left)
   *[other] {""}
}
offer-trade = Make { $partner } an offer
offer-give = Give { thing }{ so-far }
offer-get = Ask for { thing }{ so-far }
so-far = { $so_far ->
    [0] {""}
   *[other] {" "}(so far { $item ->
        [money] ${ $so_far }
       *[card] { $so_far }
    })
}
offer-make = Make { $partner } this offer: you give { you-give }, you get { you-get }
you-give = { $give_cards ->
    [0] { $give_money ->
        [0] nothing
       *[other] ${ $give_money }
    }
    [one] 1 card{ give-too }
   *[other] { $give_cards } cards{ give-too }
}
give-too = { $give_money ->
    [0] {""}
   *[other] {" "}and ${ $give_money }
}
you-get = { $get_cards ->
    [0] { $get_money ->
        [0] nothing
       *[other] ${ $get_money }
    }
    [one] 1 card{ get-too }
   *[other] { $get_cards } cards{ get-too }
}
get-too = { $get_money ->
    [0] {""}
   *[other] {" "}and ${ $get_money }
}
offer-drop = Drop this offer (it counts as one of your three)
offer-accept = Accept
offer-decline = Decline

# What happened
begins = { $player } begins.
turn = Round { $number }: { $player }’s turn.
rolled = { $player } rolls { $face }.
chose = { $player } is { $character }, expert in { field }.
started = { $player } rolls { $face } and starts at { $place } with ${ $money }.
went = { $player } { $steps ->
    [0] stays at { where }
   *[other] goes to { where }
}.
tunnelled = { $player } takes the tunnel and comes up at the other { where }.
tries = { $player } tries to rob { where }{ $whose ->
    [player] , a safe house of { $owner }
   *[bank] {""}
}.
tries-player = { $player } tries to rob { $owner }.
no-shield = No shield.
guard-next = A protecting card is in the way: { $player } rolls again.
guard-expired = The protecting card has done its duty.
caught = A shield! { $player } is caught and goes to the police station.
robbed-home = { $player } robs { where } and gets ${ $amount }{ $whose ->
    [player] {" "}from { $owner }
   *[bank] {""}
}: now a safe house of { $player }.
robbed-player = { $player } robs { $owner } of ${ $amount }.
robbed-place = { $player } robs { $place } and takes the loot{ $amount ->
    [0] {""}
   *[other] {" "}and ${ $amount }
}.{ $school ->
    [closed] {" "}The school won’t teach { $player } any more.
   *[open] {""}
}
token = { $player } has { $tokens } of 9 tokens.
is-done = { $player } is done.
bought = { $player } buys { a-card } for ${ $price }.
bought-vehicle = { $player } buys { a-vehicle } for ${ $price }.
sold = { $player } sells { a-card } for ${ $price }.
sold-loot = { $player } sells the loot of { $place } for ${ $price }.
protected = { $player } lays out { a-card } for protection.
studied = { $player } studies { field } for ${ $price }{ $cards ->
    [0] : the chip only, no card is left
   *[other] {" "}and gets the chip and a card
}.
thinks-of-trade = { $player } wants to trade with { $partner }.
offered = { $player } makes { $partner } an offer:
offered-give = { $player } gives { things }.
offered-get = { $partner } gives { things }.
dropped-offer = { $player } drops the offer.
accepted = { $player } accepts.
declined = { $player } declines.
time-is-up = Time is up! This turn is the last.
wins-roll = { $player } wins the roll for the tie.

# The table in sentences and captions
say-round = Round { $round } of { $limit }
say-turn = { $player }’s turn.
say-rolled = Rolled: { $face }.
say-player = { $player }{ $character ->
    [none] {""}
   *[other] {" "}({ $character }, { field })
}: { $tokens } of 9 tokens, ${ $money }, at { where }.
say-player-waiting = { $player }{ $character ->
    [none] {""}
   *[other] {" "}({ $character }, { field })
} is not on the map yet.
say-targets = Robbed: { $list }.
say-hand = Cards: { $list }.
say-laid = Protection: { $list }.
say-chips = Education chips: { $list }.
say-vehicles = Vehicles: { $list }.
say-loot = Loot: { $list }.
say-safe-houses = Safe houses: { $list }.
say-expelled = Expelled from the school.
say-decks = Decks: { $list }.
say-reach = In reach: { $list }.
say-reach-place = { where } ({ $steps })
say-jobs = What { $player } can still rob, the nearest first:
say-job = { $place }{ $kind ->
    [target] {""}
   *[business] {" "}(no token, only loot and money)
}: { $missing ->
    [0] everything is at hand
   *[other] missing { $list }
}; about { $turns } { $turns ->
    [1] turn
   *[other] turns
} away{ $way ->
    [known] , best by { $tile }
   *[none] {""}
}.
say-offer = Offer of { $player } to { $partner }: gives { $give }; gets { $get }.
say-nothing = nothing

# Why not
refusal-no-such-move = There is no such move.
refusal-not-your-turn = It is somebody else’s turn.
refusal-game-over = The game is over.
refusal-table-moves-first = The dice come first.
refusal-not-for-players = Only the table rolls dice and watches the clock.
refusal-wrong-outcome = That is not what the table decides now.
refusal-no-such-seat = Nobody sits there.
refusal-no-time-limit = This game is played without a clock.
refusal-time-was-up = Time is up already.
refusal-choose-first = Choose a character first.
refusal-chosen-already = You have your character already.
refusal-character-taken = That character is taken.
refusal-rolled-already = You have rolled already in this turn.
refusal-roll-first = Roll the d20 first.
refusal-moved-already = You have moved already in this turn.
refusal-too-far = That tile is too far for your roll.
refusal-needs-boat = Only a boat gets there.
refusal-move-first = Move first; staying where you are counts.
refusal-no-manhole = There is no manhole here.
refusal-tunnel-used = A tunnel is taken right after landing on a manhole, and once a turn.
refusal-robbed-already = One robbery a turn is enough.
refusal-nothing-to-rob = There is nothing to rob here.
refusal-own-safe-house = That is your own safe house.
refusal-token-already = You have the token of this place already.
refusal-cards-missing = You lack a resource card for this job.
refusal-vehicle-missing = You lack a vehicle for this job.
refusal-rob-yourself = You can’t rob yourself.
refusal-not-here = That player is not on your tile.
refusal-in-police-station = Nobody is robbed at the police station.
refusal-not-your-field = You may only buy cards of your own fields; the school teaches new ones.
refusal-deck-empty = The deck of that field is empty.
refusal-not-enough-money = You don’t have enough money.
refusal-owned-already = You have that vehicle already.
refusal-no-such-card = You have no such card in your hand.
refusal-no-such-loot = You have no such loot card.
refusal-only-instead-of-moving = Studying takes the whole turn: only before you roll.
refusal-known-already = You know that field already.
refusal-expelled = Who has robbed the school can’t study there.
refusal-offer-to-yourself = You can’t trade with yourself.
refusal-no-offers-left = Three offers a turn are enough.
refusal-finish-offer-first = Make or drop your offer first.
refusal-no-offer = There is no offer: begin one first.
refusal-empty-offer = There is nothing in the offer yet.
refusal-they-lack-money = They don’t have that much money.
refusal-they-lack-card = They have no such card.
refusal-they-lack-loot = They have no such loot card.
refusal-answer-first = Accept or decline the offer first.

# A new table in the browser
web-option-rounds = Rounds at most
web-option-rounds-more = If nobody has all nine tokens by then, the most win. That there is such an end is our own ruling.
web-option-rounds-value = { $value ->
    [auto] 45 rounds, with two players 60
   *[other] { $value } rounds
}
web-option-minutes = Time at most
web-option-minutes-more = When the time is up, the turn is finished and the most tokens win. For evenings with a bedtime.
web-option-minutes-value = { $value ->
    [0] no clock
   *[other] { $value } minutes
}

# The board in the browser
web-crew = Players in turn order
web-mate = { $name }{ $field ->
    [none] {""}
   *[other] , { field }
}: { $tokens } of 9 tokens, ${ $money }
web-paris = Paris
web-map = Map: drag to pan, plus and minus to zoom, arrow keys go from lit tile to lit tile
web-zoom-in = Closer
web-zoom-out = Farther
web-find = Find my monkey
web-last-round = Last round!
web-safe-house = Safe house of { $owner }
web-job = Job: { $place }
web-robbed = robbed
web-turns-away = { $turns ->
    [one] about 1 turn
   *[other] about { $turns } turns
}
web-no-token = no token, ${ $pays }
web-you-hold = in hand: { $n }
web-yours = yours
web-owned = owned
web-belongings = Belongings
web-not-yours = nobody has it
web-costs = ${ $price }
web-holds = { $name } has { $n }
web-needs = What the job needs
web-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
web-here = { $whose ->
    [own] you are here
   *[other] { $player } is here
}
web-buy-it = { $name } ${ $price }
web-ask-them = Ask { $name }
web-learn-it = Learn { $field }
web-go-there = Go there
web-stay = Stay here
web-go-towards = Go towards it
web-bingo = Bingo board
web-of-nine = { $n } of 9
web-goal = { $place }{ $state ->
    [done] , robbed
    [ready] , all you need is at hand
   *[open] {""}
}
web-kit = Your kit
web-may-buy = may buy
web-loot = { $n } loot
web-houses = { $n ->
    [one] 1 house
   *[other] { $n } houses
}
web-guards = { $n ->
    [one] 1 guard
   *[other] { $n } guards
}
web-monkey-money = Monkey money
web-trade = Trade
web-trade-with = Trade with { $partner }
web-trade-whom = Whom do you ask? You build the offer, they say yes or no.
web-you-give = You give
web-you-get = You get
web-they-give = { $name } gives
web-add = Add to your side
web-ask-for = Ask { $name } for more
web-owns = { $n ->
    [0] ${ $money } and no cards
    [one] ${ $money } and 1 card
   *[other] ${ $money } and { $n } cards
}
web-has = { $whose ->
    [own] You have
   *[other] { $name } has
} { web-owns }
web-left = { $n } left
web-more-money = +${ $amount }
web-offers-after = { $n ->
    [0] the last offer of this turn
    [one] 1 more offer after this
   *[other] { $n } more offers after this
}
web-says-what = What is it you want?
web-says-price = And what do I get for it?
web-says-gift = For me? How kind!
web-says-both = Ask me, and I’ll tell you.
web-says-asked = Well? Do we have a deal?
web-trade-ready = Then you have all you need for { $places }!
web-trade-after = { $n ->
    [0] You would hold ${ $money } and no cards.
    [one] You would hold ${ $money } and 1 card.
   *[other] You would hold ${ $money } and { $n } cards.
}
web-drop = Drop it
web-drop-more = costs one of 3 offers
web-make = Make the offer
web-make-more = { $name } says yes or no
web-make-empty = add something first
web-over = The game is over.
web-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-offered = { $player } offers { $partner } { $give } for { $get }.
web-ask-choose = Who are you?
web-ask-choose-more = Everyone is an expert in one field and may buy its cards from the start.
web-tip-choose = A token of each of the nine places on the bingo board wins. A break-in needs cards of certain fields: buy those of your own, trade for others, or learn more at school.
web-ask-accept = { $player } makes you an offer.
web-turn-yours = Your turn.
web-ask-trade = Build your offer, then make it.
web-ask-roll = Roll and move, or go to school instead.
web-ask-only-roll = Roll, then move.
web-ask-tunnel = Take the tunnel, or stay up here.
web-ask-go = { $n ->
    [one] Go 1 tile at most: tap a lit one.
   *[other] Go up to { $n } tiles: tap a lit one.
}
web-ask-rob = { $n ->
    [one] Rob for { web-prize } ({ $risk } % caught), or end your turn.
   *[other] Rob, or end your turn.
}
web-prize = { $what ->
    [place] the loot{ $pays ->
        [0] {""}
       *[other] {" "}and ${ $pays }
    }
   *[other] ${ $pays }
}
web-ask-done = Buy, sell, trade, or end your turn.
web-begins = The dice decide who begins.
web-wait = { $player } is on the move.
web-wait-choose = { $player } chooses a character.
web-wait-offer = { $player } puts together an offer for { $partner }.
web-wait-answer = { $player } thinks about the offer.
web-play = What is asked now
web-d20 = Twenty-sided die: { $face ->
    [0] not rolled
   *[other] { $face }
}
web-roll = Roll
web-roll-more = the d20
web-move = Move
web-to-go = up to { $n }
web-moved = done
web-why-not = { $reason ->
    [roll-first] move first
    [move-first] move first
    [robbed-already] once a turn
    [nothing-to-rob] nothing here
    [own-safe-house] your own
    [token-already] robbed
    [cards-missing] cards missing
    [vehicle-missing] vehicle missing
    [only-instead-of-moving] before a roll
    [expelled] expelled
    [known-already] all learned
   *[not-enough-money] no money
}
web-trade-first = trade first
web-go-on = go on
web-rob-whom = Whom or what do you rob?
web-rob-more = choose
web-rob-for = { web-prize }{ $whose ->
    [player] {" "}from { $owner }
   *[bank] {""}
}
web-rob = Rob
web-rob-player = Rob { $owner }
web-risk = { $risk } % caught
web-was-risky = The risk was { $risk } %.
web-tunnel = Tunnel
web-tunnel-more = to its twin
web-market = Market
web-market-more = buy, sell
web-offers-left = { $n ->
    [0] none left
    [one] 1 offer left
   *[other] { $n } offers left
}
web-school = School
web-school-more = or move
web-chip-only = ${ $price }, no card left
web-school-help = Studying takes the whole turn, wherever you stand: you get the chip of a field and one of its cards, and may buy its cards from then on.
web-end-turn = End turn
web-end-turn-more = next player
web-folder = Mission folder
web-tab-job = Job
web-tab-loot = { $n }/9
web-tab-news = Log
web-buy = Buy
web-sell = Sell
web-protect = Protect yourself
web-protect-more = A card laid out costs a robber of your houses or person one more danger roll. It can’t be taken back.
web-purse = You have ${ $money }.
web-not-your-field = not your field
web-sold-out = sold out
web-moment-caught = { $whose ->
    [own] You are caught!
   *[other] Caught!
}
web-moment-robbed-place = { $whose ->
    [own] The loot is yours!
   *[other] A coup for { $player }!
}
web-moment-robbed-player = { $whose ->
    [own] Got it!
    [yours] You have been robbed!
   *[other] Stop, thief!
}
web-moment-robbed-home = { $whose ->
    [own] Money in the bag!
   *[other] Your safe house was robbed!
}
web-moment-declined = No deal.
web-moment-studied = Lesson learned!
web-moment-turn = Last round!
web-moment-accepted = Deal!
web-moment-time-is-up = Time is up!
