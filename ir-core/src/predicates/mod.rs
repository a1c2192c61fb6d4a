//! Functions that generated code calls: the tests and accessors that predicates of definitions use, over handles.
//!
//! Predicates name C++ classes and methods. Each has a function here with the name in Rust's style: `is_vector_type` for
//! `isa<VectorType>`, [`shaped::rank`] for `ShapedType::getRank`. All of them are total. In C++, methods of a class are called
//! after a cast, which aborts on a value of another class; here they return an `Option`, and a predicate that meets `None` does
//! not hold (see [`holds`]).
//!
//! Integers are `i64` throughout, so that generated code compares them without conversions.
//!
//! `ods_schema::predicate_functions` declares the signatures. This module does not compile unless it has
//! all of them.

pub mod attributes;
pub mod build;
pub mod numbers;
pub mod shaped;
pub mod types;
pub mod values;

/// Whether a condition holds; `None` counts as false. Generated code wraps conditions with casts in it: `holds(||
/// Some(cast(x)?.rank() == 1))`.
pub fn holds(condition: impl FnOnce() -> Option<bool>) -> bool {
    condition().unwrap_or(false)
}

/// Converts a number of elements to `i64`, saturating.
fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// The declared functions, by which the generator knows them, have these signatures.
mod declared {
    use super::{attributes, build, numbers, shaped, types, values};
    use crate::context::{AffineMap, Attribute, Context, IntegerSet, Type};
    use crate::ir::{Block, Ir, Op, Region, Value};
    use crate::num::{ApFloat, ApInt};

    macro_rules! check {
        ($($(#[$doc:meta])* $module:ident {
            $(fn $name:ident($($parameter:ty),*) -> $result:ty;)*
        })*) => {
            $($(const _: fn($($parameter),*) -> $result = $module::$name;)*)*
        };
    }

    ods_schema::predicate_functions!(check);
}
