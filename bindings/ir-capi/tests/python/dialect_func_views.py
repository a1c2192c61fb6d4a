"""Views of functions."""

from mlir.ir import *
from mlir.dialects import func

with Context():
    m = Module.parse("func.func private @e(i8) func.func @f(%x: i8 {a.b = 1 : i8}) -> i8 { return %x : i8 }")
    for f in m.body.operations:
        print(f.name, f.type, f.is_external, f.visibility if "sym_visibility" in f.attributes else None, type(f).__name__)
    print(f.entry_block.arguments[0].type, f.arg_attrs, [str(a.type) for a in f.arguments])
