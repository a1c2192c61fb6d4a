//! The tests of the formatter for definitions. One program, because each program links everything.

mod common;
mod goldens;
mod installed;
mod limits;
mod lines;
mod random;
