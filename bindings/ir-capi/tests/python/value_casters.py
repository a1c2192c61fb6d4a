"""Casters of values and types."""

from _support import attempt
from mlir.ir import *
@register_value_caster(F16Type.static_typeid)
class Half(Value):
    def __str__(self):
        return "half " + super().__str__()
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('%0:2 = "t.x"() : () -> (f16, i8)')
    print(type(op.results[0]).__name__, op.results[0], type(op.results[1]).__name__)
    attempt(register_value_caster(F16Type.static_typeid), Half)
