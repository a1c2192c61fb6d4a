//! Inlining of calls of `llvm.func`.

use ir_core::interfaces::{DialectInlinerInterface, replace_by_operands};
use ir_core::ir::Builder;
use ir_core::predicates::attributes::dictionary_entry;

use crate::prelude::*;
use crate::{AllocaOp, BrOp, CallOp, LLVMFuncOp, ReturnOp};

/// The inliner's hooks of the dialect.
pub struct Functions;

/// Attributes of functions, as LLVM knows them, that forbid inlining.
const FORBIDDING: [&str; 5] = ["noduplicate", "noinline", "presplitcoroutine", "returns_twice", "strictfp"];

/// Attributes of arguments that the call passes as a copy or in memory of its own. The body would change the
/// original instead.
const COPIED: [&str; 3] = ["llvm.byval", "llvm.inalloca", "llvm.preallocated"];

/// Whether the body of a function may replace its calls.
fn may_be_inlined(ir: &Ir, function: LLVMFuncOp) -> bool {
    let ctx = ir.context();
    let property = |name: &str| properties::get(ir, function.op(), name);
    let elements = |name: &str| property(name).and_then(|list| array_elements(ctx, list)).unwrap_or_default();
    let forbids =
        |attribute: &Attribute| string_value(ctx, *attribute).is_some_and(|name| FORBIDDING.contains(&name));
    let is_copied =
        |attributes: &Attribute| COPIED.iter().any(|name| dictionary_entry(ctx, *attributes, name).is_some());
    property("no_inline").is_none()
        && property("personality").is_none()
        && function.signature(ir).is_some_and(|ty| !ty.var_arg(ctx))
        && !elements("passthrough").iter().any(forbids)
        && !elements("arg_attrs").iter().any(is_copied)
}

impl DialectInlinerInterface for Functions {
    fn is_legal_to_inline_call(&self, ir: &Ir, call: Op, callable: Op) -> bool {
        let is_plain = CallOp::cast(ir, call).is_some() && properties::get(ir, call, "no_inline").is_none();
        is_plain && LLVMFuncOp::cast(ir, callable).is_some_and(|function| may_be_inlined(ir, function))
    }

    fn is_legal_to_inline_into(&self, _ir: &Ir, _into: Region, _from: Region, _operands: &[Value]) -> bool {
        true
    }

    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }

    fn allocates_until_return(&self, ir: &Ir, op: Op) -> bool {
        AllocaOp::cast(ir, op).is_some()
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
        BrOp::create(&mut builder, &operands, to);
        ir.erase(terminator);
    }

    fn replace_results(&self, ir: &mut Ir, terminator: Op, results: &[Value]) {
        if ReturnOp::cast(ir, terminator).is_some() {
            replace_by_operands(ir, terminator, results);
        }
    }
}
