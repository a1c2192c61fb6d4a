//! Wrappers that take the arguments of a function from memory, as upstream's execution engine calls
//! functions.

use cranelift_codegen::Context as CodeContext;
use cranelift_codegen::ir::{AbiParam, InstBuilder as _, MemFlags, Signature, types};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Linkage};

use crate::error::words;
use crate::packing::{load_value, store_value};
use crate::unit::{Function, Unit};

/// Builds the wrapper of a function: it takes an array of addresses, loads the arguments from them, and
/// stores the result to the last one.
///
/// ```text
/// _mlir_f(args) { *args[1] = f(*args[0]) }
/// ```
///
/// # Errors
/// A message if a symbol has this name, or if a type has no memory.
pub(crate) fn packed(
    unit: &mut Unit<'_>,
    code: &mut CodeContext,
    builders: &mut FunctionBuilderContext,
    function: Function,
) -> Result<FuncId, String> {
    let ctx = unit.ctx;
    let abi = unit.abi(function.ty, &[])?;
    let name = unit.name(function.op).map_or("", |name| name.as_str(ctx)).to_owned();
    let mut signature = Signature::new(unit.module.isa().default_call_conv());
    signature.params.push(AbiParam::new(types::I64));
    let wrapper = unit.module.declare_function(&format!("_mlir_{name}"), Linkage::Export, &signature);
    let wrapper = wrapper.map_err(|error| words(&error))?;
    code.func.signature = signature;
    let mut b = FunctionBuilder::new(&mut code.func, builders);
    let block = b.create_block();
    b.append_block_params_for_function_params(block);
    b.switch_to_block(block);
    b.seal_block(block);
    let array = b.block_params(block)[0];
    let params = function.ty.params(ctx);
    let pointer = |b: &mut FunctionBuilder<'_>, index: usize| {
        b.ins().load(types::I64, MemFlags::trusted(), array, index as i32 * 8)
    };
    let mut arguments = Vec::new();
    if abi.returns_in_memory {
        arguments.push(pointer(&mut b, params.len()));
    }
    for (index, ty) in params.iter().enumerate() {
        let from = pointer(&mut b, index);
        arguments.extend(load_value(&mut b, &mut unit.layouts, *ty, from)?);
    }
    let callee = unit.module.declare_func_in_func(function.id, b.func);
    let call = b.ins().call(callee, &arguments);
    if let (Some(result), false) = (abi.result, abi.returns_in_memory) {
        let to = pointer(&mut b, params.len());
        let values = b.inst_results(call).to_vec();
        store_value(&mut b, &mut unit.layouts, result, &values, to)?;
    }
    b.ins().return_(&[]);
    b.finalize();
    Ok(wrapper)
}
