"""A module after a pass that failed."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("module @m {}")
    def fail(op, pass_):
        op.attributes["t.mark"] = UnitAttr.get()
        pass_.signal_pass_failure()
    p = PassManager("builtin.module")
    p.add(fail)
    try:
        p.run(m.operation)
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
    print(m)
