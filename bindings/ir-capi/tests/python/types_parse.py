"""Types from text and errors."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    for text in ["i32", "si4", "ui4", "index", "none", "complex<f64>", "tuple<i1, f32>", "(i32) -> (f32, f32)", "tensor<*xf32>",
                 "tensor<?x4xi8>", "vector<[4]xf32>", "memref<?xf32, strided<[?], offset: ?>>", "memref<*xf32, 1>", "f128", "f80",
                 "!x.y", "tensor<2x>", "vector<?xf32>", "nope"]:
        print(text)
        attempt(Type.parse, text)
