//! Files, and the files they include.
//!
//! A file that is included inside a statement may hold statements or body items and may be evaluated
//! several times, so the evaluator parses its chunks itself.

use bumpalo::Bump;

use super::{Eval, Evaluator, Snapshot};
use crate::diagnostics::Diagnostic;
use crate::records::{RecordId, Records};
use crate::source::FileId;
use crate::syntax::ast::{Include, Stmt};

impl Evaluator<'_> {
    /// Evaluates all files, and returns the records, the diagnostics, and the states that the reader
    /// requested.
    pub(crate) fn run(mut self) -> Evaluated {
        if let Some(main) = self.files.main_file() {
            self.file(main);
        }
        self.limit_ancestors();
        let (diagnostics, snapshots) = (self.diagnostics.finish(), self.snapshots);
        let records = Records::new(self.store, self.globals, self.idle_lets);
        Evaluated { records, diagnostics, snapshots }
    }

    /// Evaluates a file as top-level statements; a mistake ends a statement, not the file.
    fn file(&mut self, file: FileId) {
        let all_evaluated = self.chunks(file, Use::Once, |eval, statements| {
            for statement in statements {
                eval.top_level(statement);
            }
            Ok(())
        });
        debug_assert!(all_evaluated.is_ok(), "the closure above cannot fail");
    }

    /// Builds a file's syntax tree chunk by chunk and calls `each` with the statements of a chunk, so that
    /// only one chunk's tree is in memory at a time.
    fn chunks(
        &mut self,
        file: FileId,
        use_: Use,
        each: impl Fn(&mut Self, &[Stmt<'_>]) -> Eval<()>,
    ) -> Eval<()> {
        let text = self.files.text(file);
        let mut index = if file == MAIN { self.first_chunk } else { 0 };
        while let Some(chunk) = self.files.chunk(file, index) {
            if self.diagnostics.is_full() {
                break;
            }
            if file == MAIN && self.files.is_marked(index) {
                let snapshot = self.snapshot(index);
                self.snapshots.push(snapshot);
            }
            let mut arena = self.arenas.pop().unwrap_or_default();
            let statements = chunk.statements(&arena, &text, &mut self.diagnostics);
            let result = each(self, &statements);
            drop(statements);
            arena.reset();
            self.arenas.push(arena);
            if use_ == Use::Once {
                self.files.release(file, index, chunk);
            }
            result?;
            index += 1;
        }
        Ok(())
    }

    /// The statements of an included file replace the `include`.
    pub(super) fn included_statements(&mut self, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.files.included(include.span.lo) else { return Ok(()) };
        if self.is_outermost() && self.lets.is_empty() && self.loops.is_empty() && self.defsets.is_empty() {
            self.file(file);
            return Ok(());
        }
        self.chunks(file, Use::Again, |eval, statements| eval.statements(statements))
    }

    /// The body items of an included file replace the `include`.
    pub(super) fn included_body_items(&mut self, id: RecordId, include: &Include<'_>) -> Eval<()> {
        let Some(file) = self.files.included(include.span.lo) else { return Ok(()) };
        let text = self.files.text(file);
        let mut index = 0;
        while let Some(chunk) = self.files.chunk(file, index) {
            let arena = Bump::new();
            let items = chunk.body_items(&arena, &text, &mut self.diagnostics);
            self.body_items(id, &items)?;
            index += 1;
        }
        Ok(())
    }
}

const MAIN: FileId = FileId(0);

/// Everything that an evaluation found out.
pub(crate) struct Evaluated {
    pub(crate) records: Records,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// The states that the reader requested, in the order of the file.
    pub(crate) snapshots: Vec<Snapshot>,
}

/// Whether a file's chunks serve one evaluation, or more, as those of a file that is included in a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Once,
    Again,
}
