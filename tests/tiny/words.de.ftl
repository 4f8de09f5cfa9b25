# Unter dem Becher, für Menschen, die Deutsch lesen.

title = Unter dem Becher
tagline = Biete auf einen Würfel, den nur du siehst.

option-rounds = Wie viele Runden gespielt werden
option-target = Punkte, mit denen das Spiel vorzeitig endet
part-hits = gute Gebote
part-busts = Reinfälle
ending-last-round = Die letzte Runde ist gespielt.
ending-target-reached = Jemand hat das Ziel erreicht.

offer-bid = { $bid } bieten
offer-reroll = Deine { $die } heimlich neu würfeln

prize = Der Preis ist { $prize }.
rolled = { $player } würfelt unter dem Becher { $die }.
rerolls = { $player } würfelt heimlich neu.
sealed = { $player } hat geboten.
bids = { $player } bietet { $bid }.
shown = { $player } hat { $bid } geboten und { $die } unter dem Becher.
gained = { $points ->
    [one] { $player } bekommt 1 Punkt.
   *[other] { $player } bekommt { $points } Punkte.
}

refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-for-players = Nur der Tisch würfelt und hebt Becher.
refusal-table-moves-first = Erst kommen die Würfel.
refusal-bid-is-sealed = Dein Gebot steht schon.
refusal-no-second-reroll = Du hast schon einmal neu gewürfelt.
refusal-not-now = Das entscheidet der Tisch jetzt nicht.
refusal-not-under-the-cup = Unter diesem Becher liegt etwas anderes.
refusal-no-such-seat = Dort sitzt niemand.
