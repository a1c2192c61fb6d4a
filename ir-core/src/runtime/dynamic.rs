//! Definitions that are registered at run time (MLIR's `ExtensibleDialect`): a dialect receives types,
//! attributes and operations, each with a verifier. Their syntax is generic: parameters of types and
//! attributes are in angle brackets, and operations have the generic form.
//!
//! The context keeps names of dialects and operations for the life of the program, so a registered name is
//! never freed.
//!
//! Types and attributes have a list of parameters. Operations have only a verifier.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::dialect::models_of;
use super::{Dialect, OpSpec, registration};
use crate::context::{
    AttrKind, AttrStorage, Attribute, Context, NamedAttribute, OpProperties, RegisteredDialect, RegisteredOp,
    Traits, Type, TypeKind, TypeStorage,
};
use crate::diagnostic::{Diagnostic, EmitError};
use crate::text::{Delimiter, ParseResult, Parser, PrintStorage, Printer, StoragePrinter, TokenKind};
use crate::verify::OpVerifier;

/// The verifier of the parameters of a type or attribute; a type is a type attribute.
pub type VerifyParams = dyn Fn(&Context, EmitError<'_>, &[Attribute]) -> Result<(), Diagnostic> + Send + Sync;

/// A dialect to which definitions are added at run time.
pub struct DynamicDialect {
    namespace: &'static str,
    types: RwLock<Definitions>,
    attributes: RwLock<Definitions>,
}

/// Definitions of types or attributes by their mnemonics.
type Definitions = BTreeMap<&'static str, Arc<VerifyParams>>;

impl DynamicDialect {
    /// The namespace.
    #[must_use]
    pub fn namespace(&self) -> &'static str {
        self.namespace
    }

    /// Whether the dialect has a type of this mnemonic.
    #[must_use]
    pub fn has_type(&self, mnemonic: &str) -> bool {
        find(&self.types, mnemonic).is_some()
    }

    /// Whether the dialect has an attribute of this mnemonic.
    #[must_use]
    pub fn has_attribute(&self, mnemonic: &str) -> bool {
        find(&self.attributes, mnemonic).is_some()
    }

    /// Adds a type. Returns `false` if the dialect has one of that mnemonic.
    pub fn add_type(&self, mnemonic: &str, verify: Arc<VerifyParams>) -> bool {
        add(&self.types, mnemonic, verify)
    }

    /// Adds an attribute. Returns `false` if the dialect has one of that mnemonic.
    pub fn add_attribute(&self, mnemonic: &str, verify: Arc<VerifyParams>) -> bool {
        add(&self.attributes, mnemonic, verify)
    }

    /// Creates a type of this mnemonic.
    ///
    /// # Errors
    /// The error of the verifier, or about a missing definition, from `emit_error`.
    pub fn get_type(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        mnemonic: &str,
        params: &[Attribute],
    ) -> Result<Type, Diagnostic> {
        let definition = find(&self.types, mnemonic).ok_or_else(|| emit_error("expected dynamic type"))?;
        (definition.1)(ctx, emit_error, params)?;
        Ok(ctx.type_of(TypeKind::Dialect(&self.value(definition.0, params))))
    }

    /// Creates an attribute of this mnemonic.
    ///
    /// # Errors
    /// The error of the verifier, or about a missing definition, from `emit_error`.
    pub fn get_attribute(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        mnemonic: &str,
        params: &[Attribute],
    ) -> Result<Attribute, Diagnostic> {
        let definition =
            find(&self.attributes, mnemonic).ok_or_else(|| emit_error("expected dynamic attribute"))?;
        (definition.1)(ctx, emit_error, params)?;
        Ok(ctx.attribute(AttrKind::Dialect(&self.value(definition.0, params))))
    }

    fn value(&self, mnemonic: &'static str, params: &[Attribute]) -> DynamicValue {
        DynamicValue { dialect: self.namespace, mnemonic, params: params.into() }
    }
}

fn find(definitions: &RwLock<Definitions>, mnemonic: &str) -> Option<(&'static str, Arc<VerifyParams>)> {
    let definitions = definitions.read().unwrap_or_else(PoisonError::into_inner);
    definitions.get_key_value(mnemonic).map(|(name, verify)| (*name, verify.clone()))
}

fn add(definitions: &RwLock<Definitions>, mnemonic: &str, verify: Arc<VerifyParams>) -> bool {
    let mut definitions = definitions.write().unwrap_or_else(PoisonError::into_inner);
    if definitions.contains_key(mnemonic) {
        return false;
    }
    definitions.insert(leaked(mnemonic), verify);
    true
}

/// The name for the life of the program.
fn leaked(name: &str) -> &'static str {
    Box::leak(name.into())
}

/// A type or attribute of a dynamic dialect: the name of its definition, and its parameters.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynamicValue {
    dialect: &'static str,
    mnemonic: &'static str,
    params: Box<[Attribute]>,
}

impl DynamicValue {
    /// The parameters; a type is a type attribute.
    #[must_use]
    pub fn params(&self) -> &[Attribute] {
        &self.params
    }

    /// Whether the value is of the definition with this mnemonic in the dialect of this namespace.
    #[must_use]
    pub fn is(&self, dialect: &str, mnemonic: &str) -> bool {
        self.dialect == dialect && self.mnemonic == mnemonic
    }

    fn visit(&self, attributes: &mut dyn FnMut(Attribute)) {
        self.params.iter().for_each(|param| attributes(*param));
    }
}

impl PrintStorage for DynamicValue {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.text(self.mnemonic);
        if !self.params.is_empty() {
            printer.text("<");
            printer.print_list(self.params.iter(), |printer, param| printer.print_attribute(*param));
            printer.text(">");
        }
    }
}

/// Implements the storage of types or attributes.
macro_rules! storage {
    ($storage:ident) => {
        impl $storage for DynamicValue {
            fn dialect(&self) -> &'static str {
                self.dialect
            }

            fn mnemonic(&self) -> &'static str {
                self.mnemonic
            }

            fn printer(&self) -> &'static (dyn Any + Send + Sync) {
                &const { StoragePrinter::new::<Self>() }
            }

            fn walk(
                &self,
                _ctx: &Context,
                _types: &mut dyn FnMut(Type),
                attributes: &mut dyn FnMut(Attribute),
            ) {
                self.visit(attributes);
            }

            fn clone_box(&self) -> Box<dyn $storage> {
                Box::new(self.clone())
            }
        }
    };
}

storage!(TypeStorage);
storage!(AttrStorage);

/// The hooks of a dynamic dialect.
struct DynamicHooks(Arc<DynamicDialect>);

impl DynamicHooks {
    /// Parses a mnemonic and the parameters, and creates the type or attribute. Errors point to the
    /// mnemonic.
    fn parse<T>(
        parser: &mut Parser<'_>,
        exists: impl FnOnce(&str) -> bool,
        missing: &str,
        create: impl FnOnce(&Context, EmitError<'_>, &str, &[Attribute]) -> Result<T, Diagnostic>,
    ) -> ParseResult<T> {
        let at = parser.token().start;
        let Some(mnemonic) = parser.parse_optional_keyword() else {
            return Err(parser.wrong_token("expected valid keyword"));
        };
        if !exists(mnemonic) {
            return Err(parser.error_at(at, missing));
        }
        let mut params = Vec::new();
        if parser.is_at(TokenKind::Less) {
            parser.parse_list(Delimiter::LessGreater, "", |parser| {
                params.push(parser.parse_attribute(None)?);
                Ok(())
            })?;
        }
        parser.verify_at(at, |ctx, emit_error| create(ctx, emit_error, mnemonic, &params))
    }
}

impl Dialect for DynamicHooks {
    fn namespace(&self) -> &'static str {
        self.0.namespace
    }

    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let dialect = &self.0;
        Self::parse(
            parser,
            |mnemonic| dialect.has_type(mnemonic),
            "expected dynamic type",
            |ctx, emit_error, mnemonic, params| dialect.get_type(ctx, emit_error, mnemonic, params),
        )
    }

    fn parse_attribute(&self, parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Attribute> {
        let dialect = &self.0;
        Self::parse(
            parser,
            |mnemonic| dialect.has_attribute(mnemonic),
            "expected dynamic attribute",
            |ctx, emit_error, mnemonic, params| dialect.get_attribute(ctx, emit_error, mnemonic, params),
        )
    }
}

impl Context {
    /// The dynamic dialect of this namespace. It is registered if no dialect has the namespace. `None` if
    /// the namespace belongs to a dialect that is not dynamic.
    pub fn dynamic_dialect(&self, namespace: &str) -> Option<&DynamicDialect> {
        let name = self.ident(namespace);
        if self.dialect(name).is_none() {
            let dialect = Arc::new(DynamicDialect {
                namespace: leaked(namespace),
                types: RwLock::default(),
                attributes: RwLock::default(),
            });
            let models = models_of(Box::new(DynamicHooks(dialect.clone())));
            let namespace = dialect.namespace;
            self.add_dialect(RegisteredDialect::new(
                namespace,
                false,
                models.with_model::<DynamicDialect>(dialect),
            ));
        }
        self.dialect(name)?.model()
    }

    /// Registers an operation that is defined at run time. Returns `false` if one of that name is registered.
    pub fn add_dynamic_op(&self, name: &str, traits: Traits, verifier: Arc<dyn OpVerifier>) -> bool {
        if self.op_name(name).is_registered(self) {
            return false;
        }
        let spec: &'static OpSpec =
            Box::leak(Box::new(OpSpec { name: leaked(name), flags: traits, ..OpSpec::EMPTY }));
        let models = move || registration::models_with_verifier(spec, verifier);
        self.add_op(RegisteredOp::new(spec.name, traits, NoProperties, models))
    }
}

/// No properties: all attributes are discardable.
struct NoProperties;

impl OpProperties for NoProperties {
    fn names(&self) -> &[&'static str] {
        &[]
    }

    fn inherent_names(&self) -> &[&'static str] {
        &[]
    }

    fn check(
        &self,
        _ctx: &Context,
        emit_error: EmitError<'_>,
        _properties: &[NamedAttribute],
    ) -> Result<(), Diagnostic> {
        Err(emit_error("extensible Dialects don't support properties"))
    }

    fn check_inherent(
        &self,
        _ctx: &Context,
        _emit_error: EmitError<'_>,
        _attributes: &[NamedAttribute],
    ) -> Result<(), Diagnostic> {
        Ok(())
    }

    fn with_defaults(&self, _ctx: &Context, properties: Option<Attribute>) -> Option<Attribute> {
        properties
    }
}
