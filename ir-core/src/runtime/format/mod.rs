//! Declarative assembly formats: parsers and printers that interpret generated data ([`ods_schema::format`]).
//!
//! One list of elements serves both directions, for operations, types and attributes. `walk` visits it, and
//! calls the parser or printer for literals and components. Operations differ from types and attributes
//! only in their components.
//!
//! **Invariant**: keywords, spaces, the order of components, and errors with their locations are those of
//! `mlir-opt`.

mod attributes;
pub mod directive;
mod form;
mod read;
mod resolve;
mod types;
mod write;

pub use form::{AttrForm, FormKind};
pub use ods_schema::format::*;
pub use types::Transform;

pub(crate) use read::parse;
pub(crate) use write::{DefinedAttribute, print};
