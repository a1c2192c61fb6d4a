//! Paths of Rust in records.

use std::fmt;

use proc_macro2::Span;

use crate::rust::names::is_keyword;
use crate::rust::{Ident, ToTokens, TokenStream, quote};

/// A path of a type: `::my_directives::toy::Index`, `crate::toy::Index`, or relative to the author's module,
/// `Index`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RustPath {
    is_absolute: bool,
    segments: Vec<String>,
}

impl RustPath {
    /// Reads a path; `None` if the text is not a path of identifiers.
    pub(super) fn parse(text: &str) -> Option<RustPath> {
        let (is_absolute, rest) = match text.strip_prefix("::") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let segments: Vec<String> = rest.split("::").map(str::to_owned).collect();
        let num_roots = if is_absolute {
            0
        } else {
            segments.iter().take_while(|segment| *segment == "super").count().max(1)
        };
        let is_valid = |(index, segment): (usize, &String)| is_segment(segment, index < num_roots);
        let ends_in_item = segments.last().is_some_and(|last| is_segment(last, false));
        (segments.iter().enumerate().all(is_valid) && ends_in_item)
            .then_some(RustPath { is_absolute, segments })
    }

    /// The crate of an absolute path.
    pub fn root_crate(&self) -> Option<&str> {
        self.segments.first().filter(|_| self.is_absolute).map(String::as_str)
    }
}

impl fmt::Display for RustPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let root = if self.is_absolute { "::" } else { "" };
        write!(f, "{root}{}", self.segments.join("::"))
    }
}

/// Whether a word may be a segment; only leading ones may be `crate`, `self` or `super`.
fn is_segment(word: &str, is_root: bool) -> bool {
    let is_start = |c: char| c == '_' || c.is_ascii_alphabetic();
    let is_word = word.starts_with(is_start) && word.chars().all(|c| is_start(c) || c.is_ascii_digit());
    is_word && word != "_" && (!is_keyword(word) || is_root && matches!(word, "crate" | "self" | "super"))
}

impl ToTokens for RustPath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        // Generated items are in a module within the author's.
        let (root, segments) = match self.segments.split_first() {
            _ if self.is_absolute => (quote!(::), &self.segments[..]),
            Some((first, _)) if first == "crate" => (quote!(), &self.segments[..]),
            Some((first, rest)) if first == "self" => (quote!(super::), rest),
            _ => (quote!(super::), &self.segments[..]),
        };
        let segments = segments.iter().map(|segment| Ident::new(segment, Span::call_site()));
        tokens.extend(quote!(#root #(#segments)::*));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_types() {
        for (text, expected) in [
            ("Index", "super::Index"),
            ("::a::b::Index", "::a::b::Index"),
            ("crate::Index", "crate::Index"),
            ("super::super::Index", "super::super::super::Index"),
            ("self::a::Index", "super::a::Index"),
        ] {
            let path = RustPath::parse(text).expect(text);
            assert_eq!(quote!(#path).to_string().replace(' ', ""), expected);
        }
        for text in [
            "",
            "::",
            "a::",
            "a b",
            "a::crate",
            "crate",
            "::crate::A",
            "a.b",
            "1a",
            "_",
            "A<B>",
            "a::super::B",
        ] {
            assert_eq!(RustPath::parse(text), None, "{text}");
        }
    }
}
