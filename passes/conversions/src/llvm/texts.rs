//! Texts as global variables.

use super::functions::create_at_module_start;
use dialect_llvm as llvm;
use dialect_llvm::types::pointer;
use dialect_llvm::{LLVMArrayType, LinkageAttr};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;
use ir_core::ir::{Op, OpBuilder as _, Value};
use ir_core::predicates::shaped::ranked_tensor_type;
use ir_core::rewrite::ConversionRewriter;
use ir_core::verify::nearest_symbol;

/// The address of a text that becomes a global variable with a unique name (MLIR's `createPrintStrCall`).
pub(crate) fn global_text(
    rewriter: &mut ConversionRewriter<'_, '_>,
    module: Op,
    name: &str,
    message: &[u8],
) -> Option<Value> {
    let ctx = rewriter.context();
    let i8_type = ctx.integer_type(8);
    let mut bytes = message.to_vec();
    bytes.push(0);
    let array = LLVMArrayType::get(ctx, i8_type, bytes.len() as u64).base();
    let tensor = ranked_tensor_type(ctx, &[bytes.len() as i64], i8_type)?;
    let value = ctx.dense_elements_attr(tensor, &bytes)?;
    let name = unused_name(rewriter, module, name);
    let linkage = LinkageAttr::get(ctx, llvm::Linkage::Private).base();
    let location = rewriter.location();
    create_at_module_start(rewriter, module, location, |rewriter| {
        let global = llvm::GlobalOp::builder(&mut **rewriter, array, &name, linkage);
        global.constant(true).value(value).create();
    })?;
    let pointer: Type = pointer(ctx);
    let address = llvm::AddressOfOp::create(&mut **rewriter, pointer, &name).res(rewriter.ir());
    Some(llvm::GEPOp::create(&mut **rewriter, pointer, address, &[], &[0], array).res(rewriter.ir()))
}

/// The name, with the first numeric suffix that makes it unique in the module.
fn unused_name(rewriter: &ConversionRewriter<'_, '_>, module: Op, name: &str) -> String {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let numbered = (0_u64..).map(|index| format!("{name}_{index}"));
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    all.find(|name| nearest_symbol(ir, module, ctx.ident(name)).is_none()).unwrap_or_default()
}
