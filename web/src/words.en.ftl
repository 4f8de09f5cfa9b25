# The browser's shell, for people who read English.  Ids start with web-.

web-title = Foxden: four sneaky dice games
web-line = Four sneaky dice games. One table. No account.
web-foot = All pictures and words here are ours. Dice you can check: every roll can be verified after the game.
web-game-sneaky = Sneaky
web-game-beutezug = Beutezug
web-game-sly-dice = Sly Dice
web-game-sneaky-seven = Sneaky Seven
web-line-sneaky = Catch bandits with dice. Push your luck, then rob your friends.
web-line-beutezug = Gaslight, 1897. Pick a villa, crack its locks, keep your nerve.
web-line-sly-dice = Roll in secret. Tell the truth, or say it with a straight face.
web-line-sneaky-seven = Monkeys, Paris, nine heists. Trade, study, escape by tunnel.
web-name-1 = Rusty
web-name-2 = Mira
web-name-3 = Otto
web-name-4 = Tilda
web-name-5 = Juno
web-name-6 = Bruno

# Everywhere
web-home = Home
web-settings = Settings
web-close = Close
web-loading = One moment …
web-again = Try again
web-language-switch = Deutsch
web-sound-is-on = Sound is on
web-sound-is-off = Sound is off
web-theme-to-light = Light
web-theme-to-dark = Dark
web-nowhere = There is nothing here
web-no-server = The table can’t be reached just now. Try again in a moment.
web-move-kept = The connection is gone. What you chose is kept and done as soon as it is back.
web-connection-lost = The connection is gone. You can stay here: the game goes on by itself when it is back.

# Home
web-to-the-games = To the games
web-games = Games
web-players = players
web-minutes = { $minutes } min
web-years = years
web-rules = Rules
web-how = How to play
web-how-of = How to play { $game }
web-play-now = Play now
web-play-now-of = Play now: { $game } against bots
web-starting = Dealing …
web-invite = Invite
web-invite-of = Invite friends to { $game }
web-your-tables = Your tables
web-no-tables = No game is waiting for you yet. Play now, and two bots sit down with you. Or invite friends: by a link, or around this device.
web-with = with { $names }
web-in-lobby = not begun
web-your-turn = Your turn
web-others-think = others think
web-got-a-code = Got a code?
web-got-a-code-more = Sit down with friends.
web-join = Join
web-no-such-code = No open table has this code
web-no-such-code-more = Codes work until the game begins. Ask for the link instead.

# A new table
web-new-table = New table
web-new-table-more = Choose who plays. Then you get a link for your friends.
web-your-name = Your name
web-name = name
web-who-plays = Who plays?
web-seat-number = Seat { $number }
web-seat-open = Friend
web-seat-bot = Bot
web-seat-device = Same device
web-seat-open-more = gets a link
web-pace-more = Whoever runs out of time is helped by a bot.
web-level = level
web-level-of = { $level ->
    [random] plays anything
    [greedy] greedy
    [sensible] sensible
    [rollout] thinks hard
   *[other] { $level }
}
web-add-seat = One more:
web-add-friend = Friend
web-add-bot = Bot
web-add-device = Same device
web-one-more-seat = One more seat
web-remove-seat = Remove { $seat }
web-options = House rules
web-option-usual = { $value } (usual)
web-pace = Time to think
web-pace-none = as long as you like
web-pace-brisk = 20 seconds a move and 2 minutes in reserve
web-pace-calm = 1 minute a move and 5 minutes in reserve
web-pace-day = 1 day a move
web-pace-week = 1 week a move
web-pace-told-clock = { $seconds } seconds a move, { $bank } seconds in reserve
web-pace-told-slow = { $hours } hours a move
web-make-table = Set the table

# Lobby
web-lobby = Your table is set
web-lobby-seated = You have a seat
web-lobby-guest = { $open ->
    [0] All seats are taken
   *[other] Take a seat
}
web-table-code = Table { $code }
web-sit = Sit here
web-stand = Stand up
web-seat-waits = free: waits for a friend
web-ready = here
web-free-seat = Free { $seat } ({ $name })
web-start = Start the game
web-start-when-full = { $open ->
    [one] One seat is still free
   *[other] { $open } seats are still free
}
web-start-hint = Wait for friends, or give free seats to bots.
web-sent-away = The host has freed your seat. You can take another one.
web-wait-for-host = The game begins as soon as the host starts it.
web-watch = You can stay here and watch.
web-agreed = Agreed
web-invitation = Invite friends
web-invitation-more = Whoever has this link can sit down.
web-invitation-local = This link works on this computer alone. Phones in the house can join if it is in their network and Foxden was started with “make play” or “foxden serve --lan”.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-copy-failed = Copying was not allowed. The link is marked: copy it by hand.
web-qr = The link as a QR code
web-or-code = or with the code

# At the table
web-log = What happened
web-you = { $name } (you)
web-you-badge = you
web-bot = bot
web-away = away
web-newcomer = New here? The rules take two minutes.
web-watching = watching
web-menu = Menu
web-take-back = Take back
web-hints-are-on = Hints are on
web-hints-are-off = Hints are off
web-resign = Give up the game
web-resign-really = Give up the game?
web-resign-more = A bot plays on for you to the end. To come back later, leave the table instead.
web-play-on = Play on
web-leave = Leave the table
web-leave-hint = You can come back at any time: your seat waits under “Your tables”.
web-missed = { $player } is away. After a while a bot sits in.
web-bot-sits-in = { $why ->
    [clock] Your time ran out. A bot is sitting in for you.
   *[away] You were away. A bot is sitting in for you.
}
web-has-resigned = You have given up: a bot plays on for you.
web-back = Take over
web-hours = { $hours } h
web-pass-device = Pass the device to { $name }
web-curtain = Nobody else may look now.
web-i-am = I am { $name }
web-no-table = This table isn’t there
web-no-table-more = It may have been put away long ago, or the link is not complete.
web-closed = This table is closed
web-closed-more = Nobody has played here for a long time.
web-no-board = The board could not be loaded.

# The end
web-won = { $count ->
    [one] { $who ->
        [you] You win
       *[they] { $winners } wins
    } with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $winners } share the win with { $points } points each
}
web-won-plainly = { $count ->
    [one] { $who ->
        [you] You win
       *[they] { $winners } wins
    }
   *[other] { $winners } share the win
}
web-lead = { $points ->
    [one] That is 1 point more than { $names }.
   *[other] That is { $points } points more than { $names }.
}
web-result-player = Player
web-points = Points
web-winner = winner
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Replay
web-transcript = Transcript
web-check-dice = Check the dice

# Replay
web-step-back = One move back
web-step-on = One move on
web-run = Run
web-pause = Pause
web-move-number = Move
web-copy-moment = Copy a link to this moment
web-to-end = To the table
web-before-start = Before the first move
web-no-replay = A replay is there when the game is over.
web-no-guide = The guide could not be loaded.

# Refused
web-refused-busy = Too many people want this at once. Try again.
web-refused-closed = This table is closed; it can only be looked at.
web-refused-foreign-origin = This page comes from another address than the table. Open it at the table’s own.
web-refused-full = Too much has happened at this table already.
web-refused-no-code = No open table has this code.
web-refused-no-table = There is no such table.
web-refused-not-host = Only the host of the table can do that.
web-refused-not-lobby = The game has already begun.
web-refused-not-over = This game is not over yet.
web-refused-not-playing = No game is being played here.
web-refused-not-sitting = Only somebody who sat at this table can do that.
web-refused-not-yours = This seat isn’t yours.
web-refused-open-seats = There are free seats: wait for friends, or give them to bots.
web-refused-other-rules = This table was set for other rules of its game than are played here now.
web-refused-resigned = This seat has given up; a bot plays on.
web-refused-stale = The table has moved on. Look again, then decide.
web-refused-store = The table could not be saved just now. Try again.
web-refused-taken = Somebody was quicker: this seat is taken.
web-refused-too-late = This move can’t be taken back any more.
web-refused-too-many = That was a lot at once. Wait a moment, then try again.
web-refused-unheard = That did not get through to the table. Try again.

# Dice check
web-dice-how = Before the game the table put all its dice under seal, and every player added some luck of their own. Now the seals are opened, and your browser works out by itself whether everything fits.
web-dice-checking = Checking …
web-dice-seals-well = The seals are the same ones that this browser saw before.
web-dice-seals-bad = The seals have changed since this browser first saw them!
web-dice-seals-unknown = This browser did not see the seals before the game, so it can’t compare them.
web-dice-mine-well = Your own share of luck went into every roll.
web-dice-mine-bad = Your own share of luck is missing!
web-dice-mine-unknown = You added no luck from this browser; the others did.
web-dice-keys-well = { $draws ->
    [one] 1 draw of dice or cards was opened: its key fits the seal.
   *[other] { $draws } draws of dice and cards were opened: every key fits the seal.
}
web-dice-keys-bad = The opened keys don’t fit the seal!
web-dice-outcomes-well = Every outcome is the one that its key and everybody’s luck give.
web-dice-outcomes-bad = { $misfits ->
    [one] One outcome is not the one that its key gives!
   *[other] { $misfits } outcomes are not the ones that their keys give!
}
web-dice-well = All is well: neither the table nor a player could choose the dice.
web-dice-bad = Something is wrong with these dice.
web-dice-more = What stayed hidden from you in the game stays under seal. The transcript holds the same proof for other programs: foxden verify checks it against the rules, line by line.
web-dice-failed = The dice could not be checked just now.
