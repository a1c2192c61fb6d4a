//! Code of rewrite rules: conditions on several entities, and native code.

use super::Maker;
use super::body::Local;
use super::contract::ident;
use super::translator::{Request, Translator};
use super::ty::Ty;
use crate::expr::{PieceError, parse_expression};
use crate::model::Constraint;
use crate::model::names::camel_to_snake;
use crate::rust::{Ident, described};
use crate::{RecordRef, Span};

/// A function with the data that is needed to call it: `function(ctx, ir, a, b)`.
#[derive(Clone, Debug)]
pub struct Callee {
    /// The function.
    pub function: Ident,
    /// Whether it takes the IR.
    pub takes_ir: bool,
    /// Whether it returns an `Option`.
    pub is_partial: bool,
}

impl From<Maker> for Callee {
    fn from(maker: Maker) -> Callee {
        Callee { function: maker.function, takes_ir: false, is_partial: maker.is_partial }
    }
}

impl<'r> Translator<'r> {
    /// The function that tests a constraint on values of these types: `$0`, `$1`, … in it, where `$_self` is
    /// the first one. `None` if it always holds.
    ///
    /// # Errors
    /// When a piece of the predicate cannot be read.
    pub(crate) fn condition(
        &mut self,
        constraint: Constraint<'r>,
        types: &[Ty],
        namespace: &str,
    ) -> Result<Option<Callee>, PieceError<'r>> {
        let Some(record) = constraint.predicate() else { return Ok(None) };
        let expr = self.predicate(record)?;
        if expr.is_bool(true) {
            return Ok(None);
        }
        let mut parameters = numbered(types);
        if let Some(first) = parameters.first().cloned() {
            // `$_self` shares the variable of `$0`, so that the function has one parameter for the value.
            parameters.push(Local { name: "_self".to_owned(), ..first });
        }
        let request = Request {
            expr: &expr,
            name: condition_name(constraint.record()),
            doc: described("The condition", constraint.summary()),
            parameters,
            namespace,
            is_partial: false,
            used_at: constraint.record().span(),
            pieces: &[],
            result: None,
        };
        let index = self.function(&request);
        Ok(Some(Callee {
            function: self.functions[index].name.clone(),
            takes_ir: types.iter().any(Ty::needs_ir),
            is_partial: false,
        }))
    }

    /// The function for native code that computes a value from values of these types, `$0`, `$1`, … in it.
    /// `None` if a part of it cannot be translated.
    pub(crate) fn native(
        &mut self,
        text: &str,
        name: &str,
        types: &[Ty],
        result: &Ty,
        used_at: Span,
        namespace: &str,
    ) -> Option<Callee> {
        let expr = parse_expression(text).ok()?;
        let request = Request {
            expr: &expr,
            name: name.to_owned(),
            doc: format!(" `{}`", text.split_whitespace().collect::<Vec<_>>().join(" ")),
            parameters: numbered(types),
            namespace,
            is_partial: false,
            used_at,
            pieces: &[],
            result: Some(result.clone()),
        };
        let Maker { function, is_partial, .. } = self.complete(&request)?;
        Some(Callee { function, takes_ir: types.iter().any(Ty::needs_ir), is_partial })
    }
}

/// The values as parameters `value_0`, `value_1`, …, for `$0`, `$1`, … in the code.
fn numbered(types: &[Ty]) -> Vec<Local> {
    let parameter = |(index, ty): (usize, &Ty)| {
        let variable = ident(&format!("value_{index}"));
        Local::placeholder(&index.to_string(), variable, ty.clone())
    };
    types.iter().enumerate().map(parameter).collect()
}

fn condition_name(record: RecordRef<'_>) -> String {
    if record.is_anonymous() {
        "condition".to_owned()
    } else {
        format!("is_{}", camel_to_snake(record.name()))
    }
}
