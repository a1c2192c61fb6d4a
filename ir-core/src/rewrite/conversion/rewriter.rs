//! The rewriter of conversion patterns.

use super::{ConvertedValues, SignatureConversion, TypeConverter};
use crate::context::{Context, Location, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, InsertionPoint, Ir, Op, OpBuilder, OpState, Region, Value};
use crate::rewrite::PatternRewriter;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Changes the IR in a dialect conversion: a [`PatternRewriter`] that also converts types. Replacements of
/// values and erasures become visible only when the entire conversion succeeds. Until then, operations have
/// their original operands.
pub struct ConversionRewriter<'r, 'a> {
    rewriter: &'r mut PatternRewriter<'a>,
}

impl<'a> Deref for ConversionRewriter<'_, 'a> {
    type Target = PatternRewriter<'a>;

    fn deref(&self) -> &PatternRewriter<'a> {
        self.rewriter
    }
}

impl<'a> DerefMut for ConversionRewriter<'_, 'a> {
    fn deref_mut(&mut self) -> &mut PatternRewriter<'a> {
        self.rewriter
    }
}

impl OpBuilder for ConversionRewriter<'_, '_> {
    fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    fn context(&self) -> &Context {
        self.rewriter.context()
    }

    fn insertion_point(&self) -> Option<InsertionPoint> {
        self.rewriter.insertion_point()
    }

    fn restore_insertion_point(&mut self, point: Option<InsertionPoint>) {
        self.rewriter.restore_insertion_point(point);
    }

    fn location(&self) -> Location {
        self.rewriter.location()
    }

    fn set_location(&mut self, location: Location) {
        self.rewriter.set_location(location);
    }

    fn create(&mut self, state: &OpState<'_>) -> Op {
        self.rewriter.create(state)
    }

    fn insert(&mut self, op: Op) -> Op {
        self.rewriter.insert(op)
    }

    fn create_block(
        &mut self,
        region: Region,
        before: Option<Block>,
        arguments: &[(Type, Location)],
    ) -> Block {
        self.rewriter.create_block(region, before, arguments)
    }
}

impl<'r, 'a> ConversionRewriter<'r, 'a> {
    pub(super) fn new(rewriter: &'r mut PatternRewriter<'a>) -> Self {
        ConversionRewriter { rewriter }
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    /// The context. The reference stays valid while the IR changes.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.rewriter.context()
    }

    /// Records the reason of a failed match for messages. Returns `None`.
    pub fn mismatch<T>(&mut self, reason: &str) -> Option<T> {
        let (conversion, _) = self.rewriter.conversion()?;
        conversion.reason = Some(reason.to_owned());
        None
    }

    /// Reports an error (MLIR's `emitError` in a pattern). Returns `None`. If the conversion fails, the
    /// error precedes that of the conversion; otherwise, it is dropped.
    pub fn report<T>(&mut self, error: Diagnostic) -> Option<T> {
        let (conversion, _) = self.rewriter.conversion()?;
        conversion.reported.push(error);
        None
    }

    /// Replaces each result by a list of values (a 1:N conversion), and erases the operation. A result with
    /// an empty list is dropped. If it has uses, a source materialization without inputs replaces it.
    ///
    /// # Panics
    /// When the numbers of lists and results differ.
    #[track_caller]
    pub fn replace_op_with_multiple<L: AsRef<[Value]>>(&mut self, op: Op, values: &[L]) {
        self.ir().assert_value_for_each_result(op, values.len());
        self.rewriter.leave(op);
        if let Some((conversion, ir)) = self.rewriter.conversion() {
            conversion.replace(ir, op, values.iter().map(AsRef::as_ref));
        }
    }

    /// Replaces a value by several values. Where a single one of its type is needed, the current converter
    /// materializes it.
    ///
    /// # Panics
    /// When `to` is empty.
    #[track_caller]
    pub fn replace_value(&mut self, from: Value, to: &[Value]) {
        assert!(!to.is_empty(), "a value is replaced by none");
        if let Some((conversion, _)) = self.rewriter.conversion() {
            conversion.map_value(from, to, conversion.current);
        }
    }

    /// Converts values as the operands of the root are converted.
    pub fn remapped_values(&mut self, values: &[Value]) -> Option<ConvertedValues> {
        let (conversion, ir) = self.rewriter.conversion()?;
        conversion.remap(ir, "value", values, None)
    }

    /// Converts a value like the operands of the root. `None` also if it becomes several values.
    pub fn remapped_value(&mut self, value: Value) -> Option<Value> {
        self.remapped_values(&[value])?.one(0)
    }

    /// Converts the arguments of all blocks of the region; the entry block by `entry`, if present. Blocks
    /// that are moved into the region later are converted, too. Returns the new entry block, if the region
    /// has blocks. `None` if a type has no conversion.
    pub fn convert_region_types(
        &mut self,
        region: Region,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Option<Option<Block>> {
        let (conversion, ir) = self.rewriter.conversion()?;
        conversion.convert_region(ir, region, converter, entry)
    }

    /// Converts the signature of a block. A new block replaces it and is returned. The converter creates
    /// materializations for uses of the old arguments.
    pub fn apply_signature_conversion(
        &mut self,
        block: Block,
        signature: &SignatureConversion,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Block {
        match self.rewriter.conversion() {
            Some((conversion, ir)) => {
                let id = converter.map(|converter| conversion.converter_id(converter));
                conversion.apply_signature(ir, block, id, signature)
            }
            None => block,
        }
    }
}
