//! Names in code that cannot exist, because their owner is defined and lacks them: cases of enums, operands
//! of operations, accessors of types and attributes.

use ods_parser::diagnostics::{Diagnostic, closest_name};
use ods_parser::source::{SourceMap, Span};

use super::calls::{is_test_or_cast, plain};
use super::close;
use super::definitions::{Definition, Definitions};
use crate::codes;
use crate::expr::{Arg, BinaryOp, Expr, ExprKind, Path, Piece};
use crate::model::locate_word;

/// A name that cannot exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unresolved {
    /// The identifier.
    name: String,
    message: String,
    /// The name that may be meant.
    close: Option<String>,
    /// The location of the code that has the name.
    used_at: Span,
    /// The location of the definition that uses the code.
    pub(crate) owner: Span,
}

impl Unresolved {
    /// The name as a located error.
    #[must_use]
    pub fn diagnostic(&self, sources: &SourceMap) -> Diagnostic {
        let span = locate_word(self.used_at, &self.name, sources);
        let error = Diagnostic::error(codes::UNRESOLVED_NAME, span, self.message.clone());
        match &self.close {
            Some(close) => error.with_help(format!("did you mean '{close}'?")),
            None => error,
        }
    }
}

/// The code in which names are looked up.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a, 'r> {
    pub(super) definitions: &'a Definitions<'r>,
    pub(super) namespace: &'a str,
    /// The location of the code as a whole.
    pub(super) used_at: Span,
    /// The pieces of code.
    pub(super) pieces: &'a [Piece<'a>],
}

impl Scope<'_, '_> {
    /// The cases that enums lack, and functions without the end of their type arguments.
    pub(super) fn names(self, expr: &Expr) -> Vec<Unresolved> {
        let mut found = Vec::new();
        expr.walk(&mut |part| match &part.kind {
            ExprKind::Name(path) => found.extend(self.enum_case(path)),
            ExprKind::Binary(BinaryOp::Lt, left, _) => found.extend(self.open_bracket(left)),
            ExprKind::MethodCall { receiver, method, .. } => {
                found.extend(self.getter(receiver, &method.name))
            }
            _ => {}
        });
        found
    }

    /// A test or cast that a comparison takes for a value, because `>` is missing: `isa<IntegerType($_self)`.
    fn open_bracket(self, left: &Expr) -> Option<Unresolved> {
        let ExprKind::Name(path) = &left.kind else { return None };
        let name = plain(path);
        if !is_test_or_cast(&name) {
            return None;
        }
        Some(self.unresolved(&name, format!("the '<' after '{name}' has no '>'"), None))
    }

    /// A getter that the class of a cast does not have: `cast<BoxType>($_self).getElem()`.
    fn getter(self, receiver: &Expr, method: &str) -> Option<Unresolved> {
        let ExprKind::Call { callee, .. } = &receiver.kind else { return None };
        let ExprKind::Name(cast) = &callee.kind else { return None };
        let (true, Some([Arg::Type(class)])) =
            (is_test_or_cast(&plain(cast)), cast.segments.last()?.args.as_deref())
        else {
            return None;
        };
        let path = class.base()?;
        let (_, Definition::AttrOrType(def)) =
            self.definitions.find_name(&path.text(), path.is_absolute, self.namespace)?
        else {
            return None;
        };
        let close = close::wrong_getter(def, method)?;
        let message = format!("'{}' has no parameter with the accessor '{method}'", def.record().name());
        Some(self.unresolved(method, message, Some(&close)))
    }

    fn enum_case(self, path: &Path) -> Option<Unresolved> {
        let text = path.text();
        let (owner, name) = text.rsplit_once("::")?;
        let (_, Definition::Enum(found)) =
            self.definitions.find_name(owner, path.is_absolute, self.namespace)?
        else {
            return None;
        };
        let cases = found.cases().ok()?;
        let symbols: Vec<&str> = cases.iter().filter_map(|case| case.symbol().ok()).collect();
        // In C++, a symbol that begins with a digit has an underscore before it.
        if symbols.iter().any(|symbol| *symbol == name.strip_prefix('_').unwrap_or(name) || *symbol == name) {
            return None;
        }
        let message = format!("the enum '{owner}' has no case '{name}'");
        Some(self.unresolved(name, message, closest_name(name, symbols)))
    }

    /// The placeholders without a value. The generator provides the values of those that begin with an
    /// underscore. Others are `parts`.
    pub(super) fn placeholders(self, expr: &Expr, parts: &[&str], owner: &str) -> Vec<Unresolved> {
        let mut found: Vec<Unresolved> = Vec::new();
        expr.walk(&mut |part| {
            let ExprKind::Placeholder(name) = &part.kind else { return };
            if name.starts_with('_') || parts.contains(&name.as_str()) {
                return;
            }
            let message = format!("the code names '${name}', which {owner} does not have");
            let close = closest_name(name, parts.iter().copied().chain(["_self"]));
            let unresolved = self.unresolved(name, message, close);
            if !found.contains(&unresolved) {
                found.push(unresolved);
            }
        });
        found
    }

    fn unresolved(self, name: &str, message: String, close: Option<&str>) -> Unresolved {
        let piece = self.pieces.iter().find(|piece| piece.has_word(name)).or(self.pieces.first());
        let used_at = piece.map_or(self.used_at, |piece| piece.span);
        Unresolved {
            name: name.to_owned(),
            message,
            close: close.map(str::to_owned),
            used_at,
            owner: Span::NONE,
        }
    }
}
