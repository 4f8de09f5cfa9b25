# The browser's shell, for people who read English.  Ids start with web-.

web-log = What happened
web-you = { $name } (you)
web-bot = bot
web-away = away
web-your-move = Your turn
web-others-move = The others are thinking …
