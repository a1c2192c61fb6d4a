//! Registered dialects.

use super::{Attribute, Context, Ident, NamedAttribute, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpBuilder};
use crate::rewrite::PatternSet;
use crate::spec::DefSpec;
use crate::spec::def::{parse_own_attribute, parse_own_type};
use crate::text::{ParseResult, Parser};
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

/// A dialect: its namespace, and how its types and attributes are read.
///
/// An implementation gets the parser behind `!dialect.` or `#dialect.`, at the mnemonic.
pub trait Dialect: Send + Sync {
    /// The namespace.
    fn namespace(&self) -> &'static str;

    /// Reads a type, mnemonic first.
    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let namespace = self.namespace();
        Err(parser.error_here(format!("dialect '{namespace}' provides no type parsing hook")))
    }

    /// Reads an attribute, mnemonic first. `ty` is the type that the place asks for.
    fn parse_attribute(&self, parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Attribute> {
        let namespace = self.namespace();
        Err(parser.error_here(format!("dialect '{namespace}' provides no attribute parsing hook")))
    }

    /// The types that definitions describe, for those who know them by their mnemonics.
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        &[]
    }

    /// Reads a type of this mnemonic, from behind it on: where a declarative format says the mnemonic.
    fn parse_type_body(&self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
        parse_own_type(parser, self.namespace(), mnemonic, self.type_definitions())
    }

    /// The attributes that definitions describe, for those who know them by their mnemonics.
    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        &[]
    }

    /// Reads an attribute of this mnemonic, from behind it on. `ty` is the type that the place asks for.
    fn parse_attribute_body(
        &self,
        parser: &mut Parser<'_>,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        parse_own_attribute(parser, self.namespace(), mnemonic, self.attribute_definitions(), ty)
    }

    /// The name, without a number, of the alias that a printed attribute of the dialect gets.
    fn attribute_alias(&self, _ctx: &Context, _attribute: Attribute) -> Option<String> {
        None
    }

    /// The name, without a number, of the alias that a printed type of the dialect gets.
    fn type_alias(&self, _ctx: &Context, _ty: Type) -> Option<String> {
        None
    }

    /// Makes an operation that is this constant, for a fold of an operation of the dialect; none where there is no such
    /// operation, and then nothing was made.
    fn materialize_constant(&self, _b: &mut dyn OpBuilder, _value: Attribute, _ty: Type) -> Option<Op> {
        None
    }

    /// Adds patterns for operations of any dialect that bring them into canonical form.
    fn canonicalization_patterns(&self, _ctx: &Context, _patterns: &mut PatternSet) {}

    /// Whether operations of the dialect that it doesn't define are allowed (MLIR's `allowUnknownOperations`).
    fn allows_unknown_operations(&self) -> bool {
        false
    }

    /// Whether the dialect checks discardable attributes of operations that begin with its namespace
    /// ([`Dialect::verify_operation_attribute`]).
    fn verifies_operation_attributes(&self) -> bool {
        false
    }

    /// Checks a discardable attribute of an operation of any dialect whose name begins with this dialect's namespace.
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

    /// Checks an attribute of a function's argument, whose name begins with this dialect's namespace.
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

    /// Checks an attribute of a function's result, whose name begins with this dialect's namespace.
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

    /// Mnemonics of types that are kept as their text, because nobody wrote how they are read.
    fn text_types(&self) -> &[&'static str] {
        &[]
    }

    /// Mnemonics of attributes that are kept as their text, because nobody wrote how they are read.
    fn text_attributes(&self) -> &[&'static str] {
        &[]
    }

    /// Whether types of the dialect that it doesn't define are allowed (MLIR's `allowUnknownTypes`).
    fn allows_unknown_types(&self) -> bool {
        false
    }
}

/// An argument or a result of an operation like a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignaturePlace {
    /// The number of the region.
    pub region: usize,
    /// The number of the argument or result.
    pub index: usize,
}

impl Context {
    /// Whether a registered dialect checks discardable attributes of operations.
    pub(crate) fn verifies_operation_attributes(&self) -> bool {
        let indices = self.data.dialect_indices.read().unwrap_or_else(PoisonError::into_inner);
        indices.values().any(|index| self.data.dialects.get(*index).verifies_operation_attributes())
    }

    /// Registers a dialect. `false` when one of that namespace is there already.
    pub fn register_dialect(&self, dialect: Box<dyn Dialect>) -> bool {
        let namespace = self.ident(dialect.namespace());
        let mut indices = self.data.dialect_indices.write().unwrap_or_else(PoisonError::into_inner);
        if indices.contains_key(&namespace) {
            return false;
        }
        indices.insert(namespace, self.data.dialects.push(dialect));
        true
    }

    /// The registered dialect of this namespace.
    pub fn dialect(&self, namespace: Ident) -> Option<&dyn Dialect> {
        let indices = self.data.dialect_indices.read().unwrap_or_else(PoisonError::into_inner);
        indices.get(&namespace).map(|index| &**self.data.dialects.get(*index))
    }

    /// Every registered namespace, in the order of registration.
    pub fn dialect_namespaces(&self) -> impl Iterator<Item = &'static str> {
        (0..self.data.dialects.len()).map(|index| self.data.dialects.get(index).namespace())
    }

    /// Adds the canonicalization patterns of all registered dialects and operations: those of dialects in the order of
    /// registration, then those of operations by name, so that results don't depend on what was interned first.
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

    /// Whether dialects that aren't registered are allowed.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.data.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Allows or forbids dialects that aren't registered.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.data.allow_unregistered.store(allow, Ordering::Relaxed);
    }
}
