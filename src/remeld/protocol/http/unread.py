"""Values that a request or an answer carries as they are, to be read by somebody else."""

from msgspec import Meta

__all__ = ["unread"]


def unread(name: str) -> Meta:
    """The mark of a field that is not read where the rest is: to the schema it is of that type.

    >>> unread("Options").extra_json_schema
    {'$ref': '#/$defs/Options'}
    """
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})
