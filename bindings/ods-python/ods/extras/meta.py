"""Functions of Python syntax as regions of operations."""

import inspect

from ..dialects._ods_common import get_op_result_or_op_results
from ..ir import InsertionPoint, OpResultList, Type


def op_region_builder(op, op_region, terminator=None):
    """A decorator that fills a region by calling a function with its block arguments, whose types are the annotations."""

    def builder_wrapper(body_builder):
        if len(op_region.blocks) == 0:
            parameters = inspect.signature(body_builder).parameters.values()
            types = [parameter.annotation for parameter in parameters]
            if inspect.Parameter.empty in types or not all(isinstance(ty, Type) or callable(ty) for ty in types):
                raise ValueError("each parameter of the function needs a type as its annotation")
            arguments = [ty if isinstance(ty, Type) else ty() for ty in types]
            op_region.blocks.append(*arguments)
        with InsertionPoint(op_region.blocks[0]):
            results = body_builder(*list(op_region.blocks[0].arguments))
        with InsertionPoint(list(op_region.blocks)[-1]):
            if terminator is not None:
                if results is None:
                    results = []
                is_sequence = isinstance(results, (list, tuple, OpResultList))
                terminator(list(results) if is_sequence else [results])
        return get_op_result_or_op_results(op)

    return builder_wrapper


def region_op(op_constructor, terminator=None):
    """A decorator for functions that become the first region of an operation: `@constructor(arguments)`."""

    def op_decorator(*args, **kwargs):
        # `@constructor` without parentheses.
        if len(args) == 1 and not kwargs and inspect.isfunction(args[0]):
            op = op_constructor()
            return op_region_builder(op, op.regions[0], terminator)(args[0])
        op = op_constructor(*args, **kwargs)
        return op_region_builder(op, op.regions[0], terminator)

    return op_decorator
