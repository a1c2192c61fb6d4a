"""Builders of attributes, which generated classes of operations call with Python values."""

import array

from . import attributes as A
from . import dense as D
from . import types as T

_builders = {}


class AttrBuilder:
    """Builders of attributes by the names of their definitions."""

    @staticmethod
    def contains(attribute_kind):
        return attribute_kind in _builders

    @staticmethod
    def get(attribute_kind):
        return _builders[attribute_kind]

    @staticmethod
    def insert(attribute_kind, attr_builder, replace=False):
        if not callable(attr_builder):
            raise TypeError("an attribute builder is a function")
        known = _builders.get(attribute_kind)
        # Generated modules of several dialects have the builders of enums that they share.
        is_same = getattr(known, "__name__", "") == getattr(attr_builder, "__name__", None) != "<lambda>"
        if known is not None and is_same and known.__module__ != attr_builder.__module__:
            return
        if known is not None and not replace:
            raise RuntimeError(
                f"Attribute builder for '{attribute_kind}' is already registered with func: {_builders[attribute_kind]}"
            )
        _builders[attribute_kind] = attr_builder


def register_attribute_builder(kind, replace=False):
    """Registers a function `(value, context)` as the builder of attributes of a definition."""

    def decorate(builder):
        AttrBuilder.insert(kind, builder, replace)
        return builder

    return decorate


def _define(name, builder, *kinds):
    """Defines the function `name` and registers it for definitions."""
    builder.__name__ = builder.__qualname__ = name
    builder.__module__ = "ods.ir"
    globals()[name] = builder
    for kind in kinds:
        AttrBuilder.insert(kind, builder)


def _integer(create):
    return lambda x, context: A.IntegerAttr.get(create(context), x)


for _width in (1, 8, 16, 32, 64):
    for _prefix, _kind, _create in (
        ("i", "I{}Attr", T.IntegerType.get_signless),
        ("si", "SI{}Attr", T.IntegerType.get_signed),
        ("ui", "UI{}Attr", T.IntegerType.get_unsigned),
    ):
        _builder = _integer(lambda context, create=_create, width=_width: create(width, context))
        _define(f"_{_prefix}{_width}Attr", _builder, _kind.format(_width))

_define("_boolAttr", lambda x, context: A.BoolAttr.get(bool(x), context), "BoolAttr")
_define("_indexAttr", _integer(T.IndexType.get), "IndexAttr")
_define("_f32Attr", lambda x, context: A.FloatAttr.get_f32(x, context), "F32Attr")
_define("_f64Attr", lambda x, context: A.FloatAttr.get_f64(x, context), "F64Attr")
_define("_stringAttr", lambda x, context: A.StringAttr.get(x, context), "StrAttr")
_define("_unitAttr", lambda x, context: A.UnitAttr.get(context) if x else None, "UnitAttr")


def _symbol_name(x, context):
    return x if isinstance(x, A.StringAttr) else A.StringAttr.get(x, context)


def _flat_symbol(x, context):
    return x if isinstance(x, A.FlatSymbolRefAttr) else A.FlatSymbolRefAttr.get(x, context)


def _symbol(x, context):
    return x if isinstance(x, A.SymbolRefAttr) else A.SymbolRefAttr.get([x] if isinstance(x, str) else x, context)


_define("_symbolNameAttr", _symbol_name, "SymbolNameAttr")
_define("_flatSymbolRefAttr", _flat_symbol, "FlatSymbolRefAttr")
_define("_symbolRefAttr", _symbol, "SymbolRefAttr")


def _type(x, context):
    return A.TypeAttr.get(x, context)


def _affine_map(x, context):
    return x if isinstance(x, A.AffineMapAttr) else A.AffineMapAttr.get(x)


_define("_typeAttr", _type, "TypeAttr")
_define("_memref_type_attr", lambda x, context: _type(x, context), "MemRefTypeAttr")
_define("_affineMapAttr", _affine_map, "AffineMapAttr")
_define("_integerSetAttr", lambda x, context: A.IntegerSetAttr.get(x), "IntegerSetAttr")
_define("_dictAttr", lambda x, context: A.DictAttr.get(x, context), "DictionaryAttr")
_define("_arrayAttr", lambda x, context: A.ArrayAttr.get(x, context), "ArrayAttr")


def _array(element):
    """A builder of arrays of attributes that another builder makes."""

    def build(x, context):
        return A.ArrayAttr.get([e if isinstance(e, A.Attribute) else element(e, context) for e in x], context)

    return build


for _name, _element, _kind in (
    ("_affineMapArrayAttr", "_affineMapAttr", "AffineMapArrayAttr"),
    ("_boolArrayAttr", "_boolAttr", "BoolArrayAttr"),
    ("_dictArrayAttr", "_dictAttr", "DictArrayAttr"),
    ("_flatSymbolRefArrayAttr", "_flatSymbolRefAttr", "FlatSymbolRefArrayAttr"),
    ("_symbolRefArrayAttr", "_symbolRefAttr", "SymbolRefArrayAttr"),
    ("_f32ArrayAttr", "_f32Attr", "F32ArrayAttr"),
    ("_f64ArrayAttr", "_f64Attr", "F64ArrayAttr"),
    ("_i32ArrayAttr", "_i32Attr", "I32ArrayAttr"),
    ("_i64ArrayAttr", "_i64Attr", "I64ArrayAttr"),
    ("_i64SmallVectorArrayAttr", "_i64Attr", "I64SmallVectorArrayAttr"),
    ("_indexListArrayAttr", "_i64ArrayAttr", "IndexListArrayAttr"),
    ("_strArrayAttr", "_stringAttr", "StrArrayAttr"),
    ("_typeArrayAttr", "_typeAttr", "TypeArrayAttr"),
):
    _define(_name, _array(globals()[_element]), _kind)

for _name in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64"):
    _cls = getattr(A, f"Dense{_name}ArrayAttr")
    _define(f"_dense{_name}ArrayAttr", lambda x, context, cls=_cls: cls.get(x, context), f"Dense{_name}ArrayAttr")


def _elements(letter, element):
    """A builder of dense elements of a sequence of numbers."""

    def build(x, context):
        return D.DenseElementsAttr.get(array.array(letter, x), type=element(context), context=context)

    return build


_define("_i32ElementsAttr", _elements("i", lambda c: T.IntegerType.get_signed(32, c)), "I32ElementsAttr")
_define("_i64ElementsAttr", _elements("q", lambda c: T.IntegerType.get_signed(64, c)), "I64ElementsAttr")
_define("_f64ElementsAttr", _elements("d", T.F64Type.get), "F64ElementsAttr")
_define("_indexElementsAttr", _elements("q", T.IndexType.get), "IndexElementsAttr")

__all__ = ["AttrBuilder", "register_attribute_builder", *(name for name in list(globals()) if name.endswith("Attr"))]
__all__ += ["_memref_type_attr"]

