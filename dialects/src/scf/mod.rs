//! The `scf` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/scf.rs"));

mod control_flow;
mod syntax;
mod verify;

/// What the definitions call and the runtime does not know.
pub struct Externals;

// No dialect of this crate has attributes that say which parts of a device run an iteration.
impl ExternalFunctions for Externals {
    fn is_device_mapping_array_attr_condition(_ctx: &Context, _attr: Attribute) -> bool {
        false
    }

    fn is_device_mapping_array_attr_condition_2(_ctx: &Context, _attr: Attribute) -> bool {
        false
    }
}
