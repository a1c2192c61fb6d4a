//! MLIR's C API (`mlir-c`) on the Rust core: the same names, signatures and structs passed by value.
//!
//! Handles are [words](ir_objects::Word) in a pointer. Each function checks the handles that it is given:
//! null, erased and foreign ones are reported as a diagnostic with the name of the function and the argument,
//! and the result is null where the signature has such a value; otherwise the process ends with that message.
//! Nothing that this crate hands out is ever dereferenced as an address, but for strings, whose owner is the
//! context, and for the cases that the documentation of a function states.
//!
//! A module of this crate has the functions of the header of its name. This and `python` are the only crates
//! of the project with `unsafe` code: it reads the strings, arrays and callbacks that C passes.
//!
//! - **Invariant**: no callback of C is called while a context is locked.
//! - **Invariant**: callbacks are called by `call_back` (`boundary/unwind.rs`).
//! - **Invariant**: `headers.rs` generates the headers from the functions. `tests/headers.rs` compares all
//!   headers with MLIR's, and `tests/misuse` calls random functions with wrong handles.
//! - `capi!` defines each function. It names the function and the argument in messages about misuse, and
//!   stops panics.
//! - A small call never moves a guard through memory, which would cost as much as the call.
//! - `cargo xtask install` links the static library into one object in which only `mlir*` is visible;
//!   `tests/install.rs` builds programs with the installed files.
//! - `book/src/reference/c-api.md` lists the origin of each function: generated (`from_definitions`),
//!   hand-written, or `absent`.

#![allow(non_snake_case, reason = "the names are MLIR's")]

#[macro_use]
mod boundary;
#[cfg(test)]
mod headers;
mod loan;

#[cfg(feature = "dialect-functions")]
#[macro_use]
pub mod absent;
pub mod affine_expr;
pub mod affine_map;
#[cfg(feature = "dialect-functions")]
pub mod amdgpu;
pub mod attributes;
pub mod block;
pub mod build;
pub mod builtin_attributes;
pub mod builtin_types;
#[cfg(feature = "dialect-functions")]
pub mod complex;
pub mod context;
pub mod debug;
#[cfg(feature = "definitions")]
pub mod definitions;
pub mod diagnostics;
pub mod dialect;
#[cfg(feature = "dialect-functions")]
pub mod emitc;
#[cfg(feature = "execution-engine")]
pub mod execution_engine;
pub mod export_smtlib;
#[cfg(feature = "dialect-functions")]
pub mod from_definitions;
pub mod func;
pub mod generated;
#[cfg(feature = "dialect-functions")]
pub mod gpu;
pub mod identifier;
pub mod integer_set;
pub mod interfaces;
pub mod irdl;
#[cfg(feature = "dialect-functions")]
pub mod linalg;
#[cfg(feature = "dialect-functions")]
pub mod llvm;
#[cfg(feature = "dialect-functions")]
pub mod llvm_debug_info;
pub mod location;
pub mod module;
#[cfg(feature = "dialect-functions")]
pub mod nvgpu;
pub mod op_attributes;
pub mod operation;
pub mod pass;
pub mod pass_tables;
#[cfg(feature = "dialect-functions")]
pub mod pdl;
pub mod printing;
#[cfg(feature = "dialect-functions")]
pub mod quant;
pub mod region;
pub mod register_everything;
pub mod rewrite;
pub mod shared;
#[cfg(feature = "dialect-functions")]
pub mod smt;
pub mod support;
pub mod symbol_table;
pub mod target_llvmir;
#[cfg(feature = "dialect-functions")]
pub mod type_dialects;
pub mod types;
pub mod value;

pub use boundary::handles::*;
pub use boundary::report::{
    MlirDeleteUserData, MlirDiagnosticHandler, MlirDiagnosticHandlerID, MlirDiagnosticSeverity,
};
