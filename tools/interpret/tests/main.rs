//! The tests of the interpreter. One program, because each program links all dialects.

mod api;
mod own_dialect;
mod undefined;
