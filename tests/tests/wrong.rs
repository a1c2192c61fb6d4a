//! What the compiler says about the mistakes that authors and users of a dialect make most. Each file of `tests/wrong` has
//! one, and beside it the exact errors; `TRYBUILD=overwrite` writes them anew.

use std::process::Command;

/// The compiler whose words the files have; others say the same in other words.
const COMPILER: &str = "rustc 1.95.";

#[test]
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
fn mistakes_are_explained() {
    let output = Command::new("rustc").arg("--version").output().expect("the compiler runs");
    let version = String::from_utf8_lossy(&output.stdout).into_owned();
    if !version.starts_with(COMPILER) {
        eprintln!(
            "skipped: mistakes_are_explained (the words are those of {COMPILER}, and this is {version})"
        );
        return;
    }
    trybuild::TestCases::new().compile_fail("tests/wrong/*.rs");
}
