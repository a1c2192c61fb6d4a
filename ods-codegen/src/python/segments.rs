//! Attributes with the sizes of segments.

use crate::model::Operation;

/// Whether an attribute contains the operand segment sizes.
pub(super) fn has_operand_segments(operation: &Operation<'_>) -> bool {
    operation.has_trait("::mlir::OpTrait::AttrSizedOperandSegments")
}

/// Whether an attribute contains the result segment sizes.
pub(super) fn has_result_segments(operation: &Operation<'_>) -> bool {
    operation.has_trait("::mlir::OpTrait::AttrSizedResultSegments")
}
