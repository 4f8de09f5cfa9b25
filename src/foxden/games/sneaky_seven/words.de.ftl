# Sneaky Seven, für Menschen, die Deutsch lesen.

title = Sneaky Seven
tagline = Neun Einbrüche in Paris: Wer füllt seine Tafel zuerst?

field = { $field ->
    [security] Sicherheit
    [explosives] Sprengstoff
    [weapons] Waffen
    [equipment] Ausrüstung
    [software] Software
   *[locks] Schlösser
}
a-card = eine Karte { field }
vehicle = { $vehicle ->
    [boat] Boot
    [car] Auto
    [helicopter] Helikopter
   *[tank] Panzer
}
a-vehicle = { $vehicle ->
    [boat] ein Boot
    [car] ein Auto
    [helicopter] einen Helikopter
   *[tank] einen Panzer
}
where = { $what ->
    [place] { $place }
    [house] Haus bei { $near }{ on-tile }
    [mansion] Villa bei { $near }{ on-tile }
    [station] Kommissariat
    [manhole] Gully { $letter }{ on-tile }
    [river] Fluss bei { $near }{ on-tile }
    [dock] Anleger bei { $near }{ on-tile }
   *[road] Straße bei { $near }{ on-tile }
}
to-where = { $what ->
    [place] zu { $place }
    [house] zum Haus bei { $near }{ on-tile }
    [mansion] zur Villa bei { $near }{ on-tile }
    [station] zum Kommissariat
    [manhole] zum Gully { $letter }{ on-tile }
    [river] auf den Fluss bei { $near }{ on-tile }
    [dock] zum Anleger bei { $near }{ on-tile }
   *[road] auf die Straße bei { $near }{ on-tile }
}
at-where = { $what ->
    [place] bei { $place }
    [house] beim Haus bei { $near }{ on-tile }
    [mansion] bei der Villa bei { $near }{ on-tile }
    [station] im Kommissariat
    [manhole] beim Gully { $letter }{ on-tile }
    [river] auf dem Fluss bei { $near }{ on-tile }
    [dock] am Anleger bei { $near }{ on-tile }
   *[road] auf der Straße bei { $near }{ on-tile }
}
the-building = { $what ->
    [house] das Haus bei { $near }{ on-tile }
    [mansion] die Villa bei { $near }{ on-tile }
   *[place] { $place }
}
on-tile = { $tile ->
    [none] {""}
   *[other] {" "}({ $tile })
}
thing = { $item ->
    [card] eine Karte { field }
    [loot] die Beute aus { $place }
   *[money] { $amount } $
}
things = { $item ->
    [card] { $count } × { field }
    [loot] { $count } × Beute aus { $place }
   *[money] { $amount } $
}
option-rounds = Runden, nach denen spätestens Schluss ist (auto: 45, zu zweit 60; unsere eigene Regelung)
option-minutes = Minuten, nach denen der Tisch „die Zeit ist um“ sagt (0: keine Uhr)
part-tokens = { $n ->
    [one] Marke
   *[other] Marken
}
ending-nine-tokens = Die Bingotafel ist voll: neun Marken.
ending-round-limit = Die letzte Runde ist vorbei: Die meisten Marken gewinnen, bei Gleichstand der Würfel.
ending-time-is-up = Die Zeit ist um: Die meisten Marken gewinnen, bei Gleichstand der Würfel.

# Auswahl
offer-choose = { $character } (Fachgebiet { field })
offer-roll = Mit dem W20 würfeln und ziehen
offer-go = { $steps ->
    [0] Bleiben: { where }
    [one] Ziehen: { where }, 1 Feld
   *[other] Ziehen: { where }, { $steps } Felder
}{ $whose ->
    [own] , dein Unterschlupf
    [player] , ein Unterschlupf von { $owner }
   *[bank] {""}
}{ $job ->
    [ready] : alles Nötige ist da
    [done] : die Marke hast du schon
    [lacking] : dafür fehlt noch etwas
   *[none] {""}
}
offer-tunnel = Durch die Katakomben nach { $tile }
offer-rob = Ausrauben: { where }{ $pays ->
    [0] {""}
   *[other] , { $pays } $
}{ $whose ->
    [player] {" "}von { $owner }
   *[bank] {""}
} (erwischt: { $risk } %)
offer-rob-player = { $owner } ausrauben, { $pays } $ (erwischt: { $risk } %)
offer-done = Zug beenden
offer-buy = Karte { field } für { $price } $ kaufen
offer-buy-vehicle = { vehicle } für { $price } $ kaufen
offer-sell = Karte { field } für { $price } $ verkaufen
offer-sell-loot = Beute aus { $place } für { $price } $ verkaufen
offer-protect = Karte { field } als Schutz auslegen
offer-study = { field } für { $price } $ lernen, statt zu ziehen{ $cards ->
    [0] {" "}(nur der Lernchip: es ist keine Karte mehr da)
   *[other] {""}
}
offer-trade = { $partner } ein Angebot machen
offer-give = Geben: { thing }{ so-far }
offer-get = Verlangen: { thing }{ so-far }
so-far = { $so_far ->
    [0] {""}
   *[other] {" "}(bisher { $item ->
        [money] { $so_far } $
       *[card] { $so_far }
    })
}
offer-make = { $partner } dieses Angebot machen: du gibst { you-give }, du bekommst { you-get }
you-give = { $give_cards ->
    [0] { $give_money ->
        [0] nichts
       *[other] { $give_money } $
    }
    [one] 1 Karte{ give-too }
   *[other] { $give_cards } Karten{ give-too }
}
give-too = { $give_money ->
    [0] {""}
   *[other] {" "}und { $give_money } $
}
you-get = { $get_cards ->
    [0] { $get_money ->
        [0] nichts
       *[other] { $get_money } $
    }
    [one] 1 Karte{ get-too }
   *[other] { $get_cards } Karten{ get-too }
}
get-too = { $get_money ->
    [0] {""}
   *[other] {" "}und { $get_money } $
}
offer-drop = Angebot fallen lassen (es zählt als eines von dreien)
offer-accept = Annehmen
offer-decline = Ablehnen

# Was geschah
begins = { $player } beginnt.
turn = Runde { $number }: { $player } ist am Zug.
rolled = { $player } würfelt { $face }.
chose = { $player } ist { $character } (Fachgebiet { field }).
started = { $player } würfelt { $face }: Start bei { $place } mit { $money } $.
went = { $player } { $steps ->
    [0] bleibt { at-where }
   *[other] zieht { to-where }
}.
tunnelled = { $player } nimmt den Tunnel und kommt beim anderen { where } wieder heraus.
tries = { $player } versucht, { the-building }{ $whose ->
    [player] , einen Unterschlupf von { $owner },
   *[bank] {""}
} auszurauben.
tries-player = { $player } versucht, { $owner } auszurauben.
no-shield = Kein Polizeischild.
guard-next = Eine Schutzkarte ist im Weg: { $player } würfelt noch einmal.
guard-expired = Die Schutzkarte hat ihren Dienst getan.
caught = Ein Polizeischild! { $player } wird erwischt und muss ins Kommissariat.
robbed-home = { $player } raubt { the-building } aus und bekommt { $amount } ${ $whose ->
    [player] {" "}von { $owner }
   *[bank] {""}
}: jetzt ein Unterschlupf von { $player }.
robbed-player = { $player } raubt { $owner } { $amount } $.
robbed-place = { $player } räumt { $place } aus und nimmt die Beute{ $amount ->
    [0] {""}
   *[other] {" "}und { $amount } $
}.{ $school ->
    [closed] {" "}Lernen darf { $player } dort nicht mehr.
   *[open] {""}
}
token = { $player } hat { $tokens } von 9 Marken.
is-done = { $player } ist fertig.
bought = { $player } kauft { a-card } für { $price } $.
bought-vehicle = { $player } kauft { a-vehicle } für { $price } $.
sold = { $player } verkauft { a-card } für { $price } $.
sold-loot = { $player } verkauft die Beute aus { $place } für { $price } $.
protected = { $player } legt eine Karte { field } als Schutz aus.
studied = { $player } lernt { field } für { $price } $ und bekommt { $cards ->
    [0] nur den Lernchip: Es ist keine Karte mehr da
   *[other] den Lernchip und eine Karte
}.
thinks-of-trade = { $player } möchte mit { $partner } handeln.
offered = { $player } macht { $partner } ein Angebot:
offered-give = { $player } gibt { things }.
offered-get = { $partner } gibt { things }.
dropped-offer = { $player } lässt das Angebot fallen.
accepted = { $player } nimmt an.
declined = { $player } lehnt ab.
time-is-up = Die Zeit ist um! Dieser Zug ist der letzte.
wins-roll = { $player } gewinnt das Stechen mit dem Würfel.

# Der Tisch in Sätzen, und Überschriften
say-round = Runde { $round } von { $limit }
say-turn = { $player } ist am Zug.
say-rolled = Gewürfelt: { $face }.
say-player = { $player }{ $character ->
    [none] {""}
   *[other] {" "}({ $character }, { field })
}: { $tokens } von 9 Marken, { $money } $, { at-where }.
say-player-waiting = { $player }{ $character ->
    [none] {""}
   *[other] {" "}({ $character }, { field })
} steht noch nicht auf der Karte.
say-targets = Ausgeraubt: { $list }.
say-hand = Karten: { $list }.
say-laid = Schutz: { $list }.
say-chips = Lernchips: { $list }.
say-vehicles = Fahrzeuge: { $list }.
say-loot = Beute: { $list }.
say-safe-houses = Unterschlüpfe: { $list }.
say-expelled = Von der Schule verwiesen.
say-decks = Stapel: { $list }.
say-reach = In Reichweite: { $list }.
say-reach-place = { where } ({ $steps })
say-jobs = Was { $player } noch ausrauben kann, das Nächste zuerst:
say-job = { $place }{ $kind ->
    [target] {""}
   *[business] {" "}(keine Marke, nur Beute und Geld)
}: { $missing ->
    [0] alles ist da
   *[other] es fehlt: { $list }
}; etwa { $turns } { $turns ->
    [1] Zug
   *[other] Züge
} entfernt{ $way ->
    [known] , am besten über { $tile }
   *[none] {""}
}.
say-offer = Angebot von { $player } an { $partner }: gibt { $give }; bekommt { $get }.
say-nothing = nichts

# Warum nicht
refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-table-moves-first = Erst kommen die Würfel.
refusal-not-for-players = Nur der Tisch würfelt und achtet auf die Uhr.
refusal-wrong-outcome = Das entscheidet der Tisch jetzt nicht.
refusal-no-such-seat = Dort sitzt niemand.
refusal-no-time-limit = Dieses Spiel wird ohne Uhr gespielt.
refusal-time-was-up = Die Zeit ist schon um.
refusal-choose-first = Such dir zuerst eine Figur aus.
refusal-chosen-already = Du hast deine Figur schon.
refusal-character-taken = Diese Figur ist schon vergeben.
refusal-rolled-already = Du hast in diesem Zug schon gewürfelt.
refusal-roll-first = Würfle zuerst mit dem W20.
refusal-moved-already = Du bist in diesem Zug schon gezogen.
refusal-too-far = Dieses Feld ist zu weit für deinen Wurf.
refusal-needs-boat = Dorthin kommt nur ein Boot.
refusal-move-first = Zieh zuerst; stehen bleiben zählt auch.
refusal-no-manhole = Hier ist kein Gully.
refusal-tunnel-used = Einen Tunnel nimmst du gleich nach der Landung auf einem Gully, einmal im Zug.
refusal-robbed-already = Ein Raub im Zug ist genug.
refusal-nothing-to-rob = Hier gibt es nichts auszurauben.
refusal-own-safe-house = Das ist dein eigener Unterschlupf.
refusal-token-already = Die Marke dieses Orts hast du schon.
refusal-cards-missing = Für diesen Auftrag fehlt dir eine Karte.
refusal-vehicle-missing = Für diesen Auftrag fehlt dir ein Fahrzeug.
refusal-rob-yourself = Dich selbst kannst du nicht ausrauben.
refusal-not-here = Diese Figur steht nicht auf deinem Feld.
refusal-in-police-station = Im Kommissariat wird niemand ausgeraubt.
refusal-not-your-field = Du darfst nur Karten deiner Fachgebiete kaufen; neue lehrt die Schule.
refusal-deck-empty = Der Stapel dieses Fachgebiets ist leer.
refusal-not-enough-money = Du hast nicht genug Geld.
refusal-owned-already = Dieses Fahrzeug hast du schon.
refusal-no-such-card = So eine Karte hast du nicht auf der Hand.
refusal-no-such-loot = So eine Beutekarte hast du nicht.
refusal-only-instead-of-moving = Lernen kostet den ganzen Zug: nur, bevor du würfelst.
refusal-known-already = Dieses Fachgebiet kannst du schon.
refusal-expelled = Wer die Schule ausgeraubt hat, darf dort nicht mehr lernen.
refusal-offer-to-yourself = Mit dir selbst kannst du nicht handeln.
refusal-no-offers-left = Drei Angebote im Zug sind genug.
refusal-finish-offer-first = Mach dein Angebot zuerst, oder lass es fallen.
refusal-no-offer = Es gibt kein Angebot: Beginne zuerst eines.
refusal-empty-offer = In dem Angebot ist noch nichts.
refusal-they-lack-money = So viel Geld hat die andere Seite nicht.
refusal-they-lack-card = So eine Karte hat die andere Seite nicht.
refusal-they-lack-loot = So eine Beutekarte hat die andere Seite nicht.
refusal-answer-first = Nimm das Angebot zuerst an, oder lehne es ab.

# Ein neuer Tisch im Browser
web-option-rounds = Höchstens so viele Runden
web-option-rounds-more = Hat bis dahin niemand alle neun Marken, gewinnen die meisten. Dass so einmal Schluss ist, ist unsere eigene Regelung.
web-option-rounds-value = { $value ->
    [auto] 45 Runden, zu zweit 60
   *[other] { $value } Runden
}
web-option-minutes = Höchstens so lange
web-option-minutes-more = Ist die Zeit um, wird der Zug noch beendet, und die meisten Marken gewinnen. Für Abende mit Bettzeit.
web-option-minutes-value = { $value ->
    [0] keine Uhr
   *[other] { $value } Minuten
}

# Das Brett im Browser
web-crew = Spieler in Zugreihenfolge
web-mate = { $name }{ $field ->
    [none] {""}
   *[other] , { field }
}: { $tokens } von 9 Marken, { $money } $
web-paris = Paris
web-map = Karte: ziehen verschiebt, Plus und Minus zoomen, Pfeiltasten gehen von Feld zu Feld
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-find = Meinen Affen suchen
web-last-round = Letzte Runde!
web-safe-house = Unterschlupf von { $owner }
web-job = Auftrag: { $place }
web-robbed = ausgeraubt
web-turns-away = { $turns ->
    [one] etwa 1 Zug
   *[other] etwa { $turns } Züge
}
web-no-token = keine Marke, { $pays } $
web-you-hold = du hast { $n }
web-yours = deins
web-owned = ist da
web-belongings = Besitz
web-not-yours = hat niemand
web-costs = { $price } $
web-holds = { $name } hat { $n }
web-needs = Was der Auftrag braucht
web-tiles = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
web-here = { $whose ->
    [own] du bist hier
   *[other] { $player } ist hier
}
web-buy-it = { $name } { $price } $
web-ask-them = { $name } fragen
web-learn-it = { $field } lernen
web-go-there = Hingehen
web-stay = Hier bleiben
web-go-towards = Näher hin
web-bingo = Bingotafel
web-of-nine = { $n } von 9
web-goal = { $place }{ $state ->
    [done] , ausgeraubt
    [ready] , alles Nötige ist da
   *[open] {""}
}
web-kit = Deine Sachen
web-may-buy = kaufbar
web-loot = { $n } Beute
web-houses = { $n ->
    [one] 1 Haus
   *[other] { $n } Häuser
}
web-guards = { $n } Schutz
web-monkey-money = Affengeld
web-trade = Handel
web-trade-with = Handel mit { $partner }
web-trade-whom = Wen fragst du? Du stellst das Angebot zusammen, die andere Seite sagt ja oder nein.
web-you-give = Du gibst
web-you-get = Du bekommst
web-they-give = { $name } gibt
web-add = Leg etwas dazu
web-ask-for = Verlange mehr von { $name }
web-owns = { $n ->
    [0] { $money } $ und keine Karte
    [one] { $money } $ und 1 Karte
   *[other] { $money } $ und { $n } Karten
}
web-has = { $whose ->
    [own] Du hast
   *[other] { $name } hat
} { web-owns }
web-left = noch { $n }
web-more-money = +{ $amount } $
web-offers-after = { $n ->
    [0] das letzte Angebot in diesem Zug
    [one] danach noch 1 Angebot
   *[other] danach noch { $n } Angebote
}
web-says-what = Was willst du denn?
web-says-price = Und was kriege ich dafür?
web-says-gift = Für mich? Wie nett!
web-says-both = Frag mich, dann sag ich’s dir.
web-says-asked = Na? Sind wir uns einig?
web-trade-ready = Dann hast du alles für { $places }!
web-trade-after = { $n ->
    [0] Danach hättest du { $money } $ und keine Karte.
    [one] Danach hättest du { $money } $ und 1 Karte.
   *[other] Danach hättest du { $money } $ und { $n } Karten.
}
web-drop = Verwerfen
web-drop-more = kostet eines von 3 Angeboten
web-make = Anbieten
web-make-more = { $name } sagt ja oder nein
web-make-empty = leg erst etwas dazu
web-over = Das Spiel ist aus.
web-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
web-offered = { $player } bietet { $partner } { $give } für { $get }.
web-ask-choose = Wer bist du?
web-ask-choose-more = Alle haben ein Fachgebiet und dürfen dessen Karten von Anfang an kaufen.
web-tip-choose = Wer von allen neun Orten der Bingotafel eine Marke hat, gewinnt. Für einen Einbruch brauchst du Karten bestimmter Fachgebiete: Kauf die deines eigenen, tausch andere ein, oder lern in der Schule dazu.
web-ask-accept = { $player } macht dir ein Angebot.
web-turn-yours = Du bist dran.
web-ask-trade = Stell dein Angebot zusammen und mach es dann.
web-ask-roll = Würfle und zieh, oder geh stattdessen zur Schule.
web-ask-only-roll = Würfle, dann zieh.
web-ask-tunnel = Nimm den Tunnel, oder bleib oben.
web-ask-go = { $n ->
    [one] Geh höchstens 1 Feld: Tippe ein leuchtendes an.
   *[other] Geh bis zu { $n } Felder: Tippe ein leuchtendes an.
}
web-ask-rob = { $n ->
    [one] Hol dir { web-prize } ({ $risk } % Gefahr), oder beende deinen Zug.
   *[other] Raub etwas, oder beende deinen Zug.
}
web-prize = { $what ->
    [place] die Beute{ $pays ->
        [0] {""}
       *[other] {" "}und { $pays } $
    }
   *[other] { $pays } $
}
web-ask-done = Kaufe, verkaufe, handle oder beende deinen Zug.
web-begins = Die Würfel entscheiden, wer beginnt.
web-wait = { $player } ist unterwegs.
web-wait-choose = { $player } sucht eine Figur aus.
web-wait-offer = { $player } stellt ein Angebot für { $partner } zusammen.
web-wait-answer = { $player } denkt über das Angebot nach.
web-play = Was jetzt gefragt ist
web-d20 = Zwanzigseitiger Würfel: { $face ->
    [0] nicht gewürfelt
   *[other] { $face }
}
web-roll = Würfeln
web-roll-more = den W20
web-move = Ziehen
web-to-go = bis zu { $n }
web-moved = erledigt
web-why-not = { $reason ->
    [roll-first] erst ziehen
    [move-first] erst ziehen
    [robbed-already] nur einmal
    [nothing-to-rob] hier ist nichts
    [own-safe-house] dein eigenes
    [token-already] ausgeraubt
    [cards-missing] Karten fehlen
    [vehicle-missing] Fahrzeug fehlt
    [only-instead-of-moving] vorm Wurf
    [expelled] verwiesen
    [known-already] alles gelernt
   *[not-enough-money] kein Geld
}
web-trade-first = erst handeln
web-go-on = weiter
web-rob-whom = Wen oder was raubst du aus?
web-rob-more = auswählen
web-rob-for = { web-prize }{ $whose ->
    [player] {" "}von { $owner }
   *[bank] {""}
}
web-rob = Rauben
web-rob-player = { $owner } ausrauben
web-risk = { $risk } % Gefahr
web-was-risky = Die Gefahr war { $risk } %.
web-tunnel = Tunnel
web-tunnel-more = zum Zwilling
web-market = Markt
web-market-more = einkaufen
web-offers-left = { $n ->
    [0] keins mehr
    [one] 1 Angebot
   *[other] { $n } Angebote
}
web-school = Schule
web-school-more = statt Zug
web-chip-only = { $price } $, ohne Karte
web-school-help = Lernen kostet den ganzen Zug, geht aber von überall: Du bekommst den Lernchip eines Fachgebiets und eine seiner Karten und darfst von da an solche Karten kaufen.
web-end-turn = Fertig
web-end-turn-more = Zug beenden
web-folder = Auftragsmappe
web-tab-job = Auftrag
web-tab-loot = { $n }/9
web-tab-news = Verlauf
web-buy = Kaufen
web-sell = Verkaufen
web-protect = Schütz dich
web-protect-more = Eine ausgelegte Karte kostet jeden, der dich oder deine Häuser beraubt, einen Gefahrenwurf mehr. Sie lässt sich nicht zurücknehmen.
web-purse = Du hast { $money } $.
web-not-your-field = nicht dein Fach
web-sold-out = ausverkauft
web-moment-caught = { $whose ->
    [own] Du bist erwischt!
   *[other] Erwischt!
}
web-moment-robbed-place = { $whose ->
    [own] Die Beute gehört dir!
   *[other] Ein Coup für { $player }!
}
web-moment-robbed-player = { $whose ->
    [own] Erbeutet!
    [yours] Du wurdest ausgeraubt!
   *[other] Haltet den Dieb!
}
web-moment-robbed-home = { $whose ->
    [own] Kasse gemacht!
   *[other] Dein Unterschlupf wurde ausgeraubt!
}
web-moment-declined = Kein Handel.
web-moment-studied = Wieder was gelernt!
web-moment-turn = Letzte Runde!
web-moment-accepted = Abgemacht!
web-moment-time-is-up = Die Zeit ist um!
