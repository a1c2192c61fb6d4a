//! The parser of operations: a whole text to an [`Ir`].
//!
//! Operations nest as deeply as a text likes, so the parser keeps those whose regions it is reading on a stack of its
//! own. What is known of them (operands, successors, blocks) lies on stacks that all of them share, each operation's
//! above those of the ones around it.

mod affine;
mod arguments;
mod blocks;
mod custom;
mod generic;
mod locations;
mod parallel;
mod pending;
mod regions;
mod scope;
mod top_level;
mod values;

pub use affine::AffineOperands;
pub use arguments::Argument;
pub use custom::{CustomOp, ParseStep, RegionArgument};
pub use top_level::{ParsedModule, parse_module, parse_module_part};
pub use values::Operand;

use super::cache::SpellingCache;
use super::{ParseResult, Parser};
use crate::context::{Attribute, Location, NamedAttribute, OpName, Type};
use crate::ir::{Block, Ir, MAX_ENTITIES, Value};
use crate::text::token::{Token, TokenKind};
use blocks::BlockMeaning;
use locations::Deferred;
use pending::{Pending, ResultGroup};
use rustc_hash::{FxHashMap, FxHashSet};
use scope::{Name, Names};
use values::Known;

/// Reads operations. Hooks of registered operations get it to read their own syntax; [`parser`](Self::parser) reads
/// tokens, types and attributes.
pub struct OperationParser<'a> {
    /// The parser of everything that is no operation.
    pub parser: Parser<'a>,
    ir: Ir,
    values: Names<'a, Known>,
    /// Values that were used before their definition, with the place of the first use.
    forward_values: FxHashMap<Value, u32>,
    /// Those of them that operations have as operands whose regions are not read to their end.
    held_values: FxHashSet<Value>,
    blocks: Names<'a, BlockMeaning>,
    /// How many blocks are used and not defined yet.
    forward_blocks: usize,
    /// Names of operations that were found to be allowed.
    op_names: SpellingCache<'a, OpName>,
    /// Names of registered operations that were used for their own syntax.
    custom_names: SpellingCache<'a, OpName>,
    /// Function types that were read, as places in `signature_types`.
    signatures: SpellingCache<'a, generic::Signature>,
    signature_types: Vec<Type>,
    /// What was left of properties that were found right.
    known_properties: FxHashMap<(OpName, Attribute), Option<Attribute>>,
    deferred_locations: Vec<(Deferred, Token)>,
    /// Name of what stands for a value that is not defined yet.
    placeholder: OpName,
    /// The operation whose hook is reading, and where its name stands.
    hooked: Option<(OpName, u32)>,
    /// Where the names of its results begin in `groups`.
    hooked_groups: usize,
    /// What hooks read into, to be used again.
    #[expect(clippy::vec_box, reason = "they go in and out of the stack of operations as boxes")]
    spare: Vec<Box<CustomOp>>,
    /// The block that operations go into.
    block: Block,
    /// Operations whose regions are being read, innermost last.
    pending: Vec<Pending>,
    /// Names of results of the operations being read.
    groups: Vec<ResultGroup>,
    /// Operands as they are named.
    operands: Vec<Name>,
    successors: Vec<Block>,
    /// Where the blocks of each region start in `region_blocks`.
    regions: Vec<usize>,
    region_blocks: Vec<Block>,
    /// Operands and types of the operation that is being made; empty in between.
    operand_values: Vec<Value>,
    operand_types: Vec<Type>,
    result_types: Vec<Type>,
    attributes: Vec<NamedAttribute>,
}

impl OperationParser<'_> {
    /// The arena that operations are read into.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    fn kind(&self) -> TokenKind {
        self.parser.kind()
    }

    /// The location of a byte.
    fn location(&self, offset: u32) -> Location {
        self.parser.location(offset)
    }

    /// Refuses texts that the arena has no room for.
    fn check_room(&mut self, at: u32, more: usize) -> ParseResult<()> {
        if self.ir.has_room(more) {
            return Ok(());
        }
        Err(self
            .parser
            .error_at(at, format!("more than {MAX_ENTITIES} values or operations are not supported")))
    }

    /// Reads one operation, up to its first region if it has one; [`resume`](Self::resume) goes on from there.
    ///
    /// ```text
    /// operation ::= (result-group (`,` result-group)* `=`)? (generic-operation | custom-operation)
    /// result-group ::= value-id (`:` integer)?
    /// ```
    fn operation(&mut self) -> ParseResult<()> {
        let start = self.parser.token().start;
        let marks = self.marks();
        if self.kind() == TokenKind::PercentId {
            self.result_groups()?;
        }
        match self.kind() {
            TokenKind::String => self.generic_operation(start, marks),
            kind if kind.is_identifier() && kind != TokenKind::IntType => self.custom_operation(start, marks),
            _ => Err(self.parser.wrong_token("expected operation name in quotes")),
        }
    }

    fn result_groups(&mut self) -> ParseResult<()> {
        loop {
            let name = self.parser.token();
            self.parser.parse_token(TokenKind::PercentId, "expected valid ssa identifier")?;
            let count = if self.parser.consume_if(TokenKind::Colon) { self.result_count()? } else { 1 };
            self.groups
                .push(ResultGroup { name: Name { start: name.start, end: name.end, number: 0 }, count });
            if !self.parser.consume_if(TokenKind::Comma) {
                return self.parser.parse_token(TokenKind::Equal, "expected '=' after SSA name");
            }
        }
    }

    fn result_count(&mut self) -> ParseResult<u64> {
        let token = self.parser.token();
        if token.kind != TokenKind::Integer {
            return Err(self.parser.wrong_token("expected integer number of results"));
        }
        match self.parser.unsigned_value(token) {
            Some(count) if count >= 1 => {
                self.parser.consume();
                Ok(count)
            }
            _ => Err(self.parser.error_here("expected named operation to have at least 1 result")),
        }
    }
}
