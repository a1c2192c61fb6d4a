//! The tests of `ods-reduce`. One program, because each program links everything.

mod command_line;
mod planted;
