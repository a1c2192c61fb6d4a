//! `Dialect/IRDL.h`: dialects that are defined by operations, and attributes of these.

use crate::boundary::{Handle, MlirLogicalResult, MlirModule, fail};
#[cfg(feature = "dialect-functions")]
use {
    crate::boundary::{Access, MlirAttribute, MlirContext, MlirStringRef, Outcome, Refused, raw},
    ir_core::attr_or_type::{Param, attr_of, enum_attr},
    ir_core::context::Attribute,
    ir_objects::Guard,
};

/// Loads the dialect `irdl` and creates one of its attributes.
#[cfg(feature = "dialect-functions")]
fn create(
    ctx: MlirContext,
    what: &str,
    create: impl FnOnce(&Guard) -> Outcome<Option<Attribute>>,
) -> Outcome<MlirAttribute> {
    let mut guard = ctx.lock()?;
    crate::dialect::load_dependent(&mut guard, &["irdl"])?;
    let created = create(&guard)?;
    created.map(|attribute| guard.out(attribute)).ok_or_else(|| Refused::arguments(what))
}

capi! {
    /// Registers the dialects that a module of the dialect `irdl` defines with the context of the module. Fails if a definition
    /// cannot be loaded; then nothing is registered.
    fn mlirLoadIRDLDialects(module: MlirModule) -> MlirLogicalResult {
        let (guard, op) = module.enter()?;
        match irdl::load_dialects(guard.ir(), op) {
            Ok(()) => Ok(MlirLogicalResult { value: 1 }),
            Err(error) => Err(fail(guard, vec![error])),
        }
    }
}

#[cfg(feature = "dialect-functions")]
capi! {
    /// The attribute for `single`, `optional` or `variadic`; null for other words.
    fn mlirIRDLVariadicityAttrGet(ctx: MlirContext, value: MlirStringRef) -> MlirAttribute {
        let word = raw::bytes(value)?;
        create(ctx, "the word is not a variadicity: 'single', 'optional' or 'variadic'", |guard| {
            let word = std::str::from_utf8(word).unwrap_or_default();
            Ok(enum_attr(guard.context(), "irdl", "variadicity", |cases| cases.parse(word)))
        })
    }

    /// The name `irdl.variadicity`.
    fn mlirIRDLVariadicityAttrGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(b"irdl.variadicity"))
    }

    /// The list of variadicities.
    fn mlirIRDLVariadicityArrayAttrGet(ctx: MlirContext, nValues: isize, values: *const MlirAttribute) -> MlirAttribute {
        let values = raw::slice(values, nValues)?;
        create(ctx, "the attributes are not variadicities", |guard| {
            let values = guard.entities(values)?.into_iter().map(Param::Attribute).collect();
            Ok(attr_of(guard.context(), "irdl", "variadicity_array", [Param::list(values)]))
        })
    }

    /// The name `irdl.variadicity_array`.
    fn mlirIRDLVariadicityArrayAttrGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(b"irdl.variadicity_array"))
    }
}
