//! The tests of the formatter for modules. One program, because each program links everything.

mod common;
mod goldens;
mod limits;
mod lines;
