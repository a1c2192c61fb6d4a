"""Errors of checked constructors."""

from mlir.ir import *
with Context(), Location.file("t", 4, 2):
    for make in [lambda: VectorType.get([0], F32Type.get()), lambda: RankedTensorType.get([1], FunctionType.get([], [])), lambda: FloatAttr.get(IndexType.get(), 1.0),
                 lambda: MemRefType.get([1], NoneType.get()), lambda: UnrankedMemRefType.get(TupleType.get_tuple([]), None), lambda: ComplexType.get(NoneType.get())]:
        try:
            print(make())
        except MLIRError as error:
            print(error.message, [(str(d.location), d.message) for d in error.error_diagnostics])
        except Exception as error:
            print(type(error).__name__, error)
