//! Parallel parsing of the body of an operation that is most of a module, such as one large function.
//!
//! The body is split before operations at its level. The thread that read the text before the body reads the first piece, others the
//! rest. A piece does not see the names that pieces before it define: they are forward references, which are resolved when the
//! pieces are put together, in their order. Labels, references to blocks, and names whose meaning could be another one than when
//! one thread reads the text invalidate the whole attempt.

use super::locations::Deferred;
use super::parallel::{OpStart, cuts};
use super::scope::Name;
use super::top_level::{ParsedModule, TopLevel};
use super::values::ValueDefinition;
use super::{AsmParser, OperationParser, ParseResult};
use crate::ir::{Block, Ir, Value};
use crate::text::{
    parser::ParseFailure,
    token::{Token, TokenKind},
};
use crate::threads::try_spawn;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The operations read by one thread, and the names that others must know.
struct BodyPiece {
    ir: Ir,
    /// The block, in no region, that contains the operations.
    block: Block,
    deferred_locations: Vec<(Deferred, Token)>,
    /// Names of placeholders for values that are defined before the piece.
    used: Vec<(Name, Value)>,
    /// Names that the operations of the piece define, in their order.
    defined: Vec<(Name, ValueDefinition)>,
    /// Names that regions in the piece define, where names from before the piece can be seen.
    inner: Vec<Name>,
    /// Offset of the token after the piece.
    end: u32,
}

/// The names that inner scopes of a piece define, by spelling and number.
pub(super) type InnerNames<'a> = FxHashMap<(&'a [u8], u32), Name>;

impl<'a> OperationParser<'a> {
    /// Reads the text up to the body of the next operation that has one, then that body on several threads, then the rest of the
    /// text.
    pub(super) fn read_next_body(&mut self, threads: usize) -> ParseResult<ParsedModule> {
        let outside = self.pending.len();
        while self.pending.len() <= outside || !self.is_at_op() {
            if self.top_level_item()? == TopLevel::End {
                return Err(ParseFailure);
            }
        }
        self.read_body(threads)
    }

    /// Reads the body at whose first operation the parser is on several threads, then the rest of the text.
    pub(super) fn read_body(&mut self, threads: usize) -> ParseResult<ParsedModule> {
        let text = self.parser.lexer.text();
        let cuts = cuts(text, self.parser.token().start as usize, threads, OpStart::Any);
        let void = AtomicBool::new(false);
        let end = thread::scope(|scope| {
            let void = &void;
            let ends = cuts.iter().skip(1).copied().map(Some).chain([None]);
            let pieces = cuts.iter().zip(ends).map(|(&from, to)| {
                let part = self.parser.part(&text[..to.unwrap_or(text.len())], from as u32);
                let mut piece = OperationParser::new_in_block(part, text);
                piece.outer_dialect = self.default_dialect();
                let end = match to {
                    Some(_) => TokenKind::Eof,
                    None if self.pending.is_empty() => TokenKind::Eof,
                    None => TokenKind::RBrace,
                };
                try_spawn(scope, move || piece.body_piece(end, void))
            });
            let pieces: Vec<_> = pieces.collect();
            let first = cuts.first().filter(|_| pieces.iter().all(Option::is_some));
            let first = first.ok_or(ParseFailure).and_then(|&cut| self.first_piece(cut, void));
            void.fetch_or(first.is_err(), Ordering::Relaxed);
            let pieces: Vec<_> = pieces.into_iter().map(|piece| piece?.join().ok().flatten()).collect();
            first?;
            let mut end = 0;
            let last = pieces.len().saturating_sub(1);
            for (index, piece) in pieces.into_iter().enumerate() {
                let piece = piece.ok_or(ParseFailure)?;
                end = piece.end;
                self.adopt_body(piece, index == last)?;
            }
            self.ir.renumber(self.block);
            Ok(end)
        })?;
        self.parser.reset(end);
        self.parser.passes_from_here();
        let top = self.rest(&void)?;
        self.resolve_deferred_locations()?;
        Ok(self.finished(top))
    }

    /// Whether the next token begins an operation.
    fn is_at_op(&self) -> bool {
        matches!(self.kind(), TokenKind::String | TokenKind::BareId | TokenKind::PercentId)
    }

    /// Reads operations of the body up to the one at `end`.
    fn first_piece(&mut self, end: usize, void: &AtomicBool) -> ParseResult<()> {
        let depth = self.pending.len();
        while (self.parser.token().start as usize) < end {
            self.parser.tell_passed();
            self.top_level_item()?;
            if self.pending.len() < depth || void.load(Ordering::Relaxed) {
                return Err(ParseFailure);
            }
        }
        let is_whole = self.parser.token().start as usize == end && self.pending.len() == depth;
        if is_whole && self.parser.diagnostics().is_empty() { Ok(()) } else { Err(ParseFailure) }
    }

    /// Reads a piece of a body up to a token of the kind `end`. `None` if one thread must read the whole text.
    fn body_piece(mut self, end: TokenKind, void: &AtomicBool) -> Option<BodyPiece> {
        self.inner_names = Some(InnerNames::default());
        let piece = self.body_ops(end, void).ok().and_then(|()| self.finished_piece());
        void.fetch_or(piece.is_none(), Ordering::Relaxed);
        piece
    }

    fn body_ops(&mut self, end: TokenKind, void: &AtomicBool) -> ParseResult<()> {
        loop {
            self.parser.tell_passed();
            if !self.pending.is_empty() {
                self.region_item()?;
            } else if self.kind() == end {
                return Ok(());
            } else if !self.is_at_op() || void.load(Ordering::Relaxed) || !self.blocks.is_empty() {
                return Err(ParseFailure);
            } else {
                self.operation()?;
            }
        }
    }

    /// The piece that was read; `None` if it affects others by more than the names of its values.
    fn finished_piece(&mut self) -> Option<BodyPiece> {
        if !self.blocks.is_empty() || !self.parser.diagnostics().is_empty() {
            return None;
        }
        let unresolved = self.forward_values.drain();
        let mut used: Vec<(Name, Value)> = unresolved.map(|(value, name)| (name, value)).collect();
        used.sort_unstable_by_key(|(name, _)| name.start);
        // Names of isolated regions in the piece are not those of the body.
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

    /// Appends the operations of a piece to the body, and resolves its names. Nothing can refer to names of the body after the last
    /// piece, so they end before its operations need memory.
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

    /// The names among those that the last piece defines that occurred before it; without any, ends the names of the body.
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

    /// Makes uses of a placeholder uses of the value, in the order of the text, and erases the placeholder.
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
