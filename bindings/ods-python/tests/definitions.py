"""Dialects that are read from their definitions."""

import tempfile
import warnings
from pathlib import Path

from ods.definitions import load, load_plan, register_plan
from ods.ir import *

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

register_plan('{"version": 1, "dialects": [{"name": "tick", "operations": [{"name": "tick.tock"}]}]}')
with Context():
    raises(MLIRError, lambda: Module.parse('"tick.tick"() : () -> ()'), "unregistered")
    assert Module.parse('"tick.tock"() : () -> ()').operation.verify()
