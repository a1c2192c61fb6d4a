# Operations of the dialect llvm: constants, memory, calls, enums as attributes, and a lowering to it of nothing but casts.
from mlir.dialects import llvm
from mlir.ir import *
from mlir.passmanager import PassManager

with Context(), Location.unknown():
    i32, i64 = IntegerType.get_signless(32), IntegerType.get_signless(64)
    pointer = llvm.PointerType.get()
    module = Module.create()
    with InsertionPoint(module.body):
        function = llvm.LLVMFuncOp("sum", TypeAttr.get(Type.parse("!llvm.func<i32 (ptr, i32)>")))
        block = function.body.blocks.append(pointer, i32)
        with InsertionPoint(block):
            one = llvm.mlir_constant(IntegerAttr.get(i32, 1))
            slot = llvm.alloca(pointer, one, TypeAttr.get(i32))
            llvm.store(block.arguments[1], slot)
            loaded = llvm.load(i32, slot)
            total = llvm.add(loaded, block.arguments[1], llvm.IntegerOverflowFlags.nsw)
            compared = llvm.icmp(llvm.ICmpPredicate.slt, total, one)
            print(one, loaded.type, compared.type, type(slot.type).__name__)
            llvm.return_(arg=total)
    print(module)
    print(module.operation.verify())
    print([str(case) for case in llvm.ICmpPredicate])
    # Python 3.10 lists the case of 0, later versions do not.
    print([(case.name, case.value) for case in llvm.IntegerOverflowFlags if case.value])
    again = Module.parse(str(module))
    print(str(again) == str(module))
    PassManager.parse("builtin.module(llvm.func(canonicalize,cse))").run(again.operation)
    print(again)
    for text in (
        "llvm.func @f() -> i32 { llvm.return }",
        "llvm.func @f(%a: i32) { %0 = llvm.load %a : i32 -> i32  llvm.return }",
    ):
        try:
            Module.parse(text)
        except MLIRError as error:
            print(error)
