"""Passes on invalid IR: with the verifier, its message is an exception before the first pass. Without it, a panic of a pass is an
exception, also one on another thread. The process, the context and other modules remain usable."""

import sys

from _support import raises
from ods.ir import *
from ods.passmanager import PassManager

VALID = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"
#: Operations without the operands, results, regions and attributes of their definitions, and passes that look for these.
DAMAGED = [
    ("cf.cond_br", "canonicalize"), ("func.func", "inline"), ("llvm.func", "inline"), ("emitc.func", "inline"),
    ("scf.if", "canonicalize"), ("arith.addi", "canonicalize"), ("memref.alloca", "mem2reg"), ("memref.alloca", "sroa"),
    ("affine.for", "lower-affine"), ("scf.while", "remove-dead-values"), ("memref.cast", "convert-to-llvm"),
    ("func.func", "sccp"), ("scf.for", "loop-invariant-code-motion"),
]


def runs(text):
    """Whether a valid module is transformed as usual."""
    module = Module.parse(text)
    manager = PassManager.parse("builtin.module(canonicalize)")
    called = []
    manager.add(lambda op, pass_: called.append(op.name))
    manager.run(module.operation)
    return called == ["builtin.module"] and module.operation.verify()


with Context(), Location.unknown():
    for name, passes in DAMAGED:
        module = Module.create()
        with InsertionPoint(module.body):
            Operation.create(name)
        manager = PassManager.parse(f"builtin.module({passes})")
        text = raises(MLIRError, manager.run, module.operation)
        assert text.startswith(f"Failure while executing pass pipeline:\nerror: unknown: '{name}' op "), text
        assert name in str(module)

        manager.enable_verifier(False)
        try:
            manager.run(module.operation)
        except MLIRError as error:
            assert str(error).startswith("Failure while executing pass pipeline"), error
        assert runs(VALID)

    # So many functions that several threads run the passes.
    module = Module.parse("\n".join(VALID.replace("@f", f"@f{index}") for index in range(2000)))
    for function in list(module.body.operations)[::100]:
        with InsertionPoint.at_block_begin(function.regions[0].blocks[0]):
            Operation.create("scf.for")
    manager = PassManager.parse("builtin.module(func.func(loop-invariant-code-motion))")
    manager.enable_verifier(False)
    module.context.enable_multithreading(True)
    text = raises(MLIRError, manager.run, module.operation)
    expected = "Failure while executing pass pipeline, because of an internal error: region #0 of 'scf.for', which has 0 regions"
    assert text.splitlines()[0] == expected, text
    assert runs(VALID)
    del module, function
