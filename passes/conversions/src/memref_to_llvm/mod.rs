//! `finalize-memref-to-llvm`: converts memrefs to descriptors, accesses to loads and stores, and
//! allocations to calls.
//!
//! The patterns belong to one run. An error that a pattern reports does not stop the conversion, but the
//! pass fails after it.

mod accesses;
mod addresses;
mod allocations;
mod atomics;
mod casts;
mod copies;
mod globals;
mod reinterpret;
mod reshapes;
mod symbols;
mod unranked;

use crate::checks::check_memrefs;
use crate::llvm::{LlvmOptions, LlvmTypeConverter};
use ir_core::context::Context;
use ir_core::ir::OpHandle as _;
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, RunPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternSet};

pub(crate) use addresses::element as element_address;
pub use symbols::Symbols;

/// The declaration of the pass, generated from `Passes.ods`.
#[allow(clippy::derivable_impls, reason = "all options have the default of their type")]
mod declared {
    ir_core::include_dialect!("memref_to_llvm");
}
pub use declared::{FinalizeMemRefToLLVMConversionPass, register_passes};

/// The functions that allocate and free memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AllocationFunctions {
    /// Whether to call `aligned_alloc` instead of `malloc`.
    pub aligned: bool,
    /// Whether to call functions with the prefix `_mlir_memref_to_llvm_` instead of those of the C library.
    pub generic: bool,
}

/// Adds the patterns that convert operations of `memref` (MLIR's
/// `populateFinalizeMemRefToLLVMConversionPatterns`). They look up and declare functions through `symbols`,
/// which also collects their errors.
pub fn add_memref_to_llvm(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    functions: AllocationFunctions,
    symbols: &Symbols,
) {
    allocations::add_stack_to(patterns, converter);
    atomics::add_to(patterns, converter);
    accesses::add_to(patterns, converter);
    casts::add_to(patterns, converter);
    reinterpret::add_to(patterns, converter);
    reshapes::add_to(patterns, converter);
    globals::add_to(patterns, converter, symbols);
    copies::add_to(patterns, converter, symbols);
    allocations::add_heap_to(patterns, converter, functions, symbols);
}

impl DependentDialects for FinalizeMemRefToLLVMConversionPass {
    fn register_dialects(ctx: &Context) {
        dialect_llvm::register(ctx);
    }
}

/// The patterns belong to a run, because they refer to its symbol tables.
impl RunPass for FinalizeMemRefToLLVMConversionPass {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        check_memrefs(run, self.index_bitwidth)?;
        let converter = LlvmTypeConverter::new(LlvmOptions::with_index_bitwidth(self.index_bitwidth));
        let functions =
            AllocationFunctions { aligned: self.use_aligned_alloc, generic: self.use_generic_functions };
        let symbols = Symbols::cached();
        let mut patterns = PatternSet::new();
        add_memref_to_llvm(&mut patterns, &converter, functions, &symbols);
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["llvm"]).add_legal_ops(["func.func", UnrealizedConversionCastOp::NAME]);
        let outcome = DialectConversion::new(run.ctx, target, patterns).apply_partial(run.ir, run.op);
        symbols.take_reports().into_iter().for_each(|error| run.report(error));
        match outcome {
            Ok(_) => Ok(()),
            Err(error) => Err(run.fail(error)),
        }
    }
}
