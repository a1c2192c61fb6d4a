//! `Dialect/SMT.h`: types of the dialect `smt` and its attributes that are predicates, under names that MLIR chose otherwise than for other
//! dialects; and constants of bit vectors.

use crate::boundary::{Access, MlirAttribute, MlirContext, MlirIdentifier, MlirStringRef, MlirType, Outcome};
use crate::generated::{self, Class, EnumSpec};
use crate::type_dialects::smt::{BitVectorAttr, is_function, is_value};
use crate::types;
use ir_core::num::ApInt;

const fn class(definition: &'static str, name: &'static str) -> Class {
    Class { dialect: "smt", definition, name }
}

static ARRAY: Class = class("ArrayType", "smt.array");
static BIT_VECTOR: Class = class("BitVectorType", "smt.bv");
static BIT_VECTOR_CONSTANT: Class = class("SMT_BitVectorAttr", "smt.bv");
static BOOL: Class = class("BoolType", "smt.bool");
static FUNCTION: Class = class("SMTFuncType", "smt.func");
static INT: Class = class("IntType", "smt.int");
static SORT: Class = class("SortType", "smt.sort");

/// Number of bits of integer attributes that are predicates.
const WIDTH: u32 = 64;

/// Predicates of `smt.bv.cmp`.
static BV_CMP_PREDICATE: EnumSpec = EnumSpec {
    cpp: "::mlir::smt::BVCmpPredicate",
    cases: &[(0, "slt"), (1, "sle"), (2, "sgt"), (3, "sge"), (4, "ult"), (5, "ule"), (6, "ugt"), (7, "uge")],
    ..EnumSpec::EMPTY
};

/// Predicates of `smt.int.cmp`.
static INT_PREDICATE: EnumSpec = EnumSpec {
    cpp: "::mlir::smt::IntPredicate",
    cases: &[(0, "lt"), (1, "le"), (2, "gt"), (3, "ge")],
    ..EnumSpec::EMPTY
};

/// Whether the text is a predicate.
fn is_predicate(ctx: MlirContext, spec: &'static EnumSpec, text: MlirStringRef) -> Outcome<bool> {
    let _guard = ctx.lock()?;
    let mut value = 0_u64;
    generated::enum_from_text(spec, text, &raw mut value)
}

/// The attribute of the predicate with this text.
fn predicate(ctx: MlirContext, spec: &'static EnumSpec, text: MlirStringRef) -> Outcome<MlirAttribute> {
    let mut value = 0_u64;
    if generated::enum_from_text(spec, text, &raw mut value)? {
        generated::create_enum_attr(ctx, WIDTH, value)
    } else {
        Err(crate::boundary::Refused::arguments(format!("'{}' has no such value", spec.cpp)))
    }
}

capi! {
    /// Whether a type is one of values and no function.
    fn mlirSMTTypeIsAnyNonFuncSMTValueType(ty: MlirType) -> bool {
        types::test(ty, |ctx, ty| is_value(ctx, ty) && !is_function(ctx, ty))
    }

    /// Whether a type is one of values.
    fn mlirSMTTypeIsAnySMTValueType(ty: MlirType) -> bool {
        types::test(ty, is_value)
    }

    /// Whether a type is an `!smt.array`.
    fn mlirSMTTypeIsAArray(ty: MlirType) -> bool {
        generated::is_a(ty, &ARRAY)
    }

    /// The type of arrays from a domain to a range.
    fn mlirSMTTypeGetArray(ctx: MlirContext, domainType: MlirType, rangeType: MlirType) -> MlirType {
        generated::create(ctx, &ARRAY, vec![(0, domainType.into()), (1, rangeType.into())])
    }

    /// Whether a type is an `!smt.bv`.
    fn mlirSMTTypeIsABitVector(ty: MlirType) -> bool {
        generated::is_a(ty, &BIT_VECTOR)
    }

    /// The type of bit vectors of a width in bits.
    fn mlirSMTTypeGetBitVector(ctx: MlirContext, width: i32) -> MlirType {
        generated::create(ctx, &BIT_VECTOR, vec![(0, width.into())])
    }

    /// The name `smt.bv`.
    fn mlirSMTBitVectorTypeGetName() -> MlirStringRef {
        generated::text(BIT_VECTOR.name)
    }

    /// Whether a type is `!smt.bool`.
    fn mlirSMTTypeIsABool(ty: MlirType) -> bool {
        generated::is_a(ty, &BOOL)
    }

    /// The type `!smt.bool`.
    fn mlirSMTTypeGetBool(ctx: MlirContext) -> MlirType {
        generated::create(ctx, &BOOL, vec![])
    }

    /// The name `smt.bool`.
    fn mlirSMTBoolTypeGetName() -> MlirStringRef {
        generated::text(BOOL.name)
    }

    /// Whether a type is `!smt.int`.
    fn mlirSMTTypeIsAInt(ty: MlirType) -> bool {
        generated::is_a(ty, &INT)
    }

    /// The type `!smt.int`.
    fn mlirSMTTypeGetInt(ctx: MlirContext) -> MlirType {
        generated::create(ctx, &INT, vec![])
    }

    /// The name `smt.int`.
    fn mlirSMTIntTypeGetName() -> MlirStringRef {
        generated::text(INT.name)
    }

    /// Whether a type is an `!smt.func`.
    fn mlirSMTTypeIsASMTFunc(ty: MlirType) -> bool {
        generated::is_a(ty, &FUNCTION)
    }

    /// The type of functions from domains to a range.
    fn mlirSMTTypeGetSMTFunc(
        ctx: MlirContext,
        numberOfDomainTypes: usize,
        domainTypes: *const MlirType,
        rangeType: MlirType,
    ) -> MlirType {
        let domain = generated::list(numberOfDomainTypes.cast_signed(), domainTypes)?;
        generated::create(ctx, &FUNCTION, vec![(0, domain), (1, rangeType.into())])
    }

    /// Whether a type is an `!smt.sort`.
    fn mlirSMTTypeIsASort(ty: MlirType) -> bool {
        generated::is_a(ty, &SORT)
    }

    /// The type of a sort with parameters.
    fn mlirSMTTypeGetSort(
        ctx: MlirContext,
        identifier: MlirIdentifier,
        numberOfSortParams: usize,
        sortParams: *const MlirType,
    ) -> MlirType {
        let name = crate::identifier::mlirIdentifierStr(identifier);
        let name = crate::builtin_attributes::mlirStringAttrGet(ctx, name);
        let params = generated::list(numberOfSortParams.cast_signed(), sortParams)?;
        generated::create(ctx, &SORT, vec![(0, name.into()), (1, params)])
    }

    /// The constant with the lowest bits of a value, of a width in bits.
    fn mlirSMTAttrGetBitVector(ctx: MlirContext, value: u64, width: u32) -> MlirAttribute {
        let mut guard = ctx.lock()?;
        crate::dialect::load(&mut guard, "smt")?;
        let constant = BitVectorAttr::from_value(guard.context(), ApInt::new(width, value));
        Ok(guard.out(constant))
    }

    /// Whether a text is a predicate of `smt.bv.cmp`.
    fn mlirSMTAttrCheckBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> bool {
        is_predicate(ctx, &BV_CMP_PREDICATE, str)
    }

    /// The attribute of a predicate of `smt.bv.cmp`.
    fn mlirSMTAttrGetBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute {
        predicate(ctx, &BV_CMP_PREDICATE, str)
    }

    /// Whether a text is a predicate of `smt.int.cmp`.
    fn mlirSMTAttrCheckIntPredicate(ctx: MlirContext, str: MlirStringRef) -> bool {
        is_predicate(ctx, &INT_PREDICATE, str)
    }

    /// The attribute of a predicate of `smt.int.cmp`.
    fn mlirSMTAttrGetIntPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute {
        predicate(ctx, &INT_PREDICATE, str)
    }

    /// Whether an attribute is a constant of bit vectors, or a predicate of `smt.bv.cmp` or `smt.int.cmp`.
    fn mlirSMTAttrIsASMTAttribute(attr: MlirAttribute) -> bool {
        // Each predicate of `smt.int.cmp` is the value of one of `smt.bv.cmp`, too.
        Ok(generated::is_a(attr, &BIT_VECTOR_CONSTANT)? || generated::is_enum_attr(attr, &BV_CMP_PREDICATE, WIDTH)?)
    }
}
