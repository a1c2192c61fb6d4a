//! Predicates: text that holds of a value, and combinations of such texts.

use ods_parser::records::{RecordId, ValueRef};

use super::{Piece, fields, view};

view! {
    /// A record of the class `Pred`.
    Predicate
}

fields! {
    Predicate
    /// Whether it combines others.
    is_combined: class "CombinedPred",
    /// Whether it replaces a pattern in the predicate below it.
    is_substitution: class "SubstLeaves",
    /// The text of a predicate that combines no others.
    code: piece "predExpr",
    /// The pattern that a substitution replaces.
    pattern: piece "pattern",
    /// The code that a substitution puts in place of the pattern.
    replacement: piece "replacement",
    /// The text before the child of a concatenation.
    prefix: piece "prefix",
    /// The text after the child of a concatenation.
    suffix: piece "suffix",
}

impl<'r> Predicate<'r> {
    /// The identity of the record.
    pub fn id(self) -> RecordId {
        self.record.id()
    }

    /// The name of the record that states how the children are combined; empty without one.
    pub fn combiner(self) -> &'r str {
        self.record.get("kind").as_def().map(|kind| kind.name()).unwrap_or_default()
    }

    /// The pieces of code of this predicate and of all below it.
    #[must_use]
    pub fn pieces(self) -> Vec<Piece<'r>> {
        let own = [self.code(), self.pattern(), self.replacement(), self.prefix(), self.suffix()];
        let below = self.children().into_iter().flat_map(Predicate::pieces);
        own.into_iter().flatten().chain(below).collect()
    }

    /// The predicates that it combines.
    pub fn children(self) -> Vec<Predicate<'r>> {
        let list = self.record.get("children").as_list();
        list.map(|list| list.iter().filter_map(ValueRef::as_def).map(Predicate::new).collect())
            .unwrap_or_default()
    }
}
