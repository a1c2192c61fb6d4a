//! A native Rust IR that reads, verifies, transforms and prints MLIR's text.

pub mod attr_or_type;
pub mod context;
pub mod diagnostic;
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
pub use context::Context;
pub use module::{DisplayModule, Module};

/// The names that programs need to build and change IR: `use ir_core::prelude::*`.
pub mod prelude {
    pub use crate::attr_or_type::DefHandle;
    pub use crate::context::{AttrKind, Attribute, Context, Location, NamedAttribute, Type, TypeKind};
    pub use crate::diagnostic::{Diagnostic, Severity};
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
