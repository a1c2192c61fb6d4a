//! Operations on slices, with offsets, sizes and strides of which some are operands (MLIR's
//! `OffsetSizeAndStrideOpInterface`).

use ir_core::context::{Attribute, Context, NamedAttribute, Type};
use ir_core::ir::{Ir, Op, OpBuilder, OpState, Value};
use ir_core::ods_support::build::dense_i64_array_attr;
use ir_core::rewrite::PatternRewriter;
use ir_core::spec::properties;

use crate::mixed::Mixed;
use crate::shapes::Slice;

/// The place of a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MixedSlice {
    /// Where it starts in each dimension.
    pub offsets: Vec<Mixed>,
    /// How many elements it has in each dimension.
    pub sizes: Vec<Mixed>,
    /// How far apart elements are in each dimension.
    pub strides: Vec<Mixed>,
}

impl MixedSlice {
    /// That of an operation whose last three groups of operands are offsets, sizes and strides.
    pub(crate) fn of(ir: &Ir, op: Op) -> Self {
        let numbers = Slice::of(ir, op);
        let sizes = properties::dense_i32(ir, op, "operandSegmentSizes");
        let first = sizes.len().saturating_sub(3);
        let start: usize = sizes[..first].iter().map(|size| usize::try_from(*size).unwrap_or(0)).sum();
        let mut operands = ir.operands(op).skip(start);
        let mut group = |number: usize| -> Vec<Value> {
            let size = sizes.get(first + number).map_or(0, |size| usize::try_from(*size).unwrap_or(0));
            operands.by_ref().take(size).collect()
        };
        MixedSlice {
            offsets: Mixed::list(&numbers.offsets, &group(0)),
            sizes: Mixed::list(&numbers.sizes, &group(1)),
            strides: Mixed::list(&numbers.strides, &group(2)),
        }
    }

    /// The numbers alone.
    pub(crate) fn numbers(&self) -> Slice {
        let numbers = |list: &[Mixed]| list.iter().map(|item| item.number()).collect();
        Slice {
            offsets: numbers(&self.offsets),
            sizes: numbers(&self.sizes),
            strides: numbers(&self.strides),
        }
    }

    /// Replaces operands that are constants by numbers, if offsets and sizes are not negative and strides not zero: in
    /// the first of the three lists that has any. Returns whether there were any.
    pub(crate) fn fold(&mut self, ir: &Ir) -> bool {
        let fold = |list: &mut Vec<Mixed>, is_valid: fn(i64) -> bool| {
            let mut folded = list.clone();
            Mixed::fold_all(ir, &mut folded);
            let mut changed = false;
            for (item, folded) in list.iter_mut().zip(folded) {
                if let (Mixed::Value(_), Mixed::Static(number)) = (*item, folded)
                    && is_valid(number)
                {
                    *item = folded;
                    changed = true;
                }
            }
            changed
        };
        fold(&mut self.offsets, |offset| offset >= 0)
            || fold(&mut self.sizes, |size| size >= 0)
            || fold(&mut self.strides, |stride| stride != 0)
    }

    /// Operands and properties of an operation on the slice that has these operands before.
    fn parts(&self, ctx: &Context, leading: &[Value]) -> (Vec<Value>, Option<Attribute>) {
        let mut operands = leading.to_vec();
        let mut sizes = vec![1_i32; leading.len()];
        let mut entries = Vec::new();
        let lists = [
            ("static_offsets", &self.offsets),
            ("static_sizes", &self.sizes),
            ("static_strides", &self.strides),
        ];
        for (name, list) in lists {
            let (values, numbers) = Mixed::split(list);
            sizes.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
            operands.extend(values);
            entries
                .push(NamedAttribute { name: ctx.ident(name), value: dense_i64_array_attr(ctx, &numbers) });
        }
        let value = properties::dense_i32_attr(ctx, &sizes);
        entries.push(NamedAttribute { name: ctx.ident("operandSegmentSizes"), value });
        (operands, properties::dictionary(ctx, &entries))
    }

    /// Makes an operation of that name on the slice, at the location of `of`; the operands `leading` come first.
    pub(crate) fn create(
        &self,
        rewriter: &mut PatternRewriter<'_>,
        of: Op,
        name: &str,
        leading: &[Value],
        results: &[Type],
    ) -> Op {
        let ctx = rewriter.context();
        let (operands, properties) = self.parts(ctx, leading);
        let state = OpState {
            operands: &operands,
            result_types: results,
            properties,
            ..OpState::new(ctx.op_name(name), rewriter.ir().location(of))
        };
        rewriter.create(&state)
    }

    /// Whether a constant is among the operands.
    pub(crate) fn has_constant_operand(&self, ir: &Ir) -> bool {
        let all = self.offsets.iter().chain(&self.sizes).chain(&self.strides);
        all.into_iter().any(|item| item.value().is_some() && item.constant(ir).is_some())
    }

    /// Whether the slice is all of a shape, as its numbers and constants say.
    pub(crate) fn is_whole(&self, ir: &Ir, shape: &[i64]) -> bool {
        let is = |item: &Mixed, wanted: i64| item.constant(ir) == Some(wanted);
        self.offsets.iter().all(|offset| is(offset, 0))
            && self.strides.iter().all(|stride| is(stride, 1))
            && self.sizes.iter().zip(shape).all(|(size, wanted)| is(size, *wanted))
    }
}

/// Which dimensions of sizes are left out in a shape of fewer dimensions: from the last one on, those of the number 1 that
/// do not match the next size of the shape (`getDroppedDims`).
pub(crate) fn dropped_dimensions(sizes: &[Mixed], shape: &[i64]) -> Vec<bool> {
    let mut rest = shape;
    let is_dropped = |size: &Mixed| {
        let Some((last, others)) = rest.split_last() else { return true };
        let is_kept = *size != Mixed::Static(1) || *last == 1;
        if is_kept {
            rest = others;
        }
        !is_kept
    };
    let mut dropped: Vec<bool> = sizes.iter().rev().map(is_dropped).collect();
    dropped.reverse();
    dropped
}

/// The shape without the dimensions that are left out.
pub(crate) fn without_dropped(shape: &[i64], dropped: &[bool]) -> Vec<i64> {
    shape.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(size, _)| *size).collect()
}

/// The shape without so many of its first dimensions of size 1 that a rank is reached
/// (`inferCanonicalRankReducedResultType`).
pub(crate) fn reduced_to_rank(shape: &[i64], rank: usize) -> Vec<i64> {
    let mut excess = shape.len().saturating_sub(rank);
    let mut reduced = Vec::new();
    for size in shape {
        if *size == 1 && excess > 0 {
            excess -= 1;
        } else {
            reduced.push(*size);
        }
    }
    reduced
}
