//! Text to syntax tree: blanking of comments and preprocessing, the pest grammar, the tree and its printer.

pub mod ast;
