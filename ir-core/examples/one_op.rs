//! Parses modules of operations without operands, results and regions from standard input, and prints each
//! in generic form, or its first error. The input is split at lines `// -----`.
//!
//! Compare the output with that of `mlir-opt`:
//! `--split-input-file --mlir-print-op-generic --allow-unregistered-dialect`.

#[path = "../tests/text/module.rs"]
mod module;

use ir_core::context::{Context, LocKind};
use ir_core::text::PrintOptions;
use std::io::{Read, Write};

fn main() -> std::io::Result<()> {
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text)?;
    let options = PrintOptions {
        debug_info: std::env::args().any(|arg| arg == "--mlir-print-debuginfo"),
        ..Default::default()
    };
    let mut out = std::io::BufWriter::new(std::io::stdout());
    for chunk in split(&text) {
        let ctx = Context::new();
        ctx.allow_unregistered_dialects(true);
        match module::round_trip(&ctx, chunk, options.clone()) {
            Ok(printed) => write!(out, "{printed}")?,
            Err(diagnostics) => {
                let Some(first) = diagnostics.first() else { continue };
                if let LocKind::File(at) = first.location.kind(&ctx) {
                    writeln!(out, "{}:{}: error: {}", at.line, at.column, first.message)?;
                }
            }
        }
        writeln!(out, "// -----")?;
    }
    Ok(())
}

/// The chunks between lines `// -----`.
fn split(text: &[u8]) -> Vec<&[u8]> {
    const MARKER: &[u8] = b"// -----\n";
    let mut parts = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let line_end = text[at..].iter().position(|b| *b == b'\n').map_or(text.len(), |end| at + end + 1);
        if &text[at..line_end] == MARKER {
            parts.push(&text[start..at]);
            start = line_end;
        }
        at = line_end;
    }
    parts.push(&text[start..]);
    parts
}
