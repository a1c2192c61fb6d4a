//! Slices with offsets, sizes and strides, which may be operands (MLIR's `OffsetSizeAndStrideOpInterface`).

use ir_core::predicates::build::dense_i64_array_attr;

use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::Slice;

/// A slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MixedSlice {
    /// The offset in each dimension.
    pub offsets: Vec<IndexOrValue>,
    /// The number of elements in each dimension.
    pub sizes: Vec<IndexOrValue>,
    /// The stride in each dimension.
    pub strides: Vec<IndexOrValue>,
}

impl MixedSlice {
    /// The slice of an operation. The last three operand segments are offsets, sizes and strides.
    pub(crate) fn from_op(ir: &Ir, op: Op) -> Self {
        let numbers = Slice::from_op(ir, op);
        let sizes = properties::dense_i32(ir, op, "operandSegmentSizes");
        let first = sizes.len().saturating_sub(3);
        let start: usize = sizes[..first].iter().map(|size| usize::try_from(*size).unwrap_or(0)).sum();
        let mut operands = ir.operands(op).skip(start);
        let mut group = |index: usize| -> Vec<Value> {
            let size = sizes.get(first + index).map_or(0, |size| usize::try_from(*size).unwrap_or(0));
            operands.by_ref().take(size).collect()
        };
        MixedSlice {
            offsets: IndexOrValue::list(&numbers.offsets, &group(0)),
            sizes: IndexOrValue::list(&numbers.sizes, &group(1)),
            strides: IndexOrValue::list(&numbers.strides, &group(2)),
        }
    }

    /// The static values.
    pub(crate) fn numbers(&self) -> Slice {
        let numbers = |list: &[IndexOrValue]| list.iter().map(|item| item.number()).collect();
        Slice {
            offsets: numbers(&self.offsets),
            sizes: numbers(&self.sizes),
            strides: numbers(&self.strides),
        }
    }

    /// Makes constant operands static in the first of the three lists that changes. Offsets and sizes must
    /// be nonnegative, and strides nonzero. Returns whether a list changed.
    pub(crate) fn fold(&mut self, ir: &Ir) -> bool {
        let fold = |list: &mut Vec<IndexOrValue>, is_valid: fn(i64) -> bool| {
            let mut folded = list.clone();
            IndexOrValue::fold_all(ir, &mut folded);
            let mut changed = false;
            for (item, folded) in list.iter_mut().zip(folded) {
                if let (IndexOrValue::Value(_), IndexOrValue::Static(number)) = (*item, folded)
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

    /// The operands and properties of an operation on the slice with these leading operands.
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
            let (values, numbers) = IndexOrValue::split(list);
            sizes.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
            operands.extend(values);
            entries
                .push(NamedAttribute { name: ctx.ident(name), value: dense_i64_array_attr(ctx, &numbers) });
        }
        let value = properties::dense_i32_attr(ctx, &sizes);
        entries.push(NamedAttribute { name: ctx.ident("operandSegmentSizes"), value });
        (operands, properties::dictionary(ctx, &entries))
    }

    /// Creates an operation on the slice, at the location of `of`. The operands `leading` come first.
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

    /// Whether an operand is constant.
    pub(crate) fn has_constant_operand(&self, ir: &Ir) -> bool {
        let all = self.offsets.iter().chain(&self.sizes).chain(&self.strides);
        all.into_iter().any(|item| item.value().is_some() && item.constant(ir).is_some())
    }

    /// Whether the static values and constants of the slice cover the entire shape.
    pub(crate) fn is_whole(&self, ir: &Ir, shape: &[i64]) -> bool {
        let is = |item: &IndexOrValue, expected: i64| item.constant(ir) == Some(expected);
        self.offsets.iter().all(|offset| is(offset, 0))
            && self.strides.iter().all(|stride| is(stride, 1))
            && self.sizes.iter().zip(shape).all(|(size, expected)| is(size, *expected))
    }
}

/// The dimensions that a rank-reduced shape drops: from the last one on, static sizes of 1 that do not
/// match the next size of the shape (`getDroppedDims`).
pub(crate) fn dropped_dimensions(sizes: &[IndexOrValue], shape: &[i64]) -> Vec<bool> {
    let mut rest = shape;
    let is_dropped = |size: &IndexOrValue| {
        let Some((last, others)) = rest.split_last() else { return true };
        let is_kept = *size != IndexOrValue::Static(1) || *last == 1;
        if is_kept {
            rest = others;
        }
        !is_kept
    };
    let mut dropped: Vec<bool> = sizes.iter().rev().map(is_dropped).collect();
    dropped.reverse();
    dropped
}

/// The shape without the dropped dimensions.
pub(crate) fn without_dropped(shape: &[i64], dropped: &[bool]) -> Vec<i64> {
    shape.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(size, _)| *size).collect()
}
