"""Elements of dense integers."""

from _support import attempt
from mlir.ir import *
with Context():
    for text in ["dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>", "dense<[255, 0]> : tensor<2xui8>", "dense<[true, false]> : vector<2xi1>",
                 "dense<7> : tensor<3xi64>", "dense<[1, 2]> : tensor<2xindex>", "dense<[-1, 1]> : tensor<2xsi16>", "dense<[1, 2]> : tensor<2xi32>", "dense<5> : tensor<2xui64>"]:
        a = Attribute.parse(text)
        print(type(a).__name__, len(a), [a[i] for i in range(len(a))], list(a), a.is_splat)
        attempt(lambda: a[99])
    attempt(DenseIntElementsAttr, Attribute.parse("dense<1.0> : tensor<1xf32>"))
