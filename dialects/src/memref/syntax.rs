//! User-provided syntax and names.

use ir_core::predicates::attributes::affine_map;

use super::*;
use crate::prelude::*;
use crate::syntax::{memref_type, print_access, print_body};

crate::syntax::result_names!(
    AllocOp: "alloc",
    AllocaOp: "alloca",
    AssumeAlignmentOp: "assume_align",
    CastOp: "cast",
    CollapseShapeOp: "collapse_shape",
    DimOp: "dim",
    ExpandShapeOp: "expand_shape",
    ExtractAlignedPointerAsIndexOp: "intptr",
    MemorySpaceCastOp: "memspacecast",
    ReinterpretCastOp: "reinterpret_cast",
    ReshapeOp: "reshape",
    SubViewOp: "subview",
    TransposeOp: "transpose",
    ViewOp: "view",
);

impl AsmNames for ExtractStridedMetadataOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        name(self.base_buffer(ir), "base_buffer");
        name(self.offset(ir), "offset");
        for (values, text) in [(self.sizes(ir).to_vec(), "sizes"), (self.strides(ir).to_vec(), "strides")] {
            if let Some(first) = values.first() {
                name(*first, text);
            }
        }
    }
}

impl CustomAssemblyFormat for AllocaScopeOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        op.result_types = parser.parse_optional_arrow_types()?;
        parser.parse_region(op, &[])?;
        parser.ensure_terminator("memref.alloca_scope.return")?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let types: Vec<Type> = printer.ir().result_types(self.op()).collect();
        printer.text(" ");
        crate::syntax::print_arrow_types(printer, &types);
        printer.text(" ");
        print_body(printer, self.body_region(printer.ir()), !types.is_empty());
        print_attributes(printer, self.op(), &[]);
    }
}

impl CustomAssemblyFormat for PrefetchOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let memref = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square, None)?;
        let words = crate::syntax::prefetch_words(parser, op)?;
        let (ty, _) = memref_type(parser)?;
        op.operands.push(parser.resolve_operand(memref, ty)?);
        for index in indices {
            op.operands.push(parser.resolve_operand(index, Type::INDEX)?);
        }
        crate::syntax::add_prefetch_words(parser, op, &words)?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" ");
        let indices = self.indices(ir).to_vec();
        print_access(printer, self.memref(ir), indices);
        let attributes = [self.is_write_attr(ir), self.locality_hint_attr(ir), self.is_data_cache_attr(ir)];
        crate::syntax::print_prefetch_words(printer, attributes);
        print_attributes(printer, self.op(), &["localityHint", "isWrite", "isDataCache"]);
        printer.text(" : ").print_type(ir.value_type(self.memref(ir)));
    }
}

impl CustomAssemblyFormat for TransposeOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let operand = parser.parse_operand()?;
        let permutation = parser.parse_affine_map()?;
        add(ctx, op, "permutation", ctx.affine_map_attr(permutation));
        parser.parse_optional_attributes(op)?;
        let (from, _) = memref_type(parser)?;
        parser.parse_keyword("to")?;
        op.result_types.push(parser.parse_type()?);
        op.operands.push(parser.resolve_operand(operand, from)?);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.text(" ").print_value(self.in_(ir)).text(" ");
        if let Some(map) = self.permutation_attr(ir).and_then(|attr| affine_map(ctx, attr)) {
            printer.print_affine_map(map);
        }
        print_attributes(printer, self.op(), &["permutation"]);
        printer.text(" : ").print_types(ir.operand_types(self.op())).text(" to ");
        printer.print_types(ir.result_types(self.op()));
    }
}

impl CustomAssemblyFormat for GenericAtomicRMWOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let memref = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square, None)?;
        let ty = parser.parse_colon_type()?;
        op.operands.push(parser.resolve_operand(memref, ty)?);
        for index in indices {
            op.operands.push(parser.resolve_operand(index, Type::INDEX)?);
        }
        let element = element_type(parser.context(), ty).unwrap_or(Type::NONE);
        op.result_types.push(element);
        parser.parse_region(op, &[])?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" ");
        let indices = self.indices(ir).to_vec();
        print_access(printer, self.memref(ir), indices);
        printer.text(" : ").print_type(ir.value_type(self.memref(ir)));
        printer.text(" ");
        printer.print_region_as(self.atomic_body(ir), RegionForm::DEFAULT.with_empty_block());
        print_attributes(printer, self.op(), &[]);
    }
}
