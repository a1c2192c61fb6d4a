//! Registered operations: the trait of their definitions, and the definitions of the `builtin` dialect.

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
use crate::runtime::InterfaceImpl;
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};
use std::any::Any;

/// The definition of a registered operation: traits, properties and hooks.
///
/// Parser and printer hooks are called again after each region that they request, so that deep nesting needs no recursion:
/// [`ParseStep`] and [`PrintStep`] say what comes next.
pub trait OpDefinition: Any + Send + Sync {
    /// The full name, such as `arith.addi`.
    fn name(&self) -> &'static str;

    /// The definition as [`Any`], for downcasts.
    fn as_any(&self) -> &dyn Any;

    /// The traits of the operation.
    fn traits(&self) -> Traits {
        Traits::NONE
    }

    /// Names of the inherent attributes and of the other properties, which are stored in one dictionary.
    fn properties(&self) -> &[&'static str] {
        &[]
    }

    /// Names of the inherent attributes, which an attribute dictionary sets, too. An entry with the name of another property is a
    /// discardable attribute.
    fn inherent_attributes(&self) -> &[&'static str] {
        self.properties()
    }

    /// Checks that properties from a text can be stored: that each attribute has the class of its property.
    ///
    /// # Errors
    /// A message about the first property of another class.
    fn check_properties(&self, _ctx: &Context, _properties: &[NamedAttribute]) -> Result<(), String> {
        Ok(())
    }

    /// Checks inherent attributes that a text in generic form lists among the discardable ones, before the operation is created
    /// (MLIR's `verifyInherentAttrs`).
    ///
    /// # Errors
    /// A message about the first invalid attribute.
    fn check_attributes(&self, _ctx: &Context, _attributes: &[NamedAttribute]) -> Result<(), String> {
        Ok(())
    }

    /// Whether a user-provided hook parses the custom form and adds properties to the operation's attributes. A duplicate name
    /// is then an error.
    fn has_hand_written_form(&self) -> bool {
        false
    }

    /// Whether an attribute can be stored as the property of its name. MLIR's `setInherentAttr` drops others.
    fn can_store(&self, _ctx: &Context, _property: &NamedAttribute) -> bool {
        true
    }

    /// The properties, with default values for missing ones.
    fn with_default_properties(&self, _ctx: &Context, properties: Option<Attribute>) -> Option<Attribute> {
        properties
    }

    /// The dialect whose operations need no prefix in the regions of this one; empty if there is none.
    fn default_dialect(&self) -> &'static str {
        ""
    }

    /// Whether the definition suggests names for values.
    fn has_value_names(&self) -> bool {
        false
    }

    /// Calls `name` with results, in order, and their suggested names: with the first result of each group that gets its own
    /// name.
    fn result_names(&self, _ctx: &Context, _ir: &Ir, _op: Op, _name: &mut dyn FnMut(Value, &str)) {}

    /// Calls `name` with block arguments of a region and their suggested names.
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

    /// Verifies the operation before its regions: its traits, in MLIR's order, and the user-provided verifier.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Verifies the operation after its regions were verified: region traits and the user-provided region verifier.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_regions(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Parses the custom form, after the operation's name. `step` counts the calls for one operation.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        _op: &mut CustomOp,
        _step: usize,
    ) -> ParseResult<ParseStep> {
        Err(parser.error_here("has no custom assembly form"))
    }

    /// Prints the custom form, after the operation's name. `step` counts the calls for one operation.
    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, _step: usize) -> PrintStep {
        printer.generic_after_name(op)
    }

    /// Folds the operation, given the values of its constant operands: to existing values, to constants, or in place. Folds by
    /// traits are separate (see [`fold`](crate::fold::fold_op)).
    fn fold(&self, _ctx: &Context, _ir: &mut Ir, _op: Op, _operands: &[Option<Attribute>]) -> FoldResult {
        FoldResult::Failure
    }

    /// Whether [`fold`](Self::fold) can succeed.
    fn has_folder(&self) -> bool {
        true
    }

    /// The value of an operation with [`Traits::CONSTANT_LIKE`].
    fn constant_value(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Option<Attribute> {
        None
    }

    /// Adds the memory effects of the operation, if it has [`Traits::MEMORY_EFFECTS`].
    fn effects(&self, _ctx: &Context, _ir: &Ir, _op: Op, _effects: &mut Vec<EffectInstance>) {}

    /// The built-in interfaces that the operation implements.
    fn interfaces(&self) -> &Interfaces {
        &Interfaces::NONE
    }

    /// The other interfaces that the operation implements: those that dialects define.
    fn implements(&self) -> &'static [InterfaceImpl] {
        &[]
    }

    /// Adds the operation's canonicalization patterns.
    fn canonicalization_patterns(&self, _ctx: &Context, _patterns: &mut PatternSet) {}

    /// Whether the operation has a custom form.
    fn has_custom_form(&self) -> bool {
        false
    }
}

impl OpName {
    /// Whether the operation has the trait or is unregistered.
    pub fn might_have(self, ctx: &Context, wanted: Traits) -> bool {
        self.definition(ctx).is_none_or(|definition| definition.traits().has(wanted))
    }

    /// Whether the operation is registered and has the trait.
    pub fn has(self, ctx: &Context, wanted: Traits) -> bool {
        self.definition(ctx).is_some_and(|definition| definition.traits().has(wanted))
    }
}
