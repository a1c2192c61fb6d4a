"""Equality and hashes of types."""

from mlir.ir import *
with Context() as ctx:
    a, b = Type.parse("memref<2xf32>"), Type.parse("memref<2xf32>")
    print(a == b, hash(a) == hash(b), a is b, a == 1, a != b, a == None, len({a, b}), {a: 5}[b])
    print(a.context is ctx, Type(a) == a)
