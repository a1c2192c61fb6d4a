//! Code of definitions, evaluated: predicates, builders of types, default values.
//!
//! A [`Program`] has the functions of a dialect with all names resolved. Its values are those of the Rust
//! text that the generator emits for the same expression, and a third truth value is for code that only C++
//! knows ([`Value::Unknown`]): a conjunction with a false part is false, a disjunction with a true part is
//! true, everything else that needs the value is unknown. Callers accept what is unknown.
//!
//! - **Invariant**: no input panics. A value of the wrong kind, which a correct plan never has, is unknown.
//! - **Invariant**: functions do not call themselves, and expressions have at most [`DEPTH`] levels, so
//!   evaluation ends and needs little of the stack.

mod class;
mod lists;
mod machine;
mod natives;
mod node;
mod params;
mod prepare;
mod value;

#[cfg(test)]
mod tests;

pub use class::{Class, Classes, Definition};
pub use machine::{Function, Program};
pub use natives::{Natives, World};
pub use node::Node;
pub use params::{instance, param_of_value};
pub use prepare::{Names, Preparation};
pub use value::{Element, List, Slice, Value};

/// The maximum number of nested levels in an expression.
pub const DEPTH: u32 = 128;
