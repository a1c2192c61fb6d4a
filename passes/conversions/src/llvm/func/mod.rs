//! `convert-func-to-llvm`: converts functions, calls and returns. Memrefs are passed as the fields of their
//! descriptors, or as bare pointers. Several results become a struct.

mod calls;
mod function;
mod unranked;
mod wrappers;

use super::LlvmTypeConverter;
use super::attributes::entries;
use super::patterns::{add, create};
use dialect_llvm as llvm;
use dialect_llvm::types::is_compatible_type;
use dialects::func::{ConstantOp, FuncOp};
use ir_core::context::{Attribute, NamedAttribute, Type, TypeKind};
use ir_core::ir::{Ir, Op, OpHandle as _};
use ir_core::rewrite::PatternSet;

/// The attribute of functions that pass memrefs as bare pointers.
const BARE_POINTER: &str = "llvm.bareptr";

/// Adds the patterns that convert operations of `func` (MLIR's `populateFuncToLLVMConversionPatterns`).
pub fn add_func_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    function::add_to(patterns, converter);
    calls::add_to(patterns, converter);
    add(patterns, converter, "ConstantOpLowering", |converter, rewriter, root: ConstantOp, _| {
        let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), root.op());
        let ty = converter.convert(ctx, ir.value_type(ir.result(op, 0)));
        let Some(ty) = ty.filter(|ty| is_compatible_type(ctx, *ty)) else {
            return rewriter.mismatch("failed to convert result type");
        };
        let name = NamedAttribute { name: ctx.ident("global_name"), value: root.value_attr(ir)? };
        let mut attributes = vec![name];
        attributes.extend(entries(ir, op).into_iter().filter(|entry| entry.name.as_str(ctx) != "value"));
        let new = create::<llvm::AddressOfOp>(rewriter, &[], &[ty], &attributes);
        let value = rewriter.ir().result(new, 0);
        rewriter.replace_op(op, &[value]);
        Some(())
    });
}

/// Whether an optional function passes memrefs as bare pointers.
fn uses_bare_pointers(ir: &Ir, function: Option<Op>, converter: &LlvmTypeConverter) -> bool {
    let has_attribute = |function: Op| ir.attribute(function, BARE_POINTER).is_some();
    converter.options().use_bare_ptr_call_conv || function.is_some_and(has_attribute)
}

/// The parameter and result types of a function.
fn signature(ir: &Ir, function: FuncOp) -> Option<(Vec<Type>, Vec<Type>)> {
    match function.function_type(ir).kind(ir.context()) {
        TypeKind::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

/// The visibility of a function, if it is not public as without an attribute.
fn visibility(function: FuncOp, ir: &Ir) -> Option<Attribute> {
    let visibility = function.sym_visibility_attr(ir)?;
    (ir_core::predicates::attributes::string_value(ir.context(), visibility) != Some("public"))
        .then_some(visibility)
}
