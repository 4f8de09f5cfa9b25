# Sneaky, für Menschen, die Deutsch lesen.

title = Sneaky
tagline = Fordere dein Glück heraus und raube den anderen ihre Räuber.

colour = { $colour ->
    [yellow] gelb
    [red] rot
    [green] grün
    [blue] blau
    [grey] grau
   *[purple] lila
}
bandit = { $colour ->
    [yellow] Gelb
    [red] Rot
    [green] Grün
    [blue] Blau
    [grey] Grau
   *[purple] Lila
} { $value }
one-die = { $colour ->
    [yellow] einen gelben Würfel
    [red] einen roten Würfel
    [green] einen grünen Würfel
    [blue] einen blauen Würfel
    [grey] einen grauen Würfel
   *[purple] einen lila Würfel
}
option-deck = Welche Werte die vier Räuber jeder Farbe haben (unsere eigene Regelung)
where = { $place ->
    [centre] in der Mitte
   *[stack] auf dem Stapel von { $owner }
}
part-bandits = Räuber
part-most-handcuffs = meiste Handschellen
part-no-handcuffs = keine Handschellen
ending-last-round = Die letzte Runde ist gespielt.
ending-centre-empty = In der letzten Runde ist die Mitte leer.
ending-turn-limit = Der 200. Zug war der letzte.

# Auswahl
offer-place = { one-die } auf { bandit } { where } legen ({ $dice } von { $value })
offer-roll = { $dice ->
    [one] Den letzten Würfel werfen (Pech: { $risk } %)
   *[other] Mit { $dice } Würfeln weiterwürfeln (Pech: { $risk } %)
}
offer-stop = { $captures ->
    [0] Aufhören und nichts nehmen
    [one] Aufhören und 1 Räuber nehmen (+{ $points })
   *[other] Aufhören und { $captures } Räuber nehmen (+{ $points })
}
offer-top = { bandit } kommt nach oben

# Was geschah
starts = { $player } beginnt.
turn = Zug { $number }: { $player }.
rolled = { $player } würfelt { colour }.
placed = { $player } legt { one-die } auf { bandit } { where } ({ $dice } von { $value }).
rolled-on = { $player } würfelt weiter.
stopped = { $player } hört auf.
chose-top = { $player } legt { bandit } nach oben.
dealt = { bandit } kommt in die Mitte.
bust = Pech! Nichts passt, { $player } macht keine Beute.
captured = { $player } erobert { bandit } { $place ->
    [centre] aus der Mitte
   *[stack] von { $owner }
}{ $value ->
    [1] {" "}und sichert ihn
   *[other] {""}
}.
captured-nothing = { $player } erobert nichts.
gained-handcuff = { $player } bekommt eine Handschelle und hat jetzt { $handcuffs }.
lost-handcuff = { $player } gibt eine Handschelle ab und hat noch { $handcuffs }.
last-round = Der Stapel ist leer: Alle haben noch genau einen Zug.

# Der Tisch im Terminal
empty = leer
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
handcuffs = { $count ->
    [0] keine Handschellen
    [one] Handschelle
   *[other] Handschellen
}
handcuffs-count = { $count ->
    [0] keine Handschellen
    [one] 1 Handschelle
   *[other] { $count } Handschellen
}
secured = gesichert
no-stack = kein Stapel
no-stack-of = keine { $value }er
to-come = noch { $count }
turn-number = Zug { $number }
is-last-round = Letzte Runde
turns-left = { $n ->
    [one] letzter Zug
   *[other] noch { $n } Züge
}
last-turns = { $n ->
    [one] Das ist der letzte Zug.
   *[other] Letzte Runde: Es bleiben { $n } Züge.
}
roll-again = { $dice ->
    [one] Noch ein Wurf mit dem Würfel:
   *[other] Noch ein Wurf mit den { $dice }:
}
bust-slight = unter 1 % Pech
bust-odds = { $risk ->
    [100] ⚠ sicheres Pech
   *[other] { $risk } % Pech
}
in-the-centre = In der Mitte: { $bandits }. { $pile ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch ein Räuber.
   *[other] Im Stapel sind noch { $pile } Räuber.
}
bandit-with-dice = { $dice ->
    [0] { $bandit }
   *[other] { $bandit } mit { $dice } von { $value } Würfeln
}
stack-line = { $n ->
    [one] Stapel: { $top }
   *[other] Stapel aus { $n }, oben { $top }
}
secured-line = gesichert: { $colours }
dice-in-hand = Würfel in der Hand: { $dice }.
times = { $count ->
    [one] { colour }
   *[other] { $count } × { colour }
}
threw = { $player } würfelt { $dice }.

# Warum nicht
refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-table-moves-first = Erst kommen die Würfel oder Karten.
refusal-not-for-players = Nur der Tisch würfelt und teilt Karten aus.
refusal-wrong-outcome = Das entscheidet der Tisch jetzt nicht.
refusal-no-such-seat = Dort sitzt niemand.
refusal-display-differs = Die ersten drei Räuber haben drei verschiedene Werte und drei verschiedene Farben.
refusal-none-left-in-pile = So ein Räuber ist nicht mehr im Stapel.
refusal-no-such-die = Du hast keinen Würfel dieser Farbe in der Hand.
refusal-own-stack = Auf den eigenen Stapel darfst du keine Würfel legen.
refusal-empty-place = An dieser Stelle liegt keine Karte.
refusal-wrong-colour = Ein Würfel kommt nur auf eine Karte seiner Farbe.
refusal-card-full = Diese Karte ist schon voll.
refusal-place-first = Nach einem Wurf musst du zuerst mindestens einen Würfel ablegen.
refusal-no-dice-left = Du hast keine Würfel mehr zum Werfen.
refusal-not-captured = Dort hast du keine Karte erobert, die auf einen Stapel kommt.
refusal-choose-top-first = Wähle zuerst, welche eroberte Karte nach oben kommt.
refusal-nothing-to-choose = Es ist keine oberste Karte zu wählen.
