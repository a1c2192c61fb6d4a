//! The common code of the drivers `ods-opt` and `ods-translate`: options in LLVM's spelling, inputs that are
//! mapped into memory and split at `// -----`, diagnostics with their source line, and
//! `--verify-diagnostics`.

pub mod arguments;
pub mod expected;
pub mod files;
mod input;
pub mod process;
pub mod render;
pub mod split;

pub use input::InputText;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
