//! Operations.

mod bases;
mod called;
pub mod classes;
mod inference;
mod invariants;
mod read;

use super::{
    Attribute, Builder, Dialect, FieldText, Property, Region, Result, SideEffect, Successor, Trait,
    TypeConstraint, TypesMatchWith, embedded_facts, fields, has_embedded_facts, view,
};
use crate::{RecordRef, Records, Span};

pub use bases::BaseClass;
pub(super) use called::are_syntax_calls;
pub use called::{CallArgument, FunctionCall, SyntaxCalls};
pub use inference::{InferredType, Source};
pub(super) use read::full_name;
pub(crate) use read::{operation_class, operation_dialect};

/// A record of the class `Op`, read and checked.
#[derive(Clone, Debug)]
pub struct Operation<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// The dialect it belongs to.
    pub dialect: Dialect<'r>,
    /// The name of the dialect.
    pub dialect_name: &'r str,
    /// Its name within the dialect.
    pub mnemonic: &'r str,
    /// The name of its class: the record's name after the first underscore.
    pub class_name: &'r str,
    /// The namespace of generated names.
    pub namespace: &'r str,
    /// The arguments in the order of the definition.
    pub arguments: Vec<Argument>,
    /// The arguments that are operands.
    pub operands: Vec<Named<'r, TypeConstraint<'r>>>,
    /// The arguments that are attributes, and after them the derived attributes.
    pub attributes: Vec<Named<'r, Attribute<'r>>>,
    /// The arguments that are properties.
    pub properties: Vec<Named<'r, Property<'r>>>,
    /// Its results.
    pub results: Vec<Named<'r, TypeConstraint<'r>>>,
    /// Its regions; only the last one can be variadic.
    pub regions: Vec<Named<'r, Region<'r>>>,
    /// Its successors; only the last one can be variadic.
    pub successors: Vec<Named<'r, Successor<'r>>>,
    /// Its traits: lists flattened, without duplicates, with the interface for type inference if the types of
    /// all results follow from the definition.
    pub traits: Vec<Trait<'r>>,
    /// Sources of the result types, if all of them follow from the definition.
    pub inferred_types: Option<Vec<InferredType<'r>>>,
    /// The builders of the definition.
    pub builders: Vec<Builder<'r>>,
}

/// An argument of an operation, as an index into the list of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
}

/// A component of an operation: an operand, a result, an attribute, …
#[derive(Clone, Copy, Debug)]
pub struct Named<'r, T> {
    /// Its name; empty when it has none.
    pub name: &'r str,
    /// The constraint.
    pub constraint: T,
    /// The documentation of this use of the constraint.
    pub variable: Option<OpVariable<'r>>,
}

/// A record of the class `OpVariable` (`Arg`, `Res`): a constraint with the documentation of one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpVariable<'r> {
    /// The record.
    pub record: RecordRef<'r>,
}

fields! {
    OpVariable
    /// The description of the argument or result; empty without one.
    summary: text "summary",
}

impl<'r> OpVariable<'r> {
    /// The memory effects on the argument or result.
    ///
    /// # Errors
    /// When the field `decorators` is not a list of records.
    pub fn memory_effects(self) -> Result<Vec<SideEffect<'r>>> {
        let decorators = self.record.defs("decorators")?;
        Ok(decorators.into_iter().filter(|record| record.is_a("MemoryEffect")).map(SideEffect::new).collect())
    }
}

fields! {
    &Operation
    /// Its one-line description.
    summary: string "summary",
    /// The one-line description with its location.
    summary_piece: piece "summary",
    /// Its long description.
    description: string "description",
    /// Whether it folds by user-provided code.
    has_folder: bit "hasFolder",
    /// Whether user-provided code adds canonicalization patterns.
    has_canonicalizer: bit "hasCanonicalizer",
    /// Whether user-provided code canonicalizes one operation.
    has_canonicalize_method: bit "hasCanonicalizeMethod",
    /// Whether user-provided code verifies it.
    has_verifier: bit "hasVerifier",
    /// Whether user-provided code verifies it after its regions.
    has_region_verifier: bit "hasRegionVerifier",
    /// Whether parser and printer are user-provided.
    has_custom_assembly_format: bit "hasCustomAssemblyFormat",
    /// C++ code in its class; empty without any.
    extra_class_declaration: text "extraClassDeclaration",
    /// C++ code of its class outside of the class; empty without any.
    extra_class_definition: text "extraClassDefinition",
    /// Its declarative format, if it has one.
    assembly_format: option "assemblyFormat",
    /// The reason why its builders are deprecated, if they are.
    deprecation: option "odsDeprecated",
}

impl<'r> Operation<'r> {
    /// Its name with that of the dialect, such as `arith.addi`.
    pub fn name(&self) -> String {
        match self.dialect_name {
            "" => self.mnemonic.to_owned(),
            dialect => format!("{dialect}.{}", self.mnemonic),
        }
    }

    /// Its class with the namespace.
    pub fn qualified_class_name(&self) -> String {
        match self.namespace {
            "" => self.class_name.to_owned(),
            namespace => format!("{namespace}::{}", self.class_name),
        }
    }

    /// The same with its location. A fact of the class `OperationFormat` replaces syntax in C++: one of the
    /// file's own records, or else an embedded one.
    pub fn assembly_format_field(&self) -> Option<FieldText<'r>> {
        let own = FieldText::from_field(self.record, "assemblyFormat");
        own.or_else(|| FieldText::from_field(self.format_fact(self.record.records())?, "format"))
            .or_else(|| self.embedded_format())
    }

    fn format_fact<'f>(&self, facts: &'f Records) -> Option<RecordRef<'f>> {
        let name = self.name();
        facts.derived("OperationFormat").find(|fact| fact.get("operation").as_str() == Some(&name))
    }

    /// The format of an embedded fact, located at the operation. It is that of another operation if a name in
    /// it does not exist.
    fn embedded_format(&self) -> Option<FieldText<'r>> {
        if !has_embedded_facts(self.dialect_name) || !self.has_custom_assembly_format().unwrap_or_default() {
            return None;
        }
        let text = self.format_fact(embedded_facts())?.get("format").as_str()?;
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut names =
            text.split('$').skip(1).map(|rest| rest.split(|c| !is_word(c)).next().unwrap_or(rest));
        let fits = names.all(|name| self.has_variable(name));
        fits.then_some(FieldText { text, value: Span::NONE, field: self.record.span() })
    }

    /// Whether an argument, a result or a region has this name.
    fn has_variable(&self, name: &str) -> bool {
        self.arguments.iter().any(|argument| self.argument_name(*argument) == name)
            || self.results.iter().any(|result| result.name == name)
            || self.regions.iter().any(|region| region.name == name)
    }

    /// The group of its documentation, if it is in one.
    ///
    /// # Errors
    /// When the field `opDocGroup` is not a record.
    pub fn doc_group(&self) -> Result<Option<DocGroup<'r>>> {
        Ok(self.record.optional_def("opDocGroup")?.map(DocGroup::new))
    }

    /// The trait that derives a type by this expression, and of this target if it is given.
    pub fn type_transformer(&self, code: &str, target: Option<&str>) -> Option<TypesMatchWith<'r>> {
        let is_it = |types: &TypesMatchWith<'r>| {
            types.transformer().is_ok_and(|found| found == code)
                && target.is_none_or(|target| types.target().is_ok_and(|found| found == target))
        };
        self.traits.iter().filter_map(|tr| tr.as_types_match()).find(is_it)
    }

    /// Whether it has a trait, by the qualified name.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.iter().any(|t| t.is_named(name))
    }

    /// Number of operands that are optional or variadic.
    pub fn variable_length_operands(&self) -> usize {
        variable_length(&self.operands)
    }

    /// Number of results that are optional or variadic.
    pub fn variable_length_results(&self) -> usize {
        variable_length(&self.results)
    }

    /// Whether the number of regions is not fixed.
    pub fn has_variadic_region(&self) -> bool {
        self.regions.last().is_some_and(|region| region.constraint.is_variadic())
    }

    /// The name of an argument; empty when it has none.
    pub fn argument_name(&self, argument: Argument) -> &'r str {
        match argument {
            Argument::Operand(index) => self.operands[index].name,
            Argument::Attribute(index) => self.attributes[index].name,
            Argument::Property(index) => self.properties[index].name,
        }
    }
}

view! {
    /// A record of the class `OpDocGroup`: a section of the documentation.
    DocGroup
}

fields! {
    DocGroup
    /// The title of the section.
    title: string "summary",
    /// The text at the start of the section.
    description: string "description",
}

fn variable_length(values: &[Named<'_, TypeConstraint<'_>>]) -> usize {
    values.iter().filter(|value| value.constraint.is_variable_length()).count()
}
