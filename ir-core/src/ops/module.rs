//! `builtin.module`.

use super::{OpDefinition, Traits};
use crate::context::{AttrKind, Attribute, Context, Ident, NamedAttribute};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::runtime::properties::wrong_class;
use crate::runtime::{Check, checks, traits};
use crate::text::{CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep};
use crate::verify::{op_error, symbol};
use std::any::Any;

/// The module operation, a symbol table: `module @name attributes {…} {…}`.
#[derive(Debug)]
pub(super) struct Module;

/// The checks that precede those of the region, in MLIR's order.
const CHECKS: [Check; 9] = [
    traits::one_region,
    traits::zero_results,
    traits::zero_successors,
    traits::zero_operands,
    traits::no_region_arguments,
    traits::single_block,
    invariants,
    checks::optional_symbol,
    discardable_attributes,
];

/// Checks the constraints of the definition (`OpInvariants`): name and visibility are strings, and the region has a block.
fn invariants(ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    strings(ctx, |name| symbol::attribute(ctx, ir, op, name))
        .map_err(|message| op_error(ir, op, &message))?;
    if ir.is_empty_region(ir.region(op, 0)) {
        let message = "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks";
        return Err(op_error(ir, op, message));
    }
    Ok(())
}

/// Checks that name and visibility, where present, are strings.
fn strings(ctx: &Context, value: impl Fn(Ident) -> Option<Attribute>) -> Result<(), String> {
    for name in symbol::ATTRIBUTES {
        let value = value(ctx.ident(name));
        if value.is_some() && symbol::string_value(ctx, value).is_none() {
            return Err(format!("attribute '{name}' failed to satisfy constraint: string attribute"));
        }
    }
    Ok(())
}

/// Checks that discardable attributes have a dialect prefix.
fn discardable_attributes(ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    let entries = ir.attributes(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
    for entry in entries.unwrap_or_default() {
        let name = entry.name.as_str(ctx);
        if !name.contains('.') && !symbol::ATTRIBUTES.contains(&name) {
            let message = format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
            return Err(op_error(ir, op, &message));
        }
    }
    Ok(())
}

impl OpDefinition for Module {
    fn name(&self) -> &'static str {
        "builtin.module"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn traits(&self) -> Traits {
        Traits::NO_TERMINATOR
            | Traits::SINGLE_BLOCK
            | Traits::AFFINE_SCOPE
            | Traits::ISOLATED_FROM_ABOVE
            | Traits::SYMBOL_TABLE
            | Traits::SYMBOL
            | Traits::GRAPH_REGION
    }

    fn properties(&self) -> &[&'static str] {
        &["sym_name", "sym_visibility"]
    }

    /// Checks that both properties are strings.
    fn check_properties(&self, ctx: &Context, properties: &[NamedAttribute]) -> Result<(), String> {
        let is_string = |entry: &&NamedAttribute| matches!(entry.value.kind(ctx), AttrKind::String { .. });
        match properties.iter().find(|entry| !is_string(entry)) {
            Some(entry) => Err(wrong_class(ctx, entry)),
            None => Ok(()),
        }
    }

    fn can_store(&self, ctx: &Context, property: &NamedAttribute) -> bool {
        self.check_properties(ctx, std::slice::from_ref(property)).is_ok()
    }

    fn check_attributes(&self, ctx: &Context, attributes: &[NamedAttribute]) -> Result<(), String> {
        strings(ctx, |name| attributes.iter().rfind(|entry| entry.name == name).map(|entry| entry.value))
    }

    fn has_folder(&self) -> bool {
        false
    }

    fn default_dialect(&self) -> &'static str {
        "builtin"
    }

    fn has_custom_form(&self) -> bool {
        true
    }

    fn verify(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        CHECKS.iter().try_for_each(|check| check(ctx, ir, op))
    }

    fn verify_regions(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        traits::isolated_from_above(ctx, ir, op)?;
        traits::symbol_table(ctx, ir, op)
    }

    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        step: usize,
    ) -> ParseResult<ParseStep> {
        if step != 0 {
            return Ok(ParseStep::Done);
        }
        let ctx = parser.parser.context();
        if let Some(name) = parser.parser.parse_optional_symbol_name() {
            let entry = NamedAttribute { name: ctx.ident("sym_name"), value: ctx.ident_attr(name) };
            op.attributes.push(entry);
        }
        let (at, first) = (parser.parser.token().start, op.attributes.len());
        parser.parse_optional_attributes_with_keyword(op)?;
        if let Err(reason) = self.check_attributes(ctx, &op.attributes[first..]) {
            return Err(parser.error_at(at, &format!("'{}' op {reason}", self.name())));
        }
        Ok(ParseStep::Region { arguments: Vec::new(), shadowing: false, needs_block: true })
    }

    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, step: usize) -> PrintStep {
        if step != 0 {
            return PrintStep::Done;
        }
        let (ctx, ir) = (printer.context(), printer.ir());
        let entries = ir.properties(op).and_then(|properties| properties.dictionary_entries(ctx));
        let mut properties = entries.unwrap_or_default().to_vec();
        if let Some(at) = properties.iter().position(|entry| entry.name.as_str(ctx) == "sym_name")
            && let AttrKind::String { value, .. } = properties[at].value.kind(ctx)
        {
            properties.remove(at);
            printer.printer.text(" ");
            printer.printer.print_symbol_name(value);
        }
        printer.attributes_with_keyword(op, &properties);
        printer.printer.text(" ");
        PrintStep::Region { number: 0, entry_arguments: false, terminators: true, empty_block: false }
    }
}
