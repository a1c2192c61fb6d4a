//! Substitution of one expression by another.

use super::{Expr, ExprKind, SyntaxError};

/// `within` with every expression that equals `pattern` replaced by `replacement`, in which nothing is
/// replaced.
///
/// # Errors
/// When the result would be deeper than [`Expr::MAX_DEPTH`].
pub fn substitute(within: Expr, pattern: &ExprKind, replacement: &Expr) -> Result<Expr, SyntaxError> {
    if within.kind == *pattern {
        return Ok(replacement.clone());
    }
    let range = within.range;
    let kind = within.kind.try_map_children(&mut |child| substitute(child, pattern, replacement))?;
    Expr::new(kind, range.clone())
        .ok_or_else(|| SyntaxError { range, message: "the code nests too deeply".to_owned() })
}
