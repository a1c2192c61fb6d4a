//! Positions of generated items in the output, and placeholders in their tokens.

use std::cell::{Ref, RefCell};
use std::collections::BTreeMap;

use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};
use quote::quote;

/// The sections of the output, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Section {
    /// Imports, registration, and user-provided traits.
    Head,
    Enums,
    /// Interfaces, types, attributes and operations.
    Items,
    /// Rewrite rules and passes.
    Rules,
    Constraints,
}

/// The position of items: those of a section are ordered by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place(pub(super) Section, pub(super) usize);

impl Place {
    /// The start of a section.
    pub(super) fn start(section: Section) -> Place {
        Place(section, 0)
    }

    /// A part of the operation with this index: after interfaces, types and attributes.
    pub(super) fn of_operation(number: usize, part: OperationPart) -> Place {
        Place(Section::Items, 3 + number * 3 + part as usize)
    }
}

/// The items of an operation, in order.
#[derive(Clone, Copy)]
pub(super) enum OperationPart {
    Handle,
    Functions,
    Rest,
}

/// Receives items as they are built, in any order; the items of one place are added at once.
pub(super) trait Sink {
    /// Adds items. `documentation` has the texts of the numbers in their tokens.
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation);
}

/// All items by their places.
#[derive(Default)]
pub(super) struct Sections(BTreeMap<Place, TokenStream>);

impl Sink for Sections {
    fn add(&mut self, place: Place, items: TokenStream, _: &Documentation) {
        self.0.insert(place, dissolved(items));
    }
}

impl Sections {
    /// All items.
    pub(super) fn tokens(self) -> TokenStream {
        self.0.into_values().collect()
    }
}

/// Tokens as one group, so that quoting them in other tokens does not copy them.
pub(super) fn whole(tokens: TokenStream) -> Group {
    Group::new(Delimiter::None, tokens)
}

/// The same tokens without the groups of [`whole`].
fn dissolved(tokens: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let inner = dissolved(group.stream());
                match group.delimiter() {
                    Delimiter::None => out.extend(inner),
                    delimiter => {
                        let mut again = Group::new(delimiter, inner);
                        again.set_span(group.span());
                        out.extend([again]);
                    }
                }
            }
            other => out.extend([other]),
        }
    }
    out
}

/// The form of documentation in tokens.
pub(super) enum Documentation {
    /// Literals, for a proc macro.
    Written,
    /// Numbers of texts that are kept here. If tokens become text, a third of the output would become literals and text again,
    /// at as much cost as much of the rest.
    Numbered(RefCell<Vec<String>>),
}

impl Documentation {
    /// Creates an empty collection of texts.
    pub(super) fn numbered() -> Documentation {
        Documentation::Numbered(RefCell::default())
    }

    /// `#[doc = "…"]`, or `#[doc = 3]` for a text that is kept.
    pub(super) fn attribute(&self, text: String) -> TokenStream {
        let Documentation::Numbered(texts) = self else { return quote! { #[doc = #text] } };
        let mut texts = texts.borrow_mut();
        texts.push(text);
        let number = Literal::usize_unsuffixed(texts.len() - 1);
        quote! { #[doc = #number] }
    }

    /// The text with a number; `None` if `number` is not the number of a text.
    pub(super) fn text(&self, number: &str) -> Option<Ref<'_, str>> {
        let Documentation::Numbered(texts) = self else { return None };
        let index: usize = number.parse().ok()?;
        Ref::filter_map(texts.borrow(), |texts| texts.get(index).map(String::as_str)).ok()
    }
}
