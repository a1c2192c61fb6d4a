//! A reference interpreter: it executes operations as their definitions say, without lowering.
//!
//! [`run()`] calls a function of a module. Poison and undefined behaviour are found and located.
//!
//! ```
//! use interpret::{Input, Outcome, Value, run};
//! use ir_core::{Context, Module};
//!
//! let ctx = Context::new();
//! interpret::register_dialects(&ctx);
//! let module = Module::parse(&ctx, "func.func @half(%x: i32, %y: i32) -> i32 {
//!   %z = arith.divsi %x, %y : i32
//!   return %z : i32
//! }")?;
//! let arguments = |x, y| [x, y].map(|x| Input::Value(Value::int(x, 32)));
//!
//! let half = run(&module, "half", &arguments(-9, 2));
//! assert_eq!(half.result_texts(&ctx).unwrap(), ["-4 : i32"]);
//!
//! let Outcome::Undefined(error) = run(&module, "half", &arguments(1, 0)).outcome else { panic!() };
//! assert_eq!(error.message, "undefined behaviour: 'arith.divsi' divides by zero");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A dialect of one's own
//!
//! The author of a dialect implements [`Interpret`] for an operation, and adds it to a [`Registry`]. The
//! operation then has executable semantics, before any lowering exists.
//!
//! ```
//! use interpret::{Config, Emitter, Input, Interpret, Program, Registry, Value, poison};
//! use ir_core::runtime::*;
//! use ir_core::{Context, Module, operation};
//!
//! operation! {
//!     /// The root of a square.
//!     RootOp {
//!         name: "shapes.root",
//!         operands: &[one("of", &TypeConstraint::ANY)],
//!         results: &[one("root", &TypeConstraint::ANY)],
//!     }
//! }
//!
//! impl Interpret for RootOp {
//!     fn emit(self, e: &mut Emitter<'_>) {
//!         let of = e.operand(0);
//!         e.compute(move |m| {
//!             let square = m.bits(of)?; // poison makes the result poison
//!             let root = square.isqrt();
//!             if root * root != square {
//!                 return poison(format!("has no root of {square}"));
//!             }
//!             Ok(Value::Bits(root))
//!         });
//!     }
//! }
//!
//! let ctx = Context::new();
//! interpret::register_dialects(&ctx);
//! ctx.allow_unregistered_dialects(true);
//! let module = Module::parse(&ctx, "func.func @f(%x: i32) -> i32 {
//!   %y = \"shapes.root\"(%x) : (i32) -> i32
//!   return %y : i32
//! }")?;
//! let mut registry = Registry::new();
//! registry.add::<RootOp>();
//! let arguments = [Input::Value(Value::int(49, 32))];
//! let run = Program::new(&module, &registry).run("f", &arguments, &Config::default());
//! assert_eq!(run.outcome.values(), Some(&[Value::int(7, 32)][..]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Operations with regions emit jumps: see [`Emitter::region`], [`Emitter::leave`] and [`Emitter::label`].
//!
//! # For tools
//!
//! [`Program::new`] prepares a module once; [`Program::run`] then runs any function with any arguments, from
//! several threads if needed. A [`Run`] has the [`Outcome`], the final contents of memref arguments, the
//! output, and the number of steps. Nothing ends the process, and no input overflows the stack of the host.
//! [`inputs`] draws arguments by type.
//!
//! - **Invariant**: a run depends on the program, its arguments and its [`Config`] only.
//! - **Invariant**: a result is that of the definition. An operation without semantics here is an
//!   [`Outcome::Unsupported`] that names it, never a guess.
//! - An undefined value of `llvm.mlir.undef`, and memory that was not initialised, are poison. `llvm.freeze`
//!   of poison is zero.

mod buffer;
mod calls;
mod code;
mod constant;
mod convention;
pub mod dialects;
mod emitter;
mod execute;
mod external;
pub mod float;
pub mod inputs;
pub mod int;
pub mod layout;
pub mod library;
mod machine;
mod memory;
pub mod numbers;
mod program;
mod registry;
mod run;
mod standard;
mod stop;
mod text;
mod value;

pub use calls::{Call, Externals, Observed};
pub use code::{Flow, FunctionId, Label, Slot};
pub use constant::value as constant;
pub use emitter::{Copy, Emitter, Exit, Semantics};
pub use execute::run;
pub use machine::{Library, LibraryFunction, Machine, elements_of, scalar_bits};
pub use memory::{Access, Allocation, AllocationKind, Memory};
pub use program::Program;
pub use registry::{Interpret, Registry};
pub use run::{Config, Input, Outcome, PoisonOrigin, Run};
pub use stop::{Computed, Fault, FaultKind, Stop, aborted, poison, undefined, unsupported};
pub use text::{buffer_text, location_text, value_text};
pub use value::{Buffer, MemRef, Object, Pointer, PoisonId, Tensor, Value, mask, signed};

use ir_core::Context;

/// Registers the dialects that this crate executes.
pub fn register_dialects(ctx: &Context) {
    ir_core::ops::register_builtin(ctx);
    ::dialects::register_all(ctx);
    dialect_llvm::register(ctx);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
