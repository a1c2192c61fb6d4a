"""Locations of operations from the Python frames that create them."""

import contextlib
import sys

from .. import _native
from .._native import Location
from .globals import globals


def _frame_location(frame, context):
    code = frame.f_code
    position = Location.file(code.co_filename, *_range(frame), context=context)
    name = getattr(code, "co_qualname", code.co_name)
    return Location.name(name, position, context)


def _range(frame):
    """Line and column of the start and the end of what a frame executes, from 1 on where Python counts from 0."""
    positions = getattr(frame.f_code, "co_positions", None)
    if positions is not None:
        for index, found in enumerate(positions()):
            if index == frame.f_lasti // 2:
                line, end_line, column, end_column = found
                if None not in found:
                    return line, column, end_line, end_column
    return frame.f_lineno, 0, frame.f_lineno, 0


def _is_shown(filename):
    settings = globals._tracebacks
    included = any(filename.startswith(prefix) for prefix in settings["included"])
    return included and not any(filename.startswith(prefix) for prefix in settings["excluded"])


def _location():
    """The location of the frames that lead here; `None` if none of them is shown."""
    context = _native.current_context()
    if context is None:
        return None
    frames = []
    frame = sys._getframe(1)
    while frame is not None and len(frames) < globals.loc_tracebacks_frame_limit():
        if _is_shown(frame.f_code.co_filename):
            frames.append(_frame_location(frame, context))
        frame = frame.f_back
    if not frames:
        return Location.unknown(context)
    return frames[0] if len(frames) == 1 else Location.callsite(frames[0], frames[1:], context)


_native.set_traceback_hook(_location)


@contextlib.contextmanager
def loc_tracebacks(*, max_depth=None):
    """Gives operations the locations of the Python frames that create them."""
    was_enabled, limit = globals.loc_tracebacks_enabled(), globals.loc_tracebacks_frame_limit()
    if max_depth is not None:
        globals.set_loc_tracebacks_frame_limit(max_depth)
    globals.set_loc_tracebacks_enabled(True)
    try:
        yield
    finally:
        globals.set_loc_tracebacks_enabled(was_enabled)
        globals.set_loc_tracebacks_frame_limit(limit)


__all__ = ["loc_tracebacks"]
