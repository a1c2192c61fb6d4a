"""Classes derived from values, whose constructors have other parameters."""

from mlir.dialects import arith
from mlir.ir import *


class Numbered(Value):
    def __init__(self, number, value):
        self.number = number
        super().__init__(value)


class OfOperation(OpResult):
    def __init__(self, op):
        super().__init__(op.result)


class Plain(Value):
    pass


with Context(), Location.unknown():
    i32 = IntegerType.get_signless(32)
    module = Module.create()
    with InsertionPoint(module.body):
        first, second = (arith.constant(i32, value) for value in (1, 2))
        product = arith.MulIOp(first, second)
        print(Numbered(3, first) == first, Numbered(3, first).number)
        print(Numbered(first, second) == second, Numbered(first, second).number == first)
        print(OfOperation(product) == product.result, OfOperation(product).owner.name)
        print(Plain(first) == first, Plain(value=second) == second, type(Plain(first)).__name__)
        arith.addi(Numbered(0, first), OfOperation(product))
        for cls in (Value, Plain, OpResult, BlockArgument):
            for given in (product, 1, None):
                try:
                    cls(given)
                except TypeError:
                    print(cls.__name__, "TypeError")
        try:
            Value()
        except TypeError:
            print("TypeError")
    print(module)
