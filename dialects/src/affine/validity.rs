//! Validity of values as dimensions and symbols of maps.

use ir_core::fold::DefinitionChain;
use ir_core::ops::Traits;
use ir_core::stack::grow;

use super::{AffineApplyOp, AffineForOp, AffineParallelOp};
use crate::memref;
use crate::prelude::*;

/// Operations with the trait `AffineScope` in dialects of `mlir-opt` that may be unregistered here.
const OTHER_SCOPES: [&str; 8] = [
    "gpu.func",
    "gpu.launch",
    "llvm.func",
    "shape.func",
    "shape.function_library",
    "test.affine_scope",
    "wasmssa.func",
    "wasmssa.global",
];

/// Checks of values as dimensions or symbols.
#[derive(Clone, Copy)]
pub(super) struct Validity<'a> {
    pub(super) ctx: &'a Context,
    pub(super) ir: &'a Ir,
}

impl Validity<'_> {
    fn is<T: OpHandle>(self, op: Op) -> bool {
        T::cast(self.ir, op).is_some()
    }

    /// Whether values at the top level of the operation are valid symbols.
    fn is_scope(self, op: Op) -> bool {
        let name = self.ir.name(op);
        name.has(self.ctx, Traits::AFFINE_SCOPE) || OTHER_SCOPES.contains(&name.as_str(self.ctx))
    }

    /// The region of an affine scope that contains an operation (`getAffineScope`).
    pub(super) fn scope(self, op: Op) -> Option<Region> {
        let mut current = op;
        while let Some(parent) = self.ir.parent_op(current) {
            if self.is_scope(parent) {
                return self.ir.parent_region(current);
            }
            current = parent;
        }
        None
    }

    /// The operation that owns a block argument, or the parent of the defining operation.
    fn op_around(self, value: Value) -> Option<Op> {
        self.ir.value_block(value).and_then(|block| self.ir.parent_op(block))
    }

    fn region_of(self, value: Value) -> Option<Region> {
        self.ir.value_block(value).and_then(|block| self.ir.parent_region(block))
    }

    /// Whether a value is defined at the top level of a scope.
    fn is_top_level(self, value: Value) -> bool {
        self.op_around(value).is_some_and(|op| self.is_scope(op))
    }

    /// Whether a value is of type `index` and defined at the top level of a scope.
    pub(super) fn is_top_level_index(self, value: Value) -> bool {
        self.ir.value_type(value) == Type::INDEX && self.is_top_level(value)
    }

    /// Whether a value is an induction variable (`isAffineInductionVar`).
    fn is_induction_variable(self, value: Value) -> bool {
        let Some(block) = self.ir.value_block(value) else { return false };
        let Some(op) = self.ir.parent_op(block) else { return false };
        let is_first = self.ir.arguments(block).next() == Some(value);
        self.is::<AffineParallelOp>(op) || is_first && self.is::<AffineForOp>(op)
    }

    /// Whether a value is a valid dimension in a region (`isValidDim`).
    pub(super) fn is_dim(self, value: Value, region: Option<Region>) -> bool {
        if self.ir.value_type(value) != Type::INDEX {
            return false;
        }
        let Some(op) = self.ir.defining_op(value) else {
            return self.is_symbol(value, region) || self.is_induction_variable(value);
        };
        // Operands are checked before symbols, so that a chain of operations is visited once instead of
        // once from each operation.
        let is_each = || self.ir.operands(op).all(|operand| self.is_dim(operand, region));
        if self.is_linear(op) && self.follows_operands(op) && grow(is_each) {
            return true;
        }
        self.is_symbol(value, region)
            || !self.is_linear(op) && self.sized(op).is_some_and(|(value, _)| self.is_top_level(value))
    }

    /// Whether an operation comes after the definitions of its operands. In a graph region it may come
    /// before them, and be its own operand around a cycle.
    fn follows_operands(self, op: Op) -> bool {
        let (ctx, ir) = (self.ctx, self.ir);
        let around = ir.parent_region(op).map(|region| ir.name(ir.parent_op(region)));
        if around.is_none_or(|name| name.is_registered(ctx) && !name.has(ctx, Traits::GRAPH_REGION)) {
            return true;
        }
        let block = ir.parent_block(op);
        let definitions = ir.operands(op).filter_map(|operand| ir.defining_op(operand));
        let mut in_block = definitions.filter(|definition| ir.parent_block(*definition) == block);
        in_block.all(|definition| definition != op && ir.is_before(definition, op))
    }

    /// Whether the results of an operation are dimensions if its operands are.
    fn is_linear(self, op: Op) -> bool {
        let name = self.ir.name(op).as_str(self.ctx);
        self.is::<AffineApplyOp>(op) || name == "affine.delinearize_index" || name == "affine.linearize_index"
    }

    /// Whether a value is a valid symbol in a region (`isValidSymbol`).
    pub(super) fn is_symbol(self, value: Value, region: Option<Region>) -> bool {
        if self.ir.value_type(value) != Type::INDEX {
            return false;
        }
        if region.is_some() && self.region_of(value) == region {
            return true;
        }
        if let Some(op) = self.ir.defining_op(value) {
            if constant_of(self.ir, value).is_some() {
                return true;
            }
            let is_pure = ir_core::interfaces::is_pure(self.ir, op);
            let is_each = || self.ir.operands(op).all(|operand| self.is_symbol(operand, region));
            if is_pure && self.follows_operands(op) && grow(is_each) {
                return true;
            }
            if let Some((shaped, index)) = self.sized(op) {
                return self.is_symbolic_size(shaped, index, region);
            }
        }
        let around = region.map(|region| self.ir.parent_op(region));
        let Some(around) = around.filter(|op| !self.ir.name(*op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE))
        else {
            return false;
        };
        self.ir.parent_region(around).is_some_and(|outer| grow(|| self.is_symbol(value, Some(outer))))
    }

    /// The shaped value and the dimension index of an operation that returns a size (`ShapedDimOpInterface`).
    fn sized(self, op: Op) -> Option<(Value, Value)> {
        let is_dim = matches!(self.ir.name(op).as_str(self.ctx), "memref.dim" | "tensor.dim");
        (is_dim && self.ir.num_operands(op) == 2).then(|| (self.ir.operand(op, 0), self.ir.operand(op, 1)))
    }

    /// Whether the size of a dimension is a valid symbol (`isDimOpValidSymbol`).
    fn is_symbolic_size(self, shaped: Value, index: Value, region: Option<Region>) -> bool {
        if self.is_top_level(shaped) {
            return true;
        }
        let (ctx, ir) = (self.ctx, self.ir);
        let index = constant_of(ir, index).and_then(|index| int(ctx, index));
        let Some(index) = index.and_then(|index| usize::try_from(index).ok()) else { return false };
        let Some(mut op) = ir.defining_op(shaped) else { return false };
        let mut walk = DefinitionChain::default();
        while let Some(cast) = memref::CastOp::cast(ir, op).filter(|cast| walk.push(cast.op())) {
            let source = cast.source(ir);
            match ir.defining_op(source) {
                Some(defining) if ir.value_type(source).shape(ctx).is_some() => op = defining,
                _ => return false,
            }
        }
        let sizes = if let Some(view) = memref::ViewOp::cast(ir, op) {
            view.sizes(ir).to_vec()
        } else if let Some(view) = memref::SubViewOp::cast(ir, op) {
            view.sizes(ir).to_vec()
        } else if let Some(alloc) = memref::AllocOp::cast(ir, op) {
            alloc.dynamic_sizes(ir).to_vec()
        } else {
            return false;
        };
        let ty = ir.result_types(op).next();
        let shape = ty.and_then(|ty| ty.shape(ctx)).unwrap_or_default();
        let is_open = |size: &i64| *size == ir_core::context::DYNAMIC;
        match shape.get(index) {
            None => false,
            Some(size) if !is_open(size) => true,
            Some(_) => {
                let position = shape[..index].iter().filter(|size| is_open(size)).count();
                sizes.get(position).is_some_and(|size| grow(|| self.is_symbol(*size, region)))
            }
        }
    }

    /// Verifies the operands of a map: dimensions, then symbols (`verifyDimAndSymbolIdentifiers`).
    ///
    /// # Errors
    /// An operand is not a valid dimension or symbol.
    pub(super) fn verify(self, op: Op, operands: &[Value], dims: usize) -> Verified {
        let scope = self.scope(op);
        for (index, operand) in operands.iter().enumerate() {
            let (is_valid, message) = if index < dims {
                (self.is_dim(*operand, scope), "operand cannot be used as a dimension id")
            } else {
                (self.is_symbol(*operand, scope), "operand cannot be used as a symbol")
            };
            if !is_valid {
                return Err(op_error(self.ir, op, message));
            }
        }
        Ok(())
    }
}
