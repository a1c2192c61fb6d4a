//! The operation parser: from a source to an [`Ir`].
//!
//! Operations nest to any depth: each region calls [`grow`](crate::stack::grow).

mod affine;
mod arguments;
mod blocks;
mod creation;
mod custom;
mod custom_op;
mod generic;
mod locations;
mod outline;
mod parallel;
mod parallel_body;
mod piece;
mod record;
mod regions;
mod scope;
mod source;
mod top_level;
mod values;

pub use affine::AffineOperands;
pub use arguments::Argument;
pub use custom_op::{CustomOp, RegionArgument};
pub use outline::{Mark, MarkKind, parse_outline};
pub use piece::{ParsedPiece, Piece, parse_piece};
pub use record::{NamedEntity, Record, RecordedName, RecordedOp};
pub use source::{SourceChunk, parse_module, parse_module_chunk};
pub use top_level::ParsedModule;
pub use values::Operand;

use super::cache::SpellingCache;
use super::{AsmParser, ParseResult, Parser};
use crate::context::{Attribute, NamedAttribute, OpModels, OpName, Type};
use crate::ir::{Block, Ir, MAX_ENTITIES, Value};
use crate::text::{
    OpSyntax,
    token::{Token, TokenKind},
};
use blocks::BlockMeaning;
use creation::{Head, ResultGroup};
use locations::Deferred;
use rustc_hash::{FxHashMap, FxHashSet};
use scope::{Name, Names};
use std::sync::{Arc, atomic::AtomicBool};
use values::ValueDefinition;

/// Advice for an operation of a dialect that is not registered.
const REGISTER: &str = "register the dialect in the context before the text is read, with the function 'register' of its generated code \
                        ('ir_core::ops::register_builtin' for 'builtin')";

/// The operation parser (MLIR's `OpAsmParser`), for parsing hooks of registered operations. [`AsmParser`]
/// has its methods for tokens, types and attributes.
pub struct OperationParser<'a> {
    parser: Parser<'a>,
    ir: Ir,
    values: Names<'a, ValueDefinition>,
    /// Values that were used before their definition, with the name at the first use.
    forward_values: FxHashMap<Value, Name>,
    /// The forward values that are operands of operations whose regions are being parsed.
    held_values: FxHashSet<Value>,
    blocks: Names<'a, BlockMeaning>,
    /// The number of blocks that are referenced but not defined yet.
    forward_blocks: usize,
    /// The operation names that were checked to be permitted.
    op_names: SpellingCache<OpName>,
    /// The custom forms of registered operations.
    syntax: OpModels<'a, dyn OpSyntax>,
    /// Names of registered operations that were used in custom form.
    custom_names: SpellingCache<OpName>,
    /// Function types that were read, as ranges of `signature_types`.
    signatures: SpellingCache<generic::Signature>,
    signature_types: Vec<Type>,
    /// The stored part of properties that were checked to be valid.
    known_properties: FxHashMap<(OpName, Attribute), Option<Attribute>>,
    deferred_locations: Vec<(Deferred, Token)>,
    /// Name of the placeholder operations for forward values.
    placeholder: OpName,
    /// The dialect of unprefixed operation names: that of the innermost custom-form operation whose regions
    /// are being parsed.
    default_dialect: &'a str,
    /// In a chunk of a body, the names that its inner scopes define.
    inner_names: Option<parallel_body::InnerNames<'a>>,
    /// The operation whose hook is running.
    hooked: Option<Head>,
    /// Unused parsing results of hooks, for reuse.
    #[expect(clippy::vec_box, reason = "they go in and out of the stack of operations as boxes")]
    spare: Vec<Box<CustomOp>>,
    /// The block that receives operations.
    block: Block,
    /// The operations whose regions are being parsed, innermost last.
    enclosing: Vec<OpName>,
    /// The operations that other threads will parse.
    split: Option<parallel::Split>,
    /// The flag that another thread sets when it gives up, so that this one does as well.
    cancelled: Option<Arc<AtomicBool>>,
    /// Result names of the operations being read.
    groups: Vec<ResultGroup>,
    /// Operand names.
    operands: Vec<Name>,
    successors: Vec<Block>,
    /// Index in `region_blocks` of each region's first block.
    regions: Vec<usize>,
    region_blocks: Vec<Block>,
    /// Operands and types of the operation that is being created; empty in between.
    operand_values: Vec<Value>,
    operand_types: Vec<Type>,
    result_types: Vec<Type>,
    attributes: Vec<NamedAttribute>,
    /// Positions of names and operations, if they are requested.
    record: Option<Box<Record>>,
    /// Positions of operations, labels and regions, if they are requested.
    outline: Option<Vec<Mark>>,
}

impl OperationParser<'_> {
    /// The arena of the operations read.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// Rejects sources that exceed the arena.
    fn check_room(&mut self, at: u32, more: usize) -> ParseResult<()> {
        if self.ir.has_room(more) {
            return Ok(());
        }
        Err(self
            .parser
            .error_at(at, format!("more than {MAX_ENTITIES} values or operations are not supported")))
    }

    /// Parses one operation.
    ///
    /// ```text
    /// operation ::= (result-group (`,` result-group)* `=`)? (generic-operation | custom-operation)
    /// result-group ::= value-id (`:` integer)?
    /// ```
    fn operation(&mut self) -> ParseResult<()> {
        let start = self.parser.token().start;
        self.mark(MarkKind::Operation);
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
                .push(ResultGroup { name: Name { start: name.start, end: name.end, index: 0 }, count });
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
