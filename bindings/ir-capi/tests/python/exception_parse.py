"""The exception of failed parsing."""

from mlir.ir import *
with Context():
    try:
        Module.parse("func.func @f(%a: i32) { %0 = arith.addi %a, %b : i32\n return }")
    except MLIRError as error:
        print(error.message)
        for d in error.error_diagnostics:
            print(d.severity, d.location, d.message, [n.message for n in d.notes])
        print(error)
