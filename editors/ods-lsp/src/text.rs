//! Texts of documents, with the spans of the language.
//!
//! **Invariant**: inside the crate, positions are byte offsets in one file. Spans of a `SourceMap` are
//! converted by `analysis`.

use std::ops::Deref;
use std::sync::Arc;

use lsp_text::EditableText;
use lsp_types::{Range, TextDocumentContentChangeEvent};
use ods_parser::source::Span;

pub(crate) use lsp_text::Encoding;

/// A text with the offsets of its lines. Spans that it takes and returns begin to count at 0.
#[derive(Debug)]
pub(crate) struct Text(lsp_text::Text);

impl Deref for Text {
    type Target = lsp_text::Text;

    fn deref(&self) -> &lsp_text::Text {
        &self.0
    }
}

impl Text {
    /// The text with its lines.
    pub(crate) fn new(content: Arc<String>) -> Text {
        Text(lsp_text::Text::new(content))
    }

    /// The text of a span; empty if it is none of this text.
    pub(crate) fn slice(&self, span: Span) -> &str {
        self.0.slice(span.lo..span.hi)
    }

    pub(crate) fn range(&self, span: Span, encoding: Encoding) -> Range {
        self.0.range(span.lo..span.hi, encoding)
    }

    pub(crate) fn span(&self, range: Range, encoding: Encoding) -> Span {
        let offsets = self.offsets(range, encoding);
        Span::new(offsets.start, offsets.end)
    }

    /// The comment lines directly above an offset's line, without their marks.
    pub(crate) fn comment_above(&self, offset: u32) -> String {
        let line = self.line_of(offset);
        let mut found = Vec::new();
        for above in (0..line).rev() {
            let Some(text) = self.0.slice(self.line(above)).trim_start().strip_prefix("//") else { break };
            let text = text.trim_start_matches('/');
            found.push(text.strip_prefix(' ').unwrap_or(text));
        }
        found.reverse();
        let is_rule =
            |line: &&str| !line.is_empty() && line.chars().all(|c| matches!(c, '-' | '=' | '/' | '*'));
        found.retain(|line| !is_rule(line));
        found.join("\n").trim().to_owned()
    }
}

impl EditableText for Text {
    fn from_content(content: Arc<String>) -> Text {
        Text::new(content)
    }

    fn apply(&self, change: &TextDocumentContentChangeEvent, encoding: Encoding) -> Text {
        Text(self.0.changed(change, encoding))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(content: &str) -> Text {
        Text::new(Arc::new(content.to_owned()))
    }

    #[test]
    fn comments_above_lose_marks_and_rules() {
        let text = text("x\n//===---===//\n// One.\n///  Two.\ndef A;");
        assert_eq!(text.comment_above(text.content().len() as u32 - 1), "One.\n Two.");
        assert_eq!(text.comment_above(0), "");
    }
}
