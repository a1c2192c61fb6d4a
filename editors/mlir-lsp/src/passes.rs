//! Passes of the host on a function or on a section of a document, as an edit.

use std::ops::Range;

use ir_core::context::{Context, Traits};
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_core::ir::Op;
use ir_core::pass::{PassManagerConfig, Report, parse_pipeline};
use ir_core::text::{ParsedModule, PrintOptions, parse_module, print_module};

use crate::Host;
use crate::document::{Document, Section};
use crate::piece::Piece;
use crate::tokens::indentation;

/// The operation that a pipeline runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// The operation at the cursor that is directly in the module.
    Operation,
    /// The whole section.
    Section,
}

/// A piece with one operation, on which isolated passes can run: its index among the operations of its block,
/// and its name.
pub(crate) fn operation_at(document: &Document, offset: u32) -> Option<(&Section, &Piece, usize, Op)> {
    let (section, piece) = document.piece_at(offset)?;
    let [op] = piece.ops[..] else { return None };
    if section.module.as_ref().is_some_and(|module| std::ptr::eq(&module.header, piece)) {
        return None;
    }
    let is_isolated = section.ir.name(op).has(&document.ctx, Traits::ISOLATED_FROM_ABOVE);
    let before = section.pieces.iter().take_while(|other| !std::ptr::eq(*other, piece));
    let index = before.map(|piece| piece.ops.len()).sum();
    is_isolated.then_some((section, piece, index, op))
}

/// Runs passes; `passes` is the text between the parentheses of a pipeline. Returns the range and its new
/// text.
pub(crate) fn run(
    host: &Host<'_>,
    document: &Document,
    offset: u32,
    passes: &str,
    scope: Scope,
) -> Result<(Range<u32>, String), String> {
    let section = document.section_at(offset).ok_or("there is nothing to run a pass on")?;
    let text = document.text.slice(section.range.clone());
    let ctx = document.new_context(host);
    let parsed = parse_module(&ctx, "-", text.as_bytes());
    let parsed = parsed.map_err(|_| "the module has errors: fix them first".to_owned())?;
    match scope {
        Scope::Section => {
            let mut module = parsed.into_module();
            let top = module.top;
            apply(host, &ctx, &mut module, top, passes)?;
            let mut output = Vec::new();
            let printed = print_module(
                &module.ir,
                top,
                PrintOptions::default(),
                &module.external_resources,
                &mut output,
            );
            printed.map_err(|error| error.to_string())?;
            let new = String::from_utf8_lossy(&output).trim_end().to_owned();
            Ok((trimmed(document, &section.range), new))
        }
        Scope::Operation => {
            let nothing = "there is no function or other isolated operation at the cursor";
            let (_, piece, index, _) = operation_at(document, offset).ok_or(nothing)?;
            let mut module = parsed.into_module();
            let region = module.ir.region(module.top, 0);
            let block = module.ir.first_block(region).ok_or(nothing)?;
            let op = module.ir.ops(block).nth(index).ok_or(nothing)?;
            apply(host, &ctx, &mut module, op, passes)?;
            let range = trimmed(document, &piece.range);
            let column = indentation(document.text.content().as_bytes(), range.start);
            let separator = format!("\n{}", " ".repeat(column));
            let new = op.display(&module.ir).to_string();
            Ok((range, new.lines().collect::<Vec<_>>().join(&separator)))
        }
    }
}

/// The range from its first token to its last one.
fn trimmed(document: &Document, range: &Range<u32>) -> Range<u32> {
    let tokens = &document.tokens;
    let first = tokens.partition_point(|token| token.start < range.start);
    let last = tokens.partition_point(|token| token.start < range.end);
    match tokens.get(first..last) {
        Some([only]) => only.start..only.end,
        Some([first, .., last]) => first.start..last.end,
        _ => range.clone(),
    }
}

fn apply(
    host: &Host<'_>,
    ctx: &Context,
    module: &mut ParsedModule,
    op: Op,
    passes: &str,
) -> Result<(), String> {
    let anchor = module.ir.name(op).as_str(ctx).to_owned();
    let mut pipeline = parse_pipeline(host.passes, host.name, &format!("{anchor}({passes})"))?;
    let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
    let outcome = config.run(&mut pipeline, ctx, &mut module.ir, op);
    if outcome.succeeded {
        return Ok(());
    }
    let errors = outcome.reports.iter().filter_map(|report| match report {
        Report::Diagnostic(Diagnostic { severity: Severity::Error, message, .. }) => Some(message.as_str()),
        _ => None,
    });
    let messages: Vec<&str> = errors.collect();
    Err(format!("'{passes}' failed: {}", messages.join("; ")))
}
