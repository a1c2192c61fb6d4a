//! Fuzzing with mutated seeds.

use crate::process::{self, Done};

/// Runs the fuzz targets on as many inputs as the first argument says.
///
/// # Errors
/// When an input makes a target fail.
pub(crate) fn run(args: &[String]) -> Done {
    let count = args.first().map_or("100000", String::as_str);
    if count.parse::<u64>().is_err() {
        return Err(format!("fuzz takes a number of inputs, not '{count}'"));
    }
    let args = [
        "run",
        "--quiet",
        "--profile",
        "fuzz",
        "--package",
        "tests",
        "--bin",
        "fuzz",
        "--",
        "records",
        count,
    ];
    process::run("cargo", &args)
}
