//! `convert-to-llvm`: applies the patterns of all dialects with a conversion interface.

use crate::checks::check_memrefs;
use crate::convert::convert_partially;
use crate::llvm::{
    ComplexRangeFlags, LlvmOptions, LlvmTypeConverter, add_arith_to_llvm, add_cf_to_llvm,
    add_complex_to_llvm, add_func_to_llvm, add_index_to_llvm, add_math_to_llvm, add_ub_to_llvm,
};
use crate::memref_to_llvm::{AllocationFunctions, Symbols, add_memref_to_llvm};
use crate::vector_to_llvm::add_vector_to_llvm;
use ir_core::context::{Context, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionConfig, ConversionTarget, DialectConversion, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("to_llvm");
}
pub use declared::{ConvertToLLVMPass, register_passes};

/// A dialect with operations that can be converted to `llvm` (MLIR's dialect interface of this name).
/// User-defined dialects implement it, and register it by `ctx.register_dialect_interface::<dyn
/// ConvertToLlvmPatternInterface>(name, &Implementation)`.
pub trait ConvertToLlvmPatternInterface: Send + Sync {
    /// Adds the conversion patterns, and the legality of operations other than those of `llvm`.
    fn populate(
        &self,
        target: &mut ConversionTarget,
        converter: &LlvmTypeConverter,
        patterns: &mut PatternSet,
    );
}

/// The interface of a dialect: a function that adds its patterns.
struct Patterns(fn(&mut PatternSet, &LlvmTypeConverter));

impl ConvertToLlvmPatternInterface for Patterns {
    fn populate(
        &self,
        _target: &mut ConversionTarget,
        converter: &LlvmTypeConverter,
        patterns: &mut PatternSet,
    ) {
        self.0(patterns, converter);
    }
}

/// The dialects of this project that can be converted.
const INTERFACES: [(&str, &Patterns); 9] = [
    ("arith", &Patterns(add_arith_to_llvm)),
    ("cf", &Patterns(add_cf_to_llvm)),
    (
        "complex",
        &Patterns(|patterns, converter| add_complex_to_llvm(patterns, converter, ComplexRangeFlags::Basic)),
    ),
    ("func", &Patterns(add_func_to_llvm)),
    ("index", &Patterns(add_index_to_llvm)),
    ("math", &Patterns(|patterns, converter| add_math_to_llvm(patterns, converter, true))),
    (
        "memref",
        &Patterns(|patterns, converter| {
            add_memref_to_llvm(patterns, converter, AllocationFunctions::default(), &Symbols::uncached());
        }),
    ),
    ("ub", &Patterns(add_ub_to_llvm)),
    ("vector", &Patterns(add_vector_to_llvm)),
];

/// Registers the interface for the dialects of this project that lack it.
pub fn register_convert_to_llvm_interfaces(ctx: &Context) {
    for (dialect, patterns) in INTERFACES {
        if interface(ctx, dialect).is_none() {
            ctx.register_dialect_interface::<dyn ConvertToLlvmPatternInterface>(dialect, patterns);
        }
    }
}

/// The interface of a dialect.
fn interface(ctx: &Context, dialect: &str) -> Option<&'static dyn ConvertToLlvmPatternInterface> {
    ctx.dialect_interface::<dyn ConvertToLlvmPatternInterface>(ctx.ident(dialect))
}

/// The interfaces of the named dialects. Without names, those of all dialects that have one.
fn interfaces(
    ctx: &Context,
    names: &[String],
) -> Result<Vec<&'static dyn ConvertToLlvmPatternInterface>, Diagnostic> {
    if names.is_empty() {
        return Ok(ctx.dialect_namespaces().filter_map(|dialect| interface(ctx, dialect)).collect());
    }
    let fail = |message: String| Err(Diagnostic::error(Location::UNKNOWN, message));
    let find = |name: &String| match interface(ctx, name) {
        Some(found) => Ok(found),
        None if ctx.dialect(ctx.ident(name)).is_none() => fail(format!("dialect not loaded: {name}\n")),
        None => fail(format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n")),
    };
    names.iter().map(find).collect()
}

/// The conversion of the named dialects. Without names, all dialects with the interface are converted.
///
/// # Errors
/// A dialect is unknown, or cannot be converted.
pub fn conversion_to_llvm(
    ctx: &Context,
    dialects: &[String],
    config: ConversionConfig,
) -> Result<DialectConversion, Diagnostic> {
    let converter = LlvmTypeConverter::new(LlvmOptions::default());
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    target.add_legal_dialects(["llvm"]);
    for found in interfaces(ctx, dialects)? {
        found.populate(&mut target, &converter, &mut patterns);
    }
    Ok(DialectConversion::new(ctx, target, patterns).with_config(config))
}

impl DependentDialects for ConvertToLLVMPass {
    fn register_dialects(ctx: &Context) {
        dialect_llvm::register(ctx);
        register_convert_to_llvm_interfaces(ctx);
    }
}

impl PreparedPass for ConvertToLLVMPass {
    type State = Result<DialectConversion, Diagnostic>;

    fn prepare(&self, ctx: &Context) -> Self::State {
        let allow_rollback = self.allow_pattern_rollback;
        let config = ConversionConfig { allow_rollback, ..ConversionConfig::default() };
        conversion_to_llvm(ctx, &self.filter_dialects, config)
    }

    fn run_prepared(&self, conversion: &Self::State, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match conversion {
            Ok(conversion) => {
                check_memrefs(run, 0)?;
                convert_partially(conversion, run)
            }
            Err(error) => Err(run.fail(error.clone())),
        }
    }
}
