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
    if scalable.contains(&true) {
        return rewriter.mismatch("vectors of scalable sizes are not lowered");
    }
    let (source, converted) = (*operands.first()?, converter.convert(ctx, to)?);
    let (last, outer) = match shape.split_last() {
        Some((last, outer)) => (*last, outer),
        // A vector of rank 0 has one element.
        None => (1, &[][..]),
    };
    let rows: Vec<u64> = outer.iter().map(|size| size.cast_unsigned()).collect();
    let result = match from.kind(ctx) {
        TypeKind::Vector { shape: sizes, .. } => {
            let target = Repeated { ty: converted, rows: &rows, last };
            repeat_rows(rewriter, source, sizes, &target)?
        }
        _ if matches!(shape, [] | [1]) => first_of(rewriter, converted, source),
        _ => splats(rewriter, converted, source, &rows, last)?,
    };
    rewriter.replace_op(op, &[result]);
    Some(())
}

/// The vector with this scalar as the first element; the others are poison.
fn first_of(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, scalar: Value) -> Value {
    let empty = poison(rewriter, ty);
    let zero = rewriter.context().integer_attr_of(Type::I32, 0);
    let zero = llvm::ConstantOp::create(rewriter, Type::I32, zero).res(rewriter.ir());
    llvm::InsertElementOp::create(rewriter, empty, scalar, zero).res(rewriter.ir())
}

/// A vector of one scalar, or arrays of one vector of the scalar.
fn splats(
    rewriter: &mut ConversionRewriter<'_, '_>,
    ty: Type,
    scalar: Value,
    rows: &[u64],
    count: i64,
) -> Option<Value> {
    let mask = vec![0; usize::try_from(count).ok()?];
    if rows.is_empty() {
        let first = first_of(rewriter, ty, scalar);
        let empty = rewriter.ir().defining_op(first).map(|op| rewriter.ir().operand(op, 0))?;
        return Some(llvm::ShuffleVectorOp::create(rewriter, ty, first, empty, &mask).res(rewriter.ir()));
    }
    let row_type = super::type_at(rewriter.context(), ty, &vec![0; rows.len()])?;
    let mut result = poison(rewriter, ty);
    let first = first_of(rewriter, row_type, scalar);
    let row = llvm::ShuffleVectorOp::create(rewriter, row_type, first, first, &mask).res(rewriter.ir());
    for position in positions(rows) {
        result = insert(rewriter, result, row, &position);
    }
    Some(result)
}

/// A converted vector that repeats another one.
struct Repeated<'a> {
    ty: Type,
    /// The sizes of the arrays.
    rows: &'a [u64],
    /// The number of elements of each row.
    last: i64,
}

/// A vector whose rows are those of a vector with these sizes. Rows of one element are repeated, too.
fn repeat_rows(
    rewriter: &mut ConversionRewriter<'_, '_>,
    source: Value,
    sizes: &[i64],
    target: &Repeated<'_>,
) -> Option<Value> {
    let rank = target.rows.len() + 1;
    let lead = rank.checked_sub(sizes.len())?;
    let inner = sizes.get(..sizes.len().saturating_sub(1))?;
    let mut result = if target.rows.is_empty() { source } else { poison(rewriter, target.ty) };
    for position in positions(target.rows) {
        let at = position.iter().skip(lead).zip(inner);
        let at: Vec<i64> = at.map(|(index, size)| if *size == 1 { 0 } else { *index }).collect();
        let mut row = if at.is_empty() { source } else { part(rewriter, source, &at)? };
        if sizes.last().is_none_or(|size| *size != target.last) {
            let row_type = super::type_at(rewriter.context(), target.ty, &position)?;
            let zero = index_constant(rewriter, 0);
            let scalar = llvm::ExtractElementOp::create(rewriter, row, zero).res(rewriter.ir());
            row = splats(rewriter, row_type, scalar, &[], target.last)?;
        }
        result = if position.is_empty() { row } else { insert(rewriter, result, row, &position) };
    }
    Some(result)
}
