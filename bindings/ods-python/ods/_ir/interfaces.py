"""Interfaces of operations: inference of the types of results."""

from .. import _native
from .._native import OpView, Operation, resolve_context


def _initialize(self, object, context):
    """Reads what an interface is asked of: an operation, or a class of operations."""
    self._view = object if isinstance(object, OpView) else None
    self._operation = None
    if isinstance(object, Operation):
        self._operation, self._view = object, object.opview
    elif self._view is not None:
        self._operation = self._view.operation
    if self._operation is not None:
        self._name, self._context = self._operation.name, self._operation.context
    elif isinstance(object, type) and hasattr(object, "OPERATION_NAME"):
        self._name, self._context = object.OPERATION_NAME, resolve_context(context)
    else:
        raise TypeError("expected an operation, or a class of operations with 'OPERATION_NAME'")
    if not _native.has_inference(self._context, self._name):
        what = "static" if self._operation is None else "dynamic"
        raise ValueError(f"the {what} operation '{self._name}' does not implement {type(self).__name__}")


def _operation(self):
    if self._operation is None:
        raise TypeError("Cannot get an operation from a static interface")
    return self._operation


def _view(self):
    if self._view is None:
        raise TypeError("Cannot get an opview from a static interface")
    return self._view


class InferTypeOpInterface:
    """Inference of the types of results."""

    def __init__(self, object, context=None):
        _initialize(self, object, context)

    operation = property(_operation)
    opview = property(_view)

    def inferReturnTypes(
        self, operands=None, attributes=None, properties=None, regions=None, context=None, loc=None
    ):
        """The types of the results of an operation with these operands and attributes."""
        entries = {} if attributes is None else {entry.name: entry.attr for entry in _entries(attributes)}
        flat = []
        for operand in operands or ():
            flat.extend(operand) if isinstance(operand, (list, tuple)) else flat.append(operand)
        location = _native.unknown_location(self._context) if loc is None else loc
        return _native.infer_types(location, self._name, flat, entries)


def _entries(dictionary):
    return [dictionary[index] for index in range(len(dictionary))]


class ShapedTypeComponents:
    """The parts of a shaped type: shape, element type, attribute."""

    def __init__(self, shape, element_type, attribute):
        self._shape, self._element_type, self._attribute = shape, element_type, attribute

    @staticmethod
    def get(*args, shape=None, element_type=None, attribute=None):
        """Components of an element type, or of a shape and an element type, and an attribute."""
        if len(args) == 1 and element_type is None:
            args, element_type = (), args[0]
        given = (*args, *(shape, element_type, attribute)[len(args) :])
        shape, element_type, attribute = given
        return ShapedTypeComponents(None if shape is None else list(shape), element_type, attribute)

    @property
    def element_type(self):
        return self._element_type

    @property
    def shape(self):
        return self._shape

    @property
    def has_rank(self):
        return self._shape is not None

    @property
    def rank(self):
        return None if self._shape is None else len(self._shape)


class InferShapedTypeOpInterface:
    """Inference of the shapes of results."""

    def __init__(self, object, context=None):
        _initialize(self, object, context)

    operation = property(_operation)
    opview = property(_view)

    def inferReturnTypeComponents(
        self, operands=None, attributes=None, regions=None, properties=None, context=None, loc=None
    ):
        """Is not there yet: no dialect of this package implements the interface."""
        raise NotImplementedError("inference of shapes is not available yet: use 'InferTypeOpInterface'")


__all__ = ["InferShapedTypeOpInterface", "InferTypeOpInterface", "ShapedTypeComponents"]
