//! `vector.print`: calls of the functions of MLIR's runner library, one for each element, bracket and comma;
//! and `vector.broadcast`.

use crate::llvm::LlvmTypeConverter;
use crate::llvm::functions::{call, module_around, reserved_function};
use crate::llvm::global_text;
use crate::llvm::ops::{extract, insert, poison};
use crate::llvm::patterns::{add, positions};
use dialect_llvm as llvm;
use dialect_llvm::types::pointer;
use dialects::vector::{BroadcastOp, PrintOp, PrintPunctuation};
use ir_core::context::{Signedness, Type, TypeKind};
use ir_core::ir::{Op, OpHandle as _, Value};
use ir_core::num::FloatSemantics;
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "VectorPrintOpConversion", lower_print);
    add(patterns, converter, "VectorBroadcastOpLowering", lower_broadcast);
}

/// Output within a module.
struct Printer<'r, 'a, 'b> {
    rewriter: &'r mut ConversionRewriter<'a, 'b>,
    module: Op,
}

/// `( 1, 2 )`, and what the punctuation is; or a text.
fn lower_print(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    print: PrintOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), print.op());
    let module = module_around(ir, op)?;
    let (punctuation, text) =
        (print.punctuation(ir), print.string_literal(ir).map(|text| text.as_bytes().to_vec()));
    let ty = print.source(ir).map(|source| ir.value_type(source));
    if let Some(ty) = ty
        && !is_printable(converter, rewriter, ty)
    {
        return rewriter.mismatch("elements of this type are not printed");
    }
    let mut printer = Printer { rewriter, module };
    if let (Some(ty), Some(value)) = (ty, operands.first()) {
        printer.value(ty, *value)?;
    }
    if let Some(text) = text {
        let address = global_text(printer.rewriter, module, "vector_print_str", &text)?;
        printer.call("printString", &[pointer(ctx)], &[address])?;
    } else {
        let function = match punctuation {
            PrintPunctuation::NoPunctuation => None,
            PrintPunctuation::NewLine => Some("printNewline"),
            PrintPunctuation::Comma => Some("printComma"),
            PrintPunctuation::Open => Some("printOpen"),
            PrintPunctuation::Close => Some("printClose"),
        };
        if let Some(function) = function {
            printer.call(function, &[], &[])?;
        }
    }
    rewriter.erase_op(op);
    Some(())
}

fn is_printable(converter: &LlvmTypeConverter, rewriter: &ConversionRewriter<'_, '_>, ty: Type) -> bool {
    let ctx = rewriter.context();
    let element = match ty.kind(ctx) {
        TypeKind::Vector { scalable, .. } if scalable.contains(&true) => return false,
        TypeKind::Vector { element, .. } => element,
        _ => ty,
    };
    let has_function = match element.kind(ctx) {
        TypeKind::Integer { width, .. } => width <= 64,
        TypeKind::Index => true,
        TypeKind::Float(semantics) => matches!(
            semantics,
            FloatSemantics::F16 | FloatSemantics::BF16 | FloatSemantics::F32 | FloatSemantics::F64
        ),
        _ => false,
    };
    has_function && converter.convert(ctx, ty).is_some()
}

impl Printer<'_, '_, '_> {
    fn call(&mut self, name: &str, params: &[Type], operands: &[Value]) -> Option<()> {
        reserved_function(self.rewriter, self.module, name, params, None)?;
        call(self.rewriter, name, None, operands);
        Some(())
    }

    /// A scalar, or the elements of a vector in parentheses for each dimension.
    fn value(&mut self, ty: Type, value: Value) -> Option<()> {
        let ctx = self.rewriter.context();
        let TypeKind::Vector { shape, element, .. } = ty.kind(ctx) else { return self.scalar(ty, value) };
        // A vector of rank 0 has one element, as one of rank 1.
        let sizes: Vec<u64> =
            if shape.is_empty() { vec![1] } else { shape.iter().map(|size| size.cast_unsigned()).collect() };
        let rank = sizes.len();
        for position in positions(&sizes) {
            let zeros = position.iter().rev().take_while(|index| **index == 0).count();
            if zeros < rank {
                self.call("printComma", &[], &[])?;
            }
            for _ in 0..zeros {
                self.call("printOpen", &[], &[])?;
            }
            let part = self.element(value, &position)?;
            self.scalar(element, part)?;
            let is_end = |(index, size): &(&i64, &u64)| index.cast_unsigned() + 1 == **size;
            let ends = position.iter().zip(&sizes).rev().take_while(is_end).count();
            for _ in 0..ends {
                self.call("printClose", &[], &[])?;
            }
        }
        Some(())
    }

    /// The element of a converted vector at a position.
    fn element(&mut self, value: Value, position: &[i64]) -> Option<Value> {
        let (last, outer) = position.split_last()?;
        let rewriter = &mut *self.rewriter;
        let vector = if outer.is_empty() { value } else { part(rewriter, value, outer)? };
        let index = index_constant(rewriter, *last);
        Some(llvm::ExtractElementOp::create(rewriter, vector, index).res(rewriter.ir()))
    }

    /// A number as an argument of 64 bits, or a float as it is.
    fn scalar(&mut self, ty: Type, value: Value) -> Option<()> {
        let rewriter = &mut *self.rewriter;
        let ctx = rewriter.context();
        let (wide, short) = (ctx.integer_type(64), ctx.integer_type(16));
        let (name, param, value) = match ty.kind(ctx) {
            TypeKind::Float(FloatSemantics::F32) => ("printF32", ty, value),
            TypeKind::Float(FloatSemantics::F64) => ("printF64", ty, value),
            TypeKind::Float(FloatSemantics::F16) => {
                ("printF16", short, llvm::BitcastOp::create(rewriter, short, value).res(rewriter.ir()))
            }
            TypeKind::Float(_) => {
                ("printBF16", short, llvm::BitcastOp::create(rewriter, short, value).res(rewriter.ir()))
            }
            TypeKind::Index => ("printU64", wide, value),
            TypeKind::Integer { width, signedness } => {
                let is_unsigned = signedness == Signedness::Unsigned;
                let name = if is_unsigned { "printU64" } else { "printI64" };
                let value = match width {
                    64 => value,
                    // `true` is 1.
                    1 => llvm::ZExtOp::create(rewriter, wide, value).res(rewriter.ir()),
                    _ if is_unsigned => llvm::ZExtOp::create(rewriter, wide, value).res(rewriter.ir()),
                    _ => llvm::SExtOp::create(rewriter, wide, value).res(rewriter.ir()),
                };
                (name, wide, value)
            }
            _ => return None,
        };
        self.call(name, &[param], &[value])
    }
}

/// The vector at a position in nested arrays.
fn part(rewriter: &mut ConversionRewriter<'_, '_>, value: Value, position: &[i64]) -> Option<Value> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = super::type_at(ctx, ir.value_type(value), position)?;
    Some(extract(rewriter, ty, value, position))
}

fn index_constant(rewriter: &mut ConversionRewriter<'_, '_>, index: i64) -> Value {
    super::index_value(rewriter, dialects::IndexOrValue::Static(index))
}

/// A splat for each row of the result, or the row of the source that is repeated there.
fn lower_broadcast(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    broadcast: BroadcastOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), broadcast.op());
    let [from, to] = [broadcast.source(ir), broadcast.vector(ir)].map(|value| ir.value_type(value));
    let TypeKind::Vector { shape, scalable, .. } = to.kind(ctx) else { return None };
    let sizes: &[i64] = match from.kind(ctx) {
        TypeKind::Vector { shape, .. } => shape,
        _ => &[],
    };
    if scalable.contains(&true) {
        return rewriter.mismatch("vectors of scalable sizes are not lowered");
    }
    let (source, converted) = (*operands.first()?, converter.convert(ctx, to)?);
    let is_scalar = !matches!(from.kind(ctx), TypeKind::Vector { .. });
    let (last, outer) = match shape.split_last() {
        Some((last, outer)) => (*last, outer),
        // A vector of rank 0 has one element.
        None => (1, &[][..]),
    };
    let rows: Vec<u64> = outer.iter().map(|size| size.cast_unsigned()).collect();
    let mut result = if rows.is_empty() { source } else { poison(rewriter, converted) };
    for position in positions(&rows) {
        let row_type = super::type_at(ctx, converted, &position)?;
        let row = if is_scalar {
            splat(rewriter, row_type, source, last)?
        } else {
            let lead = shape.len() - sizes.len();
            let inner = sizes.len().saturating_sub(1);
            let at = position.iter().skip(lead).zip(&sizes[..inner]);
            let at: Vec<i64> = at.map(|(index, size)| if *size == 1 { 0 } else { *index }).collect();
            let row = if at.is_empty() { source } else { part(rewriter, source, &at)? };
            if sizes.last().is_some_and(|size| *size == last) {
                row
            } else {
                let zero = index_constant(rewriter, 0);
                let scalar = llvm::ExtractElementOp::create(rewriter, row, zero).res(rewriter.ir());
                splat(rewriter, row_type, scalar, last)?
            }
        };
        result = if position.is_empty() { row } else { insert(rewriter, result, row, &position) };
    }
    rewriter.replace_op(op, &[result]);
    Some(())
}

/// A vector of equal elements.
fn splat(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, scalar: Value, count: i64) -> Option<Value> {
    let empty = poison(rewriter, ty);
    let zero = index_constant(rewriter, 0);
    let first = llvm::InsertElementOp::create(rewriter, empty, scalar, zero).res(rewriter.ir());
    if count == 1 {
        return Some(first);
    }
    let mask = vec![0; usize::try_from(count).ok()?];
    Some(llvm::ShuffleVectorOp::create(rewriter, ty, first, empty, &mask).res(rewriter.ir()))
}
