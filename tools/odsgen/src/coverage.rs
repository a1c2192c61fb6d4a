//! `check --coverage`: the functions that an author must provide, and members of C++ classes, which have no
//! form in Rust.

use ods_codegen::model::CppMembers;
use ods_codegen::rust::expr::{self, Report, first_use};
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::{SourceMap, Span};
use serde_json::json;

use crate::args::{CheckArgs, CoverageFormat};
use crate::exit::{EXIT_ERRORS, EXIT_OK, print};
use crate::report;

/// Lists the functions that the predicates of operations need, and reports predicates that cannot be read.
pub(crate) fn check(args: &CheckArgs, outcome: &Outcome) -> i32 {
    let show = |diagnostics: &[Diagnostic]| {
        report::show(diagnostics, &outcome.sources, args.read.format(), args.read.options.color);
    };
    let found = match expr::report(&outcome.records, &outcome.sources) {
        Ok(found) => found,
        Err(error) => {
            show(&[error]);
            return EXIT_ERRORS;
        }
    };
    let errors: Vec<_> = found.unreadable.iter().map(|error| error.diagnostic(&outcome.sources)).collect();
    show(&errors);
    let printed = match args.coverage {
        None => EXIT_OK,
        Some(CoverageFormat::Text) => print(text(&found, &outcome.sources).as_bytes()),
        Some(CoverageFormat::Json) => print(format!("{:#}\n", json(&found, &outcome.sources)).as_bytes()),
    };
    let is_wrong = !errors.is_empty() || (args.strict && !found.functions.is_empty());
    if is_wrong { EXIT_ERRORS } else { printed }
}

/// `file:line:column`
fn location(span: Span, sources: &SourceMap) -> String {
    let Some(file) = sources.file_of(span.lo).map(|id| sources.file(id)) else { return String::new() };
    match sources.line_column(span.lo) {
        Some(at) => format!("{}:{}:{}", file.path, at.line, at.column),
        None => file.path.clone(),
    }
}

fn text(report: &Report<'_>, sources: &SourceMap) -> String {
    let mut text = String::new();
    for missing in &report.functions {
        let (location, kind, function) =
            (location(first_use(missing), sources), missing.kind.name(), &missing.function);
        text += &format!("{location}: {kind} `{}`: write the function `{function}`\n", missing.cpp);
    }
    for CppMembers { definition, field, span } in &report.members {
        let location = location(*span, sources);
        text += &format!(
            "{location}: `{field}` of `{definition}`: write the members that are needed in an `impl`\n"
        );
    }
    let needy = report.operations.iter().filter(|op| !op.missing.is_empty()).count();
    text + &format!(
        "{} of {} operations need {} functions; {} of {} tests need none\n",
        needy,
        report.operations.len(),
        report.functions.len(),
        report.complete_tests,
        report.tests
    )
}

fn json(report: &Report<'_>, sources: &SourceMap) -> serde_json::Value {
    let functions = report.functions.iter().map(|missing| {
        json!({
            "kind": missing.kind.name(),
            "code": missing.cpp,
            "function": missing.function,
            "place": location(first_use(missing), sources),
        })
    });
    let members = report.members.iter().map(|members| {
        json!({
            "definition": members.definition,
            "field": members.field,
            "place": location(members.span, sources),
        })
    });
    let operations = report.operations.iter().map(|operation| {
        json!({
            "name": operation.name,
            "missing": operation.missing,
            "is_unreadable": operation.is_unreadable,
        })
    });
    json!({
        "functions": functions.collect::<Vec<_>>(),
        "members": members.collect::<Vec<_>>(),
        "operations": operations.collect::<Vec<_>>(),
        "texts": report.texts.len(),
        "unreadable": report.unreadable.iter().map(|error| error.piece.text).collect::<Vec<_>>(),
        "tests": report.tests,
        "complete_tests": report.complete_tests,
    })
}
