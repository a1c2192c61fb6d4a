//! The definitions of a registered dialect's types and attributes.

use ods_schema::format::{DefElement, DefPart, Element, word};

use super::{DefSpec, DefSyntax, ParamKind};
use crate::context::{Attribute, Context, Type};
use crate::text::Parser;

/// The definitions of a dialect's types and attributes, for lookups by mnemonic.
pub trait DialectDefinitions: Send + Sync {
    /// The definitions of its types.
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>];

    /// The definitions of its attributes.
    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>];
}

/// Whether the next token begins the own syntax of an attribute, without dialect and mnemonic: it is the
/// literal or a case of the enum that the declarative format begins with.
pub fn is_at_own_attribute(parser: &Parser<'_>, dialect: &str, mnemonic: &str) -> bool {
    let known = definitions(parser.context(), dialect).map(DialectDefinitions::attribute_definitions);
    let spec = known.and_then(|known| known.iter().find(|spec| spec.mnemonic == mnemonic));
    let Some(DefSpec { syntax: DefSyntax::Format(format), params, .. }) = spec else { return false };
    let is_blank = |element: &&DefElement<'_>| matches!(element, Element::Blank(_) | Element::Newline);
    match format.elements.iter().find(|element| !is_blank(element)) {
        Some(Element::Literal(text)) => parser.spelling() == word(text).as_bytes(),
        Some(Element::Part(DefPart::Param { index, .. })) => match params[*index].kind {
            ParamKind::Enum(cases) | ParamKind::EnumField(cases) => {
                let spelling = str::from_utf8(parser.spelling()).unwrap_or_default();
                parser.kind().is_identifier() && cases.parse(spelling).is_some()
            }
            _ => false,
        },
        _ => false,
    }
}

/// The definitions of a dialect; `None` if it is not registered.
pub(super) fn definitions<'c>(ctx: &'c Context, dialect: &str) -> Option<&'c dyn DialectDefinitions> {
    ctx.dialect(ctx.ident(dialect))?.model()
}
