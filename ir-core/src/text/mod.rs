//! MLIR's text: reading and printing.

mod lexer;
mod parser;
mod printer;
mod token;

pub use lexer::{LexError, Lexer, string_value};
pub use parser::{
    AffineOperands, Argument, CustomOp, Delimiter, ExternalResource, ExternalResources, Operand,
    OperationParser, ParseFailure, ParseResult, ParseStep, ParsedModule, Parser, RegionArgument,
    parse_module, parse_module_part,
};
pub use printer::{
    AliasCollector, Aliases, DisplayOp, OperationPrinter, PrintOptions, PrintStep, Printer, TypeElision,
    op_text, print_module,
};
pub use token::{Token, TokenKind};

/// Half of a hash, of all its bits: what tables of names keep of each.
fn half(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

/// The hash for a `HashTable` that keeps half of one: the table takes its place from the low bits and a tag from the high
/// ones.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}
