"""What an offer is worth to each side, in dollars, and which offer to make."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import AMOUNTS, CARD_PRICE, CARD_RESALE, FIELDS, JOB_CARDS, LOOT_RESALE
from .plan import INCOME, best_target, wanted_cards
from .table import DROP, GET, GIVE, LOOT_ITEM, MAKE, MONEY_ITEM, Position, knows

TURN_PRICE = INCOME / 2  # dollars paid for a saved turn: a rival gets them
FAIR_SHARE = 0.5  # of what the other side wins, to be willing
STEP = AMOUNTS[0]  # prices are multiples of it
PEACE = 5  # rounds in which nobody is asked again who has said no


@rule
def card_worth(p: Position, seat: int, goal: int, field: int, have: int) -> float:
    """Of one more card to a seat that would have so many: what it costs to come by it."""
    lacking = wanted_cards(p, seat, field) - have
    if lacking <= 0:
        return float(CARD_RESALE)
    if knows(p, seat, field) or have >= JOB_CARDS[goal, field]:  # nothing that hurries
        return float(CARD_PRICE)
    return CARD_PRICE + TURN_PRICE / lacking  # its share of the lesson


@rule
def bundle_worth(p: Position, seat: int, gets: bool) -> float:
    """Of all that ``seat`` would get (or give) in the open offer, in dollars."""
    takes_given = gets != (seat == p.player)
    goal = best_target(p, seat)
    total = float(p.give_money if takes_given else p.get_money)
    for thing in range(MONEY_ITEM):
        count = int(p.give[thing] if takes_given else p.get[thing])
        for k in range(count):
            if thing >= LOOT_ITEM:
                total += LOOT_RESALE
            else:
                have = int(p.hand[seat * FIELDS + thing])
                total += card_worth(p, seat, goal, thing, have + k if gets else have - 1 - k)
    return total


@rule
def gain(p: Position, seat: int) -> float:
    """What the open offer saves a seat, in dollars."""
    return bundle_worth(p, seat, True) - bundle_worth(p, seat, False)


@rule
def is_fair(p: Position) -> bool:
    """The asked seat wins something, and not much less than the one who asks."""
    return is_willing(p, gain(p, p.partner), gain(p, p.player))


@rule
def is_willing(p: Position, own: float, other: float) -> bool:
    """With two players, what helps the other hurts; with more, both get ahead of the rest."""
    share = 1.0 if p.seats == 2 else FAIR_SHARE
    return own > 0 and own >= share * other


# Making offers: one card for money.  A deal is a number: who, which field, who sells, what price.


@rule
def deal(partner: int, field: int, is_sale: int, price: int) -> int:
    return ((price // STEP * 2 + is_sale) * FIELDS + field) * 8 + partner


@rule
def partner_of(deal: int) -> int:
    return deal & 7


@rule
def field_of(deal: int) -> int:
    return (deal >> 3) % FIELDS


@rule
def is_sale_of(deal: int) -> int:
    return (deal >> 3) // FIELDS & 1


@rule
def price_in(deal: int) -> int:
    return (deal >> 3) // FIELDS // 2 * STEP


@rule
def best_deal(p: Position, seat: int) -> int:
    """The deal that wins both sides something and the seat the most; NOBODY: none."""
    best = NOBODY
    most = 0.0
    goal = best_target(p, seat)
    for partner in range(p.seats):
        if partner == seat or wants_peace(p, partner):
            continue
        other_goal = best_target(p, partner)
        for field in range(FIELDS):
            sale = sale_price(p, seat, partner, goal, other_goal, field)
            won = sale - _loss(p, seat, goal, field)
            if sale > 0 and won > most:
                best, most = deal(partner, field, 1, sale), won
            price = 0
            if p.hand[partner * FIELDS + field] > 0:
                price = sale_price(p, partner, seat, other_goal, goal, field)
            won = _win(p, seat, goal, field) - price
            if price > 0 and won > most:
                best, most = deal(partner, field, 0, price), won
    return best


@rule
def wants_peace(p: Position, seat: int) -> bool:
    """A no is a no for a while: who declined is not asked the same every turn."""
    return p.declined[seat] > 0 and p.turn_number - p.declined[seat] < PEACE * p.seats


@rule
def _win(p: Position, buyer: int, goal: int, field: int) -> float:
    return card_worth(p, buyer, goal, field, int(p.hand[buyer * FIELDS + field]))


@rule
def _loss(p: Position, seller: int, goal: int, field: int) -> float:
    """What a seller gives away: a card in hand, or (who knows the field) one just bought for it."""
    have = int(p.hand[seller * FIELDS + field])
    if have == 0:
        return float(CARD_PRICE)
    return card_worth(p, seller, goal, field, have - 1)


@rule
def sale_price(
    p: Position, seller: int, buyer: int, seller_goal: int, buyer_goal: int, field: int
) -> int:
    """About half way between what the card is worth to both; 0: no price that both would take."""
    if p.hand[seller * FIELDS + field] == 0:
        if not knows(p, seller, field) or p.deck[field] == 0:
            return 0
    worth = _win(p, buyer, buyer_goal, field)
    loss = _loss(p, seller, seller_goal, field)
    price = max(int((worth + loss) / 2) // STEP, int(loss) // STEP + 1) * STEP
    if price > p.money[buyer]:
        return 0
    both = is_willing(p, worth - price, price - loss) and is_willing(p, price - loss, worth - price)
    return price if both else 0


@rule
def next_step(p: Position, seat: int) -> int:
    """Build the best deal item by item, then make it; drop what can't become one."""
    wanted = best_deal(p, seat)
    if wanted == NOBODY or partner_of(wanted) != p.partner:
        return DROP
    field, price = field_of(wanted), price_in(wanted)
    if is_sale_of(wanted) == 1:
        if p.give[field] == 0:
            return GIVE + field if p.hand[seat * FIELDS + field] > 0 else DROP
        paid = p.get_money
    else:
        if p.get[field] == 0:
            return GET + field
        paid = p.give_money
    if paid == price:
        return MAKE
    return (GET if is_sale_of(wanted) == 1 else GIVE) + MONEY_ITEM + _coin(price - paid)


@rule
def _coin(amount: int) -> int:
    """The largest amount of an offer that fits."""
    coin = 0
    for k in range(len(AMOUNTS)):
        if AMOUNTS[k] <= amount:
            coin = k
    return coin


@rule
def list_price(p: Position, seat: int, gets: bool) -> int:
    """Of what a seat would get or give in the open offer, as the market asks."""
    takes_given = gets != (seat == p.player)
    total = int(p.give_money if takes_given else p.get_money)
    for thing in range(MONEY_ITEM):
        count = int(p.give[thing] if takes_given else p.get[thing])
        total += count * (CARD_PRICE if thing < LOOT_ITEM else LOOT_RESALE)
    return total
