//! Traits of operations, types and attributes.

use std::borrow::Cow;
use std::collections::hash_map::Entry;

use ods_parser::records::RecordId;

use super::{Interface, Predicate, Result, SideEffects, fields, view};
use crate::{Diagnostic, FxHashMap, FxHashSet, RecordRef, codes};

/// A record of the class `Trait`, other than a list of traits.
///
/// Its kind and name are read only once, because every operation is queried for several traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trait<'r> {
    record: RecordRef<'r>,
    kind: TraitKind,
    namespace: &'r str,
    /// Empty for a predicate.
    name: &'r str,
}

/// The kind of a trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraitKind {
    /// A C++ class that the generated code refers to.
    Native,
    /// Known to generators only.
    Internal,
    /// A predicate that the verifier evaluates.
    Pred,
    /// An interface.
    Interface,
}

fields! {
    Trait
    /// A sentence about it; empty without one.
    summary: text "summary",
    /// Whether the traits of a structure (segments, regions, parents) are verified before all others.
    is_structural: class "StructuralOpTrait",
    /// The effects of the operation, if it is the interface with the listed effects.
    as_effects: if_class(SideEffects) "SideEffectsTraitBase",
    /// The relation between the types of two values that it states.
    as_types_match: if_class(TypesMatchWith) "TypesMatchWith",
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
            let message = format!("'{}' derives from no known class of traits", record.name());
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
    pub fn record(self) -> RecordRef<'r> {
        self.record
    }

    /// The name of the record.
    pub fn def_name(self) -> &'r str {
        self.record.name()
    }

    /// The predicate on operations.
    ///
    /// # Errors
    /// When the field is not a record.
    pub fn predicate(self) -> Result<Predicate<'r>> {
        Ok(Predicate::new(self.record.def("predicate")?))
    }

    /// Its C++ class without the namespace; empty for a predicate.
    pub fn local_name(self) -> &'r str {
        self.name
    }

    /// The interface that it is, or refers to.
    pub fn as_interface(self) -> Option<Interface<'r>> {
        (self.kind == TraitKind::Interface).then(|| Interface::new(self.record))
    }

    /// The relation between types that it states.
    ///
    /// # Errors
    /// When a field has a wrong type.
    pub fn type_relation(self) -> Result<Option<TypeRelation<'r>>> {
        let record = self.record;
        Ok(if record.is_a("AllTypesMatch") {
            Some(TypeRelation::AllMatch(record.strings("values")?))
        } else if record.name() == "SameTypeOperands" {
            Some(TypeRelation::SameOperands)
        } else if record.name() == "SameOperandsAndResultType" {
            Some(TypeRelation::SameOperandsAndResults)
        } else if record.is_a("TypesMatchWith") {
            let relation = TypesMatchWith::new(record);
            let (source, transformer) = (relation.source()?, relation.transformer()?);
            Some(TypeRelation::Transformed { source, target: relation.target()?, transformer })
        } else if record.is_a("ShapedTypeMatchesElementCountAndTypes") {
            Some(TypeRelation::Elements {
                shaped: record.string("shaped")?,
                elements: record.string("elements")?,
            })
        } else {
            None
        })
    }

    /// The kind of the trait.
    pub fn kind(self) -> TraitKind {
        self.kind
    }

    /// Its name with its namespace, such as `::mlir::OpTrait::IsTerminator`; none for a predicate.
    pub fn qualified_name(self) -> Option<Cow<'r, str>> {
        if self.kind == TraitKind::Pred {
            return None;
        }
        let Trait { namespace, name, .. } = self;
        Some(if namespace.is_empty() { name.into() } else { format!("{namespace}::{name}").into() })
    }

    /// Whether [`Trait::qualified_name`] is that name.
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
}

view! {
    /// A record of the class `TypesMatchWith`: the type of a target follows from that of a source.
    TypesMatchWith
}

fields! {
    TypesMatchWith
    /// The operand, attribute or result that the type is derived from.
    source: string "lhs",
    /// The operand or result whose type is derived.
    target: string "rhs",
    /// The expression of the type, on that of the source.
    transformer: string "transformer",
    /// The same with its location.
    transformer_code: piece "transformer",
}

impl<'r> TypesMatchWith<'r> {
    /// Whether code of the definition compares the types, so that they need not be equal.
    pub fn has_own_comparison(self) -> bool {
        let comparator = self.record.get("comparator").as_str().unwrap_or_default();
        !comparator.is_empty() && !comparator.starts_with("std::equal_to")
    }
}

/// A relation between the types of operands, results and attributes.
#[derive(Clone, Debug)]
pub enum TypeRelation<'r> {
    /// All of these have the same type.
    AllMatch(Vec<&'r str>),
    /// All operands have the same type.
    SameOperands,
    /// All operands and results have the same type.
    SameOperandsAndResults,
    /// The type of the target is an expression on that of the source.
    Transformed {
        /// The operand, result or attribute that the type is derived from.
        source: &'r str,
        /// The operand or result whose type is derived.
        target: &'r str,
        /// The expression.
        transformer: &'r str,
    },
    /// The types of a variadic are the elements of a shaped value.
    Elements {
        /// The shaped operand or result.
        shaped: &'r str,
        /// The variadic operand or result.
        elements: &'r str,
    },
}

/// The traits of an operation's list: lists inside it flattened, each trait once, an interface after the
/// interfaces it is based on.
///
/// # Errors
/// When an element is not a trait, or a trait precedes one that it depends on.
pub(super) fn flattened<'r>(operation: RecordRef<'r>, known: &mut TraitCache<'r>) -> Result<Vec<Trait<'r>>> {
    let mut seen: FxHashSet<RecordId> = FxHashSet::default();
    let mut traits = Vec::new();
    let visits = |records: &[RecordRef<'r>]| -> Vec<TraitVisit<'r>> {
        // The first one must be on top of the stack.
        records.iter().rev().copied().map(TraitVisit::Visit).collect()
    };
    let mut steps = visits(&operation.defs("traits")?);
    while let Some(step) = steps.pop() {
        match step {
            TraitVisit::Visit(record) if !seen.insert(record.id()) => {}
            TraitVisit::Visit(record) => match known.element(record)? {
                Element::List(records) => steps.extend(visits(records)),
                Element::Trait { bases, .. } => {
                    steps.push(TraitVisit::Add(record));
                    steps.extend(visits(bases));
                }
            },
            TraitVisit::Add(record) => {
                if let Element::Trait { needs, found, .. } = known.element(record)? {
                    check_order(operation, record, needs, &seen)?;
                    traits.push(*found);
                }
            }
        }
    }
    Ok(traits)
}

/// The elements of lists of traits by record. Operations share most of their traits.
#[derive(Default)]
pub struct TraitCache<'r>(FxHashMap<RecordId, Element<'r>>);

/// An element of a list of traits.
enum Element<'r> {
    /// A list that denotes its elements.
    List(Vec<RecordRef<'r>>),
    /// A trait, the interfaces it is based on, and those that must come before it.
    Trait { found: Trait<'r>, bases: Vec<RecordRef<'r>>, needs: Vec<RecordRef<'r>> },
}

impl<'r> TraitCache<'r> {
    fn element(&mut self, record: RecordRef<'r>) -> Result<&Element<'r>> {
        Ok(match self.0.entry(record.id()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(Element::new(record)?),
        })
    }
}

impl<'r> Element<'r> {
    fn new(record: RecordRef<'r>) -> Result<Element<'r>> {
        if record.is_a("TraitList") {
            return Ok(Element::List(record.defs("traits")?));
        }
        let bases = if record.is_a("Interface") { record.defs("baseInterfaces")? } else { Vec::new() };
        let found = Trait::new(record)?;
        Ok(Element::Trait { found, bases, needs: record.defs("dependentTraits")? })
    }
}

/// A pending step for a record in a list of traits. Steps are on an explicit stack because lists can nest
/// deeply.
enum TraitVisit<'r> {
    /// Classify the record.
    Visit(RecordRef<'r>),
    /// Add the record; everything that it depends on was added before.
    Add(RecordRef<'r>),
}

fn check_order(
    operation: RecordRef<'_>,
    record: RecordRef<'_>,
    needs: &[RecordRef<'_>],
    seen: &FxHashSet<RecordId>,
) -> Result<()> {
    let missing = needs.iter().find(|needed| needed.is_a("TraitList") || !seen.contains(&needed.id()));
    let Some(&missing) = missing else { return Ok(()) };
    let name = |record: RecordRef<'_>| {
        record.get("trait").as_str().map_or_else(|| record.name().to_owned(), str::to_owned)
    };
    let message =
        format!("'{}' requires '{}' to precede it in the list of traits", name(record), name(missing));
    Err(Diagnostic::error(codes::TRAIT_ORDER, operation.span(), message)
        .with_note(record.span(), "the trait is defined here"))
}
