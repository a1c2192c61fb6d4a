//! The state of a walk over the syntax tree: the index so far, and the variables in scope.

use ods_parser::source::Span;
use ods_parser::syntax::FIRST;
use ods_parser::syntax::ast::Ident;

use super::{FileIndex, Role, Target, TypeRef, Use};

/// Variables that statements and values see.
#[derive(Default)]
struct Scope {
    variables: Vec<(String, Span, TypeRef)>,
}

pub(super) struct Walker<'t> {
    pub(super) text: &'t str,
    pub(super) index: FileIndex,
    /// The definitions that enclose the current statement.
    pub(super) items: Vec<u32>,
    scopes: Vec<Scope>,
    /// Number of class instances that enclose the current value.
    pub(super) instances: usize,
    /// Strings in class instances of the current definition.
    pub(super) strings: Vec<(Span, String)>,
}

/// The span in the file.
pub(super) fn own(span: Span) -> Span {
    Span::new(span.lo.saturating_sub(FIRST), span.hi.saturating_sub(FIRST))
}

impl<'t> Walker<'t> {
    pub(super) fn new(text: &'t str) -> Walker<'t> {
        Walker {
            text,
            index: FileIndex::default(),
            items: Vec::new(),
            scopes: vec![Scope::default()],
            instances: 0,
            strings: Vec::new(),
        }
    }

    pub(super) fn slice(&self, span: Span) -> &'t str {
        self.text.get(span.lo as usize..span.hi as usize).unwrap_or("")
    }

    /// Records the use of a name, unless its span is empty.
    pub(super) fn note(&mut self, span: Span, target: Target, role: Role) {
        if span.lo < span.hi {
            self.index.uses.push(Use { span, target, role });
        }
    }

    /// Calls `work` in a scope of its own.
    pub(super) fn run_in_scope(&mut self, work: impl FnOnce(&mut Self)) {
        self.scopes.push(Scope::default());
        work(self);
        self.scopes.pop();
    }

    /// Whether no statement with a scope of its own is open.
    pub(super) fn is_at_top_level(&self) -> bool {
        self.scopes.len() == 1
    }

    /// Defines a variable in the innermost scope.
    pub(super) fn define(&mut self, name: Ident<'_>, ty: TypeRef) {
        let span = own(name.span);
        self.note(span, Target::Local(span), Role::Definition);
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.push((name.name.to_owned(), span, ty));
        }
    }

    /// The variable of that name that is visible here.
    pub(super) fn variable(&self, name: &str) -> Option<(Span, TypeRef)> {
        let mut all = self.scopes.iter().rev().flat_map(|scope| scope.variables.iter().rev());
        all.find(|(known, ..)| known == name).map(|(_, span, ty)| (*span, ty.clone()))
    }
}
