//! Attributes with a custom syntax, and verifiers of attribute parameters.

mod debug_info;
mod dwarf;
mod range;
mod recursive;
mod tbaa;
mod verify;

pub use dwarf::Dwarf;
