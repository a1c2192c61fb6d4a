"""Locations of operations from the Python frames that create them."""

from contextlib import AbstractContextManager

def loc_tracebacks(*, max_depth: int | None = None) -> AbstractContextManager[None]: ...
