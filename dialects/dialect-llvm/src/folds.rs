//! Folds.

use ir_core::fold::{DefinitionChain, FoldResult, OpFoldResult};
use ir_core::num::ApInt;
use ir_core::predicates::attributes::{dense_array_ints, integer_value};
use ir_core::predicates::build::{bool_attr, dense_i32_array_attr, dense_i64_array_attr};
use ir_core::runtime::FoldOp;

use crate::memory::{Index, indices};
use crate::prelude::*;
use crate::{
    AddrSpaceCastOp, AllocaOp, BitcastOp, ExtractValueOp, GEPOp, ICmpOp, ICmpPredicate, InsertValueOp, OrOp,
    ShlOp, ShuffleVectorOp, ZExtOp, ZeroOp,
};

/// The operation of this class that defines a value.
fn defining<T: OpHandle>(ir: &Ir, value: Value) -> Option<T> {
    ir.defining_op(value).and_then(|op| T::cast(ir, op))
}

/// Folds a cast of a value to its own type, and a cast of a cast.
fn chain<T: OpHandle>(ir: &mut Ir, op: T) -> FoldResult {
    let op = op.op();
    let (source, ty) = (ir.operand(op, 0), ir.result_types(op).next());
    if Some(ir.value_type(source)) == ty {
        return source.into();
    }
    let Some(previous) = defining::<T>(ir, source) else { return FoldResult::Failure };
    let first = ir.operand(previous.op(), 0);
    if Some(ir.value_type(first)) == ty {
        return first.into();
    }
    ir.set_operand(op, 0, first);
    FoldResult::InPlace
}

impl FoldOp for AddrSpaceCastOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        chain(ir, self)
    }
}

impl FoldOp for BitcastOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        chain(ir, self)
    }
}

/// The integer constants, if all operands are constant.
fn integers<const N: usize>(ctx: &Context, operands: &[Option<Attribute>]) -> Option<[ApInt; N]> {
    let values: Option<Vec<ApInt>> = operands.iter().map(|operand| integer_value(ctx, (*operand)?)).collect();
    values?.try_into().ok()
}

/// The type and the width of the only result, if it is an integer.
fn integer_result(ctx: &Context, ir: &Ir, op: Op) -> Option<(Type, u32)> {
    let ty = ir.result_types(op).next()?;
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some((ty, width)),
        _ => None,
    }
}

impl FoldOp for ZExtOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let folded = || {
            let ([value], (ty, width)) = (integers(ctx, operands)?, integer_result(ctx, ir, self.op())?);
            (value.width() <= width).then(|| ctx.integer_attr(ty, value.zext(width)))
        };
        folded().into()
    }
}

impl FoldOp for OrOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let folded = || {
            let ([lhs, rhs], (ty, _)) = (integers(ctx, operands)?, integer_result(ctx, ir, self.op())?);
            (lhs.width() == rhs.width()).then(|| ctx.integer_attr(ty, lhs.or(&rhs)))
        };
        folded().into()
    }
}

impl FoldOp for ShlOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let folded = || {
            let ([lhs, rhs], (ty, width)) = (integers(ctx, operands)?, integer_result(ctx, ir, self.op())?);
            let by = rhs.as_u64().and_then(|by| u32::try_from(by).ok()).filter(|by| *by < width)?;
            Some(ctx.integer_attr(ty, lhs.shl(by)))
        };
        folded().into()
    }
}

/// A Boolean for each element of the type.
fn boolean(ctx: &Context, ty: Type, is: bool) -> FoldResult {
    match ty.kind(ctx) {
        TypeKind::Vector { .. } => ctx.dense_elements_attr(ty, &[if is { 255 } else { 0 }]).into(),
        _ => bool_attr(ctx, is).into(),
    }
}

impl FoldOp for ICmpOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let is_equal = match self.predicate(ir) {
            ICmpPredicate::Eq => true,
            ICmpPredicate::Ne => false,
            _ => return FoldResult::Failure,
        };
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        let ty = ir.value_type(self.res(ir));
        if lhs == rhs {
            return boolean(ctx, ty, is_equal);
        }
        let is_local = |value: Value| defining::<AllocaOp>(ir, value).is_some();
        let is_null = |value: Value| defining::<ZeroOp>(ir, value).is_some();
        if is_local(lhs) && is_null(rhs) {
            return boolean(ctx, ty, !is_equal);
        }
        if is_null(lhs) && is_local(rhs) {
            ir.set_operands(self.op(), &[rhs, lhs]);
            return FoldResult::InPlace;
        }
        FoldResult::Failure
    }
}

impl FoldOp for ShuffleVectorOp {
    /// A shuffle of a single element folds to the vector.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let vector = self.v1(ir);
        let is_single = matches!(ir.value_type(vector).kind(ctx), TypeKind::Vector { shape: [1], .. });
        let mask = self.mask_attr(ir).and_then(|mask| dense_array_ints(ctx, mask));
        if is_single && mask.as_deref() == Some(&[0]) { vector.into() } else { FoldResult::Failure }
    }
}

/// The position of an extraction or insertion.
fn position(ir: &Ir, op: Op) -> Vec<i64> {
    let position = properties::get(ir, op, "position");
    position.and_then(|position| dense_array_ints(ir.context(), position)).unwrap_or_default()
}

impl ExtractValueOp {
    /// Redirects the extraction to another container.
    fn redirect(self, ctx: &Context, ir: &mut Ir, container: Value, position: &[i64]) -> FoldResult {
        properties::set(ir, self.op(), "position", Some(dense_i64_array_attr(ctx, position)));
        ir.set_operand(self.op(), 0, container);
        FoldResult::InPlace
    }

    /// The element of a constant.
    fn constant_element(self, ctx: &Context, ir: &Ir, container: Option<Attribute>) -> Option<Attribute> {
        position(ir, self.op()).into_iter().try_fold(container?, |container, index| {
            let elements = array_elements(ctx, container)?;
            elements.get(usize::try_from(index).ok()?).copied()
        })
    }
}

impl FoldOp for ExtractValueOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (op, container) = (self.op(), self.container(ir));
        if let Some(outer) = defining::<ExtractValueOp>(ir, container) {
            let joined = [position(ir, outer.op()), position(ir, op)].concat();
            let source = outer.container(ir);
            return self.redirect(ctx, ir, source, &joined);
        }
        let constant = operands.first().copied().flatten();
        if constant.is_some_and(|constant| array_elements(ctx, constant).is_some()) {
            return self.constant_element(ctx, ir, constant).into();
        }
        let (mut source, wanted) = (container, position(ir, op));
        // In a graph region, the insertions may form a cycle.
        let mut chain = DefinitionChain::default();
        while let Some(insertion) = defining::<InsertValueOp>(ir, source).filter(|op| chain.push(op.op())) {
            let inserted = position(ir, insertion.op());
            if wanted == inserted {
                // As in MLIR, the container of an extraction that stays, as in SCCP, changes, too.
                ir.set_operand(op, 0, source);
                return insertion.value(ir).into();
            }
            // As in MLIR 22, the fold stops at an insertion that overlaps the extracted value partially.
            if wanted.starts_with(&inserted) || inserted.starts_with(&wanted) {
                break;
            }
            source = insertion.container(ir);
        }
        if source == container {
            return FoldResult::Failure;
        }
        self.redirect(ctx, ir, source, &wanted)
    }
}

impl FoldOp for GEPOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let base = self.base(ir);
        let all = indices(ir, self);
        let constant = |index: &Index| match index {
            Index::Constant(value) => Some(i64::from(*value)),
            Index::Dynamic(position, _) => {
                let value = integer_value(ctx, operands.get(position + 1).copied().flatten()?)?;
                value.as_i64()
            }
        };
        if let [only] = all.as_slice()
            && ir.value_type(base) == ir.value_type(self.res(ir))
            && constant(only) == Some(0)
        {
            return FoldResult::One(OpFoldResult::Value(base));
        }
        let fits = |index: &Index| constant(index).and_then(|value| i32::try_from(value).ok());
        let is_known = |index: &Index| {
            let known = fits(index).filter(|value| *value != crate::memory::DYNAMIC_INDEX);
            matches!(index, Index::Dynamic(..)) && known.is_some()
        };
        if !all.iter().any(is_known) {
            return FoldResult::Failure;
        }
        let (mut raw, mut values) = (Vec::new(), vec![base]);
        for index in &all {
            match (index, fits(index).filter(|value| *value != crate::memory::DYNAMIC_INDEX)) {
                (_, Some(value)) => raw.push(value.into()),
                (Index::Dynamic(_, value), None) => {
                    raw.push(crate::memory::DYNAMIC_INDEX.into());
                    values.push(*value);
                }
                (Index::Constant(value), None) => raw.push((*value).into()),
            }
        }
        properties::set(ir, self.op(), "rawConstantIndices", Some(dense_i32_array_attr(ctx, &raw)));
        ir.set_operands(self.op(), &values);
        FoldResult::InPlace
    }
}
