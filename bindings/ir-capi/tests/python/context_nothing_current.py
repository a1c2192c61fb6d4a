"""Functions without a context or location."""

from mlir.ir import *

for function in (lambda: IntegerType.get_signless(8), lambda: Type.parse("i8"), lambda: Location.unknown(), lambda: Module.parse("")):
    try:
        function()
    except RuntimeError as error:
        print(str(error)[:60])
with Context():
    try:
        Operation.create("builtin.module", regions=1)
    except RuntimeError as error:
        print(str(error)[:60])
