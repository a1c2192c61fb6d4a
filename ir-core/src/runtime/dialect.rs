//! Dialects as authors define them, and their registration: the models of each layer.

use std::sync::Arc;

use crate::attr_or_type::{DefSpec, DialectDefinitions, parse_attribute, parse_own, parse_type};
use crate::context::{Attribute, Context, Models, NamedAttribute, RegisteredDialect, Type};
use crate::diagnostic::Diagnostic;
use crate::fold::ConstantMaterializer;
use crate::ir::{Ir, Op, OpBuilder};
use crate::rewrite::{DialectPatterns, PatternSet};
use crate::text::{DialectSyntax, ParseResult, Parser};
use crate::verify::{DialectVerifier, SignatureElement};

/// A dialect: its namespace, the parsers of its types and attributes, and its hooks.
///
/// The parsing hooks are called with the parser after `!dialect.` or `#dialect.`, at the mnemonic.
pub trait Dialect: Send + Sync {
    /// The namespace.
    fn namespace(&self) -> &'static str;

    /// Parses a type, mnemonic first. The default looks up a definition.
    ///
    /// # Errors
    /// The source is not a type of the dialect.
    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let namespace = self.namespace();
        match self.type_definitions() {
            [] => Err(parser.error_here(format!("dialect '{namespace}' provides no type parsing hook"))),
            definitions => parse_type(parser, namespace, definitions),
        }
    }

    /// Parses an attribute, mnemonic first. The default looks up a definition. `ty` is the expected type,
    /// if the context determines it.
    ///
    /// # Errors
    /// The source is not an attribute of the dialect.
    fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        let namespace = self.namespace();
        match self.attribute_definitions() {
            [] => Err(parser.error_here(format!("dialect '{namespace}' provides no attribute parsing hook"))),
            definitions => parse_attribute(parser, namespace, definitions, ty),
        }
    }

    /// The definitions of its types, for callers that find them by mnemonic.
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        &[]
    }

    /// Parses the rest of a type after this mnemonic, for declarative formats that imply the mnemonic.
    ///
    /// # Errors
    /// The source is not a type of the dialect with this mnemonic.
    fn parse_type_body(&self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
        parse_own(parser, self.namespace(), mnemonic, self.type_definitions(), None)
    }

    /// The definitions of its attributes, for callers that find them by mnemonic.
    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        &[]
    }

    /// Parses the rest of an attribute after this mnemonic. `ty` is the expected type, if the context
    /// determines it.
    ///
    /// # Errors
    /// The source is not an attribute of the dialect with this mnemonic.
    fn parse_attribute_body(
        &self,
        parser: &mut Parser<'_>,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        parse_own(parser, self.namespace(), mnemonic, self.attribute_definitions(), ty)
    }

    /// The alias of an attribute of the dialect, without a numeric suffix.
    fn attribute_alias(&self, _ctx: &Context, _attribute: Attribute) -> Option<String> {
        None
    }

    /// The alias of a type of the dialect, without a numeric suffix.
    fn type_alias(&self, _ctx: &Context, _ty: Type) -> Option<String> {
        None
    }

    /// Creates a constant operation of this value and type, for a fold of an operation of the dialect.
    /// Returns `None`, and creates no operation, if the dialect does not support the constant.
    fn materialize_constant(&self, _b: &mut dyn OpBuilder, _value: Attribute, _ty: Type) -> Option<Op> {
        None
    }

    /// Adds canonicalization patterns that apply to operations of any dialect.
    fn canonicalization_patterns(&self, _ctx: &Context, _patterns: &mut PatternSet) {}

    /// Whether undefined operations of the dialect are allowed (MLIR's `allowUnknownOperations`).
    fn allows_unknown_operations(&self) -> bool {
        false
    }

    /// Whether the dialect verifies discardable attributes of operations that begin with its namespace
    /// ([`Dialect::verify_operation_attribute`]).
    fn verifies_operation_attributes(&self) -> bool {
        false
    }

    /// Verifies a discardable attribute of an operation of any dialect, if its name begins with this
    /// dialect's namespace.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_operation_attribute(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _op: Op,
        _attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Verifies an attribute of a function argument, if its name begins with this dialect's namespace.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_argument_attribute(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _op: Op,
        _element: SignatureElement,
        _attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Verifies an attribute of a function result, if its name begins with this dialect's namespace.
    ///
    /// # Errors
    /// The reason why the attribute is invalid.
    fn verify_region_result_attribute(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _op: Op,
        _element: SignatureElement,
        _attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Mnemonics of types that are kept as text, because they have no user-provided parser.
    fn text_types(&self) -> &[&'static str] {
        &[]
    }

    /// Mnemonics of attributes that are kept as text, because they have no user-provided parser.
    fn text_attributes(&self) -> &[&'static str] {
        &[]
    }

    /// Whether types with this mnemonic are kept as text.
    fn is_text_type(&self, mnemonic: &[u8]) -> bool {
        self.text_types().iter().any(|known| known.as_bytes() == mnemonic)
    }

    /// The same of attributes.
    fn is_text_attribute(&self, mnemonic: &[u8]) -> bool {
        self.text_attributes().iter().any(|known| known.as_bytes() == mnemonic)
    }
}

/// The hooks of a dialect, with the interface of each layer.
struct Hooks(Box<dyn Dialect>);

/// The models of a dialect for all layers.
pub(super) fn models_of(dialect: Box<dyn Dialect>) -> Models {
    let hooks = Arc::new(Hooks(dialect));
    Models::default()
        .with_model::<dyn DialectSyntax>(hooks.clone())
        .with_model::<dyn DialectDefinitions>(hooks.clone())
        .with_model::<dyn DialectVerifier>(hooks.clone())
        .with_model::<dyn ConstantMaterializer>(hooks.clone())
        .with_model::<dyn DialectPatterns>(hooks)
}

impl Context {
    /// Registers a dialect. Returns `false` if its namespace is already registered.
    pub fn register_dialect(&self, dialect: Box<dyn Dialect>) -> bool {
        let (namespace, allows_unknown) = (dialect.namespace(), dialect.allows_unknown_operations());
        let models = models_of(dialect);
        self.add_dialect(RegisteredDialect::new(namespace, allows_unknown, models))
    }
}

impl DialectSyntax for Hooks {
    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        self.0.parse_type(parser)
    }

    fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        self.0.parse_attribute(parser, ty)
    }

    fn parse_type_body(&self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
        self.0.parse_type_body(parser, mnemonic)
    }

    fn parse_attribute_body(
        &self,
        parser: &mut Parser<'_>,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        self.0.parse_attribute_body(parser, mnemonic, ty)
    }

    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
        self.0.attribute_alias(ctx, attribute)
    }

    fn type_alias(&self, ctx: &Context, ty: Type) -> Option<String> {
        self.0.type_alias(ctx, ty)
    }

    fn is_text_type(&self, mnemonic: &[u8]) -> bool {
        self.0.is_text_type(mnemonic)
    }

    fn is_text_attribute(&self, mnemonic: &[u8]) -> bool {
        self.0.is_text_attribute(mnemonic)
    }
}

impl DialectDefinitions for Hooks {
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        self.0.type_definitions()
    }

    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        self.0.attribute_definitions()
    }
}

impl DialectVerifier for Hooks {
    fn verifies_operation_attributes(&self) -> bool {
        self.0.verifies_operation_attributes()
    }

    fn verify_operation_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        self.0.verify_operation_attribute(ctx, ir, op, attribute)
    }

    fn verify_region_argument_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        self.0.verify_region_argument_attribute(ctx, ir, op, element, attribute)
    }

    fn verify_region_result_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        self.0.verify_region_result_attribute(ctx, ir, op, element, attribute)
    }
}

impl ConstantMaterializer for Hooks {
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
        self.0.materialize_constant(b, value, ty)
    }
}

impl DialectPatterns for Hooks {
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        self.0.canonicalization_patterns(ctx, patterns);
    }
}
