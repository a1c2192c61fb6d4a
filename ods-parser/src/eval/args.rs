//! Template arguments: reading them, checking them against the parameters, filling in defaults.

use super::resolve::MapResolver;
use super::{Abort, Eval, Evaluator, Mode, Owner, codes};
use crate::diagnostics::{Diagnostic, closest_name};
use crate::records::{Argument, RecordId, Symbol, Value};
use crate::source::Span;
use crate::syntax::ast::{Arg, ExprKind};

impl Evaluator<'_> {
    /// Evaluates the arguments of a class or multiclass and converts each to its parameter's type. Values are
    /// looked up for `record`.
    pub(super) fn arguments(
        &mut self,
        args: &[Arg<'_>],
        class: RecordId,
        record: Owner,
        span: Span,
    ) -> Eval<Vec<Argument>> {
        let mut values = Vec::with_capacity(args.len());
        let mut any_named = false;
        for (position, arg) in args.iter().enumerate() {
            let count = self.store.record(class).template_args.len();
            if position >= count {
                let message = format!(
                    "'{}' takes {count} template argument{}, but {} are given",
                    self.store.class_name(class),
                    if count == 1 { "" } else { "s" },
                    args.len()
                );
                return self.error_at(arg.value.span, codes::TOO_MANY_ARGUMENTS, message);
            }
            let index = match arg.name {
                Some(name) => {
                    any_named = true;
                    self.named_parameter(&name, class)?
                }
                None if any_named => {
                    let message = "positional arguments must stand before named ones";
                    return self.error_at(arg.value.span, codes::POSITIONAL_AFTER_NAMED, message);
                }
                None => position,
            };
            let ty = self.parameter_type(class, index)?;
            let value = self.expr(&arg.value, record, Some(ty), Mode::Value)?;
            if arg.name.is_some() && value == Value::UNSET {
                return self.error_at(
                    arg.value.span,
                    codes::UNSET_ARGUMENT,
                    "a named argument cannot be '?'",
                );
            }
            values.push(Argument { index: index as u32, named: arg.name.is_some(), value });
        }
        self.check_arguments(&mut values, args, class)?;
        self.check_missing(&values, class, span)?;
        Ok(values)
    }

    fn named_parameter(&mut self, name: &crate::syntax::ast::Expr<'_>, class: RecordId) -> Eval<usize> {
        let (ExprKind::Ident(text) | ExprKind::Str(text)) = name.kind else {
            let message = "the left side of '=' must be the name of a template argument";
            return self.error_at(name.span, codes::BAD_ARGUMENT_NAME, message);
        };
        let symbol = self.store.symbols.intern(text);
        if let Some(index) = self.template_index(class, symbol) {
            return Ok(index);
        }
        let message = format!("'{}' has no template argument '{text}'", self.store.class_name(class));
        let mut diagnostic = Diagnostic::error(codes::UNKNOWN_ARGUMENT, name.span, message);
        let names = self.store.record(class).template_names.iter().map(|s| self.text(*s));
        if let Some(close) = closest_name(text, names) {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    fn parameter_type(&mut self, class: RecordId, index: usize) -> Eval<crate::records::Type> {
        let record = self.store.record(class);
        record.field(record.template_args[index]).map(|f| f.ty).ok_or(Abort)
    }

    /// Converts each argument to its parameter's type. A parameter may have one argument.
    fn check_arguments(&mut self, values: &mut [Argument], args: &[Arg<'_>], class: RecordId) -> Eval<()> {
        for position in 0..values.len() {
            let arg = values[position];
            let span = args[position].value.span;
            let parameter = self.store.record(class).template_args[arg.index as usize];
            if values[..position].iter().any(|other| other.index == arg.index) {
                let message = format!("the template argument '{}' is given twice", self.text(parameter));
                return self.error_at(span, codes::REPEATED_ARGUMENT, message);
            }
            let ty = self.parameter_type(class, arg.index as usize)?;
            let Some(value) = self.cast(arg.value, ty) else {
                let own = self.type_name_of(arg.value);
                let message = format!(
                    "the template argument '{}' is of type '{}', but the value is of type '{own}': {}",
                    self.text(parameter),
                    self.store.type_text(ty),
                    self.shortened(arg.value)
                );
                let mut diagnostic = Diagnostic::error(codes::ARGUMENT_TYPE, span, message);
                if let Some(element) = self.store.types.element(ty)
                    && self.cast(arg.value, element).is_some()
                {
                    diagnostic.help = Some(format!("write a list: [{}]", self.shortened(arg.value)));
                } else {
                    diagnostic.help = self.help_to_swap(&args[position].value.kind, class);
                }
                return self.report(diagnostic);
            };
            values[position].value = value;
        }
        Ok(())
    }

    /// The help about `Variadic<Arg<…>>`: the class of the argument takes instances of the other class.
    fn help_to_swap(&mut self, argument: &ExprKind<'_>, class: RecordId) -> Option<String> {
        let ExprKind::Instance(inner) = argument else { return None };
        let inner = *self.store.classes.get(&self.store.symbols.find(inner.name.name)?)?;
        self.store.record(inner).template_args.first()?;
        let parameter = self.parameter_type(inner, 0).ok()?;
        let own = self.store.intersection(vec![class]);
        if !self.is_a(own, parameter) {
            return None;
        }
        let [outer, inner] = [inner, class].map(|id| self.store.class_name(id));
        Some(format!("write '{outer}<{inner}<…>, …>'"))
    }

    /// Reports the first parameter that has neither an argument nor a default.
    fn check_missing(&mut self, args: &[Argument], class: RecordId, span: Span) -> Eval<()> {
        for index in 0..self.store.record(class).template_args.len() {
            if args.iter().any(|a| a.index as usize == index) {
                continue;
            }
            let name = self.store.record(class).template_args[index];
            let Some((default, declared)) = self.store.record(class).field(name).map(|f| (f.value, f.span))
            else {
                continue;
            };
            if !self.is_complete(default) {
                let message = format!("no value for the template argument '{}'", self.text(name));
                let note = format!("declared in '{}'", self.store.class_name(class));
                return self.report(
                    Diagnostic::error(codes::MISSING_ARGUMENT, span, message).with_note(declared, note),
                );
            }
        }
        Ok(())
    }

    /// Binds each parameter of `class` to its argument or default.
    pub(super) fn bind_arguments(&self, args: &[Argument], class: RecordId, resolver: &mut MapResolver) {
        let record = self.store.record(class);
        resolver.reserve(record.template_args.len() + 1);
        for (index, &name) in record.template_args.iter().enumerate() {
            let given = args.iter().find(|a| a.index as usize == index).map(|a| a.value);
            let value = given.or_else(|| record.field(name).map(|f| f.value));
            resolver.set(name, value.unwrap_or(Value::UNSET));
        }
    }

    /// The arguments in the order in which they are written, then the defaults of the other parameters.
    pub(super) fn argument_bindings(&self, args: &[Argument], class: RecordId) -> Vec<(Symbol, Value)> {
        let record = self.store.record(class);
        let given = args.iter().map(|a| (record.template_args[a.index as usize], a.value));
        let rest = record.template_args.iter().enumerate();
        let rest = rest.filter(|(index, _)| !args.iter().any(|a| a.index as usize == *index));
        let default = |name: Symbol| record.field(name).map_or(Value::UNSET, |f| f.value);
        given.chain(rest.map(|(_, &name)| (name, default(name)))).collect()
    }

    /// A value as text for a message: whole when short, its beginning otherwise.
    pub(super) fn shortened(&self, value: Value) -> String {
        const LONGEST: usize = 120;
        let text = self.store.text(value);
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }
}
