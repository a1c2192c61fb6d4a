//! Typed handles of operations, and user-provided verifiers.

use std::any::Any;
use std::sync::OnceLock;

use super::adaptor::{self, Adaptor, OperandGroup};
use super::format;
use super::{AttrSpec, InterfaceImpl, OpSpec, ValueNames, properties, verify};
use crate::context::{Attribute, Context, NamedAttribute};
use crate::diagnostic::Diagnostic;
use crate::fold::FoldResult;
use crate::interfaces::{EffectInstance, Interfaces};
use crate::ir::{Ir, Op, Region, Value};
use crate::ops::{OpDefinition, Traits};
use crate::rewrite::PatternSet;
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};

/// A handle of an operation of one definition.
///
/// `AddOp::cast(ir, op)` is a checked cast; [`Op::isa`] is the check alone.
pub trait OpHandle: Copy {
    /// The data of the definition.
    const SPEC: &'static OpSpec;

    /// Creates a handle of `op`, which must be an operation of this definition.
    #[doc(hidden)]
    fn from_op_unchecked(op: Op) -> Self;

    /// The operation.
    fn op(self) -> Op;

    /// Casts `op`; `None` when it is an operation of another definition.
    #[must_use]
    fn cast(ir: &Ir, op: Op) -> Option<Self> {
        op.isa::<Self>(ir).then(|| Self::from_op_unchecked(op))
    }

    /// Named access to `values`, which correspond to the operands in number and order.
    fn adaptor<'a, T: Copy>(self, ir: &Ir, values: &'a [T]) -> Adaptor<'a, Self, T> {
        Adaptor::new(ir, self, values)
    }

    /// Replaces the operands of a segment.
    fn set<'a, G>(self, ir: &mut Ir, group: G, values: G::Of<'a, Value>)
    where
        G: OperandGroup<Self>,
        Self: 'a,
    {
        adaptor::set_group(Self::SPEC, ir, self.op(), group.number(), &G::list(values));
    }

    /// The text of the operation, for `{}`.
    fn display(self, ir: &Ir) -> crate::text::DisplayOp<'_> {
        self.op().display(ir)
    }
}

impl Op {
    /// Whether the operation is of this definition.
    #[must_use]
    pub fn isa<T: OpHandle>(self, ir: &Ir) -> bool {
        ir.name(self).as_str(ir.context()) == T::SPEC.name
    }
}

/// User-provided verifier of an operation with `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier, which `hasVerifier` in its definition promises",
    note = "write `impl VerifyOp for {Self}` beside the generated code"
)]
pub trait VerifyOp: OpHandle {
    /// Verifies what the definition cannot express. The constraints of the definition hold already.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// User-provided verifier of an operation with `hasRegionVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no verifier of its regions, which `hasRegionVerifier` in its definition promises",
    note = "write `impl VerifyRegions for {Self}` beside the generated code"
)]
pub trait VerifyRegions: OpHandle {
    /// Verifies the regions, whose operations have been verified.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// Calls the user-provided verifier.
///
/// # Errors
/// The diagnostic of the verifier.
pub fn verify_by_hand<T: VerifyOp>(_ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    T::from_op_unchecked(op).verify(ir)
}

/// Calls the user-provided verifier of regions.
///
/// # Errors
/// The diagnostic of the verifier.
pub fn verify_regions_by_hand<T: VerifyRegions>(_ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    T::from_op_unchecked(op).verify_regions(ir)
}

/// Registers an operation by its definition.
pub fn register(ctx: &Context, spec: &'static OpSpec) {
    ctx.register_op(Box::new(Specified {
        spec,
        properties: OnceLock::new(),
        inherent_attributes: OnceLock::new(),
        default_properties: OnceLock::new(),
        default_values: OnceLock::new(),
    }));
}

/// An operation that is defined by an [`OpSpec`].
struct Specified {
    spec: &'static OpSpec,
    /// The names of its properties, computed on first use.
    properties: OnceLock<Vec<&'static str>>,
    /// The names of those that are attributes, if others are not.
    inherent_attributes: OnceLock<Vec<&'static str>>,
    /// The default properties, computed on first use. The definition is registered with one context only, so attributes can be
    /// cached.
    default_properties: OnceLock<Option<Attribute>>,
    /// The default value of each attribute, computed on first use by the printer.
    default_values: OnceLock<Box<[Option<Attribute>]>>,
}

impl Specified {
    fn default_values(&self, ctx: &Context) -> &[Option<Attribute>] {
        let default = |spec: &AttrSpec| spec.constraint.default.and_then(|make| make(ctx));
        self.default_values.get_or_init(|| self.spec.attributes.iter().map(default).collect())
    }
}

impl OpDefinition for Specified {
    fn name(&self) -> &'static str {
        self.spec.name
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn traits(&self) -> Traits {
        self.spec.flags
    }

    fn properties(&self) -> &[&'static str] {
        self.properties.get_or_init(|| properties::names(self.spec))
    }

    fn inherent_attributes(&self) -> &[&'static str] {
        if self.spec.properties.is_empty() {
            return self.properties();
        }
        self.inherent_attributes.get_or_init(|| properties::inherent_attributes(self.spec))
    }

    fn check_properties(&self, ctx: &Context, properties: &[NamedAttribute]) -> Result<(), String> {
        super::properties::check(ctx, self.spec, properties)
    }

    fn check_attributes(&self, ctx: &Context, attributes: &[NamedAttribute]) -> Result<(), String> {
        verify::check_attributes(self.spec, ctx, |name| {
            let is_named = |attribute: &&NamedAttribute| attribute.name.as_str(ctx) == name;
            attributes.iter().rfind(is_named).map(|attribute| attribute.value)
        })
    }

    fn has_hand_written_form(&self) -> bool {
        self.spec.syntax.by_hand.is_some()
    }

    fn can_store(&self, ctx: &Context, property: &NamedAttribute) -> bool {
        properties::check(ctx, self.spec, std::slice::from_ref(property)).is_ok()
    }

    fn with_default_properties(&self, ctx: &Context, properties: Option<Attribute>) -> Option<Attribute> {
        if properties.is_some() {
            return super::properties::with_defaults(ctx, self.spec, properties);
        }
        *self.default_properties.get_or_init(|| super::properties::with_defaults(ctx, self.spec, None))
    }

    fn verify(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        verify::verify(self.spec, ctx, ir, op)
    }

    fn verify_regions(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        self.spec
            .region_traits
            .iter()
            .chain(&self.spec.verify_regions)
            .try_for_each(|check| check(ctx, ir, op))
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
        if let ValueNames::ByHand { arguments, .. } = self.spec.names {
            arguments(ctx, ir, op, region, name);
        }
    }

    fn has_custom_form(&self) -> bool {
        self.spec.syntax.by_hand.is_some() || self.spec.format.is_some()
    }

    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        step: usize,
    ) -> ParseResult<ParseStep> {
        if let Some((parse, _)) = self.spec.syntax.by_hand {
            return parse(parser, op, step);
        }
        match self.spec.format {
            Some(format) => format::parse(self.spec, format, parser, op, step),
            None => Err(parser.error_here("has no custom assembly form")),
        }
    }

    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, step: usize) -> PrintStep {
        if let Some((_, print)) = self.spec.syntax.by_hand {
            return print(printer, op, step);
        }
        match self.spec.format {
            Some(format) => {
                let defaults = self.default_values(printer.context());
                format::print(self.spec, format, defaults, printer, op, step)
            }
            None => printer.generic_after_name(op),
        }
    }

    fn fold(&self, ctx: &Context, ir: &mut Ir, op: Op, operands: &[Option<Attribute>]) -> FoldResult {
        match (self.spec.fold, self.spec.constant) {
            (Some(fold), _) => fold(ctx, ir, op, operands),
            (None, Some(constant)) => constant(ctx, ir, op).into(),
            (None, None) => FoldResult::Failure,
        }
    }

    fn has_folder(&self) -> bool {
        self.spec.fold.is_some() || self.spec.constant.is_some()
    }

    fn constant_value(&self, ctx: &Context, ir: &Ir, op: Op) -> Option<Attribute> {
        self.spec.constant.and_then(|constant| constant(ctx, ir, op))
    }

    fn effects(&self, ctx: &Context, ir: &Ir, op: Op, effects: &mut Vec<EffectInstance>) {
        match self.spec.interfaces.memory_effects {
            Some(model) => effects.extend((model.effects)(ctx, ir, op)),
            None => super::effects::instances(self.spec, ir, op, effects),
        }
    }

    fn interfaces(&self) -> &Interfaces {
        &self.spec.interfaces
    }

    fn implements(&self) -> &'static [InterfaceImpl] {
        self.spec.implements
    }

    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        if let Some(add) = self.spec.canonicalization {
            add(ctx, patterns);
        }
    }
}
