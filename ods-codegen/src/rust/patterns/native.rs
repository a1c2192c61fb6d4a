//! Native code and constants of rules.

use super::PatternEmitter;
use super::hooks::function_name;
use crate::model::{
    Attribute, Constant, ConstantKind, Leaf, Matcher, NativeCode, NativeMatcher, Property, Result,
};
use crate::rust::emit::{Parameter, RewriteExpr, RuleConstant, Signature};
use crate::rust::expr::{Callee, Ty, signature_type};
use crate::rust::{Ident, RustType, ident};
use crate::{Diagnostic, Span, codes};

/// The expected result of native code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expected {
    /// Nothing.
    Nothing,
    /// A value, or several.
    Values(usize),
    Attribute,
    Type,
}

/// An output of native code in a source pattern.
#[derive(Clone, Copy)]
pub(super) enum NativeOutput {
    /// None; the code matches or not.
    Nothing,
    /// The only output.
    Only { is_value: bool },
    /// The output with this index.
    At { index: usize, is_value: bool },
}

/// A call of native code.
pub(super) struct NativeCall<'r, 't> {
    pub(super) code: NativeCode<'r>,
    pub(super) expected: Expected,
    /// The values of `$0`, `$1`, ….
    pub(super) arguments: Vec<(RewriteExpr<'t>, Ty)>,
    /// The value of `$_loc`.
    pub(super) location: RewriteExpr<'t>,
    pub(super) span: Span,
}

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The type of an attribute in expressions.
    pub(super) fn attribute_type(&self, attribute: Option<Attribute<'r>>) -> Ty {
        match attribute {
            Some(attribute) if !attribute.storage_type().is_empty() => {
                let class = attribute.storage_type().trim_start_matches("::");
                Ty::Attribute(class.to_owned())
            }
            _ => Ty::any_attribute(),
        }
    }

    /// The translation of an expression on values of these types; `None` if a part of it has no form in Rust.
    pub(super) fn translated(
        &mut self,
        text: &str,
        name: &str,
        types: &[Ty],
        result: &Ty,
        span: Span,
    ) -> Option<Callee> {
        let constraints = &mut self.emitter.constraints;
        constraints.translator.native(text, name, types, result, span, constraints.namespace)
    }

    /// The expression for a call of native code.
    pub(super) fn native_call(&mut self, call: NativeCall<'r, 't>, rule: &str) -> Result<RewriteExpr<'t>> {
        let text = call.code.expression()?;
        if let Some(index) = highest_argument(text).filter(|index| *index >= call.arguments.len()) {
            let given = match call.arguments.len() {
                1 => "1 argument".to_owned(),
                count => format!("{count} arguments"),
            };
            let message = format!("the native code has '${index}', and the rule gives it {given}");
            return Err(Diagnostic::error(codes::WRONG_PATTERN, call.span, message)
                .with_note(call.code.record().span(), "the native code is defined here"));
        }
        let expanded = expanded(text, call.arguments.len());
        let (arguments, types): (Vec<RewriteExpr<'t>>, Vec<Ty>) = call.arguments.into_iter().unzip();
        let result = match call.expected {
            Expected::Values(1) => Some(Ty::Value),
            Expected::Attribute => Some(Ty::any_attribute()),
            Expected::Type => Some(Ty::any_type()),
            Expected::Nothing | Expected::Values(_) => None,
        };
        let otherwise = if call.code.is_anonymous() { rule } else { call.code.def_name() };
        let name = function_name(text, otherwise);
        let translated =
            result.and_then(|result| self.translated(&expanded, &name, &types, &result, call.span));
        if let Some(callee) = translated {
            return Ok(RewriteExpr::Translated(callee, arguments));
        }
        let takes_location = text.contains("$_loc");
        let signature = native_signature(takes_location, &types, call.expected);
        let function = self.hooks.require(&name, text, signature);
        let location = takes_location.then(|| Box::new(call.location));
        Ok(RewriteExpr::UserProvided { function, location, arguments })
    }

    /// The user-provided function of native code in a source pattern, and its output with this index;
    /// without an index, whether it matches. `None` for `m_Constant`, which the runtime knows.
    pub(super) fn matcher(
        &mut self,
        matcher: &NativeMatcher<'r>,
        output: Option<usize>,
    ) -> Result<(Option<Ident>, NativeOutput)> {
        let text = matcher.code.expression()?;
        if text.contains("m_Constant(&$0)") {
            return Ok((None, NativeOutput::Only { is_value: false }));
        }
        let kinds: Vec<bool> = matcher.outputs.iter().map(is_value).collect();
        let name_of = |is_value: &bool| RustType::Name(if *is_value { "Value" } else { "Attribute" });
        let result = match kinds.as_slice() {
            [kind] => name_of(kind),
            kinds => RustType::Tuple(kinds.iter().map(name_of).collect()),
        };
        let name = function_name(text, matcher.code.def_name());
        let function = self.hooks.require(&name, text, Signature::with_operation(result));
        let output = match output {
            None => NativeOutput::Nothing,
            Some(index) if kinds.len() == 1 => NativeOutput::Only { is_value: kinds[index] },
            Some(index) => NativeOutput::At { index, is_value: kinds[index] },
        };
        Ok((Some(function), output))
    }

    /// A constant.
    pub(super) fn constant(&mut self, constant: Constant<'r>, span: Span) -> Result<RuleConstant<'t>> {
        let attribute = match constant.kind()? {
            ConstantKind::EnumCase { value, width } => {
                return Ok(RuleConstant::EnumCase(value, u32::try_from(width).unwrap_or(32)));
            }
            ConstantKind::Property(property) => return self.constant_property(constant, property, span),
            ConstantKind::Attribute(attribute) => attribute,
        };
        if attribute.base().is_unit() {
            return Ok(RuleConstant::Unit(constant.value()? == "true"));
        }
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.constant_attribute(attribute, constant, constraints.namespace);
        let Some(maker) = created.map_err(|error| error.diagnostic(self.emitter.sources))? else {
            let name = attribute.def_name();
            let message = format!("'{name}' has no 'constBuilderCall', so no constant can be created of it");
            return Err(self.unsupported(span, constant.record().span(), message));
        };
        Ok(RuleConstant::Translated {
            function: self.arena.alloc_str(&maker.function.to_string()),
            is_partial: maker.is_partial,
        })
    }

    /// The attribute that stores a constant property.
    fn constant_property(
        &self,
        constant: Constant<'r>,
        property: Property<'r>,
        span: Span,
    ) -> Result<RuleConstant<'t>> {
        let value = constant.value()?;
        let integer = || value.parse::<i64>().ok();
        let created = match (property.interface_type()?, value) {
            ("int32_t", _) => integer().map(RuleConstant::I32),
            ("int64_t", _) => integer().map(RuleConstant::I64),
            ("bool", "true") => Some(RuleConstant::Bool(true)),
            ("bool", "false") => Some(RuleConstant::Bool(false)),
            ("::llvm::StringRef", text) => Some(RuleConstant::Str(text.trim_matches('"'))),
            _ => None,
        };
        created.ok_or_else(|| {
            let ty = property.interface_type().unwrap_or_default();
            let message = format!("the constant '{value}' of a property of the type '{ty}' has no form here");
            self.unsupported(span, constant.record().span(), message)
        })
    }

    /// An error at `span`; at `otherwise` if that is unknown.
    pub(super) fn unsupported(&self, span: Span, otherwise: Span, message: String) -> Diagnostic {
        let span = if span.is_none() { otherwise } else { span };
        Diagnostic::error(codes::UNSUPPORTED, span, message)
    }
}

/// The highest index of an argument in native code: 2 in `f($0, $2)`.
fn highest_argument(text: &str) -> Option<usize> {
    let digits = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>();
    text.split('$').skip(1).filter_map(|rest| digits(rest).parse().ok()).max()
}

/// Parameters and result of the user-provided function for native code.
fn native_signature(takes_location: bool, types: &[Ty], expected: Expected) -> Signature {
    let location = Parameter { name: ident("location"), ty: RustType::Name("Location") };
    let values = types
        .iter()
        .enumerate()
        .map(|(index, ty)| Parameter { name: ident(&format!("value_{index}")), ty: signature_type(ty) });
    let parameters = takes_location.then_some(location).into_iter().chain(values).collect();
    let result = match expected {
        Expected::Nothing => RustType::UNIT,
        Expected::Values(1) => RustType::Name("Value"),
        Expected::Values(count) => RustType::Array(Box::new(RustType::Name("Value")), count),
        Expected::Attribute => RustType::Name("Attribute"),
        Expected::Type => RustType::Name("Type"),
    };
    Signature::with_rewriter(parameters, result)
}

/// Whether an output of native code is a value; an attribute otherwise.
fn is_value(output: &Leaf<'_>) -> bool {
    !matches!(output.matcher, Matcher::Attribute(_) | Matcher::Constant(_))
}

/// The code with `$N...` expanded.
fn expanded(text: &str, count: usize) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("...") {
        let (before, after) = rest.split_at(at);
        let digits = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let name = before.len() - digits;
        match before[name..].parse::<usize>() {
            Ok(first) if before[..name].ends_with('$') => {
                out.push_str(&before[..name - 1]);
                let all: Vec<String> = (first..count).map(|index| format!("${index}")).collect();
                out.push_str(&all.join(", "));
            }
            _ => {
                out.push_str(before);
                out.push_str("...");
            }
        }
        rest = &after[3..];
    }
    out.push_str(rest);
    out
}
