"""The sweep over the numbers, with all colours together.

States from which the bound is beyond the limit are dropped. What the coarse sweep has learnt
about each state bounds the fine one.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room
from remeld.solver.least_kernel.groups import least_groups, least_with_toll
from remeld.solver.least_kernel.known import known_harm
from remeld.solver.least_kernel.memory import (
    BARE,
    CAN,
    CELL,
    EXCESS,
    GROUP_BASE,
    GROUP_HARM,
    HASHED,
    HOPE_EXTRA,
    HOPE_HARM,
    HOPE_LACK,
    IN_GROUPS,
    LAYER,
    LEAST_SHARE,
    LINK_FROM,
    LINK_HARM,
    LINK_TO,
    MOST_GROUPS,
    MUST,
    NEVER,
    NODE_COARSE,
    NODE_FIRST,
    NODE_LAST,
    RADIX,
    SHARE,
    STATE_BOUND,
    STATE_FROM,
    STATE_GROUPS,
    STATE_HARM,
    STATE_KEY,
    STATE_LACK,
    STATE_WAYS,
    UNKNOWN,
    WAY_HARM,
    WAY_LAID,
    WAY_NEXT,
    WEIGHT,
    Work,
    empty_table,
    slot_of,
)


@cython.cfunc
@cython.nogil
def _keep(
    w: Work,
    key: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    came: cython.longlong,
    ways: cython.longlong,
    groups: cython.longlong,
) -> cython.longlong:
    """Add a state to the newest layer, or better the one with the same key."""
    if cython.compiled:
        if 2 * (w.states - w.layer_start) > w.hash_mask:
            _rehash(w)
        mask = w.hash_mask
        slot = slot_of(key, mask)
        # What an earlier layer left in the table counts as empty.
        i = w.arrays[HASHED][slot]
        while i >= w.layer_start and w.arrays[STATE_KEY][i] != key:
            slot = slot + 1 & mask
            i = w.arrays[HASHED][slot]
        if i < w.layer_start:
            i = w.states
            w.arrays[HASHED][slot] = i
    else:
        i = w.index.setdefault(key, w.states)
    if i == w.states:
        if i >= w.rooms[STATE_KEY]:
            make_room(w, STATE_KEY, STATE_BOUND + 1, i + 1)
        w.arrays[STATE_KEY][i] = key
        w.states = i + 1
    elif lack > w.arrays[STATE_LACK][i] or (
        lack == w.arrays[STATE_LACK][i] and harm >= w.arrays[STATE_HARM][i]
    ):
        return i
    w.arrays[STATE_LACK][i] = lack
    w.arrays[STATE_HARM][i] = harm
    w.arrays[STATE_FROM][i] = came
    w.arrays[STATE_WAYS][i] = ways
    w.arrays[STATE_GROUPS][i] = groups
    return i


@cython.cfunc
@cython.nogil
def _rehash(w: Work) -> cython.longlong:
    """Give the table of states four times its room."""
    mask = 4 * w.hash_mask + 3
    make_room(w, HASHED, HASHED + 1, mask + 1)
    w.hash_mask = mask
    empty_table(w, HASHED, mask)
    for i in range(w.layer_start, w.states):
        slot = slot_of(w.arrays[STATE_KEY][i], mask)
        while w.arrays[HASHED][slot] >= 0:
            slot = slot + 1 & mask
        w.arrays[HASHED][slot] = i
    return 0


@cython.cfunc
@cython.nogil
def _excess(
    w: Work,
    colour: cython.longlong,
    place: cython.longlong,
    groups: cython.longlong,
    shares: cython.longlong,
) -> cython.longlong:
    """Note by how much the harm of the groups exceeds the shares at least; the least of it."""
    least = NEVER
    if colour == w.colours:
        least = least_with_toll(w, w.number, place, groups)
        return least if least >= NEVER else least - shares
    cell = w.number * w.colours + colour
    for g in range(w.arrays[CAN][cell] + 1):
        value = NEVER
        if w.arrays[IN_GROUPS][cell] >> g & 1:
            value = w.arrays[SHARE][8 * cell + g] + shares
            value += w.price * w.arrays[WEIGHT][cell] * g
            value = _excess(w, colour + 1, place, groups | g << 4 * colour, value)
        w.arrays[EXCESS][colour * w.choices + place] = value
        least = lesser(least, value)
        place += w.arrays[RADIX][cell]
    return least


@cython.cfunc
@cython.nogil
def _choose(
    w: Work,
    colour: cython.longlong,
    place: cython.longlong,
    to: cython.longlong,
    rest: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    rest_lack: cython.longlong,
    rest_harm: cython.longlong,
    groups: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Choose the way of a colour and of those after it, then the groups.

    `rest` are the jokers left, `rest_lack` and `rest_harm` bounds on what is still to come. The
    harm of groups counts as it is shared out, and what it must exceed that.
    """
    if colour == w.colours:
        return _meet(w, place, to, rest, lack, harm, rest_harm, groups, ways)
    cell = w.number * w.colours + colour
    key = w.arrays[STATE_KEY][w.state]
    shift = w.id_bits * colour
    node = w.arrays[CELL][w.at + cell] + (key >> shift & (1 << w.id_bits) - 1)
    goal = w.arrays[CELL][w.at + cell + w.colours]
    sorts = w.jokers + 1
    can = w.arrays[CAN][cell]
    must = w.arrays[MUST][cell]
    most = w.arrays[MOST_GROUPS][w.number]
    weight = w.arrays[WEIGHT][cell]
    hope_lack = w.arrays[HOPE_LACK]
    hope_harm = w.arrays[HOPE_HARM]
    way_next = w.arrays[WAY_NEXT]
    way_laid = w.arrays[WAY_LAID]
    way_harm = w.arrays[WAY_HARM]
    part = w.arrays[SHARE]
    excess = w.arrays[EXCESS]
    radix = w.arrays[RADIX][cell]
    mine = colour * w.choices + place
    then = node * sorts + w.jokers - (key >> w.id_bits * w.colours)
    rest_lack -= hope_lack[then]
    rest_harm -= hope_harm[then]
    first = w.arrays[NODE_FIRST][node]
    for way in range(first, w.arrays[NODE_LAST][node]):
        tiles = way_laid[way] & 7
        jokers = way_laid[way] >> 3
        if jokers > rest:
            continue
        then = way_next[way] * sorts + rest - jokers
        r_harm = rest_harm + hope_harm[then]
        n_harm = harm + way_harm[way] + w.toll * jokers + w.price * weight * (can - tiles)
        if n_harm + r_harm + w.arrays[LEAST_SHARE][8 * cell + tiles] > w.limit:
            continue
        r_lack = rest_lack + hope_lack[then]
        low = must - tiles if must > tiles else 0
        for g in range(lesser(can - tiles, most), low - 1, -1):
            n_lack = lack + weight * (can - tiles - g)
            if n_lack + r_lack > w.slack:
                break
            share = part[8 * cell + g]
            if n_harm + share + r_harm + excess[mine + radix * g] > w.limit:
                continue
            _choose(
                w, colour + 1, place + radix * g, to | way_next[way] - goal << shift,
                rest - jokers, n_lack, n_harm + share, r_lack, r_harm,
                groups | g << 4 * colour, ways | way - first << shift,
            )  # fmt: skip
    return 0


@cython.cfunc
@cython.nogil
def _meet(
    w: Work,
    place: cython.longlong,
    to: cython.longlong,
    rest: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    rest_harm: cython.longlong,
    groups: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Every colour has its way: see to the groups, and keep the state if it can still do."""
    number = w.number
    w.effort += 1
    # The groups harm as they do, not as it is shared out, and their tiles pay no price.
    for c in range(w.colours):
        cell = number * w.colours + c
        g = groups >> 4 * c & 15
        harm -= w.arrays[SHARE][8 * cell + g] + w.price * w.arrays[WEIGHT][cell] * g
    ids = (1 << w.id_bits) - 1
    place = w.arrays[GROUP_BASE][number] + place * (w.jokers + 1)
    for jokers in range(rest + 1):
        cost = w.arrays[GROUP_HARM][place + jokers]
        if cost == UNKNOWN:
            cost = least_groups(w, number, groups, jokers, place)
        if cost >= NEVER:
            continue
        cost += w.toll * jokers
        h_lack = lack
        h_harm = harm + cost
        if h_harm + rest_harm > w.limit:
            continue
        for c in range(w.colours):
            then = to >> w.id_bits * c & ids
            then += w.arrays[CELL][w.at + (number + 1) * w.colours + c]
            then = then * (w.jokers + 1) + rest - jokers
            h_lack += w.arrays[HOPE_LACK][then]
            h_harm += w.arrays[HOPE_HARM][then]
        if h_lack > w.slack or h_harm > w.limit:
            continue
        if not w.coarse:
            known = (number + 1) << 58 | w.jokers - rest + jokers << w.id_bits * w.colours
            extra = 0
            for c in range(w.colours):
                cell = (number + 1) * w.colours + c
                then = (to >> w.id_bits * c & ids) + w.arrays[CELL][w.at + cell]
                known |= w.arrays[NODE_COARSE][then] - w.arrays[CELL][cell] << w.id_bits * c
                extra += w.arrays[HOPE_EXTRA][then * (w.jokers + 1) + rest - jokers]
            if extra < -w.jokers:
                extra = -w.jokers
            known = harm + cost + known_harm(w, known) + extra
            if known > w.limit:
                continue
            if h_harm < known:
                h_harm = known
        then = _keep(
            w, to | w.jokers - rest + jokers << w.id_bits * w.colours, lack, harm + cost,
            w.state, ways, groups | jokers << 32,
        )  # fmt: skip
        if not w.coarse:
            w.arrays[STATE_BOUND][then] = h_harm + w.arrays[STATE_HARM][then] - harm - cost
        else:
            if w.links >= w.rooms[LINK_FROM]:
                make_room(w, LINK_FROM, LINK_HARM + 1, w.links + 1)
            w.arrays[LINK_FROM][w.links] = w.state
            w.arrays[LINK_TO][w.links] = then
            w.arrays[LINK_HARM][w.links] = harm + cost - w.arrays[STATE_HARM][w.state]
            w.links += 1
    return 0


@cython.cfunc
@cython.nogil
def _threshold(w: Work, start: cython.longlong, end: cython.longlong) -> cython.longlong:
    """The bound that as many of the states as the beam is wide do not exceed, or a few more."""
    counts = w.arrays[BARE]
    for i in range(64):
        counts[i] = 0
    for state in range(start, end):
        i = w.limit - w.arrays[STATE_BOUND][state]
        counts[lesser(i, 63)] += 1
    i = 63
    left = w.beam - counts[63]
    while left > 0:
        i -= 1
        left -= counts[i]
    return w.limit - i


@cython.cfunc
@cython.nogil
def sweep_numbers(w: Work) -> cython.longlong:
    """Walk all numbers; the best last state, -1 if there is none, -2 if it was too much."""
    w.links = 0
    w.states = 0
    w.layer_start = 0
    empty_table(w, HASHED, w.hash_mask)
    if not cython.compiled:
        w.index.clear()
    _keep(w, 0, 0, 0, -1, 0, 0)
    start = 0
    for number in range(w.numbers):
        end = w.states
        w.layer_start = end
        w.arrays[LAYER][number] = start
        if not cython.compiled:
            w.index.clear()
        w.choices = w.arrays[RADIX][w.colours * (number + 1) - 1]
        w.choices *= w.arrays[CAN][w.colours * (number + 1) - 1] + 1
        make_room(w, EXCESS, EXCESS + 1, w.colours * w.choices)
        w.number = number
        _excess(w, 0, 0, 0, 0)
        width = w.beam
        threshold = w.limit
        if end - start > width:
            threshold = _threshold(w, start, end)
            w.dropped = 1
        for state in range(start, end):
            if end - start > w.beam:
                if w.arrays[STATE_BOUND][state] > threshold or width == 0:
                    continue
                width -= 1
            key = w.arrays[STATE_KEY][state]
            left = w.jokers - (key >> w.id_bits * w.colours)
            r_lack = 0
            r_harm = 0
            for c in range(w.colours):
                then = key >> w.id_bits * c & (1 << w.id_bits) - 1
                then += w.arrays[CELL][w.at + number * w.colours + c]
                then = then * (w.jokers + 1) + left
                r_lack += w.arrays[HOPE_LACK][then]
                r_harm += w.arrays[HOPE_HARM][then]
            w.state = state
            _choose(
                w, 0, 0, 0, left, w.arrays[STATE_LACK][state],
                w.arrays[STATE_HARM][state], r_lack, r_harm, 0, 0,
            )  # fmt: skip
            if w.effort > w.stop:
                return -2
        start = end
    w.arrays[LAYER][w.numbers] = start
    for state in range(start, w.states):
        if w.arrays[STATE_KEY][state] >> w.id_bits * w.colours == w.jokers:
            return state
    return -1
