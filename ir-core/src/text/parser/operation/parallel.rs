//! Parallel parsing of a large module.
//!
//! The source is split before operations of the module's body. They are guessed: lines with the indentation
//! of the first operation. Each chunk is parsed separately, and the arenas are merged. A chunk that affects
//! another one (by values or distinct attributes, for instance) or has an error invalidates the entire
//! attempt. Then the source is parsed again on one thread, so results and diagnostics are those of one
//! thread.
//!
//! If the module's body cannot be split because one operation dominates it, the body of that operation is
//! split (`parallel_body`).
//!
//! **Invariant**: output and diagnostics are those of one thread; `tests/text/threads.rs` and `bodies.rs`
//! check this.

use super::locations::Deferred;
use super::top_level::ParsedModule;
use super::{AsmParser, OperationParser, ParseResult};
use crate::context::{Location, OpName, Traits};
use crate::ir::{Block, Distances, Ir, Op};
use crate::text::{
    parser::{ParseFailure, Parser},
    token::{Token, TokenKind},
};
use crate::threads::try_spawn;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Shorter sources are parsed on one thread.
const MIN_TEXT: usize = 1 << 18;

/// The maximum number of bytes that are searched for a split after its ideal position. It is also limited
/// to a fraction of the chunk.
const SEARCHED: usize = 1 << 22;
const SEARCHED_PART: usize = 2;

/// The number of operations after which a chunk continues in another arena. While an arena is merged, its
/// largest pool is in memory twice.
const MAX_OPS: usize = 1 << 15;

/// Operations that a thread has read.
struct Piece {
    ir: Ir,
    /// The block, in no region, that contains the operations.
    block: Block,
    deferred_locations: Vec<(Deferred, Token)>,
}

/// Parses the source of a parser at its beginning; `None` if one thread must do it.
pub(super) fn parse<'a>(parser: Parser<'a>, location: Location, text: &'a [u8]) -> Option<ParsedModule> {
    let threads = parser.context().threads();
    if threads < 2 || text.len() < MIN_TEXT {
        return None;
    }
    let mut parser = OperationParser::new(parser, location, text);
    parser.base_mut().alone = false;
    parser.split = Some(Split::Module);
    match parser.top_level() {
        Ok(top) if parser.base().diagnostics().is_empty() => Some(parser.finished(top)),
        _ => None,
    }
}

/// The operations that several threads will parse.
#[derive(Clone, Copy, Debug)]
pub(super) enum Split {
    /// Those of the outermost module's body.
    Module,
    /// Those in the next region that is nested in more operations than this.
    Body { outside: usize },
}

impl<'a> OperationParser<'a> {
    /// Prepares for the next operation, label or definition: reports the source that was passed, ends early
    /// if another thread gave up, and parses operations on several threads if they begin here.
    pub(super) fn before_item(&mut self) -> ParseResult<()> {
        self.parser.tell_passed();
        if self.cancelled.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(ParseFailure);
        }
        match self.split {
            None => Ok(()),
            Some(Split::Module) => self.split_module(),
            Some(Split::Body { outside }) if self.enclosing.len() > outside && self.is_at_op() => {
                self.split = None;
                self.read_body()
            }
            Some(Split::Body { .. }) => Ok(()),
        }
    }

    /// Parses the operations of the outermost module's body on several threads, if the first one is next.
    fn split_module(&mut self) -> ParseResult<()> {
        if self.kind() == TokenKind::PercentId && self.is_in_module_body() {
            // Every chunk needs the values that the module's body defines.
            self.split = None;
            return self.read_body();
        }
        if !self.is_at_module_op() {
            return Ok(());
        }
        let start = self.parser.token().start as usize;
        let cuts = cuts(self.parser.lexer.text(), start, self.parser.context().threads(), OpStart::NoResults);
        if cuts.is_empty() {
            self.split = Some(Split::Body { outside: self.enclosing.len() });
            return Ok(());
        }
        self.split = None;
        self.read_chunks(start, &cuts)
    }

    /// Parses the operations from `start` up to the last cut on other threads, and the rest of the region on
    /// this one.
    fn read_chunks(&mut self, start: usize, cuts: &[usize]) -> ParseResult<()> {
        let text = self.parser.lexer.text();
        let Some((&last, others)) = cuts.split_last() else { return Ok(()) };
        let starts = std::iter::once(start).chain(others.iter().copied());
        let cancel = Arc::new(AtomicBool::new(false));
        let block = self.block;
        // Chunks come after the operations in the block, in order, and before those that this thread
        // parses.
        let after = self.ir.last_op(block);
        let pieces = thread::scope(|scope| {
            let pieces: Vec<_> = starts
                .zip(cuts)
                .map(|(from, &to)| {
                    let parser = self.parser.part(&text[..to], from as u32);
                    let flag = cancel.clone();
                    let piece = try_spawn(scope, move || read_pieces(parser, flag));
                    cancel.fetch_or(piece.is_none(), Ordering::Relaxed);
                    piece
                })
                .collect();
            self.parser.reset(last as u32);
            self.parser.passes_from_here();
            self.cancelled = Some(cancel.clone());
            let rest = self.remaining_items();
            cancel.fetch_or(rest.is_err(), Ordering::Relaxed);
            let pieces: Option<Vec<Vec<Piece>>> =
                pieces.into_iter().map(|pieces| pieces?.join().ok().flatten()).collect();
            rest.and(pieces.ok_or(ParseFailure))
        })?;
        self.cancelled = None;
        let before = after.map_or(self.ir.first_op(block), |op| self.ir.next(op));
        for piece in pieces.into_iter().flatten() {
            self.adopt(piece, block, before)?;
        }
        self.ir.renumber(block);
        Ok(())
    }

    /// Whether the next operation is in the body of the outermost module, and not that module itself.
    fn is_at_module_op(&self) -> bool {
        let is_op = self.kind() == TokenKind::String || self.kind() == TokenKind::BareId;
        let is_module = || {
            matches!(self.parser.spelling(), b"module" | b"builtin.module" | b"\"builtin.module\"")
                && self.enclosing.is_empty()
        };
        is_op && self.is_in_module_body() && !is_module()
    }

    /// Whether no operation is open but, possibly, the outermost module.
    fn is_in_module_body(&self) -> bool {
        let is_module = |name: OpName| {
            let ctx = self.parser.context();
            name.has(ctx, Traits::GRAPH_REGION)
                && name.syntax(ctx).is_some_and(|syntax| syntax.default_dialect() == "builtin")
        };
        match self.enclosing[..] {
            [] => true,
            [name] => is_module(name),
            _ => false,
        }
    }

    /// Inserts the operations of a chunk before `before` in the block.
    fn adopt(&mut self, piece: Piece, block: Block, before: Option<Op>) -> ParseResult<()> {
        if !self.ir.has_room_for(&piece.ir) {
            return Err(ParseFailure);
        }
        let distances = self.ir.absorb(piece.ir, piece.block, block, before);
        self.adopt_locations(piece.deferred_locations, &distances);
        Ok(())
    }

    /// Adds the deferred locations of a chunk.
    pub(super) fn adopt_locations(&mut self, deferred: Vec<(Deferred, Token)>, distances: &Distances) {
        self.deferred_locations
            .extend(deferred.into_iter().map(|(target, token)| (target.moved(distances), token)));
    }
}

/// Parses operations up to the end of the source; `None` if one thread must parse the entire source.
fn read_pieces(parser: Parser<'_>, cancel: Arc<AtomicBool>) -> Option<Vec<Piece>> {
    let text = parser.lexer.text();
    let mut parser = OperationParser::new_in_block(parser, text);
    parser.cancelled = Some(cancel.clone());
    let pieces = parser.pieces().ok();
    cancel.fetch_or(pieces.is_none(), Ordering::Relaxed);
    pieces
}

impl OperationParser<'_> {
    fn pieces(&mut self) -> ParseResult<Vec<Piece>> {
        let mut pieces = Vec::new();
        while self.kind() != TokenKind::Eof {
            self.before_item()?;
            if self.affects_others() {
                return Err(ParseFailure);
            }
            if self.ir.num_op_slots() >= MAX_OPS {
                pieces.push(self.take_piece());
            }
            self.operation()?;
        }
        if self.affects_others() || !self.parser.diagnostics().is_empty() {
            return Err(ParseFailure);
        }
        pieces.push(self.take_piece());
        Ok(pieces)
    }

    /// The operations that were read; those that follow are in another arena.
    fn take_piece(&mut self) -> Piece {
        let (ir, block) = (self.ir.take(), self.block);
        self.block = self.ir.create_block();
        Piece { ir, block, deferred_locations: std::mem::take(&mut self.deferred_locations) }
    }

    /// Whether the operations parsed so far define or use names that other chunks can see.
    fn affects_others(&self) -> bool {
        !self.values.is_empty() || !self.blocks.is_empty() || !self.forward_values.is_empty()
    }
}

/// The beginning of lines with operations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OpStart {
    /// With the name of the operation.
    NoResults,
    /// With the name of the operation or of a value.
    Any,
}

/// Offsets of operations that split the source from `start` on into at most `pieces` chunks of similar
/// size.
pub(super) fn cuts(text: &[u8], start: usize, pieces: usize, op_start: OpStart) -> Vec<usize> {
    let line = text[..start].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let indentation = &text[line..start];
    if !indentation.iter().all(|byte| matches!(byte, b' ' | b'\t')) {
        return Vec::new();
    }
    let mut cuts: Vec<usize> = Vec::new();
    let length = (text.len() - start) / pieces;
    let searched = SEARCHED.min(length / SEARCHED_PART);
    for index in 1..pieces {
        let expected = start + length * index;
        let from = cuts.last().map_or(expected, |&last| expected.max(last + 1));
        cuts.extend(cut(&text[..text.len().min(from + searched)], from, indentation, op_start));
    }
    cuts
}

/// The next offset from `from` on where an operation presumably begins.
fn cut(text: &[u8], from: usize, indentation: &[u8], op_start: OpStart) -> Option<usize> {
    let mut at = from;
    loop {
        at += text.get(at..)?.iter().position(|&byte| byte == b'\n')? + 1;
        let rest = text[at..].strip_prefix(indentation);
        let is_start = |byte: &u8| {
            byte.is_ascii_alphabetic() || *byte == b'"' || (*byte == b'%' && op_start == OpStart::Any)
        };
        if rest.and_then(|rest| rest.first()).is_some_and(is_start) {
            return Some(at + indentation.len());
        }
    }
}
