//! Attributes that hold an enum's value, as text: `overflow<nsw, nuw>`, `dim x`.

use crate::context::{Attribute, Context};
use crate::text::{ParseResult, Parser, TokenKind};

/// An attribute whose one parameter is an enum's value.
#[derive(Debug)]
pub struct EnumAttrSpec {
    /// Its name in the dialect.
    pub mnemonic: &'static str,
    /// Whether the value stands in angle brackets.
    pub is_angled: bool,
    /// The enum in C++, which messages name.
    pub enum_name: &'static str,
    /// The cases as they are spelled.
    pub cases: &'static [&'static str],
    /// What stands between the cases of a set of bits, without blanks; none for an enum of which there is one case only.
    pub separator: Option<&'static str>,
    /// The attribute of the cases that are given with the separator between them.
    pub make: fn(&Context, &str) -> Option<Attribute>,
}

/// Reads an attribute of a dialect that has no others, mnemonic first.
///
/// # Errors
/// In MLIR's words.
pub fn parse(parser: &mut Parser<'_>, namespace: &str, known: &[EnumAttrSpec]) -> ParseResult<Attribute> {
    let Some(mnemonic) = parser.parse_optional_keyword() else {
        return Err(parser.wrong_token("expected valid keyword"));
    };
    let Some(spec) = known.iter().find(|spec| spec.mnemonic == mnemonic) else {
        return Err(parser.error_here(format!("unknown attribute `{mnemonic}` in dialect `{namespace}`")));
    };
    parse_body(parser, spec)
}

/// Reads an attribute of these from behind its mnemonic on.
///
/// # Errors
/// In MLIR's words.
pub fn parse_own(
    parser: &mut Parser<'_>,
    namespace: &str,
    mnemonic: &str,
    known: &[EnumAttrSpec],
) -> ParseResult<Attribute> {
    match known.iter().find(|spec| spec.mnemonic == mnemonic) {
        Some(spec) => parse_body(parser, spec),
        None => Err(parser.error_here(format!("unknown attribute `{mnemonic}` in dialect `{namespace}`"))),
    }
}

fn parse_body(parser: &mut Parser<'_>, spec: &EnumAttrSpec) -> ParseResult<Attribute> {
    if spec.is_angled {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
    }
    let start = parser.token().start;
    let mut names = String::new();
    loop {
        let Some(name) = parser.parse_optional_keyword_or_string() else {
            return Err(parser.wrong_token("expected valid keyword or string"));
        };
        names.push_str(&String::from_utf8_lossy(&name));
        let Some(separator) = spec.separator.filter(|separator| parser.spelling() == separator.as_bytes())
        else {
            break;
        };
        names.push_str(separator);
        parser.consume();
    }
    let Some(attribute) = (spec.make)(parser.context(), &names) else {
        let cases = spec.cases.join(", ");
        return Err(parser.error_at(start, format!("expected {} to be one of: {cases}", spec.enum_name)));
    };
    if spec.is_angled {
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
    }
    Ok(attribute)
}
