//! Python modules for the bindings of MLIR, byte for byte those of mlir-tblgen 22.
//!
//! [`op_bindings`] writes a module with a class for each operation of a dialect, [`enum_bindings`] one with a
//! class for each enum. [`def_bindings`] writes one with a class for each type and attribute of a dialect,
//! for which mlir-tblgen has no generator; [`op_stubs`], [`enum_stubs`] and [`def_stubs`] write the stubs of
//! these modules for type checkers. The names that the modules import, and the conventions they follow, are
//! those of the package's `_ods_common` and `ir` modules.

mod accessors;
mod api;
mod attributes;
mod builder;
mod claims;
mod defs;
mod docstring;
mod emitters;
mod enums;
mod literal;
mod module;
mod names;
mod operation;
mod package;
mod regions;
mod segments;
mod stubs;
mod types;
mod value_builder;

pub(crate) use api::api;
pub use defs::{DefBindings, REFLECT_MODULE, def_bindings};
pub(crate) use emitters::EMITTERS;
pub use enums::enum_bindings;
pub use module::{OpBindings, op_bindings};
pub(crate) use names::sanitized;
pub(crate) use package::PACKAGE_EMITTERS;
pub use stubs::{StubOptions, def_stubs, enum_stubs, op_stubs};
