//! Files, and the files they include.

use super::{Eval, Evaluator};
use crate::records::RecordId;
use crate::source::FileId;
use crate::syntax::ast::Include;
use crate::syntax::{Parsed, Syntax};

impl<'o> Evaluator<'o> {
    /// The syntax of a file. Files arrive in the order of their numbers, which is the order they are needed in but for
    /// those whose `include` stands in a statement that failed.
    fn syntax(&mut self, file: FileId) -> Option<Syntax<'o>> {
        let Parsed { syntax, mut diagnostics, .. } = loop {
            if let Some(parsed) = self.early.remove(&file) {
                break parsed;
            }
            let (arrived, parsed) = self.parsed.recv().ok()?;
            self.early.insert(arrived, parsed);
        };
        self.diagnostics.append(&mut diagnostics);
        Some(syntax)
    }

    /// Evaluates a file as top-level statements; a mistake ends a statement, not the file.
    pub(crate) fn file(&mut self, file: FileId) {
        if let Some(Syntax::Statements(statements)) = self.syntax(file) {
            for statement in &statements {
                self.top_level(statement);
            }
        }
    }

    /// The file an `include` stands for; none when it could not be read, which was reported.
    fn included(&self, include: &Include<'_>) -> Option<FileId> {
        self.prepared.includes.get(&include.span.lo).copied()
    }

    /// The statements of an included file stand for the `include`.
    pub(super) fn included_statements(&mut self, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.included(include) else { return Ok(()) };
        if self.is_outermost() && self.lets.is_empty() && self.loops.is_empty() && self.defsets.is_empty() {
            self.file(file);
            return Ok(());
        }
        match self.syntax(file) {
            Some(Syntax::Statements(statements)) => self.statements(&statements),
            _ => Ok(()),
        }
    }

    /// The body items of an included file stand for the `include`.
    pub(super) fn included_body_items(&mut self, id: RecordId, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.included(include) else { return Ok(()) };
        match self.syntax(file) {
            Some(Syntax::BodyItems(items)) => self.body_items(id, &items),
            _ => Ok(()),
        }
    }
}
