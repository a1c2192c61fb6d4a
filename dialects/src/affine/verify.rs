//! User-provided verifiers.

use ir_core::context::Signedness;
use ir_core::predicates::attributes::integer_set;
use ir_core::runtime::{EnumValue as _, VerifyRegions};

use super::maps::{map_of, map_property, num_inputs};
use super::parallel::{group_sizes, integers};
use super::validity::Validity;
use super::*;
use crate::arith::AtomicRMWKind;
use crate::prelude::*;

/// The message about a wrong number of map operands.
const COUNT: &str = "operand count and affine map dimension and symbol count must match";

impl VerifyOp for AffineApplyOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(map) = map_of(ctx, self.map_attr(ir)) else { return Ok(()) };
        if ir.num_operands(self.op()) != num_inputs(ctx, map) {
            return fail(ir, self, COUNT);
        }
        if map.results(ctx).len() != 1 {
            return fail(ir, self, "mapping must produce one value");
        }
        let validity = Validity { ctx, ir };
        let scope = validity.scope(self.op());
        let mut symbols = ir.operands(self.op()).skip(map.num_dims(ctx) as usize);
        if symbols.any(|value| validity.is_dim(value, scope) && !validity.is_symbol(value, scope)) {
            let message = "dimensional operand cannot be used as a symbol";
            return Err(op_failure(ir, self.op(), message));
        }
        Ok(())
    }
}

fn verify_min_max(ir: &Ir, op: Op) -> Verified {
    let ctx = ir.context();
    let Some(map) = map_property(ir, op, "map") else { return Ok(()) };
    if ir.num_operands(op) != num_inputs(ctx, map) {
        return Err(op_error(ir, op, COUNT));
    }
    if map.results(ctx).is_empty() {
        return Err(op_error(ir, op, "affine map expect at least one result"));
    }
    Ok(())
}

impl VerifyOp for AffineMinOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_min_max(ir, self.op())
    }
}

impl VerifyOp for AffineMaxOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_min_max(ir, self.op())
    }
}

impl VerifyRegions for AffineForOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let body = ir.first_block(self.region(ir));
        let counter = body.and_then(|body| ir.arguments(body).next());
        if counter.is_none_or(|counter| ir.value_type(counter) != Type::INDEX) {
            let message = "expected body to have a single index argument for the induction variable";
            return fail(ir, self, message);
        }
        let bounds = [
            ("lower", self.lower_bound_map_attr(ir), self.lower_bound_operands(ir).to_vec()),
            ("upper", self.upper_bound_map_attr(ir), self.upper_bound_operands(ir).to_vec()),
        ];
        for (name, map, operands) in bounds {
            let Some(map) = map_of(ctx, map) else { continue };
            if num_inputs(ctx, map) > 0 {
                Validity { ctx, ir }.verify(self.op(), &operands, map.num_dims(ctx) as usize)?;
            }
            if map.results(ctx).is_empty() {
                let message = format!("expected {name} bound map to have at least one result");
                return fail(ir, self, message);
            }
        }
        let results = ir.num_results(self.op());
        if results == 0 {
            return Ok(());
        }
        if self.inits(ir).len() != results {
            let message = "mismatch between the number of loop-carried values and results";
            return fail(ir, self, message);
        }
        if body.is_some_and(|body| ir.num_arguments(body) != results + 1) {
            return fail(ir, self, "mismatch between the number of basic block args and results");
        }
        Ok(())
    }
}

impl VerifyOp for AffineIfOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(set) = self.condition_attr(ir).and_then(|attr| integer_set(ctx, attr)) else {
            return Ok(());
        };
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        if operands.len() != (set.num_dims(ctx) + set.num_symbols(ctx)) as usize {
            let message = "operand count and condition integer set dimension and symbol count must match";
            return fail(ir, self, message);
        }
        Validity { ctx, ir }.verify(self.op(), &operands, set.num_dims(ctx) as usize)
    }
}

impl VerifyOp for AffineYieldOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let parent = ir.parent_op(self.op()).filter(|parent| {
            let name = ir.name(*parent).as_str(ctx);
            matches!(name, "affine.for" | "affine.if" | "affine.parallel")
        });
        let Some(parent) = parent else {
            return fail(ir, self, "only terminates affine.if/for/parallel regions");
        };
        if ir.num_results(parent) != ir.num_operands(self.op()) {
            let message = "parent of yield must have same number of results as the yield operands";
            return fail(ir, self, message);
        }
        if !ir.result_types(parent).eq(ir.operand_types(self.op())) {
            return fail(ir, self, "types mismatch between yield op and its parent");
        }
        Ok(())
    }
}

/// Verifies the indices of a memory access (`verifyMemoryOpIndexing`).
fn verify_indices(ir: &Ir, op: Op, memref: Value, indices: &[Value]) -> Verified {
    let ctx = ir.context();
    let Some(map) = map_property(ir, op, "map") else { return Ok(()) };
    let rank = shape(ctx, ir.value_type(memref)).map_or(0, <[i64]>::len);
    if map.results(ctx).len() != rank {
        return Err(op_error(ir, op, "affine map num results must equal memref rank"));
    }
    if num_inputs(ctx, map) != indices.len() {
        return Err(op_error(ir, op, "expects as many subscripts as affine map inputs"));
    }
    Validity { ctx, ir }.verify(op, indices, map.num_dims(ctx) as usize)
}

impl VerifyOp for AffineLoadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let memref = self.memref(ir);
        if Some(ir.value_type(self.result(ir))) != element_type(ctx, ir.value_type(memref)) {
            return fail(ir, self, "result type must match element type of memref");
        }
        verify_indices(ir, self.op(), memref, &self.indices(ir).to_vec())
    }
}

impl VerifyOp for AffineStoreOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let memref = self.memref(ir);
        if Some(ir.value_type(self.value(ir))) != element_type(ctx, ir.value_type(memref)) {
            let message = "value to store must have the same type as memref element type";
            return fail(ir, self, message);
        }
        verify_indices(ir, self.op(), memref, &self.indices(ir).to_vec())
    }
}

/// Verifies that the vector and the memref have the same element type.
fn verify_vector(ir: &Ir, op: Op, memref: Value, vector: Value) -> Verified {
    let ctx = ir.context();
    let [memref, vector] = [memref, vector].map(|value| element_type(ctx, ir.value_type(value)));
    if memref != vector {
        let message = "requires memref and vector types of the same elemental type";
        return Err(op_error(ir, op, message));
    }
    Ok(())
}

impl VerifyOp for AffineVectorLoadOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_indices(ir, self.op(), self.memref(ir), &self.indices(ir).to_vec())?;
        verify_vector(ir, self.op(), self.memref(ir), self.result(ir))
    }
}

impl VerifyOp for AffineVectorStoreOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_indices(ir, self.op(), self.memref(ir), &self.indices(ir).to_vec())?;
        verify_vector(ir, self.op(), self.memref(ir), self.value(ir))
    }
}

impl VerifyOp for AffinePrefetchOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(map) = map_of(ctx, self.map_attr(ir)) else { return Ok(()) };
        let rank = shape(ctx, ir.value_type(self.memref(ir))).map_or(0, <[i64]>::len);
        if map.results(ctx).len() != rank {
            let message = "affine.prefetch affine map num results must equal memref rank";
            return fail(ir, self, message);
        }
        if num_inputs(ctx, map) + 1 != ir.num_operands(self.op()) {
            return fail(ir, self, "too few operands");
        }
        let validity = Validity { ctx, ir };
        let scope = validity.scope(self.op());
        let is_valid = |value: Value| validity.is_dim(value, scope) || validity.is_symbol(value, scope);
        if !self.indices(ir).into_iter().all(is_valid) {
            return fail(ir, self, "index must be a valid dimension or symbol identifier");
        }
        Ok(())
    }
}

/// Whether a reduction of this kind has results of the type (`isResultTypeMatchAtomicRMWKind`).
fn reduces_to(ctx: &Context, ty: Type, kind: AtomicRMWKind) -> bool {
    use AtomicRMWKind::{
        Addf, Addi, Andi, Assign, Maximumf, Maxnumf, Maxs, Maxu, Minimumf, Minnumf, Mins, Minu, Mulf, Muli,
        Ori, Xori,
    };
    let signedness = match ty.kind(ctx) {
        TypeKind::Integer { signedness, .. } => Some(signedness),
        _ => None,
    };
    match kind {
        Assign => true,
        Addf | Mulf | Maximumf | Minimumf => matches!(ty.kind(ctx), TypeKind::Float(_)),
        Addi | Muli | Ori | Andi => signedness.is_some(),
        Maxs | Mins => signedness == Some(Signedness::Signed),
        Maxu | Minu => signedness == Some(Signedness::Unsigned),
        // MLIR's list omits them.
        Maxnumf | Minnumf | Xori => false,
    }
}

impl VerifyOp for AffineParallelOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let lower_groups = group_sizes(ctx, self.lower_bounds_groups_attr(ir));
        let upper_groups = group_sizes(ctx, self.upper_bounds_groups_attr(ir));
        let lower = lower_groups.as_ref().map_or(0, ExactSizeIterator::len);
        let upper = upper_groups.as_ref().map_or(0, ExactSizeIterator::len);
        let steps = integers(ctx, self.steps_attr(ir)).len();
        let arguments = ir.first_block(self.region(ir)).map_or(0, |body| ir.num_arguments(body));
        if [lower, upper, arguments].iter().any(|count| *count != steps) {
            let message = format!(
                "the number of region arguments ({arguments}) and the number of map groups for lower ({lower}) and \
                 upper bound ({upper}), and the number of steps ({steps}) must all match"
            );
            return fail(ir, self, message);
        }
        let maps: [(&str, Option<AffineMap>, Vec<usize>); 2] = [
            (
                "lower",
                map_of(ctx, self.lower_bounds_map_attr(ir)),
                lower_groups.into_iter().flatten().collect(),
            ),
            (
                "upper",
                map_of(ctx, self.upper_bounds_map_attr(ir)),
                upper_groups.into_iter().flatten().collect(),
            ),
        ];
        for (name, map, groups) in &maps {
            if groups.contains(&0) {
                let message = format!("expected {name} bound map to have at least one result");
                return fail(ir, self, message);
            }
            let expected = groups.iter().fold(0_usize, |sum, size| sum.wrapping_add(*size));
            if map.is_some_and(|map| map.results(ctx).len() != expected) {
                let message = format!("expected {name} bounds map to have {expected} results");
                return fail(ir, self, message);
            }
        }
        self.verify_reductions(ir)?;
        for ((_, map, _), operands) in maps.iter().zip(self.bound_operands(ctx, ir)) {
            let dims = map.map_or(0, |map: AffineMap| map.num_dims(ctx));
            Validity { ctx, ir }.verify(self.op(), &operands, dims as usize)?;
        }
        Ok(())
    }
}

impl AffineParallelOp {
    fn verify_reductions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let reductions = integers(ctx, self.reductions_attr(ir));
        if reductions.len() != ir.num_results(self.op()) {
            return fail(ir, self, "a reduction must be specified for each output");
        }
        for (kind, ty) in reductions.into_iter().zip(ir.result_types(self.op())) {
            let Some(kind) = u64::try_from(kind).ok().and_then(AtomicRMWKind::from_value) else {
                return fail(ir, self, "invalid reduction attribute");
            };
            if !reduces_to(ctx, ty, kind) {
                return fail(ir, self, "result type cannot match reduction attribute");
            }
        }
        Ok(())
    }
}
