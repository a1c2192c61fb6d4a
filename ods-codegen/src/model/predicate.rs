//! Predicates: text that holds of a value, and combinations of such texts.

use ods_parser::records::{RecordId, ValueRef};

use super::{Piece, view};

view! {
    /// A record of the class `Pred`.
    Predicate
}

impl<'r> Predicate<'r> {
    /// The identity of the record.
    #[must_use]
    pub fn id(self) -> RecordId {
        self.record.id()
    }

    /// The text of a predicate that combines no others.
    #[must_use]
    pub fn code(self) -> Option<Piece<'r>> {
        Piece::of_field(self.record, "predExpr")
    }

    /// Whether it combines others.
    #[must_use]
    pub fn is_combined(self) -> bool {
        self.record.is_a("CombinedPred")
    }

    /// Whether it replaces a pattern in the predicate below it.
    #[must_use]
    pub fn is_substitution(self) -> bool {
        self.record.is_a("SubstLeaves")
    }

    /// The name of the record that says how the others are combined; empty without one.
    #[must_use]
    pub fn combiner(self) -> &'r str {
        self.record.get("kind").as_def().map(|kind| kind.name()).unwrap_or_default()
    }

    /// The predicates that it combines.
    #[must_use]
    pub fn children(self) -> Vec<Predicate<'r>> {
        let list = self.record.get("children").as_list();
        list.map(|list| list.iter().filter_map(ValueRef::as_def).map(Predicate::new).collect())
            .unwrap_or_default()
    }

    /// The pattern that a substitution replaces.
    #[must_use]
    pub fn pattern(self) -> Option<Piece<'r>> {
        Piece::of_field(self.record, "pattern")
    }

    /// The code that a substitution puts in place of the pattern.
    #[must_use]
    pub fn replacement(self) -> Option<Piece<'r>> {
        Piece::of_field(self.record, "replacement")
    }

    /// The text before the child of a concatenation.
    #[must_use]
    pub fn prefix(self) -> Option<Piece<'r>> {
        Piece::of_field(self.record, "prefix")
    }

    /// The text after the child of a concatenation.
    #[must_use]
    pub fn suffix(self) -> Option<Piece<'r>> {
        Piece::of_field(self.record, "suffix")
    }
}
