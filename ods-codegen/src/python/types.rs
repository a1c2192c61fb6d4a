//! The classes of the `ir` module that annotations name.

use crate::model::{Attribute, Result, TypeConstraint};

/// Types that the `ir` module has a class for, by the name they share in both languages.
const TYPES: [&str; 11] = [
    "ComplexType",
    "FloatType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "RankedTensorType",
    "TupleType",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
];

/// Attributes that the `ir` module has a class of the same name for.
const ATTRIBUTES: [&str; 24] = [
    "AffineMapAttr",
    "ArrayAttr",
    "BoolAttr",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "OpaqueAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
];

/// The class of values of a type: `_ods_ir.Value`, or `_ods_ir.Value[_ods_ir.IntegerType]` when the type is
/// known.
pub(super) fn value_class(class: &str, constraint: TypeConstraint<'_>) -> Result<String> {
    let name = constraint.cpp_type()?.strip_prefix("::mlir::").unwrap_or_default();
    Ok(match builtin_type(name) {
        Some(name) => format!("_ods_ir.{class}[_ods_ir.{name}]"),
        None => format!("_ods_ir.{class}"),
    })
}

/// The class of a type that a C++ class without namespaces denotes.
pub(super) fn builtin_type(class: &str) -> Option<&'static str> {
    TYPES.binary_search(&class).ok().map(|index| TYPES[index])
}

/// The class of an attribute that a C++ class without namespaces denotes.
pub(super) fn builtin_attribute(class: &str) -> Option<&'static str> {
    match class {
        "DictionaryAttr" => Some("DictAttr"),
        name => ATTRIBUTES.binary_search(&name).ok().map(|index| ATTRIBUTES[index]),
    }
}

/// The class of an attribute.
pub(super) fn attribute_class(attribute: Attribute<'_>) -> &'static str {
    match attribute.storage_type().strip_prefix("::mlir::").unwrap_or_default() {
        "IntegerAttr" if attribute.attr_def_name() == "I1Attr" => "BoolAttr",
        "DenseElementsAttr" if attribute.is_float_elements() => "DenseFPElementsAttr",
        name => builtin_attribute(name).unwrap_or("Attribute"),
    }
}

/// The annotation of the plain Python values from which an attribute's class builds attributes; `None` if
/// there are none.
pub(super) fn plain_values(class: &str) -> Option<&'static str> {
    Some(match class {
        "StringAttr" | "FlatSymbolRefAttr" => "builtins.str",
        "SymbolRefAttr" => "builtins.str | _abc.Sequence[builtins.str]",
        "BoolAttr" => "builtins.bool",
        "IntegerAttr" => "builtins.int",
        "FloatAttr" => "builtins.float",
        "TypeAttr" => "_ods_ir.Type",
        "AffineMapAttr" => "_ods_ir.AffineMap",
        "DictAttr" => "builtins.dict[builtins.str, _ods_ir.Attribute]",
        "ArrayAttr" => "_abc.Sequence[_typing.Any]",
        "DenseBoolArrayAttr" => "_abc.Sequence[builtins.bool]",
        "DenseF32ArrayAttr" | "DenseF64ArrayAttr" => "_abc.Sequence[builtins.float]",
        "DenseI8ArrayAttr" | "DenseI16ArrayAttr" | "DenseI32ArrayAttr" | "DenseI64ArrayAttr" => {
            "_abc.Sequence[builtins.int]"
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_sorted() {
        assert!(TYPES.is_sorted());
        assert!(ATTRIBUTES.is_sorted());
    }
}
