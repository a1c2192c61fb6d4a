//! Functions and globals of a module.

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Context, Ident, Type};
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{array_elements, int, string_value, type_value};

use crate::code::{Global, Initial};
use crate::layout::Layout;

/// The parameters and results of a function type.
pub(crate) fn signature(ctx: &Context, ty: Type) -> (Vec<Type>, Vec<Type>) {
    let Some(ty) = LLVMFunctionType::cast(ctx, ty) else { return Default::default() };
    let result = ty.return_type(ctx);
    let is_void = dialect_llvm::types::is_void(ctx, result);
    (ty.params(ctx).to_vec(), if is_void { Vec::new() } else { vec![result] })
}

/// Whether calls of a function of this type may have more arguments than parameters.
pub(crate) fn is_variadic(ctx: &Context, ty: Type) -> bool {
    LLVMFunctionType::cast(ctx, ty).is_some_and(|ty| ty.var_arg(ctx))
}

/// A global variable; the caller sets an initial value that a region computes.
pub(crate) fn global(ir: &Ir, op: Op) -> Option<Global> {
    let ctx = ir.context();
    let ty = type_value(ctx, ir.attribute(op, "global_type")?)?;
    let initial = ir.attribute(op, "value").map_or(Initial::Uninitialized, Initial::Attribute);
    let alignment = ir.attribute(op, "alignment").and_then(|value| int(ctx, value)).unwrap_or(1);
    Some(Global {
        name: string_value(ctx, ir.attribute(op, "sym_name")?)?.to_owned(),
        location: ir.location(op),
        ty,
        layout: Layout::get(ctx, ty),
        initial,
        is_constant: ir.attribute(op, "constant").is_some(),
        alignment: alignment.max(1) as u64,
    })
}

/// The functions that an operation lists under a name, with their priorities.
pub(crate) fn startup_functions(ir: &Ir, op: Op, names: &str) -> Vec<(i64, Ident)> {
    let ctx = ir.context();
    let list =
        |name: &str| ir.attribute(op, name).and_then(|list| array_elements(ctx, list)).unwrap_or_default();
    let name = |attribute: &ir_core::context::Attribute| match attribute.kind(ctx) {
        AttrKind::SymbolRef { root, .. } => Some(root),
        _ => None,
    };
    let priorities = list("priorities").iter().filter_map(|priority| int(ctx, *priority));
    priorities.zip(list(names).iter().filter_map(name)).collect()
}
