//! C headers and sources for mlir-c, byte for byte what mlir-tblgen's generators print.

mod api;
mod emitters;
mod passes;

pub(crate) use api::api;
pub(crate) use emitters::EMITTERS;
pub use passes::{pass_header, pass_source};
