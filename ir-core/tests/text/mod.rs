//! Tests of the text of types, attributes and locations.

mod bodies;
mod context;
mod deep;
mod diagnostics;
mod dialect;
mod golden;
mod module;
mod parsing;
mod threads;
