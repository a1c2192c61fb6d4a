//! A native Rust IR that parses, verifies, transforms and prints MLIR.
//!
//! The top modules are layers. A module may use modules to its left and in the lines above:
//!
//! ```text
//! stack threads num
//! context ─ ir ─ text
//! attr_or_type ─ predicates
//! interfaces ─ verify ─ fold ─ rewrite
//! runtime
//! ops pass module generated
//! ```
//!
//! - **Invariant**: the dependences between top modules are acyclic (`cargo xtask tidy`).
//! - **Invariant**: functions that take an IR do not take a context (`op.lhs(ir)`). Exceptions are
//!   functions that change the IR while they borrow from the context (folds, pattern drivers), and the
//!   runtime's own checks and models.
//! - Objects of one context (frozen patterns, rewriters) reject the IR of another one.
//! - **Invariant**: types, attributes and locations parse, print and fail as in `mlir-opt` 22;
//!   `tests/goldens` holds its output for some 4,000 modules.

pub mod attr_or_type;
#[rustfmt::skip] // it is as the generator writes it
pub mod constraints;
pub mod context;
pub mod fold;
#[doc(hidden)]
pub mod generated;
pub mod interfaces;
pub mod ir;
mod module;
pub mod ops;
pub mod pass;
pub mod predicates;
pub mod rewrite;
pub mod runtime;
pub mod stack;
pub mod text;
pub mod threads;
pub mod verify;

pub use apnum as num;
pub use context::{Context, diagnostic};
pub use module::{DisplayModule, Module};

/// The names that programs need to build and change IR: `use ir_core::prelude::*`.
pub mod prelude {
    pub use crate::attr_or_type::DefHandle;
    pub use crate::context::{AttrKind, Attribute, Context, Location, NamedAttribute, Type, TypeKind};
    pub use crate::diagnostic::{Diagnostic, EmitError, Severity};
    pub use crate::ir::{Block, Builder, Ir, Op, OpBuilder, OpState, Order, Region, Value};
    pub use crate::module::Module;
    pub use crate::rewrite::{PatternRewriter, PatternSet, RewritePattern};
    pub use crate::runtime::interfaces::{attribute_interface, op_interface, type_interface};
    pub use crate::runtime::{DefinedOp, OpHandle};
    pub use crate::text::Diagnostics;
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
