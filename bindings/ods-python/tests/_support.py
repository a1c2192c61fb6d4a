"""Shared by the tests: expected exceptions."""


def raises(expected, action, *args, **kwargs):
    """Calls `action`, which must raise an exception of a class, and returns its text."""
    try:
        result = action(*args, **kwargs)
    except expected as error:
        return str(error)
    raise AssertionError(f"expected {expected}, got {result!r}")
