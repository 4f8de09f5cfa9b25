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
part-most-handcuffs = Bonus für Handschellen
part-no-handcuffs = keine Handschellen
ending-last-round = Die letzte Runde ist gespielt.
ending-centre-empty = In der letzten Runde wurde die Mitte leer.
ending-turn-limit = Der 200. Zug war der letzte.

# Auswahl
offer-place = { one-die } auf { bandit } { where } legen ({ $dice } von { $value })
offer-roll = { $dice ->
    [one] Mit dem letzten Würfel weiterwürfeln ({ risk })
   *[other] Mit { $dice } Würfeln weiterwürfeln ({ risk })
}
risk = { $degree ->
    [slight] { bust-slight }
   *[some] { $risk } % Pech
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
placed-several = { $player } legt { $count } { $colour ->
    [yellow] gelbe
    [red] rote
    [green] grüne
    [blue] blaue
    [grey] graue
   *[purple] lila
} Würfel auf { bandit } { where } ({ $dice } von { $value }).
rolled-on = { $player } würfelt weiter.
stopped = { $player } hört auf.
chose-top = { $player } legt { bandit } nach oben.
dealt = { bandit } kommt in die Mitte.
bust = Pech! Nichts passt, { $player } macht keine Beute.
captured = { $player } { $place ->
    [centre] erobert { bandit } aus der Mitte
   *[stack] stiehlt { bandit } von { $owner }
}{ $value ->
    [1] {" "}und sichert ihn
   *[other] {""}
}.
captured-nothing = { $player } erobert nichts.
gained-handcuff = { $player } bekommt eine Handschelle und hat jetzt { $handcuffs }.
lost-handcuff = { $player } gibt eine Handschelle ab und hat { $handcuffs ->
    [0] keine mehr
   *[other] noch { $handcuffs }
}.
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
   *[other] Stapel aus { $n } Karten, oben { $top }
}
secured-line = gesichert: { $colours }
dice-in-hand = Würfel in der Hand: { $dice }.
times = { $count ->
    [one] { colour }
   *[other] { $count } × { colour }
}
threw = { $player } würfelt { $dice }.

# Ein neuer Tisch im Browser
web-option-deck = Räuber jeder Farbe
web-option-deck-more = So viel sind die vier Räuber einer Farbe wert. Die Spielregel sagt es nicht: Diese Mischung ist unsere eigene Regelung. Mehr Einser machen das Spiel zahmer, mehr Dreier die Beute größer.
web-option-deck-value = { $value ->
    [1123] 1, 1, 2 und 3
    [1233] 1, 2, 3 und 3
   *[1223] 1, 2, 2 und 3
}

# Das Brett im Browser
web-bandit-name = { $face ->
    [yellow-1] Pip Schnabel
    [yellow-1b] Flitze Watschel
    [yellow-2] Wachtmeister Quak
    [yellow-2b] Einaug Erpel
    [yellow-3] Baron Stockente
    [yellow-3b] Herzog Watschel
    [red-1] Rotznase Reni
    [red-1b] Zunder-Kind
    [red-2] Wilde Vix
    [red-2b] Zwinker-Reineke
    [red-3] Don Rufus
    [red-3b] Graf Vulpo
    [green-1] Schnippi
    [green-1b] Kleiner Nil
    [green-2] Lord Schnapp
    [green-2b] Zwinker-Sumpf
    [green-3] Boss Kaiman
    [green-3b] Sir Alligator
    [blue-1] Zahn junior
    [blue-1b] Eisscholle
    [blue-2] Käpten Salzig
    [blue-2b] Melonen-Bob
    [blue-3] Admiral Bart
    [blue-3b] Alter Fjord
    [grey-1] Stroh-Sam
    [grey-1b] Rußfleck
    [grey-2] Schlingel Ray
    [grey-2b] Staubiger Rocco
    [grey-3] Mister Asche
    [grey-3b] Professor Ruß
    [purple-1] Mitzi
    [purple-1b] Kitty Hauch
    [purple-2] Samtpfote
    [purple-2b] Kratzbürste
    [purple-3] Madame Minou
   *[purple-3b] Monsieur Minuit
}
web-turn-yours = Du bist dran.
web-turn-shared = { $player }, du bist dran.
web-turn-theirs = { $player } ist dran.
web-laid = Der Tisch wird gedeckt.
web-they-place = Was passt, was ist das Risiko wert?
web-they-top = Welche Karte kommt nach oben?
web-ask-first = Leg einen Würfel auf seine Farbe.
web-ask-card = { $n ->
    [one] Leg den Würfel auf die strahlende Karte.
   *[other] Welche Karte bekommt den { the-colour } Würfel?
}
web-ask-more = Ablegen, würfeln oder aufhören?
web-ask-on = Nichts passt: weiter oder aufhören?
web-ask-stop = Keine Würfel mehr: Nimm deine Beute.
web-ask-full = Hör auf! Alle Karten sind voll.
web-ask-top = Welche Karte kommt nach oben?
web-top-why = Die anderen können nur die oberste Karte eines Stapels rauben.
web-top-stack = Stapel der { $value }er
web-open-top = Oberste Karte wählen
web-look-at-table = Erst den Tisch ansehen
web-over = Das Spiel ist zu Ende.
web-winners = { $n ->
    [one] { $names } gewinnt mit { points-dative }.
   *[other] { $names } gewinnen gemeinsam mit { points-dative }.
}
web-play = Würfel und Auswahl
web-rail = Chancen und Verlauf
web-scores = Punktestand
web-centre = Die Mitte
web-pile = { $n ->
    [0] Der Stapel ist leer
    [one] Stapel: noch 1 Räuber
   *[other] Stapel: noch { $n } Räuber
}
web-to-come = kommen noch
web-gap = Leerer Platz
web-your-seat = Dein Platz
web-plays = am Zug
web-below = { $n ->
    [one] 1 Karte darunter
   *[other] { $n } Karten darunter
}
web-secured = { $n } gesichert
web-points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-dice = Würfel in der Hand
web-die = { $colour ->
    [yellow] Gelber Würfel
    [red] Roter Würfel
    [green] Grüner Würfel
    [blue] Blauer Würfel
    [grey] Grauer Würfel
   *[purple] Lila Würfel
}
web-die-fits = { web-die }: passt auf { $cards }.
web-die-idle = { web-die }: passt auf keine offene Karte.
web-die-chosen = Gewählt.
web-card = { $name }, { bandit }, { $place ->
    [centre] in der Mitte
    [own] auf deinem Stapel
   *[stack] auf dem Stapel von { $owner }
}, { $dice } von { $value } Würfeln.
web-card-place = Lege { one-die } ab.
web-card-full = Voll: erobert, wenn der Zug jetzt endet.
web-got-you = Erwischt!
web-place = Ablegen
web-place-colour = { $colour ->
    [yellow] Gelb ablegen
    [red] Rot ablegen
    [green] Grün ablegen
    [blue] Blau ablegen
    [grey] Grau ablegen
   *[purple] Lila ablegen
}
web-choose-die = Karte antippen
web-choose-card = welche Karte?
web-nothing-fits = nichts passt
web-roll = { $n ->
    [0] Würfeln
    [one] 1 Würfel werfen
   *[other] { $n } Würfel werfen
}
web-risk = { $degree ->
    [none] kein Risiko
    [slight] Pech unter 1 %
    [sure] sicheres Pech
   *[some] Pech { $risk } %
}
web-percent = { $degree ->
    [slight] < 1 %
   *[some] { $risk } %
}
web-place-first = erst ablegen
web-no-dice = keine Würfel mehr
web-stop = Aufhören
web-takes = { $n ->
    [0] nimm nichts
    [one] nimm 1 Räuber
   *[other] nimm { $n } Räuber
}
web-cuffs-change = { $change ->
    [1] eine Handschelle bekommen
   *[other] eine Handschelle abgeben
}
web-if-roll = { $n ->
    [one] { $who ->
        [you] Wenn du den letzten Würfel wirfst
       *[they] Wenn { $player } den letzten Würfel wirft
    }
   *[other] { $who ->
        [you] Wenn du { $n } Würfel wirfst
       *[they] Wenn { $player } { $n } Würfel wirft
    }
}
web-bust-chance = Pech mit
web-place-first-long = Erst muss mindestens ein Würfel abgelegt werden.
web-fits = Es passen noch:
web-fits-none = keine
web-if-stop = { $who ->
    [you] Wenn du aufhörst
   *[they] Wenn { $player } aufhört
}
web-stopped = { $who ->
    [you] Du hörst auf
   *[they] { $player } hört auf
}
web-gets = kommt auf den Stapel: +{ $value }
web-gets-secured = ist gesichert: +{ $value }
web-gets-nothing = Kein Räuber ist voll: keine Beute
web-cuffs-then = { $change ->
    [1] Zwei oder mehr aus der Mitte: eine Handschelle dazu, dann { $then }
    [0] { $has ->
        [0] Keine Handschelle abzugeben
       *[other] Handschellen: { $has ->
            [one] die eine bleibt
            [2] beide bleiben
           *[other] alle { $has } bleiben
        }
    }
   *[other] Keiner aus der Mitte: eine Handschelle weg, dann { $then }
}
web-moment-bust = { $who ->
    [you] Pech!
   *[they] Pech für { $player }!
}
web-moment-bust-more = Nichts passt: keine Beute.
web-moment-nothing = { $who ->
    [you] Leere Hände!
   *[they] { $player } geht leer aus!
}
web-moment-nothing-more = Kein Räuber hatte alle Würfel.
web-moment-cuffs = { $who ->
    [you] {""}
   *[they] { $player }:{" "}
}{ $change ->
    [1] zwei oder mehr aus der Mitte
   *[other] keiner aus der Mitte
}
web-moment-loot = { $n ->
    [one] { $who ->
        [you] Erwischt!
       *[they] { $player } erwischt einen!
    }
    [2] Zwei auf einmal!
    [3] Drei auf einmal!
   *[other] { $n } auf einmal!
}
web-moment-loot-more = { $who ->
    [you] { $n ->
        [one] Der Räuber gehört dir.
       *[other] Diese Räuber gehören dir.
    }
   *[they] { $n ->
        [one] { $player } nimmt den Räuber.
       *[other] { $player } nimmt die Räuber.
    }
}
web-moment-stolen = Haltet den Dieb!
web-moment-stolen-more = { $player } stiehlt dir { $names }.
web-moment-last-round = Letzte Runde!
web-moment-last-round-more = Der Stapel ist leer: Alle haben noch einen Zug.
the-colour = { $colour ->
    [yellow] gelben
    [red] roten
    [green] grünen
    [blue] blauen
    [grey] grauen
   *[purple] lila
}
points-dative = { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}

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
