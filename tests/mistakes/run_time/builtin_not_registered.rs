//! Nothing is registered, not even the builtin dialect.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    Module::parse(&Context::new(), "module {\n}\n").map(drop)
}
