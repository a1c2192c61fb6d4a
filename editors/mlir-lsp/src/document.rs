//! A document: its sections, each with an arena, and their pieces. After an edit, pieces with unchanged
//! source are kept.
//!
//! - **Invariant**: answers depend on the newest text only; `tests/states.rs` compares servers after random
//!   edits with fresh ones.
//! - Each piece has a file name of its own in its locations, so that a piece that moves keeps its
//!   locations. Symbols are checked again after each edit.
//! - A context never frees values, so it is created again after the text was parsed many times.

mod aliases;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ir_core::context::{Context, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, OpState};
use ir_core::text::{Token, TokenKind};
use ir_core::verify::verify_table_entries;
use lsp_text::Text;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Host;
use crate::layout::{ModuleLayout, PieceKind, PieceLayout, SectionLayout, layout};
use crate::piece::{Environment, Piece, symbol_text};
use crate::tokens::tokens;
use aliases::Aliases;

/// Number of times that the whole source may be parsed, piece by piece, before the context is created anew,
/// because a context never frees attributes and types.
const MOST_TEXTS: usize = 16;

/// Number of bytes that may be parsed in addition to that.
const SPARE_BYTES: usize = 1 << 24;

/// The module that contains a section's pieces.
#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) op: Op,
    /// The module without its body, which was parsed.
    pub(crate) header: Piece,
    pub(crate) layout: ModuleLayout,
}

/// A section of a document.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) range: Range<u32>,
    pub(crate) ir: Ir,
    /// The implicit module.
    top: Op,
    pub(crate) module: Option<Module>,
    /// The pieces in source order.
    pub(crate) pieces: Vec<Piece>,
    /// Errors about symbols, with the index of their piece.
    pub(crate) symbol_problems: Vec<(usize, Diagnostic)>,
}

/// A document and the results of parsing it.
pub(crate) struct Document {
    path: PathBuf,
    /// The version of its dialects.
    version: u64,
    pub(crate) text: Arc<Text>,
    pub(crate) tokens: Vec<Token>,
    pub(crate) ctx: Context,
    pub(crate) sections: Vec<Section>,
    /// Number of names for locations of pieces so far.
    files: usize,
    /// Number of bytes that were parsed.
    bytes: usize,
}

impl Document {
    /// Reads the text of the document at a path.
    pub(crate) fn new(host: &Host<'_>, path: &Path, text: Arc<Text>, allow_unregistered: bool) -> Document {
        let version = host.dialects.version(path);
        let ctx = Context::new();
        host.dialects.register(&ctx, path);
        ctx.allow_unregistered_dialects(allow_unregistered);
        let mut document = Document {
            path: path.to_owned(),
            version,
            text: Arc::clone(&text),
            tokens: Vec::new(),
            ctx,
            sections: Vec::new(),
            files: 0,
            bytes: 0,
        };
        document.read(text);
        document
    }

    /// Updates the source, which is mostly unchanged, and the dialects if their definitions changed.
    pub(crate) fn change(&mut self, host: &Host<'_>, text: Arc<Text>) {
        let has_same_dialects = self.version == host.dialects.version(&self.path);
        if !has_same_dialects || self.bytes > MOST_TEXTS * text.content().len() + SPARE_BYTES {
            *self = Document::new(host, &self.path, text, self.ctx.allows_unregistered_dialects());
        } else {
            self.read(text);
        }
    }

    /// Notes about its dialects.
    pub(crate) fn dialect_notes(&self, host: &Host<'_>) -> Vec<(String, String)> {
        host.dialects.notes(&self.path)
    }

    /// A context with the document's dialects, for other texts, so that the document's context does not grow.
    pub(crate) fn new_context(&self, host: &Host<'_>) -> Context {
        let ctx = Context::new();
        host.dialects.register(&ctx, &self.path);
        ctx.allow_unregistered_dialects(self.ctx.allows_unregistered_dialects());
        ctx
    }

    fn read(&mut self, text: Arc<Text>) {
        let before = std::mem::replace(&mut self.text, Arc::clone(&text));
        self.tokens = tokens(text.content().as_bytes());
        let layouts = layout(text.content(), &self.tokens);
        let mut old = std::mem::take(&mut self.sections);
        let same = |old: &Section, new: &SectionLayout| {
            before.slice(old.range.clone()) == text.slice(new.range.clone())
        };
        let (prefix, suffix) = kept_ends(&old, &layouts, same);
        let last = layouts.len() - suffix;
        let tail = old.split_off(old.len() - suffix);
        let mut middle = old.split_off(prefix).into_iter();
        let (mut head, mut tail) = (old.into_iter(), tail.into_iter());
        for (index, layout) in layouts.into_iter().enumerate() {
            let known = match index {
                _ if index < prefix => head.next(),
                _ if index >= last => tail.next(),
                _ => middle.next(),
            };
            let section = self.section(known, &before, layout);
            self.sections.push(section);
        }
    }

    /// Reads a section. An earlier version of it may exist.
    fn section(&mut self, known: Option<Section>, before: &Text, layout: SectionLayout) -> Section {
        let mut section = match known {
            Some(section) if section.has_module_of(before, &layout, &self.text) => section,
            _ => self.new_section(&layout),
        };
        let text = Arc::clone(&self.text);
        if let (Some(module), Some(layout)) = (&mut section.module, &layout.module) {
            module.header.range = layout.range.clone();
            module.layout = layout.clone();
        }
        let kept = self.take_pieces(&mut section, before, &layout.pieces);
        section.range = layout.range;
        let aliases = self.aliases(&mut section, &layout.pieces, &kept, &text);
        self.operations(&mut section, &layout.pieces, kept, aliases, &text);
        section.check_symbols(&text, &self.tokens);
        section
    }

    /// A section without pieces.
    fn new_section(&mut self, layout: &SectionLayout) -> Section {
        let mut ir = Ir::new(&self.ctx);
        let name = self.ctx.op_name("builtin.module");
        let top = ir.create(&OpState { num_regions: 1, ..OpState::new(name, Location::UNKNOWN) });
        let block = ir.create_block();
        let region = ir.region(top, 0);
        ir.insert_block(block, region, None);
        let module = layout.module.as_ref().and_then(|layout| self.module(&mut ir, block, layout));
        Section {
            range: layout.range.clone(),
            ir,
            top,
            module,
            pieces: Vec::new(),
            symbol_problems: Vec::new(),
        }
    }

    fn module(&mut self, ir: &mut Ir, block: Block, layout: &ModuleLayout) -> Option<Module> {
        let text = header_text(&self.text, layout);
        let file = self.file(text.len());
        let mut header = Piece::parse(ir, (block, None), file, &text, Environment::default());
        header.range = layout.range.clone();
        if let Some(&op) = header.ops.first() {
            let region = ir.region(op, 0);
            if ir.first_block(region).is_none() {
                let block = ir.create_block();
                ir.insert_block(block, region, None);
            }
            return Some(Module { op, header, layout: layout.clone() });
        }
        // The pieces are parsed as if the module had no errors.
        let name = self.ctx.op_name("builtin.module");
        let op = ir.create(&OpState { num_regions: 1, ..OpState::new(name, Location::UNKNOWN) });
        let (body, region) = (ir.create_block(), ir.region(op, 0));
        ir.insert_block(body, region, None);
        ir.insert(op, block, None);
        Some(Module { op, header, layout: layout.clone() })
    }

    /// A file name for the locations of a piece with this number of bytes.
    fn file(&mut self, bytes: usize) -> String {
        self.files += 1;
        self.bytes += bytes;
        self.files.to_string()
    }

    /// Takes the pieces with unchanged source out of a section, at their new indices, and erases the others.
    fn take_pieces(
        &self,
        section: &mut Section,
        before: &Text,
        layouts: &[PieceLayout],
    ) -> Vec<Option<Piece>> {
        let mut old = std::mem::take(&mut section.pieces);
        let same = |old: &Piece, new: &PieceLayout| {
            old.kind == new.kind && before.slice(old.range.clone()) == self.text.slice(new.range.clone())
        };
        let (prefix, suffix) = kept_ends(&old, layouts, same);
        let tail = old.split_off(old.len() - suffix);
        for piece in old.drain(prefix..) {
            section.erase(&piece);
        }
        let changed = layouts.len() - prefix - suffix;
        let kept = old.into_iter().map(Some).chain(std::iter::repeat_with(|| None).take(changed));
        let mut kept: Vec<Option<Piece>> = kept.chain(tail.into_iter().map(Some)).collect();
        for (piece, layout) in kept.iter_mut().zip(layouts) {
            if let Some(piece) = piece {
                piece.place(layout.kind, layout.range.clone(), layout.tokens.clone());
            }
        }
        kept
    }

    /// Reads the definitions of aliases, each after those that it may use.
    fn aliases(
        &mut self,
        section: &mut Section,
        layouts: &[PieceLayout],
        kept: &[Option<Piece>],
        text: &Text,
    ) -> Aliases {
        let mut aliases = Aliases::default();
        for (index, layout) in
            layouts.iter().enumerate().filter(|(_, layout)| layout.kind == PieceKind::Alias)
        {
            let environment = aliases.environment(text, &self.tokens[layout.tokens.clone()], None);
            let known = kept[index].as_ref().filter(|piece| piece.environment == environment);
            let is_known = known.is_some();
            let new = match known {
                Some(_) => None,
                None => {
                    let source = text.slice(layout.range.clone());
                    let file = self.file(source.len());
                    let place = (section.body(), None);
                    let mut piece = Piece::parse(&mut section.ir, place, file, source, environment);
                    piece.place(layout.kind, layout.range.clone(), layout.tokens.clone());
                    Some(piece)
                }
            };
            let piece = if is_known { kept[index].as_ref() } else { new.as_ref() };
            if let Some(piece) = piece {
                aliases.add(piece, index);
            }
            aliases.new.extend(new.map(|piece| (index, piece)));
        }
        aliases
    }

    /// Parses the pieces with operations, unless they and the aliases that they use are unchanged.
    fn operations(
        &mut self,
        section: &mut Section,
        layouts: &[PieceLayout],
        mut kept: Vec<Option<Piece>>,
        mut aliases: Aliases,
        text: &Text,
    ) {
        for (index, piece) in std::mem::take(&mut aliases.new) {
            kept[index] = Some(piece);
        }
        let mut before: Option<Op> = None;
        let mut pieces = Vec::with_capacity(layouts.len());
        // From the last to the first, so that the operation after each exists.
        for (index, layout) in layouts.iter().enumerate().rev() {
            let known = kept[index].take();
            if layout.kind == PieceKind::Alias {
                pieces.extend(known);
                continue;
            }
            let found = &self.tokens[layout.tokens.clone()];
            let environment =
                if aliases.is_empty() && known.as_ref().is_none_or(|piece| piece.environment.is_empty()) {
                    Environment::default()
                } else {
                    aliases.environment(text, found, Some(index))
                };
            let piece = match known {
                Some(piece) if piece.environment == environment => piece,
                other => {
                    if let Some(old) = other {
                        section.erase(&old);
                    }
                    let source = text.slice(layout.range.clone());
                    let file = self.file(source.len());
                    let place = (section.body(), before);
                    let mut piece = Piece::parse(&mut section.ir, place, file, source, environment);
                    piece.place(layout.kind, layout.range.clone(), layout.tokens.clone());
                    piece
                }
            };
            before = piece.ops.first().copied().or(before);
            pieces.push(piece);
        }
        pieces.reverse();
        section.pieces = pieces;
    }

    /// The section around an offset.
    pub(crate) fn section_at(&self, offset: u32) -> Option<&Section> {
        let index = self.sections.partition_point(|section| section.range.end < offset);
        self.sections.get(index)
    }

    /// The section and the piece around an offset; the header of a module if none of the pieces in its body
    /// contains the offset.
    pub(crate) fn piece_at(&self, offset: u32) -> Option<(&Section, &Piece)> {
        let section = self.section_at(offset)?;
        let index = section.pieces.partition_point(|piece| piece.range.end <= offset);
        let starts_before = |piece: &&Piece| piece.range.start <= offset;
        let piece = section.pieces.get(index).filter(starts_before).or_else(|| {
            // A cursor at the end of the text.
            section.pieces.get(index.checked_sub(1)?).filter(|piece| piece.range.end == offset)
        });
        let piece =
            piece.or_else(|| section.module.as_ref().map(|module| &module.header).filter(starts_before))?;
        Some((section, piece))
    }

    /// The bytes of a token.
    pub(crate) fn spelling(&self, token: &Token) -> &str {
        self.text.slice(token.start..token.end)
    }
}

/// Number of items at the start, and of others at the end, that are the same in two lists.
fn kept_ends<A, B>(old: &[A], new: &[B], same: impl Fn(&A, &B) -> bool) -> (usize, usize) {
    let prefix = old.iter().zip(new).take_while(|(old, new)| same(old, new)).count();
    let rest = old[prefix..].iter().rev().zip(new[prefix..].iter().rev());
    (prefix, rest.take_while(|(old, new)| same(old, new)).count())
}

/// The text of a module without its body.
fn header_text(text: &Text, layout: &ModuleLayout) -> String {
    let before = text.slice(layout.range.start..layout.body.start);
    format!("{before}{}", text.slice(layout.body.end..layout.range.end))
}

impl Section {
    /// The block that contains the pieces' operations.
    fn body(&mut self) -> Block {
        let table = self.table();
        let region = self.ir.region(table, 0);
        match self.ir.first_block(region) {
            Some(block) => block,
            None => {
                let block = self.ir.create_block();
                self.ir.insert_block(block, region, None);
                block
            }
        }
    }

    /// The operation that contains the pieces' operations.
    pub(crate) fn table(&self) -> Op {
        self.module.as_ref().map_or(self.top, |module| module.op)
    }

    fn erase(&mut self, piece: &Piece) {
        // Later ones first, since they may use results of earlier ones.
        for &op in piece.ops.iter().rev() {
            self.ir.erase(op);
        }
    }

    /// Whether the module of the pieces is unchanged.
    fn has_module_of(&self, before: &Text, layout: &SectionLayout, text: &Text) -> bool {
        match (&self.module, &layout.module) {
            (None, None) => true,
            (Some(module), Some(layout)) => header_text(before, &module.layout) == header_text(text, layout),
            _ => false,
        }
    }

    /// Checks symbols and their uses. A piece with errors may define symbols, so a use of an undefined symbol
    /// is not reported then.
    fn check_symbols(&mut self, text: &Text, tokens: &[Token]) {
        let symbols = |piece: &Piece| {
            let found = tokens[piece.tokens.clone()].iter().filter(|token| token.kind == TokenKind::AtId);
            found.map(|token| symbol_text(text.slice(token.start..token.end))).collect::<Vec<_>>()
        };
        let broken: FxHashSet<String> =
            self.pieces.iter().filter(|piece| !piece.is_parsed).flat_map(symbols).collect();
        let owners: FxHashMap<Op, usize> = self
            .pieces
            .iter()
            .enumerate()
            .flat_map(|(index, piece)| piece.ops.iter().map(move |&op| (op, index)))
            .collect();
        let mut found = Vec::new();
        verify_table_entries(&self.ir, self.table(), |op, diagnostic| {
            found.extend(owners.get(&op).map(|&index| (index, diagnostic)));
        });
        found.retain(|(index, _)| {
            let piece = &self.pieces[*index];
            piece.problems.is_empty()
                && (broken.is_empty() || !symbols(piece).iter().any(|name| broken.contains(name)))
        });
        self.symbol_problems = found;
    }
}
