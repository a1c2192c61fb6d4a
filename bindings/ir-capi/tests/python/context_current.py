"""The current context, and contexts inside of others."""

from mlir.ir import *

with Context() as a:
    print(Context.current == a)
    with Context() as b:
        print(Context.current == b, a == b)
        with a:
            print(Context.current == a)
    print(Context.current == a)
print(Context.current)
