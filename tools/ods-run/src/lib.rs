//! Runs modules of the dialect `llvm`: `mlir-runner` on Cranelift, without LLVM.
//!
//! [`Jit`] compiles a module into memory and returns its functions to Rust, [`Engine`] to foreign callers.
//! [`object`] writes an object file, and [`cli`] is the program `ods-run`. An operation that Cranelift cannot
//! express is an error with the operation's name and location.
//!
//! ```
//! use ir_core::{Context, Module};
//!
//! let ctx = Context::new();
//! ods_run::register_dialects(&ctx);
//! let module = Module::parse(&ctx, "llvm.func @twice(%x: i64) -> i64 { %y = llvm.add %x, %x : i64  llvm.return %y : i64 }")?;
//! let jit = ods_run::Jit::new(&module)?;
//! let twice = jit.get::<fn(i64) -> i64>("twice")?;
//! // SAFETY: The function accesses no memory, and ends.
//! assert_eq!(unsafe { twice.call(21) }, 42);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Invariant**: results are those of LLVM wherever LLVM defines them. Cases that LLVM leaves open
//!   (poison, shifts by the width, floats without an integer) may differ.
//! - Deliberately absent: unwinding, thread-local globals, lazy compilation, and several threads.

mod abi;
pub mod cli;
mod compile;
mod constants;
#[expect(unsafe_code, reason = "constructors of modules are called")]
mod engine;
mod error;
mod globals;
mod jit;
mod layout;
mod lower;
mod machine;
mod memory;
#[expect(
    unsafe_code,
    reason = "machine code is called, and libraries are loaded, by addresses that no type vouches for"
)]
mod native;
pub mod object;
mod packed;
mod packing;
mod startup;
mod unit;

pub use engine::Engine;
pub use error::Error;
pub use jit::{Jit, JitOptions};
pub use machine::OptLevel;
pub use native::{Function, NativeFunction, NativeResult, NativeType, PackedFunction};

use ir_core::Context;

/// Registers the dialects that a module to run consists of, `builtin` and `llvm`.
pub fn register_dialects(ctx: &Context) {
    ir_core::ops::register_builtin(ctx);
    dialect_llvm::register(ctx);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
