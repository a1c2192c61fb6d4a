//! Default values of parameters, which are absent from the text.

use crate::expr::PieceError;
use crate::model::Parameter;
use crate::rust::attributes::integer_literal;
use crate::rust::emit::DefaultParam;
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
            return Ok(Some(DefaultParam::InContext(if is_negative {
                quote!((#literal).into_param(ctx))
            } else {
                quote!(#literal.into_param(ctx))
            })));
        }
        let Some(code) = parameter.default_code() else { return Ok(None) };
        let translator = &mut self.constraints.translator;
        let name = format!("default_{}", names::snake(parameter.name));
        let maker = translator.parameter_default(code, ty, &name, namespace)?;
        let Some(maker) = maker else { return Ok(None) };
        let function = maker.function;
        Ok(Some(DefaultParam::InContext(if maker.is_partial {
            quote!(constraints::#function(ctx).map_or(Param::Absent, |value| value.into_param(ctx)))
        } else {
            quote!(constraints::#function(ctx).into_param(ctx))
        })))
    }
}

/// The value of `T()`.
fn nothing(ty: &ParamType<'_, '_>) -> DefaultParam {
    DefaultParam::Constant(match ty {
        ParamType::Integer(_) | ParamType::Bool | ParamType::Enum(_) => quote!(Param::Int(0)),
        ParamType::Str => return DefaultParam::InContext(quote!("".into_param(ctx))),
        // As in C++, it has one bit.
        ParamType::Runtime("ApInt") => quote!(Param::ApInt(ApInt::new(1, 0))),
        ParamType::List(_) => quote!(Param::List([].into())),
        _ => quote!(Param::Absent),
    })
}

/// The expression for a literal, or an enum case.
fn literal(ty: &ParamType<'_, '_>, text: &str, paths: ItemPaths<'_, '_>) -> Option<TokenStream> {
    match ty {
        ParamType::Integer(name) => integer_literal(text.parse().ok()?, name, name),
        ParamType::Bool => text.parse::<bool>().ok().map(|value| quote!(#value)),
        ParamType::Str => {
            let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
            (!inner.contains(['"', '\\'])).then(|| quote!(#inner))
        }
        ParamType::Enum(definition) => {
            let case = text.rsplit("::").next()?;
            let cases = definition.cases().ok()?;
            let found = cases.iter().find(|known| known.symbol().is_ok_and(|symbol| symbol == case))?;
            let (item, case) =
                (paths.enumeration(*definition), names::enum_case(*definition, found.symbol().ok()?));
            Some(quote!(#item::#case))
        }
        _ => None,
    }
}
