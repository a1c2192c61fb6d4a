"""The package as a whole: its names, its capsules, and what it does not have yet."""

import importlib
import os
import subprocess
import sys

import mlir.ir
import ods.ir
from _support import raises
from mlir._mlir_libs import get_include_dirs, get_lib_dirs
from mlir.ir import *

assert mlir.ir is ods.ir
assert importlib.import_module("mlir.dialects.arith") is importlib.import_module("ods.dialects.arith")
raises(ModuleNotFoundError, importlib.import_module, "mlir.dialects.nonsense")
assert any(os.path.exists(os.path.join(folder, "mlir-c/IR.h")) for folder in get_include_dirs())
assert all(os.path.isdir(folder) for folder in get_lib_dirs())

with Context() as ctx, Location.unknown() as loc:
    module = Module.parse("func.func private @f(i32)")
    op = module.body.operations[0]
    # Handles go out and come back.
    assert Context._CAPICreate(ctx._CAPIPtr) is ctx
    assert Module._CAPICreate(module._CAPIPtr) == module
    assert Operation._CAPICreate(op.operation._CAPIPtr) == op.operation
    ty, attribute = IntegerType.get_signless(7), StringAttr.get("x")
    assert Type._CAPICreate(ty._CAPIPtr) == ty and Attribute._CAPICreate(attribute._CAPIPtr) == attribute
    assert Location._CAPICreate(loc._CAPIPtr) == loc
    assert TypeID._CAPICreate(ty.typeid._CAPIPtr) == IntegerType.static_typeid
    raises(TypeError, Type._CAPICreate, attribute._CAPIPtr)
    # A first operand may be a view.
    from mlir.dialects import arith

    with InsertionPoint(module.body):
        one = arith.ConstantOp(ty, 1)
        assert arith.AddIOp(one, one.result).lhs == one.result
    # Patterns of `pdl` need the functions that they name, and their module may be dropped.
    from mlir.rewrite import PDLModule, PDLResultList, walk_and_apply_patterns

    patterns = PDLModule(Module.parse("""
        pdl.pattern : benefit(1) {
          %root = pdl.operation "test.old"
          pdl.rewrite %root with "erase"
        }"""))
    assert "no rewrite function with the name 'erase' is registered" in raises(MLIRError, patterns.freeze)
    lists = []

    def erase(rewriter, results, values):
        lists.append(results)
        raises(TypeError, results.append, "text")
        rewriter.erase_op(values[0])

    patterns.register_rewrite_function("erase", erase)
    ctx.allow_unregistered_dialects = True
    old = Module.parse('"test.old"() : () -> ()')
    walk_and_apply_patterns(old.operation, patterns.freeze())
    assert len(old.body.operations) == 0 and len(lists) == 1
    assert "outside of its callback" in raises(RuntimeError, lists[0].append, ty)
    raises(TypeError, PDLResultList)
    ctx.allow_unregistered_dialects = False
    # What does not exist yet says so.
    assert "bytecode" in raises(NotImplementedError, op.write_bytecode, None)
    assert "isn't known" in raises(ValueError, Operation.create, "nonsense.op")

# An interpreter that ends with open contexts.
script = "import ods.ir as ir; c = ir.Context(); c.__enter__(); ir.Location.unknown().__enter__(); m = ir.Module.create()"
ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
assert ended.returncode == 0, ended.stderr
