//! Transfers between memories. The ranks of the memrefs divide the only list of operands.

use super::{DmaStartOp, DmaWaitOp};
use crate::prelude::*;
use crate::syntax::{print_access, trailing_operands};

impl DmaStartOp {
    /// The lengths of the operand lists for source, destination and tag; `None` if the operands do not match.
    fn layout(self, ir: &Ir) -> Option<[usize; 3]> {
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        let rank = |at: usize| match ir.value_type(*operands.get(at)?).kind(ir.context()) {
            TypeKind::MemRef { shape, .. } => Some(shape.len()),
            _ => None,
        };
        let from = rank(0)?;
        let to = rank(1 + from)?;
        let tag = rank(3 + from + to)?;
        Some([from, to, tag])
    }
}

impl CustomAssemblyFormat for DmaStartOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let from = parser.parse_operand()?;
        let from_indices = parser.parse_operand_list(Delimiter::Square, None)?;
        token(parser, TokenKind::Comma)?;
        let to = parser.parse_operand()?;
        let to_indices = parser.parse_operand_list(Delimiter::Square, None)?;
        token(parser, TokenKind::Comma)?;
        let count = parser.parse_operand()?;
        token(parser, TokenKind::Comma)?;
        let tag = parser.parse_operand()?;
        let tag_indices = parser.parse_operand_list(Delimiter::Square, None)?;
        let stride = trailing_operands(parser)?;
        if !stride.is_empty() && stride.len() != 2 {
            return Err(parser.error_at(parser.name_offset(), "expected two stride related operands"));
        }
        token(parser, TokenKind::Colon)?;
        let types = parser.parse_type_list()?;
        let [a, b, c] = types.as_slice() else {
            return Err(parser.error_at(parser.name_offset(), "fewer/more types expected"));
        };
        let lists = [(from, *a, from_indices), (to, *b, to_indices)];
        for (memref, ty, indices) in lists {
            op.operands.push(parser.resolve_operand(memref, ty)?);
            for index in indices {
                op.operands.push(parser.resolve_operand(index, Type::INDEX)?);
            }
        }
        op.operands.push(parser.resolve_operand(count, Type::INDEX)?);
        op.operands.push(parser.resolve_operand(tag, *c)?);
        for index in tag_indices.into_iter().chain(stride) {
            op.operands.push(parser.resolve_operand(index, Type::INDEX)?);
        }
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let Some([from, to, tag]) = self.layout(ir) else {
            return printer.print_generic(self.op());
        };
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        let (second, count) = (1 + from, 2 + from + to);
        printer.text(" ");
        print_access(printer, operands[0], operands[1..second].to_vec());
        printer.text(", ");
        print_access(printer, operands[second], operands[second + 1..count].to_vec());
        printer.text(", ").print_value(operands[count]).text(", ");
        let end = count + 2 + tag;
        print_access(printer, operands[count + 1], operands[count + 2..end].to_vec());
        for value in &operands[end..] {
            printer.text(", ").print_value(*value);
        }
        print_attributes(printer, self.op(), &[]);
        printer.text(" : ");
        printer.print_types([0, second, count + 1].into_iter().map(|at| ir.value_type(operands[at])));
    }
}

/// The state of `DmaStartOp`'s verifier: the remaining operands, and their minimum number.
struct Remaining<'a> {
    ctx: &'a Context,
    types: &'a [Type],
    at: usize,
    least: usize,
}

impl Remaining<'_> {
    /// Verifies a memref and its indices.
    fn access(&mut self, name: &str) -> Result<(), String> {
        let ty = self.types.get(self.at).copied();
        let Some(TypeKind::MemRef { shape, .. }) = ty.map(|ty| ty.kind(self.ctx)) else {
            return Err(format!("expected {name} to be of memref type"));
        };
        self.least += shape.len();
        if self.types.len() < self.least {
            return Err(format!("expected at least {} operands", self.least));
        }
        let indices = self.at + 1..self.at + 1 + shape.len();
        self.at = indices.end;
        match self.types.get(indices) {
            Some(indices) if indices.iter().all(|ty| *ty == Type::INDEX) => Ok(()),
            _ => Err(format!("expected {name} indices to be of index type")),
        }
    }

    fn verify(&mut self) -> Result<(), String> {
        if self.types.len() < self.least {
            return Err(format!("expected at least {} operands", self.least));
        }
        self.access("source")?;
        self.access("destination")?;
        if self.types.get(self.at) != Some(&Type::INDEX) {
            return Err("expected num elements to be of index type".to_owned());
        }
        self.at += 1;
        self.access("tag")?;
        match self.types.get(self.at..).unwrap_or_default() {
            [] => Ok(()),
            [stride, each] if [stride, each].iter().all(|ty| **ty == Type::INDEX) => Ok(()),
            [_, _] => Err("expected stride and num elements per stride to be of type index".to_owned()),
            _ => Err("incorrect number of operands".to_owned()),
        }
    }
}

impl VerifyOp for DmaStartOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let types: Vec<Type> = ir.operand_types(self.op()).collect();
        // Three memrefs and the number of elements.
        let mut remaining = Remaining { ctx, types: &types, at: 0, least: 4 };
        remaining.verify().map_err(|message| op_error(ir, self.op(), &message))
    }
}

impl VerifyOp for DmaWaitOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let expected = ir.value_type(self.tag_mem_ref(ir)).shape(ctx).map_or(0, <[i64]>::len);
        let given = self.tag_indices(ir).len();
        if expected == given {
            return Ok(());
        }
        let message = format!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {expected}, but got \
             {given}"
        );
        fail(ir, self, message)
    }
}
