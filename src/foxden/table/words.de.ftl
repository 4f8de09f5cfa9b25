# Was ein Tisch von sich erzählt, zwischen den Zügen eines Spiels.
table-took-back = { $player } nimmt einen Zug zurück.
table-resigned = { $player } gibt auf; ein Bot spielt weiter.
table-bot-in = { $why ->
    [clock] { $player } hat die Zeit überschritten; ein Bot springt ein.
   *[away] { $player } ist weg; ein Bot springt ein.
}
table-back = { $player } ist wieder da.
