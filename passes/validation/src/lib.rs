//! Translation validation: functions run before and after a pass, and their results are compared.
//!
//! [`Validator`] observes a pass manager ([`PassManagerConfig::observer`]). [`compare_function`] is the
//! comparison by itself, of two programs that the interpreter has prepared.
//!
//! A function after a pass must refine the function before it: where the function before has undefined
//! behaviour, any behaviour is right; where it returns poison, any value is right; NaN may be any NaN.
//! Otherwise results, final contents of memory, and output must be equal.
//!
//! - **Invariant**: findings depend on the IR, the passes and [`Options`] only.
//! - A function that cannot be compared is listed with the reason ([`Report::not_compared`]), never counted
//!   as equal.
//!
//! [`PassManagerConfig::observer`]: ir_core::pass::PassManagerConfig::observer

mod arguments;
mod compare;
mod finding;
mod observer;
mod refine;
mod trial;

pub use compare::{Difference, Options, Reference, Verdict, compare_function};
pub use finding::{Finding, Reduced};
pub use observer::{Reducer, Report, Validator};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
