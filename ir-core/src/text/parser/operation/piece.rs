//! Chunks of a source that are parsed separately, so that a tool parses only changed chunks again, and
//! finds errors in each.

use super::record::Record;
use super::{AsmParser, OperationParser, ParseResult};
use crate::context::{Attribute, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ir, Op};
use crate::text::parser::{ParseFailure, Parser, Symbols};

/// A chunk of a source: operations, alias definitions, metadata.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The file name in its locations. Lines count from the beginning of the chunk.
    pub file: &'a str,
    /// The source.
    pub text: &'a [u8],
    /// Names without sigil and values of attribute aliases that other chunks define.
    pub attribute_aliases: &'a [(&'a str, Attribute)],
    /// Names without sigil and values of type aliases that other chunks define.
    pub type_aliases: &'a [(&'a str, Type)],
}

/// The result of parsing a chunk.
#[derive(Debug)]
pub struct ParsedPiece {
    /// Its operations, inserted in the block; empty after an error.
    pub ops: Vec<Op>,
    /// Names and operations up to the first error.
    pub record: Record,
    /// The diagnostics.
    pub diagnostics: Vec<Diagnostic>,
    /// Attribute aliases that it defines.
    pub attribute_aliases: Vec<(String, Attribute)>,
    /// Type aliases that it defines.
    pub type_aliases: Vec<(String, Type)>,
}

/// Parses a chunk and inserts its operations in `block` before `before`, or at its end. Values and blocks
/// of other chunks are not visible. Operations that were created before an error are detached, so that the
/// types of the record's entities are available.
pub fn parse_piece(ir: &mut Ir, block: Block, before: Option<Op>, piece: &Piece<'_>) -> ParsedPiece {
    let ctx = ir.context().clone();
    let mut parsed = ParsedPiece {
        ops: Vec::new(),
        record: Record::default(),
        diagnostics: Vec::new(),
        attribute_aliases: Vec::new(),
        type_aliases: Vec::new(),
    };
    let mut parser = match Parser::new(&ctx, piece.file, piece.text) {
        Ok(parser) => parser,
        Err(diagnostic) => {
            parsed.diagnostics.push(diagnostic);
            return parsed;
        }
    };
    parser.symbols = Symbols::with_aliases(piece.attribute_aliases, piece.type_aliases);
    let mut parser = OperationParser::new_in_block(parser, piece.text);
    // Only the names of this arena's entities are used from here on.
    parser.ir = ir.take();
    parser.block = parser.ir.create_block();
    let temporary = parser.block;
    parser.record = Some(Box::default());
    let is_fine = parser.whole_piece().is_ok();
    *ir = parser.ir.take();
    parsed.diagnostics = parser.base_mut().take_diagnostics();
    parsed.record = parser.record.take().map(|record| *record).unwrap_or_default();
    parser.base_mut().symbols.added(piece, &mut parsed);
    if is_fine {
        parsed.ops = ir.ops(temporary).collect();
        for &op in &parsed.ops {
            ir.remove(op);
            ir.insert(op, block, before);
        }
        ir.erase_block(temporary);
    }
    parsed
}

impl OperationParser<'_> {
    pub(super) fn whole_piece(&mut self) -> ParseResult<()> {
        self.top_level_items()?;
        self.check_forward_values()?;
        self.resolve_deferred_locations()?;
        self.close_block_names()?;
        if self.parser.diagnostics().is_empty() { Ok(()) } else { Err(ParseFailure) }
    }
}

impl<'a> Symbols<'a> {
    fn with_aliases(attributes: &'a [(&'a str, Attribute)], types: &'a [(&'a str, Type)]) -> Self {
        Symbols {
            attribute_aliases: attributes.iter().map(|&(name, value)| (name.as_bytes(), value)).collect(),
            type_aliases: types.iter().map(|&(name, value)| (name.as_bytes(), value)).collect(),
            ..Symbols::default()
        }
    }

    /// Adds the aliases that the chunk itself defines to the result, by name.
    fn added(&self, piece: &Piece<'_>, parsed: &mut ParsedPiece) {
        let text = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        let of_others =
            |name: &&[u8]| piece.attribute_aliases.iter().any(|(other, _)| other.as_bytes() == *name);
        let own = self.attribute_aliases.iter().filter(|(name, _)| !of_others(name));
        parsed.attribute_aliases = own.map(|(name, &value)| (text(name), value)).collect();
        parsed.attribute_aliases.sort_by(|a, b| a.0.cmp(&b.0));
        let of_others = |name: &&[u8]| piece.type_aliases.iter().any(|(other, _)| other.as_bytes() == *name);
        let own = self.type_aliases.iter().filter(|(name, _)| !of_others(name));
        parsed.type_aliases = own.map(|(name, &value)| (text(name), value)).collect();
        parsed.type_aliases.sort_by(|a, b| a.0.cmp(&b.0));
    }
}
