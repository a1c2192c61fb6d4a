//! The tests of `odsgen`. One program, because each program links everything.

mod book;
mod build;
mod cmake;
mod command_line;
mod config;
mod coverage;
mod dialect_of_file;
mod edges;
mod fmt;
mod generators;
mod lint_and_diff;
mod lsp;
mod new;
mod prelude;
mod project;
mod prove;
mod registry;
mod skeleton;
mod versions;
