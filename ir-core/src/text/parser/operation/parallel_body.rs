//! Parallel parsing of the body of an operation that dominates a module, such as one large function.
//!
//! The body is split before operations at its level. The thread that parsed the source before the body
//! parses the first chunk, and other threads the rest. A chunk does not see the names that earlier chunks
//! define: they are forward references, which are resolved when the chunks are merged in order. Labels,
//! references to blocks, and names that could resolve differently on one thread invalidate the entire
//! attempt.

use super::locations::Deferred;
use super::parallel::{OpStart, cuts};
use super::scope::Name;
use super::values::ValueDefinition;
use super::{AsmParser, OperationParser, ParseResult};
use crate::ir::{Block, Ir, Value};
use crate::text::{
    parser::ParseFailure,
    token::{Token, TokenKind},
};
use crate::threads::try_spawn;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The operations that one thread parsed, and the names that others need.
struct BodyPiece {
    ir: Ir,
    /// The block, in no region, that contains the operations.
    block: Block,
    deferred_locations: Vec<(Deferred, Token)>,
    /// The names of placeholders for values that are defined before the chunk.
    used: Vec<(Name, Value)>,
    /// The names that the operations of the chunk define, in order.
    defined: Vec<(Name, ValueDefinition)>,
    /// The names that regions in the chunk define, where names from before the chunk are visible.
    inner: Vec<Name>,
    /// The offset of the token after the chunk.
    end: u32,
}

/// The names that inner scopes of a chunk define, by spelling and result index.
pub(super) type InnerNames<'a> = FxHashMap<(&'a [u8], u32), Name>;

impl<'a> OperationParser<'a> {
    /// Parses a body on several threads, up to its end. The parser is at the first operation of the body.
    pub(super) fn read_body(&mut self) -> ParseResult<()> {
        let text = self.parser.lexer.text();
        let threads = self.parser.context().threads();
        let cuts = cuts(text, self.parser.token().start as usize, threads, OpStart::Any);
        let cancel = Arc::new(AtomicBool::new(false));
        let pieces: Vec<_> = thread::scope(|scope| {
            let ends = cuts.iter().skip(1).copied().map(Some).chain([None]);
            let pieces = cuts.iter().zip(ends).map(|(&from, to)| {
                let part = self.parser.part(&text[..to.unwrap_or(text.len())], from as u32);
                let mut piece = OperationParser::new_in_block(part, text);
                piece.default_dialect = self.default_dialect;
                piece.cancelled = Some(cancel.clone());
                let end = match to {
                    Some(_) => TokenKind::Eof,
                    None if self.enclosing.is_empty() => TokenKind::Eof,
                    None => TokenKind::RBrace,
                };
                try_spawn(scope, move || piece.body_piece(end))
            });
            let pieces: Vec<_> = pieces.collect();
            let first = cuts.first().filter(|_| pieces.iter().all(Option::is_some));
            self.cancelled = Some(cancel.clone());
            let first = first.ok_or(ParseFailure).and_then(|&cut| self.first_piece(cut));
            cancel.fetch_or(first.is_err(), Ordering::Relaxed);
            let pieces = pieces.into_iter().map(|piece| piece?.join().ok().flatten());
            let pieces = pieces.collect::<Option<_>>();
            first.and(pieces.ok_or(ParseFailure))
        })?;
        self.cancelled = None;
        let mut end = 0;
        let last = pieces.len().saturating_sub(1);
        for (index, piece) in pieces.into_iter().enumerate() {
            end = piece.end;
            self.adopt_body(piece, index == last)?;
        }
        self.ir.renumber(self.block);
        self.parser.reset(end);
        self.parser.passes_from_here();
        Ok(())
    }

    /// Whether the next token begins an operation.
    pub(super) fn is_at_op(&self) -> bool {
        matches!(self.kind(), TokenKind::String | TokenKind::BareId | TokenKind::PercentId)
    }

    /// Parses operations of the body up to the one at `end`.
    fn first_piece(&mut self, end: usize) -> ParseResult<()> {
        while (self.parser.token().start as usize) < end {
            self.before_item()?;
            self.region_item()?;
        }
        let is_whole = self.parser.token().start as usize == end;
        if is_whole && self.parser.diagnostics().is_empty() { Ok(()) } else { Err(ParseFailure) }
    }

    /// Parses a chunk of a body up to a token of the kind `end`. `None` if one thread must parse the entire
    /// source.
    fn body_piece(mut self, end: TokenKind) -> Option<BodyPiece> {
        self.inner_names = Some(InnerNames::default());
        let piece = self.body_ops(end).ok().and_then(|()| self.finished_piece());
        if let Some(flag) = &self.cancelled {
            flag.fetch_or(piece.is_none(), Ordering::Relaxed);
        }
        piece
    }

    fn body_ops(&mut self, end: TokenKind) -> ParseResult<()> {
        while self.kind() != end {
            self.before_item()?;
            if !self.is_at_op() || !self.blocks.is_empty() {
                return Err(ParseFailure);
            }
            self.operation()?;
        }
        Ok(())
    }

    /// The parsed chunk; `None` if it affects others by more than the names of its values.
    fn finished_piece(&mut self) -> Option<BodyPiece> {
        if !self.blocks.is_empty() || !self.parser.diagnostics().is_empty() {
            return None;
        }
        let unresolved = self.forward_values.drain();
        let mut used: Vec<(Name, Value)> = unresolved.map(|(value, name)| (name, value)).collect();
        used.sort_unstable_by_key(|(name, _)| name.start);
        // Names of isolated regions in the chunk are not those of the body.
        let is_of_body = |(name, value): &(Name, Value)| {
            self.values.find(*name).is_some_and(|entry| self.values.meaning(entry).value == *value)
        };
        if !used.iter().all(is_of_body) {
            return None;
        }
        let inner = self.inner_names.take().unwrap_or_default();
        let mut inner: Vec<Name> = inner.into_values().collect();
        inner.sort_unstable_by_key(|name| name.start);
        Some(BodyPiece {
            ir: self.ir.take(),
            block: self.block,
            deferred_locations: std::mem::take(&mut self.deferred_locations),
            used,
            defined: self.values.take_recorded(),
            inner,
            end: self.parser.token().start,
        })
    }

    /// Appends the operations of a chunk to the body, and resolves its names. No reference to names of the
    /// body can follow the last chunk, so its names are dropped before its operations need memory.
    fn adopt_body(&mut self, piece: BodyPiece, is_last: bool) -> ParseResult<()> {
        if !self.ir.has_room_for(&piece.ir) {
            return Err(ParseFailure);
        }
        // One thread would find that they are defined again.
        if piece.inner.iter().any(|name| self.values.find(*name).is_some()) {
            return Err(ParseFailure);
        }
        let known = |name: Name| self.values.find(name).map(|entry| self.values.meaning(entry).value);
        let used = piece.used.into_iter().map(|(name, placeholder)| Some((placeholder, known(name)?)));
        let used: Vec<(Value, Value)> = used.collect::<Option<_>>().ok_or(ParseFailure)?;
        let defined = if is_last { self.end_names(piece.defined) } else { piece.defined };
        let distances = self.ir.absorb(piece.ir, piece.block, self.block, None);
        self.adopt_locations(piece.deferred_locations, &distances);
        for (placeholder, value) in used {
            self.take_uses(distances.value_handle(placeholder), value)?;
        }
        for (name, known) in defined {
            // The names are read again.
            self.parser.tell_passed_to(name.start);
            self.define(name, distances.value_handle(known.value))?;
        }
        Ok(())
    }

    /// The names among the definitions of the last chunk that occurred before it. Without any, drops the
    /// names of the body.
    fn end_names(&mut self, defined: Vec<(Name, ValueDefinition)>) -> Vec<(Name, ValueDefinition)> {
        let mut known = Vec::new();
        for (name, meaning) in defined {
            self.parser.tell_passed_to(name.start);
            if self.values.find(name).is_some() {
                known.push((name, meaning));
            }
        }
        if known.is_empty() {
            self.values.forget_scope();
        }
        known
    }

    /// Moves the uses of a placeholder to the value, in textual order, and erases the placeholder.
    fn take_uses(&mut self, placeholder: Value, value: Value) -> ParseResult<()> {
        if self.ir.value_type(placeholder) != self.ir.value_type(value) {
            return Err(ParseFailure);
        }
        self.ir.splice_uses(placeholder, value);
        if let Some(op) = self.ir.defining_op(placeholder) {
            self.ir.erase(op);
        }
        Ok(())
    }
}
