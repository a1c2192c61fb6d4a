//! A list of elements during construction.

use bumpalo::Bump;
use ods_schema::format::Element;

/// Collects elements. Spaces become part of the adjacent literals.
pub(super) struct List<'a, P, A> {
    arena: &'a Bump,
    elements: Vec<Element<'a, P, A>>,
    text: Option<Text>,
}

/// The last element, while spaces can become part of it.
struct Text {
    is_literal: bool,
    text: String,
}

impl<'a, P: Copy, A: Copy> List<'a, P, A> {
    /// An empty list.
    pub(super) fn new(arena: &'a Bump) -> Self {
        List { arena, elements: Vec::new(), text: None }
    }

    /// Adds a space.
    pub(super) fn space(&mut self) {
        let text = self.text.get_or_insert_with(|| Text { is_literal: false, text: String::new() });
        text.text.push(' ');
    }

    /// Adds a literal.
    pub(super) fn literal(&mut self, literal: &str) {
        if self.text.as_ref().is_some_and(|text| text.is_literal) {
            self.flush();
        }
        let mut text = self.text.take().map_or_else(String::new, |blank| blank.text);
        text.push_str(literal);
        self.text = Some(Text { is_literal: true, text });
    }

    /// Adds a literal with a space before it.
    pub(super) fn spaced_literal(&mut self, literal: &str) {
        self.flush_literal();
        self.space();
        self.literal(literal);
    }

    /// Adds any other element.
    pub(super) fn push(&mut self, element: Element<'a, P, A>) {
        self.flush();
        self.elements.push(element);
    }

    /// The elements.
    pub(super) fn finish(mut self) -> &'a [Element<'a, P, A>] {
        self.flush();
        self.arena.alloc_slice_copy(&self.elements)
    }

    fn flush_literal(&mut self) {
        if self.text.as_ref().is_some_and(|text| text.is_literal) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        if let Some(Text { is_literal, text }) = self.text.take() {
            let text = self.arena.alloc_str(&text);
            self.elements.push(if is_literal { Element::Literal(text) } else { Element::Blank(text) });
        }
    }
}
