//! Result patterns beyond MLIR's rules: moved regions, and concatenated lists of values.

use super::PatternEmitter;
use super::writer::{Bound, Writer};
use crate::model::{InlinedRegion, Result, ResultArg, SymbolRef};
use crate::rust::emit::{Replacement, RewriteExpr, Statement};
use crate::rust::expr::Ty;

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The replacement of the root by a region.
    pub(super) fn inlined(
        &mut self,
        inlined: &InlinedRegion<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Replacement<'t>> {
        let arguments = self.values(&inlined.args, writer)?;
        Ok(Replacement::Region(writer.bound(inlined.region).variable, arguments))
    }

    /// An array of values, or if an item is a list of values, a concatenated list.
    pub(super) fn values(
        &mut self,
        items: &[ResultArg<'r>],
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<RewriteExpr<'t>> {
        let mut values = Vec::new();
        for item in items {
            values.push(self.native_argument(item, writer)?);
        }
        if values.iter().all(|(_, ty)| *ty == Ty::Value) {
            return Ok(RewriteExpr::Array(values.into_iter().map(|(value, _)| value).collect()));
        }
        let lists = values.into_iter().map(|(value, ty)| match ty {
            Ty::Value => RewriteExpr::List(Box::new(value)),
            _ => RewriteExpr::SliceAsList(Box::new(value)),
        });
        Ok(RewriteExpr::Concatenated(lists.collect()))
    }
}

impl Writer<'_, '_, '_> {
    /// Moves regions into an operation.
    pub(super) fn move_regions(&mut self, regions: &[SymbolRef<'_>], op: &Bound) {
        for (index, region) in regions.iter().enumerate() {
            let region = self.bound(*region).variable;
            self.statements.push(Statement::MoveRegion { region, op: op.op(), index });
        }
    }
}
