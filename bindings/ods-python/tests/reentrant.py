"""Callbacks that change what is being worked on."""

import threading

from _support import raises
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

TEXT = "func.func @f() { %0 = arith.constant 1 : i32 %1 = arith.constant 2 : i32 return } func.func @g() { return }"

with Context() as ctx, Location.unknown():
    # A walk that erases what it is at goes on; one that erases what comes next raises.
    module = Module.parse(TEXT)
    visited = []

    def erase_constants(op):
        visited.append(op.name)
        if visited[-1] == "arith.constant":
            op.erase()
        return WalkResult.ADVANCE

    module.operation.walk(erase_constants)
    assert visited.count("arith.constant") == 2 and "arith" not in str(module)

    def erase_all(op):
        module.body.operations[0].erase()
        return WalkResult.ADVANCE

    raises(RuntimeError, Module.parse(TEXT).operation.walk, lambda op: 3)
    raises(RuntimeError, module.operation.walk, erase_all)

    # Exceptions of callbacks arrive.
    def fail(*_):
        raise KeyError("mine")

    assert "mine" in raises(RuntimeError, Module.parse(TEXT).operation.walk, fail)
    manager = PassManager("builtin.module")
    manager.add(fail)
    assert "mine" in raises(KeyError, manager.run, Module.parse(TEXT).operation)

    # A pass that runs passes and parses, and keeps what is valid in it only.
    kept = []

    def nested(op, pass_):
        kept.extend((op, pass_))
        function = op.regions[0].blocks[0].operations[0]
        PassManager.parse("func.func(canonicalize)").run(function)
        Module.parse("module {}")
        op.regions[0].blocks[0].operations[1].erase()

    module = Module.parse(TEXT)
    manager = PassManager("builtin.module")
    manager.add(nested)
    manager.run(module.operation)
    assert "@g" not in str(module) and "arith" not in str(module), str(module)
    raises(RuntimeError, kept[1].signal_pass_failure)
    again = PassManager("builtin.module")
    again.add(lambda op, pass_: again.run(op))
    raises((MLIRError, RuntimeError), again.run, module.operation)

    # A rewriter after its callback, and a replacement that does not fit.
    module = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.muli %a, %a : i32 return %0 : i32 }")

    def pattern(op, rewriter):
        kept.append(rewriter)
        rewriter.replace_op(op, [])

    patterns = RewritePatternSet()
    patterns.add("arith.muli", pattern)
    frozen = patterns.freeze()
    assert "0 values" in raises(ValueError, apply_patterns_and_fold_greedily, module, frozen)
    raises(RuntimeError, lambda: kept[-1].ip)
    raises(ValueError, patterns.freeze)
    raises(ValueError, patterns.add, "arith.muli", pattern)

# Independent contexts on several threads.
failures = []


def work(number):
    try:
        with Context(), Location.unknown():
            for _ in range(20):
                module = Module.parse(TEXT)
                PassManager.parse("builtin.module(canonicalize)").run(module.operation)
                assert str(module).count("func.func") == 2
                assert Location.current is not None
    except BaseException as error:
        failures.append(error)


threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not failures, failures

# One context on several threads.
with Context() as shared:
    module = Module.parse(TEXT)
    texts = []
    threads = [threading.Thread(target=lambda: texts.append(str(module))) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(set(texts)) == 1 and len(texts) == 4
