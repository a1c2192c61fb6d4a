"""Elements of dense floats."""

from _support import attempt
from mlir.ir import *
with Context():
    for text in ["dense<[1.5, -0.0]> : tensor<2xf32>", "dense<0.1> : vector<2xf64>", "dense<[1.0, 0x7E00]> : tensor<2xf16>"]:
        a = Attribute.parse(text)
        print(type(a).__name__, len(a), repr(a))
        attempt(lambda: a[99])
    attempt(lambda: Attribute.parse("dense<1.0> : tensor<2xbf16>")[0])
