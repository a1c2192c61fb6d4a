//! Predicates: records of the class `Pred` combined into one expression.
//!
//! mlir-tblgen combines text, which only the C++ compiler reads. Here each piece is parsed first, and the
//! results are combined by the same rules:
//!
//! - `And`, `Or` and `Neg` are operators over their children.
//! - `SubstLeaves` replaces a pattern in all code below it; of several the innermost is applied first.
//! - `Concat` is its prefix and suffix with its child between them. Neither need be an expression by itself,
//!   so they are parsed together with a placeholder for the child.
//!
//! A predicate that a class of the prelude puts in brackets, such as `(true)`, is its content here, and
//! `true` and `false` are folded.

use ods_parser::records::RecordId;

use super::{Expr, ExprKind, Literal, Piece, PieceError, SyntaxError, UnaryOp, parse_expression, substitute};
use crate::FxHashMap;
use crate::model::Predicate;

/// The placeholder for the child of a `Concat`.
const CHILD: &str = "_child";

/// Maximum nesting depth of predicates; deeper ones are rejected.
const MAX_NESTING: usize = 100;

/// Parses predicates, each piece of text and each predicate once.
#[derive(Default)]
pub struct Predicates<'r> {
    expressions: FxHashMap<String, Result<Expr, SyntaxError>>,
    predicates: FxHashMap<RecordId, Result<Expr, PieceError<'r>>>,
}

/// A substitution of a `SubstLeaves`.
struct Substitution {
    pattern: ExprKind,
    replacement: Expr,
}

impl<'r> Predicates<'r> {
    /// Creates an empty reader.
    pub fn new() -> Predicates<'r> {
        Predicates::default()
    }

    /// The expression that a record of the class `Pred` denotes.
    ///
    /// # Errors
    /// When a piece of its text cannot be read, or it nests too deeply.
    pub fn predicate(&mut self, record: Predicate<'r>) -> Result<Expr, PieceError<'r>> {
        if let Some(found) = self.predicates.get(&record.id()) {
            return found.clone();
        }
        let found = self.build(record, &mut Vec::new(), 0);
        self.predicates.insert(record.id(), found.clone());
        found
    }

    /// The expression of one piece of code.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn expression(&mut self, piece: Piece<'r>) -> Result<Expr, PieceError<'r>> {
        self.read(piece.text).map_err(|error| piece.error(&error))
    }

    fn read(&mut self, text: &str) -> Result<Expr, SyntaxError> {
        if let Some(found) = self.expressions.get(text) {
            return found.clone();
        }
        let found = parse_expression(text);
        self.expressions.insert(text.to_owned(), found.clone());
        found
    }

    fn build(
        &mut self,
        record: Predicate<'r>,
        substitutions: &mut Vec<Substitution>,
        nesting: usize,
    ) -> Result<Expr, PieceError<'r>> {
        if nesting > MAX_NESTING {
            return Err(too_deep(record));
        }
        if !record.is_combined() {
            return self.leaf(record, substitutions);
        }
        let is_substitution = record.is_substitution();
        if is_substitution {
            let substitution = self.substitution(record)?;
            substitutions.push(substitution);
        }
        let children: Result<Vec<Expr>, PieceError<'r>> = record
            .children()
            .into_iter()
            .map(|child| self.build(child, substitutions, nesting + 1))
            .collect();
        if is_substitution {
            substitutions.pop();
        }
        self.combine(record, children?, substitutions)
    }

    fn leaf(
        &mut self,
        record: Predicate<'r>,
        substitutions: &[Substitution],
    ) -> Result<Expr, PieceError<'r>> {
        let Some(piece) = record.code() else {
            return Err(wrong(record, "the predicate has no text in the field 'predExpr'"));
        };
        let read = self.read(piece.text);
        replaced(read, substitutions).map_err(|error| piece.error(&error))
    }

    fn substitution(&mut self, record: Predicate<'r>) -> Result<Substitution, PieceError<'r>> {
        let mut read = |piece: Option<Piece<'r>>, field: &str| match piece {
            Some(piece) => self.expression(piece),
            None => Err(wrong(record, &format!("the substitution has no text in the field '{field}'"))),
        };
        let pattern = read(record.pattern(), "pattern")?.kind;
        let replacement = read(record.replacement(), "replacement")?;
        Ok(Substitution { pattern, replacement })
    }

    /// A combined predicate from its children.
    fn combine(
        &mut self,
        record: Predicate<'r>,
        mut children: Vec<Expr>,
        substitutions: &[Substitution],
    ) -> Result<Expr, PieceError<'r>> {
        let kind = record.combiner();
        let created = match kind {
            "PredCombinerAnd" => all(children),
            "PredCombinerOr" => any(children),
            "PredCombinerNot" | "PredCombinerSubstLeaves" | "PredCombinerConcat" if children.len() != 1 => {
                return Err(wrong(record, "the predicate is made from exactly one other"));
            }
            "PredCombinerNot" => not(children.remove(0)),
            "PredCombinerSubstLeaves" => Some(children.remove(0)),
            "PredCombinerConcat" => return self.concat(record, &children[0], substitutions),
            _ => return Err(wrong(record, &format!("'{kind}' is not a predicate combiner"))),
        };
        created.ok_or_else(|| too_deep(record))
    }

    fn concat(
        &mut self,
        record: Predicate<'r>,
        child: &Expr,
        substitutions: &[Substitution],
    ) -> Result<Expr, PieceError<'r>> {
        let (Some(prefix), Some(suffix)) = (record.prefix(), record.suffix()) else {
            return Err(wrong(record, "the predicate has no text in 'prefix' or 'suffix'"));
        };
        let text = format!("{} ${CHILD} {}", prefix.text, suffix.text);
        let around = replaced(self.read(&text), substitutions);
        let around = around.map_err(|error| concat_error(prefix, suffix, &error))?;
        let pattern = ExprKind::Placeholder(CHILD.to_owned());
        substitute(around, &pattern, child).map_err(|error| prefix.error(&error))
    }

    /// The texts that were parsed, with the error of each invalid one, in byte order.
    pub fn texts(&self) -> Vec<(&str, Option<&SyntaxError>)> {
        let mut texts: Vec<_> =
            self.expressions.iter().map(|(text, found)| (text.as_str(), found.as_ref().err())).collect();
        texts.sort_unstable_by_key(|(text, _)| *text);
        texts
    }
}

/// An expression with all substitutions applied.
fn replaced(expr: Result<Expr, SyntaxError>, substitutions: &[Substitution]) -> Result<Expr, SyntaxError> {
    let replace = |expr: Result<Expr, SyntaxError>, substitution: &Substitution| {
        substitute(expr?, &substitution.pattern, &substitution.replacement)
    };
    substitutions.iter().rev().fold(expr, replace)
}

/// An error in a `Concat`'s text, located in the piece that contains it.
fn concat_error<'r>(prefix: Piece<'r>, suffix: Piece<'r>, error: &SyntaxError) -> PieceError<'r> {
    let length = |text: &str| text.len() as u32;
    if error.range.start <= length(prefix.text) {
        return prefix.error(error);
    }
    let before = length(prefix.text) + length(CHILD) + 3;
    let range = error.range.start.saturating_sub(before)..error.range.end.saturating_sub(before);
    suffix.error(&SyntaxError { range, message: error.message.clone() })
}

fn wrong<'r>(record: Predicate<'r>, message: &str) -> PieceError<'r> {
    let piece = Piece { text: "", span: record.record().span() };
    piece.error(&SyntaxError { range: 0..0, message: message.to_owned() })
}

fn too_deep(record: Predicate<'_>) -> PieceError<'_> {
    wrong(record, "the predicate nests too deeply")
}

/// `a && b`, flattened and without conditions that always hold; `None` if it would be too deep.
fn all(parts: Vec<Expr>) -> Option<Expr> {
    let mut flat = Vec::with_capacity(parts.len());
    for part in parts {
        match part.kind {
            ExprKind::All(inner) => flat.extend(inner),
            ExprKind::Literal(Literal::Bool(true)) => {}
            ExprKind::Literal(Literal::Bool(false)) => return Some(Expr::bool(false)),
            _ => flat.push(part),
        }
    }
    match flat.len() {
        0 => Some(Expr::bool(true)),
        1 => flat.pop(),
        _ => Expr::new(ExprKind::All(flat), 0..0),
    }
}

/// `a || b`, flattened and without conditions that never hold; `None` if it would be too deep.
fn any(parts: Vec<Expr>) -> Option<Expr> {
    let mut flat = Vec::with_capacity(parts.len());
    for part in parts {
        match part.kind {
            ExprKind::Any(inner) => flat.extend(inner),
            ExprKind::Literal(Literal::Bool(false)) => {}
            ExprKind::Literal(Literal::Bool(true)) => return Some(Expr::bool(true)),
            _ => flat.push(part),
        }
    }
    match flat.len() {
        0 => Some(Expr::bool(false)),
        1 => flat.pop(),
        _ => Expr::new(ExprKind::Any(flat), 0..0),
    }
}

/// `!a`; `None` if it would be too deep.
fn not(part: Expr) -> Option<Expr> {
    match part.kind {
        ExprKind::Literal(Literal::Bool(value)) => Some(Expr::bool(!value)),
        ExprKind::Unary(UnaryOp::Not, inner) => Some(*inner),
        _ => Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(part)), 0..0),
    }
}
