//! Code in definitions as Rust: predicates, result types, default values, C++ types.
//!
//! A [`Translator`] is asked for the test of each constraint and gives the name of a function; the functions are emitted
//! once, at the end, however many operations share them:
//!
//! ```text
//! fn is_any_float(ctx: &Context, value: Type) -> bool {
//!     types::is_float_type(ctx, value)
//! }
//! ```
//!
//! Names are looked up in the table of what the runtime offers, and in what the definitions themselves offer
//! ([`Definitions`]). A name that neither offers becomes a function that the author writes ([`Coverage`]): the emitted
//! code calls it, so that the compiler asks for it. Nothing is left out silently.

mod body;
mod calls;
mod class_test;
mod classes;
mod code;
mod contract;
mod coverage;
mod definitions;
mod inline;
mod lists;
mod makers;
mod native;
mod operators;
pub(super) mod parameter;
mod report;
mod table;
mod translator;
mod ty;
mod types;
pub(super) mod upstream;
mod upstream_calls;

pub use class_test::ClassTest;
pub use contract::Paths;
pub use coverage::{Coverage, Missing, MissingKind};
pub(super) use definitions::implemented;
pub use definitions::{Definition, Definitions};
pub(in crate::rust) use inline::{InlineParameter, OpCode};
pub use makers::Maker;
pub(in crate::rust) use makers::MethodCode;
pub(in crate::rust) use native::Callee;
pub use report::{OpReport, Report, first_use, report};
pub use translator::{OpArgument, OpTest, Subject, Test, Translator};
pub(in crate::rust) use translator::{named, used_name, words};
pub use ty::Ty;
pub(in crate::rust) use types::{Form, rust_type, signature_type};

/// Whether a class of types or attributes is one of the runtime, by its C++ name without a namespace.
#[must_use]
pub(super) fn is_builtin_class(name: &str) -> bool {
    table::find_class(name).is_some()
}
