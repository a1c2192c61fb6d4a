//! Python modules for the types and attributes that a dialect defines.
//!
//! [`def_bindings`] writes the module. Its classes are data: the names of a definition, the kinds of its
//! parameters, its format. The code that builds, tests and reads types and attributes by this data is
//! [`REFLECT_MODULE`], a module of fixed text that is installed with the generated ones and documents its
//! requirements on the runtime.

mod class;
mod elements;
mod kind;
mod known;
mod module;
mod parameter;

pub use module::{DefBindings, def_bindings};

pub(super) use class::Class;
pub(super) use kind::ParameterKind;
pub(super) use known::DefTable;
pub(super) use module::{Content, content};
pub(super) use parameter::Parameter;

/// The module `_ods_reflect` that the generated modules import.
pub const REFLECT_MODULE: &str = include_str!("_ods_reflect.py");
