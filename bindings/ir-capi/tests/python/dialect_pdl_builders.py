"""Patterns of `pdl`: builders, what they take for values, types, bodies."""

from mlir.dialects import pdl
from mlir.ir import *


def failing(what, work):
    try:
        print(what, work())
    except Exception as error:
        print(what, type(error).__name__)


with Context() as context, Location.unknown():
    module = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(module.body):
        pattern = pdl.PatternOp(3, "all_values")
        with InsertionPoint(pattern.body):
            kind = pdl.TypeOp()
            fixed = pdl.TypeOp(i32)
            named = pdl.TypeOp(constantType=TypeAttr.get(F32Type.get()))
            kinds = pdl.TypesOp()
            two = pdl.TypesOp([i32, F32Type.get()])
            any_attribute = pdl.AttributeOp()
            typed = pdl.AttributeOp(kind)
            constant = pdl.AttributeOp(value=IntegerAttr.get(i32, 7))
            operand = pdl.OperandOp()
            of_kind = pdl.OperandOp(fixed.result)
            operands = pdl.OperandsOp()
            of_kinds = pdl.OperandsOp(kinds)
            root = pdl.OperationOp(
                "test.root",
                [operand, of_kind.result, operands, of_kinds],
                {"a": typed, "b": constant.result, "c": any_attribute},
                [kind, fixed, two],
            )
            result = pdl.ResultOp(root, 0)
            user = pdl.OperationOp(args=[result], types=[named])
            rewrite = pdl.RewriteOp(user)
            with InsertionPoint(rewrite.add_body()):
                new = pdl.OperationOp(StringAttr.get("test.new"), args=(of_kind,), types=[fixed])
                first = pdl.ResultOp(new, IntegerAttr.get(i32, 0))
                pdl.ReplaceOp(root, with_op=new)
        unnamed = pdl.PatternOp(IntegerAttr.get(IntegerType.get_signless(16), 1))
        with InsertionPoint(unnamed.body):
            root = pdl.OperationOp("test.values")
            pdl.RewriteOp(root, "external", [root])
        values = pdl.PatternOp(1)
        with InsertionPoint(values.body):
            operand = pdl.OperandOp()
            root = pdl.OperationOp("test.values", args=[operand])
            rewrite = pdl.RewriteOp()
            with InsertionPoint(rewrite.add_body()):
                pdl.ReplaceOp(root, with_values=[operand])

        @pdl.pattern(benefit=2, sym_name="decorated")
        def decorated():
            root = pdl.OperationOp("test.erase")

            @pdl.rewrite(root)
            def body():
                pdl.EraseOp(root.result)

    print("module", module)
    print("same body", rewrite.body == rewrite.regions[0].blocks[0], type(pattern).__name__, type(decorated).__name__)
    print("verifies", unnamed.operation.verify(), values.operation.verify())
    for name in ["AttributeType", "OperationType", "TypeType", "ValueType"]:
        cls = getattr(pdl, name)
        ty = cls.get()
        print(name, ty, isinstance(ty, cls), isinstance(ty, pdl.PDLType), ty == cls.get(context), cls.type_name)
        print(type(Type.parse(str(ty))).__name__, cls(Type.parse(str(ty))) == ty, ty.typeid == cls.static_typeid)
        of = pdl.RangeType.get(ty)
        print(of, of.element_type, type(of.element_type).__name__, type(of).__name__)
    print(pdl.op_t(), pdl.RangeType.type_name)
    failing("cast", lambda: pdl.ValueType(i32))
    failing("cast of any", lambda: pdl.PDLType(i32))
    failing("no benefit", lambda: pdl.PatternOp())
