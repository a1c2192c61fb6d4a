//! What CI runs.

use crate::process::{self, Done};
use crate::{test, tidy};

/// Formatting, lints, documentation and size rules, then every test.
///
/// # Errors
/// What failed first.
pub(crate) fn run() -> Done {
    process::run("cargo", &["fmt", "--all", "--check"])?;
    process::run("cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    process::run_with("cargo", &["doc", "--workspace", "--no-deps", "--quiet"], &strict)?;
    tidy::run()?;
    test::run()
}
