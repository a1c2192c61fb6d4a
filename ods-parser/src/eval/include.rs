//! Files, and the files they include.

use bumpalo::Bump;

use super::{Eval, Evaluator};
use crate::records::RecordId;
use crate::source::FileId;
use crate::syntax::ast::Include;
use crate::syntax::{parse_body_items, parse_statements};

impl Evaluator<'_> {
    /// Evaluates a file as top-level statements; a mistake ends a statement, not the file.
    pub(crate) fn file(&mut self, file: FileId) {
        let mut arena = self.arenas.pop().unwrap_or_default();
        let prepared = self.prepared;
        let tokens = &prepared.tokens[file.0 as usize];
        let mut found = Vec::new();
        let statements = parse_statements(&arena, prepared.sources.file(file), tokens, &mut found);
        self.diagnostics.append(&mut found);
        for statement in &statements {
            self.top_level(statement);
        }
        drop(statements);
        arena.reset();
        self.arenas.push(arena);
    }

    /// The statements of an included file stand for the `include`. A file that could not be read was reported.
    pub(super) fn included_statements(&mut self, include: &Include<'_>) -> Eval<()> {
        let Some(&file) = self.prepared.includes.get(&include.span.lo) else { return Ok(()) };
        if self.is_outermost() && self.lets.is_empty() && self.loops.is_empty() && self.defsets.is_empty() {
            self.file(file);
            return Ok(());
        }
        let arena = Bump::new();
        let prepared = self.prepared;
        let tokens = &prepared.tokens[file.0 as usize];
        let mut found = Vec::new();
        let statements = parse_statements(&arena, prepared.sources.file(file), tokens, &mut found);
        self.diagnostics.append(&mut found);
        self.statements(&statements)
    }

    /// The body items of an included file stand for the `include`.
    pub(super) fn included_body_items(&mut self, id: RecordId, include: &Include<'_>) -> Eval<()> {
        let Some(&file) = self.prepared.includes.get(&include.span.lo) else { return Ok(()) };
        let arena = Bump::new();
        let prepared = self.prepared;
        let tokens = &prepared.tokens[file.0 as usize];
        let mut found = Vec::new();
        let items = parse_body_items(&arena, prepared.sources.file(file), tokens, &mut found);
        self.diagnostics.append(&mut found);
        self.body_items(id, &items)
    }
}
