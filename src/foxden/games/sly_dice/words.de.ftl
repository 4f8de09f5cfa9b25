# Sly Dice, für Menschen, die Deutsch lesen.

title = Sly Dice
tagline = Würfle hinter deinem Schirm, behaupte, was du willst, und lass dich nicht erwischen.

card = { $card ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [three-of-a-kind] Drilling
    [four-of-a-kind] Vierling
    [five-of-a-kind] Fünfling
    [full-house] Full House
    [three-pairs] Drei Paare
    [large-straight] Große Straße
    [small-straight] Kleine Straße
    [sixteen-or-less] 16 oder weniger
    [twenty-six-or-more] 26 oder mehr
    [odds-or-evens] Gerade/Ungerade
    [equal-sum] Gleiche Summe
   *[high-low] Hoch-Tief
}
claim-words = { $count ->
    [0] { card }
    [1] eine { $face }
    [2] zwei { $face }en
    [3] drei { $face }en
    [4] vier { $face }en
    [5] fünf { $face }en
   *[6] sechs { $face }en
}
condition = { $card ->
    [ones] 1 Punkt für jede 1, die du nennst
    [twos] 2 Punkte für jede 2, die du nennst
    [threes] 3 Punkte für jede 3, die du nennst
    [fours] 4 Punkte für jede 4, die du nennst
    [fives] 5 Punkte für jede 5, die du nennst
    [sixes] 6 Punkte für jede 6, die du nennst
    [three-of-a-kind] drei gleiche Würfel
    [four-of-a-kind] vier gleiche Würfel
    [five-of-a-kind] fünf gleiche Würfel
    [full-house] drei gleiche und zwei gleiche
    [three-pairs] alle sechs Würfel in Paaren
    [large-straight] 1 2 3 4 5 6
    [small-straight] 1 bis 5 oder 2 bis 6
    [sixteen-or-less] alle sechs Würfel ergeben höchstens 16
    [twenty-six-or-more] alle sechs Würfel ergeben mindestens 26
    [odds-or-evens] nur gerade oder nur ungerade Würfel
    [equal-sum] die drei eigenen Würfel ergeben so viel wie die drei in der Mitte
   *[high-low] dreimal richtig höher oder tiefer ansagen
}
power = { $power ->
    [ones] Einser: einen eigenen Würfel drehen
    [twos] Zweier: eine schon gewertete Karte wiederholen
    [threes] Dreier: zwei Würfel werden zu ihrer Summe
   *[fours] Vierer: noch einmal ganz von vorn würfeln
}
option-first_game = Mit den vier Karten fürs erste Spiel beginnen (unsere eigene Auswahl)
part-combinations = Kombinationen
part-bluffs = Bluffkarten
part-false-accusations = falsche Anschuldigungen
ending-rounds-played = Alle Runden sind gespielt.
ending-bluffing-cards = Gleich viele Punkte; die Bluffkarten haben entschieden.

# Auswahl
offer-push = { $front ->
    [0] Die { $face } herausschieben, dann wählen, was neu gewürfelt wird
   *[other] Die { $face } herausschieben und den letzten Würfel neu würfeln
}
offer-reroll = Nur die { $face } neu würfeln
offer-reroll-both = Beide verdeckten Würfel neu würfeln
offer-done = Meine Würfel behalten
offer-start-afresh = Vierer einsetzen: mit drei Würfeln von vorn anfangen
offer-change = { $where ->
    [hidden] Einser einsetzen: die { $old } hinter dem Schirm auf { $new } drehen
   *[front] Einser einsetzen: die { $old } vor dem Schirm auf { $new } drehen
}
offer-repeat = Zweier einsetzen: eine gewertete Karte wiederholen
offer-add-two-dice = Dreier einsetzen: zwei Würfel werden zu ihrer Summe
offer-claim = { $truth ->
    [proven] { claim-words } ({ table-points }, bewiesen)
    [true] { claim-words } ({ table-points }, stimmt)
    [bluff] { claim-words } ({ table-points }, ein Bluff)
    [dare] { claim-words } ({ table-points }, ein Wagnis)
   *[unknown] { claim-words } ({ table-points })
}
offer-claim-nothing = Nichts behaupten
offer-accuse = { $player } einen Bluff vorwerfen
offer-pass = Gelten lassen
offer-higher = Höher als { $target }
offer-lower = Tiefer als { $target }
offer-stay-silent = Schweigen
offer-show-bluff = Den Bluff aufdecken

# Was geschah
starts = { $player } beginnt.
round = Runde { $number }: { $player } hat den Startspielerstein.
dealt = Neue Karte: { card }.
rolled-common = In der Mitte fällt eine { $face }.
rolled-hidden = Hinter deinem Schirm fällt eine { $face }.
pushed = { $player } schiebt eine { $face } heraus.
rerolled = Du würfelst die { $face } neu.
did-reroll-both = Du würfelst beide verdeckten Würfel neu.
did-done = { $player } behält die Würfel.
did-start-afresh = { $player } setzt Vierer ein und fängt von vorn an.
all-done = Alle haben fertig gewürfelt.
to-claim = { $player } ist dran.
changed = { $where ->
    [hidden] { $player } setzt Einser ein: Hinter dem Schirm wird aus { $old } eine { $new }.
   *[front] { $player } setzt Einser ein: Aus { $old } wird eine { $new }.
}
changed-unseen = { $player } setzt Einser bei einem Würfel hinter dem Schirm ein.
did-repeat = { $player } setzt Zweier ein: Die Behauptung wiederholt eine Karte.
did-add-two-dice = { $player } setzt Dreier ein: Zwei Würfel werden zu ihrer Summe.
claimed = { $player } behauptet: { claim-words } ({ table-points }).
dice-seen = { $dice ->
    [0] Alle sehen { $common } in der Mitte; { $hidden } Würfel sind verdeckt.
   *[other] Alle sehen { $front } vor dem Schirm und { $common } in der Mitte; { $hidden ->
        [one] 1 Würfel ist verdeckt
       *[other] { $hidden } Würfel sind verdeckt
    }.
}
proven = Alle sehen, dass es stimmt: Niemand darf anklagen.
did-claim-nothing = { $player } behauptet nichts.
accused = { $player } sagt: { $claimer }, du bluffst!
did-pass = { $player } lässt es gelten.
showed = { $player } zeigt eine { $face }.
caught = Das war ein Bluff! { $player } geht leer aus.
was-true = Es stimmt. { $accuser } bekommt eine Karte für falsche Anschuldigung und hat jetzt { $cards }.
bluff-card = Das war ein Bluff! { $player } bekommt eine Bluffkarte und hat jetzt { $cards }.
scored = { $player } bekommt { table-points }.
did-stay-silent = { $player } schweigt.
did-show-bluff = { $player } gibt einen Bluff zu.
did-higher = { $player } sagt: höher.
did-lower = { $player } sagt: tiefer.
threw = { $player } würfelt eine { $face }.
right-call = { $sum } gegen { $target }: richtig.
wrong-call = { $sum } gegen { $target }: falsch. Keine Punkte.

# Der Tisch, gezeichnet oder erzählt
table-round = Runde { $round } von { $rounds }
table-common = Würfel in der Mitte
table-cards = Karten
table-none = keine
table-hidden = { $dice ->
    [0] kein Würfel hinter dem Schirm
    [one] 1 Würfel hinter dem Schirm
   *[other] { $dice } Würfel hinter dem Schirm
}
table-own = deine Würfel hinter dem Schirm
table-front = vor dem Schirm
table-tokens = gewertet von { $names }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-powers = Fähigkeiten
table-bonus = Bluffs { $bluffs }, falsche Anschuldigungen { $false }
table-bonus-short = Bluffs { $bluffs } · falsch { $false }
table-first = Startspieler
table-rolling = würfelt noch
table-announced = Eingesetzte Fähigkeiten: { $powers }
table-claim = { $player } behauptet { claim-words }, { table-points }
table-asked = { $player } klagt an oder lässt es gelten
table-accuser = { $player } klagt an
table-high-low = Hoch-Tief: { $right } von 3 richtig, als Nächstes gegen { $target } (mit besten Ansagen { $chance } %)
table-chances = Deine Chancen, wenn du darauf würfelst
table-offers = Was du behaupten könntest
truth = { $truth ->
    [proven] bewiesen
    [true] stimmt
    [dare] ein Wagnis
   *[bluff] ein Bluff
}

# Warum nicht
refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-table-moves-first = Erst kommen die Würfel oder Karten.
refusal-not-for-players = Nur der Tisch würfelt und teilt Karten aus.
refusal-wrong-outcome = Das entscheidet der Tisch jetzt nicht.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-in-pile = Diese Karte ist nicht im Stapel.
refusal-rolling-first = Noch haben nicht alle fertig gewürfelt.
refusal-done-rolling = Du hast fertig gewürfelt.
refusal-reroll-first = Du hast einen Würfel herausgeschoben: Würfle zuerst einen der anderen oder beide neu.
refusal-push-first = Schieb zuerst einen Würfel heraus; dann darfst du andere neu würfeln.
refusal-last-die-stays = Ein Würfel bleibt immer hinter dem Schirm.
refusal-no-such-hidden-die = So einen Würfel hast du nicht hinter deinem Schirm.
refusal-no-such-front-die = So einen Würfel hast du nicht vor deinem Schirm.
refusal-no-such-power = Diese Fähigkeit hast du nicht.
refusal-claim-first = Jetzt behauptest du eine Kombination.
refusal-not-on-table = Diese Karte liegt nicht auf dem Tisch.
refusal-already-scored = Diese Karte hast du schon gewertet.
refusal-nothing-to-repeat = Du wiederholst: Behaupte eine Karte, die du schon gewertet hast.
refusal-no-high-low = Hoch-Tief geht nicht, nachdem du eine Fähigkeit eingesetzt hast.
refusal-cannot-be-true = Alle sehen, dass das nicht sein kann.
refusal-something-to-claim = Es gibt etwas, das du behaupten kannst.
refusal-accuse-or-pass = Klag an oder lass es gelten.
refusal-call-first = Sag höher oder tiefer an.
refusal-silent-or-show = Schweig oder deck deinen Bluff auf.
refusal-was-true = Deine Behauptung stimmt: Es gibt keinen Bluff aufzudecken.

# Ein neuer Tisch im Browser
web-option-first_game = Erstes Spiel
web-option-first_game-more = Am Anfang liegen vier leichte Karten aus: Hoch-Tief, Drilling, Full House und Sechser. Welche das sind, ist unsere eigene Auswahl. Gut für den ersten Abend.
web-option-first_game-value = { $value ->
    [yes] ja: vier leichte Karten
   *[no] nein: gemischte Karten
}

# Das Brett im Browser
web-common = In der Mitte
web-bluffs = { $n ->
    [one] 1 Bluffkarte
   *[other] { $n } Bluffkarten
}
web-false-accusations = { $n ->
    [one] 1 falsche Anschuldigung
   *[other] { $n } falsche Anschuldigungen
}
web-points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-hidden-die = ein verdeckter Würfel
web-shown-die = { $face }, gezeigt
web-own-die = { $face }, für alle anderen verdeckt
web-common-die = { $face }, gemeinsam
web-each = je { $points }
web-only-you = nur du siehst: { $mark }
web-only-you-see = Das siehst nur du
web-only-you-brief = Nur du
web-your-dice = Deine Würfel
web-everyone-sees = Das sehen alle
web-nothing-pushed = Noch nichts draußen
web-verb-push = raus
web-verb-reroll = neu
web-did-rolling = würfelt …
web-did-thinking = überlegt …
web-did-claiming = ist dran
web-did-pass = lässt es gelten
web-did-ready = behält die Würfel
web-did-claim = { claim-words }
web-say = { $card ->
    [full-house] „Ich habe ein Full House!“
    [three-of-a-kind] „Ich habe einen Drilling!“
    [four-of-a-kind] „Ich habe einen Vierling!“
    [five-of-a-kind] „Ich habe einen Fünfling!“
    [three-pairs] „Ich habe drei Paare!“
    [large-straight] „Ich habe eine große Straße!“
    [small-straight] „Ich habe eine kleine Straße!“
    [sixteen-or-less] „Ich habe höchstens 16!“
    [twenty-six-or-more] „Ich habe mindestens 26!“
    [odds-or-evens] „Alles gerade oder ungerade!“
    [equal-sum] „Meine Summe ist gleich!“
    [high-low] „Hoch-Tief: Ich wage es!“
   *[other] „Ich habe { claim-words }!“
}
web-say-brief = „{ claim-words }!“
web-your-claim = Deine Behauptung.
web-marks = Wahr, Bluff, bewiesen: Diese Zeichen siehst nur du.
web-how-many = Wie viele? Drück die Zahl.
web-how-true = Balken: so wahr wirkt es.
web-you-have = { $n ->
    [0] Du hast keine.
    [one] Du hast 1.
   *[other] Du hast { $n }.
}
web-truth-true = Das hast du.
web-truth-proven = Alle sehen, dass es stimmt.
web-truth-bluff = Es wäre ein Bluff.
web-truth-dare = Wagnis: Niemand kann anklagen.
web-power = { $power ->
    [ones] Würfel drehen
    [twos] Karte wiederholen
   *[threes] Zwei addieren
}
web-power-when = Wer diese Karte gewertet hat, darf das in einer späteren Runde einmal tun.
web-has-scored = { $player } hat sie gewertet.
web-mark-true = { $n ->
    [0] Wahr
   *[other] { $n } wahr
}
web-mark-proven = { $n ->
    [0] Bewiesen
   *[other] { $n } bewiesen
}
web-mark-bluff = Bluff
web-mark-dare = Wagnis
web-mark-no = Geht nicht
web-mark-done = Gewertet
web-mark-unscored = Nicht gewertet
web-they-see = Sie sehen
web-all-see = Alle sehen von { $player }
web-looks-true = Für sie wahr
web-true-share = Fälle, in denen es stimmt
web-cases = { $n } von { $of }
web-chance = { $n ->
    [0] Chance { $percent } %
   *[other] { $n }×: Chance { $percent } %
}
web-chance-brief = { $n ->
    [0] { $percent } %
   *[other] { $n }×: { $percent } %
}
web-asked-now = Was jetzt gefragt ist
web-chosen = { $card } gewählt.
web-ask-roll = Würfle hinter deinem Schirm.
web-tip-roll = Deine drei Würfel zählen mit den dreien in der Mitte zusammen. Damit behauptest du gleich eine der Karten, ob es stimmt oder nicht. Was du herausschiebst, sehen alle.
web-ask-push = Schieb einen Würfel heraus und würfle die anderen neu. Oder behalte alle drei.
web-ask-push-again = Schieb noch einen heraus und würfle den letzten neu. Oder behalte deine Würfel.
web-ask-reroll = Jetzt würfle einen der beiden neu, oder beide.
web-ask-afresh = Kein Wurf ist übrig. Behalte deine Würfel, oder setz Vierer ein.
web-afresh = Vierer: von vorn anfangen
web-ask-accuse = Blufft { $player }?
web-passed = { $n ->
    [one] { $names } lässt es gelten. Jetzt du.
   *[other] { $names } lassen es gelten. Jetzt du.
}
web-accuse = Du bluffst!
web-accuse-more = Richtig: nichts für { $player }. Falsch: { $player } punktet, du verlierst { $cost }.
web-pass-more = { $player } bekommt { table-points }, wenn niemand anklagt.
web-ask-silent = Keiner klagt dich an: { table-points }.
web-ask-silent-more = Sag nichts, oder zeig ihnen, was ihnen entgangen ist.
web-ask-silent-true = Es hat gestimmt: Es gibt keinen Bluff aufzudecken.
web-show-bluff = Es war ein Bluff!
web-show-bluff-more = Zeig deine Würfel und nimm eine Bluffkarte: { $points } Punkte mehr.
web-silent-more = Deine Würfel bleiben verdeckt.
web-ask-call = Höher oder tiefer?
web-ask-call-more = Drei Würfel fallen; eine gleiche Summe misslingt.
web-higher = Höher
web-higher-more = als { $target }
web-lower = Tiefer
web-lower-more = als { $target }
web-high-low-next = { $n }. Ansage
web-high-low-chance = { $chance } % mit den besten Ansagen.
web-last-claim = { $player } hat behauptet: { claim-words }.
web-fate = { $end ->
    [scored] +{ $points }
    [true] es stimmt, +{ $points }
    [shown] ein Bluff, +{ $points }
    [caught] beim Bluff erwischt
    [failed] misslungen
   *[nothing] keine Punkte
}
web-not-begun = Das Spiel beginnt.
web-wait-rolling = { $n ->
    [0] Die Würfel fallen.
    [one] { $names } würfelt noch.
   *[other] { $names } würfeln noch.
}
web-wait-accuse = { $player } klagt an oder lässt es gelten.
web-wait-silent = Niemand hat { $player } angeklagt.
web-wait-call = { $player } sagt höher oder tiefer an.
web-wait-claim = { $player } behauptet gleich etwas.
web-over = Das Spiel ist aus.
web-winners = { $n ->
    [one] { $names } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}
web-rail = Punkte und Verlauf
web-pad = Punkteblock
web-pad-cards = Karten
web-pad-bonus = Bonus
web-pad-total = Summe
web-player = Spieler
web-change-help = Dreh einen deiner Würfel auf eine beliebige Zahl. Niemand sieht, welcher verdeckte es war und was er nun zeigt.
web-change-where = { $where ->
    [hidden] Hinter dem Schirm
   *[front] Davor
}
web-rolled-common = In der Mitte: { $faces }.
web-rolled-hidden = Du würfelst { $faces } hinter deinem Schirm.
web-showed = { $player } zeigt { $faces }.
web-threw = { $player } würfelt { $faces }.
web-moment-accused = Du bluffst!
web-moment-caught = Erwischt!
web-moment-was-true = Es war wahr!
web-moment-bluff-card = Reingelegt!
web-moment-right-call = { $call ->
    [3] Dreimal richtig!
   *[other] Richtig!
}
web-moment-wrong-call = Falsch!
