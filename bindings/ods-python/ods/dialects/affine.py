"""The dialect `affine`."""

from ..ir import *
from ..ir import AffineMap, AffineMapAttr, IndexType, IntegerAttr, IntegerSetAttr
from ..ir import Operation, OpView, Value
from ._affine_ops_gen import *
from ._affine_ops_gen import _Dialect
from ._ods_common import _cext, _loop_body, _values
from ._ods_common import get_op_result_or_value as _get_op_result_or_value


def _bound(bound, operands, what):
    """The map and the operands of a bound: a number, a value or a map."""
    if isinstance(bound, int):
        bound = AffineMap.get_constant(bound)
    if isinstance(bound, (Operation, OpView, Value)):
        if operands:
            raise ValueError(
                f"Either a concrete {what} bound or an AffineMap in combination with {what} bound operands, but not both, "
                "is supported."
            )
        if not isinstance(bound, Value) and len(bound.results) > 1:
            raise ValueError(f"Only a single concrete value is supported for {what} bound.")
        bound, operands = AffineMap.get_identity(1), [_get_op_result_or_value(bound)]
    if not isinstance(bound, AffineMap):
        raise ValueError(f"{what} bound must be int | ResultValueT | AffineMap.")
    if len(operands) != bound.n_inputs:
        raise ValueError(
            f"Wrong number of {what} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got {len(operands)}."
        )
    return bound, operands


@_cext.register_operation(_Dialect, replace=True)
class AffineForOp(AffineForOp):
    """An affine loop, with a block."""

    def __init__(
        self,
        lower_bound,
        upper_bound,
        step=None,
        iter_args=None,
        *,
        lower_bound_operands=None,
        upper_bound_operands=None,
        loc=None,
        ip=None,
    ):
        lower_map, lower = _bound(lower_bound, _values(lower_bound_operands), "lower")
        upper_map, upper = _bound(upper_bound, _values(upper_bound_operands), "upper")
        step = 1 if step is None else step
        step = IntegerAttr.get(IndexType.get(), step) if isinstance(step, int) else step
        inits = _values(iter_args)
        results = [value.type for value in inits]
        super().__init__(
            results,
            lower,
            upper,
            inits,
            AffineMapAttr.get(lower_map),
            AffineMapAttr.get(upper_map),
            step,
            loc=loc,
            ip=ip,
        )
        arguments = [IndexType.get(), *results]
        self.regions[0].blocks.append(*arguments, arg_locs=[self.location] * len(arguments))

    @property
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self):
        return self.body.arguments[0]

    @property
    def inner_iter_args(self):
        return self.body.arguments[1:]


def for_(start, stop, step=None, iter_args=None, *, loc=None, ip=None):
    """An affine loop over which Python iterates once, with the insertion point in its block."""
    for_op = AffineForOp(start, stop, step, iter_args=iter_args, loc=loc, ip=ip)
    yield from _loop_body(for_op, iter_args)


@_cext.register_operation(_Dialect, replace=True)
class AffineIfOp(AffineIfOp):
    """An affine condition, with blocks."""

    def __init__(self, cond, results_=None, *, cond_operands=None, has_else=False, loc=None, ip=None):
        operands = _values(cond_operands)
        if len(operands) != cond.n_inputs:
            raise ValueError(
                f"expected {cond.n_inputs} condition operands, got {len(operands)}"
            )
        super().__init__(results_ or [], operands, IntegerSetAttr.get(cond), loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self):
        return self.regions[0].blocks[0]

    @property
    def else_block(self):
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None
