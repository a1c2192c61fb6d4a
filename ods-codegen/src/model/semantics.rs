//! The meaning of operations and native code as SMT terms: the records of `ods/Semantics.td`.

use super::{Constraint, NativeCode, Result, fields, view};
use crate::{Diagnostic, FxHashMap, RecordRef, Records, codes};
use ods_parser::records::RecordId;

view! {
    /// A record of the class `SmtSemantics`.
    OpSemantics
}

fields! {
    OpSemantics
    /// The terms of the results.
    values: strings "values",
    /// The condition under which the results are poison.
    poison: string "poison",
    /// The condition under which the behaviour is undefined.
    undefined: string "undefined",
    /// Conditions that valid types satisfy.
    types: strings "types",
    /// Whether poison of an operand is poison of the results.
    propagates_poison: bit "propagatesPoison",
}

view! {
    /// A record of the class `SmtFunction`, `SmtConstraint` or `SmtMatcher`: a term with the arguments `$0`,
    /// `$1`, ….
    TermOf
}

fields! {
    TermOf
    /// The term of a function.
    value: string "value",
    /// The term of a constraint or matcher.
    condition: string "condition",
}

/// All records with semantics, by the definition that they belong to.
#[derive(Debug, Default)]
pub struct Semantics<'r> {
    operations: FxHashMap<RecordId, OpSemantics<'r>>,
    terms: FxHashMap<RecordId, TermOf<'r>>,
}

impl<'r> Semantics<'r> {
    /// Reads the records of all files.
    ///
    /// # Errors
    /// A definition has two records.
    pub fn new(records: &'r Records) -> Result<Semantics<'r>> {
        let mut semantics = Semantics::default();
        for record in records.derived("SmtSemantics") {
            let operation = record.def("op")?;
            let earlier = semantics.operations.insert(operation.id(), OpSemantics::new(record));
            check_single(record, operation, earlier.map(OpSemantics::record))?;
        }
        for (class, field) in
            [("SmtFunction", "nativeCode"), ("SmtConstraint", "constraint"), ("SmtMatcher", "nativeCode")]
        {
            for record in records.derived(class) {
                let definition = record.def(field)?;
                let earlier = semantics.terms.insert(definition.id(), TermOf::new(record));
                check_single(record, definition, earlier.map(TermOf::record))?;
            }
        }
        Ok(semantics)
    }

    /// The semantics of an operation.
    pub fn operation(&self, operation: RecordRef<'r>) -> Option<OpSemantics<'r>> {
        self.operations.get(&operation.id()).copied()
    }

    /// The term of native code.
    pub fn code(&self, code: NativeCode<'r>) -> Option<TermOf<'r>> {
        self.terms.get(&code.record().id()).copied()
    }

    /// The condition of a constraint.
    pub fn constraint(&self, constraint: Constraint<'r>) -> Option<TermOf<'r>> {
        self.terms.get(&constraint.record().id()).copied()
    }
}

/// Reports a second record about the same definition.
fn check_single(
    record: RecordRef<'_>,
    definition: RecordRef<'_>,
    earlier: Option<RecordRef<'_>>,
) -> Result<()> {
    let Some(earlier) = earlier else { return Ok(()) };
    let message = format!("'{}' has semantics already", definition.name());
    Err(Diagnostic::error(codes::WRONG_SEMANTICS, record.span(), message)
        .with_note(earlier.span(), "they are stated here"))
}
