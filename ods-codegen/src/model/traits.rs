//! Traits of operations, types and attributes.

use std::borrow::Cow;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{RecordId, RecordRef};
use rustc_hash::FxHashSet;

use super::Result;
use crate::codes;

/// A record of the class `Trait`, other than a list of traits.
///
/// Its kind and name are read at once: every operation is asked for several of its traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trait<'r> {
    record: RecordRef<'r>,
    kind: TraitKind,
    namespace: &'r str,
    /// Empty for a predicate.
    name: &'r str,
}

/// How a trait comes into being.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraitKind {
    /// Written by hand: a name that the generated code refers to.
    Native,
    /// Known to generators only.
    Internal,
    /// A predicate that the verifier evaluates.
    Pred,
    /// An interface.
    Interface,
}

impl<'r> Trait<'r> {
    /// Reads a trait.
    ///
    /// # Errors
    /// When the record derives from none of the classes of traits, or has no name.
    pub fn new(record: RecordRef<'r>) -> Result<Trait<'r>> {
        const KINDS: [(&str, TraitKind); 4] = [
            ("PredTrait", TraitKind::Pred),
            ("GenInternalTrait", TraitKind::Internal),
            ("InterfaceTrait", TraitKind::Interface),
            ("NativeTrait", TraitKind::Native),
        ];
        let Some(&(_, kind)) = KINDS.iter().find(|(class, _)| record.is_a(class)) else {
            let message = format!("'{}' is no kind of trait that generators know", record.name());
            return Err(Diagnostic::error(codes::WRONG_TRAIT, record.span(), message));
        };
        let namespace = match kind {
            TraitKind::Pred | TraitKind::Internal => "",
            TraitKind::Native | TraitKind::Interface => record.string("cppNamespace")?,
        };
        let name = if kind == TraitKind::Pred { "" } else { record.string("trait")? };
        Ok(Trait { record, kind, namespace, name })
    }

    /// The record.
    #[must_use]
    pub fn record(self) -> RecordRef<'r> {
        self.record
    }

    /// The name of the record.
    #[must_use]
    pub fn def_name(self) -> &'r str {
        self.record.name()
    }

    /// How it comes into being.
    #[must_use]
    pub fn kind(self) -> TraitKind {
        self.kind
    }

    /// Its name with its namespace, such as `::mlir::OpTrait::IsTerminator`; none for a predicate.
    #[must_use]
    pub fn qualified_name(self) -> Option<Cow<'r, str>> {
        if self.kind == TraitKind::Pred {
            return None;
        }
        let Trait { namespace, name, .. } = self;
        Some(if namespace.is_empty() { name.into() } else { format!("{namespace}::{name}").into() })
    }

    /// Whether [`Trait::qualified_name`] is that name.
    #[must_use]
    pub fn is_named(self, name: &str) -> bool {
        if self.kind == TraitKind::Pred {
            return false;
        }
        if self.namespace.is_empty() {
            return name == self.name;
        }
        let rest = name.strip_suffix(self.name).and_then(|rest| rest.strip_suffix("::"));
        rest == Some(self.namespace)
    }

    /// Whether the traits of a structure (segments, regions, parents) are verified before all others.
    #[must_use]
    pub fn is_structural(self) -> bool {
        self.record.is_a("StructuralOpTrait")
    }
}

/// The traits of an operation's list: lists inside it flattened, each trait once, an interface behind the interfaces it
/// is based on.
///
/// # Errors
/// When an element is no trait, or a trait stands before one that it depends on.
pub(super) fn flattened<'r>(operation: RecordRef<'r>) -> Result<Vec<Trait<'r>>> {
    let mut seen: FxHashSet<RecordId> = FxHashSet::default();
    let mut traits = Vec::new();
    let mut steps = visits(operation, "traits")?;
    while let Some(step) = steps.pop() {
        match step {
            Step::Visit(record) if !seen.insert(record.id()) => {}
            Step::Visit(record) if record.is_a("TraitList") => steps.extend(visits(record, "traits")?),
            Step::Visit(record) => {
                steps.push(Step::Add(record));
                if record.is_a("Interface") {
                    steps.extend(visits(record, "baseInterfaces")?);
                }
            }
            Step::Add(record) => {
                check_order(operation, record, &seen)?;
                traits.push(Trait::new(record)?);
            }
        }
    }
    Ok(traits)
}

/// What is left to do for a record in a list of traits. Steps are kept on a stack of their own because lists can nest
/// deeply.
enum Step<'r> {
    /// Look at what it is.
    Visit(RecordRef<'r>),
    /// Add it, now that what comes before it has been added.
    Add(RecordRef<'r>),
}

/// Visits of all records of a list, the first on top.
fn visits<'r>(from: RecordRef<'r>, field: &str) -> Result<Vec<Step<'r>>> {
    Ok(from.defs(field)?.into_iter().rev().map(Step::Visit).collect())
}

fn check_order(operation: RecordRef<'_>, record: RecordRef<'_>, seen: &FxHashSet<RecordId>) -> Result<()> {
    let missing = record
        .defs("dependentTraits")?
        .into_iter()
        .find(|needed| needed.is_a("TraitList") || !seen.contains(&needed.id()));
    let Some(missing) = missing else { return Ok(()) };
    let name = |record: RecordRef<'_>| {
        record.get("trait").as_str().map_or_else(|| record.name().to_owned(), str::to_owned)
    };
    let message =
        format!("'{}' requires '{}' to precede it in the list of traits", name(record), name(missing));
    Err(Diagnostic::error(codes::TRAIT_ORDER, operation.span(), message)
        .with_note(record.span(), "the trait is defined here"))
}
