//! The attributes: those with a text of their own, and verifiers of their parameters.

mod debug_info;
mod dwarf;
mod range;
mod recursive;
mod tbaa;
mod verify;

pub use dwarf::Dwarf;
