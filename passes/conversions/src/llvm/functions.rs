//! Functions that lowered code calls. The module gets their declarations if they are missing (MLIR's
//! `FunctionCallUtils`).

use dialect_llvm::types::{pointer, void};
use dialect_llvm::{CallOp, LLVMFuncOp, LLVMFunctionType};
use ir_core::context::{Context, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, OpBuilder as _, OpHandle as _, Value};
use ir_core::ops::ModuleOp;
use ir_core::rewrite::ConversionRewriter;
use ir_core::verify::nearest_symbol;

/// The enclosing `builtin.module` of an operation.
pub(crate) fn module_around(ir: &Ir, op: Op) -> Option<Op> {
    std::iter::successors(ir.parent_op(op), |op| ir.parent_op(*op)).find(|op| op.isa::<ModuleOp>(ir))
}

/// The `llvm.func` of this name in a module.
pub(crate) fn function_in(ir: &Ir, module: Op, name: &str) -> Option<LLVMFuncOp> {
    LLVMFuncOp::cast(ir, nearest_symbol(ir, module, ir.context().ident(name))?)
}

/// Creates operations at the start of a module, with the given location.
pub(crate) fn create_at_module_start<T>(
    rewriter: &mut ConversionRewriter<'_, '_>,
    module: Op,
    location: Location,
    create: impl FnOnce(&mut ConversionRewriter<'_, '_>) -> T,
) -> Option<T> {
    let (point, before) = (rewriter.insertion_point(), rewriter.location());
    let ir = rewriter.ir();
    let body = ir.first_block(ir.regions(module).next()?)?;
    rewriter.set_insertion_point_to_start(body);
    rewriter.set_location(location);
    let created = create(rewriter);
    rewriter.restore_insertion_point(point);
    rewriter.set_location(before);
    Some(created)
}

/// The type of a C library function with this signature.
fn signature(ctx: &Context, params: &[Type], result: Option<Type>) -> Type {
    LLVMFunctionType::get(ctx, result.unwrap_or_else(|| void(ctx)), params, false).into()
}

/// Finds or declares the function of this name in a module. `None`, with an error, if the type differs.
pub(crate) fn reserved_function(
    rewriter: &mut ConversionRewriter<'_, '_>,
    module: Op,
    name: &str,
    params: &[Type],
    result: Option<Type>,
) -> Option<LLVMFuncOp> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = signature(ctx, params, result);
    let Some(found) = function_in(ir, module, name) else {
        let location = ir.location(module);
        return create_at_module_start(rewriter, module, location, |rewriter| {
            LLVMFuncOp::create(&mut **rewriter, name, ty)
        });
    };
    let found_type = found.function_type(ir);
    if found_type == ty {
        return Some(found);
    }
    let message = format!(
        "redefinition of reserved function '{name}' of different type '{}' is prohibited",
        found_type.to_text(ctx)
    );
    let error = Diagnostic::error(ir.location(found.op()), message);
    rewriter.report(error)
}

/// Calls a function with these operands.
pub(crate) fn call(
    rewriter: &mut ConversionRewriter<'_, '_>,
    name: &str,
    result: Option<Type>,
    operands: &[Value],
) -> CallOp {
    CallOp::builder(&mut **rewriter, result, operands, &[]).callee(name).create()
}

/// The function `puts`, which writes a string and a newline.
pub(crate) fn puts(rewriter: &mut ConversionRewriter<'_, '_>, module: Op) -> Option<LLVMFuncOp> {
    let pointer = pointer(rewriter.context());
    reserved_function(rewriter, module, "puts", &[pointer], None)
}
