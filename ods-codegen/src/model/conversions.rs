//! Declared conversions of dialects: records of the classes of `ods/Conversion.td`, read and checked.

use super::patterns::lists_of;
use super::{Operation, Result, RuleList, TypeConstraint};
use crate::{Diagnostic, RecordRef, Records, codes};

/// A conversion.
#[derive(Clone, Debug)]
pub enum Conversion<'r> {
    /// Of a type.
    Type(TypeConversion<'r>),
    /// Of an operation.
    Op(Box<OpConversion<'r>>),
}

impl<'r> Conversion<'r> {
    /// The record.
    #[must_use]
    pub fn record(&self) -> RecordRef<'r> {
        match self {
            Conversion::Type(conversion) => conversion.record,
            Conversion::Op(conversion) => conversion.record,
        }
    }
}

/// The conversion of the types that a constraint accepts to the only one that another constraint accepts.
#[derive(Clone, Debug)]
pub struct TypeConversion<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// The types that are converted.
    pub source: TypeConstraint<'r>,
    /// The type that they become.
    pub target: TypeConstraint<'r>,
}

/// The conversion of an operation to another one.
#[derive(Clone, Debug)]
pub struct OpConversion<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// The operation that is converted.
    pub source: Operation<'r>,
    /// The operation that it becomes.
    pub target: Operation<'r>,
    /// The attributes with another name in the target, with that name.
    pub renamed: Vec<(&'r str, &'r str)>,
    /// The attributes that the target does not have.
    pub dropped: Vec<&'r str>,
    /// The benefit.
    pub benefit: u16,
}

/// The lists of conversions, in byte order of their names. A list with anything else in it is not one.
pub fn conversion_lists(records: &Records) -> impl Iterator<Item = RuleList<'_>> {
    lists_of(records, "Conversion")
}

/// The conversions of all files, in the order of every generator, or the error of each invalid one.
pub fn conversions(records: &Records) -> impl Iterator<Item = Result<Conversion<'_>>> {
    records.derived("Conversion").map(|record| {
        if record.is_a("ConvertType") {
            type_conversion(record).map(Conversion::Type)
        } else {
            op_conversion(record).map(|conversion| Conversion::Op(Box::new(conversion)))
        }
    })
}

fn wrong(record: RecordRef<'_>, message: String) -> Diagnostic {
    Diagnostic::error(codes::WRONG_CONVERSION, record.span(), message)
}

fn type_conversion(record: RecordRef<'_>) -> Result<TypeConversion<'_>> {
    let source = TypeConstraint::new(record.def("source")?);
    let target = TypeConstraint::new(record.def("target")?);
    if target.is_variable_length() || target.builder_call()?.is_none() {
        let message = format!("'{}' accepts more than one type", target.constraint().summary());
        let help =
            "the target of a ConvertType accepts only one type, as I64 does, and has the code that builds it";
        return Err(wrong(record, message).with_help(help));
    }
    Ok(TypeConversion { record, source, target })
}

fn op_conversion(record: RecordRef<'_>) -> Result<OpConversion<'_>> {
    let source = Operation::new(record.def("source")?)?;
    let target = Operation::new(record.def("target")?)?;
    let mut renamed = Vec::new();
    for entry in record.list("renamed")?.iter() {
        let Some(entry) = entry.as_def() else { continue };
        renamed.push((entry.string("source")?, entry.string("target")?));
    }
    let dropped = record.list("dropped")?.iter().filter_map(|name| name.as_str()).collect();
    let benefit = record.get("benefit").as_int().and_then(|benefit| u16::try_from(benefit).ok());
    let Some(benefit) = benefit else {
        return Err(wrong(record, format!("a benefit is a number from 0 to {}", u16::MAX)));
    };
    let conversion = OpConversion { record, source, target, renamed, dropped, benefit };
    conversion.check_parts()?;
    conversion.check_attributes()?;
    Ok(conversion)
}

impl OpConversion<'_> {
    /// Checks that operands, results, regions and successors have their counterparts.
    fn check_parts(&self) -> Result<()> {
        let OpConversion { source, target, .. } = self;
        let lengths = |values: &[super::Named<'_, TypeConstraint<'_>>]| -> Vec<Length> {
            values.iter().map(|value| Length::new(value.constraint)).collect()
        };
        self.check_lengths("operand", &lengths(&source.operands), &lengths(&target.operands))?;
        self.check_lengths("result", &lengths(&source.results), &lengths(&target.results))?;
        let regions = |op: &Operation<'_>| -> Vec<Length> {
            op.regions.iter().map(|region| Length::from_variadic(region.constraint.is_variadic())).collect()
        };
        self.check_lengths("region", &regions(source), &regions(target))?;
        let successors = |op: &Operation<'_>| -> Vec<Length> {
            op.successors
                .iter()
                .map(|successor| Length::from_variadic(successor.constraint.is_variadic()))
                .collect()
        };
        self.check_lengths("successor", &successors(source), &successors(target))
    }

    fn check_counts(&self, part: &str, of_source: usize, of_target: usize) -> Result<()> {
        if of_source == of_target {
            return Ok(());
        }
        let (source, target) = (self.source.name(), self.target.name());
        let counted = |count: usize| format!("{count} {part}{}", if count == 1 { "" } else { "s" });
        let message =
            format!("'{source}' has {}, and '{target}' has {}", counted(of_source), counted(of_target));
        Err(self
            .wrong(message)
            .with_help("a rewrite rule or a pattern in Rust can create operations of another form"))
    }

    fn check_lengths(&self, part: &str, of_source: &[Length], of_target: &[Length]) -> Result<()> {
        self.check_counts(part, of_source.len(), of_target.len())?;
        let (source, target) = (self.source.name(), self.target.name());
        for (index, (from, to)) in of_source.iter().zip(of_target).enumerate() {
            let nested = *from == Length::Nested || *to == Length::Nested;
            if nested || from > to {
                let message = format!(
                    "{part} #{index} of '{source}' is {}, and that of '{target}' is {}",
                    from.described(),
                    to.described()
                );
                return Err(self.wrong(message));
            }
        }
        Ok(())
    }

    /// Checks that every attribute of the source has one in the target, and the other way round.
    fn check_attributes(&self) -> Result<()> {
        let (of_source, of_target) = (creation_arguments(&self.source), creation_arguments(&self.target));
        let (source, target) = (self.source.name(), self.target.name());
        let lacks =
            |operation: &str, name: &str| self.wrong(format!("'{operation}' has no attribute '{name}'"));
        for name in self.renamed.iter().map(|(from, _)| from).chain(&self.dropped) {
            find(&of_source, name).ok_or_else(|| lacks(&source, name))?;
        }
        for (_, name) in &self.renamed {
            find(&of_target, name).ok_or_else(|| lacks(&target, name))?;
        }
        let kept = of_source.into_iter().filter(|given| !self.dropped.contains(&given.name));
        let renamed = |name| self.renamed.iter().find(|(from, _)| *from == name).map_or(name, |(_, to)| *to);
        let kept: Vec<CreationArgument<'_>> =
            kept.map(|given| CreationArgument { name: renamed(given.name), ..given }).collect();
        if let Some(CreationArgument { name, .. }) =
            kept.iter().find(|given| find(&of_target, given.name).is_none())
        {
            let message = format!("'{target}' has no attribute '{name}', which '{source}' has");
            let help = "'dropped' lists the attributes that the target does not have, 'renamed' those with another name there";
            return Err(self.wrong(message).with_help(help));
        }
        for CreationArgument { name, .. } in of_target.iter().filter(|given| given.is_needed) {
            let (what, help) = match find(&kept, name) {
                Some(CreationArgument { is_optional: false, .. }) => continue,
                Some(_) => ("may lack", "a pattern in Rust can tell the two cases apart"),
                None => ("does not have", "a rewrite rule can give it a value"),
            };
            let message = format!("'{target}' needs the attribute '{name}', which '{source}' {what}");
            return Err(self.wrong(message).with_help(help));
        }
        Ok(())
    }

    fn wrong(&self, message: String) -> Diagnostic {
        wrong(self.record, message)
    }
}

/// The number of values of an operand or result; what has a place in one has a place in each greater one, but
/// for the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Length {
    One,
    Optional,
    Variadic,
    Nested,
}

impl Length {
    fn new(constraint: TypeConstraint<'_>) -> Length {
        if constraint.is_variadic_of_variadic() {
            Length::Nested
        } else if constraint.is_variadic() {
            Length::Variadic
        } else if constraint.is_optional() {
            Length::Optional
        } else {
            Length::One
        }
    }

    fn from_variadic(is_variadic: bool) -> Length {
        if is_variadic { Length::Variadic } else { Length::One }
    }

    fn described(self) -> &'static str {
        match self {
            Length::One => "single",
            Length::Optional => "optional",
            Length::Variadic => "variadic",
            Length::Nested => "a variadic of variadics",
        }
    }
}

/// An attribute or property that is given when an operation is created.
#[derive(Clone, Copy)]
struct CreationArgument<'r> {
    name: &'r str,
    /// Whether operations may lack it.
    is_optional: bool,
    /// Whether it must be given.
    is_needed: bool,
}

fn find<'a, 'r>(all: &'a [CreationArgument<'r>], name: &str) -> Option<&'a CreationArgument<'r>> {
    all.iter().find(|given| given.name == name)
}

/// The attributes and properties of an operation, without derived ones.
fn creation_arguments<'r>(operation: &Operation<'r>) -> Vec<CreationArgument<'r>> {
    let attributes =
        operation.attributes.iter().filter(|named| !named.constraint.is_derived()).map(|named| {
            let is_optional = named.constraint.is_optional().unwrap_or_default();
            let has_default = named.constraint.default_value().is_some();
            CreationArgument { name: named.name, is_optional, is_needed: !is_optional && !has_default }
        });
    let properties = operation.properties.iter().map(|named| {
        let has_default = named.constraint.default_value().is_some();
        CreationArgument { name: named.name, is_optional: false, is_needed: !has_default }
    });
    attributes.chain(properties).collect()
}
