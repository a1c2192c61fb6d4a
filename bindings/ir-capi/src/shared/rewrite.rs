//! Patterns of foreign languages, their rewriters by words, and the drivers.

use super::Refused;
use crate::boundary::{MlirFrozenRewritePatternSet, MlirOperation, MlirRewriterBase, MlirValue, Pointer};
use crate::rewrite as capi;
use crate::rewrite::{ForeignConversion, ForeignPattern};
use ir_core::rewrite::{
    ConversionConfig, ConversionTarget, FoldingMode, GreedyConfig, PatternSet, RegionSimplification,
    Strictness,
};
use ir_objects::{Guard, Word};

pub use crate::rewrite::{ConvertOp, ConvertType, ForeignTypeConverter, MatchAndRewrite, call_native};

fn operation(op: Word) -> MlirOperation {
    MlirOperation::from_bits(op.bits())
}

fn rewriter(rewriter: Word) -> MlirRewriterBase {
    MlirRewriterBase::from_bits(rewriter.bits())
}

fn frozen(patterns: Word) -> MlirFrozenRewritePatternSet {
    MlirFrozenRewritePatternSet::from_bits(patterns.bits())
}

/// Adds a pattern for operations with the name `root`.
pub fn add_pattern(set: &mut PatternSet, root: &str, benefit: u32, function: MatchAndRewrite) {
    set.add_any(ForeignPattern::new(root, benefit, function));
}

/// Adds a conversion pattern for operations of a context with the name `root`.
pub fn add_conversion_pattern(
    set: &mut PatternSet,
    (context, root, benefit): (Word, &str, u32),
    converter: &ForeignTypeConverter,
    function: ConvertOp,
) {
    set.add_any(ForeignConversion::new(root, benefit, converter.get(context), function));
}

/// Freezes patterns for drivers, and returns their word.
///
/// # Errors
/// There are too many sets of patterns.
pub fn freeze(guard: Guard, patterns: PatternSet) -> Result<Word, Refused> {
    Word::from_bits(capi::freeze(guard, patterns)?.bits()).ok_or(Refused::Failure)
}

/// Destroys frozen patterns.
///
/// # Errors
/// There are none with this word.
pub fn destroy_frozen(patterns: Word) -> Result<(), Refused> {
    capi::destroy_frozen(frozen(patterns))
}

/// Applies patterns to everything in an operation until nothing changes. Returns whether that converged.
///
/// # Errors
/// The operation or the patterns are not of one context, or passes run on the operation.
pub fn apply_greedily(op: Word, patterns: Word, config: &GreedyConfig) -> Result<bool, Refused> {
    capi::apply_greedily(operation(op), frozen(patterns), config)
}

/// Applies to each operation in an operation the best pattern that matches, once. Returns whether there was
/// no error.
///
/// # Errors
/// The operation or the patterns are not of one context, or passes run on the operation.
pub fn walk_and_apply_patterns(op: Word, patterns: Word) -> Result<bool, Refused> {
    capi::walk(operation(op), frozen(patterns))
}

/// Converts an operation and everything in it so that all operations are legal if `is_full`, and none is
/// illegal otherwise. Returns whether it succeeded.
///
/// # Errors
/// The operation or the patterns are not of one context, or passes run on the operation.
pub fn apply_conversion(
    op: Word,
    target: ConversionTarget,
    patterns: Word,
    config: ConversionConfig,
    is_full: bool,
) -> Result<bool, Refused> {
    capi::convert(operation(op), target, frozen(patterns), config, is_full)
}

/// The block and the next operation of the insertion point of a rewriter; `None` if there is no insertion
/// point.
///
/// # Errors
/// The rewriter ended.
pub fn insertion_point(word: Word) -> Result<Option<(Word, Option<Word>)>, Refused> {
    capi::insertion_point(rewriter(word))
}

/// Replaces the results of an operation by values, and erases the operation.
///
/// # Errors
/// The rewriter ended, or the values cannot replace the results.
pub fn replace_op(word: Word, op: Word, values: &[Word]) -> Result<(), Refused> {
    let values: Vec<MlirValue> = values.iter().map(|value| MlirValue::from_bits(value.bits())).collect();
    capi::replace_op(rewriter(word), operation(op), &values)
}

/// Erases an operation without uses.
///
/// # Errors
/// The rewriter ended, or the operation has uses.
pub fn erase_op(word: Word, op: Word) -> Result<(), Refused> {
    capi::erase_op(rewriter(word), operation(op))
}

/// The folding mode of a value of MLIR's enum.
///
/// # Errors
/// There is no such value.
pub fn folding_mode(value: u32) -> Result<FoldingMode, Refused> {
    capi::folding_mode(value)
}

/// The strictness of a value of MLIR's enum.
///
/// # Errors
/// There is no such value.
pub fn strictness(value: u32) -> Result<Strictness, Refused> {
    capi::strictness(value)
}

/// The simplification of regions of a value of MLIR's enum.
///
/// # Errors
/// There is no such value.
pub fn region_simplification(value: u32) -> Result<RegionSimplification, Refused> {
    capi::region_simplification(value)
}

/// The default configuration of the greedy driver in MLIR's C API.
#[must_use]
pub fn default_greedy_config() -> GreedyConfig {
    capi::default_config().to_core()
}

/// The limit of a number; `None` for negative numbers.
#[must_use]
pub fn limit(value: i64) -> Option<u64> {
    capi::limit(value)
}
