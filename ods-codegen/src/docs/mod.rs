//! Documentation in Markdown: in words of C++, byte for byte what mlir-tblgen's documentation generators
//! print, or of Rust.

mod attr_or_type_defs;
mod dialects;
mod emitters;
mod enums;
mod filter;
mod interfaces;
mod operations;
mod passes;
mod text;
mod words;

pub use attr_or_type_defs::def_doc;
pub use dialects::dialect_doc;
pub(crate) use emitters::EMITTERS;
pub use enums::enum_doc;
pub use filter::OpFilter;
pub use interfaces::interface_docs;
pub use operations::op_doc;
pub use passes::pass_doc;
pub use words::Language;
use words::Words;

/// Options of the documentation of operations.
#[derive(Clone, Debug)]
pub struct OpOptions {
    /// The selected operations.
    pub filter: OpFilter,
    /// The prefix that is removed from a class's qualified name (`--strip-prefix`).
    pub strip_prefix: String,
    /// Whether attributes may have a description that folds out, which Hugo understands and Markdown does not
    /// (`--allow-hugo-specific-features`).
    pub allows_hugo: bool,
}

impl Default for OpOptions {
    fn default() -> OpOptions {
        OpOptions { filter: OpFilter::default(), strip_prefix: "::mlir::".to_owned(), allows_hugo: false }
    }
}
