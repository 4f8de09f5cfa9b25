"""``@position``: one declaration of a position, two bodies.

A class of annotated fields becomes a slotted Python object (plain play) and, as ``cls.dtype``, a
NumPy record (compiled play).  Fields are small integers or fixed arrays of them::

    @position
    class Position:
        phase: Small
        owing: SeatSet
        handcuffs: Annotated[list[int], ("i1", 4)]
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

if TYPE_CHECKING:
    from numpy.typing import NDArray

Small = Annotated[int, "i1"]  # -128 … 127
Count = Annotated[int, "i2"]  # -32768 … 32767
Big = Annotated[int, "i4"]
SeatSet = Annotated[int, "u1"]  # one bit for each seat

P = TypeVar("P")
KINDS = ("i1", "i2", "i4", "u1")


def position(cls: type[P]) -> type[P]:
    """Give the class both bodies; every field starts at zero."""
    import numpy as np  # here, because a command like `foxden --help` needs none of it

    layout: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        kind, length = _shape(cls, name, hint)
        if length is None:
            layout.append((name, kind))
            setattr(cls, name, 0)
        else:
            layout.append((name, kind, (length,)))
            setattr(cls, name, field(default_factory=_zeros(length)))
    made = dataclass(slots=True)(cls)
    made.dtype = np.dtype((np.record, layout))  # type: ignore[attr-defined]
    return made


def _shape(cls: type, name: str, hint: object) -> tuple[str, int | None]:
    import numpy as np

    if hasattr(np.record, name):
        raise NameError(f"{cls.__name__}.{name}: np.record has an attribute of that name")
    shape = getattr(hint, "__metadata__", (None,))[0]
    kind, length = shape if isinstance(shape, tuple) else (shape, None)
    if kind not in KINDS:
        raise TypeError(f"{cls.__name__}.{name}: annotate it with one of {', '.join(KINDS)}")
    return kind, length


def _zeros(length: int) -> Any:
    return lambda: [0] * length


def copied(p: P) -> P:
    """A copy of a plain position that shares nothing with it."""
    cls = type(p)
    twin = cls.__new__(cls)
    for name in cls.__slots__:  # type: ignore[attr-defined]
        value = getattr(p, name)
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    return twin


class PlainTable(list[Any]):
    """Plain positions for a driver: what is put into a place is copied, as in an array."""

    def __setitem__(self, place: Any, p: Any) -> None:
        super().__setitem__(place, copied(p))


def flat(p: object) -> NDArray[Any]:
    """A plain position as an array of one record."""
    import numpy as np

    row: NDArray[Any] = np.zeros(1, type(p).dtype)  # type: ignore[attr-defined]
    for name in row.dtype.names or ():
        row[name] = getattr(p, name)
    return row


def lifted(cls: type[P], row: NDArray[Any]) -> P:
    """An array of one record as a plain position."""
    p = cls()
    for name in cls.__slots__:  # type: ignore[attr-defined]
        setattr(p, name, row[name][0].tolist())
    return p


def fields_of(p: object) -> dict[str, Any]:
    """All fields by name, for comparing, storing and printing."""
    return {name: _plain(getattr(p, name)) for name in type(p).__slots__}  # type: ignore[attr-defined]


def from_fields(cls: type[P], fields: dict[str, Any]) -> P:
    """The plain position with these fields: the way back from ``fields_of``."""
    p = cls()
    for name in cls.__slots__:  # type: ignore[attr-defined]
        setattr(p, name, fields[name])
    return p


def _plain(value: Any) -> Any:
    return [int(x) for x in value] if isinstance(value, list) else int(value)
