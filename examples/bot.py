"""A program takes a seat at a Foxden table and plays any game.

    python examples/bot.py http://127.0.0.1:8400/t/TABLE [seconds to think]

It sees what a person in that seat would see, and chooses among the legal moves it is told.
"""

import json
import random
import secrets
import sys
import time

import httpx
from websockets.sync.client import connect


def choose(view: dict, moves: list[dict]) -> str:
    """Put something clever here: the view and the moves are all there is to know."""
    return random.choice(moves)["words"]


def main(link: str, seconds: float = 0.0) -> None:
    address, table = link.rstrip("/").rsplit("/t/")
    http = httpx.Client(base_url=f"{address}/api", timeout=30)
    whoami = {"Authorization": f"Bearer {http.post('/clients').json()['token']}"}
    http.headers.update(whoami)

    seats = http.get(f"/tables/{table}").raise_for_status().json()["table"]["seats"]
    seat = next(place["seat"] for place in seats if place["kind"] == "open")
    wish = {"seat": seat, "name": "Robin", "randomness": secrets.token_hex(32)}
    http.post(f"/tables/{table}/sit", json=wish).raise_for_status()

    live = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(live, additional_headers=whoami) as socket:
        for message in socket:
            state = json.loads(message)
            if state["table"]["phase"] in ("over", "closed"):
                print("over:", state["table"]["result"])
                return
            eyes = next(iter(state["eyes"]), None)  # none before the start
            if eyes and eyes["moves"]:
                time.sleep(seconds)
                move = {"seat": seat, "number": state["number"], "key": secrets.token_hex(8)}
                move["move"] = choose(eyes["view"], eyes["moves"])
                while http.post(f"/tables/{table}/play", json=move).status_code in (429, 503):
                    time.sleep(1)  # the key lets it count once; 409: the next message tells more


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
