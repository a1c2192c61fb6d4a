//! `Dialect/EmitC.h`: what MLIR declares otherwise than the definitions say: predicates are a C enum of 64
//! bits, and the shape of an array is not `const`. All else of the dialect follows from its definitions
//! ([`crate::from_definitions`]).

use crate::boundary::{MlirAttribute, MlirContext, MlirType};
use crate::generated::{self, Class};
use dialects::emitc::CmpPredicate;
use ir_core::attr_or_type::EnumValue;

/// Predicates of `emitc.cmp`.
pub type MlirEmitCCmpPredicate = u64;

static OPAQUE: Class = Class { dialect: "emitc", definition: "EmitC_OpaqueAttr", name: "emitc.opaque" };

static ARRAY: Class = Class { dialect: "emitc", definition: "EmitC_ArrayType", name: "emitc.array" };

/// Number of bits of integer attributes that are predicates.
const WIDTH: u32 = 64;

capi! {
    /// Whether an attribute is a predicate of `emitc.cmp`.
    fn mlirAttributeIsAEmitCCmpPredicate(attr: MlirAttribute) -> bool {
        generated::is_enum_attr(attr, CmpPredicate::CASES, WIDTH)
    }

    /// The attribute of a predicate.
    fn mlirEmitCCmpPredicateAttrGet(ctx: MlirContext, val: MlirEmitCCmpPredicate) -> MlirAttribute {
        generated::create_enum_attr(ctx, WIDTH, val)
    }

    /// The predicate of an attribute.
    fn mlirEmitCCmpPredicateAttrGetValue(attr: MlirAttribute) -> MlirEmitCCmpPredicate {
        generated::enum_attr_value(attr, CmpPredicate::CASES, WIDTH)
    }

    /// The type of arrays with this shape. All sizes are known.
    fn mlirEmitCArrayTypeGet(nDims: isize, shape: *mut i64, elementType: MlirType) -> MlirType {
        let shape = generated::list(nDims, shape.cast_const())?;
        generated::create_of_values(&ARRAY, vec![(0, shape), (1, elementType.into())])
    }

    /// Whether an attribute is an `#emitc.opaque`.
    fn mlirAttributeIsAEmitCOpaque(attr: MlirAttribute) -> bool {
        generated::is_a(attr, &OPAQUE)
    }
}
