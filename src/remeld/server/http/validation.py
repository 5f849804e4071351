"""What is wrong with a request that cannot be read: the first place, and what is expected there."""

import re
from types import UnionType
from typing import Any, TypeAlias

from msgspec import inspect

__all__ = ["Fault", "first_fault"]

Fault: TypeAlias = tuple[tuple[str | int, ...], str]
"""Where it is, from the outside in, and what kind of fault it is."""


def first_fault(kind: inspect.Type, value: Any) -> Fault | None:
    """The first fault of a value that should be of that type; fields in their declared order.

    >>> first_fault(inspect.type_info(dict[str, list[int]]), {"a": [1, 2, "3"]})
    (('a', 2), 'int_type')
    """
    match kind:
        case inspect.Metadata():
            return first_fault(kind.type, value)
        case inspect.UnionType():
            return _of_union(kind, value)
        case inspect.StructType():
            return _of_struct(kind, value)
        case inspect.DictType():
            if not isinstance(value, dict):
                return (), "dict_type"
            return _of_each(kind.value_type, value.items())
        case inspect.ListType() | inspect.VarTupleType():
            if not isinstance(value, list):
                return (), "list_type"
            # The items of a list that is too long are not looked at.
            wrong = _of_length(kind, len(value))
            fault = None if wrong == "too_long" else _of_each(kind.item_type, enumerate(value))
            return fault or (((), wrong) if wrong else None)
        case inspect.StrType():
            wrong = _of_text(kind, value)
        case inspect.IntType():
            wrong = _of_number(kind, value) if _is_number(value, int) else "int_type"
        case inspect.FloatType():
            wrong = _of_number(kind, value) if _is_number(value, int | float) else "float_type"
        case inspect.BoolType():
            wrong = "" if isinstance(value, bool) else "bool_type"
        case inspect.LiteralType():
            wrong = "" if value in kind.values else _half(value) or "literal_error"
        case _:
            wrong = ""
    return ((), wrong) if wrong else None


def _of_struct(kind: inspect.StructType, value: Any) -> Fault | None:
    if not isinstance(value, dict):
        return (), "model_attributes_type"
    for field in kind.fields:
        if field.encode_name in value:
            fault = _of_each(field.type, [(field.encode_name, value[field.encode_name])])
        else:
            fault = ((field.encode_name,), "missing") if field.required else None
        if fault:
            return fault
    known = {field.encode_name for field in kind.fields}
    return next((((name,), "extra_forbidden") for name in value if name not in known), None)


def _of_each(kind: inspect.Type, values: Any) -> Fault | None:
    for place, value in values:
        if fault := first_fault(kind, value):
            return (place, *fault[0]), fault[1]
    return None


def _of_union(kind: inspect.UnionType, value: Any) -> Fault | None:
    """Our unions are of one type and None."""
    if value is None and any(isinstance(each, inspect.NoneType) for each in kind.types):
        return None
    faults = [
        first_fault(each, value) for each in kind.types if not isinstance(each, inspect.NoneType)
    ]
    return None if None in faults else faults[0]


def _of_text(kind: inspect.StrType, value: Any) -> str:
    if not isinstance(value, str):
        return "string_type"
    if wrong := _half(value):
        return wrong
    if wrong := _of_length(kind, len(value)):
        return f"string_{wrong}"
    # The end of a pattern is the end of the text; Python lets a line break follow.
    pattern = kind.pattern and re.sub(r"\$\Z", r"\\Z", kind.pattern)
    return "string_pattern_mismatch" if pattern and not re.search(pattern, value) else ""


def _half(value: Any) -> str:
    """Half a character is no text, though JSON can write it."""
    try:
        str(value).encode()
    except UnicodeEncodeError:
        return "string_unicode"
    return ""


def _of_length(kind: inspect.StrType | inspect.ListType | inspect.VarTupleType, found: int) -> str:
    if kind.min_length is not None and found < kind.min_length:
        return "too_short"
    return "too_long" if kind.max_length is not None and found > kind.max_length else ""


def _is_number(value: Any, kind: type | UnionType) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _of_number(kind: inspect.IntType | inspect.FloatType, value: float) -> str:
    if kind.ge is not None and value < kind.ge:
        return "greater_than_equal"
    # Of whole numbers, which alone are bounded so, "below six" and "at most five" are the same.
    most = kind.lt - 1 if kind.lt is not None else kind.le
    return "less_than_equal" if most is not None and value > most else ""
