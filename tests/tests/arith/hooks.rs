// What the definitions of `arith` leave to be written by hand, included into the module of the generated code.

use ir_core::context::AttrKind;
use ir_core::context::TypeKind;
use ir_core::diagnostic::Diagnostic;
use ir_core::interfaces::{SpeculationOpInterface, Speculatability};
use ir_core::spec::{AsmNames, ConstantLike, CustomAssemblyFormat, VerifyOp};
use ir_core::text::{
    CustomOp, Delimiter, OperationParser, OperationPrinter, ParseStep, PrintStep, TokenKind,
};

macro_rules! nothing_more {
    ($($op:ident),*) => {
        $(impl VerifyOp for $op {
            fn verify(self, _ctx: &Context, _ir: &Ir) -> Result<(), Diagnostic> {
                Ok(())
            }
        })*
    };
}

nothing_more!(
    ConstantOp,
    ExtFOp,
    ExtSIOp,
    ExtUIOp,
    ScalingExtFOp,
    ScalingTruncFOp,
    SelectOp,
    TruncFOp,
    TruncIOp
);

impl ConstantLike for ConstantOp {
    fn constant_value(self, ctx: &Context, ir: &Ir) -> Option<Attribute> {
        properties::get(ctx, ir, self.op(), "value")
    }
}

impl MaterializeConstant for Registered {
    fn materialize_constant(
        &self,
        ctx: &Context,
        builder: &mut Builder<'_>,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Op> {
        Some(ConstantOp::build(builder, ctx, location, ty, value).op())
    }
}

ir_core::without_folds!(
    AddFOp, AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CeilDivSIOp, CeilDivUIOp, CmpFOp,
    CmpIOp, DivFOp, DivSIOp, DivUIOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp,
    FPToUIOp, FloorDivSIOp, IndexCastOp, IndexCastUIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp,
    MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, MulFOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp,
    NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp, SIToFPOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubFOp, SubIOp, TruncFOp, TruncIOp, UIToFPOp, XOrIOp, SelectOp
);
ir_core::without_patterns!(
    AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpFOp, CmpIOp, DivFOp, ExtSIOp,
    IndexCastOp, IndexCastUIOp, MulFOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, OrIOp, SubIOp,
    TruncFOp, TruncIOp, XOrIOp, SelectOp
);

macro_rules! not_speculatable {
    ($($op:ident),*) => {
        $(impl SpeculationOpInterface for $op {
            fn speculatability(self, _ctx: &Context, _ir: &Ir) -> Speculatability {
                Speculatability::NotSpeculatable
            }
        })*
    };
}

not_speculatable!(CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp);

impl CustomAssemblyFormat for SelectOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, _step: usize) -> ParseResult<ParseStep> {
        let operands = parser.parse_operand_list(Delimiter::None, Some(3))?;
        parser.parse_optional_attributes(op)?;
        let mut result = parser.parser.parse_colon_type()?;
        let mut condition = Type::I1;
        if parser.parser.consume_if(TokenKind::Comma) {
            condition = result;
            result = parser.parser.parse_type()?;
        }
        op.result_types.push(result);
        op.operands =
            parser.resolve_operands(&operands, &[condition, result, result], parser.name_offset())?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, _step: usize) -> PrintStep {
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.printer.text(" ");
        printer.operands(self.op());
        printer.attribute_dictionary(self.op(), &[]);
        printer.printer.text(" : ");
        let condition = ir.value_type(self.condition(ir));
        if shaped::element_type(ctx, condition).is_some() {
            printer.printer.print_type(condition);
            printer.printer.text(", ");
        }
        printer.printer.print_type(ir.value_type(self.result(ir)));
        PrintStep::Done
    }
}

impl AsmNames for ConstantOp {
    fn result_names(self, ctx: &Context, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let result = self.result(ir);
        let Some(value) = self.value_attr(ctx, ir) else { return };
        let text = match (value.kind(ctx), ir.value_type(result).kind(ctx)) {
            (AttrKind::Integer { value, .. }, TypeKind::Integer { width: 1, .. }) => {
                if value.is_zero() {
                    "false".to_owned()
                } else {
                    "true".to_owned()
                }
            }
            (AttrKind::Integer { value, .. }, TypeKind::Integer { .. }) => {
                format!("c{}_{}", value.as_i64().unwrap_or(0), ir.value_type(result).to_text(ctx))
            }
            (AttrKind::Integer { value, .. }, _) => format!("c{}", value.as_i64().unwrap_or(0)),
            _ => "cst".to_owned(),
        };
        name(result, &text);
    }
}

impl AsmNames for MulIOp {
    fn result_names(self, _ctx: &Context, _ir: &Ir, _name: &mut dyn FnMut(Value, &str)) {}
}
