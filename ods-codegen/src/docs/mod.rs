//! Documentation in Markdown, byte for byte what mlir-tblgen's documentation generators print.

mod attr_or_type_defs;
mod enums;
mod interfaces;
mod passes;
mod text;

pub use attr_or_type_defs::def_doc;
pub use enums::enum_doc;
pub use interfaces::interface_docs;
pub use passes::pass_doc;
