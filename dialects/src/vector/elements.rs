//! Operations on elements: reductions, shuffles, and vectors of scalars.

use ir_core::attr_or_type::EnumValue as _;
use ir_core::fold::{OpFoldResult, dense_elements, element};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs};

use super::{
    BroadcastOp, CombiningKind, ExtractOp, FromElementsOp, ReductionOp, ShapeCastOp, ShuffleOp, ToElementsOp,
};
use super::{positions, row_major, unravel};
use crate::arith;
use crate::fold::defined_by;
use crate::prelude::*;
use crate::ub::{PoisonAttr, is_poison};

/// An index of a shuffle for a poison element.
const POISON: i64 = -1;

/// The maximum number of results of an operation: each takes memory.
const MOST_RESULTS: usize = 1 << 24;

/// Whether elements of this type can be combined.
fn combines(ctx: &Context, kind: CombiningKind, ty: Type) -> bool {
    use CombiningKind::*;
    let (is_float, is_integer) = match ty.kind(ctx) {
        TypeKind::Float(_) => (true, false),
        TypeKind::Integer { .. } | TypeKind::Index => (false, true),
        _ => (false, false),
    };
    match kind {
        Add | Mul => is_float || is_integer,
        Minui | Minsi | Maxui | Maxsi | And | Or | Xor => is_integer,
        Minnumf | Maxnumf | Minimumf | Maximumf => is_float,
    }
}

impl VerifyOp for ReductionOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let rank = shape(ctx, ir.value_type(self.vector(ir))).map_or(0, <[i64]>::len);
        if rank > 1 {
            return fail(ir, self, format!("unsupported reduction rank: {rank}"));
        }
        let (kind, ty) = (self.kind(ir), ir.value_type(self.dest(ir)));
        if combines(ctx, kind, ty) {
            return Ok(());
        }
        let (ty, kind) = (ty.to_text(ctx), CombiningKind::CASES.display(kind.value()));
        fail(ir, self, format!("unsupported reduction type ''{ty}'' for kind '{kind}'"))
    }
}

/// The combination of two scalars by an operation of `arith`.
fn combine(
    b: &mut dyn OpBuilder,
    kind: CombiningKind,
    [lhs, rhs]: [Value; 2],
    flags: arith::FastMathFlags,
) -> Value {
    use CombiningKind::*;
    macro_rules! integers {
        ($op:ident) => {
            arith::$op::create(b, lhs, rhs).result(b.ir())
        };
    }
    macro_rules! floats {
        ($op:ident) => {
            arith::$op::builder(b, lhs, rhs).fastmath(flags).create().result(b.ir())
        };
    }
    let is_float = matches!(b.ir().value_type(lhs).kind(b.context()), TypeKind::Float(_));
    match kind {
        Add if is_float => floats!(AddFOp),
        Mul if is_float => floats!(MulFOp),
        Add => integers!(AddIOp),
        Mul => integers!(MulIOp),
        Minui => integers!(MinUIOp),
        Minsi => integers!(MinSIOp),
        Maxui => integers!(MaxUIOp),
        Maxsi => integers!(MaxSIOp),
        And => integers!(AndIOp),
        Or => integers!(OrIOp),
        Xor => integers!(XOrIOp),
        Minnumf => floats!(MinNumFOp),
        Maxnumf => floats!(MaxNumFOp),
        Minimumf => floats!(MinimumFOp),
        Maximumf => floats!(MaximumFOp),
    }
}

impl CanonicalizationPatterns for ReductionOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ElideSingleElementReduction", elide_single_element);
    }
}

/// Replaces a reduction of one element by the element, combined with the accumulator.
fn elide_single_element(rewriter: &mut PatternRewriter<'_>, reduction: ReductionOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (vector, acc) = (reduction.vector(ir), reduction.acc(ir));
    let (kind, flags) = (reduction.kind(ir), reduction.fastmath(ir));
    let position: &[i64] = match ir.value_type(vector).kind(ctx) {
        TypeKind::Vector { shape: [], .. } => &[],
        TypeKind::Vector { shape: [1], scalable: [false], .. } => &[0],
        _ => return None,
    };
    let mut value = ExtractOp::create(rewriter, vector, &[], position).result(rewriter.ir());
    if let Some(acc) = acc {
        value = combine(rewriter, kind, [value, acc], flags);
    }
    rewriter.replace_op(reduction.op(), &[value]);
    Some(())
}

/// The number of rows of a vector, one without dimensions.
fn row_count(ctx: &Context, vector: Type) -> i64 {
    shape(ctx, vector).and_then(|shape| shape.first().copied()).unwrap_or(1)
}

impl InferTypeOpInterface for ShuffleOp {
    /// Infers a row for each index of the mask.
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let TypeKind::Vector { shape, element, .. } = inputs.operand_type(0)?.kind(ctx) else {
            return Err(InferenceError::NO_REASON);
        };
        let mask = inputs.attribute("mask").and_then(|mask| dense_array_ints(ctx, mask)).unwrap_or_default();
        // The verifier reports an empty mask.
        let count = i64::try_from(mask.len()).unwrap_or(i64::MAX).max(1);
        let sizes: Vec<i64> = std::iter::once(count).chain(shape.iter().skip(1).copied()).collect();
        Ok(vec![ctx.vector_type(&sizes, &vec![false; sizes.len()], element)])
    }

    /// The verifier compares the types.
    fn are_compatible_return_types(_ctx: &Context, _inferred: &[Type], _given: &[Type]) -> bool {
        true
    }
}

impl VerifyOp for ShuffleOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let shape_of = |value: Value| shape(ctx, ir.value_type(value)).unwrap_or_default();
        let (first, second, result) =
            (shape_of(self.v1(ir)), shape_of(self.v2(ir)), shape_of(self.vector(ir)));
        let is_scalar = first.is_empty() && second.is_empty() && result.len() == 1;
        if !is_scalar && (first.len() != result.len() || second.len() != result.len()) {
            return fail(ir, self, "rank mismatch");
        }
        let rest = |sizes: &[i64]| sizes.get(1..).unwrap_or_default().to_vec();
        if !is_scalar && (rest(first) != rest(result) || rest(first) != rest(second)) {
            return fail(ir, self, "dimension mismatch");
        }
        let mask = self.mask(ir);
        if mask.is_empty() {
            return fail(ir, self, "invalid mask length");
        }
        if i64::try_from(mask.len()).ok() != result.first().copied() {
            return fail(ir, self, "mask length mismatch");
        }
        let rows = |sizes: &[i64]| sizes.first().copied().unwrap_or(1);
        let end = rows(first).saturating_add(rows(second));
        match mask.iter().position(|index| !(POISON..end).contains(index)) {
            Some(wrong) => fail(ir, self, format!("mask index #{} out of range", wrong + 1)),
            None => Ok(()),
        }
    }
}

impl FoldOp for ShuffleOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (v1, v2, mask) = (self.v1(ir), self.v2(ir), self.mask(ir));
        let (first, second) = (ir.value_type(v1), ir.value_type(v2));
        let Some(rank) = shape(ctx, first).map(<[i64]>::len).filter(|rank| *rank > 0) else {
            return FoldResult::Failure;
        };
        let (rows, more) = (row_count(ctx, first), row_count(ctx, second));
        let is_sequence =
            |start: i64, count: i64| mask.iter().copied().eq(start..start.saturating_add(count));
        if is_sequence(0, rows) {
            return FoldResult::from(v1);
        }
        if is_sequence(rows, more) {
            return FoldResult::from(v2);
        }
        let [Some(a), Some(b)] = *operands else { return FoldResult::Failure };
        if is_poison(ctx, a) && is_poison(ctx, b) {
            return PoisonAttr::get(ctx).base().into();
        }
        if rank != 1 {
            return FoldResult::Failure;
        }
        // As in MLIR, the first element that is not poison stands for poison elements.
        let known = if is_poison(ctx, a) { b } else { a };
        let elements = mask.iter().map(|index| {
            let (source, at) = if *index < rows { (a, *index) } else { (b, *index - rows) };
            let (source, at) =
                if *index == POISON || is_poison(ctx, source) { (known, 0) } else { (source, at) };
            element(ctx, source, usize::try_from(at).ok()?)
        });
        let elements: Option<Vec<Attribute>> = elements.collect();
        let result = ir.value_type(self.vector(ir));
        elements.and_then(|elements| dense_elements(ctx, result, &elements)).into()
    }
}

impl CanonicalizationPatterns for ShuffleOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ShuffleSplat", shuffle_splat);
        patterns.add_fn("Canonicalize0DShuffleOp", shuffle_scalar);
    }
}

/// The scalar of which all elements of a vector are copies.
fn splat_source(ir: &Ir, vector: Value) -> Option<Value> {
    let source = defined_by::<BroadcastOp>(ir, vector)?.source(ir);
    shape(ir.context(), ir.value_type(source)).is_none().then_some(source)
}

/// Replaces a shuffle of copies of one scalar by a broadcast.
fn shuffle_splat(rewriter: &mut PatternRewriter<'_>, shuffle: ShuffleOp) -> Option<()> {
    let ir = rewriter.ir();
    let scalar = splat_source(ir, shuffle.v1(ir))?;
    if splat_source(ir, shuffle.v2(ir)) != Some(scalar) {
        return None;
    }
    let result = ir.value_type(shuffle.vector(ir));
    let value = BroadcastOp::create(rewriter, result, scalar).vector(rewriter.ir());
    rewriter.replace_op(shuffle.op(), &[value]);
    Some(())
}

/// Replaces a shuffle of one element of vectors without dimensions by a broadcast.
fn shuffle_scalar(rewriter: &mut PatternRewriter<'_>, shuffle: ShuffleOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (v1, v2) = (shuffle.v1(ir), shuffle.v2(ir));
    let mask = shuffle.mask(ir);
    let ([], [index]) = (shape(ctx, ir.value_type(v1))?, mask.as_slice()) else { return None };
    let source = if *index == 0 { v1 } else { v2 };
    let result = ir.value_type(shuffle.vector(ir));
    let value = BroadcastOp::create(rewriter, result, source).vector(rewriter.ir());
    rewriter.replace_op(shuffle.op(), &[value]);
    Some(())
}

impl FoldOp for FromElementsOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let ty = ir.value_type(self.dest(ir));
        let elements: Vec<Value> = self.elements(ir).to_vec();
        let all = elements.first().and_then(|first| defined_by::<ToElementsOp>(ir, *first));
        if let Some(all) = all
            && ir.results(all.op()).eq(elements.iter().copied())
            && ir.value_type(all.source(ir)) == ty
        {
            return FoldResult::from(all.source(ir));
        }
        let Some(constants) = operands.iter().copied().collect::<Option<Vec<Attribute>>>() else {
            return FoldResult::Failure;
        };
        if !constants.is_empty() && constants.iter().all(|constant| is_poison(ctx, *constant)) {
            return PoisonAttr::get(ctx).base().into();
        }
        dense_elements(ctx, ty, &constants).into()
    }
}

impl CanonicalizationPatterns for FromElementsOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("rewriteFromElementsAsBroadcast", equal_elements_to_broadcast);
        patterns.add_fn("FromElementsToShapeCast", extracted_elements_to_shape_cast);
    }
}

/// Replaces a vector of one scalar by a broadcast.
fn equal_elements_to_broadcast(rewriter: &mut PatternRewriter<'_>, op: FromElementsOp) -> Option<()> {
    let ir = rewriter.ir();
    let elements = op.elements(ir).to_vec();
    let (first, rest) = elements.split_first()?;
    if rest.iter().any(|element| element != first) {
        return None;
    }
    let ty = ir.value_type(op.dest(ir));
    let value = BroadcastOp::create(rewriter, ty, *first).vector(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Replaces a vector of all elements of another vector, in their order, by a shape cast.
fn extracted_elements_to_shape_cast(rewriter: &mut PatternRewriter<'_>, op: FromElementsOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let elements = op.elements(ir).to_vec();
    let source = defined_by::<ExtractOp>(ir, *elements.first()?)?.source(ir);
    let TypeKind::Vector { shape, scalable, .. } = ir.value_type(source).kind(ctx) else { return None };
    let count = shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
    if scalable.contains(&true) || i64::try_from(elements.len()) != Ok(count) {
        return None;
    }
    for (index, element) in elements.iter().enumerate() {
        let extraction = defined_by::<ExtractOp>(ir, *element)?;
        let at = positions(ir, extraction.static_position_attr(ir));
        if extraction.source(ir) != source || row_major(shape, &at)? != index {
            return None;
        }
    }
    let ty = ir.value_type(op.dest(ir));
    let value = ShapeCastOp::create(rewriter, ty, source).result(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

impl InferTypeOpInterface for ToElementsOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let TypeKind::Vector { shape, element, .. } = inputs.operand_type(0)?.kind(ctx) else {
            return Err(InferenceError::NO_REASON);
        };
        let count = shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size));
        let count =
            count.and_then(|count| usize::try_from(count).ok()).filter(|count| *count <= MOST_RESULTS);
        Ok(vec![element; count.ok_or(InferenceError::NO_REASON)?])
    }

    /// A trait compares the types.
    fn are_compatible_return_types(_ctx: &Context, _inferred: &[Type], _given: &[Type]) -> bool {
        true
    }
}

impl FoldOp for ToElementsOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let many =
            |values: Vec<Value>| FoldResult::Many(values.into_iter().map(OpFoldResult::Value).collect());
        if let Some(vector) = defined_by::<FromElementsOp>(ir, source) {
            return many(vector.elements(ir).to_vec());
        }
        match splat_source(ir, source) {
            Some(scalar) => many(vec![scalar; ir.num_results(self.op())]),
            None => FoldResult::Failure,
        }
    }
}

impl CanonicalizationPatterns for ToElementsOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ToElementsOfBroadcast", elements_of_broadcast);
    }
}

/// Replaces the elements of a repeated vector by elements of that vector.
fn elements_of_broadcast(rewriter: &mut PatternRewriter<'_>, op: ToElementsOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let vector = op.source(ir);
    let source = defined_by::<BroadcastOp>(ir, vector)?.source(ir);
    let (from, to) = (shape(ctx, ir.value_type(source))?, shape(ctx, ir.value_type(vector))?);
    let lead = to.len().checked_sub(from.len())?;
    let indices = (0..ir.num_results(op.op())).map(|index| {
        let at = unravel(to, index)?;
        let at: Vec<i64> =
            at[lead..].iter().zip(from).map(|(at, size)| if *size == 1 { 0 } else { *at }).collect();
        row_major(from, &at)
    });
    let indices: Vec<usize> = indices.collect::<Option<_>>()?;
    let elements = ToElementsOp::create(rewriter, source).op();
    let ir = rewriter.ir();
    let values: Vec<Value> = indices.into_iter().map(|index| ir.result(elements, index)).collect();
    rewriter.replace_op(op.op(), &values);
    Some(())
}
