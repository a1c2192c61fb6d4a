//! An operation from its record.

use ods_parser::diagnostics::Code;
use ods_parser::records::{DagArgRef, DagRef, FieldRef};

use super::super::traits::TraitCache;
use super::super::{
    Attribute, Builder, Dialect, Property, Region, Result, Successor, Trait, TypeConstraint, traits,
};
use super::{Argument, Named, OpVariable, Operation, inference};
use crate::{Diagnostic, RecordRef, codes};

impl<'r> Operation<'r> {
    /// Reads an operation.
    ///
    /// # Errors
    /// The first error in the definition.
    pub fn new(record: RecordRef<'r>) -> Result<Operation<'r>> {
        Operation::with_traits(record, &mut TraitCache::default())
    }

    /// Reads an operation; some of its traits may be known already.
    pub(crate) fn with_traits(record: RecordRef<'r>, known: &mut TraitCache<'r>) -> Result<Operation<'r>> {
        let operation = Operation::as_data(record, known)?;
        operation.check_accessors()?;
        Ok(operation)
    }

    /// Reads an operation that gets no accessors.
    pub(crate) fn as_data(record: RecordRef<'r>, known: &mut TraitCache<'r>) -> Result<Operation<'r>> {
        Operation::read(record, known).map_err(|error| {
            let says_where =
                error.span == record.span() || error.notes.iter().any(|note| note.span == record.span());
            if says_where { error } else { error.with_note(record.span(), "in this operation") }
        })
    }

    fn read(record: RecordRef<'r>, known: &mut TraitCache<'r>) -> Result<Operation<'r>> {
        let dialect = Dialect::new(record.def("opDialect")?);
        let mut operation = Operation {
            record,
            dialect,
            dialect_name: dialect.name()?,
            mnemonic: record.string("opName")?,
            class_name: operation_class(record.name()),
            namespace: record.string("cppNamespace")?,
            arguments: Vec::new(),
            operands: Vec::new(),
            attributes: Vec::new(),
            properties: Vec::new(),
            results: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            traits: Vec::new(),
            inferred_types: None,
            builders: Vec::new(),
        };
        operation.read_arguments()?;
        operation.read_derived_attributes()?;
        operation.read_results()?;
        operation.read_successors()?;
        operation.traits = traits::flattened(record, known)?;
        if let Some(inference) = inference::infer(&operation)? {
            operation.inferred_types = Some(inference.types);
            operation.traits.push(Trait::new(inference.interface)?);
        }
        operation.read_regions()?;
        operation.read_builders()?;
        operation.check()?;
        Ok(operation)
    }

    /// An error about the whole operation.
    pub(super) fn error(&self, code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(code, self.record.span(), message)
    }

    /// An error about a field of the operation, located where the field was last set.
    fn field_error(&self, code: Code, field: &str, message: impl Into<String>) -> Diagnostic {
        let span = self.record.field(field).map_or(self.record.span(), FieldRef::span);
        Diagnostic::error(code, span, message)
    }

    fn read_arguments(&mut self) -> Result<()> {
        let error =
            |this: &Self, message: String| this.field_error(codes::WRONG_ARGUMENT, "arguments", message);
        for (index, arg) in self.record.dag("arguments")?.args().enumerate() {
            let name = arg.name.unwrap_or_default();
            let (record, variable) =
                part(arg)?.ok_or_else(|| error(self, format!("argument #{index} is not a record")))?;
            let must_be_named = |kind: &str| {
                if name.is_empty() {
                    return Err(error(self, format!("argument #{index} is {kind} and must be named")));
                }
                Ok(())
            };
            if record.is_a("TypeConstraint") {
                self.arguments.push(Argument::Operand(self.operands.len()));
                self.operands.push(Named { name, constraint: TypeConstraint::new(record), variable });
            } else if record.is_a("Attr") {
                must_be_named("an attribute")?;
                if record.is_a("DerivedAttr") {
                    let message = format!("argument '{name}' is a derived attribute, which is not given");
                    return Err(error(self, message));
                }
                self.arguments.push(Argument::Attribute(self.attributes.len()));
                self.attributes.push(Named { name, constraint: Attribute::new(record), variable });
            } else if record.is_a("Property") {
                must_be_named("a property")?;
                self.arguments.push(Argument::Property(self.properties.len()));
                self.properties.push(Named { name, constraint: Property::new(record), variable });
            } else {
                let message = format!(
                    "argument #{index} is '{}', which derives from none of TypeConstraint, Attr and Property",
                    record.name()
                );
                return Err(error(self, message).with_note(record.span(), "it is defined here"));
            }
        }
        Ok(())
    }

    /// Fields of the operation whose type is an attribute: derived ones.
    fn read_derived_attributes(&mut self) -> Result<()> {
        for field in self.record.fields() {
            let Some(classes) = field.classes() else { continue };
            if !classes.iter().any(|class| class.is_a("Attr")) {
                continue;
            }
            let error = |message: String| Diagnostic::error(codes::DERIVED_ATTRIBUTE, field.span(), message);
            if !classes.iter().any(|class| class.is_a("DerivedAttr")) {
                let message = format!("field '{}' is an attribute that is not derived", field.name());
                return Err(error(message).with_help("attributes that are given stand in 'arguments'"));
            }
            if classes.len() != 1 {
                return Err(error(format!("field '{}' has more than one class", field.name())));
            }
            let Some(record) = field.value().as_def() else {
                return Err(error(format!("derived attribute '{}' has no value", field.name())));
            };
            self.attributes.push(Named {
                name: field.name(),
                constraint: Attribute::new(record),
                variable: None,
            });
        }
        Ok(())
    }

    fn read_results(&mut self) -> Result<()> {
        let error = |this: &Self, message: String| this.field_error(codes::WRONG_RESULT, "results", message);
        let results = self.dag_of("results", "outs", codes::WRONG_RESULT)?;
        for (index, arg) in results.args().enumerate() {
            let Some((record, variable)) = part(arg)? else {
                return Err(error(self, format!("result #{index} is not a record")));
            };
            let constraint = TypeConstraint::new(record);
            if constraint.is_variadic_of_variadic() {
                return Err(error(self, format!("result #{index} cannot be a VariadicOfVariadic")));
            }
            self.results.push(Named { name: arg.name.unwrap_or_default(), constraint, variable });
        }
        Ok(())
    }

    fn read_successors(&mut self) -> Result<()> {
        let code = codes::WRONG_SUCCESSOR;
        let successors = self.dag_of("successors", "successor", code)?;
        for (index, arg) in successors.args().enumerate() {
            let Some(record) = arg.value.as_def() else {
                return Err(self.field_error(
                    code,
                    "successors",
                    format!("successor #{index} is not a record"),
                ));
            };
            let constraint = Successor::new(record);
            if constraint.is_variadic() && index + 1 != successors.len() {
                return Err(self.field_error(code, "successors", "only the last successor can be variadic"));
            }
            self.successors.push(Named { name: arg.name.unwrap_or_default(), constraint, variable: None });
        }
        Ok(())
    }

    fn read_regions(&mut self) -> Result<()> {
        let code = codes::WRONG_REGION;
        let regions = self.dag_of("regions", "region", code)?;
        for (index, arg) in regions.args().enumerate() {
            let error = |message: String| self.field_error(code, "regions", message);
            let Some(record) = arg.value.as_def() else {
                return Err(error(format!("region #{index} is not a record")));
            };
            let name = arg.name.unwrap_or_default();
            let constraint = Region::new(record);
            if constraint.is_variadic() && index + 1 != regions.len() {
                return Err(error("only the last region can be variadic".to_owned()));
            }
            if constraint.is_variadic() && name.is_empty() {
                return Err(error("variadic regions must be named".to_owned()));
            }
            self.regions.push(Named { name, constraint, variable: None });
        }
        Ok(())
    }

    /// The dag in a field, which must have a certain operator.
    fn dag_of(&self, field: &str, operator: &str, code: Code) -> Result<DagRef<'r>> {
        let dag = self.record.dag(field)?;
        if dag.operator().as_def().is_none_or(|found| found.name() != operator) {
            let message = format!("'{field}' must be a dag with the operator '{operator}'");
            return Err(self.field_error(code, field, message));
        }
        Ok(dag)
    }

    fn read_builders(&mut self) -> Result<()> {
        let builders = self.record.get("builders").as_list();
        for value in builders.into_iter().flat_map(|list| list.iter()) {
            let Some(record) = value.as_def() else {
                return Err(self.field_error(codes::WRONG_BUILDER, "builders", "a builder is not a record"));
            };
            self.builders.push(Builder::new(record, self.record)?);
        }
        if self.builders.is_empty() && self.record.bit("skipDefaultBuilders")? {
            let message = "default builders are skipped and no custom builders provided";
            return Err(self.field_error(codes::WRONG_BUILDER, "skipDefaultBuilders", message));
        }
        Ok(())
    }
}

/// The name of an operation with that of its dialect.
pub fn full_name(operation: RecordRef<'_>) -> Result<String> {
    let dialect = operation.def("opDialect")?.string("name")?;
    let mnemonic = operation.string("opName")?;
    Ok(if dialect.is_empty() { mnemonic.to_owned() } else { format!("{dialect}.{mnemonic}") })
}

/// The name of the dialect of an operation.
pub(crate) fn operation_dialect<'r>(operation: RecordRef<'r>) -> Option<&'r str> {
    operation.get("opDialect").as_def()?.get("name").as_str()
}

/// The name of the class: the record's name after the first underscore. If there is nothing before or after
/// the underscore, the whole name without a trailing underscore.
pub(crate) fn operation_class(record: &str) -> &str {
    match record.split_once('_') {
        None | Some(("", _)) => record,
        Some((prefix, "")) => prefix,
        Some((_, name)) => name,
    }
}

/// The constraint of an argument or result, extracted from the `OpVariable` around it. `None` if it is not a
/// record.
fn part<'r>(arg: DagArgRef<'r>) -> Result<Option<(RecordRef<'r>, Option<OpVariable<'r>>)>> {
    let Some(record) = arg.value.as_def() else { return Ok(None) };
    if record.is_a("OpVariable") {
        return Ok(Some((record.def("constraint")?, Some(OpVariable { record }))));
    }
    Ok(Some((record, None)))
}

#[cfg(test)]
mod tests {
    use super::operation_class;

    #[test]
    fn the_dialect_before_the_first_underscore_goes() {
        assert_eq!(operation_class("Arith_AddIOp"), "AddIOp");
        assert_eq!(operation_class("LLVM_Foo_Bar"), "Foo_Bar");
        assert_eq!(operation_class("AddIOp"), "AddIOp");
        assert_eq!(operation_class("_AddIOp"), "_AddIOp");
        assert_eq!(operation_class("AddIOp_"), "AddIOp");
    }
}
