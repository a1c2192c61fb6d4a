"""Uses `_pointer`, the module that `odsgen gen nanobind` writes of `pointer.td`. It prints the same on both runtimes."""

import _pointer
from mlir.ir import *

with Context() as context:
    _pointer.register_dialect()
    _pointer.register_dialect(context, load=True)
    pointer = _pointer.LLVMPointerType.get(3)
    print(repr(pointer), pointer.address_space, isinstance(pointer, Type), pointer == Type.parse("!llvm.ptr<3>"))
    print(_pointer.LLVMPointerType(Type.parse("!llvm.ptr")).address_space, _pointer.LLVMPointerType.get(0, context=context))
    print(_pointer.LLVMPointerType.isinstance(pointer), _pointer.LLVMPointerType.isinstance(IndexType.get()))
    module = Module.parse("%0 = llvm.mlir.zero : !llvm.ptr<7>")
    print(_pointer.LLVMPointerType(module.body.operations[0].results[0].type).address_space)
    for wrong in (lambda: _pointer.LLVMPointerType(IndexType.get()), lambda: _pointer.LLVMPointerType.get("three")):
        try:
            wrong()
        except (TypeError, ValueError) as error:
            print(type(error).__name__, str(error).splitlines()[0])
