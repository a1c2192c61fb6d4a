//! Registration of operations: the models of each layer for an [`OpSpec`].

use std::sync::{Arc, OnceLock};

use super::format::{DefinedAttribute, Element, OpElement, OpPart};
use super::{AttrSpec, DefSpec, Dialect, OpSpec, Presence, ValueNames, effects, format, properties, verify};
use crate::attr_or_type::{self, Interned};
use crate::context::{
    Attribute, Context, InterfaceImpl, Models, NamedAttribute, OpName, OpProperties, RegisteredOp, Type,
};
use crate::diagnostic::{Diagnostic, EmitError};
use crate::fold::{FoldResult, OpFolder};
use crate::interfaces::{EffectInstance, Interfaces, OpInterfaces};
use crate::ir::{Ir, Op, Region, Value};
use crate::rewrite::{OpPatterns, PatternSet};
use crate::text::{
    AsmParser, AsmPrinter, CustomOp, OpSyntax, OperationParser, OperationPrinter, ParseResult,
};
use crate::verify::OpVerifier;

/// Registers the operations of a dialect, except those with a registered name.
pub fn register_all(ctx: &Context, specs: &[&'static OpSpec]) {
    for spec in specs {
        register(ctx, spec);
    }
}

/// Registers a dialect and its operations, unless it is registered.
pub fn register_dialect(ctx: &Context, dialect: impl Dialect + 'static, specs: &[&'static OpSpec]) {
    if ctx.register_dialect(Box::new(dialect)) {
        register_all(ctx, specs);
    }
}

/// Registers a dialect without user-provided code of its own: its operations, types and attributes.
pub fn register_plain_dialect(
    ctx: &Context,
    namespace: &'static str,
    operations: &[&'static OpSpec],
    types: &'static [&'static DefSpec<Type>],
    attributes: &'static [&'static DefSpec<Attribute>],
) {
    let dialect = PlainDialect { namespace, types, attributes, ..PlainDialect::default() };
    register_dialect(ctx, dialect, operations);
}

/// A dialect without user-provided code of its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainDialect {
    /// The namespace.
    pub namespace: &'static str,
    /// The types.
    pub types: &'static [&'static DefSpec<Type>],
    /// The attributes.
    pub attributes: &'static [&'static DefSpec<Attribute>],
    /// The mnemonics of types without a definition, which are kept as text.
    pub text_types: &'static [&'static str],
    /// The same of attributes.
    pub text_attributes: &'static [&'static str],
    /// Whether all types without a definition are kept as text, because user-provided code parses them.
    pub keeps_types: bool,
    /// The same of attributes.
    pub keeps_attributes: bool,
}

impl Dialect for PlainDialect {
    fn namespace(&self) -> &'static str {
        self.namespace
    }

    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        self.types
    }

    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        self.attributes
    }

    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
        if self.attributes.is_empty() { None } else { attr_or_type::alias(ctx, attribute) }
    }

    fn text_types(&self) -> &[&'static str] {
        self.text_types
    }

    fn text_attributes(&self) -> &[&'static str] {
        self.text_attributes
    }

    fn is_text_type(&self, mnemonic: &[u8]) -> bool {
        is_text(mnemonic, self.text_types, self.keeps_types, self.types)
    }

    fn is_text_attribute(&self, mnemonic: &[u8]) -> bool {
        is_text(mnemonic, self.text_attributes, self.keeps_attributes, self.attributes)
    }
}

/// Whether types or attributes with a mnemonic are kept as text: those that are listed, or all `others`
/// without a definition.
fn is_text<H: Interned>(mnemonic: &[u8], texts: &[&str], others: bool, defined: &[&DefSpec<H>]) -> bool {
    let is_it = |known: &str| known.as_bytes() == mnemonic;
    texts.iter().any(|text| is_it(text)) || (others && !defined.iter().any(|spec| is_it(spec.mnemonic)))
}

/// Registers an operation by its definition. Returns `false` if one of that name is already registered.
pub fn register(ctx: &Context, spec: &'static OpSpec) -> bool {
    let properties = Properties { spec, names: OnceLock::new(), defaults: OnceLock::new() };
    let op = RegisteredOp::new(spec.name, spec.flags, properties, move || models(spec));
    ctx.add_op(op.with_documentation(spec.documentation))
}

/// The models of the operation, one for each layer.
fn models(spec: &'static OpSpec) -> Models {
    let definition = Arc::new(Definition(spec));
    Models::default()
        .with_model::<dyn OpSyntax>(Arc::new(Form::new(spec)))
        .with_model::<dyn OpVerifier>(definition.clone())
        .with_model::<dyn OpFolder>(definition.clone())
        .with_model::<dyn OpInterfaces>(definition.clone())
        .with_model::<dyn Specified>(definition.clone())
        .with_model::<dyn OpPatterns>(definition)
}

/// The models of an operation that has nothing but a name, traits and this verifier. Its definition is not
/// that of its components, so it is not among the models.
pub(super) fn models_with_verifier(spec: &'static OpSpec, verifier: Arc<dyn OpVerifier>) -> Models {
    let definition = Arc::new(Definition(spec));
    Models::default()
        .with_model::<dyn OpSyntax>(Arc::new(Form::new(spec)))
        .with_model::<dyn OpVerifier>(verifier)
        .with_model::<dyn OpFolder>(definition.clone())
        .with_model::<dyn OpInterfaces>(definition.clone())
        .with_model::<dyn OpPatterns>(definition)
}

/// The properties of an operation.
struct Properties {
    spec: &'static OpSpec,
    /// The names of all properties and of the inherent attributes, computed on first use.
    names: OnceLock<[Vec<&'static str>; 2]>,
    /// The default properties, computed on first use. They belong to one context, as the registered operation
    /// does.
    defaults: OnceLock<Option<Attribute>>,
}

impl Properties {
    fn all_names(&self) -> &[Vec<&'static str>; 2] {
        let names = || [properties::names(self.spec), properties::inherent_attributes(self.spec)];
        self.names.get_or_init(names)
    }
}

impl OpProperties for Properties {
    fn names(&self) -> &[&'static str] {
        &self.all_names()[0]
    }

    fn inherent_names(&self) -> &[&'static str] {
        &self.all_names()[1]
    }

    fn check(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        properties: &[NamedAttribute],
    ) -> Result<(), Diagnostic> {
        properties::check(ctx, self.spec, properties).map_err(|message| emit_error(&message))
    }

    fn check_inherent(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        attributes: &[NamedAttribute],
    ) -> Result<(), Diagnostic> {
        let checked = verify::check_attributes(self.spec, ctx, |name| {
            let is_named = |attribute: &&NamedAttribute| attribute.name.as_str(ctx) == name;
            attributes.iter().rfind(is_named).map(|attribute| attribute.value)
        });
        checked.map_err(|message| emit_error(&message))
    }

    fn with_defaults(&self, ctx: &Context, properties: Option<Attribute>) -> Option<Attribute> {
        if properties.is_some() {
            return properties::with_defaults(ctx, self.spec, properties);
        }
        *self.defaults.get_or_init(|| properties::with_defaults(ctx, self.spec, None))
    }
}

/// The custom form of an operation.
struct Form {
    spec: &'static OpSpec,
    /// The attributes, found on first use by the printer.
    attributes: OnceLock<Box<[DefinedAttribute]>>,
    /// The attributes without which the format has no text, found on first use by the printer.
    needed: OnceLock<Box<[&'static str]>>,
}

impl Form {
    fn new(spec: &'static OpSpec) -> Form {
        Form { spec, attributes: OnceLock::new(), needed: OnceLock::new() }
    }

    fn needed(&self) -> &[&'static str] {
        self.needed.get_or_init(|| {
            let format = self.spec.format.filter(|_| self.spec.syntax.hand_written.is_none());
            let elements = format.map_or(&[][..], |format| format.elements);
            let named = |element: &OpElement<'static>| match *element {
                Element::Part(OpPart::Attribute(index) | OpPart::QualifiedAttribute(index)) => {
                    Some(&self.spec.attributes[index])
                }
                _ => None,
            };
            let attributes = elements.iter().filter_map(named);
            let optional = attributes
                .filter(|attribute| attribute.presence == Presence::Optional && attribute.default.is_none());
            optional.map(|attribute| attribute.name).collect()
        })
    }

    fn attributes(&self, ctx: &Context) -> &[DefinedAttribute] {
        let known = |spec: &AttrSpec| DefinedAttribute {
            name: ctx.ident(spec.name),
            default: spec.default.and_then(|make| make(ctx)),
        };
        self.attributes.get_or_init(|| self.spec.attributes.iter().map(known).collect())
    }
}

impl OpSyntax for Form {
    fn name(&self) -> &'static str {
        self.spec.name
    }

    fn has_custom_form(&self) -> bool {
        self.spec.syntax.hand_written.is_some() || self.spec.format.is_some()
    }

    fn expresses(&self, ir: &Ir, op: Op) -> bool {
        self.needed().iter().all(|name| properties::get(ir, op, name).is_some())
            && self.spec.syntax.expresses.is_none_or(|expresses| expresses(ir.context(), ir, op))
    }

    fn has_user_provided_form(&self) -> bool {
        self.spec.syntax.hand_written.is_some()
    }

    fn verifies(&self, ir: &Ir, op: Op) -> bool {
        crate::verify::verify(ir, op).is_ok()
    }

    fn parse(&self, parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        if let Some((parse, _)) = self.spec.syntax.hand_written {
            return parse(parser, op);
        }
        match self.spec.format {
            Some(format) => format::parse(self.spec, format, parser, op),
            None => Err(parser.error_here("has no custom assembly form")),
        }
    }

    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op) {
        if let Some((_, print)) = self.spec.syntax.hand_written {
            return print(printer, op);
        }
        match self.spec.format {
            Some(format) => {
                let attributes = self.attributes(printer.context());
                format::print(self.spec, format, attributes, printer, op);
            }
            None => printer.print_generic(op),
        }
    }

    fn default_dialect(&self) -> &'static str {
        self.spec.syntax.default_dialect()
    }

    fn has_value_names(&self) -> bool {
        !matches!(self.spec.names, ValueNames::Numbers)
    }

    fn result_names(&self, ctx: &Context, ir: &Ir, op: Op, name: &mut dyn FnMut(Value, &str)) {
        self.spec.names.results(self.spec, ctx, ir, op, name);
    }

    fn block_argument_names(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        region: Region,
        name: &mut dyn FnMut(Value, &str),
    ) {
        if let ValueNames::HandWritten { arguments, .. } = self.spec.names {
            arguments(ctx, ir, op, region, name);
        }
    }
}

/// The data of an operation, for the layers that keep nothing with it.
struct Definition(&'static OpSpec);

/// A model that has the definition itself.
trait Specified: Send + Sync {
    fn spec(&self) -> &'static OpSpec;
}

impl Specified for Definition {
    fn spec(&self) -> &'static OpSpec {
        self.0
    }
}

impl OpName {
    /// The definition of a registered operation as data.
    #[must_use]
    pub fn spec(self, ctx: &Context) -> Option<&'static OpSpec> {
        self.model::<dyn Specified>(ctx).map(Specified::spec)
    }
}

impl OpVerifier for Definition {
    fn verify(&self, ctx: &Context, ir: &Ir, op: Op, like: Option<Op>) -> Result<(), Diagnostic> {
        verify::verify(self.0, ctx, ir, op, like)
    }

    fn verify_regions(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        self.0.region_traits.iter().chain(&self.0.verify_regions).try_for_each(|check| check(ctx, ir, op))
    }
}

impl OpFolder for Definition {
    fn fold(&self, ctx: &Context, ir: &mut Ir, op: Op, operands: &[Option<Attribute>]) -> FoldResult {
        match (self.0.fold, self.0.constant) {
            (Some(fold), _) => fold(ctx, ir, op, operands),
            (None, Some(constant)) => constant(ctx, ir, op).into(),
            (None, None) => FoldResult::Failure,
        }
    }

    fn has_folder(&self) -> bool {
        self.0.fold.is_some() || self.0.constant.is_some()
    }

    fn constant_value(&self, ctx: &Context, ir: &Ir, op: Op) -> Option<Attribute> {
        self.0.constant.and_then(|constant| constant(ctx, ir, op))
    }
}

impl OpInterfaces for Definition {
    fn interfaces(&self) -> &Interfaces {
        &self.0.interfaces
    }

    fn effects(&self, ctx: &Context, ir: &Ir, op: Op, effects: &mut Vec<EffectInstance>) {
        match self.0.interfaces.memory_effects {
            Some(model) => effects.extend((model.effects)(ctx, ir, op)),
            None => effects::instances(self.0, ir, op, effects),
        }
    }

    fn implements(&self) -> &'static [InterfaceImpl] {
        self.0.implements
    }

    fn named_traits(&self) -> &'static [&'static dyn super::OpTrait] {
        self.0.named_traits
    }
}

impl OpPatterns for Definition {
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        if let Some(add) = self.0.canonicalization {
            add(ctx, patterns);
        }
    }
}
