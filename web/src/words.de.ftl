# Die Oberfläche im Browser, für alle, die Deutsch lesen.  Namen beginnen mit web-.

web-log = Was geschah
web-you = { $name } (du)
web-bot = Bot
web-away = nicht da
web-your-move = Du bist dran
web-others-move = Die anderen überlegen …
