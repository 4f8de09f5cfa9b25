"""msgspec looks into a type once; two threads that do so at once may end the process."""

from __future__ import annotations

import subprocess
import sys

LOOKED_INTO = """
import sys
from msgspec import Struct, json
from foxden.table import happenings, serve, wire

looked = []

def watch(frame, event, given):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        looked.append(frame.f_locals["obj"].__name__)

class Unknown(Struct):
    pass

sys.setprofile(watch)
for one in (*vars(wire).values(), *happenings.KINDS.values(), Unknown):
    if isinstance(one, type) and issubclass(one, Struct):
        json.Decoder(one)
sys.setprofile(None)
print(*looked)
"""


def test_all_that_threads_read_is_known_from_the_start() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOKED_INTO], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["Unknown"]
