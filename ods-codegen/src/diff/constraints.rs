//! Whether a constraint accepts more or less than another one.

use super::{Detail, Impact};
use crate::expr::{Expr, ExprKind, Literal, Predicates, display};
use crate::model::{Constraint, Predicate};

/// The relation of a new constraint to an old one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    Same,
    /// Less is accepted.
    Stricter,
    /// More is accepted.
    Looser,
    /// Some is refused that was accepted; whether the reverse holds, too, is not known.
    Other,
}

/// Compares the predicates of two constraints.
pub(super) fn relation(old: Constraint<'_>, new: Constraint<'_>) -> Relation {
    let (Some(before), Some(after)) = (condition(old.predicate()), condition(new.predicate())) else {
        let is_same = code(old.predicate()) == code(new.predicate());
        return if is_same { Relation::Same } else { Relation::Other };
    };
    match (implies(&before, &after), implies(&after, &before)) {
        (true, true) => Relation::Same,
        (true, false) => Relation::Looser,
        (false, true) => Relation::Stricter,
        (false, false) => Relation::Other,
    }
}

/// The condition of a predicate: true without one, `None` if its code cannot be read.
fn condition(predicate: Option<Predicate<'_>>) -> Option<Expr> {
    predicate.map_or(Some(Expr::bool(true)), |predicate| Predicates::new().predicate(predicate).ok())
}

fn code(predicate: Option<Predicate<'_>>) -> Vec<&str> {
    predicate.map(|predicate| predicate.pieces().iter().map(|piece| piece.text).collect()).unwrap_or_default()
}

/// Whether one condition follows from another by their conjunctions and disjunctions alone. False if that
/// does not show.
fn implies(from: &Expr, to: &Expr) -> bool {
    match (&from.kind, &to.kind) {
        (from, to) if from == to => true,
        (ExprKind::Literal(Literal::Bool(false)), _) | (_, ExprKind::Literal(Literal::Bool(true))) => true,
        (_, ExprKind::All(parts)) => parts.iter().all(|part| implies(from, part)),
        (ExprKind::Any(parts), _) => parts.iter().all(|part| implies(part, to)),
        (ExprKind::All(parts), _) if parts.iter().any(|part| implies(part, to)) => true,
        (_, ExprKind::Any(parts)) => parts.iter().any(|part| implies(from, part)),
        _ => FACTS.iter().any(|(method, classes)| {
            // Of any width, or of a class.
            is_call(from, method) && (is_among(to, classes) || display(to) == format!("$_self.{method}()"))
        }),
    }
}

/// Methods that test a type, with the classes of the types for which they hold.
const FACTS: [(&str, &[&str]); 8] = [
    ("isSignlessInteger", &["IntegerType"]),
    ("isSignedInteger", &["IntegerType"]),
    ("isUnsignedInteger", &["IntegerType"]),
    ("isInteger", &["IntegerType"]),
    ("isF16", &["FloatType", "Float16Type"]),
    ("isBF16", &["FloatType", "BFloat16Type"]),
    ("isF32", &["FloatType", "Float32Type"]),
    ("isF64", &["FloatType", "Float64Type"]),
];

/// Whether an expression is `$_self.method(…)`.
fn is_call(expr: &Expr, method: &str) -> bool {
    display(expr)
        .strip_prefix("$_self.")
        .and_then(|rest| rest.strip_prefix(method))
        .is_some_and(|rest| rest.starts_with('('))
}

/// Whether an expression tests a type for one of the classes.
fn is_among(expr: &Expr, classes: &[&str]) -> bool {
    let text = display(expr);
    let class = text.split_once("isa<").and_then(|(_, rest)| rest.strip_suffix(">($_self)"));
    class.is_some_and(|class| classes.contains(&class.rsplit("::").next().unwrap_or(class)))
}

/// The change of the constraint on a part of a definition.
pub(super) fn change(
    [stricter, looser, other]: [&'static str; 3],
    subject: &str,
    old: Constraint<'_>,
    new: Constraint<'_>,
) -> Option<Detail> {
    const REFUSED: [Impact; 2] = [Impact::Text, Impact::Generic];
    let detail = match relation(old, new) {
        Relation::Same => return None,
        Relation::Stricter => Detail::new(stricter, format!("{subject} is more constrained"), &REFUSED),
        Relation::Looser => Detail::new(looser, format!("{subject} is less constrained"), &[Impact::Adds]),
        Relation::Other => Detail::new(other, format!("{subject} has another constraint"), &REFUSED),
    };
    if old.summary() != new.summary() {
        return Some(detail.with_texts(old.summary(), new.summary()));
    }
    let text = |of: Constraint<'_>| match condition(of.predicate()) {
        Some(condition) => display(&condition),
        None => code(of.predicate()).join(" "),
    };
    Some(detail.with_texts(text(old), text(new)))
}
