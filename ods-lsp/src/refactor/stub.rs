//! Texts that a definition lacks, for its author to fill in.

use ods_parser::diagnostics::Code;
use ods_parser::source::Span;

use super::parts::Parts;
use crate::index::FileIndex;
use crate::text::Text;

/// The code of a definition without a summary.
const MISSING_SUMMARY: Code = Code(400);
/// The code of a definition without a description.
const MISSING_DESCRIPTION: Code = Code(401);

/// Title, replaced span and text of the fix that adds what a finding at a span misses; none for other findings.
pub(crate) fn stub(text: &Text, index: &FileIndex, code: Code, at: Span) -> Option<(String, Span, String)> {
    let field = match code {
        MISSING_SUMMARY => "summary",
        MISSING_DESCRIPTION => "description",
        _ => return None,
    };
    // Findings about values in a definition, such as options of a pass, are not about its own fields.
    let item = index.items.iter().find(|item| item.name_span.lo == at.lo)?;
    let parts = Parts::new(text, item.span, item.name_span.hi)?;
    let line = text.slice(Span::new(0, item.span.lo)).rsplit('\n').next().unwrap_or_default();
    let indentation = &line[..line.len() - line.trim_start().len()];
    let line = match field {
        "summary" => format!("\n{indentation}  let summary = \"\";"),
        _ => format!("\n{indentation}  let description = [{{\n{indentation}    \n{indentation}  }}];"),
    };
    let title = format!("Add a {field}");
    let Some(body) = parts.body else {
        let end = Span::new(item.span.hi.saturating_sub(1), item.span.hi);
        return Some((title, end, format!(" {{{line}\n{indentation}}}")));
    };
    let sets = |span: &Span, field: &str| {
        let mut words = text.slice(*span).split_whitespace();
        words.next() == Some("let") && words.next() == Some(field)
    };
    let items = parts.body_items();
    // One that is empty is not set a second time.
    if items.iter().any(|span| sets(span, field)) {
        return None;
    }
    // A description follows the summary.
    let after = items.iter().find(|span| sets(span, "summary")).map_or(body.lo, |span| span.hi);
    let is_one_line = !text.slice(body).contains('\n');
    let short = if field == "summary" { " let summary = \"\";" } else { " let description = [{}];" };
    Some((title, Span::new(after, after), if is_one_line { short.to_owned() } else { line }))
}
