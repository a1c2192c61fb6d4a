//! Where generated items go, and what tokens stand for on their way there.

use std::cell::{Ref, RefCell};
use std::collections::BTreeMap;

use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};
use quote::quote;

/// The parts of the output, in their order in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Section {
    /// Imports, registration, and what the author writes by hand.
    Head,
    Enums,
    /// Interfaces, types, attributes and operations.
    Items,
    /// Rewrite rules and passes.
    Rules,
    Constraints,
}

/// Where items stand: those of a section in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place(pub(super) Section, pub(super) usize);

impl Place {
    /// The start of a section.
    pub(super) fn start(section: Section) -> Place {
        Place(section, 0)
    }

    /// A part of the operation of this number: behind interfaces, types and attributes.
    pub(super) fn of_operation(number: usize, part: OperationPart) -> Place {
        Place(Section::Items, 3 + number * 3 + part as usize)
    }
}

/// The items of an operation, in their order.
#[derive(Clone, Copy)]
pub(super) enum OperationPart {
    Handle,
    Functions,
    Rest,
}

/// Takes items as they are made, in any order; what is at one place comes at once.
pub(super) trait Sink {
    /// Takes items. `documentation` has the texts that numbers in the tokens stand for.
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

/// Tokens as one, so that quoting them in others copies none of them.
pub(super) fn whole(tokens: TokenStream) -> Group {
    Group::new(Delimiter::None, tokens)
}

/// The same tokens without what [`whole`] put around some.
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

/// How documentation stands in tokens.
pub(super) enum Documentation {
    /// As it is, for a proc macro.
    Written,
    /// As the number of a text that is kept here. Where tokens become text, making literals of a third of the output, and
    /// text of these again, would cost as much as much of the rest.
    Numbered(RefCell<Vec<String>>),
}

impl Documentation {
    /// With texts that are kept; none yet.
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

    /// The text that a number stands for; none when it is no number.
    pub(super) fn text(&self, number: &str) -> Option<Ref<'_, str>> {
        let Documentation::Numbered(texts) = self else { return None };
        let index: usize = number.parse().ok()?;
        Ref::filter_map(texts.borrow(), |texts| texts.get(index).map(String::as_str)).ok()
    }
}
