//! Default values of parameters, which are absent from the text.

use crate::expr::PieceError;
use crate::model::Parameter;
use crate::rust::attributes::integer_literal;
use crate::rust::emit::{DefaultParam, EmptyParam};
use crate::rust::expr::Tree;
use crate::rust::expr::parameter::{ItemPaths, ParamType, has_null_default};
use crate::rust::{Emitter, TokenStream, names, quote};

impl<'r> Emitter<'r, '_> {
    /// The expression for a parameter's default value; `None` if the parameter must be given.
    ///
    /// # Errors
    /// When its code cannot be read.
    pub(super) fn default_param(
        &mut self,
        parameter: Parameter<'r>,
        ty: &ParamType<'_, 'r>,
        namespace: &str,
    ) -> Result<Option<DefaultParam>, PieceError<'r>> {
        let Some(text) = parameter.default_value() else { return Ok(None) };
        let text = text.trim();
        if has_null_default(parameter) {
            return Ok(Some(nothing(ty)));
        }
        if let Some(literal) = literal(ty, text, self.item_paths()) {
            let is_negative =
                matches!(ty, ParamType::Integer(name) if name.starts_with('i')) && text.starts_with('-');
            let (tokens, tree) = literal;
            let tokens = if is_negative { quote!((#tokens)) } else { tokens };
            return Ok(Some(DefaultParam::Literal(tokens, tree)));
        }
        let Some(code) = parameter.default_code() else { return Ok(None) };
        let translator = &mut self.constraints.translator;
        let name = format!("default_{}", names::snake(parameter.name));
        let maker = translator.parameter_default(code, ty, &name, namespace)?;
        Ok(maker.map(|maker| DefaultParam::Function(maker.function, maker.is_partial)))
    }
}

/// The value of `T()`.
fn nothing(ty: &ParamType<'_, '_>) -> DefaultParam {
    DefaultParam::Empty(match ty {
        ParamType::Integer(_) | ParamType::Bool | ParamType::Enum(_) => EmptyParam::Zero,
        ParamType::Str => EmptyParam::Text,
        ParamType::Runtime("ApInt") => EmptyParam::ApInt,
        ParamType::List(_) => EmptyParam::List,
        _ => EmptyParam::Absent,
    })
}

/// A literal or an enum case: its text in Rust, and its value.
fn literal(ty: &ParamType<'_, '_>, text: &str, paths: ItemPaths<'_, '_>) -> Option<(TokenStream, Tree)> {
    match ty {
        ParamType::Integer(name) => {
            let value: i128 = text.parse().ok()?;
            // The bits of an unsigned number of 64 bits are those of a signed one.
            Some((integer_literal(value, name, name)?, Tree::Int(value as i64)))
        }
        ParamType::Bool => text.parse::<bool>().ok().map(|value| (quote!(#value), Tree::Bool(value))),
        ParamType::Str => {
            let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
            (!inner.contains(['"', '\\'])).then(|| (quote!(#inner), Tree::Str(inner.to_owned())))
        }
        ParamType::Enum(definition) => {
            let case = text.rsplit("::").next()?;
            let cases = definition.cases().ok()?;
            let found = cases.iter().find(|known| known.symbol().is_ok_and(|symbol| symbol == case))?;
            let (item, case) =
                (paths.enumeration(*definition), names::enum_case(*definition, found.symbol().ok()?));
            let path = quote!(#item::#case);
            Some((path.clone(), Tree::EnumCase(path, found.value().ok()?)))
        }
        _ => None,
    }
}
