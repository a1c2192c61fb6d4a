//! The `ub` dialect: the generated code, and what its definitions leave to Rust.

use ir_core::spec::def::DefHandle as _;

include!(concat!(env!("OUT_DIR"), "/ub.rs"));

mod semantics;

pub(crate) use semantics::constant;

/// What the definitions call and the runtime does not know.
pub struct Externals;

impl ExternalFunctions for Externals {
    fn is_poison_attr_interface_condition(ctx: &Context, attr: Attribute) -> bool {
        PoisonAttr::is(ctx, attr)
    }
}
