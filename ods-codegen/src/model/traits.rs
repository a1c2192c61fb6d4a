//! Traits of operations, types and attributes.

use std::borrow::Cow;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{RecordId, RecordRef};
use rustc_hash::FxHashSet;

use super::{Result, view};
use crate::codes;

view! {
    /// A record of the class `Trait`, other than a list of traits.
    Trait
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
    /// How it comes into being.
    ///
    /// # Errors
    /// When the record derives from none of the classes of traits.
    pub fn kind(self) -> Result<TraitKind> {
        const KINDS: [(&str, TraitKind); 4] = [
            ("PredTrait", TraitKind::Pred),
            ("GenInternalTrait", TraitKind::Internal),
            ("InterfaceTrait", TraitKind::Interface),
            ("NativeTrait", TraitKind::Native),
        ];
        let found = KINDS.iter().find(|(class, _)| self.record.is_a(class));
        found.map(|(_, kind)| *kind).ok_or_else(|| {
            let message = format!("'{}' is no kind of trait that generators know", self.def_name());
            Diagnostic::error(codes::WRONG_TRAIT, self.record.span(), message)
        })
    }

    /// Its name with its namespace, such as `::mlir::OpTrait::IsTerminator`; none for a predicate.
    ///
    /// # Errors
    /// When the field `trait` or `cppNamespace` is no string.
    pub fn qualified_name(self) -> Result<Option<Cow<'r, str>>> {
        let kind = self.kind()?;
        if kind == TraitKind::Pred {
            return Ok(None);
        }
        let name = self.record.string("trait")?;
        let namespace = if kind == TraitKind::Internal { "" } else { self.record.string("cppNamespace")? };
        Ok(Some(if namespace.is_empty() { name.into() } else { format!("{namespace}::{name}").into() }))
    }

    /// Checks that it has a name, so that it can be asked for.
    fn check_name(self) -> Result<()> {
        match self.kind()? {
            TraitKind::Pred => return Ok(()),
            TraitKind::Internal => {}
            TraitKind::Native | TraitKind::Interface => {
                self.record.string("cppNamespace")?;
            }
        }
        self.record.string("trait")?;
        Ok(())
    }

    /// Whether [`Trait::qualified_name`] is that name; a trait without one has no name.
    #[must_use]
    pub fn is_named(self, name: &str) -> bool {
        let text = |field| self.record.get(field).as_str().unwrap_or_default();
        if self.record.is_a("PredTrait") {
            return false;
        }
        match text("cppNamespace") {
            "" => text("trait") == name,
            namespace => {
                let rest = name.strip_prefix(namespace).and_then(|rest| rest.strip_prefix("::"));
                rest == Some(text("trait"))
            }
        }
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
                Trait::new(record).check_name()?;
                traits.push(Trait::new(record));
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
