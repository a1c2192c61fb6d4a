"""Dialects that are defined in Python, and definitions of the dialect `irdl`."""

import sys
from collections.abc import Sequence
from typing import Any, Optional, TypeVar

from ods.dialects import arith, ext, irdl
from ods.ir import *


def fails(function, *texts):
    try:
        function()
    except Exception as error:
        for text in texts:
            assert text in str(error), error
    else:
        raise AssertionError(f"nothing raised for {texts}")


# ANCHOR: define
class Counter(ext.Dialect, name="counter"):
    pass


i32 = IntegerType[32]


class ValueOp(Counter.Operation, name="value"):
    value: IntegerAttr
    result: ext.Result[i32] = ext.infer_type()


class AddOp(Counter.Operation, name="add"):
    lhs: ext.Operand[i32]
    rhs: ext.Operand[i32]
    sum: ext.Result[i32]
# ANCHOR_END: define


# ANCHOR: use
with Context(), Location.unknown():
    Counter.load()
    ty = IntegerType.get_signless(32)
    module = Module.create()
    with InsertionPoint(module.body):
        two = ValueOp(IntegerAttr.get(ty, 2))
        three = ValueOp(IntegerAttr.get(ty, 3))
        add = AddOp(two, three, ty)
    assert str(add) == '%2 = "counter.add"(%0, %1) : (i32, i32) -> i32', add
    assert add.lhs.owner == two.operation and add.rhs == three.result and str(two.value) == "2 : i32"
    assert module.operation.verify()
    # ANCHOR_END: use
    Counter.load()
    text = str(Counter._mlir_module)
    assert 'irdl.base "#builtin.integer"' in text and "irdl.operands(lhs: %0, rhs: %0)" in text, text
    assert [operation._op_name for operation in Counter.operations] == ["value", "add"]
    assert str(AddOp.__init__.__signature__) == "(self, /, lhs, rhs, sum, *, loc=None, ip=None)"
    assert str(ValueOp.__init__.__signature__) == "(self, /, value, *, loc=None, ip=None)"
    assert type(module.body.operations[2]) is AddOp
    assert type(Module.parse(str(module)).body.operations[0]) is ValueOp
    fails(lambda: ValueOp(), "missing a required argument: 'value'")
    fails(lambda: AddOp(two, two, two, two), "too many positional arguments")
    with InsertionPoint(module.body):
        AddOp(two, arith.constant(IntegerType.get_signless(64), 1), ty)
    fails(module.operation.verify, "expected 'i32' but got 'i64'")

with Context():
    fails(Counter.load, "loaded in a different context")
    Counter.load(reload=True)
    assert Module.parse('%0 = "counter.value"() {value = 1 : i8} : () -> i32').operation.verify()
    fails(lambda: Module.parse('"counter.value"() : () -> i32'), 'attribute "value" is expected but not provided')
    fails(lambda: Module.parse('"counter.other"() : () -> ()'), "unregistered operation 'counter.other'")

# Segments, variables, inherited fields, types and attributes with parameters.
T = TypeVar("T")


class Test(ext.Dialect, name="ext_test"):
    pass


class Array(Test.Type, name="array"):
    element: Any
    length: IntegerAttr


class Range(Test.Attribute, name="range"):
    low: IntegerAttr


class Segments(Test.Operation, name="segments"):
    a: ext.Operand[i32]
    b: Optional[ext.Operand[i32]] = None
    c: Sequence[ext.Operand[i32]]
    out1: Sequence[ext.Result[i32]]
    out2: ext.Result[i32] | None = None


class Base(Test.Operation):
    same: ext.Operand[T]


class Pair(Base, name="pair"):
    other: ext.Operand[T]
    choice: ext.Operand[i32 | IntegerType[64]]


class Make(Test.Operation, name="make"):
    range: Range
    made: ext.Result[Array]


class If(Test.Operation, name="if"):
    then: ext.Region
    else_: ext.Region


class Done(Test.Operation, name="done", traits=[IsTerminatorTrait]):
    pass


class Open(Test.Operation, name="open", traits=[NoTerminatorTrait]):
    body: ext.Region


with Context(), Location.unknown():
    Test.load()
    ty = IntegerType.get_signless(32)
    array = Array.get(ty, IntegerAttr.get(ty, 4))
    assert str(array) == "!ext_test.array<i32, 4 : i32>" and type(array) is Array and Array.isinstance(array)
    assert str(array.element) == "i32" and array.length.value == 4
    assert type(Type.parse("!ext_test.array<i8, 1 : i8>")) is Array
    fails(lambda: Array.get(ty, ty), "expected base attribute 'builtin.integer' but got 'builtin.type'")
    fails(lambda: Array.get(ty), "expected 2 type arguments, but had 1")
    bounds = Range.get(IntegerAttr.get(ty, 1))
    assert str(bounds) == "#ext_test.range<1 : i32>" and bounds.low.value == 1
    module = Module.create()
    with InsertionPoint(module.body):
        one = arith.constant(ty, 1)
        full = Segments(one, [one, one], [ty], b=one, out2=ty)
        empty = Segments(one, [], [])
        Pair(one, one, one)
        Make(bounds, array)
        If()
        done = If()
        for region in (done.then, done.else_):
            region.blocks.append()
            with InsertionPoint(region.blocks[0]):
                Done()
        opened = Open()
        opened.body.blocks.append()
    assert str(Segments.__init__.__signature__) == "(self, /, a, c, out1, *, b=None, out2=None, loc=None, ip=None)"
    assert full.b == one and len(full.c) == 2 and len(full.out1) == 1 and full.out2 is not None
    assert empty.b is None and len(empty.c) == 0 and empty.out2 is None
    assert "operandSegmentSizes = array<i32: 1, 1, 2>" in str(full), full
    assert module.operation.verify()
    assert str(Module.parse(str(module))) == str(module)
    with InsertionPoint(module.body):
        wide = arith.constant(IntegerType.get_signless(64), 1)
        wrong = Pair(one, wide, one)
    fails(module.operation.verify, "expected 'i32' but got 'i64'")
    wrong.operation.erase()
    twice = '"ext_test.open"() ({ "ext_test.done"() : () -> () \n "ext_test.done"() : () -> () }) : () -> ()'
    fails(lambda: Module.parse(twice), "'ext_test.done' op must be the last operation in the parent block")

fails(lambda: type("Wrong", (Test.Operation,), {"__annotations__": {"x": int}}, name="wrong"), "unsupported type for field 'x'")
fails(lambda: ext.Operation(), "template")


class Trait:
    pass


fails(lambda: type("Wrong", (Test.Operation,), {}, name="wrong", traits=[Trait]), "traits with verifiers in Python")

# Definitions as operations.
with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):
        dialect = irdl.dialect("irdl_test")
        with InsertionPoint(dialect.body):
            operation = irdl.operation_("test_op")
            with InsertionPoint(operation.body):
                f32 = irdl.is_(TypeAttr.get(F32Type.get()))
                irdl.operands_([f32], ["input"], [irdl.Variadicity.single])
    assert module.operation.verify()
    irdl.load_dialects(module)
    fails(lambda: Module.parse('"irdl_test.test_op"() : () -> ()'), "op expects exactly 1 operands, but got 0")
    fails(lambda: irdl.load_dialects(module), "the operation 'irdl_test.test_op' is already registered")
    unknown = Module.parse('irdl.dialect @d { irdl.type @t { %0 = irdl.base "!no.such" irdl.parameters(p: %0) } }')
    fails(lambda: irdl.load_dialects(unknown), "no registered type with name !no.such")
