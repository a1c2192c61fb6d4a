//! `BuiltinAttributes.h`: the attributes of the dialect `builtin`.

mod dense;
mod dense_array;
mod dense_values;
mod elements;
mod numbers;
mod resources;
mod simple;
mod symbols;

pub use dense::*;
pub use dense_array::*;
pub use dense_values::*;
pub use elements::*;
pub use numbers::*;
pub use resources::*;
pub use simple::*;
pub use symbols::*;

use crate::attributes::{test, type_id};
use crate::boundary::{MlirAttribute, MlirStringRef, MlirTypeID, Pointer};
use ir_core::context::AttrKind;

/// Defines the identities of classes of attributes.
macro_rules! type_ids {
    ($($type_id:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The identity of the class `", $class, "`.")]
            fn $type_id() -> MlirTypeID {
                Ok(type_id($class))
            }
        )*}
    };
}

type_ids! {
    mlirAffineMapAttrGetTypeID "builtin.affine_map",
    mlirArrayAttrGetTypeID "builtin.array",
    mlirDictionaryAttrGetTypeID "builtin.dictionary",
    mlirFloatAttrGetTypeID "builtin.float",
    mlirIntegerAttrGetTypeID "builtin.integer",
    mlirIntegerSetAttrGetTypeID "builtin.integer_set",
    mlirOpaqueAttrGetTypeID "builtin.opaque",
    mlirStringAttrGetTypeID "builtin.string",
    mlirSymbolRefAttrGetTypeID "builtin.symbol_ref",
    mlirTypeAttrGetTypeID "builtin.type",
    mlirUnitAttrGetTypeID "builtin.unit",
    mlirDenseArrayAttrGetTypeID "builtin.dense_array",
    mlirDenseIntOrFPElementsAttrGetTypeID "builtin.dense_intorfp_elements",
    mlirSparseElementsAttrGetTypeID "builtin.sparse_elements",
    mlirStridedLayoutAttrGetTypeID "builtin.strided_layout",
}

/// Defines the names of classes of attributes.
macro_rules! names {
    ($($name:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The name `", $class, "`.")]
            fn $name() -> MlirStringRef {
                Ok(MlirStringRef::new($class.as_bytes()))
            }
        )*}
    };
}

names! {
    mlirAffineMapAttrGetName "builtin.affine_map",
    mlirArrayAttrGetName "builtin.array",
    mlirDictionaryAttrGetName "builtin.dictionary",
    mlirFloatAttrGetName "builtin.float",
    mlirIntegerAttrGetName "builtin.integer",
    mlirIntegerSetAttrGetName "builtin.integer_set",
    mlirOpaqueAttrGetName "builtin.opaque",
    mlirStringAttrGetName "builtin.string",
    mlirSymbolRefAttrGetName "builtin.symbol_ref",
    mlirFlatSymbolRefAttrGetName "builtin.symbol_ref",
    mlirTypeAttrGetName "builtin.type",
    mlirUnitAttrGetName "builtin.unit",
    mlirDenseResourceElementsAttrGetName "builtin.dense_resource_elements",
    mlirStridedLayoutAttrGetName "builtin.strided_layout",
}

/// Defines the tests for classes of attributes.
macro_rules! tests {
    ($($is_a:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" Whether an attribute is of the class `", $class, "`.")]
            fn $is_a(attr: MlirAttribute) -> bool {
                test(attr, |ctx, kind| kind.class_name(ctx) == $class)
            }
        )*}
    };
}

tests! {
    mlirAttributeIsAAffineMap "builtin.affine_map",
    mlirAttributeIsAArray "builtin.array",
    mlirAttributeIsADictionary "builtin.dictionary",
    mlirAttributeIsAFloat "builtin.float",
    mlirAttributeIsAInteger "builtin.integer",
    mlirAttributeIsAIntegerSet "builtin.integer_set",
    mlirAttributeIsAOpaque "builtin.opaque",
    mlirAttributeIsAString "builtin.string",
    mlirAttributeIsASymbolRef "builtin.symbol_ref",
    mlirAttributeIsAType "builtin.type",
    mlirAttributeIsAUnit "builtin.unit",
    mlirAttributeIsADenseResourceElements "builtin.dense_resource_elements",
    mlirAttributeIsASparseElements "builtin.sparse_elements",
    mlirAttributeIsAStridedLayout "builtin.strided_layout",
}

capi! {
    /// The null attribute.
    fn mlirAttributeGetNull() -> MlirAttribute {
        Ok(MlirAttribute::null())
    }

    /// Whether it is a location.
    fn mlirAttributeIsALocation(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| matches!(kind, AttrKind::Location(_)))
    }

    /// Whether it is a symbol reference without nested ones.
    fn mlirAttributeIsAFlatSymbolRef(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| matches!(kind, AttrKind::SymbolRef { nested: [], .. }))
    }

    /// Whether it is of the kind of dense elements: numbers or texts.
    fn mlirAttributeIsADenseElements(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| matches!(kind, AttrKind::DenseElements { .. } | AttrKind::DenseStrings { .. }))
    }

    /// Whether it is any elements attribute.
    fn mlirAttributeIsAElements(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| {
            matches!(
                kind,
                AttrKind::DenseElements { .. }
                    | AttrKind::DenseStrings { .. }
                    | AttrKind::SparseElements { .. }
                    | AttrKind::DenseResource { .. }
            )
        })
    }
}
