"""Dense elements as buffers."""

from mlir.ir import *
import numpy as np
with Context():
    for text in ["dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>", "dense<3> : tensor<2x2xi32>", "dense<[1.5, 2.5]> : tensor<2xf64>",
                 "dense<[1, 2]> : tensor<2xindex>", "dense<[true, false, true]> : tensor<3xi1>", "dense<1.0> : vector<2xf16>", "dense<[9, 8]> : tensor<2xui16>"]:
        a = np.array(Attribute.parse(text))
        print(a.dtype, a.shape, a.tolist())
