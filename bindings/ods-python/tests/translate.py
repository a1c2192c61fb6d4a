"""Modules of the dialect `llvm` as LLVM IR."""

from _support import raises
from mlir.dialects import llvm
from mlir.ir import *
from mlir.passmanager import PassManager

TEXT = "llvm.func @add(%a: i64, %b: i64) -> i64 { %0 = llvm.add %a, %b : i64 llvm.return %0 : i64 }"

with Context(), Location.unknown():
    module = Module.parse(TEXT)
    text = llvm.translate_module_to_llvmir(module.operation)
    assert "define i64 @add(i64 %0, i64 %1) {\n  %3 = add i64 %0, %1\n  ret i64 %3\n}\n" in text, text
    assert llvm.translate_module_to_llvmir(module) == text
    assert llvm.translate_module_to_llvmir(module.operation.opview) == text

    # What other passes lower becomes LLVM IR, too.
    module = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.muli %a, %a : i32 return %0 : i32 }")
    message = raises(MLIRError, lambda: llvm.translate_module_to_llvmir(module.operation))
    assert "cannot be converted to LLVM IR" in message and "func.func" in message, message
    PassManager.parse("builtin.module(convert-arith-to-llvm, convert-func-to-llvm)").run(module.operation)
    assert "mul i32 %0, %0" in llvm.translate_module_to_llvmir(module.operation)

    # Only modules.
    function = module.body.operations[0]
    message = raises(MLIRError, lambda: llvm.translate_module_to_llvmir(function.operation))
    assert "expected 'builtin.module'" in message, message
    raises(TypeError, lambda: llvm.translate_module_to_llvmir(1))

    # Invalid modules are refused.
    module = Module.parse(TEXT)
    module.body.operations[0].regions[0].blocks[0].operations[1].erase()
    raises(MLIRError, lambda: llvm.translate_module_to_llvmir(module.operation))
