"""Files whose frames are in locations: the last call for a file decides."""

from mlir.dialects import arith
from mlir.dialects._ods_common import _cext
from mlir.ir import *

files = _cext.globals


def names(location):
    """The names of functions in a location."""
    text = str(location)
    return [name for name in ("outer", "inner", "constant") if f'"{name}"' in text]


def outer():
    def inner():
        return arith.constant(IndexType.get(), 1).owner.location

    inner.__qualname__ = "inner"
    return inner()


with Context(), loc_tracebacks():
    module = Module.create()
    with InsertionPoint(module.body):
        files.register_traceback_file_exclusion(__file__)
        print(names(outer()))
        files.register_traceback_file_inclusion(__file__)
        print(names(outer()))
        files.register_traceback_file_exclusion(arith.__file__)
        print(names(outer()))
