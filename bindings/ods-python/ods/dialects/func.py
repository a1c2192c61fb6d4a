"""The dialect `func`."""

import inspect

from ..ir import *
from ..ir import (
    ArrayAttr, DictAttr, FlatSymbolRefAttr, FunctionType, InsertionPoint, OpView, Operation, StringAttr, TypeAttr, Value,
)
from ._func_ops_gen import *
from ._func_ops_gen import _Dialect
from ._ods_common import _cext
from ._ods_common import get_default_loc_context as _get_default_loc_context

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A reference to a function as a value."""

    @property
    def type(self):
        return self.results[0].type


@_cext.register_operation(_Dialect, replace=True)
class FuncOp(FuncOp):
    """A function."""

    def __init__(self, name, type, *, visibility=None, body_builder=None, loc=None, ip=None):
        """A function of a type, which may be lists of inputs and results; `body_builder` fills its entry block."""
        context = _get_default_loc_context(loc)
        sym_name = name if isinstance(name, StringAttr) else StringAttr.get(str(name), context)
        if isinstance(type, tuple):
            type = FunctionType.get(*type, context=context)
        type = type if isinstance(type, TypeAttr) else TypeAttr.get(type)
        if visibility is not None and not isinstance(visibility, StringAttr):
            visibility = StringAttr.get(str(visibility), context)
        super().__init__(sym_name, type, sym_visibility=visibility, loc=loc, ip=ip)
        if body_builder:
            with InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def is_external(self):
        return len(self.regions[0].blocks) == 0

    @property
    def body(self):
        return self.regions[0]

    @property
    def type(self):
        return FunctionType(TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self):
        return self.attributes["sym_visibility"]

    @property
    def name(self):
        return StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self):
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs=None):
        """Adds the entry block, with an argument for each input."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return self.body.blocks[0]

    @property
    def arg_attrs(self):
        attribute = self.attributes.get(ARGUMENT_ATTRIBUTE_NAME)
        if attribute is None:
            return ArrayAttr.get([DictAttr.get({}, self.context) for _ in self.type.inputs], self.context)
        return ArrayAttr(attribute)

    @arg_attrs.setter
    def arg_attrs(self, attribute):
        is_array = isinstance(attribute, ArrayAttr)
        self.attributes[ARGUMENT_ATTRIBUTE_NAME] = attribute if is_array else ArrayAttr.get(attribute, self.context)

    @property
    def arguments(self):
        return self.entry_block.arguments

    @property
    def result_attrs(self):
        return self.attributes[RESULT_ATTRIBUTE_NAME]

    @result_attrs.setter
    def result_attrs(self, attribute):
        self.attributes[RESULT_ATTRIBUTE_NAME] = attribute

    @classmethod
    def from_py_func(cls, *inputs, results=None, name=None):
        """Decorates a Python function: it is called once with the block arguments, and becomes a function of its name.

        Calling the decorated function creates a call. Without `results`, these are what the function returns; with them, it creates
        the return itself.
        """

        def decorate(f):
            symbol = name or f.__name__
            func_op = cls(name=symbol, type=FunctionType.get(inputs=inputs, results=results or []))
            with InsertionPoint(func_op.add_entry_block()):
                returned = _call_body(f, func_op)
                if isinstance(returned, (Value, OpView, Operation)):
                    returned = _results_of(returned)
                if results is None:
                    returned = returned or []
                    ReturnOp(returned)
                elif returned is not None:
                    raise AssertionError(
                        "Capturing a python function with explicit `results=` requires that the wrapped function returns None."
                    )
            if results is None:
                types = [_result_type(value) for value in returned]
                func_op.attributes["function_type"] = TypeAttr.get(FunctionType.get(inputs=inputs, results=types))
            return _caller(f, func_op, symbol)

        return decorate


def _results_of(returned):
    """The values that one object stands for."""
    return list(returned.results) if isinstance(returned, (OpView, Operation)) else [returned]


def _result_type(value):
    return value.result.type if isinstance(value, (OpView, Operation)) else value.type


def _call_body(f, func_op):
    """Calls a function with the arguments of the entry block, and with the operation itself if it has a parameter `func_op`."""
    parameters = inspect.signature(f).parameters.values()
    takes_op = any(p.name == "func_op" or p.kind is p.VAR_KEYWORD for p in parameters)
    arguments = list(func_op.entry_block.arguments)
    return f(*arguments, func_op=func_op) if takes_op else f(*arguments)


def _caller(f, func_op, symbol):
    """A function that creates a call."""
    from ._ods_common import get_op_result_or_op_results

    def emit_call(*arguments):
        results = func_op.type.results
        call_op = CallOp(results, FlatSymbolRefAttr.get(symbol), list(arguments))
        return None if not results else get_op_result_or_op_results(call_op)

    emit_call.__name__ = f.__name__
    emit_call.__doc__ = f.__doc__
    emit_call.func_op = func_op
    return emit_call


func = FuncOp.from_py_func


@_cext.register_operation(_Dialect, replace=True)
class CallOp(CallOp):
    """A call."""

    def __init__(self, calleeOrResults, argumentsOrCallee, arguments=None, *, loc=None, ip=None):
        """A call of a function with arguments, or of a symbol: `CallOp(results, callee, arguments)`."""
        if isinstance(calleeOrResults, FuncOp.__mro__[1]):
            if arguments is not None:
                raise ValueError("unexpected third argument when constructing a call to a function")
            if not isinstance(argumentsOrCallee, (list, tuple)):
                raise ValueError(
                    "when constructing a call to a function, expected the second argument to be a list of call "
                    f"arguments, got {type(argumentsOrCallee)}"
                )
            callee = FlatSymbolRefAttr.get(calleeOrResults.name.value, _get_default_loc_context(loc))
            super().__init__(calleeOrResults.type.results, callee, argumentsOrCallee, loc=loc, ip=ip)
            return
        if isinstance(argumentsOrCallee, (list, tuple)):
            raise ValueError("when constructing a call to a function by name, the name is the second argument")
        callee = argumentsOrCallee
        if isinstance(callee, str):
            callee = FlatSymbolRefAttr.get(callee, _get_default_loc_context(loc))
        if not isinstance(callee, FlatSymbolRefAttr):
            raise ValueError(f"expected the callee to be a string or a symbol reference, got {type(callee)}")
        super().__init__(calleeOrResults, callee, arguments or [], loc=loc, ip=ip)
