//! Registered operations: what a definition says of an operation, and the definitions of the `builtin` dialect.

mod builtin;
mod cast;
mod module;
mod traits;

pub use builtin::{Builtin, register_builtin};
pub use traits::{RegionKind, Traits};

use crate::context::{Attribute, Context, NamedAttribute, OpName};
use crate::diagnostic::Diagnostic;
use crate::fold::FoldResult;
use crate::interfaces::{EffectInstance, Interfaces};
use crate::ir::{Ir, Op, Region, Value};
use crate::rewrite::PatternSet;
use crate::spec::InterfaceImpl;
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};
use std::any::Any;

/// What a registered operation's definition offers.
///
/// Hooks that read and print are called again after each region they ask for, so that no recursion takes part in deep
/// nesting: [`ParseStep`] and [`PrintStep`] say what comes next.
pub trait OpDefinition: Any + Send + Sync {
    /// The full name, such as `arith.addi`.
    fn name(&self) -> &'static str;

    /// The value as [`Any`], to downcast.
    fn as_any(&self) -> &dyn Any;

    /// What the operation promises.
    fn traits(&self) -> Traits {
        Traits::NONE
    }

    /// Names of the attributes that the operation has as properties.
    fn properties(&self) -> &[&'static str] {
        &[]
    }

    /// Checks that properties that were read can be stored: that each attribute has the class of its property.
    ///
    /// # Errors
    /// What is wrong with the first one that has not.
    fn check_properties(&self, _ctx: &Context, _properties: &[NamedAttribute]) -> Result<(), String> {
        Ok(())
    }

    /// Checks attributes of the definition that a text in generic form has among the others, before the operation is made
    /// (MLIR's `verifyInherentAttrs`).
    ///
    /// # Errors
    /// What is wrong with the first one that is not what it must be.
    fn check_attributes(&self, _ctx: &Context, _attributes: &[NamedAttribute]) -> Result<(), String> {
        Ok(())
    }

    /// Whether a hook of the author reads the custom form, and adds properties to the operation's attributes. A name that is
    /// there twice is then an error.
    fn has_hand_written_form(&self) -> bool {
        false
    }

    /// Whether an attribute can be stored as the property of its name. MLIR's `setInherentAttr` forgets others.
    fn can_store(&self, _ctx: &Context, _property: &NamedAttribute) -> bool {
        true
    }

    /// The properties with the default values of those that are missing.
    fn with_default_properties(&self, _ctx: &Context, properties: Option<Attribute>) -> Option<Attribute> {
        properties
    }

    /// The dialect whose operations need no prefix in the regions of this one; empty for none.
    fn default_dialect(&self) -> &'static str {
        ""
    }

    /// Whether the definition names values.
    fn has_value_names(&self) -> bool {
        false
    }

    /// Calls `name` with results, in order, and names for them: with the first result of each group that is to have a name
    /// of its own.
    fn result_names(&self, _ctx: &Context, _ir: &Ir, _op: Op, _name: &mut dyn FnMut(Value, &str)) {}

    /// Calls `name` with arguments of a region's blocks and names for them.
    fn block_argument_names(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _op: Op,
        _region: Region,
        _name: &mut dyn FnMut(Value, &str),
    ) {
    }

    /// Whether values in a region must be defined before their uses.
    fn region_kind(&self, _region: usize) -> RegionKind {
        if self.traits().has(Traits::GRAPH_REGION) { RegionKind::Graph } else { RegionKind::Ssa }
    }

    /// Checks the operation before anything in it is checked: its traits, in MLIR's order, and the hand-written verifier.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Checks the operation after everything in it was found right, likewise.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify_regions(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Reads the operation's own syntax, behind its name. `step` counts the calls for one operation.
    ///
    /// # Errors
    /// Where the syntax is wrong; reported already.
    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        _op: &mut CustomOp,
        _step: usize,
    ) -> ParseResult<ParseStep> {
        Err(parser.error_here("has no custom assembly form"))
    }

    /// Prints the operation in its own syntax, behind its name. `step` counts the calls for one operation.
    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, _step: usize) -> PrintStep {
        printer.generic_after_name(op)
    }

    /// Folds the operation, given those of its operands that are constants: to values that are there, to constants, or to
    /// the operation itself with parts changed. What traits allow is tried apart (see [`fold`](crate::fold::fold_op)).
    fn fold(&self, _ctx: &Context, _ir: &mut Ir, _op: Op, _operands: &[Option<Attribute>]) -> FoldResult {
        FoldResult::Failure
    }

    /// Whether [`fold`](Self::fold) can do anything.
    fn has_folder(&self) -> bool {
        true
    }

    /// The value of an operation with [`Traits::CONSTANT_LIKE`].
    fn constant_value(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Option<Attribute> {
        None
    }

    /// Adds what the operation does to memory, if it has [`Traits::MEMORY_EFFECTS`].
    fn effects(&self, _ctx: &Context, _ir: &Ir, _op: Op, _effects: &mut Vec<EffectInstance>) {}

    /// The interfaces that the operation implements.
    fn interfaces(&self) -> &Interfaces {
        &Interfaces::NONE
    }

    /// The interfaces that the operation implements beside these: those that dialects define.
    fn implements(&self) -> &'static [InterfaceImpl] {
        &[]
    }

    /// Adds the patterns that bring the operation into canonical form.
    fn canonicalization_patterns(&self, _ctx: &Context, _patterns: &mut PatternSet) {}

    /// Whether the operation has a syntax of its own.
    fn has_custom_form(&self) -> bool {
        false
    }
}

impl OpName {
    /// Whether the operation has the trait or, not being registered, might have it.
    pub fn might_have(self, ctx: &Context, wanted: Traits) -> bool {
        self.definition(ctx).is_none_or(|definition| definition.traits().has(wanted))
    }

    /// Whether the operation is registered and has the trait.
    pub fn has(self, ctx: &Context, wanted: Traits) -> bool {
        self.definition(ctx).is_some_and(|definition| definition.traits().has(wanted))
    }
}
