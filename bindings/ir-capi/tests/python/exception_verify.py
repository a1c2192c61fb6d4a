"""The exception of failed verification."""

from mlir.ir import *
with Context(), Location.name("here"):
    op = Operation.create("func.func", regions=1, attributes={"sym_name": StringAttr.get("f"), "function_type": TypeAttr.get(FunctionType.get([], []))})
    op.regions[0].blocks.append(IndexType.get())
    try:
        op.verify()
    except MLIRError as error:
        print(error.message, [(str(d.location), d.message, [(str(n.location), n.message) for n in d.notes]) for d in error.error_diagnostics])
    print(op)
