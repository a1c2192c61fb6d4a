"""Operations of a class in texts."""

from mlir.ir import *
from _support import attempt
from mlir.dialects import func

with Context():
    f = func.FuncOp.parse("func.func private @f(i8)")
    print(type(f).__name__, f.name, f.type, f)
    try:
        func.FuncOp.parse("module {}")
    except Exception as error:
        print(str(error))
