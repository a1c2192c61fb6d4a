"""Switching threads off and on."""

from mlir.ir import *
with Context() as ctx:
    ctx.enable_multithreading(False)
    print(ctx.get_num_threads())
    ctx.enable_multithreading(True)
    print(ctx.get_num_threads() >= 1)
    module = Module.parse("func.func private @f()")
    print(module)
