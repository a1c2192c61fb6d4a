//! Files, and the files they include.

use bumpalo::Bump;

use super::{Eval, Evaluator};
use crate::records::RecordId;
use crate::source::FileId;
use crate::syntax::ast::{Include, Stmt};
use crate::syntax::{parse_body_items, parse_statements};

impl Evaluator<'_> {
    /// Evaluates a file as top-level statements; a mistake ends a statement, not the file.
    pub(crate) fn file(&mut self, file: FileId) {
        let all_evaluated = self.parts(file, |eval, statements| {
            for statement in statements {
                eval.top_level(statement);
            }
            Ok(())
        });
        debug_assert!(all_evaluated.is_ok(), "the closure above cannot fail");
    }

    /// Parses a file part by part and calls `each` with the statements of a part, so that only one part's syntax is in
    /// memory at a time.
    fn parts(&mut self, file: FileId, each: impl Fn(&mut Self, &[Stmt<'_>]) -> Eval<()>) -> Eval<()> {
        let prepared = self.prepared;
        let tokens = &prepared.tokens[file.0 as usize];
        for part in tokens.parts() {
            if self.diagnostics.is_full() {
                break;
            }
            let mut arena = self.arenas.pop().unwrap_or_default();
            let statements =
                parse_statements(&arena, prepared.sources.file(file), tokens, part, &mut self.diagnostics);
            let result = each(self, &statements);
            drop(statements);
            arena.reset();
            self.arenas.push(arena);
            result?;
        }
        Ok(())
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
        self.parts(file, |eval, statements| eval.statements(statements))
    }

    /// The body items of an included file stand for the `include`.
    pub(super) fn included_body_items(&mut self, id: RecordId, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.included(include) else { return Ok(()) };
        let arena = Bump::new();
        let prepared = self.prepared;
        let tokens = &prepared.tokens[file.0 as usize];
        let items = parse_body_items(&arena, prepared.sources.file(file), tokens, &mut self.diagnostics);
        self.body_items(id, &items)
    }
}
