//! The functions that the definitions call, the syntax of operations, and names of results.

use super::subtypes::{is_subtype, with_semantics};
use super::*;
use ir_core::predicates::{attributes, build};
use ir_core::runtime::{AsmNames, CustomAssemblyFormat, Directive, DirectiveParser, DirectivePrinter};
use ir_core::text::{CustomOp, OperationParser, OperationPrinter, TokenKind};

/// Functions that the definitions call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Externals;

impl ExternalFunctions for Externals {
    fn is_valid_subtype(ctx: &Context, ty: Type, of: Type) -> bool {
        is_subtype(ctx, ty, of)
    }

    fn torch_torch_non_value_tensor_type_with_value_semantics(ctx: &Context, ty: Type) -> Type {
        with_semantics(ctx, ty, true)
    }

    fn torch_torch_value_tensor_type_without_value_semantics(ctx: &Context, ty: Type) -> Type {
        with_semantics(ctx, ty, false)
    }

    fn parse_default_torch_op(
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        num_operands: i64,
        num_results: i64,
    ) -> ParseResult<()> {
        cpp_hooks::torch::parse_default_torch_op(parser, op, num_operands, num_results)
    }

    fn print_default_torch_op(
        printer: &mut OperationPrinter<'_>,
        op: Op,
        num_operands: i64,
        num_results: i64,
    ) {
        cpp_hooks::torch::print_default_torch_op(printer, op, num_operands, num_results);
    }
}

impl CustomAssemblyFormat for InitializeGlobalSlotsOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        parser.parse_optional_attributes(op)?;
        parser.parse_token(TokenKind::LSquare, "expected '['")?;
        let mut names = Vec::new();
        while !parser.consume_if(TokenKind::RSquare) {
            names.push(ctx.symbol_ref_attr(parser.parse_symbol_name()?, &[]));
            parser.parse_token(TokenKind::LParen, "expected '('")?;
            let operand = parser.parse_operand()?;
            let ty = parser.parse_colon_type()?;
            parser.parse_token(TokenKind::RParen, "expected ')'")?;
            op.operands.push(parser.resolve_operand(operand, ty)?);
        }
        let value = build::array_attr(ctx, &names);
        op.attributes.push(NamedAttribute { name: ctx.ident("slotSymNames"), value });
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let attributes = printer.properties_except(self.op(), &["slotSymNames"]);
        printer.print_optional_attributes(self.op(), &attributes);
        printer.text(" [").print_newline();
        for (name, value) in self.slot_sym_names(ir).iter().zip(self.initial_values(ir)) {
            printer.text("  ").print_attribute(*name);
            printer.text("(").print_value(value).text(" : ").print_type(ir.value_type(value));
            printer.text(")").print_newline();
        }
        printer.text("]");
    }
}

/// `custom<InlineMap>`: the map in place, never an alias.
impl Directive<BindSymbolicShapeOp> for directives::InlineMap {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let map = directive.parser().parse_attribute(None)?;
        directive.set_attribute(0, map);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: BindSymbolicShapeOp) {
        let printer = directive.printer();
        let map = op.shape_expressions(printer.ir()).to_text(printer.context());
        printer.text(&map);
    }
}

/// `custom<ResultTypes>`: types in parentheses, even if there are none.
impl Directive<PrimIfOp> for directives::ResultTypes {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let types = directive.parser().parse_type_list_parens()?;
        directive.set_types(0, &types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: PrimIfOp) {
        let printer = directive.printer();
        let types = printer.ir().result_types(op.op());
        printer.text("(").print_types(types).text(")");
    }
}

/// A float to six digits, without plus signs.
fn float_name(ctx: &Context, value: Attribute) -> String {
    let digits = attributes::float_value(ctx, value).map(|value| value.to_short_string());
    format!("float{}", digits.unwrap_or_default().replace('+', ""))
}

macro_rules! result_names {
    ($($op:ty: |$self:ident, $ir:ident| $name:expr;)*) => {$(
        impl AsmNames for $op {
            fn result_names($self, $ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
                name($self.result($ir), $name);
            }
        }
    )*};
}

result_names! {
    ConstantBoolOp: |self, ir| if self.value(ir) == Attribute::TRUE { "true" } else { "false" };
    ConstantDeviceOp: |self, ir| self.value(ir);
    ConstantFloatOp: |self, ir| &float_name(ir.context(), self.value(ir));
    ConstantIntOp: |self, ir| &format!("int{}", self.value(ir).cast_signed());
    ConstantNoneOp: |self, _ir| "none";
    ConstantStrOp: |self, _ir| "str";
}
