//! Verifiers of accesses to memory.

use crate::prelude::*;
use crate::syntax::{property, stored, word};
use crate::types::{is_compatible_floating_point, is_compatible_vector, supports_memory};
use crate::{
    AllocaOp, AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp, FenceOp, LLVMPointerType,
    LLVMTargetExtType, LoadOp, StoreOp,
};

impl VerifyOp for AllocaOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let ty = self.elem_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        let ext = ty.and_then(|ty| LLVMTargetExtType::cast(ctx, ty));
        if ext.is_some_and(|ext| !supports_memory(ctx, ext)) {
            fail(ir, self, "this target extension type cannot be used in alloca")
        } else {
            Ok(())
        }
    }
}

fn ordering(ir: &Ir, op: Op, name: &str) -> AtomicOrdering {
    stored(ir.context(), property(ir, op, name)).unwrap_or(AtomicOrdering::NotAtomic)
}

/// Whether values of a type can be accessed atomically.
fn is_atomic(ctx: &Context, ty: Type) -> bool {
    if LLVMPointerType::is(ctx, ty) {
        return true;
    }
    let width = match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => i64::from(width),
        _ if is_compatible_floating_point(ctx, ty) => {
            ir_core::predicates::types::bit_width(ctx, ty).unwrap_or(128)
        }
        _ => return false,
    };
    width >= 8 && ir_core::predicates::numbers::is_power_of_2_64(width)
}

/// Checks what makes a load or store atomic; some orderings are not possible.
fn verify_access(ir: &Ir, op: Op, ty: Type, unsupported: [AtomicOrdering; 2]) -> Verified {
    let ctx = ir.context();
    let error = |message: &str| Err(op_error(ir, op, message));
    let ordering = ordering(ir, op, "ordering");
    if ordering == AtomicOrdering::NotAtomic {
        return match property(ir, op, "syncscope") {
            Some(_) => error("expected syncscope to be null for non-atomic access"),
            None => Ok(()),
        };
    }
    if !is_atomic(ctx, ty) {
        return error(&format!("unsupported type '{}' for atomic access", ty.to_text(ctx)));
    }
    if unsupported.contains(&ordering) {
        return error(&format!("unsupported ordering '{}'", word(ordering)));
    }
    match property(ir, op, "alignment") {
        Some(_) => Ok(()),
        None => error("expected alignment for atomic access"),
    }
}

impl VerifyOp for LoadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ty = ir.value_type(self.res(ir));
        verify_access(ir, self.op(), ty, [AtomicOrdering::Release, AtomicOrdering::AcqRel])
    }
}

impl VerifyOp for StoreOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ty = ir.value_type(self.value(ir));
        verify_access(ir, self.op(), ty, [AtomicOrdering::Acquire, AtomicOrdering::AcqRel])
    }
}

impl AtomicRMWOp {
    /// Why the operation cannot have values of a type.
    fn wrong_type(self, ctx: &Context, ir: &Ir, ty: Type) -> Option<&'static str> {
        use AtomicBinOp::{Fadd, Fmax, Fmaximum, Fmin, Fminimum, Fsub, Xchg};
        let operation = stored::<AtomicBinOp>(ctx, property(ir, self.op(), "bin_op"))?;
        match operation {
            Fadd | Fsub | Fmin | Fmax | Fminimum | Fmaximum => match ty.kind(ctx) {
                TypeKind::Vector { scalable, element, .. } if is_compatible_vector(ctx, ty) => {
                    if scalable.contains(&true) {
                        Some("expected LLVM IR fixed vector type")
                    } else if !is_compatible_floating_point(ctx, element) {
                        Some("expected LLVM IR floating point type for vector element")
                    } else {
                        None
                    }
                }
                _ if is_compatible_floating_point(ctx, ty) => None,
                _ => Some("expected LLVM IR floating point type"),
            },
            Xchg if is_atomic(ctx, ty) => None,
            Xchg => Some("unexpected LLVM IR type for 'xchg' bin_op"),
            _ => match ty.kind(ctx) {
                TypeKind::Integer { width: 8 | 16 | 32 | 64, .. } => None,
                _ => Some("expected LLVM IR integer type"),
            },
        }
    }
}

impl VerifyOp for AtomicRMWOp {
    fn verify(self, ir: &Ir) -> Verified {
        if let Some(wrong) = self.wrong_type(ir.context(), ir, ir.value_type(self.val(ir))) {
            return fail(ir, self, wrong);
        }
        match ordering(ir, self.op(), "ordering") {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered => {
                fail(ir, self, "expected at least 'monotonic' ordering")
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for AtomicCmpXchgOp {
    fn verify(self, ir: &Ir) -> Verified {
        let op = self.op();
        if !is_atomic(ir.context(), ir.value_type(self.val(ir))) {
            return fail(ir, self, "unexpected LLVM IR type");
        }
        let failure = ordering(ir, op, "failure_ordering");
        let orderings = [ordering(ir, op, "success_ordering"), failure];
        let is_weak = |ordering: &AtomicOrdering| {
            matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered)
        };
        if orderings.iter().any(is_weak) {
            return fail(ir, self, "ordering must be at least 'monotonic'");
        }
        if matches!(failure, AtomicOrdering::Release | AtomicOrdering::AcqRel) {
            return fail(ir, self, "failure ordering cannot be 'release' or 'acq_rel'");
        }
        Ok(())
    }
}

impl VerifyOp for FenceOp {
    fn verify(self, ir: &Ir) -> Verified {
        match ordering(ir, self.op(), "ordering") {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic => {
                fail(ir, self, "can be given only acquire, release, acq_rel, and seq_cst orderings")
            }
            _ => Ok(()),
        }
    }
}
