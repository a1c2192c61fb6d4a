//! The system's browser.

use std::process::{Command, Stdio};

/// Opens an address with the program that the system has for addresses.
///
/// # Errors
/// A sentence when there is none.
pub(super) fn open(address: &str) -> Result<(), String> {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop).map_err(|error| format!("'{program}' cannot open the page: {error}"))
}
