//! Attributes in declarative formats.

use super::read::Reader;
use super::write::Writer;
use super::{AttrForm, FormKind};
use crate::attr_or_type::{is_at_own_attribute, parse_dense_array_list};
use crate::context::{AttrKind, Attribute, Constructor, Type};
use crate::runtime::EnumSpec;
use crate::text::{AsmParser, AsmPrinter, ParseResult, TokenKind, TypeElision};
use std::borrow::Cow;

/// Whether a case can be written as a keyword.
fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}

/// Whether an enum case is printed without quotes.
fn is_plain(cases: &EnumSpec, (value, text): (u64, &str)) -> bool {
    is_keyword(text) && (cases.separator.is_none() || value.is_power_of_two())
}

impl Reader<'_, '_> {
    /// Parses an attribute. If it `may_be_absent`, the next token shows its presence.
    pub(super) fn attribute(
        &mut self,
        index: usize,
        may_be_absent: bool,
        is_qualified: bool,
    ) -> ParseResult<Option<Attribute>> {
        let spec = &self.spec.attributes[index];
        let form = &spec.constraint.form;
        let ctx = self.parser.context();
        let value = match form.kind {
            FormKind::Symbol => self.symbol(may_be_absent)?,
            FormKind::Enum(cases, ty) => self.enum_case(spec.name, cases, ty, may_be_absent)?,
            FormKind::Own { dialect, mnemonic }
                if !is_qualified && self.is_own_form(dialect, mnemonic, may_be_absent) =>
            {
                let ty = form.ty.and_then(|ty| ty(ctx));
                Some(self.parser.parse_own_attribute(dialect, mnemonic, ty)?)
            }
            _ if may_be_absent => self.optional_attribute(form)?,
            FormKind::DenseArray(element) if self.parser.kind() != TokenKind::HashId => {
                Some(self.parser.speaking(|parser| parse_dense_array_list(parser, element))?)
            }
            _ => Some(self.any_attribute(form)?),
        };
        if let Some(value) = value {
            self.op.format.attributes[index] = Some(value);
        }
        Ok(value)
    }

    /// Whether an attribute without dialect and mnemonic is next. If it `may_be_absent`, MLIR 22 takes only
    /// the form with both, which it does not print.
    fn is_own_form(&self, dialect: &str, mnemonic: &str, may_be_absent: bool) -> bool {
        if may_be_absent {
            is_at_own_attribute(self.parser.base(), dialect, mnemonic)
        } else {
            self.parser.kind() != TokenKind::HashId
        }
    }

    fn any_attribute(&mut self, form: &AttrForm) -> ParseResult<Attribute> {
        let ctx = self.parser.context();
        let at = self.parser.token().start;
        let value = self.parser.parse_attribute(form.ty.and_then(|ty| ty(ctx)))?;
        match form.is_of_class {
            Some(is) if !is(ctx, value) => {
                Err(self.parser.error_at(at, "invalid kind of attribute specified"))
            }
            _ => Ok(value),
        }
    }

    /// Arrays, strings and symbol references are recognized by their first token; other attributes by any
    /// token that begins one.
    fn optional_attribute(&mut self, form: &AttrForm) -> ParseResult<Option<Attribute>> {
        let ctx = self.parser.context();
        let samples = [ctx.array_attr(&[]), ctx.string_attr(""), ctx.symbol_ref_attr(ctx.ident("a"), &[])];
        let kind = self.parser.kind();
        let begins = match form.is_of_class.map(|is| samples.map(|sample| is(ctx, sample))) {
            Some([true, false, false]) => kind == TokenKind::LSquare,
            Some([false, true, false]) => kind == TokenKind::String,
            Some([false, false, true]) => kind == TokenKind::AtId,
            _ => self.parser.is_at_attribute(),
        };
        if begins { self.any_attribute(form).map(Some) } else { Ok(None) }
    }

    fn symbol(&mut self, may_be_absent: bool) -> ParseResult<Option<Attribute>> {
        let ctx = self.parser.context();
        match self.parser.parse_optional_symbol_name() {
            Some(name) => Ok(Some(ctx.ident_attr(name))),
            None if may_be_absent => Ok(None),
            None => Err(self.parser.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    fn enum_case(
        &mut self,
        name: &str,
        cases: &'static EnumSpec,
        ty: &dyn Constructor<Type>,
        may_be_absent: bool,
    ) -> ParseResult<Option<Attribute>> {
        let parser = &mut *self.parser;
        let ctx = parser.context();
        let at = parser.token().start;
        let word = if parser.kind().is_identifier() { parser.spelling() } else { b"" };
        let case = cases.cases.iter().find(|(_, text)| text.as_bytes() == word && is_keyword(text));
        let text = if let Some((_, text)) = case {
            parser.consume();
            Cow::Borrowed(*text)
        } else if let Some(text) = parser.parse_optional_string() {
            Cow::Owned(String::from_utf8_lossy(&text).into_owned())
        } else if may_be_absent {
            return Ok(None);
        } else {
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{}]",
                cases.spellings()
            );
            return Err(self.parser.error_at(at, &message));
        };
        if text.is_empty() {
            return Ok(None);
        }
        match cases.parse(&text) {
            Some(value) => Ok(Some(ctx.integer_attr_of(ty(ctx), value as i64))),
            None => {
                let message = format!("invalid {name} attribute specification: \"{text}\"");
                Err(self.parser.error_at(at, &message))
            }
        }
    }
}

impl Writer<'_, '_> {
    /// Prints an attribute.
    pub(super) fn attribute(&mut self, index: usize, is_qualified: bool) {
        let spec = &self.spec.attributes[index];
        let form = &spec.constraint.form;
        let (ctx, printer) = (self.printer.context(), self.printer.base_mut());
        let value = super::write::property(self.ir, self.op, spec.name);
        let Some(value) = value.or(self.attributes[index].default) else {
            return printer.text("<<NULL ATTRIBUTE>>");
        };
        match (form.kind, value.kind(ctx)) {
            (FormKind::Enum(cases, _), AttrKind::Integer { value, .. }) => {
                let bits = cases.cases.iter().fold(0, |all, (bits, _)| all | bits);
                let mask = if bits <= u64::from(u32::MAX) { u64::from(u32::MAX) } else { u64::MAX };
                let value = value.low_u64() & mask;
                let text = cases.display(value).to_string();
                let is_plain = cases.cases.iter().all(|case| is_plain(cases, *case))
                    || cases.cases.iter().any(|case| case.0 == value && is_plain(cases, *case));
                if is_plain { printer.text(&text) } else { printer.display(format_args!("\"{text}\"")) }
            }
            (FormKind::DenseArray(_), AttrKind::DenseArray { element, data }) if !is_qualified => {
                printer.text("[");
                printer.print_dense_array_elements(element, data);
                printer.text("]");
            }
            (FormKind::Symbol, AttrKind::String { value, .. }) => printer.print_symbol_name(value),
            _ if form.ty.is_some() => printer.print_attribute_with(value, TypeElision::Must),
            (FormKind::Own { dialect, mnemonic }, AttrKind::Dialect(storage))
                if !is_qualified && storage.dialect() == dialect && storage.mnemonic() == mnemonic =>
            {
                printer.print_own_attribute(value);
            }
            (FormKind::Own { dialect, mnemonic }, AttrKind::Opaque { dialect: namespace, body, .. })
                if !is_qualified && namespace.as_str(ctx) == dialect && body.mnemonic(ctx) == mnemonic =>
            {
                printer.print_own_attribute(value);
            }
            _ => printer.print_attribute(value),
        }
    }
}
