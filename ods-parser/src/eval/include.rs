//! Files, and the files they include.

use std::collections::VecDeque;

use super::{Eval, Evaluator};
use crate::records::RecordId;
use crate::source::FileId;
use crate::syntax::ast::Include;
use crate::syntax::{Parsed, Syntax};

impl<'o> Evaluator<'o> {
    /// The next part of a file, and whether it is the last. Parts arrive in the order they are needed in, but for those
    /// of files whose `include` stands in a statement that failed.
    fn next_part(&mut self, file: FileId) -> Option<(Syntax<'o>, bool)> {
        let Parsed { syntax, mut diagnostics, is_last, .. } = loop {
            if let Some(parsed) = self.early.get_mut(&file).and_then(VecDeque::pop_front) {
                break parsed;
            }
            let (arrived, parsed) = self.parsed.recv().ok()?;
            if arrived == file {
                break parsed;
            }
            self.early.entry(arrived).or_default().push_back(parsed);
        };
        self.diagnostics.append(&mut diagnostics);
        Some((syntax, is_last))
    }

    /// Evaluates a file as top-level statements; a mistake ends a statement, not the file.
    pub(crate) fn file(&mut self, file: FileId) {
        while let Some((Syntax::Statements(statements), is_last)) = self.next_part(file) {
            for statement in &statements {
                self.top_level(statement);
            }
            if is_last {
                return;
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
        while let Some((Syntax::Statements(statements), is_last)) = self.next_part(file) {
            self.statements(&statements)?;
            if is_last {
                break;
            }
        }
        Ok(())
    }

    /// The body items of an included file stand for the `include`.
    pub(super) fn included_body_items(&mut self, id: RecordId, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.included(include) else { return Ok(()) };
        match self.next_part(file) {
            Some((Syntax::BodyItems(items), _)) => self.body_items(id, &items),
            _ => Ok(()),
        }
    }
}
