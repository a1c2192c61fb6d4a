"""Patterns that outlive their module, and that are applied several times; a function without arguments."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern : benefit(1) {
  %type = pdl.type
  %root = pdl.operation "test.old" -> (%type : !pdl.type)
  pdl.rewrite %root {
    %name = pdl.apply_native_rewrite "name" : !pdl.attribute
    %new = pdl.operation "test.new" {"name" = %name} -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True

    def name(text):
        def append(rewriter, results, values):
            print("values:", values)
            results.append(StringAttr.get(text))

        return append

    source = Module.parse(PATTERNS)
    patterns = PDLModule(source)
    patterns.register_rewrite_function("name", name("the name"))
    frozen = patterns.freeze()
    del patterns
    for text in '%0 = "test.old"() : () -> i32', '%0:2 = "test.old"() : () -> (i1, i2) %1 = "test.old"() : () -> f32':
        module = Module.parse(text)
        walk_and_apply_patterns(module.operation, frozen)
        print(module)
