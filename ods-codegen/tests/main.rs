//! The tests of the generator against golden files. One program, because each program links everything.

mod builtin;
mod check;
mod diff;
mod format;
mod formats;
mod lint;
mod plan;
mod product;
mod wrong_definitions;
