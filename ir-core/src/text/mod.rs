//! The parser and printer of MLIR's assembly format, and the rendering of diagnostics.
//!
//! Hooks of registered operations take part in parsing and printing. They read and write regions with
//! `parse_region` and `print_region`, which continue on a new stack where operations nest deeply.

mod diagnostics;
pub(crate) mod format_state;
mod lexer;
mod model;
mod parser;
mod printer;
mod scan;
mod token;
pub(crate) mod walk;

pub use diagnostics::{Diagnostics, Renderer, show_source_line};
pub use lexer::{LexError, Lexer, string_value};
pub use model::{DialectSyntax, OpSyntax, PrintStorage, StoragePrinter};
pub use parser::{
    AffineOperands, Argument, AsmParser, CustomOp, Delimiter, ExternalResource, ExternalResources, Mark,
    MarkKind, NamedEntity, OnPassed, Operand, OperationParser, ParseFailure, ParseResult, ParsedModule,
    ParsedPiece, Parser, Piece, Record, RecordedName, RecordedOp, RegionArgument, SourceChunk, parse_module,
    parse_module_chunk, parse_outline, parse_piece,
};
pub use printer::{
    AliasCollector, Aliases, AsmPrinter, AsmState, DisplayOp, OperationPrinter, PrintOptions, Printer,
    RegionForm, TypeElision, op_text, print_module,
};
pub use token::{Token, TokenKind};

/// Folds a hash to 32 bits. Tables of names store these.
fn half(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

/// Extends a stored hash for `HashTable`, which takes the bucket from the low bits and the tag from the
/// high ones.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}
