//! Registered dialects.

use super::{Attribute, Context, Ident, NamedAttribute, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpBuilder};
use crate::rewrite::PatternSet;
use crate::runtime::DefSpec;
use crate::runtime::attr_or_type::{parse_own_attribute, parse_own_type};
use crate::text::{ParseResult, Parser};
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

/// A dialect: its namespace, the parsers of its types and attributes, and its hooks.
///
/// The parsing hooks are called with the parser after `!dialect.` or `#dialect.`, at the mnemonic.
pub trait Dialect: Send + Sync {
    /// The namespace.
    fn namespace(&self) -> &'static str;

    /// Reads a type, mnemonic first.
    ///
    /// # Errors
    /// When the text is not a type of the dialect.
    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let namespace = self.namespace();
        Err(parser.error_here(format!("dialect '{namespace}' provides no type parsing hook")))
    }

    /// Reads an attribute, mnemonic first. `ty` is the expected type, if the context gives one.
    ///
    /// # Errors
    /// When the text is not an attribute of the dialect.
    fn parse_attribute(&self, parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Attribute> {
        let namespace = self.namespace();
        Err(parser.error_here(format!("dialect '{namespace}' provides no attribute parsing hook")))
    }

    /// The definitions of its types, for callers that find them by mnemonic.
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        &[]
    }

    /// Reads the rest of a type after this mnemonic, for declarative formats that imply the mnemonic.
    ///
    /// # Errors
    /// When the text is not a type of the dialect with this mnemonic.
    fn parse_type_body(&self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
        parse_own_type(parser, self.namespace(), mnemonic, self.type_definitions())
    }

    /// The definitions of its attributes, for callers that find them by mnemonic.
    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        &[]
    }

    /// Reads the rest of an attribute after this mnemonic. `ty` is the expected type, if the context gives one.
    ///
    /// # Errors
    /// When the text is not an attribute of the dialect with this mnemonic.
    fn parse_attribute_body(
        &self,
        parser: &mut Parser<'_>,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        parse_own_attribute(parser, self.namespace(), mnemonic, self.attribute_definitions(), ty)
    }

    /// The name, without a numeric suffix, of the alias under which an attribute of the dialect is printed.
    fn attribute_alias(&self, _ctx: &Context, _attribute: Attribute) -> Option<String> {
        None
    }

    /// The name, without a numeric suffix, of the alias under which a type of the dialect is printed.
    fn type_alias(&self, _ctx: &Context, _ty: Type) -> Option<String> {
        None
    }

    /// Creates a constant operation of this value and type, for a fold of an operation of the dialect. `None` if the dialect
    /// has no such operation; then nothing was created.
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

    /// Verifies a discardable attribute of an operation of any dialect, if its name begins with this dialect's namespace.
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
        _place: SignaturePlace,
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
        _place: SignaturePlace,
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

    /// Whether undefined types of the dialect are allowed (MLIR's `allowUnknownTypes`).
    fn allows_unknown_types(&self) -> bool {
        false
    }
}

/// An argument or result of a function-like operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignaturePlace {
    /// Index of the region.
    pub region: usize,
    /// Index of the argument or result.
    pub index: usize,
}

impl Context {
    /// Whether a registered dialect verifies discardable attributes of operations.
    pub(crate) fn verifies_operation_attributes(&self) -> bool {
        let indices = self.data.dialect_indices.read().unwrap_or_else(PoisonError::into_inner);
        indices.values().any(|index| self.data.dialects.get(*index).verifies_operation_attributes())
    }

    /// Registers a dialect. Returns `false` if its namespace is already registered.
    pub fn register_dialect(&self, dialect: Box<dyn Dialect>) -> bool {
        let namespace = self.ident(dialect.namespace());
        let mut indices = self.data.dialect_indices.write().unwrap_or_else(PoisonError::into_inner);
        if indices.contains_key(&namespace) {
            return false;
        }
        indices.insert(namespace, self.data.dialects.push(dialect));
        true
    }

    /// The registered dialect with this namespace.
    pub fn dialect(&self, namespace: Ident) -> Option<&dyn Dialect> {
        let indices = self.data.dialect_indices.read().unwrap_or_else(PoisonError::into_inner);
        indices.get(&namespace).map(|index| &**self.data.dialects.get(*index))
    }

    /// The registered namespaces, in the order of registration.
    pub fn dialect_namespaces(&self) -> impl Iterator<Item = &'static str> {
        (0..self.data.dialects.len()).map(|index| self.data.dialects.get(index).namespace())
    }

    /// Adds the canonicalization patterns of all registered dialects and operations: those of dialects in the order of
    /// registration, then those of operations by name, so that results do not depend on the order of interning.
    pub fn canonicalization_patterns(&self, patterns: &mut PatternSet) {
        for index in 0..self.data.dialects.len() {
            self.data.dialects.get(index).canonicalization_patterns(self, patterns);
        }
        let mut definitions = self.op_definitions();
        definitions.sort_unstable_by_key(|definition| definition.name());
        for definition in definitions {
            definition.canonicalization_patterns(self, patterns);
        }
    }

    /// Whether unregistered dialects are allowed.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.data.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Allows or forbids unregistered dialects.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.data.allow_unregistered.store(allow, Ordering::Relaxed);
    }
}
