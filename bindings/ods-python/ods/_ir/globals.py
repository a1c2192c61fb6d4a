"""Registries of the process: classes of types, attributes, operations and dialects, and conversions of values."""

import importlib
import inspect
import operator

from .. import _native


def unexpected(parameter, expected, given, index=None):
    """The exception for an argument of a wrong type, or for an element of it."""
    place = f"argument '{parameter}'" if index is None else f"argument '{parameter}', element {index}"
    return TypeError(f"{place}: expected {expected}, got {_native.shown(given)}")


def instance(parameter, value, cls, expected=None):
    """An argument that is an object of a class."""
    if not isinstance(value, cls):
        if expected is None:
            expected = f"{'an' if cls.__name__[0] in 'AEIO' else 'a'} {cls.__name__}"
        raise unexpected(parameter, expected, value)
    return value


def integer(parameter, value):
    """An argument that is an integer."""
    try:
        return operator.index(value)
    except TypeError:
        raise unexpected(parameter, "an integer", value) from None


def sequence(parameter, value, of):
    """The list of an argument that is a sequence."""
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise unexpected(parameter, f"a sequence of {of}", value)
    return list(value)


def index_of(index, expected="an integer or a slice"):
    """An index that is an integer."""
    try:
        return operator.index(index)
    except TypeError:
        raise TypeError(f"expected {expected} as index, got {_native.shown(index)}") from None


def element_at(elements, index, message):
    """An element of a list, or some of them for a slice."""
    if isinstance(index, slice):
        return elements[index]
    index = index_of(index)
    if not -len(elements) <= index < len(elements):
        raise IndexError(message)
    return elements[index]


class static_property(property):
    """A property of a class: `IntegerType.static_typeid`."""

    def __get__(self, instance, owner=None):
        return self.fget(owner)


class TypeID:
    """The identity of a class of types or attributes."""

    __slots__ = ("_bits",)

    def __init__(self, bits):
        self._bits = bits

    def __eq__(self, other):
        return isinstance(other, TypeID) and other._bits == self._bits

    def __hash__(self):
        return hash(self._bits)

    @property
    def _CAPIPtr(self):
        return _native.typeid_capsule(self._bits)

    @staticmethod
    def _CAPICreate(capsule):
        return TypeID(_native.typeid_of_capsule(capsule))


def static_type_id(kind, names):
    """The identity of the class that stands for a class in MLIR alone."""

    def get(cls):
        if len(names) > 1 or ":" in names[0]:
            raise AttributeError(f"{cls.__name__} has no typeid.")
        return TypeID(_native.type_id_bits(kind, names[0]))

    return static_property(get)


#: Classes of builtin types, attributes and affine expressions, by kind and name.
_classes = {}
#: What converts types and attributes, and values of types, by identity.
_type_casters = {}
_value_casters = {}
#: The classes that are used for what has none of its own.
_defaults = {
    "type": _native.Type,
    "attribute": _native.Attribute,
    "affine_expr": _native.AffineExpr,
}


def _changed():
    _native.registry_changed(bool(_value_casters))


def register_class(kind, name, cls):
    """Makes `cls` the class of types or attributes whose class in MLIR has this name."""
    _classes[kind, name] = cls
    _changed()


def _class_of(kind, name, bits):
    cls = _classes.get((kind, name))
    if cls is None:
        cls = _classes.get((kind, name.partition(":")[0]), _defaults[kind])
    return cls, _type_casters.get(bits)


def _caster_registration(registry, what):
    def register(typeid, *, replace=False):
        def decorate(caster):
            if not callable(caster):
                raise TypeError(f"a {what} caster is a function or a class")
            if typeid._bits in registry and not replace:
                raise RuntimeError(
                    f"{what.capitalize()} caster is already registered: {registry[typeid._bits]!r}"
                )
            registry[typeid._bits] = caster
            _changed()
            return caster

        return decorate

    register.__name__ = register.__qualname__ = f"register_{what}_caster"
    register.__doc__ = f"Registers what converts {what}s of an identity: a class, or a function."
    return register


register_type_caster = _caster_registration(_type_casters, "type")
register_value_caster = _caster_registration(_value_casters, "value")


class _Globals:
    """Where classes of operations and dialects are looked for, and which were found."""

    def __init__(self):
        self._search_modules = ["ods.dialects"]
        self._operations = {}
        self._dialects = {}
        self._searched = set()
        self._tracebacks = {"enabled": False, "limit": 10, "included": [""], "excluded": [__name__]}

    @property
    def dialect_search_modules(self):
        return list(self._search_modules)

    @dialect_search_modules.setter
    def dialect_search_modules(self, modules):
        self._search_modules = list(modules)
        self._searched.clear()
        _changed()

    def append_dialect_search_prefix(self, module_name):
        """Looks for modules of dialects in this package, too."""
        self._search_modules.append(module_name)
        self._searched.clear()
        _changed()

    def _check_dialect_module_loaded(self, dialect_namespace):
        """Imports the module of a dialect, if there is one; whether it is loaded."""
        if dialect_namespace in self._dialects:
            return True
        if dialect_namespace in self._searched:
            return False
        self._searched.add(dialect_namespace)
        for package in self._search_modules:
            name = f"{package}.{dialect_namespace}"
            try:
                importlib.import_module(name)
            except ModuleNotFoundError as error:
                # A module of the dialect that lacks another module is an error, a missing one is not.
                if error.name is not None and not name.startswith(error.name):
                    raise
            else:
                return True
        return False

    def _register_dialect_impl(self, dialect_namespace, dialect_class, *, replace=False):
        if dialect_namespace in self._dialects and not replace:
            raise RuntimeError(f"Dialect namespace '{dialect_namespace}' is already registered.")
        self._dialects[dialect_namespace] = dialect_class

    def _register_operation_impl(self, operation_name, operation_class, *, replace=False):
        if operation_name in self._operations and not replace:
            raise RuntimeError(f"Operation '{operation_name}' is already registered.")
        self._operations[operation_name] = operation_class
        _changed()

    def _lookup_operation_class(self, operation_name):
        found = self._operations.get(operation_name)
        if found is None:
            self._check_dialect_module_loaded(operation_name.partition(".")[0])
            found = self._operations.get(operation_name, _native.OpView)
        return found

    def _lookup_dialect_class(self, dialect_namespace):
        self._check_dialect_module_loaded(dialect_namespace)
        return self._dialects.get(dialect_namespace)

    def loc_tracebacks_enabled(self):
        return self._tracebacks["enabled"]

    def set_loc_tracebacks_enabled(self, enabled):
        self._tracebacks["enabled"] = enabled
        _native.enable_tracebacks(enabled)

    def loc_tracebacks_frame_limit(self):
        return self._tracebacks["limit"]

    def set_loc_tracebacks_frame_limit(self, n):
        self._tracebacks["limit"] = 10 if n is None else n

    def register_traceback_file_inclusion(self, path):
        self._move_traceback_file(path, "excluded", "included")

    def register_traceback_file_exclusion(self, path):
        self._move_traceback_file(path, "included", "excluded")

    def _move_traceback_file(self, path, source, target):
        if path in self._tracebacks[source]:
            self._tracebacks[source].remove(path)
        self._tracebacks[target].append(path)


globals = _Globals()


def register_dialect(dialect_class):
    """Registers the class of a dialect."""
    globals._register_dialect_impl(dialect_class.DIALECT_NAMESPACE, dialect_class)
    return dialect_class


def register_operation(dialect_class, *, replace=False):
    """Registers the class of an operation, and makes it an attribute of the class of its dialect."""

    def decorate(operation_class):
        globals._register_operation_impl(operation_class.OPERATION_NAME, operation_class, replace=replace)
        setattr(dialect_class, operation_class.__name__, operation_class)
        return operation_class

    return decorate


_native.set_registry_hooks(_class_of, globals._lookup_operation_class, _value_casters.get)


def cast_error(what, cls, value):
    """The exception for a value that is not of a class."""
    base = next(base.__name__ for base in (_native.Type, _native.Attribute, _native.AffineExpr) if isinstance(value, base))
    return ValueError(f"Cannot cast {what} to {cls.__name__} (from {base}({value}))")


def extend(native_class):
    """Moves the functions of a Python class into a class of the native part."""

    def decorate(cls):
        for name, member in vars(cls).items():
            if name not in ("__dict__", "__weakref__", "__module__", "__doc__", "__qualname__"):
                if inspect.isfunction(member):
                    member.__qualname__ = f"{native_class.__name__}.{name}"
                setattr(native_class, name, member)
        return native_class

    return decorate


def same_module(*classes):
    """Shows classes as those of `ods.ir`."""
    for cls in classes:
        cls.__module__ = "ods.ir"
