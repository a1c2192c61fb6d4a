//! Statistics on the translation of code in definitions.

use super::{Paths, Subject, Translator};
use crate::expr::PieceError;
use crate::model::{self, CppMembers, DefKind, Operation, Trait, TraitKind};
use crate::{Records, SourceMap, Span};

/// The user-provided functions that the operations of some definitions need.
#[derive(Clone, Debug)]
pub struct Report<'r> {
    /// The operations, in the order of every generator.
    pub operations: Vec<OpReport>,
    /// The user-provided functions.
    pub functions: Vec<super::Missing>,
    /// Unreadable pieces of code, without duplicates.
    pub unreadable: Vec<PieceError<'r>>,
    /// The distinct texts that were read, in byte order.
    pub texts: Vec<String>,
    /// Members of C++ classes, which the author writes in Rust where they are needed.
    pub members: Vec<CppMembers>,
    /// Number of distinct tests.
    pub tests: usize,
    /// Number of distinct tests that call no user-provided function.
    pub complete_tests: usize,
}

/// The user-provided functions that one operation needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpReport {
    /// Its name, including the dialect's.
    pub name: String,
    /// The user-provided functions that its tests call.
    pub missing: Vec<String>,
    /// Whether one of its predicates cannot be read.
    pub is_unreadable: bool,
}

impl OpReport {
    /// Whether the predicates of its verifier need no user-provided function.
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty() && !self.is_unreadable
    }
}

/// Translates the predicates of all operations and reports the user-provided functions that they need, and
/// what members of C++ classes the definitions have.
///
/// # Errors
/// When there are no operations, or one of them is invalid.
pub fn report<'r>(records: &'r Records, sources: &SourceMap) -> model::Result<Report<'r>> {
    let mut reader =
        ReportBuilder { translator: Translator::new(records, Paths::default()), unreadable: Vec::new() };
    let mut operations = Vec::new();
    let mut definitions = Vec::new();
    for operation in model::operations(records)? {
        let operation = operation?;
        definitions.push(operation.record);
        operations.push(reader.operation(&operation)?);
    }
    for kind in [DefKind::Type, DefKind::Attr] {
        for def in model::all_attr_or_type_defs(records, kind) {
            definitions.push(def?.record());
        }
    }
    let (tests, complete_tests) = reader.translator.test_counts();
    Ok(Report {
        operations,
        functions: reader.translator.coverage().missing().to_vec(),
        texts: reader.translator.texts().into_iter().map(|(text, _)| text.to_owned()).collect(),
        unreadable: reader.unreadable,
        members: model::cpp_members(definitions.into_iter(), sources),
        tests,
        complete_tests,
    })
}

struct ReportBuilder<'r> {
    translator: Translator<'r>,
    unreadable: Vec<PieceError<'r>>,
}

/// The results for one operation.
#[derive(Default)]
struct OperationFindings {
    missing: Vec<String>,
    is_unreadable: bool,
}

impl<'r> ReportBuilder<'r> {
    fn operation(&mut self, operation: &Operation<'r>) -> model::Result<OpReport> {
        let mut found = OperationFindings::default();
        let namespace = operation.namespace;
        for part in operation.operands.iter().chain(&operation.results) {
            let constraint = part.constraint.base()?.constraint();
            self.constraint(constraint, Subject::Type, namespace, &mut found);
        }
        for part in operation.attributes.iter().filter(|part| !part.constraint.is_derived()) {
            self.constraint(part.constraint.constraint(), Subject::Attribute, namespace, &mut found);
        }
        for part in operation.properties.iter().filter(|part| !part.constraint.is_checked_as_enum()) {
            let cpp = part.constraint.interface_type()?;
            self.constraint(part.constraint.constraint(), Subject::Property(cpp), namespace, &mut found);
        }
        for part in &operation.regions {
            self.constraint(part.constraint.constraint(), Subject::Region, namespace, &mut found);
        }
        for part in &operation.successors {
            self.constraint(part.constraint.constraint(), Subject::Successor, namespace, &mut found);
        }
        for tr in operation.traits.iter().filter(|tr| tr.kind() == TraitKind::Pred) {
            self.trait_predicate(*tr, operation, &mut found)?;
        }
        found.missing.sort_unstable();
        found.missing.dedup();
        Ok(OpReport { name: operation.name(), missing: found.missing, is_unreadable: found.is_unreadable })
    }

    fn constraint(
        &mut self,
        constraint: model::Constraint<'r>,
        subject: Subject<'_>,
        namespace: &str,
        found: &mut OperationFindings,
    ) {
        match self.translator.constraint(constraint, subject, namespace) {
            Ok(test) => found.missing.extend(test.into_iter().flat_map(|test| test.missing)),
            Err(error) => self.unreadable(error, found),
        }
    }

    fn trait_predicate(
        &mut self,
        tr: Trait<'r>,
        operation: &Operation<'r>,
        found: &mut OperationFindings,
    ) -> model::Result<()> {
        let predicate = tr.predicate()?;
        match self.translator.operation_predicate(predicate, operation, tr.summary()) {
            Ok(test) => found.missing.extend(test.into_iter().flat_map(|test| test.missing)),
            Err(error) => self.unreadable(error, found),
        }
        Ok(())
    }

    fn unreadable(&mut self, error: PieceError<'r>, found: &mut OperationFindings) {
        found.is_unreadable = true;
        if !self.unreadable.contains(&error) {
            self.unreadable.push(error);
        }
    }
}

/// The first location where a function is needed, for lists in the order of the text.
pub fn first_use(missing: &super::Missing) -> Span {
    missing.used_at.first().copied().unwrap_or(Span::NONE)
}
