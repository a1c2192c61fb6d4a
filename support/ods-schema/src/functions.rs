//! Functions of the runtime that translated predicates call.
//!
//! [`predicate_functions!`](crate::predicate_functions) holds their signatures, once for both sides. Here,
//! each becomes a constant [`Function`], by which the generator refers to it; the runtime compares each with
//! the function of that name:
//!
//! ```
//! use ods_schema::functions::{Kind, types};
//!
//! assert_eq!((types::integer_width.module, types::integer_width.name), ("types", "integer_width"));
//! assert_eq!(types::integer_width.parameters, [Kind::Context, Kind::Type]);
//! assert_eq!(types::integer_width.result, Kind::Optional(&Kind::Int));
//! ```
//!
//! So a name that one side lacks, or a signature that it has otherwise, is an error of its compiler.

mod kinds;
mod list;

/// The kind of a parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `&Context`
    Context,
    /// `&Ir`
    Ir,
    /// `bool`
    Bool,
    /// `i64`
    Int,
    /// `f64`
    Float,
    /// `&str`
    Str,
    /// `Type`
    Type,
    /// `Attribute`
    Attribute,
    /// `ApInt`, borrowed as a parameter
    ApInt,
    /// `ApFloat`, borrowed as a parameter
    ApFloat,
    /// `AffineMap`
    AffineMap,
    /// `IntegerSet`
    IntegerSet,
    /// `Value`
    Value,
    /// `Op`
    Op,
    /// `Region`
    Region,
    /// `Block`
    Block,
    /// A slice.
    List(&'static Kind),
    /// `Vec`
    OwnedList(&'static Kind),
    /// `Option`
    Optional(&'static Kind),
}

/// The signature of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Function {
    /// The runtime's module that has it.
    pub module: &'static str,
    /// Its name in that module.
    pub name: &'static str,
    /// Its parameters; `i64` in place of the element type of a generic function.
    pub parameters: &'static [Kind],
    /// Its result.
    pub result: Kind,
}

impl Function {
    /// The parameters after the context or the IR.
    #[must_use]
    pub const fn arguments(&self) -> &'static [Kind] {
        match self.parameters {
            [Kind::Context | Kind::Ir, arguments @ ..] => arguments,
            arguments => arguments,
        }
    }
}

/// Declares the constants, in modules of the same names. The types in the signatures are those of [`kinds`].
macro_rules! constants {
    ($($(#[$doc:meta])* $module:ident {
        $(fn $name:ident($($parameter:ty),*) -> $result:ty;)*
    })*) => {$(
        $(#[$doc])*
        #[expect(non_upper_case_globals, missing_docs, reason = "constants have the functions' names")]
        pub mod $module {
            use super::Function;
            use super::kinds::*;

            $(pub const $name: Function = Function {
                module: stringify!($module),
                name: stringify!($name),
                parameters: &[$(<$parameter as Typed>::KIND),*],
                result: <$result as Typed>::KIND,
            };)*
        }
    )*};
}

crate::predicate_functions!(constants);
