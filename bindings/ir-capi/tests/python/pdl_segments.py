"""Segments of operands: those of a definition that stores their sizes, and others."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @alloc : benefit(1) {
  %sizes = pdl.operands
  %symbols = pdl.operands
  %type = pdl.type
  %root = pdl.operation "memref.alloc"(%sizes, %symbols : !pdl.range<value>, !pdl.range<value>) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "test.alloc"(%symbols, %sizes : !pdl.range<value>, !pdl.range<value>) -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
pdl.pattern @call : benefit(1) {
  %arguments = pdl.operands
  %types = pdl.types
  %callee = pdl.attribute = @callee
  %root = pdl.operation "func.call"(%arguments : !pdl.range<value>) {"callee" = %callee} -> (%types : !pdl.range<type>)
  %result = pdl.results 0 of %root -> !pdl.range<value>
  pdl.rewrite %root {
    %other = pdl.attribute = @other
    %new = pdl.operation "func.call"(%arguments : !pdl.range<value>) {"callee" = %other} -> (%types : !pdl.range<type>)
    %values = pdl.results 0 of %new -> !pdl.range<value>
    pdl.replace %root with (%values : !pdl.range<value>)
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
func.func private @callee(index) -> (i1, i2)
func.func private @other(index) -> (i1, i2)
func.func @f(%n: index, %m: index, %s: index) -> (i1, i2) {
  %0 = memref.alloc(%n, %m)[%s] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %1 = memref.alloc() : memref<4xf32>
  "test.use"(%0, %1) : (memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>, memref<4xf32>) -> ()
  %2:2 = call @callee(%n) : (index) -> (i1, i2)
  return %2#0, %2#1 : i1, i2
}
"""
    )
    source = Module.parse(PATTERNS)
    walk_and_apply_patterns(module.operation, PDLModule(source).freeze())
    print(module)
