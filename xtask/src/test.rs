//! Every test.

use crate::process::{Done, complain, exists, run_with, say};
use crate::{conformance, fuzz, peers};

/// Inputs for each fuzz target.
const FUZZ_INPUTS: &str = "20000";

/// Runs the tests of all crates, a fixed number of fuzz inputs, and the comparison with the peers.
///
/// # Errors
/// What failed first.
pub(crate) fn run() -> Done {
    let have_peers = match peers::run() {
        Ok(()) => true,
        Err(reason) => {
            complain(&reason);
            false
        }
    };
    // A golden that differs is a failure, never a new golden.
    let env = [("INSTA_UPDATE", "no")];
    if exists("cargo-nextest") {
        run_with("cargo", &["nextest", "run", "--workspace", "--no-fail-fast"], &env)?;
    } else {
        run_with("cargo", &["test", "--workspace", "--all-targets"], &env)?;
    }
    run_with("cargo", &["test", "--workspace", "--doc", "--quiet"], &env)?;
    fuzz::run(&[FUZZ_INPUTS.to_owned()])?;
    if have_peers {
        return conformance::run(&[]);
    }
    say("skipped: conformance with llvm-tblgen (the peers are not installed)");
    Ok(())
}
