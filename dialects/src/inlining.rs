//! Inlining hooks of the dialects.

use ir_core::interfaces::{DialectInlinerInterface, replace_by_operands};

use crate::affine::Affine;
use crate::cf::BranchOp;
use crate::func::{CallOp, FuncOp, ReturnOp};
use crate::memref::{AllocaOp, AllocaScopeOp};
use crate::prelude::*;
use crate::scf::{ForOp, ForallOp, ParallelOp};

/// Hooks that allow inlining all operations, and inlining into their regions.
struct Anywhere;

impl DialectInlinerInterface for Anywhere {
    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        true
    }

    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }
}

/// Hooks that allow inlining all operations, but not inlining into their regions.
struct Operations;

impl DialectInlinerInterface for Operations {
    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }
}

/// Hooks of `memref`.
struct Memory;

impl DialectInlinerInterface for Memory {
    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }

    fn allocates_until_return(&self, ir: &Ir, op: Op) -> bool {
        AllocaOp::cast(ir, op).is_some()
    }

    fn frees_allocations(&self, ir: &Ir, op: Op) -> bool {
        AllocaScopeOp::cast(ir, op).is_some()
    }
}

/// Hooks of structured loops and conditions. Loops free the memory that an iteration allocates.
struct Structures;

impl DialectInlinerInterface for Structures {
    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        true
    }

    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }

    fn frees_allocations(&self, ir: &Ir, op: Op) -> bool {
        ForOp::cast(ir, op).is_some()
            || ForallOp::cast(ir, op).is_some()
            || ParallelOp::cast(ir, op).is_some()
    }
}

/// Hooks of functions: calls are inlined unless the call or the function has `no_inline`.
struct Functions;

impl DialectInlinerInterface for Functions {
    fn is_legal_to_inline_call(&self, ir: &Ir, call: Op, callable: Op) -> bool {
        let call_says_no = CallOp::cast(ir, call).is_some_and(|call| call.no_inline(ir));
        let function = FuncOp::cast(ir, callable);
        !call_says_no && !function.is_some_and(|function| function.no_inline(ir))
    }

    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        true
    }

    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }

    fn branch_instead(&self, ir: &mut Ir, terminator: Op, to: Block) {
        if ReturnOp::cast(ir, terminator).is_none() {
            return;
        }
        let operands: Vec<Value> = ir.operands(terminator).collect();
        let location = ir.location(terminator);
        let mut builder = Builder::new(ir);
        builder.set_insertion_point(terminator);
        builder.set_location(location);
        BranchOp::create(&mut builder, &operands, to);
        ir.erase(terminator);
    }

    fn replace_results(&self, ir: &mut Ir, terminator: Op, results: &[Value]) {
        if ReturnOp::cast(ir, terminator).is_some() {
            replace_by_operands(ir, terminator, results);
        }
    }
}

/// Registers the hooks.
pub(crate) fn register(ctx: &Context) {
    ctx.register_inliner("affine", &Affine);
    ctx.register_inliner("func", &Functions);
    ctx.register_inliner("cf", &Anywhere);
    ctx.register_inliner("memref", &Memory);
    ctx.register_inliner("scf", &Structures);
    for dialect in ["arith", "index", "math", "tensor", "ub", "vector"] {
        ctx.register_inliner(dialect, &Operations);
    }
}
