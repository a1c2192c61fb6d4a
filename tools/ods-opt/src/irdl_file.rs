//! `--irdl-file`: dialects that a file defines by operations of the dialect `irdl`.

use driver_support::files::{self, Failure};
use driver_support::render::{Source, print_all};
use ir_core::context::Context;
use ir_core::text::parse_module;
use std::ffi::OsStr;
use std::io::{self, Write};

/// Loads the dialects that a file defines. Returns whether it succeeded. Prints the diagnostics of the file;
/// comments in the input do not expect them.
///
/// # Errors
/// The standard error cannot be written.
pub(crate) fn load_irdl_file(ctx: &Context, path: &OsStr) -> io::Result<bool> {
    let text = match files::read_input(path) {
        Ok(text) => text,
        Err(Failure::Message(message)) => {
            writeln!(io::stderr(), "{message}")?;
            return Ok(false);
        }
        Err(Failure::NoReader) => return Ok(false),
    };
    let source = Source { name: path.as_encoded_bytes(), text: &text };
    let loaded = parse_module(ctx, source.name, &text).and_then(|definitions| {
        irdl::load_dialects(&definitions.ir, definitions.top).map_err(|error| vec![error])
    });
    let Err(diagnostics) = loaded else { return Ok(true) };
    print_all(ctx, &source, &diagnostics).map(|()| false)
}
