# The terminal table, for people who read English.

# Who plays
name-1 = Rusty
name-2 = Mira
name-3 = Otto
name-4 = Tilda
name-5 = Juno
name-6 = Bruno
you = { $name } (you)
bot = { $name } ({ $level })
level-random = random
level-greedy = greedy
level-sensible = sensible
level-rollout = rollout
list = { $first } and { $last }
at-the-table = At the table: { $players }.
preparing = Getting the rollout players ready, about fifteen seconds, only this once …
preparing-meanwhile = Getting the rollout players ready in the background; until then they play sensibly.

# Turns
your-turn = Your turn, { $name }.
plays = { $name } plays …
how-to-choose = ↑↓ ⏎, key or mouse
certain = Careful: this is certain to go wrong!
really-certain = This is certain to go wrong. Do it all the same?
pass-device = Pass the device to { $name }.
curtain = Nobody else may look now.
curtain-enter = { $name }, press Enter when nobody else looks.
i-am = I am { $name }

# Line by line
plain-help = Answer with the number of a choice or with the words of a move; { $table } shows the table, { $rules } the rules, { $quit } quits.
plain-aside = { $all } lists { $count } more, { $first } to { $most }; their numbers and words count without that, too.
plain-prompt = Your choice, 1 to { $most }:
no-such-number = There is no choice of that number; they go from 1 to { $most }.
unknown-words = These words name no move; give the number of a choice.
input-ended = The input has ended, so the game stops here.
left = You have left the table.

# Screen
key-skip = Skip
key-guide = Rules
key-light = Light
key-leave = Quit
question-leave = Leave the table?
question-leave-more = The game so far is saved.
yes = Yes
no = No
yes-key = y
close = Escape closes the rules.
not-ready = The rollout players go on playing sensibly: { $why }.

# The end
over = The game is over
won = { $count ->
    [one] { $winners } wins with { $points } { $points ->
        [1] point
       *[other] points
    }.
   *[other] { $winners } share the win with { $points } { $points ->
        [1] point
       *[other] points
    } each.
}
won-plainly = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
score = { $name }: { $shown } { $points ->
    [1] point
   *[other] points
} ({ $parts })
score-part = { $part } { $points }
nothing = nothing
saved = Saved in { $path }
not-saved = The game could not be saved in { $folder }: { $why }.
