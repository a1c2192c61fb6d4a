//! Records the `let`s in bodies that change nothing.
//!
//! Only evaluation can compare the handles of the old and the new value. Lints decide which of these `let`s
//! to report.

use super::Evaluator;
use crate::records::{Field, IdleLet, IdleReason, RecordId, Symbol, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast::{Let, LetMode};

/// A `let` of the current body whose value no later one has replaced.
pub(super) struct OwnLet {
    field: Symbol,
    name: Span,
    value: Span,
}

impl Evaluator<'_> {
    /// Records a `let` in the body of `id` after its evaluation: the earlier `let`s that it replaces, or the
    /// `let` itself if it is redundant. `before` is the field's earlier value.
    pub(super) fn note_let(&mut self, id: RecordId, item: &Let<'_>, before: &Field) {
        let definition = self.store.record(id).span();
        // Joined values and single bits keep a part of the earlier value.
        if item.mode == LetMode::Replace && item.bits.is_none() {
            let is_first = !self.own_lets.iter().any(|own| own.field == before.name);
            for own in self.own_lets.extract_if(.., |own| own.field == before.name) {
                let reason = IdleReason::Replaced(item.name.span);
                self.idle_lets.push(IdleLet { field: own.name, value: own.value, definition, reason });
            }
            let after = self.store.record(id).field(before.name).map(|field| field.value);
            if is_first && after == Some(before.value) {
                let reason =
                    IdleReason::Repeated { given: before.span, is_empty: self.is_empty(before.value) };
                let (field, value) = (item.name.span, item.value.span);
                self.idle_lets.push(IdleLet { field, value, definition, reason });
            }
        }
        let (name, value) = (item.name.span, item.value.span);
        self.own_lets.push(OwnLet { field: before.name, name, value });
    }

    /// Whether a value is empty.
    fn is_empty(&self, value: Value) -> bool {
        match self.store.kind(value) {
            ValueKind::Unset => true,
            ValueKind::Str(_) | ValueKind::Code(_) => self.store.str_of(value).is_some_and(str::is_empty),
            ValueKind::List(run, _) => self.store.values.len(run) == 0,
            ValueKind::Dag(run) => self.store.values.dag_len(run) == 0,
            _ => false,
        }
    }
}
