"""The layout of upstream's package for extensions: where headers and libraries are, and what contexts load."""

import os

from .._ir.context import (
    _context_init_hooks,
    append_load_on_create_dialect,
    get_dialect_registry,
    get_load_on_create_dialects,
    site_initialize,
)

_this_dir = os.path.dirname(__file__)


def get_lib_dirs():
    """The folders with the native libraries."""
    return [os.path.dirname(_this_dir)]


def get_include_dirs():
    """The folders with the headers of the C API."""
    return [os.path.join(_this_dir, "include")]


def _site_initialize():
    """Imports the modules that an installation adds, which happens before the first context otherwise."""
    site_initialize()


def append_context_init_hook(hook):
    """Calls a function with each context that is created later."""
    _context_init_hooks.append(hook)
