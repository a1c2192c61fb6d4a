//! The tests of the library for build scripts. One program, because each program links everything.

mod check;
mod project;
