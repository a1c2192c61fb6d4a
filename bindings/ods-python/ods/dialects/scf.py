"""The dialect `scf`."""

from ..ir import *
from ..ir import (
    Attribute, DenseI64ArrayAttr, IndexType, InsertionPoint, Operation, OpView, ShapedType, Value,
)
from ._ods_common import _cext, _loop_body, _values
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._ods_common import get_op_result_or_value as _get_op_result_or_value
from ._scf_ops_gen import *
from ._scf_ops_gen import _Dialect
from .arith import constant


@_cext.register_operation(_Dialect, replace=True)
class ForOp(ForOp):
    """A loop, with a block."""

    def __init__(self, lower_bound, upper_bound, step, iter_args=None, *, loc=None, ip=None):
        iter_args = _values(iter_args)
        results = [value.type for value in iter_args]
        super().__init__(results, lower_bound, upper_bound, step, iter_args, loc=loc, ip=ip)
        arguments = [_get_op_result_or_value(lower_bound).type, *results]
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


def _dispatch_index_op_fold_results(ofrs):
    """The dynamic ones of sizes, and all of them with a number for each dynamic one."""
    dynamic, static = [], []
    for size in ofrs:
        if isinstance(size, (Operation, OpView, Value)):
            dynamic.append(_get_op_result_or_value(size))
            static.append(ShapedType.get_dynamic_size())
        else:
            static.append(size)
    return dynamic, static


@_cext.register_operation(_Dialect, replace=True)
class ForallOp(ForallOp):
    """A parallel loop, with a block."""

    def __init__(
        self, lower_bounds, upper_bounds, steps, shared_outs=None, *, mapping=None, loc=None, ip=None
    ):
        assert len(lower_bounds) == len(upper_bounds) == len(steps)
        parts = [_dispatch_index_op_fold_results(given) for given in (lower_bounds, upper_bounds, steps)]
        outs = _values(shared_outs)
        results = [value.type for value in outs]
        super().__init__(
            results, *(dynamic for dynamic, _ in parts), *(static for _, static in parts), outs, mapping=mapping, loc=loc, ip=ip
        )
        arguments = [IndexType.get()] * self.rank + results
        self.regions[0].blocks.append(*arguments, arg_locs=[self.location] * len(arguments))

    @property
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def rank(self):
        return len(DenseI64ArrayAttr(self.staticLowerBound))

    @property
    def induction_variables(self):
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self):
        return self.body.arguments[self.rank :]

    def terminator(self):
        """The operation at the end of the block; creates it if there is none."""
        operations = list(self.body.operations)
        if operations and isinstance(operations[-1], InParallelOp):
            return operations[-1]
        with InsertionPoint(self.body):
            return InParallelOp()


@_cext.register_operation(_Dialect, replace=True)
class InParallelOp(InParallelOp):
    """The terminator of a parallel loop, with a block."""

    def __init__(self, loc=None, ip=None):
        super().__init__(loc=loc, ip=ip)
        self.region.blocks.append()

    @property
    def block(self):
        return self.region.blocks[0]


@_cext.register_operation(_Dialect, replace=True)
class IfOp(IfOp):
    """A condition, with blocks."""

    def __init__(self, cond, results_=None, *, has_else=False, loc=None, ip=None):
        super().__init__([] if results_ is None else results_, cond, loc=loc, ip=ip)
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


@_cext.register_operation(_Dialect, replace=True)
class IndexSwitchOp(IndexSwitchOp):
    """A choice of regions by an index, with blocks."""

    def __init__(
        self, results, arg, cases, case_body_builder=None, default_body_builder=None, loc=None, ip=None
    ):
        cases = DenseI64ArrayAttr.get(cases) if not isinstance(cases, Attribute) else cases
        super().__init__(results, arg, cases, num_caseRegions=len(cases), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            with InsertionPoint(self.default_block):
                default_body_builder(self)
        if case_body_builder is not None:
            for index, case in enumerate(cases):
                with InsertionPoint(self.case_block(index)):
                    case_body_builder(self, index, case)

    @property
    def default_region(self):
        return self.regions[0]

    @property
    def default_block(self):
        return self.regions[0].blocks[0]

    @property
    def case_regions(self):
        return self.regions[1:]

    def case_region(self, i):
        return self.case_regions[i]

    @property
    def case_blocks(self):
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i):
        return self.case_regions[i].blocks[0]


def for_(start, stop=None, step=None, iter_args=None, *, loc=None, ip=None):
    """A loop over which Python iterates once, with the insertion point in its block.

    `for i in for_(…)`, or `for i, value, result in for_(…, iter_args=[value])`.
    """
    if step is None:
        step = 1
    if stop is None:
        start, stop = 0, start
    bounds = [constant(IndexType.get(), bound) if isinstance(bound, int) else bound for bound in (start, stop, step)]
    for_op = ForOp(*bounds, iter_args, loc=loc, ip=ip)
    yield from _loop_body(for_op, iter_args, with_results=True)


def index_switch(results, arg, cases, case_body_builder=None, default_body_builder=None, loc=None, ip=None):
    """The results of a choice of regions by an index."""
    op = IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc, ip)
    return _get_op_result_or_op_results(op)
