//! MLIR's text: reading and printing.

mod lexer;
mod parser;
mod printer;
mod token;

pub use lexer::{LexError, Lexer, string_value};
pub use parser::{
    Delimiter, ExternalResource, ExternalResources, MAX_NESTING, ParseFailure, ParseResult, Parser,
};
pub use printer::{AliasCollector, Aliases, PrintOptions, Printer, TypeElision};
pub use token::{Token, TokenKind};
