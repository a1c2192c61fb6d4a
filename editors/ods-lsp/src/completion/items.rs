//! Items of a list of completions.

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, InsertTextFormat, MarkupContent,
    MarkupKind, TextEdit,
};
use ods_parser::source::Span;
use rustc_hash::FxHashSet;
use serde_json::Value;

use crate::text::Text;
use crate::world::World;

/// Maximum number of items. If there are more, the client sends a new request with each character.
const MAX_ITEMS: usize = 400;

/// The distance of an item from the expected type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rank {
    /// Of the expected type.
    Expected,
    /// Of the definition that the cursor is in, or of the language.
    Near,
    /// From elsewhere.
    Far,
}

/// Completions of a word.
#[derive(Debug)]
pub(crate) struct Items {
    /// The text that an item replaces.
    span: Span,
    partial: String,
    has_snippets: bool,
    found: Vec<(Rank, CompletionItem)>,
    seen: FxHashSet<String>,
}

impl Items {
    /// No items yet, for the part of a word at a span.
    pub(crate) fn new(span: Span, partial: &str, has_snippets: bool) -> Items {
        Items {
            span,
            partial: partial.to_owned(),
            has_snippets,
            found: Vec::new(),
            seen: FxHashSet::default(),
        }
    }

    /// Whether the client can insert snippets.
    pub(crate) fn has_snippets(&self) -> bool {
        self.has_snippets
    }

    /// Adds an item, unless there is one of that name, or the word is none of its beginnings.
    pub(crate) fn add(
        &mut self,
        rank: Rank,
        label: &str,
        kind: CompletionItemKind,
        detail: String,
        snippet: Option<String>,
        documentation: Option<String>,
    ) {
        if !is_match(&self.partial, label) || !self.seen.insert(label.to_owned()) {
            return;
        }
        let snippet = snippet.filter(|_| self.has_snippets);
        let documentation = documentation.filter(|text| !text.is_empty());
        let item = CompletionItem {
            label: label.to_owned(),
            kind: Some(kind),
            detail: (!detail.is_empty()).then_some(detail),
            insert_text_format: snippet.as_ref().map(|_| InsertTextFormat::SNIPPET),
            insert_text: snippet,
            documentation: documentation.map(|value| {
                Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value })
            }),
            ..CompletionItem::default()
        };
        self.found.push((rank, item));
    }

    /// Adds an item whose documentation is resolved when it is shown.
    pub(crate) fn add_with_data(
        &mut self,
        rank: Rank,
        label: &str,
        kind: CompletionItemKind,
        detail: String,
        data: Value,
    ) {
        let before = self.found.len();
        self.add(rank, label, kind, detail, None, None);
        if let Some((_, item)) = self.found.get_mut(before) {
            item.data = Some(data);
        }
    }

    /// The items in the order in which they are shown, and whether there are more.
    pub(crate) fn finish(self, world: &World<'_>, text: &Text) -> (Vec<CompletionItem>, bool) {
        let Items { span, mut found, .. } = self;
        found.sort_by(|(a, left), (b, right)| (a, &left.label).cmp(&(b, &right.label)));
        let is_incomplete = found.len() > MAX_ITEMS;
        found.truncate(MAX_ITEMS);
        let range = text.range(span, world.encoding);
        let finished = found.into_iter().map(|(rank, mut item)| {
            item.sort_text = Some(format!("{}{}", rank as u8, item.label));
            let new_text = item.insert_text.take().unwrap_or_else(|| item.label.clone());
            item.text_edit = Some(CompletionTextEdit::Edit(TextEdit { range, new_text }));
            item
        });
        (finished.collect(), is_incomplete)
    }
}

/// Whether a word has the letters of a part in order, and begins with its first one.
fn is_match(partial: &str, word: &str) -> bool {
    let mut rest = word.chars();
    let is_start = match (partial.chars().next(), word.chars().next()) {
        (Some(a), Some(b)) => a.eq_ignore_ascii_case(&b),
        (None, _) => true,
        (Some(_), None) => false,
    };
    is_start && partial.chars().all(|wanted| rest.any(|c| c.eq_ignore_ascii_case(&wanted)))
}
