"""Dialects that are read from their definitions."""

import tempfile
import warnings
from pathlib import Path

import ods
from ods.definitions import load, load_plan, read, register_plan
from ods.ir import *
from ods.passmanager import PassManager

GATE = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Gate_Dialect : Dialect { let name = "gate"; let cppNamespace = "::gate"; }
def Gate_Qubits : TypeDef<Gate_Dialect, "Qubits"> {
  let mnemonic = "qubits";
  let parameters = (ins "unsigned":$count);
  let assemblyFormat = "`<` $count `>`";
}
def Gate_AllocOp : Op<Gate_Dialect, "alloc"> {
  let results = (outs Gate_Qubits:$qubits);
  let assemblyFormat = "attr-dict `:` type($qubits)";
}
def Gate_SwapOp : Op<Gate_Dialect, "swap", [SameOperandsAndResultType]> {
  let arguments = (ins Gate_Qubits:$in, I32Attr:$times);
  let results = (outs Gate_Qubits:$out);
  let assemblyFormat = "$in `times` $times attr-dict `:` type($in)";
  let hasVerifier = 1;
}
def Gate_CountOp : Op<Gate_Dialect, "count"> {
  let arguments = (ins I32:$limit);
  let results = (outs I32:$number);
  let assemblyFormat = "$limit attr-dict";
}
"""


def raises(kind, function, text):
    try:
        function()
    except kind as error:
        assert text in str(error), error
    else:
        raise AssertionError(f"nothing raised: {text}")


with tempfile.TemporaryDirectory() as folder, Context() as context, Location.unknown():
    path = Path(folder, "gate.td")
    path.write_text(GATE)
    [gate] = load(path)
    assert gate.name == "gate" and gate.is_registered
    assert gate.cpp == ["the verifier of 'gate.swap' is C++: it is not run"], gate.cpp
    [again] = load(path)
    assert not again.is_registered

    source = "module {\n  %0 = gate.alloc : <2>\n  %1 = gate.swap %0 times 3 : <2>\n}\n"
    module = Module.parse(source)
    assert str(module) == source, module
    qubits = module.body.operations[0].results[0]
    with InsertionPoint(module.body):
        times = IntegerAttr.get(IntegerType.get_signless(32), 1)
        Operation.create("gate.swap", results=[qubits.type], operands=[qubits], attributes={"times": times})
    assert module.operation.verify()
    raises(MLIRError, lambda: Module.parse('%0 = "gate.alloc"() : () -> i32'), "op result #0 must be")

    path.write_text("def A : B;")
    raises(ValueError, lambda: load(path), "gate.td:1:9: error")
    raises(OSError, lambda: load(Path(folder, "none.td")), "none.td")
    raises(ValueError, lambda: load_plan("{}"), "not a plan")

    # A folder leaves out what cannot be read.
    Path(folder, "other.td").write_text('include "mlir/IR/OpBase.td"\ndef D : Dialect { let name = "other"; }\n')
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        assert [dialect.name for dialect in load(folder)] == ["other"]
    assert len(found) == 1 and "gate.td:1:9: warning" in str(found[0].message), found

# Functions in Python for operations.
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder, "gate.td")
    path.write_text(GATE)
    definitions = read(path)


# ANCHOR: hooks
@definitions.verifier("gate.swap")
def verify_swap(op):
    if IntegerAttr(op.attributes["times"]).value < 0:
        raise ValueError("swaps a negative number of times")


@definitions.canonicalization("gate.swap")
def join_swaps(op, rewriter):
    inner = op.operands[0].owner
    if inner.name != "gate.swap":
        return True
    times = sum(IntegerAttr(swap.attributes["times"]).value for swap in (op, inner))
    times = IntegerAttr.get(IntegerType.get_signless(32), times)
    with rewriter.ip, op.location:
        swap = Operation.create(
            "gate.swap", results=[op.results[0].type], operands=[inner.operands[0]], attributes={"times": times}
        )
    rewriter.replace_op(op, swap)


@definitions.folder("gate.swap")
def swap_never(op, constants):
    return op.operands[0] if IntegerAttr(op.attributes["times"]).value == 0 else None
    # ANCHOR_END: hooks


@definitions.folder("gate.count")
def count_at_most_two(op, constants):
    [limit] = constants
    return limit and IntegerAttr.get(limit.type, min(IntegerAttr(limit).value, 2))


raises(ValueError, lambda: definitions.folder("gate.swop")(swap_never), "no operation 'gate.swop'")
raises(ValueError, lambda: definitions.verifier("gate.swop")(verify_swap), "no operation 'gate.swop'")
raises(ValueError, lambda: definitions.canonicalization("swap")(join_swaps), "no operation 'swap'")

raises(ValueError, lambda: definitions.verifier("gate.swap")(verify_swap), "has a verifier already")
with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    [gate] = definitions.register()
    assert gate.cpp == [], gate.cpp
    module = Module.parse("%0 = gate.alloc : <2> %1 = gate.swap %0 times 3 : <2> %2 = gate.swap %1 times 4 : <2>")
    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    assert "%2 = gate.swap %0 times 7 : <2>" in str(module), module
    folded = Module.parse("""
        %0 = gate.alloc : <2>
        %1 = gate.swap %0 times 0 : <2>
        %c5 = arith.constant 5 : i32
        %2 = gate.count %c5
        "test.use"(%1, %2) : (!gate.qubits<2>, i32) -> ()""")
    PassManager.parse("builtin.module(canonicalize)").run(folded.operation)
    assert "%c2_i32 = arith.constant 2 : i32" in str(folded) and "gate.swap" not in str(folded), folded
    raises(
        MLIRError,
        lambda: Module.parse("%0 = gate.alloc : <2>\n%1 = gate.swap %0 times -3 : <2>"),
        "'gate.swap' op swaps a negative number of times",
    )
    swap = module.body.operations[1].operation
    assert swap.name == "gate.swap"
    swap.attributes["times"] = IntegerAttr.get(IntegerType.get_signless(32), -1)
    raises(MLIRError, module.operation.verify, "swaps a negative number of times")
    raises(MLIRError, lambda: PassManager.parse("builtin.module(cse)").run(module.operation), "negative number")
    unverified = PassManager.parse("builtin.module(cse)")
    unverified.enable_verifier(False)
    unverified.run(module.operation)
    raises(ValueError, lambda: context.enable_multithreading(True), "run on one thread")
    raises(ValueError, definitions.register, "has the dialect 'gate' already")

# What a folder returns must fit the results.
for wrong, error, text in [
    (lambda op, _: [], ValueError, "0 values for 1 results of 'gate.count'"),
    (lambda op, _: 2, TypeError, "a folder returns values and attributes, and this one returned 2"),
    (lambda op, _: FloatAttr.get_f32(1.0), ValueError, "a result of type i32 cannot be a constant of type f32"),
]:
    with tempfile.TemporaryDirectory() as folder, Context() as context, Location.unknown():
        Path(folder, "gate.td").write_text(GATE)
        wrongly = read(Path(folder, "gate.td"))
        wrongly.folder("gate.count")(wrong)
        wrongly.register()
        module = Module.parse("%c = arith.constant 1 : i32 %0 = gate.count %c")
        canonicalize = PassManager.parse("builtin.module(canonicalize)")
        raises(error, lambda: canonicalize.run(module.operation), text)

# Other contexts have no such functions.
with tempfile.TemporaryDirectory() as folder, Context():
    Path(folder, "gate.td").write_text(GATE)
    [gate] = ods.load_definitions(Path(folder, "gate.td"))
    assert gate.is_registered
    assert Module.parse("%0 = gate.alloc : <2>\n%1 = gate.swap %0 times -3 : <2>").operation.verify()

register_plan('{"version": 1, "dialects": [{"name": "tick", "operations": [{"name": "tick.tock"}]}]}')
with Context():
    raises(MLIRError, lambda: Module.parse('"tick.tick"() : () -> ()'), "unregistered")
    assert Module.parse('"tick.tock"() : () -> ()').operation.verify()
