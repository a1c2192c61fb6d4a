//! Verifiers of functions and returns.

use ir_core::runtime::checks::signature;

use crate::prelude::*;
use crate::symbols::verify_comdat;
use crate::syntax::linkage_of;
use crate::types::{is_compatible_type, is_void};
use crate::{LLVMFuncOp, LandingpadOp, Linkage, ResumeOp, ReturnOp};

impl LLVMFuncOp {
    /// The first landing pad or resume that differs in its type from those before it.
    fn inconsistent_exception(self, ir: &Ir) -> Option<&'static str> {
        let mut first = None;
        let blocks = ir.blocks(ir.region(self.op(), 0));
        for op in blocks.flat_map(|block| ir.ops(block)) {
            let (ty, message) = if let Some(pad) = LandingpadOp::cast(ir, op) {
                let message = "'llvm.landingpad' should have a consistent result type inside a function";
                (ir.value_type(pad.res(ir)), message)
            } else if let Some(resume) = ResumeOp::cast(ir, op) {
                let message = "'llvm.resume' should have a consistent input type inside a function";
                (ir.value_type(resume.value(ir)), message)
            } else {
                continue;
            };
            if *first.get_or_insert(ty) != ty {
                return Some(message);
            }
        }
        None
    }
}

impl VerifyOp for LLVMFuncOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        if let Some(ty) = self.signature(ir) {
            signature(ctx, ir, op, ty.params(ctx), &[ty.return_type(ctx)])?;
        }
        let linkage = linkage_of(ctx, self.linkage_attr(ir));
        if linkage == Linkage::Common {
            return fail(ir, self, "functions cannot have 'common' linkage");
        }
        verify_comdat(ir, op, self.comdat_attr(ir))?;
        if self.is_declaration(ir) {
            return match linkage {
                Linkage::External | Linkage::ExternWeak => Ok(()),
                _ => fail(ir, self, "external functions must have 'external' or 'extern_weak' linkage"),
            };
        }
        let is_inline = self.always_inline(ir);
        let is_not_inlined = self.no_inline(ir);
        if is_not_inlined && is_inline {
            let message = "no_inline and always_inline attributes are incompatible";
            return Err(op_failure(ir, op, message));
        }
        if self.optimize_none(ir) && !is_not_inlined {
            return fail(ir, self, "with optimize_none must also be no_inline");
        }
        self.inconsistent_exception(ir).map_or(Ok(()), |message| Err(op_failure(ir, op, message)))
    }
}

impl ir_core::runtime::VerifyRegions for LLVMFuncOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(entry) = ir.first_block(ir.region(self.op(), 0)) else { return Ok(()) };
        let count = self.signature(ir).map_or(0, |ty| ty.params(ctx).len());
        let wrong = ir.arguments(entry).take(count);
        let wrong = wrong.map(|argument| ir.value_type(argument));
        match wrong.enumerate().find(|(_, ty)| !is_compatible_type(ctx, *ty)) {
            Some((index, _)) => fail(ir, self, format!("entry block argument #{index} is not of LLVM type")),
            None => Ok(()),
        }
    }
}

/// The enclosing function of an operation.
pub(crate) fn function_around(ir: &Ir, op: Op) -> Option<LLVMFuncOp> {
    let mut parent = ir.parent_op(op);
    while let Some(op) = parent {
        if let Some(function) = LLVMFuncOp::cast(ir, op) {
            return Some(function);
        }
        parent = ir.parent_op(op);
    }
    None
}

impl VerifyOp for ReturnOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(function) = function_around(ir, self.op()) else { return Ok(()) };
        let Some(expected) = function.signature(ir).map(|ty| ty.return_type(ctx)) else { return Ok(()) };
        let given = ir.operand_types(self.op()).next();
        let message = match given {
            Some(_) if is_void(ctx, expected) => "expected no operands",
            None if !is_void(ctx, expected) => "expected 1 operand",
            Some(given) if given != expected => "mismatching result types",
            _ => return Ok(()),
        };
        let note = "when returning from function";
        Err(op_error(ir, self.op(), message).with_note(ir.location(function.op()), note))
    }
}
