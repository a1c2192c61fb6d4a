"""Attributes from text and errors."""

from _support import attempt
from mlir.ir import *
with Context():
    for text in ["1", "1 : i8", "true", "unit", "1.5", "-2.5 : f16", '"s"', '"s" : i32', "[1, 2.0, []]", "{a, b = 1}", "@s", "@a::@b::@c",
                 "i32", "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "dense<1> : tensor<2xi8>", "array<i32: 1, 2>", "array<i1>",
                 "#b.c", "loc(unknown)", "dense<[1, [2]]> : tensor<2xi8>", "300 : i8", "x", "strided<[1, ?], offset: 3>",
                 "distinct[0]<1>", "0x7FC0 : bf16", "sparse<0, 1> : tensor<2xi8>", "dense_resource<k> : tensor<1xi8>"]:
        print(text)
        attempt(Attribute.parse, text)
