//! Expressions of definitions.

use ods_schema::plan::{self, Expr};

use super::number;
use crate::rust::Ident;
use crate::rust::expr::tree::{Junction, Quantified, Tree};
use crate::rust::expr::{DefinedClass, Function};

/// A function of the dialect.
pub(super) fn function(function: &Function) -> plan::Function {
    let mut scope = Scope { visible: Vec::new(), count: 0 };
    for (variable, _) in &function.parameters {
        scope.declare(variable);
    }
    let body = scope.expr(function.code.tree());
    plan::Function {
        name: function.name.to_string(),
        parameters: number(function.parameters.len()),
        slots: scope.count,
        is_partial: function.is_partial,
        body,
    }
}

/// An expression without variables.
pub(super) fn constant(tree: &Tree) -> Expr {
    Scope { visible: Vec::new(), count: 0 }.expr(tree)
}

/// A class.
pub(super) fn class(class: &DefinedClass) -> plan::Class {
    plan::Class(class.dialect.clone(), class.name.clone())
}

/// The slots of variables.
struct Scope {
    /// The variables in scope; later ones hide earlier ones.
    visible: Vec<(Ident, u32)>,
    count: u32,
}

impl Scope {
    fn declare(&mut self, variable: &Ident) -> u32 {
        let slot = self.count;
        self.count += 1;
        self.visible.push((variable.clone(), slot));
        slot
    }

    fn boxed(&mut self, tree: &Tree) -> Box<Expr> {
        Box::new(self.expr(tree))
    }

    fn all(&mut self, trees: &[Tree]) -> Vec<Expr> {
        trees.iter().map(|tree| self.expr(tree)).collect()
    }

    fn expr(&mut self, tree: &Tree) -> Expr {
        match tree {
            Tree::Variable(variable) => {
                let found = self.visible.iter().rev().find(|(known, _)| known == variable);
                found.map_or_else(|| Expr::Unknown(variable.to_string()), |(_, slot)| Expr::Slot(*slot))
            }
            Tree::Context => Expr::Unknown("context".to_owned()),
            // `ShapedType::kDynamic`
            Tree::DynamicSize => Expr::Int(i64::MIN),
            Tree::Bool(value) => Expr::Bool(*value),
            Tree::Int(value) | Tree::TypedInt(value) | Tree::EnumCase(_, value) => Expr::Int(*value),
            Tree::Float(value) => Expr::Float(value.to_string().parse().unwrap_or(f64::NAN)),
            Tree::Str(text) => Expr::Str(text.clone()),
            Tree::Array(elements) => Expr::List(self.all(elements)),
            // Rust's borrows and widths say nothing here.
            Tree::Borrowed(inner)
            | Tree::ToVec(inner)
            | Tree::Ref(inner)
            | Tree::Clone(inner)
            | Tree::Cast(inner, _) => self.expr(inner),
            Tree::From(_, value) => Expr::Number(self.boxed(value)),
            Tree::Nothing => Expr::Nothing,
            Tree::Some(value) => Expr::Some(self.boxed(value)),
            Tree::SomeIf(value, condition) => Expr::SomeIf(self.boxed(value), self.boxed(condition)),
            Tree::Try(option) => Expr::Try(self.boxed(option)),
            Tree::IsSome(option) => Expr::IsSome(self.boxed(option)),
            Tree::Holds(option) => Expr::Holds(self.boxed(option)),
            Tree::Not(value) => Expr::Not(self.boxed(value)),
            Tree::Minus(value) | Tree::WrappingNeg(value) => Expr::Neg(self.boxed(value)),
            Tree::Binary(operator, a, b) => Expr::Binary(*operator, self.boxed(a), self.boxed(b)),
            Tree::Arithmetic(operation, a, b) => Expr::Arithmetic(*operation, self.boxed(a), self.boxed(b)),
            Tree::Joined(Junction::All, parts) => Expr::All(self.all(parts)),
            Tree::Joined(Junction::Any, parts) => Expr::Any(self.all(parts)),
            Tree::If(parts) => Expr::If(Box::new(parts.each_ref().map(|part| self.expr(part)))),
            Tree::Block(lets, result) => self.block(lets, result),
            Tree::Call(function, arguments) => {
                Expr::Call(format!("{}::{}", function.module, function.name), self.all(arguments))
            }
            Tree::Local(function, argument) => Expr::Own(function.to_string(), vec![self.expr(argument)]),
            Tree::External(external) => Expr::Unknown(external.function.to_string()),
            Tree::IsOf(of, value) => Expr::IsOf(class(of), self.boxed(value)),
            Tree::Parameter(of, accessor, value) => {
                Expr::Param(class(of), accessor.to_string(), self.boxed(value))
            }
            Tree::Get(of, arguments) => Expr::Get(class(of), self.all(arguments)),
            Tree::OfList(property, list) => Expr::OfList(*property, self.boxed(list)),
            Tree::Contains(list, value) => Expr::Contains(self.boxed(list), self.boxed(value)),
            Tree::Quantified(quantified) => self.quantified(quantified),
        }
    }

    fn block(&mut self, lets: &[(Ident, Tree)], result: &Tree) -> Expr {
        let outer = self.visible.len();
        let mut values = Vec::with_capacity(lets.len());
        for (variable, value) in lets {
            let value = self.expr(value);
            values.push((self.declare(variable), value));
        }
        let result = self.boxed(result);
        self.visible.truncate(outer);
        Expr::Let(values, result)
    }

    fn quantified(&mut self, quantified: &Quantified) -> Expr {
        let Quantified { list, is_all, variable, condition } = quantified;
        let list = self.boxed(list);
        let outer = self.visible.len();
        let slot = variable.as_ref().map(|variable| self.declare(variable));
        let condition = self.boxed(condition);
        self.visible.truncate(outer);
        if *is_all { Expr::ForAll(list, slot, condition) } else { Expr::ForAny(list, slot, condition) }
    }
}
