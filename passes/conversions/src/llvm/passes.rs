//! The passes that convert one dialect.

use super::arith::add_arith_to_llvm;
use super::cf::add_cf_to_llvm;
use super::complex::add_complex_to_llvm;
use super::func::add_func_to_llvm;
use super::index::add_index_to_llvm;
use super::math::add_math_to_llvm;
use super::ub::add_ub_to_llvm;
use super::{LlvmOptions, LlvmTypeConverter};
use crate::checks::check_memrefs;
use crate::convert::convert_functions_partially;
use dialects::cf;
use ir_core::context::Context;
use ir_core::ir::Ir;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternSet};

/// The declarations of the passes, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("llvm");
}
pub use declared::{
    ArithToLLVMConversionPass, ComplexRangeFlags, ConvertComplexToLLVMPass, ConvertControlFlowToLLVMPass,
    ConvertFuncToLLVMPass, ConvertIndexToLLVMPass, ConvertMathToLLVMPass, UBToLLVMConversionPass,
    register_passes,
};

/// The target that makes operations of `llvm` legal (MLIR's `LLVMConversionTarget`).
fn llvm_target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["llvm"]);
    target
}

/// Implements passes that are a partial conversion, given the target function and the expression that adds
/// the patterns.
macro_rules! passes {
    ($($pass:ident($own:ident, $patterns:ident): $target:ident, $add:expr;)*) => {$(
        impl DependentDialects for $pass {
            fn register_dialects(ctx: &Context) {
                dialect_llvm::register(ctx);
            }
        }

        impl PreparedPass for $pass {
            type State = DialectConversion;

            fn prepare(&self, ctx: &Context) -> DialectConversion {
                let ($own, mut patterns) = (self, PatternSet::new());
                let $patterns = &mut patterns;
                $add;
                DialectConversion::new(ctx, $target(), patterns)
            }

            fn run_prepared(
                &self,
                conversion: &DialectConversion,
                run: &mut PassRun<'_>,
            ) -> Result<(), PassFailure> {
                check_memrefs(run, 0)?;
                convert_functions_partially(conversion, run)
            }
        }
    )*};
}

passes! {
    ArithToLLVMConversionPass(pass, patterns): llvm_target,
        add_arith_to_llvm(patterns, &converter(pass.index_bitwidth));
    ConvertComplexToLLVMPass(pass, patterns): without_complex,
        add_complex_to_llvm(patterns, &converter(0), pass.complex_range);
    ConvertControlFlowToLLVMPass(pass, patterns): without_cf,
        add_cf_to_llvm(patterns, &converter(pass.index_bitwidth));
    ConvertFuncToLLVMPass(pass, patterns): llvm_target, {
        let options = LlvmOptions {
            use_bare_ptr_call_conv: pass.use_bare_ptr_call_conv,
            ..LlvmOptions::with_index_bitwidth(pass.index_bitwidth)
        };
        add_func_to_llvm(patterns, &LlvmTypeConverter::new(options));
    };
    ConvertIndexToLLVMPass(pass, patterns): without_index,
        add_index_to_llvm(patterns, &converter(pass.index_bitwidth));
    ConvertMathToLLVMPass(pass, patterns): llvm_target,
        add_math_to_llvm(patterns, &converter(0), pass.approximate_log1p);
    UBToLLVMConversionPass(pass, patterns): llvm_target,
        add_ub_to_llvm(patterns, &converter(pass.index_bitwidth));
}

/// The type converter with this option.
fn converter(index_bitwidth: u32) -> LlvmTypeConverter {
    LlvmTypeConverter::new(LlvmOptions::with_index_bitwidth(index_bitwidth))
}

/// The target that makes operations of `cf` illegal, and all others legal.
fn without_cf() -> ConversionTarget {
    let mut target = llvm_target();
    target.mark_unknown_dynamically_legal(|ir: &Ir, op| {
        let ctx = ir.context();
        ir.name(op).dialect(ctx).as_str(ctx) != cf::NAMESPACE
    });
    target
}

/// The target that makes operations of `complex` illegal.
fn without_complex() -> ConversionTarget {
    let mut target = llvm_target();
    target.add_illegal_dialects(["complex"]);
    target
}

/// The target that makes operations of `index` illegal.
fn without_index() -> ConversionTarget {
    let mut target = llvm_target();
    target.add_illegal_dialects(["index"]);
    target
}
