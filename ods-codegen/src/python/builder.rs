//! The constructor of an operation's class.

use super::names::sanitized;
use super::segments::{has_operand_segments, has_result_segments};
use crate::model::names::camel_to_snake;
use crate::model::{Argument, Attribute, Operation, Result};
use crate::{Diagnostic, Writer, codes};

/// A parameter of the constructor, and of the function that calls it.
pub(super) struct Parameter {
    /// Its name; `*` for the mark after which parameters are keyword-only.
    pub(super) name: String,
    /// Whether it is optional, with the default `None`.
    pub(super) is_optional: bool,
    /// The meaning of the parameter.
    pub(super) role: Role,
}

/// The meaning of a parameter; operands, results, … by index.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The type of a result.
    ResultType(usize),
    /// An argument.
    Argument(Argument),
    /// A successor.
    Successor(usize),
    /// Number of variadic regions.
    RegionCount,
    /// No parameter: those after it are keyword-only.
    Mark,
    /// The types of all results, if they need not follow from the other parameters.
    ResultTypes,
    /// The location.
    Location,
    /// The insertion point.
    InsertionPoint,
}

/// The parameters of an operation's constructor, in order.
///
/// # Errors
/// When a field of an attribute's definition is of the wrong type.
pub(super) fn parameters(operation: &Operation<'_>) -> Result<Vec<Parameter>> {
    Builder::new(operation).parameters()
}

impl Parameter {
    /// The default in the declaration.
    pub(super) fn default(&self) -> &'static str {
        if self.is_optional { "=None" } else { "" }
    }
}

/// The source of the result types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultTypes {
    /// The type of the first operand.
    FirstOperand,
    /// The type of the first attribute, or the type in it.
    FirstAttribute,
    /// The operation's own inference.
    Interface,
    /// The caller.
    Given,
}

impl ResultTypes {
    fn new(operation: &Operation<'_>) -> ResultTypes {
        let is_fixed = operation.variable_length_results() == 0;
        if is_fixed && operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType") {
            ResultTypes::FirstOperand
        } else if is_fixed && operation.has_trait("::mlir::OpTrait::FirstAttrDerivedResultType") {
            ResultTypes::FirstAttribute
        } else if operation.regions.is_empty() && operation.has_trait("::mlir::InferTypeOpInterface::Trait") {
            // Inference may look into regions, which have no content yet.
            ResultTypes::Interface
        } else {
            ResultTypes::Given
        }
    }
}

/// Writes the constructor and returns its parameters: result types unless they follow from the rest, then
/// operands, attributes and properties in the order of the definition, successors, the number of variadic
/// regions; after a `*` everything optional.
///
/// ```text
///
///   def __init__(self, lhs, rhs, *, fastmath=None, results=None, loc=None, ip=None):
///     operands = []
///     attributes = {}
///     regions = None
///     operands.append(lhs)
///     operands.append(rhs)
///     _ods_context = _ods_get_default_loc_context(loc)
///     if fastmath is not None: attributes["fastmath"] = (fastmath if (
///         isinstance(fastmath, _ods_ir.Attribute) or
///         not _ods_ir.AttrBuilder.contains('Arith_FastMathAttr')) else
///           _ods_ir.AttrBuilder.get('Arith_FastMathAttr')(fastmath, context=_ods_context))
///     if results is None: results = [operands[0].type] * 1
///     _ods_successors = None
///     super().__init__(self.OPERATION_NAME, …)
/// ```
pub(super) fn emit(
    operation: &Operation<'_>,
    is_native: bool,
    writer: &mut Writer,
) -> Result<Vec<Parameter>> {
    let builder = Builder::new(operation);
    let parameters = builder.parameters()?;
    writer.blank();
    writer.start();
    writer.add("def __init__(self, ");
    writer.list(&parameters, |writer, parameter| {
        writer.add(&parameter.name);
        writer.add(parameter.default());
    });
    writer.add("):");
    writer.end();
    writer.indented(|writer| -> Result<()> {
        if is_native && is_plain(operation) {
            return builder.emit_native("_ods_build_view(self, ", writer);
        }
        writer.line("operands = []");
        writer.line("attributes = {}");
        writer.line("regions = None");
        builder.emit_operands(writer);
        writer.line("_ods_context = _ods_get_default_loc_context(loc)");
        builder.emit_attributes(writer)?;
        builder.emit_results(writer)?;
        builder.emit_successors(writer);
        builder.emit_regions(writer);
        writer.line(
            "super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, \
             self._ODS_RESULT_SEGMENTS, attributes=attributes, results=results, operands=operands, \
             successors=_ods_successors, regions=regions, loc=loc, ip=ip)",
        );
        Ok(())
    })?;
    Ok(parameters)
}

/// Whether the operation has a fixed number of operands and results, and nothing else but attributes: one
/// call creates it.
pub(super) fn is_plain(operation: &Operation<'_>) -> bool {
    let mut constraints = operation.operands.iter().chain(&operation.results).map(|part| part.constraint);
    let is_fixed = constraints.all(|constraint| !constraint.is_variadic() && !constraint.is_optional());
    let mut arguments = operation.arguments.iter();
    is_fixed
        && operation.regions.is_empty()
        && operation.successors.is_empty()
        && !has_operand_segments(operation)
        && !has_result_segments(operation)
        && !arguments.any(|argument| matches!(argument, Argument::Property(_)))
}

/// Writes the body of the function that builds a plain operation and returns its result, for
/// [`super::OpBindings::is_native`].
///
/// ```text
///   attributes = {}
///   _ods_context = _ods_get_default_loc_context(loc)
///   if fastmath is not None: attributes["fastmath"] = (…)
///   return _ods_build_value("arith.addf", (lhs, rhs,), attributes, 1 if results is None else results, loc, ip)
/// ```
pub(super) fn emit_native_value(operation: &Operation<'_>, writer: &mut Writer) -> Result<()> {
    let mut builder = Builder::new(operation);
    for name in builder.results.iter_mut().chain(&mut builder.arguments) {
        *name = camel_to_snake(name);
    }
    builder.emit_native("return _ods_build_value(", writer)
}

struct Builder<'a, 'r> {
    operation: &'a Operation<'r>,
    result_types: ResultTypes,
    /// Names of the given result types.
    results: Vec<String>,
    /// Names of the arguments.
    arguments: Vec<String>,
    /// Names of the successors.
    successors: Vec<String>,
    /// Name of the parameter for the number of variadic regions.
    region_count: Option<String>,
}

impl<'a, 'r> Builder<'a, 'r> {
    fn new(operation: &'a Operation<'r>) -> Builder<'a, 'r> {
        let named =
            |name: &str, otherwise: String| sanitized(if name.is_empty() { &otherwise } else { name });
        let result_types = ResultTypes::new(operation);
        let single = operation.results.len() == 1;
        let results = operation.results.iter().enumerate().map(|(index, result)| {
            named(result.name, if single { "result".to_owned() } else { format!("_gen_res_{index}") })
        });
        let arguments = operation.arguments.iter().enumerate();
        let arguments = arguments
            .map(|(index, argument)| named(operation.argument_name(*argument), format!("_gen_arg_{index}")));
        let successors = operation.successors.iter().enumerate();
        let successors =
            successors.map(|(index, successor)| named(successor.name, format!("_gen_successor_{index}")));
        let region_count = operation.regions.last().filter(|region| region.constraint.is_variadic());
        Builder {
            operation,
            result_types,
            results: if result_types == ResultTypes::Given { results.collect() } else { Vec::new() },
            arguments: arguments.collect(),
            successors: successors.collect(),
            region_count: region_count.map(|region| count_name(region.name)),
        }
    }

    fn parameters(&self) -> Result<Vec<Parameter>> {
        let mut given: Vec<Parameter> = Vec::new();
        let mut optional: Vec<Parameter> = Vec::new();
        let parameter =
            |name: &str, is_optional, role| Parameter { name: name.to_owned(), is_optional, role };
        let results = self.results.iter().enumerate();
        given.extend(results.map(|(index, name)| parameter(name, false, Role::ResultType(index))));
        for (argument, name) in self.operation.arguments.iter().zip(&self.arguments) {
            let is_optional = match *argument {
                Argument::Operand(index) => self.operation.operands[index].constraint.is_optional(),
                Argument::Attribute(index) => can_be_left_out(self.operation.attributes[index].constraint)?,
                Argument::Property(_) => false,
            };
            let role = Role::Argument(*argument);
            if is_optional { &mut optional } else { &mut given }.push(parameter(name, is_optional, role));
        }
        let successors = self.successors.iter().enumerate();
        given.extend(successors.map(|(index, name)| parameter(name, false, Role::Successor(index))));
        given.extend(self.region_count.iter().map(|name| parameter(name, false, Role::RegionCount)));
        given.push(parameter("*", false, Role::Mark));
        given.append(&mut optional);
        if self.result_types != ResultTypes::Given {
            given.push(parameter("results", true, Role::ResultTypes));
        }
        given.push(parameter("loc", true, Role::Location));
        given.push(parameter("ip", true, Role::InsertionPoint));
        Ok(given)
    }

    /// The names from which operands are taken: those of operands and properties in order. A property shifts
    /// the operands after it by one, which is a bug of upstream that its modules depend on.
    fn operand_names(&self) -> impl Iterator<Item = &String> {
        let arguments = self.operation.arguments.iter().zip(&self.arguments);
        arguments.filter(|(argument, _)| !matches!(argument, Argument::Attribute(_))).map(|(_, name)| name)
    }

    /// Writes the call of a function of the package `ods` that creates the operation, and what is before it.
    fn emit_native(&self, call: &str, writer: &mut Writer) -> Result<()> {
        let has_attributes =
            self.operation.arguments.iter().any(|argument| matches!(argument, Argument::Attribute(_)));
        if has_attributes {
            writer.line("attributes = {}");
            writer.line("_ods_context = _ods_get_default_loc_context(loc)");
            self.emit_attributes(writer)?;
        }
        let results = match self.result_types {
            ResultTypes::Interface => "results".to_owned(),
            ResultTypes::FirstOperand => {
                format!("{} if results is None else results", self.operation.results.len())
            }
            ResultTypes::FirstAttribute => {
                self.emit_results(writer)?;
                "results".to_owned()
            }
            ResultTypes::Given => tuple(self.results.iter()),
        };
        let attributes = if has_attributes { "attributes" } else { "None" };
        let (name, operands) = (self.operation.name(), tuple(self.operand_names()));
        writer.line(format_args!("{call}\"{name}\", {operands}, {attributes}, {results}, loc, ip)"));
        Ok(())
    }

    fn emit_operands(&self, writer: &mut Writer) {
        let has_segments = has_operand_segments(self.operation);
        for (operand, name) in self.operation.operands.iter().zip(self.operand_names()) {
            let constraint = operand.constraint;
            if constraint.is_optional() && !has_segments {
                writer.line(format_args!("if {name} is not None: operands.append({name})"));
            } else if !constraint.is_variadic() {
                writer.line(format_args!("operands.append({name})"));
            } else {
                // With segments, each element of the list is one operand group of the definition.
                let method = if has_segments { "append" } else { "extend" };
                writer.line(format_args!("operands.{method}(_get_op_results_or_values({name}))"));
            }
        }
    }

    fn emit_attributes(&self, writer: &mut Writer) -> Result<()> {
        for (argument, name) in self.operation.arguments.iter().zip(&self.arguments) {
            let Argument::Attribute(index) = *argument else { continue };
            let key = self.operation.attributes[index].name;
            let attribute = self.operation.attributes[index].constraint;
            let kind = attribute.attr_def_name();
            if attribute.is_unit() {
                writer.line(format_args!("if bool({name}): attributes[\"{key}\"] = _ods_ir.UnitAttr.get("));
                writer.line("  _ods_get_default_loc_context(loc))");
                continue;
            }
            let (condition, indent) = if can_be_left_out(attribute)? {
                (format!("if {name} is not None: "), "    ")
            } else {
                (String::new(), "")
            };
            writer.line(format_args!("{condition}attributes[\"{key}\"] = ({name} if ("));
            writer.line(format_args!("{indent}isinstance({name}, _ods_ir.Attribute) or"));
            writer.line(format_args!("{indent}not _ods_ir.AttrBuilder.contains('{kind}')) else"));
            writer.line(format_args!(
                "{indent}  _ods_ir.AttrBuilder.get('{kind}')({name}, context=_ods_context))"
            ));
        }
        Ok(())
    }

    fn emit_results(&self, writer: &mut Writer) -> Result<()> {
        let count = self.operation.results.len();
        match self.result_types {
            ResultTypes::Interface => {}
            ResultTypes::FirstOperand => {
                writer.line(format_args!("if results is None: results = [operands[0].type] * {count}"));
            }
            ResultTypes::FirstAttribute => {
                let Some(attribute) = self.operation.attributes.first() else {
                    return Err(Diagnostic::error(
                        codes::UNSUPPORTED,
                        self.operation.record.span(),
                        "the result types follow from the first attribute, but there is no attribute",
                    ));
                };
                emit_type_of_attribute(attribute.name, count, writer);
            }
            ResultTypes::Given => self.emit_given_results(writer),
        }
        Ok(())
    }

    fn emit_given_results(&self, writer: &mut Writer) {
        let has_segments = has_result_segments(self.operation);
        writer.line("results = []");
        for (result, name) in self.operation.results.iter().zip(&self.results) {
            if result.constraint.is_optional() {
                writer.line(format_args!("if {name} is not None: results.append({name})"));
            } else if result.constraint.is_variadic() && !has_segments {
                writer.line(format_args!("results.extend({name})"));
            } else {
                writer.line(format_args!("results.append({name})"));
            }
        }
    }

    fn emit_successors(&self, writer: &mut Writer) {
        let start = if self.successors.is_empty() { "None" } else { "[]" };
        writer.line(format_args!("_ods_successors = {start}"));
        for (successor, name) in self.operation.successors.iter().zip(&self.successors) {
            let method = if successor.constraint.is_variadic() { "extend" } else { "append" };
            writer.line(format_args!("_ods_successors.{method}({name})"));
        }
    }

    fn emit_regions(&self, writer: &mut Writer) {
        if let Some(name) = &self.region_count {
            writer.line(format_args!("regions = {} + {name}", self.operation.regions.len() - 1));
        }
    }
}

/// A tuple of names, which has a comma even after a single one.
fn tuple<'n>(names: impl Iterator<Item = &'n String>) -> String {
    let names: String = names.map(|name| format!("{name}, ")).collect();
    format!("({})", names.trim_end())
}

/// Whether an attribute is optional.
fn can_be_left_out(attribute: Attribute<'_>) -> Result<bool> {
    Ok(attribute.is_optional()? || attribute.default_value().is_some())
}

/// The name of the number of variadic regions: `num_caseRegions` for `CaseRegions`.
fn count_name(region: &str) -> String {
    let (first, rest) = region.split_at(region.chars().next().map_or(0, char::len_utf8));
    format!("num_{}{rest}", first.to_ascii_lowercase())
}

fn emit_type_of_attribute(name: &str, count: usize, writer: &mut Writer) {
    writer.line("if results is None:");
    writer.indented(|writer| {
        writer.line(format_args!("_ods_result_type_source_attr = attributes[\"{name}\"]"));
        writer.line("_ods_derived_result_type = (");
        writer.indented(|writer| {
            writer.line("_ods_ir.TypeAttr(_ods_result_type_source_attr).value");
            writer.line("if isinstance(_ods_result_type_source_attr, _ods_ir.TypeAttr) else");
            writer.line("_ods_result_type_source_attr.type)");
        });
        writer.line(format_args!("results = [_ods_derived_result_type] * {count}"));
    });
}
