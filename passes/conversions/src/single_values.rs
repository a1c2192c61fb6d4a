//! Conversion patterns with one value for each operand.

use ir_core::ir::Value;
use ir_core::rewrite::{ConversionRewriter, ConvertedValues, PatternSet, RootHandle, TypeConverter};
use std::sync::Arc;

/// Adds a pattern that converts operands with `types` and rewrites with `converter`, which contains
/// `types`.
pub(crate) fn add_single_valued<T: RootHandle + 'static, C: Clone + Send + Sync + 'static>(
    patterns: &mut PatternSet,
    types: &Arc<TypeConverter>,
    converter: &C,
    name: &str,
    rewrite: impl Fn(&C, &mut ConversionRewriter<'_, '_>, T, &[Value]) -> Option<()> + Send + Sync + 'static,
) {
    let own = converter.clone();
    patterns.add_conversion_fn(
        name,
        Some(types),
        move |rewriter: &mut ConversionRewriter<'_, '_>, root: T, operands: &ConvertedValues| {
            let Some(operands) = operands.one_to_one() else {
                return rewriter.mismatch("pattern does not support 1:N conversion");
            };
            rewrite(&own, rewriter, root, operands)
        },
    );
}
