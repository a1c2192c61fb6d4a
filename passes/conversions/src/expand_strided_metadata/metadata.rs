//! The metadata of a memref during expansion.

use dialects::IndexOrValue;
use dialects::memref::{ExtractStridedMetadataOp, ReinterpretCastOp};
use ir_core::context::{DYNAMIC, Type};
use ir_core::ir::{Op, OpBuilder, OpHandle as _, Value};
use ir_core::predicates::shaped::strides_and_offset;
use ir_core::rewrite::PatternRewriter;

/// The base buffer of a memref, with its offset, sizes and strides.
pub(super) struct StridedMetadata {
    pub(super) base: Value,
    pub(super) offset: IndexOrValue,
    pub(super) sizes: Vec<IndexOrValue>,
    pub(super) strides: Vec<IndexOrValue>,
}

impl StridedMetadata {
    /// Extracts the metadata of a memref with a strided type. The offset and strides are static where the
    /// type is. Sizes are always operands: only their users can determine whether they are static.
    ///
    /// ```mlir
    /// %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %memref : …
    /// ```
    pub(super) fn extract(b: &mut dyn OpBuilder, memref: Value) -> Option<StridedMetadata> {
        let (strides, offset) = strides_and_offset(b.context(), b.ir().value_type(memref))?;
        let extracted = ExtractStridedMetadataOp::create(b, memref);
        let ir = b.ir();
        Some(StridedMetadata {
            base: extracted.base_buffer(ir),
            offset: known_or(offset, extracted.offset(ir)),
            sizes: extracted.sizes(ir).map(IndexOrValue::Value).collect(),
            strides: strides
                .iter()
                .zip(extracted.strides(ir))
                .map(|(known, value)| known_or(*known, value))
                .collect(),
        })
    }

    /// Replaces an operation that creates a memref by a cast of the base buffer.
    ///
    /// ```mlir
    /// %0 = memref.reinterpret_cast %base to offset: [3], sizes: [4, %n], strides: [%s, 1] : memref<f32> to …
    /// ```
    pub(super) fn replace_by_cast(&self, rewriter: &mut PatternRewriter<'_>, op: Op) {
        let ty = rewriter.ir().value_type(rewriter.ir().result(op, 0));
        let cast = self.cast(rewriter, ty);
        rewriter.replace_op(op, &[cast]);
    }

    /// A memref of this type with the metadata.
    pub(super) fn cast(&self, b: &mut dyn OpBuilder, ty: Type) -> Value {
        let (offsets, static_offsets) = IndexOrValue::split(&[self.offset]);
        let (sizes, static_sizes) = IndexOrValue::split(&self.sizes);
        let (strides, static_strides) = IndexOrValue::split(&self.strides);
        let cast = ReinterpretCastOp::create(
            b,
            ty,
            self.base,
            &offsets,
            &sizes,
            &strides,
            &static_offsets,
            &static_sizes,
            &static_strides,
        );
        cast.result(b.ir())
    }

    /// Replaces a `memref.extract_strided_metadata` by the metadata. Static values become constants.
    pub(super) fn replace_extraction(
        &self,
        rewriter: &mut PatternRewriter<'_>,
        op: ExtractStridedMetadataOp,
    ) {
        let mut values = vec![self.base];
        for part in [self.offset].iter().chain(&self.sizes).chain(&self.strides) {
            values.push(part.to_value(rewriter));
        }
        rewriter.replace_op(op.op(), &values);
    }
}

/// The static value of a type, or the operand if it is dynamic.
pub(super) fn known_or(number: i64, value: Value) -> IndexOrValue {
    if number == DYNAMIC { IndexOrValue::Value(value) } else { IndexOrValue::Static(number) }
}
