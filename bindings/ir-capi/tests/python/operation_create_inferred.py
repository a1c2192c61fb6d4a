"""Result types that are inferred."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    module = Module.create()
    ip = InsertionPoint(module.body)
    i32 = IntegerType.get_signless(32)
    c = Operation.create("arith.constant", attributes={"value": IntegerAttr.get(i32, 4)}, infer_type=True, ip=ip)
    add = Operation.create("arith.addi", operands=[c.result, c.result], infer_type=True, ip=ip)
    print(c, add, add.result.type)
    f = Operation.create("arith.constant", results=[F32Type.get()], attributes={"value": FloatAttr.get_f32(1.0)}, ip=ip)
    attempt(Operation.create, "arith.cmpi", operands=[c.result, c.result], infer_type=True)
    attempt(Operation.create, "arith.addi", infer_type=True)
    attempt(Operation.create, "arith.muli", operands=[f.result, c.result], infer_type=True)
