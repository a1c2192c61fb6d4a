//! The tests of `ods-run`. One program, because each program links everything.

mod book;
mod command_line;
mod counterexamples;
mod errors;
mod interpreted;
mod jit;
mod kinds;
mod pipeline;
mod programs;
mod random;
mod references;
