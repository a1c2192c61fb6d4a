//! The lowering `kal-to-loops`, a dialect conversion: an array becomes a buffer, an operation loops over its
//! elements.

mod print;

use crate::kal::{AddOp, CastOp, DivOp, MatMulOp, MulOp, SubOp, SumOp, TransposeOp};
use dialects::arith::{self, AddFOp, ConstantOp, DivFOp, MulFOp, SubFOp};
use dialects::memref::{AllocOp, DeallocOp, GetGlobalOp, GlobalOp, LoadOp, StoreOp};
use dialects::scf;
use ir_core::predicates::{build::f64_attr, shaped::shape};
use ir_core::prelude::*;
use ir_core::rewrite::{
    ConversionRewriter, ConversionTarget, DialectConversion, TypeConversion, TypeConverter,
};
use ir_core::verify::{nearest_symbol, nearest_symbol_table};
use std::sync::Arc;

// ANCHOR: conversion
/// The conversion: which types change, by which patterns, and what is legal in the end.
pub(crate) fn conversion(ctx: &Context) -> DialectConversion {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| ty).add_conversion(|_, ctx, ty| match shape(ctx, ty) {
        Some(shape) => TypeConversion::One(ctx.memref_type(shape, Type::F64, None, None)),
        None => TypeConversion::Next,
    });
    let converter = Arc::new(converter);

    let mut patterns = PatternSet::new();
    patterns.add_conversion_fn("lower-constant", Some(&converter), |rw, op, _| constant(rw, op));
    add_elementwise::<AddOp>(&mut patterns, &converter, |b, x, y| AddFOp::create(b, x, y).result(b.ir()));
    add_elementwise::<SubOp>(&mut patterns, &converter, |b, x, y| SubFOp::create(b, x, y).result(b.ir()));
    add_elementwise::<MulOp>(&mut patterns, &converter, |b, x, y| MulFOp::create(b, x, y).result(b.ir()));
    add_elementwise::<DivOp>(&mut patterns, &converter, |b, x, y| DivFOp::create(b, x, y).result(b.ir()));
    patterns.add_conversion_fn("lower-matmul", Some(&converter), |rw, op: MatMulOp, operands| {
        matmul(rw, op, operands.one(0)?, operands.one(1)?)
    });
    patterns.add_conversion_fn("lower-transpose", Some(&converter), |rw, op: TransposeOp, operands| {
        transpose(rw, op, operands.one(0)?)
    });
    patterns.add_conversion_fn("lower-sum", Some(&converter), |rw, op: SumOp, operands| {
        sum(rw, op, operands.one(0)?)
    });
    patterns.add_conversion_fn("lower-cast", Some(&converter), |rw, op: CastOp, operands| {
        rw.replace_op(op.op(), &[operands.one(0)?]);
        Some(())
    });
    print::add_to(&mut patterns, &converter);

    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["builtin", "func", "memref", "scf"]).add_illegal_dialects(["kal"]);
    target.add_dynamically_legal_dialects(["arith"], move |ir: &Ir, op| converter.is_legal_op(ir, op));
    DialectConversion::new(ctx, target, patterns)
}
// ANCHOR_END: conversion

fn index(b: &mut dyn OpBuilder, value: i64) -> Value {
    let value = b.context().integer_attr_of(Type::INDEX, value);
    ConstantOp::create(b, value).result(b.ir())
}

/// The sizes of an array or a buffer.
fn sizes(ir: &Ir, value: Value) -> Vec<i64> {
    shape(ir.context(), ir.value_type(value)).unwrap_or_default().to_vec()
}

fn load(b: &mut dyn OpBuilder, buffer: Value, indices: &[Value]) -> Value {
    LoadOp::create(b, buffer, indices).result(b.ir())
}

// ANCHOR: loops
/// Creates loops over all places of an array with these sizes; `body` creates what they do with the indices
/// of a place.
fn loops(
    rw: &mut PatternRewriter<'_>,
    sizes: &[i64],
    body: &mut dyn FnMut(&mut PatternRewriter<'_>, &[Value]),
) {
    let mut indices = Vec::new();
    for &size in sizes {
        let [from, to, step] = [0, size, 1].map(|value| index(rw, value));
        let looped = scf::ForOp::create(rw, &[], from, to, step, &[]);
        let location = rw.location();
        let block = rw.create_block(looped.region(rw.ir()), None, &[(Type::INDEX, location)]);
        indices.push(rw.ir().argument(block, 0));
        scf::YieldOp::create(rw, &[]);
        rw.set_insertion_point_to_start(block);
    }
    body(rw, &indices);
}
// ANCHOR_END: loops

// ANCHOR: buffers
/// Allocates the buffer of an operation's result; the end of the block frees it.
fn allocate(rw: &mut PatternRewriter<'_>, op: Op) -> Option<Value> {
    let ty = rw.ir().value_type(rw.ir().result(op, 0));
    let ty = rw.context().memref_type(shape(rw.context(), ty)?, Type::F64, None, None);
    let buffer = AllocOp::create(rw, ty, &[], &[]).memref(rw.ir());
    let end = rw.ir().last_op(rw.ir().parent_block(op)?)?;
    rw.set_insertion_point(end);
    DeallocOp::create(rw, buffer);
    rw.set_insertion_point(op);
    Some(buffer)
}

/// A constant array is a global constant.
fn constant(rw: &mut ConversionRewriter<'_, '_>, op: ConstantOp) -> Option<()> {
    let ir = rw.ir();
    let sizes = sizes(ir, op.result(ir));
    let (ctx, value) = (rw.context(), op.value(ir));
    let ty = ctx.memref_type(&sizes, Type::F64, None, None);
    let table = nearest_symbol_table(ir, op.op())?;
    let body = ir.first_block(ir.region(table, 0))?;
    let is_free = |name: &String| nearest_symbol(ir, op.op(), ctx.ident(name)).is_none();
    let name = (0..).map(|index| format!("array_{index}")).find(is_free)?;
    rw.set_insertion_point_to_start(body);
    GlobalOp::builder(&mut **rw, &name, ty)
        .sym_visibility("private")
        .initial_value(value)
        .constant(true)
        .create();
    rw.set_insertion_point(op.op());
    let buffer = GetGlobalOp::create(&mut **rw, ty, &name).result(rw.ir());
    rw.replace_op(op.op(), &[buffer]);
    Some(())
}
// ANCHOR_END: buffers

// ANCHOR: elementwise
/// Adds the pattern of an operation that combines the elements at a place, or one with a number.
fn add_elementwise<T: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    combine: fn(&mut dyn OpBuilder, Value, Value) -> Value,
) {
    patterns.add_conversion_fn(T::NAME, Some(converter), move |rw, op: T, operands| {
        let operands = [operands.one(0)?, operands.one(1)?];
        let result = allocate(rw, op.op())?;
        let places = sizes(rw.ir(), result);
        loops(rw, &places, &mut |rw, indices| {
            let [x, y] = operands.map(|operand| {
                let is_number = sizes(rw.ir(), operand).is_empty();
                load(rw, operand, if is_number { &[] } else { indices })
            });
            let element = combine(rw, x, y);
            StoreOp::create(rw, element, result, indices);
        });
        rw.replace_op(op.op(), &[result]);
        Some(())
    });
}
// ANCHOR_END: elementwise

/// Rows times columns; sums grow in the result.
fn matmul(rw: &mut ConversionRewriter<'_, '_>, op: MatMulOp, lhs: Value, rhs: Value) -> Option<()> {
    let result = allocate(rw, op.op())?;
    let (shape, inner) = (sizes(rw.ir(), result), *sizes(rw.ir(), lhs).get(1)?);
    fill_with_zero(rw, op.op(), result);
    loops(rw, &[shape[0], shape[1], inner], &mut |rw, indices| {
        let [row, column, inner] = *indices else { return };
        let x = load(rw, lhs, &[row, inner]);
        let y = load(rw, rhs, &[inner, column]);
        let product = MulFOp::create(rw, x, y).result(rw.ir());
        add_to(rw, product, result, &[row, column]);
    });
    rw.replace_op(op.op(), &[result]);
    Some(())
}

fn transpose(rw: &mut ConversionRewriter<'_, '_>, op: TransposeOp, operand: Value) -> Option<()> {
    let result = allocate(rw, op.op())?;
    let places = sizes(rw.ir(), result);
    loops(rw, &places, &mut |rw, indices| {
        let reversed: Vec<Value> = indices.iter().rev().copied().collect();
        let element = load(rw, operand, &reversed);
        StoreOp::create(rw, element, result, indices);
    });
    rw.replace_op(op.op(), &[result]);
    Some(())
}

fn sum(rw: &mut ConversionRewriter<'_, '_>, op: SumOp, operand: Value) -> Option<()> {
    let result = allocate(rw, op.op())?;
    fill_with_zero(rw, op.op(), result);
    let places = sizes(rw.ir(), operand);
    loops(rw, &places, &mut |rw, indices| {
        let element = load(rw, operand, indices);
        add_to(rw, element, result, &[]);
    });
    rw.replace_op(op.op(), &[result]);
    Some(())
}

/// Adds a number to an element of the buffer.
fn add_to(rw: &mut PatternRewriter<'_>, number: Value, buffer: Value, indices: &[Value]) {
    let before = load(rw, buffer, indices);
    let sum = AddFOp::create(rw, before, number).result(rw.ir());
    StoreOp::create(rw, sum, buffer, indices);
}

/// Fills the buffer before the operation, and leaves the insertion point there.
fn fill_with_zero(rw: &mut PatternRewriter<'_>, op: Op, buffer: Value) {
    let zero = f64_attr(rw.context(), 0.0);
    let zero = arith::ConstantOp::create(rw, zero).result(rw.ir());
    let places = sizes(rw.ir(), buffer);
    loops(rw, &places, &mut |rw, indices| {
        StoreOp::create(rw, zero, buffer, indices);
    });
    rw.set_insertion_point(op);
}
