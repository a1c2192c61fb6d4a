//! Proc macros that run the generator on a dialect written inline or in a file.
//!
//! ```
//! pub mod toy {
//!     ods_macros::dialect! { r#"
//!         include "mlir/IR/OpBase.td"
//!         def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
//!         def Toy_AddOp : Op<Toy_Dialect, "add"> {
//!             let arguments = (ins I32:$lhs, I32:$rhs);
//!             let results = (outs I32:$sum);
//!         }
//!     "# }
//! }
//!
//! pub mod enums {
//!     ods_macros::dialect_file!("../tests/goldens/product/enum.ods");
//! }
//!
//! let ctx = ir_core::context::Context::new();
//! toy::register(&ctx);
//! enums::register(&ctx);
//! ```
//!
//! Both take settings after the literal, those of `odsgen-build-support`: `include_dirs` (relative to the
//! package), `defines`, and the `dialect` where the definitions are of several:
//!
//! ```
//! mod enums {
//!     ods_macros::dialect_file!(
//!         "../tests/goldens/product/enum.ods",
//!         include_dirs = ["src/defs"],
//!         defines = ["WIDE"],
//!         dialect = "enums"
//!     );
//! }
//! ```
//!
//! The items are those that `odsgen-build-support` writes into a file; each invocation needs a module of its
//! own. Mistakes in definitions are shown at the location in the literal, if the compiler lets a macro point
//! into one, and at the file's name for a file.

mod arguments;
mod derive;
mod expand;

use proc_macro::TokenStream;

/// The dialect that a string literal defines.
///
/// Included files are looked for in `include_dirs`, in the package's directory, then among the embedded
/// definitions. The compiler expands the macro again when one of them changes.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    expand::inline(input.into()).into()
}

/// The dialect that a file defines; its path is relative to the package's directory.
///
/// Included files are looked for beside it, in `include_dirs`, then among the embedded definitions. The
/// compiler expands the macro again when one of the files changes.
#[proc_macro]
pub fn dialect_file(input: TokenStream) -> TokenStream {
    expand::file(input.into()).into()
}

/// Implements `ir_core::attr_or_type::ParameterValue` for a user-provided type of parameters.
///
/// An enum without fields is written as a keyword: `RowMajor` is `row_major`, or the keyword of
/// `#[ods(keyword = "…")]`. A struct is written as its fields in order, separated by commas.
#[proc_macro_derive(ParameterValue, attributes(ods))]
pub fn parameter_value(input: TokenStream) -> TokenStream {
    derive::parameter_value(input.into()).into()
}

/// Implements `ir_core::pass::PassOptionValue` for an enum without fields. A case is written as a keyword:
/// `AsIs` is `as-is`, or the keyword of `#[ods(keyword = "…")]`.
#[proc_macro_derive(PassOptionValue, attributes(ods))]
pub fn pass_option_value(input: TokenStream) -> TokenStream {
    derive::pass_option_value(input.into()).into()
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
