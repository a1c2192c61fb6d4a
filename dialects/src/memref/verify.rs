//! User-provided verifiers, except those of views.

use ir_core::predicates::attributes::{attribute_type, is_elements_attr, type_value};
use ir_core::predicates::shaped::has_static_shape;

use super::*;
use crate::prelude::*;
use crate::shapes::verify_dynamic_sizes;

/// The number of symbols in the layout map of a memref.
fn layout_symbols(ctx: &Context, ty: Type) -> usize {
    let TypeKind::MemRef { layout: Some(layout), .. } = ty.kind(ctx) else { return 0 };
    match layout.kind(ctx) {
        AttrKind::AffineMap(map) => map.num_symbols(ctx) as usize,
        AttrKind::StridedLayout { offset, strides } => {
            usize::from(offset == DYNAMIC) + strides.iter().filter(|stride| **stride == DYNAMIC).count()
        }
        _ => 0,
    }
}

fn rank(ir: &Ir, value: Value) -> usize {
    let ctx = ir.context();
    shape(ctx, ir.value_type(value)).map_or(0, <[i64]>::len)
}

/// Verifies the numbers of dynamic sizes and of layout symbols.
fn alloc_like(ir: &Ir, handle: impl OpHandle, ty: Type, sizes: usize, symbols: usize) -> Verified {
    let ctx = ir.context();
    verify_dynamic_sizes(ir, handle.op(), ty, sizes)?;
    let expected = layout_symbols(ctx, ty);
    if expected != symbols {
        let message = format!(
            "symbol operand count does not equal memref symbol count: expected {expected}, got {symbols}"
        );
        return fail(ir, handle, message);
    }
    Ok(())
}

impl VerifyOp for AllocOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (sizes, symbols) = (self.dynamic_sizes(ir).len(), self.symbol_operands(ir).len());
        alloc_like(ir, self, ir.value_type(self.memref(ir)), sizes, symbols)
    }
}

/// The operations with the trait `AutomaticAllocationScope`. Those of other dialects of `mlir-opt` may be
/// unregistered here.
pub(super) const SCOPES: [&str; 29] = [
    "acc.firstprivate.recipe",
    "acc.kernels",
    "acc.loop",
    "acc.parallel",
    "acc.private.recipe",
    "acc.reduction.recipe",
    "acc.serial",
    "affine.for",
    "affine.parallel",
    "async.execute",
    "emitc.class",
    "emitc.func",
    "func.func",
    "gpu.func",
    "gpu.launch",
    "llvm.func",
    "memref.alloca_scope",
    "omp.parallel",
    "omp.task",
    "omp.taskgroup",
    "omp.taskloop",
    "scf.for",
    "scf.forall",
    "scf.parallel",
    "shape.func",
    "spirv.ARM.Graph",
    "spirv.func",
    "wasmssa.func",
    "wasmssa.global",
];

impl VerifyOp for AllocaOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let around = std::iter::successors(ir.parent_op(self.op()), |op| ir.parent_op(*op));
        if !around.map(|op| ir.name(op).as_str(ctx)).any(|name| SCOPES.contains(&name)) {
            let message = "requires an ancestor op with AutomaticAllocationScope trait";
            return fail(ir, self, message);
        }
        let (sizes, symbols) = (self.dynamic_sizes(ir).len(), self.symbol_operands(ir).len());
        alloc_like(ir, self, ir.value_type(self.memref(ir)), sizes, symbols)
    }
}

impl VerifyOp for AssumeAlignmentOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let alignment = self.alignment_attr(ir).and_then(|attr| int(ctx, attr)).unwrap_or(1);
        if alignment.count_ones() != 1 { fail(ir, self, "alignment must be power of 2") } else { Ok(()) }
    }
}

impl VerifyOp for LoadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (expected, given) = (rank(ir, self.memref(ir)), self.indices(ir).len());
        if expected != given {
            let message =
                format!("incorrect number of indices for load, expected {expected} but got {given}");
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl VerifyOp for StoreOp {
    fn verify(self, ir: &Ir) -> Verified {
        if rank(ir, self.memref(ir)) != self.indices(ir).len() {
            return fail(ir, self, "store index operand count not equal to memref rank");
        }
        Ok(())
    }
}

impl VerifyOp for PrefetchOp {
    fn verify(self, ir: &Ir) -> Verified {
        if rank(ir, self.memref(ir)) != self.indices(ir).len() {
            return fail(ir, self, "too few indices");
        }
        Ok(())
    }
}

impl VerifyOp for AtomicRMWOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        if rank(ir, self.memref(ir)) != self.indices(ir).len() {
            return fail(ir, self, "expects the number of subscripts to be equal to memref rank");
        }
        const FLOATS: [(i64, &str); 6] =
            [(0, "addf"), (4, "maximumf"), (5, "maxnumf"), (8, "minimumf"), (9, "minnumf"), (12, "mulf")];
        const INTEGERS: [(i64, &str); 9] = [
            (1, "addi"),
            (2, "andi"),
            (6, "maxs"),
            (7, "maxu"),
            (10, "mins"),
            (11, "minu"),
            (13, "muli"),
            (14, "ori"),
            (15, "xori"),
        ];
        let kind = self.kind_attr(ir).and_then(|attr| int(ctx, attr)).unwrap_or(3);
        let is_float = matches!(ir.value_type(self.value(ir)).kind(ctx), TypeKind::Float(_));
        let named =
            |kinds: &[(i64, &'static str)]| kinds.iter().find(|(of, _)| *of == kind).map(|found| found.1);
        let (name, expected) = match (named(&FLOATS), named(&INTEGERS)) {
            (Some(name), _) if !is_float => (name, "a floating-point"),
            (_, Some(name)) if is_float => (name, "an integer"),
            _ => return Ok(()),
        };
        fail(ir, self, format!("with kind '{name}' expects {expected} type"))
    }
}

impl VerifyOp for GenericAtomicRMWOp {
    fn verify(self, ir: &Ir) -> Verified {
        let body = ir.first_block(self.atomic_body(ir));
        let Some(body) = body.filter(|body| ir.num_arguments(*body) == 1) else {
            return fail(ir, self, "expected single number of entry block arguments");
        };
        if ir.value_type(ir.argument(body, 0)) != ir.value_type(self.result(ir)) {
            return fail(ir, self, "expected block argument of the same type result type");
        }
        let has_effects = |op: Op| !ir_core::interfaces::is_memory_effect_free(ir, op);
        if let Some(op) = ir.ops(body).find(|op| has_effects(*op)) {
            let message =
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
            return Err(op_failure(ir, op, message));
        }
        Ok(())
    }
}

impl VerifyOp for AtomicYieldOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let parent = ir.parent_op(self.op()).and_then(|parent| ir.result_types(parent).next());
        let given = ir.value_type(self.result(ir));
        match parent {
            Some(expected) if expected != given => {
                let (given, expected) = (given.to_text(ctx), expected.to_text(ctx));
                fail(
                    ir,
                    self,
                    format!("types mismatch between yield op: '{given}' and its parent: '{expected}'"),
                )
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for GlobalOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(ty) = self.type_attr(ir).and_then(|attr| type_value(ctx, attr)) else { return Ok(()) };
        if !has_static_shape(ctx, ty) {
            let message = format!("type should be static shaped memref, but got '{}'", ty.to_text(ctx));
            return fail(ir, self, message);
        }
        let Some(value) = self.initial_value_attr(ir) else { return Ok(()) };
        if !is_elements_attr(ctx, value) {
            if value == Attribute::UNIT {
                return Ok(());
            }
            let message = format!(
                "initial value should be a unit or elements attribute, but got {}",
                value.to_text(ctx)
            );
            return fail(ir, self, message);
        }
        let Some(given) = attribute_type(ctx, value) else { return Ok(()) };
        let text = |ty: Option<Type>| ty.map_or_else(String::new, |ty| ty.to_text(ctx));
        let [expected_element, element] = [ty, given].map(|ty| element_type(ctx, ty));
        if expected_element != element {
            let message = format!(
                "initial value element expected to be of type '{}', but was of type '{}'",
                text(expected_element),
                text(element)
            );
            return fail(ir, self, message);
        }
        let [expected, given] = [ty, given].map(|ty| shape(ctx, ty).unwrap_or_default());
        if expected != given {
            let list = |sizes: &[i64]| sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let message =
                format!("initial value shape expected to be {} but was {}", list(expected), list(given));
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl VerifyOp for ReallocOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let from = ir.value_type(self.source(ir));
        let Some(to) = ir.result_types(self.op()).next() else { return Ok(()) };
        let (
            TypeKind::MemRef { layout: a, memory_space: b, element: c, .. },
            TypeKind::MemRef { layout: d, memory_space: e, element: f, shape },
        ) = (from.kind(ctx), to.kind(ctx))
        else {
            return Ok(());
        };
        let (from, to) = (from.to_text(ctx), to.to_text(ctx));
        let both = |subject: &str| {
            format!(
                "different {subject} specified for source memref type '{from}' and result memref type '{to}'"
            )
        };
        let is_open = shape.contains(&DYNAMIC);
        let message = if a.is_some() {
            format!("unsupported layout for source memref type '{from}'")
        } else if d.is_some() {
            format!("unsupported layout for result memref type '{to}'")
        } else if b != e {
            both("memory spaces")
        } else if c != f {
            both("element types")
        } else if is_open && self.dynamic_result_size(ir).is_none() {
            format!("missing dimension operand for result type '{to}'")
        } else if !is_open && self.dynamic_result_size(ir).is_some() {
            format!("unnecessary dimension operand for result type '{to}'")
        } else {
            return Ok(());
        };
        Err(op_failure(ir, self.op(), &message))
    }
}

impl VerifyOp for DistinctObjectsOp {
    fn verify(self, ir: &Ir) -> Verified {
        if !ir.operand_types(self.op()).eq(ir.result_types(self.op())) {
            return fail(ir, self, "operand types and result types must match");
        }
        if ir.num_operands(self.op()) == 0 {
            return fail(ir, self, "expected at least one operand");
        }
        Ok(())
    }
}
