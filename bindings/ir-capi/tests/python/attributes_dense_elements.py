"""Elements of dense integers and floats."""

from mlir.ir import *
from _support import attempt

with Context():
    a = Attribute.parse("dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>")
    print([a[i] for i in range(len(a))], type(a).__name__)
    attempt(lambda: a[4])
    f = Attribute.parse("dense<[0.5, 1.5]> : tensor<2xf64>")
    print([f[i] for i in range(len(f))], type(f).__name__)
    u = Attribute.parse("dense<[255, 1]> : tensor<2xui8>")
    print([u[i] for i in range(len(u))])
    b = Attribute.parse("dense<[true, false]> : tensor<2xi1>")
    print([int(b[i]) for i in range(len(b))])
