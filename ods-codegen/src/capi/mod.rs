//! C headers and sources for `mlir-c`: functions of passes, byte for byte what mlir-tblgen's generators
//! print, and the C library of a dialect.
//!
//! `lower` turns the model into a list of functions (`function::Library`); the header, the implementations,
//! the tests and the Python module are written from that list.

mod api;
mod commands;
mod cpp;
mod emitters;
mod function;
mod header;
mod lower;
mod names;
mod nanobind;
mod passes;
mod rust;
mod test;
mod types;

pub(crate) use api::api;
pub(crate) use emitters::EMITTERS;
pub use passes::{pass_header, pass_source};
