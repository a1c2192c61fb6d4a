//! `Dialect/PDL.h`: the test for any type of the dialect. All else follows from its definitions
//! ([`crate::from_definitions`]).

use crate::boundary::MlirType;
use crate::types;
use ir_core::attr_or_type::Interned;

capi! {
    /// Whether a type is one of the dialect `pdl`.
    fn mlirTypeIsAPDLType(ty: MlirType) -> bool {
        types::test(ty, |ctx, ty| ty.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == "pdl"))
    }
}
