//! `--explore`: a pipeline as a page in the browser.
//!
//! While passes run, a [`Recorder`] observes them: it keeps the text and the structure of each operation
//! around each pass ([`snapshot`]), and the patterns that were applied. Afterwards [`Exploration`] is the
//! data of the page; expensive data, such as the lines of operations ([`lines`]) and differences ([`diff`]),
//! are computed on request of the page. Without the option nothing is observed.
//!
//! Snapshots keep the handles of operations, so that differences follow operations, not their numbers.

mod diff;
mod lines;
mod model;
mod moves;
mod recorder;
mod snapshot;
#[cfg(test)]
mod tests;

pub(crate) use model::Exploration;
pub(crate) use recorder::Recorder;

use ods_explore::Destination;
use std::ffi::OsStr;
use std::io::{self, Write};

/// Writes the page to a file, or serves it until the process ends if `output` is `-`.
///
/// # Errors
/// When the file cannot be written or the port cannot be used.
pub(crate) fn show(
    exploration: &Exploration<'_>,
    program: &str,
    output: &OsStr,
    port: u16,
) -> io::Result<()> {
    let destination = if output == "-" { Destination::Port(port) } else { Destination::File(output) };
    let mut announce = |address: &str| {
        // If the standard error is closed, there is no other stream for the message.
        let _ = writeln!(io::stderr(), "{program}: the page is at {address} until you press Ctrl-C");
    };
    ods_explore::show(exploration, destination, &mut announce)
}
