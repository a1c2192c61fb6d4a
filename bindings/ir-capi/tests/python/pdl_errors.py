"""Exceptions of Python functions, functions that fail, and arguments that Python cannot have."""

from _support import attempt
from mlir.ir import *
from mlir.rewrite import *


def pattern(what):
    return f"""
pdl.pattern : benefit(1) {{
  %operands = pdl.operands
  %types = pdl.types
  %root = pdl.operation "test.old"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
  {what}
  pdl.rewrite %root {{
    pdl.erase %root
  }}
}}
"""


def raises(rewriter, results, values):
    raise ValueError("from Python")


def apply(patterns):
    module = Module.parse('"test.old"() : () -> () "test.old"() : () -> ()')
    attempt(apply_patterns_and_fold_greedily, module, patterns.freeze())
    print(module)


with Context() as context:
    context.allow_unregistered_dialects = True
    source = Module.parse(pattern('pdl.apply_native_constraint "f"(%root : !pdl.operation)'))
    patterns = PDLModule(source)
    patterns.register_constraint_function("f", raises)
    apply(patterns)
    source = Module.parse(pattern('pdl.apply_native_constraint "f"(%operands : !pdl.range<value>)'))
    patterns = PDLModule(source)
    patterns.register_constraint_function("f", raises)
    apply(patterns)
    source = Module.parse(pattern('pdl.apply_native_constraint "f"(%types : !pdl.range<type>)'))
    patterns = PDLModule(source)
    patterns.register_constraint_function("f", raises)
    apply(patterns)
    source = Module.parse(pattern('pdl.apply_native_constraint "f"(%root : !pdl.operation)'))
    patterns = PDLModule(source)
    patterns.register_constraint_function("f", lambda *arguments: True)
    apply(patterns)
    source = Module.parse(pattern("").replace("pdl.erase %root", 'pdl.apply_native_rewrite "f"(%root : !pdl.operation)'))
    patterns = PDLModule(source)
    patterns.register_rewrite_function("f", raises)
    apply(patterns)
    attempt(lambda: Module.parse("pdl.pattern : benefit(1) { }"))
