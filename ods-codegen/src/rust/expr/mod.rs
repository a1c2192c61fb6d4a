//! Translation of the code in definitions to Rust: predicates, result types, default values, C++ types.
//!
//! A [`Translator`] returns the name of a function for the test of each constraint; each function is emitted
//! once, at the end, even if several operations share it:
//!
//! ```text
//! fn is_any_float(ctx: &Context, value: Type) -> bool {
//!     types::is_float_type(ctx, value)
//! }
//! ```
//!
//! Names are resolved to the functions of the runtime (`table`) and to the definitions themselves
//! ([`Definitions`]). An unresolved name becomes a user-provided function ([`Coverage`]): the emitted code
//! calls it, so that the compiler requires it. Nothing is left out silently.

mod body;
mod calls;
mod class_test;
mod classes;
pub(super) mod close;
mod code;
mod contract;
mod coverage;
mod cpp_calls;
mod definitions;
mod enum_users;
mod inline;
mod item_names;
mod lists;
mod makers;
mod native;
mod operators;
pub(super) mod parameter;
mod report;
mod table;
mod translator;
pub(super) mod tree;
mod ty;
mod types;
mod unresolved;
mod vocabulary;

pub use class_test::ClassTest;
pub(crate) use code::Code;
pub use contract::Paths;
pub(crate) use contract::runtime;
pub use coverage::{Coverage, Missing, MissingKind};
pub(super) use definitions::implemented;
pub use definitions::{Definition, Definitions};
pub(crate) use inline::{InlineParameter, OpCode};
pub use makers::Maker;
pub(crate) use makers::MethodCode;
pub(crate) use native::Callee;
pub use report::{OpReport, Report, first_use, report};
pub use translator::{Function, OpArgument, OpTest, Subject, Test, Translator};
pub(crate) use translator::{named, summary_words, used_name, uses};
pub(crate) use tree::{DefinedClass, Tree};
pub use ty::Ty;
pub(crate) use types::{Form, rust_type, signature_type};
pub use unresolved::Unresolved;
pub use vocabulary::vocabulary;

use crate::Records;

/// The methods that expressions can call on a value of a C++ class: accessors of the parameters of a type or
/// attribute, and methods of the runtime. The class `Op` stands for all operations.
pub fn known_methods(records: &Records, class: &str) -> Vec<String> {
    close::methods(&Definitions::new(records), class)
}

/// Whether the runtime has a class of types or attributes, by its C++ name without a namespace.
pub(super) fn is_builtin_class(name: &str) -> bool {
    table::find_class(name).is_some()
}
