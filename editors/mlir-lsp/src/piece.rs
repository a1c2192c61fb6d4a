//! A parsed piece: the names and operations that the parser recorded, and its diagnostics.

use std::ops::Range;

use ir_core::context::{AttrKind, Attribute, Context, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, Value, properties};
use ir_core::text::{
    NamedEntity, ParsedPiece, Piece as PieceText, RecordedName, RecordedOp, Token, TokenKind, parse_piece,
};
use ir_core::verify::verify;

use crate::layout::PieceKind;

/// The aliases that a piece uses and others define, by name without sigil.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Environment {
    pub(crate) attributes: Vec<(String, Attribute)>,
    pub(crate) types: Vec<(String, Type)>,
}

impl Environment {
    pub(crate) fn is_empty(&self) -> bool {
        self.attributes.is_empty() && self.types.is_empty()
    }
}

/// A symbol that a piece defines.
#[derive(Clone, Debug)]
pub(crate) struct SymbolDefinition {
    /// Its name without sigil and quotes.
    pub(crate) name: String,
    /// The name in the text, with its sigil, relative to the piece.
    pub(crate) range: Range<u32>,
    pub(crate) op: Op,
}

/// A piece with the results of the parser and the verifier. Offsets in it are relative to its source.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(crate) kind: PieceKind,
    /// The file name in its locations.
    pub(crate) file: String,
    /// Its offsets in the document.
    pub(crate) range: Range<u32>,
    /// Indices of its tokens in the document.
    pub(crate) tokens: Range<usize>,
    pub(crate) environment: Environment,
    /// Its operations; none after an error.
    pub(crate) ops: Vec<Op>,
    /// Names by offset.
    pub(crate) names: Vec<RecordedName>,
    pub(crate) values: Vec<Value>,
    pub(crate) blocks: Vec<Block>,
    /// Labels of blocks, with their offsets.
    labels: Vec<(u32, String)>,
    /// Values with the offset of a name that several have, such as `%a` of `%a:2`.
    groups: Vec<(u32, NamedEntity)>,
    /// Operations by the offset of their names.
    pub(crate) recorded: Vec<RecordedOp>,
    pub(crate) symbols: Vec<SymbolDefinition>,
    pub(crate) attribute_aliases: Vec<(String, Attribute)>,
    pub(crate) type_aliases: Vec<(String, Type)>,
    /// Diagnostics of the parser and the verifier.
    pub(crate) problems: Vec<Diagnostic>,
    /// Whether the parser reached its end.
    pub(crate) is_parsed: bool,
}

impl Piece {
    /// Parses a text into `block` before `before`, and verifies it.
    pub(crate) fn parse(
        ir: &mut Ir,
        (block, before): (Block, Option<Op>),
        file: String,
        text: &str,
        environment: Environment,
    ) -> Piece {
        let attribute_aliases: Vec<_> =
            environment.attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let type_aliases: Vec<_> =
            environment.types.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let source = PieceText {
            file: &file,
            text: text.as_bytes(),
            attribute_aliases: &attribute_aliases,
            type_aliases: &type_aliases,
        };
        let ParsedPiece { ops, record, diagnostics, attribute_aliases, type_aliases } =
            parse_piece(ir, block, before, &source);
        let is_parsed = diagnostics.is_empty();
        let mut problems = diagnostics;
        problems.extend(ops.iter().filter_map(|&op| verify(ir, op).err()));
        let mut piece = Piece {
            kind: PieceKind::Ops,
            file,
            range: 0..text.len() as u32,
            tokens: 0..0,
            environment,
            ops,
            names: record.names,
            groups: Vec::new(),
            values: record.values,
            blocks: record.blocks,
            labels: Vec::new(),
            recorded: record.ops,
            symbols: Vec::new(),
            attribute_aliases,
            type_aliases,
            problems,
            is_parsed,
        };
        // A hook may resolve a name twice; a definition takes precedence.
        piece.names.sort_by_key(|name| (name.start, !name.is_definition));
        let shared =
            piece.names.windows(2).filter(|pair| pair[0].start == pair[1].start && pair[1].is_definition);
        piece.groups = shared.flatten().map(|name| (name.start, name.entity)).collect();
        piece.names.dedup_by_key(|name| name.start);
        let labels = piece.names.iter().filter(|name| matches!(name.entity, NamedEntity::Block(_)));
        piece.labels = labels
            .map(|name| (name.start, text[name.start as usize..name.end as usize].to_owned()))
            .collect();
        piece.recorded.sort_by_key(|op| op.name_start);
        piece.symbols = symbols(ir, &piece.recorded, text);
        piece
    }

    /// The text of a recorded label, which is kept for views.
    pub(crate) fn text_of(&self, range: Range<u32>) -> Option<String> {
        self.labels.iter().find(|(start, _)| *start == range.start).map(|(_, label)| label.clone())
    }

    /// Moves the piece to another position of the document.
    pub(crate) fn place(&mut self, kind: PieceKind, range: Range<u32>, tokens: Range<usize>) {
        (self.kind, self.range, self.tokens) = (kind, range, tokens);
    }

    /// Index of the recorded name that begins at an offset of the document.
    pub(crate) fn name_at(&self, offset: u32) -> Option<&RecordedName> {
        let offset = offset.checked_sub(self.range.start)?;
        let index = self.names.binary_search_by_key(&offset, |name| name.start).ok()?;
        self.names.get(index)
    }

    /// The operation whose name begins at an offset of the document.
    pub(crate) fn op_named_at(&self, offset: u32) -> Option<&RecordedOp> {
        let offset = offset.checked_sub(self.range.start)?;
        let index = self.recorded.binary_search_by_key(&offset, |op| op.name_start).ok()?;
        self.recorded.get(index)
    }

    /// The innermost operation around an offset of the document.
    pub(crate) fn op_around(&self, offset: u32) -> Option<&RecordedOp> {
        let offset = offset.checked_sub(self.range.start)?;
        let end = self.recorded.partition_point(|op| op.start <= offset);
        self.recorded[..end].iter().rev().find(|op| op.next > offset)
    }

    /// The values that the name of one of them means: all results of a group.
    pub(crate) fn values_of_name(&self, index: u32) -> Vec<Value> {
        let entity = NamedEntity::Value(index);
        let start = self.groups.iter().find(|(_, other)| *other == entity).map(|(start, _)| *start);
        let group = self.groups.iter().filter(|(other, _)| Some(*other) == start).map(|(_, entity)| *entity);
        let mut indices: Vec<u32> = group
            .chain([entity])
            .filter_map(|entity| match entity {
                NamedEntity::Value(index) => Some(index),
                NamedEntity::Block(_) => None,
            })
            .collect();
        indices.sort_unstable();
        indices.dedup();
        indices.into_iter().filter_map(|index| self.values.get(index as usize).copied()).collect()
    }

    /// Ranges in the document of all names of an entity, with the information whether they define it.
    pub(crate) fn names_of(&self, entity: NamedEntity) -> Vec<(Range<u32>, bool)> {
        let base = self.range.start;
        // The results of one group have one name in the text.
        let start = self.groups.iter().find(|(_, other)| *other == entity).map(|(start, _)| *start);
        let mut group = vec![entity];
        if start.is_some() {
            group.extend(
                self.groups.iter().filter(|(other, _)| Some(*other) == start).map(|&(_, entity)| entity),
            );
        }
        let names = self.names.iter().filter(|name| group.contains(&name.entity));
        names.map(|name| (base + name.start..base + name.end, name.is_definition)).collect()
    }
}

/// The symbols that operations define, with their names in the text.
fn symbols(ir: &Ir, ops: &[RecordedOp], text: &str) -> Vec<SymbolDefinition> {
    let ctx = ir.context();
    let sym_name = ctx.ident("sym_name");
    let mut found = Vec::new();
    for op in ops {
        let Some(name) = string(ctx, properties::get_ident(ir, op.op, sym_name)) else { continue };
        let header = &text[op.name_start as usize..op.next as usize];
        let range = crate::tokens::tokens(first_lines(header).as_bytes())
            .into_iter()
            .filter(|token| token.kind == TokenKind::AtId)
            .find(|token| symbol_text(&header[token.start as usize..token.end as usize]) == name)
            .map(|token: Token| op.name_start + token.start..op.name_start + token.end);
        let name_range = range.unwrap_or(op.name_start..op.name_start);
        found.push(SymbolDefinition { name, range: name_range, op: op.op });
    }
    found
}

/// The text before the first region, roughly: names of symbols are near the names of operations.
fn first_lines(header: &str) -> &str {
    let most = 4096.min(header.len());
    let end = (0..=most).rev().find(|&at| header.is_char_boundary(at)).unwrap_or(0);
    &header[..end]
}

/// The value of a string attribute.
fn string(ctx: &Context, attribute: Option<Attribute>) -> Option<String> {
    match attribute?.kind(ctx) {
        AttrKind::String { value, .. } => Some(value.as_str(ctx).to_owned()),
        _ => None,
    }
}

/// The name that `@name` or `@"name"` means.
pub(crate) fn symbol_text(spelling: &str) -> String {
    match spelling.strip_prefix('@').unwrap_or(spelling) {
        quoted if quoted.starts_with('"') => {
            String::from_utf8_lossy(&ir_core::text::string_value(quoted.as_bytes())).into_owned()
        }
        name => name.to_owned(),
    }
}
