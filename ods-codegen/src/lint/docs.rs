//! Documentation: missing summaries and descriptions, and the style of summaries.

use super::{Edit, Lints};
use crate::model::{self, DefKind, InterfaceKind, Pass, Piece};
use crate::{RecordRef, Span, codes};

pub(super) fn lint(lints: &mut Lints<'_, '_>) {
    dialects(lints);
    operations(lints);
    defs(lints);
    enums(lints);
    interfaces(lints);
    let passes: Vec<Pass<'_>> = model::own_passes(lints.records, lints.sources).collect();
    for pass in passes {
        self::pass(lints, pass);
    }
}

fn dialects(lints: &mut Lints<'_, '_>) {
    for dialect in model::dialects(lints.records) {
        if !lints.is_own(dialect.record()) {
            continue;
        }
        if dialect.description().trim().is_empty() {
            summary(
                lints,
                dialect.record(),
                "dialect",
                dialect.name().unwrap_or_default(),
                dialect.summary_piece(),
            );
        } else if let Some(piece) = dialect.summary_piece() {
            style(lints, dialect.record(), piece);
        }
    }
}

fn operations(lints: &mut Lints<'_, '_>) {
    for operation in lints.operations() {
        let (record, name) = (operation.record, operation.name());
        summary(lints, record, "operation", &name, operation.summary_piece());
        description(
            lints,
            record,
            &format!("operation '{name}'"),
            operation.description().unwrap_or_default(),
        );
    }
}

fn defs(lints: &mut Lints<'_, '_>) {
    for (kind, noun) in [(DefKind::Type, "type"), (DefKind::Attr, "attribute")] {
        for def in lints.defs(kind) {
            let name = def.cpp_class_name().unwrap_or_default();
            let has_description = def.description().is_ok_and(|text| !text.trim().is_empty());
            if !has_description || !def.summary().unwrap_or_default().trim().is_empty() {
                summary(lints, def.record(), noun, name, def.summary_piece());
            }
        }
    }
}

fn enums(lints: &mut Lints<'_, '_>) {
    for definition in model::enums(lints.records) {
        if lints.is_own(definition.record()) {
            let name = definition.class_name().unwrap_or_default();
            summary(lints, definition.record(), "enum", name, definition.summary_piece());
        }
    }
}

fn interfaces(lints: &mut Lints<'_, '_>) {
    for kind in InterfaceKind::ALL {
        let all: Vec<_> = model::interfaces(lints.records, kind).collect();
        for interface in
            all.into_iter().filter(|interface| lints.sources.is_in_main_file(interface.record().span()))
        {
            let (_, name) = interface.qualified_name();
            let text = interface.description().unwrap_or_default();
            description(lints, interface.record(), &format!("interface '{name}'"), text);
            for method in interface.methods().unwrap_or_default() {
                let subject = format!("method '{name}::{}'", method.name().unwrap_or_default());
                description(lints, interface.record(), &subject, method.description().unwrap_or_default());
            }
        }
    }
}

fn pass(lints: &mut Lints<'_, '_>, pass: Pass<'_>) {
    let (record, name) = (pass.record(), pass.argument().unwrap_or_default());
    summary(lints, record, "pass", name, pass.summary_piece());
    description(lints, record, &format!("pass '{name}'"), pass.description().unwrap_or_default());
    for option in pass.options().unwrap_or_default() {
        let subject = format!("option '{}' of pass '{name}'", option.argument().unwrap_or_default());
        description(lints, record, &subject, option.description().unwrap_or_default());
    }
    for statistic in pass.statistics().unwrap_or_default() {
        let subject = format!("statistic '{}' of pass '{name}'", statistic.name().unwrap_or_default());
        description(lints, record, &subject, statistic.description().unwrap_or_default());
    }
}

fn description(lints: &mut Lints<'_, '_>, record: RecordRef<'_>, subject: &str, text: &str) {
    if text.trim().is_empty() {
        lints.report(codes::MISSING_DESCRIPTION, record, format!("{subject} has no description"), "");
    }
}

fn summary(
    lints: &mut Lints<'_, '_>,
    record: RecordRef<'_>,
    noun: &str,
    name: &str,
    text: Option<Piece<'_>>,
) {
    match text.filter(|text| !text.is_empty()) {
        Some(text) => style(lints, record, text),
        None => {
            let message = format!("{noun} '{name}' has no summary");
            let help = "add 'let summary = \"…\";', one line without a full stop";
            lints.report(codes::MISSING_SUMMARY, record, message, help);
        }
    }
}

/// A summary is one line without a full stop.
fn style(lints: &mut Lints<'_, '_>, record: RecordRef<'_>, summary: Piece<'_>) {
    let text = summary.text.trim();
    let message = if text.contains('\n') {
        "the summary has several lines"
    } else if ends_sentence(text) {
        "the summary ends with a full stop"
    } else if text.len() != summary.text.len() {
        "the summary has whitespace around it"
    } else {
        return;
    };
    let fix = (!text.contains('\n')).then(|| replacement(lints, summary)).flatten();
    let help = if text.contains('\n') { "move details to the description" } else { "" };
    let message = format!("{message}: '{}'", text.lines().next().unwrap_or_default());
    let is_written = lints.is_own(record) && !summary.span.is_none();
    let span = if is_written { summary.span } else { record.span() };
    lints.report_at(codes::SUMMARY_STYLE, record, span, message, help, fix);
}

/// Whether a text ends with a full stop that does not belong to an abbreviation.
fn ends_sentence(text: &str) -> bool {
    const ABBREVIATIONS: [&str; 3] = ["etc.", "..", "e.g."];
    text.ends_with('.') && !ABBREVIATIONS.iter().any(|end| text.ends_with(end))
}

/// The edit of a summary that is written as one literal.
fn replacement(lints: &Lints<'_, '_>, summary: Piece<'_>) -> Option<Edit> {
    let written = lints.sources.text(summary.span);
    let text = written.strip_prefix('"')?.strip_suffix('"')?;
    if text != summary.text || !lints.sources.is_in_main_file(summary.span) {
        return None;
    }
    let trimmed = text.trim();
    let kept = if ends_sentence(trimmed) { trimmed.trim_end_matches('.').trim_end() } else { trimmed };
    let span = Span::new(summary.span.lo + 1, summary.span.hi - 1);
    (!kept.is_empty()).then(|| Edit { span, text: kept.to_owned(), is_safe: true })
}
