//! The syntax of operations.

use ir_core::context::{Context, Type};
use ir_core::runtime::format::OpFormat;
use ir_core::runtime::{DirectiveHooks, Syntax, Transform};
use ir_core::text::{AsmParser as _, CustomOp, OperationParser};
use ods_schema::plan;

use super::constraints::transformer;
use super::scope::{Code, Scope};
use super::shared_syntax::{named_syntax, shared_syntax};
use crate::check::Counts;
use crate::error::LoadError;
use crate::evaluate::{Element as _, Value, World};
use crate::leak::{leak, leak_list, leak_text};
use crate::report::CppKind;

/// The fields of an operation's data.
pub type Fields = (Option<&'static OpFormat<'static>>, Syntax);

impl Scope<'_, '_> {
    /// The syntax of an operation. Without an inference that the format needs, it has only the generic form.
    ///
    /// # Errors
    /// A name is unknown, or an index refers to nothing.
    pub fn syntax(&mut self, op: &plan::Op<'static>, is_inferred: bool) -> Result<Fields, LoadError> {
        let format = match &op.syntax {
            None => return Ok((None, Syntax::GENERIC)),
            Some(plan::Syntax::Cpp(calls)) => {
                let named = self.loader.hooks.get(&op.name).and_then(|hooks| hooks.syntax);
                if let Some(shared) = named {
                    return Ok((None, named_syntax(shared, op)?));
                }
                if let Some(shared) = shared_syntax(op, calls.as_ref()) {
                    if calls.is_none() {
                        let detail = "it is read and printed like that of 'func.func'";
                        self.report.add(CppKind::Syntax, &op.name, detail);
                    }
                    return Ok((None, shared));
                }
                let detail = calls.as_ref().map_or("", |[parse, _]| &*parse.function);
                self.report.add(CppKind::Syntax, &op.name, detail);
                let name = &op.name;
                return Ok(unavailable(format!(
                    "the syntax of '{name}' is C++: write the generic form \"{name}\"(…)"
                )));
            }
            Some(plan::Syntax::Format(format)) => format,
        };
        Counts::new(op, format).check(&format.format)?;
        let transforms = format.transforms.iter().map(|found| self.transform(found));
        let transforms = leak_list(transforms.collect::<Result<Vec<_>, _>>()?);
        if let Some(message) = self.missing_part(op, format, is_inferred) {
            return Ok(unavailable(message));
        }
        let hooks = format.format.directives.iter().zip(&format.directives);
        let hooks: Vec<DirectiveHooks> =
            hooks.filter_map(|(directive, path)| self.directive(directive.name, path.as_deref())).collect();
        let mut syntax = Syntax::FORMAT.transforms(transforms).directives(leak_list(hooks));
        if let Some(dialect) = &format.default_dialect {
            syntax = syntax.with_default_dialect(leak_text(dialect));
        }
        Ok((Some(leak(format.format)), syntax))
    }

    /// The message about a part of the format that only C++ has.
    fn missing_part(
        &mut self,
        op: &plan::Op<'static>,
        format: &plan::Format<'static>,
        is_inferred: bool,
    ) -> Option<String> {
        let name = &op.name;
        let mut message = None;
        for (directive, path) in format.format.directives.iter().zip(&format.directives) {
            let known = self.directive(directive.name, path.as_deref());
            let directive = format!("custom<{}>", directive.name);
            if known.is_some() && path.is_none() {
                let detail = format!("{directive} is read and printed like that of another project");
                self.report.add(CppKind::Syntax, name, &detail);
            } else if known.is_none() {
                self.report.add(CppKind::Syntax, name, &directive);
                message = message.or(Some(format!(
                    "the directive {directive} of '{name}' is C++: write the generic form \"{name}\"(…)"
                )));
            }
        }
        if format.format.infers_results && !is_inferred {
            message = message.or(Some(format!(
                "the inference of result types of '{name}' is C++: write the generic form \"{name}\"(…)"
            )));
        }
        message
    }

    /// The directive of a path, or one of this name.
    fn directive(&self, name: &str, path: Option<&str>) -> Option<DirectiveHooks> {
        match path {
            Some(path) => self.loader.tables.directive(path),
            None => self.loader.tables.directive_of_name(name),
        }
    }

    fn transform(&mut self, found: &plan::Transform) -> Result<Transform, LoadError> {
        Ok(match found {
            plan::Transform::Type(name) => Transform::TryType(transformer(self.code(name, 1)?)),
            plan::Transform::Attribute(name) => Transform::Attribute(transformer(self.code(name, 1)?)),
            plan::Transform::Types(name) => {
                let code: Code = self.code(name, 1)?;
                Transform::Types(leak(move |ctx: &Context, ty: Type| {
                    match code.call(World { ctx, ir: None }, &[Value::Type(ty)]).into_option()? {
                        Value::List(list) => Type::elements(&list).map(<[Type]>::to_vec),
                        _ => None,
                    }
                }))
            }
        })
    }
}

/// A syntax that is an error. The operation has the generic form.
fn unavailable(message: String) -> Fields {
    let message = leak_text(&message);
    let parse = move |parser: &mut OperationParser<'_>, _: &mut CustomOp| Err(parser.error_here(message));
    (None, Syntax::unavailable(leak(parse)))
}
