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
    let item = &index.items[index.item_at(at.lo)? as usize];
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
    // A description follows the summary.
    let is_summary = |span: &Span| {
        let mut words = text.slice(*span).split_whitespace();
        words.next() == Some("let") && words.next() == Some("summary")
    };
    let after = parts.body_items().into_iter().find(is_summary).map_or(body.lo, |span| span.hi);
    let is_one_line = !text.slice(body).contains('\n');
    let short = if field == "summary" { " let summary = \"\";" } else { " let description = [{}];" };
    Some((title, Span::new(after, after), if is_one_line { short.to_owned() } else { line }))
}
