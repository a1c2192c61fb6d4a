//! The functions that the definitions call, the syntax of operations, and names of results.

use super::subtypes::{is_subtype, with_semantics};
use super::*;
use ir_core::predicates::{attributes, build};
use ir_core::runtime::{AsmNames, CustomAssemblyFormat, Directive, DirectiveParser, DirectivePrinter};
use ir_core::text::{CustomOp, Delimiter, OperationParser, OperationPrinter, TokenKind};

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

    /// `%0, %1 {…} : T0, T1 -> T2`
    fn parse_default_torch_op(
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        num_operands: i64,
        num_results: i64,
    ) -> ParseResult<()> {
        let start = parser.token().start;
        let operands = parser.parse_operand_list(Delimiter::None, Some(num_operands as usize))?;
        parser.parse_optional_attributes(op)?;
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        if num_operands > 0 {
            let types = parser.parse_type_list()?;
            op.operands = parser.resolve_operands(&operands, &types, start)?;
        }
        if num_operands > 0 && num_results > 0 {
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        }
        if num_results > 0 {
            op.result_types = parser.parse_type_list()?;
        }
        Ok(())
    }

    fn print_default_torch_op(
        printer: &mut OperationPrinter<'_>,
        op: Op,
        num_operands: i64,
        num_results: i64,
    ) {
        let ir = printer.ir();
        if num_operands > 0 {
            printer.text(" ").print_operands(op);
        }
        let attributes = printer.properties_except(op, &[]);
        printer.print_optional_attributes(op, &attributes);
        printer.text(" : ").print_types(ir.operand_types(op));
        printer.text(if num_operands > 0 && num_results > 0 { " -> " } else { "" });
        printer.print_types(ir.result_types(op));
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
