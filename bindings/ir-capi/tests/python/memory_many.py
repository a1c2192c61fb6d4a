"""Many modules in one context."""

from mlir.ir import *
with Context() as ctx, Location.unknown():
    total = 0
    for n in range(300):
        m = Module.parse(f"func.func @f{n}(%a: i{n % 60 + 1}) {{ return }}")
        total += len(str(m))
        if n % 100 == 0:
            print(m)
    print(total)
