//! Names of dag arguments: operands, results and parameters of definitions, and names that formats and rules
//! bind.

use ods_parser::source::Span;
use ods_parser::syntax::ast::{Dag, DagArg, Expr, ExprKind, Ident};

use super::walker::{Walker, own};
use super::{Operand, Role, Target, TypeRef};

/// Fields whose strings refer to these names.
const FORMATS: [&str; 1] = ["assemblyFormat"];

impl Walker<'_> {
    /// Notes the names in the value of a field of a definition.
    pub(super) fn field_value(&mut self, item: u32, field: &str, value: &Expr<'_>) {
        self.value(value);
        if FORMATS.contains(&field) {
            self.format(item, value);
        }
    }

    /// Notes the names in a dag. Those of a definition's own dags belong to it; those inside of an instance,
    /// such as a method's arguments, to the instance.
    pub(super) fn dag(&mut self, dag: &Dag<'_>) {
        self.value(&dag.operator);
        let operator = match dag.operator.kind {
            ExprKind::Ident(name) => name,
            _ => "",
        };
        if let Some(name) = dag.operator_name {
            self.dag_name(name, None, operator);
        }
        for DagArg { value, name } in dag.args {
            if let Some(value) = value {
                self.value(value);
            }
            if let Some(name) = name {
                self.dag_name(*name, value.as_ref(), operator);
            }
        }
    }

    /// The first occurrence of a name defines it.
    fn dag_name(&mut self, name: Ident<'_>, value: Option<&Expr<'_>>, operator: &str) {
        let span = own(name.span);
        if self.is_inside_instance() {
            let key = format!("${}", name.name);
            match self.variable(&key) {
                Some((defined, _)) => self.note(span, Target::Local(defined), Role::Read),
                None => self.define(Ident { name: &key, span: name.span }, TypeRef::Unknown),
            }
            return;
        }
        let Some(&item) = self.items.last() else { return };
        let operands = &mut self.index.items[item as usize].operands;
        let is_known = operands.iter().any(|known| known.name == name.name);
        if !is_known {
            operands.push(Operand {
                name: name.name.to_owned(),
                span,
                value: value.map(|value| own(value.span)),
                operator: operator.to_owned(),
            });
        }
        let role = if is_known { Role::Read } else { Role::Definition };
        self.note(span, Target::Operand { owner: item, name: name.name.to_owned() }, role);
    }

    /// Notes the names in the strings of a format.
    fn format(&mut self, item: u32, value: &Expr<'_>) {
        match value.kind {
            ExprKind::Str(_) | ExprKind::Code(_) => {
                let span = own(value.span);
                for (at, name) in variables(self.slice(span)) {
                    let lo = span.lo + at as u32;
                    let target = Target::Operand { owner: item, name: name.to_owned() };
                    self.note(Span::new(lo, lo + 1 + name.len() as u32), target, Role::Read);
                }
            }
            ExprKind::Paste { operands, .. } => {
                operands.iter().for_each(|operand| self.format(item, operand))
            }
            ExprKind::Bang(bang) => bang.args.iter().for_each(|arg| self.format(item, arg)),
            _ => {}
        }
    }
}

impl Walker<'_> {
    /// Notes the strings in traits that are names of operands of the definition.
    pub(super) fn strings_of_operands(&mut self, item: u32) {
        for (span, name) in std::mem::take(&mut self.strings) {
            let is_operand =
                self.index.items[item as usize].operands.iter().any(|operand| operand.name == name);
            if is_operand {
                let inner = Span::new(span.lo + 1, span.hi - 1);
                self.note(inner, Target::Operand { owner: item, name }, Role::Read);
            }
        }
    }

    /// Remembers a string inside of an instance, such as a trait, which may be the name of an operand.
    pub(super) fn string(&mut self, span: Span, text: &str) {
        if self.is_inside_instance() && self.slice(span).trim_matches('"') == text && !text.is_empty() {
            self.strings.push((span, text.to_owned()));
        }
    }
}

/// The names after `$` in a text, with the offsets of the `$`.
pub(crate) fn variables(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('$').filter_map(|(at, _)| {
        let rest = &text[at + 1..];
        let end = rest.find(|c: char| c != '_' && !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let name = &rest[..end];
        (!name.is_empty() && !name.starts_with(|c: char| c.is_ascii_digit())).then_some((at, name))
    })
}
