"""Dialects, operations, types and attributes that are defined in Python, by classes whose annotations are the definitions.

`Dialect.load` writes the definitions as operations of the dialect `irdl` and loads them into the current context, so that the
verifier checks what the annotations say.
"""

import typing
from collections.abc import Sequence
from contextlib import nullcontext
from inspect import Parameter, Signature
from types import NoneType, UnionType

from .. import _native
from .._ir.globals import register_class
from ..ir import (
    Attribute as _AnyAttribute, Context, Dialect as _IrDialect, DynamicAttr, DynamicType, InsertionPoint, IsTerminatorTrait,
    Location, Module, NoTerminatorTrait, OpResult, OpView, Region, Type as _AnyType, TypeAttr, Value,
)
from ..passmanager import PassManager
from . import irdl
from ._ods_common import _cext, segmented_accessor

__all__ = ["Attribute", "Dialect", "Operand", "Operation", "Region", "Result", "Type", "infer_type"]

Operand = Value
Result = OpResult

_SINGLE, _OPTIONAL, _VARIADIC = irdl.Variadicity.single, irdl.Variadicity.optional, irdl.Variadicity.variadic


class _InferType:
    """The marker of results whose types follow from their annotations."""


def infer_type():
    """Marks a result whose type its annotation determines: `sum: Result[i32] = infer_type()`. It is no parameter then."""
    return _InferType()


def _is_union(hint):
    return typing.get_origin(hint) in (typing.Union, UnionType)


def _value_of(hint):
    """The type or attribute that a hint such as `IntegerType[32]` describes."""
    origin = typing.get_origin(hint)
    if origin is None:
        if isinstance(hint, typing.TypeVar):
            return _value_of(hint.__bound__)
        if isinstance(hint, type) and issubclass(hint, (_AnyType, _AnyAttribute)):
            return hint.get()
        return hint
    if not isinstance(origin, type) or not issubclass(origin, (_AnyType, _AnyAttribute)):
        raise TypeError(f"{hint} does not describe one type or attribute")
    return origin.get(*(_value_of(argument) for argument in typing.get_args(hint)))


class _Constraints:
    """Writes constraints of one definition. A type variable is one constraint, whatever it occurs in."""

    def __init__(self):
        self._variables = {}

    def lower(self, hint):
        if not isinstance(hint, typing.TypeVar):
            return self._lower(hint)
        # Two variables of one name are the same one, as they look the same to a reader.
        if hint.__name__ not in self._variables:
            self._variables[hint.__name__] = self._lower(typing.Any if hint.__bound__ is None else hint.__bound__)
        return self._variables[hint.__name__]

    def _lower(self, hint):
        if hint is typing.Any:
            return irdl.any()
        if _is_union(hint):
            return irdl.any_of([self.lower(choice) for choice in typing.get_args(hint)])
        origin = typing.get_origin(hint)
        if origin is None:
            return self._base(hint)
        if isinstance(origin, type) and issubclass(origin, (Type, Attribute)):
            arguments = [self.lower(argument) for argument in typing.get_args(hint)]
            return irdl.parametric(base_type=origin._reference(), args=arguments)
        value = _value_of(hint)
        return irdl.is_(TypeAttr.get(value) if isinstance(value, _AnyType) else value)

    def _base(self, hint):
        if isinstance(hint, type) and issubclass(hint, (Type, Attribute)):
            return irdl.base(base_ref=hint._reference())
        if isinstance(hint, type) and issubclass(hint, _AnyType) and hasattr(hint, "type_name"):
            return irdl.base(base_name=f"!{hint.type_name}")
        if isinstance(hint, type) and issubclass(hint, _AnyAttribute) and hasattr(hint, "attr_name"):
            return irdl.base(base_name=f"#{hint.attr_name}")
        raise TypeError(f"unsupported type in constraints: {hint}")


class _Field:
    """An operand, result, attribute or region of an operation."""

    def __init__(self, name, hint, default):
        self.name = name
        self.variadicity = _SINGLE
        self.is_inferred = isinstance(default, _InferType)
        self.is_keyword = default is None
        if not self.is_inferred and default is not None and default is not Parameter.empty:
            raise TypeError(f"the field specifier of field '{name}' is not supported")
        hint = self._without_variadicity(hint)
        origin = typing.get_origin(hint)
        cls = origin or hint
        arguments = typing.get_args(hint)
        if cls in (OpResult, Value) and len(arguments) == 1:
            self.kind, self.constraint = ("result" if cls is OpResult else "operand"), arguments[0]
        elif cls is Region:
            self.kind, self.constraint = "region", None
        elif isinstance(cls, type) and issubclass(cls, _AnyAttribute):
            self.kind, self.constraint = "attribute", hint
        else:
            raise TypeError(f"unsupported type for field '{name}' in operation definition: {hint}")
        self._check()

    def _without_variadicity(self, hint):
        if _is_union(hint) and NoneType in typing.get_args(hint) and len(typing.get_args(hint)) == 2:
            self.variadicity = _OPTIONAL
            return next(choice for choice in typing.get_args(hint) if choice is not NoneType)
        if typing.get_origin(hint) is Sequence:
            self.variadicity = _VARIADIC
            return typing.get_args(hint)[0]
        return hint

    def _check(self):
        if self.kind in ("attribute", "region") and self.variadicity != _SINGLE:
            raise ValueError(f"optional {self.kind} is not currently supported")
        if self.is_keyword and self.variadicity != _OPTIONAL:
            raise ValueError(f"only optional {self.kind} can be a keyword parameter")
        if self.is_inferred and self.kind != "result":
            raise ValueError(f"the type of '{self.name}' is not that of a result, and cannot be inferred")
        if self.is_inferred and self.variadicity != _SINGLE:
            raise ValueError(f"type of variadic or optional result '{self.name}' cannot be inferred")

    def pick(self, values):
        """What the segment of the field is: a value, a value or nothing, or a list."""
        if self.variadicity == _SINGLE:
            return values[0]
        if self.variadicity == _OPTIONAL:
            return values[0] if len(values) > 0 else None
        return values


def _annotated(cls):
    """The annotations of a class in their order, with what the fields are set to."""
    hints = cls.__dict__.get("__annotations__", None)
    if hints is None:  # Python 3.14 computes them.
        hints = getattr(cls, "__annotations__", {})
    return [(name, hint, cls.__dict__.get(name, Parameter.empty)) for name, hint in hints.items()]


def _inherited(cls, attribute):
    return [element for base in cls.__bases__ for element in getattr(base, attribute, [])]


def _attach(cls, dialect, what):
    if dialect is not None:
        if hasattr(cls, "_dialect_obj"):
            namespace = cls._dialect_obj.DIALECT_NAMESPACE
            raise RuntimeError(f"This {what} has already been attached to dialect '{namespace}'.")
        cls._dialect_obj = dialect


def _dialect_of(cls, what):
    if not hasattr(cls, "_dialect_obj"):
        raise RuntimeError(
            f"{what.capitalize()} subclasses must either inherit from a Dialect's {what.capitalize()} subclass "
            "or provide the dialect as a class keyword argument."
        )
    return cls._dialect_obj


def _segments(fields):
    if all(field.variadicity == _SINGLE for field in fields):
        return None
    return [{_SINGLE: 1, _OPTIONAL: 0, _VARIADIC: -1}[field.variadicity] for field in fields]


def _values_property(field, index, values, segments, is_segmented):
    """A property that reads an operand or result by the index of its definition."""

    def read(self):
        of_self = getattr(self, values)
        if not is_segmented:
            return of_self[index]
        return field.pick(segmented_accessor(of_self, self.attributes[segments], index))

    return property(read)


def _accessors(operation, kinds):
    """The properties of the parts of these kinds."""
    properties = {}
    for kind, values, segments in kinds:
        fields = operation._of_kind(kind)
        is_segmented = _segments(fields) is not None
        for index, field in enumerate(fields):
            properties[field.name] = _values_property(field, index, values, segments, is_segmented)
    for field in operation._of_kind("attribute"):
        properties[field.name] = property(lambda self, name=field.name: self.attributes[name])
    return properties


class Operation(OpView):
    """The base of operations that are defined in Python: `class AddOp(MyDialect.Operation, name="add")`."""

    _fields = []
    _traits = []

    def __init__(self, *args, **kwargs):
        raise TypeError(
            "This class is a template and cannot be instantiated directly. "
            "Please use a subclass that defines the operation."
        )

    def __init_subclass__(cls, *, name=None, traits=None, dialect=None, **kwargs):
        super().__init_subclass__(**kwargs)
        cls._fields = _inherited(cls, "_fields") + [_Field(*annotated) for annotated in _annotated(cls)]
        cls._traits = _inherited(cls, "_traits") + list(traits or [])
        unknown = [trait for trait in cls._traits if trait not in (IsTerminatorTrait, NoTerminatorTrait)]
        if unknown:
            raise NotImplementedError(f"traits with verifiers in Python are not supported: {unknown[0].__name__}")
        _attach(cls, dialect, "operation")
        if name is None:
            return
        cls._op_name = name
        cls.OPERATION_NAME = f"{_dialect_of(cls, 'operation').DIALECT_NAMESPACE}.{name}"
        cls._ODS_REGIONS = (len(cls._of_kind("region")), True)
        cls._ODS_OPERAND_SEGMENTS = _segments(cls._of_kind("operand"))
        cls._ODS_RESULT_SEGMENTS = _segments(cls._of_kind("result"))
        cls.__init__ = cls._constructor()
        kinds = [("operand", "operands", "operandSegmentSizes"), ("result", "results", "resultSegmentSizes")]
        for key, accessor in _accessors(cls, kinds).items():
            setattr(cls, key, accessor)
        for index, field in enumerate(cls._of_kind("region")):
            setattr(cls, field.name, property(lambda self, index=index: self.regions[index]))
        cls._dialect_obj.operations.append(cls)

    @classmethod
    def _of_kind(cls, kind):
        return [field for field in cls._fields if field.kind == kind]

    @classmethod
    def _signature(cls):
        """Fields in their order, those that may be left out by name."""
        fields = [field for field in cls._fields if field.kind != "region" and not field.is_inferred]
        required = [Parameter(field.name, Parameter.POSITIONAL_OR_KEYWORD) for field in fields if not field.is_keyword]
        optional = [field.name for field in fields if field.is_keyword]
        named = [Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in [*optional, "loc", "ip"]]
        return Signature([Parameter("self", Parameter.POSITIONAL_ONLY), *required, *named])

    @classmethod
    def _constructor(cls):
        signature = cls._signature()

        def __init__(*args, **kwargs):
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            given = bound.arguments
            self = given["self"]
            attributes = {field.name: given[field.name] for field in cls._of_kind("attribute")}
            OpView.__init__(
                self,
                cls.OPERATION_NAME,
                cls._ODS_REGIONS,
                cls._ODS_OPERAND_SEGMENTS,
                cls._ODS_RESULT_SEGMENTS,
                attributes={name: value for name, value in attributes.items() if value is not None},
                results=[
                    _value_of(field.constraint) if field.is_inferred else given[field.name]
                    for field in cls._of_kind("result")
                ],
                operands=[given[field.name] for field in cls._of_kind("operand")],
                successors=None,
                regions=cls._ODS_REGIONS[0] or None,
                loc=given["loc"],
                ip=given["ip"],
            )

        __init__.__signature__ = signature
        __init__.__qualname__ = f"{cls.__qualname__}.__init__"
        return __init__

    @classmethod
    def _emit(cls):
        constraints = _Constraints()

        def named(kind):
            fields = cls._of_kind(kind)
            return fields, [constraints.lower(field.constraint) for field in fields], [field.name for field in fields]

        with InsertionPoint(irdl.operation_(cls._op_name).body):
            fields, values, names = named("operand")
            if fields:
                irdl.operands_(values, names, [field.variadicity for field in fields])
            fields, values, names = named("attribute")
            if fields:
                irdl.attributes_(values, names)
            fields, values, names = named("result")
            if fields:
                irdl.results_(values, names, [field.variadicity for field in fields])
            fields = cls._of_kind("region")
            if fields:
                irdl.regions_([irdl.region([]) for _ in fields], [field.name for field in fields])


def _define_value(cls, name, dialect, what, property_name):
    """Completes the class of a type or attribute; whether it is a definition."""
    cls._fields = _inherited(cls, "_fields") + [(name, hint) for name, hint, _ in _annotated(cls)]
    _attach(cls, dialect, what)
    if name is None:
        return False
    cls._name = name
    cls._dialect_name = _dialect_of(cls, what).DIALECT_NAMESPACE
    setattr(cls, property_name, f"{cls._dialect_name}.{name}")
    for index, (field, _) in enumerate(cls._fields):
        setattr(cls, field, property(lambda self, index=index: self.params[index]))
    return True


class _Defined:
    """What types and attributes share."""

    _fields = []

    @classmethod
    def _reference(cls):
        return [cls._dialect_name, cls._name]

    @classmethod
    def _full_name(cls):
        return f"{cls._dialect_name}.{cls._name}"

    @classmethod
    def get(cls, *args, context=None):
        """The type or attribute with these parameters; a type may be given for its `TypeAttr`."""
        params = [TypeAttr.get(arg) if isinstance(arg, _AnyType) else arg for arg in args]
        return _native.dynamic_make(cls._KIND, cls._full_name(), params, context)

    @classmethod
    def isinstance(cls, other):
        """Whether a type or attribute is of this class."""
        return isinstance(other, cls)

    @classmethod
    def _emit(cls):
        constraints = _Constraints()
        define = irdl.type_ if cls._KIND == "type" else irdl.attribute
        with InsertionPoint(define(cls._name).body):
            values = [constraints.lower(hint) for _, hint in cls._fields]
            irdl.parameters(values, [name for name, _ in cls._fields])


class Type(_Defined, DynamicType):
    """The base of types that are defined in Python: `class Array(MyDialect.Type, name="array")`."""

    def __init_subclass__(cls, *, name=None, dialect=None, **kwargs):
        super().__init_subclass__(**kwargs)
        if _define_value(cls, name, dialect, "type", "type_name"):
            cls._dialect_obj.types.append(cls)


class Attribute(_Defined, DynamicAttr):
    """The base of attributes that are defined in Python: `class Range(MyDialect.Attribute, name="range")`."""

    def __init_subclass__(cls, *, name=None, dialect=None, **kwargs):
        super().__init_subclass__(**kwargs)
        if _define_value(cls, name, dialect, "attribute", "attr_name"):
            cls._dialect_obj.attributes.append(cls)


class Dialect(_IrDialect):
    """The base of dialects that are defined in Python.

    ```python
    class Counter(Dialect, name="counter"):
        pass

    class AddOp(Counter.Operation, name="add"):
        lhs: Operand[IntegerType[32]]
        rhs: Operand[IntegerType[32]]
        sum: Result[IntegerType[32]] = infer_type()

    Counter.load()
    ```
    """

    def __init_subclass__(cls, name, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.name = cls.DIALECT_NAMESPACE = name
        cls.operations, cls.types, cls.attributes = [], [], []
        cls.Operation = type("Operation", (Operation,), {}, dialect=cls)
        cls.Type = type("Type", (Type,), {}, dialect=cls)
        cls.Attribute = type("Attribute", (Attribute,), {}, dialect=cls)

    @classmethod
    def _emit_module(cls):
        """The definitions as a module."""
        with nullcontext() if Location.current else Location.unknown():
            module = Module.create()
            with InsertionPoint(module.body), InsertionPoint(irdl.dialect(cls.name).body):
                for definition in [*cls.types, *cls.attributes, *cls.operations]:
                    definition._emit()
        return module

    @classmethod
    def load(cls, *, reload=False):
        """Loads the dialect into the current context. Another context needs `reload`."""
        loaded = cls.__dict__.get("_mlir_module")
        if loaded is not None and not reload:
            if loaded.context is not Context.current:
                raise RuntimeError(
                    "This dialect was loaded in a different context. "
                    "Please set reload=True to reload the dialect in the current context."
                )
            return
        module = cls._emit_module()
        PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)

        def having(trait):
            return [operation.OPERATION_NAME for operation in cls.operations if trait in operation._traits]

        _native.load_irdl(module.operation, having(IsTerminatorTrait), having(NoTerminatorTrait))
        cls._mlir_module = module
        _cext.globals._register_dialect_impl(cls.DIALECT_NAMESPACE, cls, replace=reload)
        for definition in [*cls.types, *cls.attributes]:
            register_class(definition._KIND, definition._full_name(), definition)
        for operation in cls.operations:
            _cext.register_operation(cls, replace=reload)(operation)
