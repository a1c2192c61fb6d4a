//! The tests of the IR. One program, because each program links everything.

mod conversion;
mod ir;
mod text;
