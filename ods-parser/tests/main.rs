//! The tests of the parser and the evaluator. One program, because each program links everything.

mod append;
mod errors;
mod eval;
mod guards;
mod history;
mod limits;
mod pool;
mod print;
mod threads;
