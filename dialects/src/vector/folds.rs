//! Folds of broadcasts, extractions and insertions.

use ir_core::fold::{DefinitionChain, dense_elements, element, splat_element};
use ir_core::predicates::build::dense_int_array;

use super::{BroadcastOp, ExtractOp, InsertOp, positions};
use crate::fold::defined_by;
use crate::prelude::*;
use crate::ub::{PoisonAttr, is_poison};

/// The static position of a poison element.
const POISON: i64 = -1;

/// The maximum number of elements of a constant that an insertion copies while the original has other uses.
const MOST_COPIED: usize = 256;

/// The maximum number of elements of a vector for which chains of insertions are searched.
const MOST_REBUILT: usize = 256;

impl FoldOp for BroadcastOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (source, vector) = (self.source(ir), self.vector(ir));
        let (from, to) = (ir.value_type(source), ir.value_type(vector));
        if from == to {
            return FoldResult::from(source);
        }
        let Some(constant) = operands.first().copied().flatten() else { return FoldResult::Failure };
        if is_poison(ctx, constant) {
            return PoisonAttr::get(ctx).base().into();
        }
        let number = match constant.kind(ctx) {
            AttrKind::Integer { .. } | AttrKind::Float { .. } => Some(constant),
            _ => splat_element(ctx, constant),
        };
        match number.and_then(|number| dense_elements(ctx, to, &[number])) {
            Some(value) => FoldResult::from(value),
            None => FoldResult::Failure,
        }
    }
}

impl FoldOp for ExtractOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (source, result) = (self.source(ir), self.result(ir));
        let at = positions(ir, self.static_position_attr(ir));
        if at.is_empty() && ir.value_type(source) == ir.value_type(result) {
            return FoldResult::from(source);
        }
        let constant = operands.first().copied().flatten();
        if at.contains(&POISON) || constant.is_some_and(|value| is_poison(ctx, value)) {
            return PoisonAttr::get(ctx).base().into();
        }
        if let Some(value) = constant.and_then(|value| self.part_of_constant(ir, value, &at)) {
            return FoldResult::from(value);
        }
        if self.join_extractions(ir, &at).is_some() {
            return FoldResult::InPlace;
        }
        if let Some(folded) = self.skip_insertions(ir, &at) {
            return folded;
        }
        if let Some(origin) = self.origin(ir, &at) {
            if origin.position.is_empty() && ir.value_type(origin.value) == ir.value_type(result) {
                return FoldResult::from(origin.value);
            }
            ir.set_operands(self.op(), &[origin.value]);
            set_positions(ir, self.op(), &origin.position);
            return FoldResult::InPlace;
        }
        let sizes = shape(ctx, ir.value_type(source)).unwrap_or_default();
        fold_positions(ir, self.op(), 1, at, sizes)
    }
}

impl ExtractOp {
    /// The element or part of a constant (MLIR's `foldDenseElementsAttrSrcExtractOp`).
    fn part_of_constant(self, ir: &Ir, constant: Attribute, at: &[i64]) -> Option<Attribute> {
        let ctx = ir.context();
        let result = ir.value_type(self.result(ir));
        let of_result = |elements: &[Attribute]| match shape(ctx, result) {
            Some(_) => dense_elements(ctx, result, elements),
            None => elements.first().copied(),
        };
        if let Some(value) = splat_element(ctx, constant) {
            return of_result(&[value]);
        }
        let TypeKind::Vector { shape: sizes, scalable, .. } = ir.value_type(self.source(ir)).kind(ctx) else {
            return None;
        };
        if scalable.contains(&true) || at.contains(&DYNAMIC) {
            return None;
        }
        let (first, count) = elements_at(sizes, at)?;
        let elements: Option<Vec<_>> =
            (first..first + count).map(|index| element(ctx, constant, index)).collect();
        of_result(&elements?)
    }

    /// Merges chained extractions (MLIR's `foldExtractOpFromExtractChain`).
    fn join_extractions(self, ir: &mut Ir, at: &[i64]) -> Option<()> {
        let mut source = self.source(ir);
        let mut chain = vec![at.to_vec()];
        let mut walk = DefinitionChain::default();
        while let Some(inner) = defined_by::<ExtractOp>(ir, source).filter(|inner| walk.push(inner.op())) {
            chain.push(positions(ir, inner.static_position_attr(ir)));
            source = inner.source(ir);
        }
        if chain.len() == 1 || chain.iter().flatten().any(|at| *at == DYNAMIC) {
            return None;
        }
        let joined: Vec<i64> = chain.into_iter().rev().flatten().collect();
        self.extract_from(ir, source, &joined);
        Some(())
    }

    /// Folds to the inserted value, or to an extraction that skips insertions at other positions (MLIR's
    /// `ExtractFromInsertTransposeChainState`, without transpositions).
    fn skip_insertions(self, ir: &mut Ir, at: &[i64]) -> Option<FoldResult> {
        let mut source = self.source(ir);
        if at.contains(&DYNAMIC) {
            return None;
        }
        let mut walk = DefinitionChain::default();
        let next = |ir: &Ir, source, walk: &mut DefinitionChain| {
            defined_by::<InsertOp>(ir, source).filter(|insertion| walk.push(insertion.op()))
        };
        while let Some(insertion) = next(ir, source, &mut walk) {
            let inserted = positions(ir, insertion.static_position_attr(ir));
            if inserted.contains(&DYNAMIC) {
                return None;
            }
            let value = insertion.value_to_store(ir);
            if inserted == at {
                return Some(FoldResult::from(value));
            }
            if let Some(rest) = at.strip_prefix(inserted.as_slice()) {
                self.extract_from(ir, value, rest);
                return Some(FoldResult::InPlace);
            }
            if at.iter().zip(&inserted).all(|(a, b)| a == b || *a == POISON || *b == POISON) {
                break;
            }
            source = insertion.dest(ir);
        }
        if source == self.source(ir) {
            return None;
        }
        self.extract_from(ir, source, at);
        Some(FoldResult::InPlace)
    }

    fn extract_from(self, ir: &mut Ir, source: Value, at: &[i64]) {
        ir.set_operand(self.op(), 0, source);
        set_positions(ir, self.op(), at);
    }
}

impl FoldOp for InsertOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (value, result) = (self.value_to_store(ir), self.result(ir));
        let at = positions(ir, self.static_position_attr(ir));
        if at.is_empty() && ir.value_type(value) == ir.value_type(result) {
            return FoldResult::from(value);
        }
        if let Some(rebuilt) = self.rebuilt(ir) {
            return FoldResult::from(rebuilt);
        }
        if self.skip_overwritten(ir, &at).is_some() {
            return FoldResult::InPlace;
        }
        let sizes = shape(ctx, ir.value_type(result)).unwrap_or_default();
        let folded = fold_positions(ir, self.op(), 2, at, sizes);
        let at = positions(ir, self.static_position_attr(ir));
        if at.contains(&POISON) {
            return PoisonAttr::get(ctx).base().into();
        }
        let constants = operands.first().copied().flatten().zip(operands.get(1).copied().flatten());
        match constants.and_then(|(value, dest)| self.changed_constant(ir, value, dest, &at)) {
            Some(constant) => FoldResult::from(constant),
            None => folded,
        }
    }
}

impl InsertOp {
    /// The vector that a chain of insertions copies: each element is that of the vector at the same
    /// position. MLIR reaches the same through `vector.from_elements`.
    fn rebuilt(self, ir: &Ir) -> Option<Value> {
        let ty = ir.value_type(self.result(ir));
        let (sizes, _) = self.fixed_sizes(ir).filter(|(_, count)| *count <= MOST_REBUILT)?;
        let original = defined_by::<ExtractOp>(ir, self.value_to_store(ir))?.source(ir);
        if ir.value_type(original) != ty {
            return None;
        }
        let mut missing = vec![true; elements_at(sizes, &[])?.1];
        let mut insertion = self;
        let mut walk = DefinitionChain::default();
        while walk.push(insertion.op()) {
            let at = positions(ir, insertion.static_position_attr(ir));
            let (first, count) = elements_at(sizes, &at)?;
            let inserted = missing.get_mut(first..first.checked_add(count)?)?;
            // Later insertions overwrite elements of earlier ones.
            if inserted.contains(&true) && !copies(ir, insertion, original, &at) {
                return None;
            }
            inserted.fill(false);
            let dest = insertion.dest(ir);
            if dest == original || !missing.contains(&true) {
                return Some(original);
            }
            insertion = defined_by(ir, dest)?;
        }
        None
    }

    /// The sizes of the vector and the number of its elements, if they are fixed.
    fn fixed_sizes(self, ir: &Ir) -> Option<(&[i64], usize)> {
        let TypeKind::Vector { shape, scalable, .. } = ir.value_type(self.result(ir)).kind(ir.context())
        else {
            return None;
        };
        (!scalable.contains(&true)).then_some((shape, elements_at(shape, &[])?.1))
    }

    /// Skips an earlier insertion at the same position (MLIR's `foldInsertUseChain`).
    fn skip_overwritten(self, ir: &mut Ir, at: &[i64]) -> Option<()> {
        let before = defined_by::<InsertOp>(ir, self.dest(ir))?;
        let is_same = positions(ir, before.static_position_attr(ir)) == at
            && before.dynamic_position(ir).to_vec() == self.dynamic_position(ir).to_vec();
        let dest = is_same.then(|| before.dest(ir))?;
        ir.set_operand(self.op(), 1, dest);
        Some(())
    }

    /// Folds an insertion of a constant into a constant (MLIR's `foldDenseElementsAttrDestInsertOp`).
    fn changed_constant(self, ir: &Ir, value: Attribute, dest: Attribute, at: &[i64]) -> Option<Attribute> {
        let ctx = ir.context();
        let ty = ir.value_type(self.dest(ir));
        let TypeKind::Vector { shape: sizes, scalable, .. } = ty.kind(ctx) else { return None };
        if scalable.contains(&true) || at.contains(&DYNAMIC) {
            return None;
        }
        let (_, all) = elements_at(sizes, &[])?;
        if all > MOST_COPIED && ir.uses(self.result(ir)).count() != 1 {
            return None;
        }
        let (first, count) = elements_at(sizes, at)?;
        let is_vector = shape(ctx, ir.value_type(self.value_to_store(ir))).is_some();
        let elements: Option<Vec<_>> = (0..all)
            .map(|index| match index.checked_sub(first).filter(|index| *index < count) {
                Some(index) if is_vector => element(ctx, value, index),
                Some(_) => Some(value),
                None => element(ctx, dest, index),
            })
            .collect();
        dense_elements(ctx, ty, &elements?)
    }
}

/// Whether an insertion copies the part of a vector at these static positions.
fn copies(ir: &Ir, insertion: InsertOp, original: Value, at: &[i64]) -> bool {
    defined_by::<ExtractOp>(ir, insertion.value_to_store(ir)).is_some_and(|extraction| {
        extraction.source(ir) == original && positions(ir, extraction.static_position_attr(ir)) == at
    })
}

/// The index of the first element at leading positions in a vector of these sizes, and the number of
/// elements.
fn elements_at(sizes: &[i64], at: &[i64]) -> Option<(usize, usize)> {
    let sizes: Vec<usize> = sizes.iter().map(|size| usize::try_from(*size).ok()).collect::<Option<_>>()?;
    let count = sizes.get(at.len()..)?.iter().try_fold(1usize, |count, size| count.checked_mul(*size))?;
    let mut first = 0usize;
    for (at, size) in at.iter().zip(&sizes) {
        first = first.checked_mul(*size)?.checked_add(usize::try_from(*at).ok()?)?;
    }
    Some((first.checked_mul(count)?, count))
}

/// Replaces dynamic positions by static ones if they are constants within these sizes (MLIR's
/// `extractInsertFoldConstantOp`). The dynamic positions are the operands after the first `count`.
fn fold_positions(ir: &mut Ir, op: Op, count: usize, mut at: Vec<i64>, sizes: &[i64]) -> FoldResult {
    let mut operands = ir.operands(op).to_vec();
    let mut dynamic = operands.split_off(count.min(operands.len())).into_iter();
    let mut is_changed = false;
    let positions = at.iter_mut().zip(sizes);
    for (position, size) in positions.filter(|(position, _)| **position == DYNAMIC) {
        let Some(value) = dynamic.next() else { return FoldResult::Failure };
        let constant = crate::IndexOrValue::Value(value).constant(ir);
        match constant.filter(|at| (POISON..*size).contains(at)) {
            Some(constant) => {
                *position = constant;
                is_changed = true;
            }
            None => operands.push(value),
        }
    }
    if !is_changed {
        return FoldResult::Failure;
    }
    ir.set_operands(op, &operands);
    set_positions(ir, op, &at);
    FoldResult::InPlace
}

fn set_positions(ir: &mut Ir, op: Op, at: &[i64]) {
    let ctx = ir.context();
    let at = dense_int_array(ctx, ctx.integer_type(64), at.iter().copied());
    ir.set_attribute(op, "static_position", at);
}
