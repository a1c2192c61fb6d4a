//! `--irdl-file`: dialects that a file defines by operations of the dialect `irdl`.

use crate::files::{self, Failure};
use crate::render::{Source, render};
use ir_core::context::Context;
use ir_core::text::parse_module;
use std::ffi::OsStr;
use std::io::{self, Write};

/// Loads the dialects that the file of definitions defines; returns whether that worked. Its diagnostics are shown and never
/// expected: they are not located in the input.
///
/// # Errors
/// When the error stream cannot be written.
pub(crate) fn load_definitions(ctx: &Context, path: &OsStr) -> io::Result<bool> {
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
    let shown: Vec<u8> = diagnostics.iter().flat_map(|diagnostic| render(ctx, &source, diagnostic)).collect();
    io::stderr().lock().write_all(&shown).map(|()| false)
}
