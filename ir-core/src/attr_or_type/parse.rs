//! Parsing types, attributes and their parameters.

use super::numbers::{parse_dense_array_list, parse_optional_bool, parse_optional_integer};
use super::{DefSpec, DefStorage, DefSyntax, EnumSpec, Interned, Param, ParamDefault, ParamKind};
use crate::context::classes::{builtin_class, wrong_class};
use crate::context::{AttrKind, Attribute, Type};
use crate::num::{ApFloat, ApInt, FloatSemantics};
use crate::text::{ParseResult, Parser, TokenKind};

/// Parses a type of a dialect, starting at the mnemonic.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_type(
    parser: &mut Parser<'_>,
    namespace: &str,
    known: &[&'static DefSpec<Type>],
) -> ParseResult<Type> {
    parse_named(parser, namespace, known, None)
}

/// Parses an attribute of a dialect, starting at the mnemonic. `ty` is the type that the context requires.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_attribute(
    parser: &mut Parser<'_>,
    namespace: &str,
    known: &[&'static DefSpec<Attribute>],
    ty: Option<Type>,
) -> ParseResult<Attribute> {
    parse_named(parser, namespace, known, ty)
}

/// Parses a type or attribute of a dialect, after its mnemonic. `ty` is the required type of an attribute.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_own<H: Parsed>(
    parser: &mut Parser<'_>,
    namespace: &str,
    mnemonic: &str,
    known: &[&'static DefSpec<H>],
    ty: Option<Type>,
) -> ParseResult<H> {
    let start = parser.token().start;
    parse_known(parser, start, namespace, mnemonic, known, ty)
}

/// Parses a mnemonic and its parameters.
fn parse_named<H: Parsed>(
    parser: &mut Parser<'_>,
    namespace: &str,
    known: &[&'static DefSpec<H>],
    ty: Option<Type>,
) -> ParseResult<H> {
    let start = parser.token().start;
    let Some(mnemonic) = parser.parse_optional_keyword() else {
        return Err(parser.definition_error_here("expected valid keyword"));
    };
    parse_known(parser, start, namespace, mnemonic, known, ty)
}

/// Parses the syntax after a mnemonic. An unknown mnemonic is an error at `start`.
fn parse_known<H: Parsed>(
    parser: &mut Parser<'_>,
    start: u32,
    namespace: &str,
    mnemonic: &str,
    known: &[&'static DefSpec<H>],
    ty: Option<Type>,
) -> ParseResult<H> {
    match known.iter().copied().find(|spec| spec.mnemonic == mnemonic) {
        Some(spec) => parse_body(parser, spec, ty),
        None => {
            let message = format!("unknown {} `{mnemonic}` in dialect `{namespace}`", H::CLASS);
            Err(parser.definition_error_at(start, message))
        }
    }
}

/// Parses a type or attribute without its dialect and mnemonic, or a qualified one.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_stripped<H: Parsed>(
    parser: &mut Parser<'_>,
    spec: &'static DefSpec<H>,
    ty: Option<Type>,
) -> ParseResult<H> {
    let start = parser.token().start;
    if !parser.is_at(H::PREFIX) && !matches!(spec.syntax, DefSyntax::Nothing if spec.mnemonic.is_empty()) {
        return parse_body(parser, spec, ty);
    }
    let found = H::parse_whole(parser, ty)?;
    match found.def_storage(parser.context()) {
        Some(storage) if storage.spec().is(spec) => Ok(found),
        _ => Err(parser.definition_error_at(start, H::INVALID)),
    }
}

/// The differences between parsing types and attributes.
pub trait Parsed: Interned {
    /// The first token of a qualified one.
    const PREFIX: TokenKind;
    /// The class as messages about unknown mnemonics name it, with MLIR's spaces.
    const CLASS: &'static str;
    /// The message about one of another definition.
    const INVALID: &'static str;

    /// Parses any type or attribute.
    ///
    /// # Errors
    /// With MLIR's messages.
    fn parse_whole(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Self>;
}

impl Parsed for Type {
    const PREFIX: TokenKind = TokenKind::ExclamationId;
    const CLASS: &'static str = " type";
    const INVALID: &'static str = "invalid kind of type specified";

    fn parse_whole(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Type> {
        parser.parse_type()
    }
}

impl Parsed for Attribute {
    const PREFIX: TokenKind = TokenKind::HashId;
    const CLASS: &'static str = "attribute";
    const INVALID: &'static str = "invalid kind of attribute specified";

    fn parse_whole(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        parser.parse_attribute(ty)
    }
}

/// Parses the syntax after a mnemonic.
fn parse_body<H: Interned>(
    parser: &mut Parser<'_>,
    spec: &'static DefSpec<H>,
    ty: Option<Type>,
) -> ParseResult<H> {
    let start = parser.token().start;
    let mut values: Vec<Option<Param>> = spec.params.iter().map(|_| None).collect();
    for (param, value) in spec.params.iter().zip(&mut values) {
        if let ParamDefault::SelfType(_) = param.default {
            *value = ty.map(|ty| self_type(parser, &param.kind, ty, start)).transpose()?;
        }
    }
    match spec.syntax {
        DefSyntax::Custom { parse, .. } => return parser.nested(|parser| parse(parser, ty)),
        DefSyntax::Params { parse, .. } => {
            let params = parser.nested(parse)?;
            if params.len() != spec.params.len() {
                let (parsed, expected) = (params.len(), spec.params.len());
                let message = format!("{} has {expected} parameters, and its syntax {parsed}", spec.name);
                return Err(parser.definition_error_at(start, message));
            }
            values = params.into_iter().map(Some).collect();
        }
        DefSyntax::Nothing => {}
        DefSyntax::Format(format) => {
            parser.nested(|parser| format.parse(parser, spec.name, spec.params, &mut values))?;
        }
    }
    let mut params = Vec::with_capacity(values.len());
    for (param, value) in spec.params.iter().zip(values) {
        match value.or_else(|| param.default.value(parser.context())) {
            Some(value) => params.push(value),
            None => {
                let message = format!("{} parameter '{}' has no value here", spec.name, param.name);
                return Err(parser.definition_error_at(start, message));
            }
        }
    }
    if let Some(verify) = spec.verify {
        parser.verify_definition(start, |ctx, emit_error| verify(ctx, emit_error, &params))?;
    }
    Ok(H::intern(parser.context(), DefStorage::new(spec, params.into())))
}

/// The required type as the value of the self type parameter.
fn self_type(parser: &mut Parser<'_>, kind: &ParamKind, ty: Type, start: u32) -> ParseResult<Param> {
    let ctx = parser.context();
    let is_right = match kind {
        ParamKind::TypeOf(accepts) => accepts(ctx, ty),
        ParamKind::Type(spec) => ty.def_storage(ctx).is_some_and(|storage| storage.spec().is(spec())),
        _ => true,
    };
    if is_right { Ok(Param::Type(ty)) } else { Err(parser.definition_error_at(start, Type::INVALID)) }
}

/// Parses a parameter.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_param(parser: &mut Parser<'_>, kind: &ParamKind) -> ParseResult<Param> {
    let start = parser.token().start;
    match kind {
        ParamKind::Integer { width, is_signed } => {
            let value = parse_optional_integer(parser, *width, *is_signed)?;
            value.map(Param::Int).ok_or_else(|| parser.definition_error_here("expected integer value"))
        }
        ParamKind::Bool => {
            let value = parse_optional_bool(parser)?;
            value.map(Param::Int).ok_or_else(|| parser.definition_error_here("expected integer value"))
        }
        ParamKind::Str | ParamKind::BareStr => match parser.parse_optional_string() {
            Some(text) => Ok(Param::Str(parser.context().ident_bytes(&text))),
            None => Err(parser.definition_error_here("expected string")),
        },
        ParamKind::AnyType => parser.parse_type().map(Param::Type),
        ParamKind::Type(spec) => parse_stripped(parser, spec(), None).map(Param::Type),
        ParamKind::TypeOf(accepts) => {
            let ty = parser.parse_type()?;
            let ctx = parser.context();
            if accepts(ctx, ty) {
                return Ok(Param::Type(ty));
            }
            let message = wrong_class(ctx, builtin_class(ctx, *accepts), ty);
            Err(parser.definition_error_at(start, message))
        }
        ParamKind::AnyAttribute => parser.parse_attribute(None).map(Param::Attribute),
        ParamKind::Attribute(spec) => parse_stripped(parser, spec(), None).map(Param::Attribute),
        ParamKind::AttributeOf(accepts) => {
            let attribute = parser.parse_attribute(None)?;
            if accepts(parser.context(), attribute) {
                Ok(Param::Attribute(attribute))
            } else {
                Err(parser.definition_error_at(start, Attribute::INVALID))
            }
        }
        ParamKind::DenseArray(element) => parse_dense_array(parser, *element).map(Param::Attribute),
        ParamKind::ApInt => parse_ap_int(parser),
        ParamKind::ApFloat => parse_ap_float(parser),
        ParamKind::AffineMap => parser.parse_affine_map().map(Param::AffineMap),
        ParamKind::IntegerSet => parser.parse_integer_set().map(Param::IntegerSet),
        ParamKind::Location => parser.parse_location().map(Param::Location),
        ParamKind::Enum(spec) => parse_enum(parser, spec),
        ParamKind::EnumField(spec) => parse_enum_field(parser, spec),
        ParamKind::List(element) => {
            let mut values = Vec::new();
            parser.parse_elements(|parser| parse_param(parser, element).map(|value| values.push(value)))?;
            Ok(Param::list(values))
        }
        ParamKind::Optional(inner) => Ok(parse_optional_param(parser, inner)?.unwrap_or(Param::Absent)),
        ParamKind::Other { parse, .. } => parse(parser),
    }
}

/// Parses a parameter if one is next.
///
/// # Errors
/// With MLIR's messages.
pub fn parse_optional_param(parser: &mut Parser<'_>, kind: &ParamKind) -> ParseResult<Option<Param>> {
    match kind {
        ParamKind::Integer { width, is_signed } => {
            Ok(parse_optional_integer(parser, *width, *is_signed)?.map(Param::Int))
        }
        ParamKind::Bool => Ok(parse_optional_bool(parser)?.map(Param::Int)),
        ParamKind::AnyType | ParamKind::Type(_) | ParamKind::TypeOf(_) if !parser.is_at_type() => Ok(None),
        ParamKind::AnyAttribute | ParamKind::Attribute(_) | ParamKind::AttributeOf(_) => {
            let start = parser.token().start;
            let Some(found) = parser.parse_optional_attribute()? else { return Ok(None) };
            let ctx = parser.context();
            let is_right = match kind {
                ParamKind::Attribute(spec) => {
                    found.def_storage(ctx).is_some_and(|storage| storage.spec().is(spec()))
                }
                ParamKind::AttributeOf(accepts) => accepts(ctx, found),
                _ => true,
            };
            if is_right {
                Ok(Some(Param::Attribute(found)))
            } else {
                Err(parser.definition_error_at(start, Attribute::INVALID))
            }
        }
        ParamKind::EnumField(spec) if spec.separator.is_some() && !spec.is_quoted => {
            if parser.kind().is_identifier() { parse_param(parser, kind).map(Some) } else { Ok(None) }
        }
        ParamKind::EnumField(spec) => {
            let start = parser.token().start;
            match parser.parse_optional_keyword_or_string() {
                None => Ok(None),
                Some(text) => symbolize(parser, spec, start, &String::from_utf8_lossy(&text)).map(Some),
            }
        }
        _ => parse_param(parser, kind).map(Some),
    }
}

/// Parses an enum value; for a bit enum, cases with the separator between them.
fn parse_enum(parser: &mut Parser<'_>, spec: &'static EnumSpec) -> ParseResult<Param> {
    let start = parser.token().start;
    let separator = spec.separator.map(str::trim);
    let mut value = 0;
    loop {
        let Some(name) = parser.parse_optional_keyword_or_string() else {
            return Err(parser.definition_error_here("expected valid keyword or string"));
        };
        let name = String::from_utf8_lossy(&name);
        // An unknown case is reported at its location, regardless of later tokens.
        let Some(found) = spec.parse(&name) else {
            let message = format!("expected {} to be one of: {}", spec.cpp, spec.spellings());
            return Err(parser.definition_error_at(start, message));
        };
        value |= found;
        if separator.is_none_or(|separator| parser.spelling() != separator.as_bytes()) {
            return Ok(Param::Int(value as i64));
        }
        parser.consume();
    }
}

/// Parses an enum value that is one keyword or string.
fn parse_enum_field(parser: &mut Parser<'_>, spec: &'static EnumSpec) -> ParseResult<Param> {
    if let Some(separator) = spec.separator.filter(|_| !spec.is_quoted) {
        return parse_enum_words(parser, spec, separator.trim());
    }
    let start = parser.token().start;
    let Some(text) = parser.parse_optional_keyword_or_string() else {
        return Err(parser.definition_error_at(start, format!("expected keyword for {}", spec.summary)));
    };
    symbolize(parser, spec, start, &String::from_utf8_lossy(&text))
}

/// Parses the cases of a bit enum as keywords with a separator between them.
fn parse_enum_words(parser: &mut Parser<'_>, spec: &'static EnumSpec, separator: &str) -> ParseResult<Param> {
    let mut bits = 0;
    loop {
        let start = parser.token().start;
        let Some(word) = parser.parse_optional_keyword() else {
            return Err(parser.definition_error_at(start, format!("expected keyword for {}", spec.summary)));
        };
        if let Param::Int(found) = symbolize(parser, spec, start, word)? {
            bits |= found;
        }
        if parser.spelling() != separator.as_bytes() {
            return Ok(Param::Int(bits));
        }
        parser.consume();
    }
}

fn symbolize(parser: &mut Parser<'_>, spec: &'static EnumSpec, start: u32, text: &str) -> ParseResult<Param> {
    match spec.parse(text) {
        Some(value) => Ok(Param::Int(value as i64)),
        None => {
            let (cases, summary) = (spec.spellings(), spec.summary);
            let message = format!("expected one of [{cases}] for {summary}, got: {text}");
            Err(parser.definition_error_at(start, message))
        }
    }
}

/// Parses `[1, 2]`, or a qualified attribute.
fn parse_dense_array(parser: &mut Parser<'_>, element: Type) -> ParseResult<Attribute> {
    let start = parser.token().start;
    if parser.is_at(TokenKind::HashId) {
        let found = parser.parse_attribute(None)?;
        return match found.kind(parser.context()) {
            AttrKind::DenseArray { element: stored, .. } if stored == element => Ok(found),
            _ => Err(parser.definition_error_at(start, Attribute::INVALID)),
        };
    }
    parse_dense_array_list(parser, element)
}

/// Parses an integer. Its digits determine its width.
fn parse_ap_int(parser: &mut Parser<'_>) -> ParseResult<Param> {
    let start = parser.token().start;
    if parser.is_at(TokenKind::KwTrue) || parser.is_at(TokenKind::KwFalse) {
        let value = u64::from(parser.is_at(TokenKind::KwTrue));
        parser.consume();
        return Ok(Param::ApInt(ApInt::new(1, value)));
    }
    let is_negative = parser.consume_if(TokenKind::Minus);
    let token = parser.token();
    if !is_negative && !parser.is_at(TokenKind::Integer) {
        return Err(parser.definition_error_here("expected integer value"));
    }
    parser.parse_token(TokenKind::Integer, "expected integer value")?;
    let spelling = String::from_utf8_lossy(parser.bytes(token)).into_owned();
    let digits = spelling.strip_prefix("0x").unwrap_or(&spelling).len() as u32;
    match ApInt::from_literal(4 * digits + 1, false, false, &spelling) {
        Ok(value) => {
            let width = (4 * digits).max(value.active_bits() + 1);
            let value = value.trunc(width.min(value.width()));
            Ok(Param::ApInt(if is_negative { value.neg() } else { value }))
        }
        Err(_) => Err(parser.definition_error_at(start, "integer value too large")),
    }
}

/// Parses a 64-bit float.
fn parse_ap_float(parser: &mut Parser<'_>) -> ParseResult<Param> {
    let is_negative = parser.consume_if(TokenKind::Minus);
    let token = parser.token();
    let spelling = String::from_utf8_lossy(parser.bytes(token)).into_owned();
    let value = match token.kind {
        TokenKind::Float => ApFloat::from_literal(FloatSemantics::F64, is_negative, &spelling).ok(),
        TokenKind::Integer if spelling.starts_with("0x") => {
            ApFloat::from_hex_literal(FloatSemantics::F64, &spelling).ok()
        }
        _ => None,
    };
    match value {
        Some(value) => {
            parser.consume();
            Ok(Param::ApFloat(value))
        }
        None => Err(parser.definition_error_here("expected floating point literal")),
    }
}
