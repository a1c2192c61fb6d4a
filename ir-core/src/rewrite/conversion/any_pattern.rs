//! Conversion patterns as the drivers see them.

use super::{ConversionRewriter, ConvertedValues, TypeConverter};
use crate::ir::Op;
use std::sync::Arc;

/// A type-erased conversion pattern.
pub trait AnyConversionPattern: Send + Sync {
    /// The converter for the types of operands.
    fn type_converter(&self) -> Option<&Arc<TypeConverter>>;

    /// Rewrites the operation.
    fn convert(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()>;
}
