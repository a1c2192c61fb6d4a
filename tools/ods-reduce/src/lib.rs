//! Reduction of modules, with the role of `mlir-reduce`: a predicate accepts a module, and [`reduce()`]
//! finds a smaller one that it accepts, too.
//!
//! The edits know types: a value is replaced by an argument, an operand or a constant of the same type. They
//! erase operations, regions, blocks, arguments, results and attributes, and shrink numbers and types.
//!
//! - **Invariant**: the predicate reads valid modules only.
//! - **Invariant**: the result depends on the module and the decisions only.

mod driver;
mod options;
mod stand_in;
mod steps;

pub use driver::run;

use ir_core::Module;
use ir_core::context::Context;
use reduce::Trials;
use std::io;

/// Reduces a valid module while `decide` accepts its text, in at most `limit` decisions. Returns the
/// smallest module, or none if `decide` does not accept the module itself.
///
/// ```
/// use ir_core::prelude::*;
///
/// let ctx = Context::new();
/// ods_reduce::register_dialects(&ctx);
/// let text = "func.func @f(%x: i32) -> i32 {
///   %0 = arith.addi %x, %x : i32
///   %1 = arith.muli %0, %x : i32
///   return %1 : i32
/// }";
/// let module = Module::parse(&ctx, text)?;
/// let smallest = ods_reduce::reduce(&module, 1000, &mut |text| Ok(text.contains("muli")))?;
/// let smallest = smallest.map(|smallest| smallest.to_string()).unwrap_or_default();
/// let function = "func.func @f(%arg0: i1) {\n    %0 = arith.muli %arg0, %arg0 : i1\n    return\n";
/// assert!(smallest.contains(function));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// An error of `decide`.
pub fn reduce(
    module: &Module,
    limit: u32,
    decide: &mut dyn FnMut(&str) -> io::Result<bool>,
) -> io::Result<Option<Module>> {
    let mut trials = Trials::new(limit, decide);
    if !trials.accepts(&module.to_string())? {
        return Ok(None);
    }
    let mut module = module.clone();
    while !trials.is_over() && steps::round(&mut module, &mut trials)? {}
    Ok(Some(module))
}

/// Registers the dialects of this project.
pub fn register_dialects(ctx: &Context) {
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(ctx);
    dialects::register_all(ctx);
    dialect_llvm::register(ctx);
    irdl::register(ctx);
    pdl::register(ctx);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
