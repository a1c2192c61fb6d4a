//! Operations on elements of vectors: scalars, shuffles, reductions, and bit casts.

use super::{index_value, type_at};
use crate::llvm::LlvmTypeConverter;
use crate::llvm::attributes::fast_math_flags;
use crate::llvm::ops::{extract, insert, poison};
use crate::llvm::patterns::{add, positions};
use dialect_llvm as llvm;
use dialects::IndexOrValue;
use dialects::vector::{
    BitCastOp, CombiningKind, FMAOp, FromElementsOp, ReductionOp, ShuffleOp, ToElementsOp,
};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::{ApFloat, FloatSemantics};
use ir_core::predicates::shaped::shape;
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "VectorFromElementsLowering", lower_from_elements);
    add(patterns, converter, "VectorToElementsLowering", lower_to_elements);
    add(patterns, converter, "VectorShuffleOpConversion", lower_shuffle);
    add(patterns, converter, "VectorReductionOpConversion", lower_reduction);
    add(patterns, converter, "VectorBitCastOpConversion", lower_bitcast);
    add(patterns, converter, "VectorFMAOp1DConversion", lower_fma);
}

/// The shape of a fixed vector, without its last dimension, and the size of that; a vector without
/// dimensions has one element.
fn rows(ctx: &Context, vector: Type) -> Option<(Vec<u64>, i64)> {
    let TypeKind::Vector { shape, scalable, .. } = vector.kind(ctx) else { return None };
    if scalable.contains(&true) {
        return None;
    }
    let (last, outer) = match shape.split_last() {
        Some((last, outer)) => (*last, outer),
        None => (1, &[][..]),
    };
    Some((outer.iter().map(|size| size.cast_unsigned()).collect(), last))
}

/// A number as a 64-bit constant.
fn constant(rewriter: &mut ConversionRewriter<'_, '_>, number: i64) -> Value {
    index_value(rewriter, IndexOrValue::Static(number))
}

/// `llvm.insertelement` of each scalar
fn lower_from_elements(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: FromElementsOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(op.dest(ir));
    let (outer, count) = rows(ctx, ty)?;
    let converted = converter.convert(ctx, ty)?;
    let mut elements = operands.iter();
    let mut result = if outer.is_empty() { None } else { Some(poison(rewriter, converted)) };
    for position in positions(&outer) {
        let row_type = type_at(ctx, converted, &position)?;
        let mut row = poison(rewriter, row_type);
        for index in 0..count {
            let index = constant(rewriter, index);
            let element = *elements.next()?;
            row = llvm::InsertElementOp::create(rewriter, row, element, index).res(rewriter.ir());
        }
        result = Some(match result {
            Some(vector) => insert(rewriter, vector, row, &position),
            None => row,
        });
    }
    rewriter.replace_op(op.op(), &[result?]);
    Some(())
}

/// `llvm.extractelement` of each scalar
fn lower_to_elements(
    _converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: ToElementsOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (outer, count) = rows(ctx, ir.value_type(op.source(ir)))?;
    let source = *operands.first()?;
    let converted = ir.value_type(source);
    let mut vectors = Vec::new();
    for position in positions(&outer) {
        let row_type = type_at(ctx, converted, &position)?;
        let is_vector = position.is_empty();
        vectors.push(if is_vector { source } else { extract(rewriter, row_type, source, &position) });
    }
    let mut is_used = used_results(rewriter, op).into_iter();
    let mut elements = Vec::new();
    for vector in vectors {
        for index in 0..count {
            let element = is_used.next()?.then(|| {
                let index = constant(rewriter, index);
                llvm::ExtractElementOp::create(rewriter, vector, index).res(rewriter.ir())
            });
            elements.push(element);
        }
    }
    // As in MLIR, only used elements are extracted. Any other one replaces the unused results.
    let any = elements.iter().flatten().next().copied()?;
    let elements: Vec<Value> = elements.into_iter().map(|element| element.unwrap_or(any)).collect();
    rewriter.replace_op(op.op(), &elements);
    Some(())
}

/// Whether each result has uses.
fn used_results(rewriter: &ConversionRewriter<'_, '_>, op: ToElementsOp) -> Vec<bool> {
    let ir = rewriter.ir();
    ir.results(op.op()).map(|result| ir.uses(result).next().is_some()).collect()
}

/// `llvm.shufflevector` of equal types of at most one dimension, and single elements or rows otherwise
fn lower_shuffle(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: ShuffleOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ([first, second], mask) = ([op.v1(ir), op.v2(ir)].map(|value| ir.value_type(value)), op.mask(ir));
    let result = converter.convert(ctx, ir.value_type(op.vector(ir)))?;
    let [v1, v2] = *operands else { return None };
    let sizes = shape(ctx, first)?;
    if sizes.len() <= 1 && first == second {
        let mask: Vec<i32> = mask.iter().map(|index| i32::try_from(*index).ok()).collect::<Option<_>>()?;
        let value = llvm::ShuffleVectorOp::create(rewriter, result, v1, v2, &mask).res(rewriter.ir());
        rewriter.replace_op(op.op(), &[value]);
        return Some(());
    }
    let count = *sizes.first()?;
    let mut value = poison(rewriter, result);
    for (at, index) in mask.iter().enumerate() {
        let at = i64::try_from(at).ok()?;
        // Positions of poison stay as they are.
        if *index < 0 {
            continue;
        }
        let (source, index) = if *index < count { (v1, *index) } else { (v2, *index - count) };
        value = copy_row(rewriter, value, [at, index], source, sizes.len())?;
    }
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Copies an element or row of a vector with `rank` dimensions from one position to another.
fn copy_row(
    rewriter: &mut ConversionRewriter<'_, '_>,
    target: Value,
    [to, from]: [i64; 2],
    source: Value,
    rank: usize,
) -> Option<Value> {
    let ctx = rewriter.context();
    if rank > 1 {
        let ty = type_at(ctx, rewriter.ir().value_type(source), &[from])?;
        let row = extract(rewriter, ty, source, &[from]);
        return Some(insert(rewriter, target, row, &[to]));
    }
    let integer = ctx.integer_type(64);
    let from = crate::llvm::ops::index_constant(rewriter, integer, from);
    let element = llvm::ExtractElementOp::create(rewriter, source, from).res(rewriter.ir());
    let to = crate::llvm::ops::index_constant(rewriter, integer, to);
    Some(llvm::InsertElementOp::create(rewriter, target, element, to).res(rewriter.ir()))
}

/// `llvm.bitcast` of a vector of at most one dimension
fn lower_bitcast(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: BitCastOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(op.result(ir));
    shape(ctx, ty).filter(|shape| shape.len() <= 1)?;
    let result = converter.convert(ctx, ty)?;
    let value = llvm::BitcastOp::create(rewriter, result, *operands.first()?).res(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `llvm.intr.fmuladd` of vectors of at most one dimension
fn lower_fma(
    _converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: FMAOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    shape(ctx, ir.value_type(op.result(ir))).filter(|shape| shape.len() <= 1)?;
    let [lhs, rhs, acc] = *operands else { return None };
    let value = llvm::FMulAddOp::create(rewriter, lhs, rhs, acc).res(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// An intrinsic that combines all elements, and an operation with the accumulator
fn lower_reduction(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: ReductionOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let element = ir.value_type(op.dest(ir));
    let (kind, flags) = (op.kind(ir), fast_math_flags(op.fastmath(ir)));
    let ty = converter.convert(ctx, element)?;
    let (vector, acc) = (*operands.first()?, operands.get(1).copied());
    let value = match element.kind(ctx) {
        TypeKind::Integer { .. } | TypeKind::Index => reduce_integers(rewriter, kind, ty, vector, acc)?,
        TypeKind::Float(semantics) => reduce_floats(rewriter, (kind, flags), (ty, semantics), vector, acc)?,
        _ => return None,
    };
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

fn reduce_integers(
    rewriter: &mut ConversionRewriter<'_, '_>,
    kind: CombiningKind,
    ty: Type,
    vector: Value,
    acc: Option<Value>,
) -> Option<Value> {
    use CombiningKind::*;
    use llvm::ICmpPredicate;
    macro_rules! reduce {
        ($op:ident) => {
            llvm::$op::create(rewriter, ty, vector).res(rewriter.ir())
        };
    }
    macro_rules! combine {
        ($op:ident, $acc:ident, $value:ident) => {
            llvm::$op::create(rewriter, $acc, $value).res(rewriter.ir())
        };
    }
    let value = match kind {
        Add => reduce!(VectorReduceAdd),
        Mul => reduce!(VectorReduceMul),
        Minui => reduce!(VectorReduceUmin),
        Minsi => reduce!(VectorReduceSmin),
        Maxui => reduce!(VectorReduceUmax),
        Maxsi => reduce!(VectorReduceSmax),
        And => reduce!(VectorReduceAnd),
        Or => reduce!(VectorReduceOr),
        Xor => reduce!(VectorReduceXor),
        Minnumf | Maxnumf | Minimumf | Maximumf => return None,
    };
    let Some(acc) = acc else { return Some(value) };
    let predicate = match kind {
        Add => return Some(combine!(AddOp, acc, value)),
        Mul => return Some(combine!(MulOp, acc, value)),
        And => return Some(combine!(AndOp, acc, value)),
        Or => return Some(combine!(OrOp, acc, value)),
        Xor => return Some(combine!(XOrOp, acc, value)),
        Minui => ICmpPredicate::Ule,
        Minsi => ICmpPredicate::Sle,
        Maxui => ICmpPredicate::Uge,
        Maxsi => ICmpPredicate::Sge,
        Minnumf | Maxnumf | Minimumf | Maximumf => return None,
    };
    let is_acc = llvm::ICmpOp::create(rewriter, predicate, acc, value).res(rewriter.ir());
    Some(llvm::SelectOp::create(rewriter, is_acc, acc, value).res(rewriter.ir()))
}

/// Sums and products have a start value. Without an accumulator, it is the neutral element: -0 for sums,
/// because +0 changes a sum of negative zeros. MLIR 22 starts sums with +0.
fn reduce_floats(
    rewriter: &mut ConversionRewriter<'_, '_>,
    (kind, flags): (CombiningKind, llvm::FastmathFlags),
    (ty, semantics): (Type, FloatSemantics),
    vector: Value,
    acc: Option<Value>,
) -> Option<Value> {
    use CombiningKind::*;
    macro_rules! start {
        ($neutral:expr) => {
            match acc {
                Some(acc) => acc,
                None => float_constant(rewriter, ty, $neutral)?,
            }
        };
    }
    macro_rules! reduce {
        ($op:ident, $combination:ident) => {{
            let value =
                llvm::$op::builder(rewriter, ty, vector).fastmath_flags(flags).create().res(rewriter.ir());
            match acc {
                Some(acc) => llvm::$combination::create(rewriter, value, acc).res(rewriter.ir()),
                None => value,
            }
        }};
    }
    Some(match kind {
        Add => {
            let start = start!(ApFloat::zero(semantics, semantics.has_negative_zero()));
            let builder = llvm::VectorReduceFadd::builder(rewriter, ty, start, vector);
            builder.fastmath_flags(flags).create().res(rewriter.ir())
        }
        Mul => {
            let start = start!(ApFloat::one(semantics));
            let builder = llvm::VectorReduceFmul::builder(rewriter, ty, start, vector);
            builder.fastmath_flags(flags).create().res(rewriter.ir())
        }
        Minnumf => reduce!(VectorReduceFmin, MinNumOp),
        Maxnumf => reduce!(VectorReduceFmax, MaxNumOp),
        Minimumf => reduce!(VectorReduceFminimum, MinimumOp),
        Maximumf => reduce!(VectorReduceFmaximum, MaximumOp),
        Minui | Minsi | Maxui | Maxsi | And | Or | Xor => return None,
    })
}

fn float_constant(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type, value: ApFloat) -> Option<Value> {
    let value = number_constant(rewriter.context(), ty, &value)?;
    Some(llvm::ConstantOp::create(rewriter, ty, value).res(rewriter.ir()))
}
