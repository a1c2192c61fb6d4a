//! Numbers of any width and format, exact and without a host's floating point.
//!
//! - [`ApInt`]: two's-complement integers of a fixed width, what MLIR keeps in integer attributes.
//! - [`FloatSemantics`]: the formats of MLIR's float types, in one table.
//! - [`ApFloat`]: a value of such a format; arithmetic, conversion, and text exactly as MLIR reads and prints
//!   it.
//!
//! Both kinds of value compare and hash by their bits, so they can be interned; numeric comparison has
//! methods of its own. Nothing here panics on a value: a division by zero or a literal out of range returns
//! `None`, an error or a status.

mod apfloat;
mod apint;
mod semantics;
mod words;

pub use apfloat::{ApFloat, FloatLiteralError, OpStatus, RoundingMode};
pub use apint::{ApInt, DisplayInt, IntLiteralError};
pub use semantics::{FloatSemantics, NanEncoding, NonFinite};

/// The greatest number that divides both; the other one if one is 0.
#[must_use]
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
