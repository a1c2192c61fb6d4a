"""Dense elements as buffers."""

import numpy as np
from mlir.ir import *

with Context():
    for text in ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "dense<1.5> : tensor<3xf32>", "dense<[1, 2]> : vector<2xi64>", "dense<7> : tensor<2xui8>"):
        a = Attribute.parse(text)
        n = np.array(a)
        print(n.dtype, n.shape, n.tolist())
