//! Included files.

use super::{Eval, Evaluator};
use crate::records::RecordId;
use crate::syntax::ast::Include;

impl Evaluator<'_> {
    pub(super) fn included_statements(&mut self, _include: &Include<'_>) -> Eval<()> {
        Ok(())
    }

    pub(super) fn included_body_items(&mut self, _id: RecordId, _include: &Include<'_>) -> Eval<()> {
        Ok(())
    }
}
