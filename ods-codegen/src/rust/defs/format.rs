//! Declarative formats of types and attributes as tables of steps.
//!
//! For `` `<` $width (`,` $space^)? `>` `` these are:
//!
//! ```text
//! parse: &[Literal("<"), Param(0), Group { first: &Literal(","), then: &[Param(1)], otherwise: &[] }, Literal(">")]
//! print: &[Text("<"), Param { index: 0, … }, Group { presence: &[1], then: &[Text(","), Param { index: 1, … }], … }, …]
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Def;
use super::by_hand::{ByHand, by_hand_parts};
use crate::format::literal;
use crate::format::model::Whitespace;
use crate::format::{DefArgument, DefElement, DefElementKind, DefFormat, DefGroup, StructField};
use crate::rust::names::ident;

/// A format as expressions.
pub(super) struct Tables {
    /// The steps of the parser.
    pub(super) parse: Vec<TokenStream>,
    /// The steps of the printer.
    pub(super) print: Vec<TokenStream>,
    /// The hand-written parts.
    pub(super) by_hand: Vec<ByHand>,
}

/// The tables of a format.
pub(super) fn tables(def: &Def<'_, '_>, format: &DefFormat<'_>) -> Tables {
    let by_hand = by_hand_parts(format);
    let mut parser = ParseSteps { def, by_hand: by_hand.iter() };
    let parse = parser.all(&format.elements);
    let mut printer =
        PrintSteps { def, by_hand: by_hand.iter(), wants_space: true, after_punctuation: false };
    let print = printer.all(&format.elements);
    Tables { parse, print, by_hand }
}

/// Makes the steps of a parser.
struct ParseSteps<'d, 'r> {
    def: &'d Def<'d, 'r>,
    /// The hand-written parts that come next.
    by_hand: std::slice::Iter<'d, ByHand>,
}

impl ParseSteps<'_, '_> {
    fn all(&mut self, elements: &[DefElement<'_>]) -> Vec<TokenStream> {
        elements.iter().filter_map(|element| self.step(element)).collect()
    }

    /// The step of an element; none for blanks.
    fn step(&mut self, element: &DefElement<'_>) -> Option<TokenStream> {
        Some(match &element.kind {
            DefElementKind::Whitespace(_) => return None,
            DefElementKind::Literal(text) => quote!(FormatParse::Literal(#text)),
            DefElementKind::Parameter(parameter) => {
                let index = parameter.index;
                quote!(FormatParse::Param(#index))
            }
            DefElementKind::Params(indices) => quote!(FormatParse::Params(&[#(#indices),*])),
            DefElementKind::Struct(fields) => {
                let fields: Vec<TokenStream> = fields.iter().map(|field| self.field(field)).collect();
                quote!(FormatParse::Struct(&[#(#fields),*]))
            }
            DefElementKind::Custom(_) => {
                let read = self.next_by_hand()?;
                quote!(FormatParse::Custom(#read))
            }
            DefElementKind::Group(group) => self.group(group)?,
        })
    }

    fn field(&mut self, field: &StructField<'_>) -> TokenStream {
        let index = field.parameter().index;
        let by_hand = matches!(field, StructField::Custom { .. }).then(|| self.next_by_hand()).flatten();
        match by_hand {
            Some(read) => quote!((#index, Some(#read))),
            None => quote!((#index, None)),
        }
    }

    fn next_by_hand(&mut self) -> Option<TokenStream> {
        self.by_hand.next().map(|part| part.reader(self.def))
    }

    fn group(&mut self, group: &DefGroup<'_>) -> Option<TokenStream> {
        let first = self.step(&group.then[group.first])?;
        let then = self.all(&group.then[group.first + 1..]);
        let otherwise = self.all(&group.otherwise);
        Some(
            quote!(FormatParse::Group { first: &#first, then: &[#(#then),*], otherwise: &[#(#otherwise),*] }),
        )
    }
}

/// Makes the steps of a printer. As in mlir-tblgen, blanks follow from the text of the format alone.
struct PrintSteps<'d, 'r> {
    def: &'d Def<'d, 'r>,
    by_hand: std::slice::Iter<'d, ByHand>,
    wants_space: bool,
    after_punctuation: bool,
}

/// Steps so far, and text that is to become one.
#[derive(Default)]
struct Written {
    steps: Vec<TokenStream>,
    text: String,
}

impl Written {
    fn step(&mut self, step: TokenStream) {
        self.flush();
        self.steps.push(step);
    }

    fn flush(&mut self) {
        if !self.text.is_empty() {
            let text = std::mem::take(&mut self.text);
            self.steps.push(quote!(FormatPrint::Text(#text)));
        }
    }
}

impl PrintSteps<'_, '_> {
    fn all(&mut self, elements: &[DefElement<'_>]) -> Vec<TokenStream> {
        let mut written = Written::default();
        for element in elements {
            self.step(element, &mut written);
        }
        written.flush();
        written.steps
    }

    /// Whether a blank stands before a part that is no literal.
    fn space(&mut self) -> bool {
        let space = self.wants_space || !self.after_punctuation;
        self.wants_space = true;
        self.after_punctuation = false;
        space
    }

    fn step(&mut self, element: &DefElement<'_>, written: &mut Written) {
        match &element.kind {
            DefElementKind::Literal(text) => {
                if self.wants_space && literal::has_space_before(text, self.after_punctuation) {
                    written.text.push(' ');
                }
                written.text.push_str(text);
                self.wants_space = !literal::is_opening(text);
                self.after_punctuation = !literal::is_keyword(text);
            }
            DefElementKind::Whitespace(blank) => {
                match blank {
                    Whitespace::Space => written.text.push(' '),
                    Whitespace::Newline => written.text.push('\n'),
                    Whitespace::Nothing => self.after_punctuation = true,
                }
                self.wants_space = false;
            }
            DefElementKind::Parameter(parameter) => {
                let (index, is_qualified, space) = (parameter.index, parameter.is_qualified, self.space());
                written.step(
                    quote!(FormatPrint::Param { index: #index, space: #space, is_qualified: #is_qualified }),
                );
            }
            DefElementKind::Params(indices) if indices.is_empty() => {}
            DefElementKind::Params(indices) => {
                let space = self.space();
                written.step(quote!(FormatPrint::Params { indices: &[#(#indices),*], space: #space }));
            }
            DefElementKind::Struct(fields) => {
                let space = self.space();
                let fields: Vec<TokenStream> = fields.iter().map(|field| self.field(field)).collect();
                written.step(quote!(FormatPrint::Struct { fields: &[#(#fields),*], space: #space }));
            }
            DefElementKind::Custom(_) => {
                if self.space() {
                    written.text.push(' ');
                }
                if let Some(print) = self.next_by_hand() {
                    written.step(quote!(FormatPrint::Custom(#print)));
                }
            }
            DefElementKind::Group(group) => {
                let group = self.group(group);
                written.step(group);
            }
        }
    }

    fn next_by_hand(&mut self) -> Option<TokenStream> {
        self.by_hand.next().map(|part| part.printer(self.def))
    }

    fn field(&mut self, field: &StructField<'_>) -> TokenStream {
        let index = field.parameter().index;
        let by_hand = matches!(field, StructField::Custom { .. }).then(|| self.next_by_hand()).flatten();
        match by_hand {
            Some(print) => quote!((#index, Some(#print))),
            None => quote!((#index, None)),
        }
    }

    fn group(&mut self, group: &DefGroup<'_>) -> TokenStream {
        let anchor = match group.anchor.is_inverted {
            true => &group.otherwise[group.anchor.index],
            false => &group.then[group.anchor.index],
        };
        let presence = presence(&anchor.kind);
        let is_inverted = group.anchor.is_inverted;
        let before = (self.wants_space, self.after_punctuation);
        let then = self.all(&group.then);
        // The second branch goes on where the first one began.
        (self.wants_space, self.after_punctuation) = before;
        let otherwise = self.all(&group.otherwise);
        quote! {
            FormatPrint::Group {
                presence: &[#(#presence),*],
                is_inverted: #is_inverted,
                then: &[#(#then),*],
                otherwise: &[#(#otherwise),*],
            }
        }
    }
}

/// The parameters whose presence an anchor stands for.
fn presence(anchor: &DefElementKind<'_>) -> Vec<usize> {
    match anchor {
        DefElementKind::Parameter(parameter) => vec![parameter.index],
        DefElementKind::Params(indices) => indices.clone(),
        DefElementKind::Struct(fields) => fields.iter().map(|field| field.parameter().index).collect(),
        DefElementKind::Custom(custom) => {
            let bound = custom.arguments.iter().filter_map(|argument| match argument {
                DefArgument::Bound(parameter) => Some(parameter.index),
                DefArgument::Ref(_) | DefArgument::Code(_) => None,
            });
            bound.collect()
        }
        DefElementKind::Literal(_) | DefElementKind::Whitespace(_) | DefElementKind::Group(_) => Vec::new(),
    }
}

/// The name of the trait for the hand-written parts of a format.
pub(super) fn syntax_trait(handle: &Ident) -> Ident {
    ident(&format!("{handle}Syntax"))
}
