//! Linearization and delinearization of indices.

use ir_core::context::{Attribute, DYNAMIC, NamedAttribute, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::build::{bool_attr, dense_i32_array_attr, dense_i64_array_attr};
use ir_core::runtime::{CustomAssemblyFormat, OpHandle, VerifyOp};
use ir_core::text::{
    CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, TokenKind,
};
use ir_core::verify::op_error;

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::syntax::{add, mixed_list, print_attributes, print_mixed_list, token};

/// The property which asserts that distinct indices have distinct linear indices.
const DISJOINT: &str = "disjoint";

impl CustomAssemblyFormat for AffineLinearizeIndexOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, _step: usize) -> ParseResult<ParseStep> {
        let ctx = parser.parser.context();
        let is_disjoint = parser.parser.consume_keyword(DISJOINT);
        let disjoint = if is_disjoint { Attribute::UNIT } else { bool_attr(ctx, false) };
        add(ctx, op, DISJOINT, disjoint);
        token(parser, TokenKind::LSquare)?;
        let indices = parser.parse_operand_list(Delimiter::None, None)?;
        token(parser, TokenKind::RSquare)?;
        parser.parse_keyword("by")?;
        let (basis, constants) = mixed_list(parser, Delimiter::Paren)?;
        add(ctx, op, "static_basis", dense_i64_array_attr(ctx, &constants));
        let given = given_attributes(parser, op)?;
        token(parser, TokenKind::Colon)?;
        let at = parser.parser.token().start;
        let ty = parser.parser.parse_type()?;
        if ty != Type::INDEX {
            return Err(parser.wrong_class_of_type(at, Some("builtin.index"), ty));
        }
        op.result_types.push(ty);
        let sizes = [indices.len() as i64, basis.len() as i64];
        add(ctx, op, "operandSegmentSizes", dense_i32_array_attr(ctx, &sizes));
        // The attribute dictionary comes last, as in declarative formats.
        op.attributes.retain(|entry| given.iter().all(|other| other.name != entry.name));
        op.attributes.extend(given);
        for operand in indices.into_iter().chain(basis) {
            op.operands.push(parser.resolve_operand(operand, Type::INDEX)?);
        }
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, _step: usize) -> PrintStep {
        let ir = printer.ir();
        if self.disjoint(ir) {
            printer.printer.text(" disjoint");
        }
        printer.printer.text(" [");
        printer.values(self.multi_index(ir));
        printer.printer.text("] by ");
        let constants = self.static_basis(ir);
        print_mixed_list(printer, &self.dynamic_basis(ir).to_vec(), &constants, ["(", ")"]);
        print_attributes(printer, self.op(), &[DISJOINT, "operandSegmentSizes", "static_basis"]);
        printer.printer.text(" : ");
        printer.types(ir.result_types(self.op()));
        PrintStep::Done
    }
}

/// Parses the attribute dictionary, and checks its properties as declarative formats do.
fn given_attributes(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Vec<NamedAttribute>> {
    let (at, first) = (parser.parser.token().start, op.attributes.len());
    parser.parse_optional_attributes(op)?;
    let mut given = op.attributes.split_off(first);
    let (ctx, name) = (parser.parser.context(), AffineLinearizeIndexOp::NAME);
    let Some(definition) = ctx.op_name(name).definition(ctx) else { return Ok(given) };
    if let Err(reason) = definition.properties().check_inherent(ctx, &given) {
        return Err(parser.error_at(at, &format!("'{name}' op {reason}")));
    }
    given.retain(|entry| definition.properties().can_store(ctx, entry));
    Ok(given)
}

/// Verifies that the number of operands matches the number of dynamic sizes in the basis.
fn verify_basis(ir: &Ir, op: Op, basis: &[i64], dynamic: usize) -> Result<(), Diagnostic> {
    if basis.iter().filter(|size| **size == DYNAMIC).count() == dynamic {
        return Ok(());
    }
    let message = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) \
                   -- this can only happen due to an incorrect fold/rewrite";
    Err(op_error(ir, op, message))
}

impl VerifyOp for AffineDelinearizeIndexOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let basis = self.static_basis(ir);
        let results = ir.num_results(self.op());
        if results != basis.len() && results != basis.len() + 1 {
            let message = "should return an index for each basis element and up to one extra index";
            return Err(op_error(ir, self.op(), message));
        }
        verify_basis(ir, self.op(), &basis, self.dynamic_basis(ir).len())?;
        if basis.iter().any(|size| *size <= 0 && *size != DYNAMIC) {
            let message = "no basis element may be statically non-positive";
            return Err(op_error(ir, self.op(), message));
        }
        Ok(())
    }
}

impl VerifyOp for AffineLinearizeIndexOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let basis = self.static_basis(ir);
        let indices = self.multi_index(ir).len();
        if indices != basis.len() && indices != basis.len() + 1 {
            let message = "should be passed a basis element for each index except possibly the first";
            return Err(op_error(ir, self.op(), message));
        }
        verify_basis(ir, self.op(), &basis, self.dynamic_basis(ir).len())
    }
}
