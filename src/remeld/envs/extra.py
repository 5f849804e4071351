"""What to say where the packages of an adapter are missing."""

__all__ = ["missing"]


def missing(error: ImportError, extra: str = "rl") -> ImportError:
    """The error to raise instead, which says what to install.

    >>> missing(ImportError("No module named 'numpy'"))
    ImportError('No module named \\'numpy\\': install it by pip install "remeld[rl]"')
    """
    return ImportError(f'{error}: install it by pip install "remeld[{extra}]"')
