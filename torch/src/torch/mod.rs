//! The dialect `torch`: what is generated, and the hooks.

ir_core::include_dialect!("torch");

mod inference;
mod subtypes;
mod syntax;
mod tensors;

use syntax::Externals;
