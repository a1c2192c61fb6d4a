//! Calls: how parameters and results of LLVM's function types are passed on the machine.
//!
//! As in LLVM, each scalar of a parameter is a parameter of its own, and the scalars of a result are in
//! registers as long as there are enough. If not, the caller passes the address of memory for the result as
//! the first parameter.
//!
//! LLVM uses a third register in some cases. Functions of other compilers with such results are rejected
//! (`check_external`).

use cranelift_codegen::ir::{AbiParam, Signature, types};
use cranelift_codegen::isa::CallConv;
use dialect_llvm::LLVMFunctionType;
use dialect_llvm::types::is_void;
use ir_core::context::{Type, TypeKind};

use crate::layout::{Kind, Layouts};

/// Registers for results of each class: two of integers, two of floats.
const RESULT_REGISTERS: u32 = 2;

/// A signature, and how the result is returned.
pub(crate) struct Abi {
    pub(crate) signature: Signature,
    /// Whether the first parameter is the address of memory for the result.
    pub(crate) returns_in_memory: bool,
    /// The type of the result.
    pub(crate) result: Option<Type>,
}

impl Abi {
    /// The signature of a function type, with arguments of these types after its parameters.
    ///
    /// # Errors
    /// A message about a type that the machine lacks.
    pub(crate) fn new(
        layouts: &mut Layouts<'_>,
        convention: CallConv,
        ty: LLVMFunctionType,
        more: &[Type],
    ) -> Result<Self, String> {
        let ctx = layouts.ctx;
        let mut signature = Signature::new(convention);
        let result = Some(ty.return_type(ctx)).filter(|ty| !is_void(ctx, *ty));
        let mut returns_in_memory = false;
        if let Some(result) = result {
            let layout = layouts.get_value(result)?;
            let count = |is_float: bool| -> u32 {
                let kinds = layout.leaves.iter().map(|leaf| leaf.kind);
                let kinds = kinds.filter(|kind| matches!(kind, Kind::Single | Kind::Double) == is_float);
                kinds.map(|kind| kind.width().div_ceil(64)).sum()
            };
            returns_in_memory = count(false) > RESULT_REGISTERS || count(true) > RESULT_REGISTERS;
            if returns_in_memory {
                signature.params.push(AbiParam::new(types::I64))
            } else {
                signature.returns.extend(layout.leaves.iter().map(|leaf| AbiParam::new(leaf.kind.clif())))
            }
        }
        for ty in ty.params(ctx).iter().chain(more) {
            let layout = layouts.get_value(*ty)?;
            signature.params.extend(layout.leaves.iter().map(|leaf| AbiParam::new(leaf.kind.clif())));
        }
        Ok(Abi { signature, returns_in_memory, result })
    }

    /// Extends small integers, which functions of other compilers expect of their callers: by their sign
    /// if the parameter has the attribute for it.
    pub(crate) fn extend_arguments(
        &mut self,
        layouts: &mut Layouts<'_>,
        ty: LLVMFunctionType,
        is_signed: impl Fn(usize) -> bool,
    ) {
        let mut at = usize::from(self.returns_in_memory);
        for (index, ty) in ty.params(layouts.ctx).iter().enumerate() {
            let Ok(layout) = layouts.get(*ty) else { return };
            if let ([leaf], Some(param)) = (layout.leaves.as_slice(), self.signature.params.get_mut(at))
                && matches!(leaf.kind, Kind::Int(0..=31))
            {
                *param = if is_signed(index) { param.sext() } else { param.uext() };
            }
            at += layout.leaves.len();
        }
    }
}

/// Checks that a function of another compiler is called as it expects it.
///
/// # Errors
/// A message about a parameter or a result for which Cranelift has no convention.
pub(crate) fn check_external(layouts: &mut Layouts<'_>, ty: LLVMFunctionType) -> Result<(), String> {
    let ctx = layouts.ctx;
    let result = ty.return_type(ctx);
    for ty in ty.params(ctx).iter().copied().chain(Some(result).filter(|ty| !is_void(ctx, *ty))) {
        let layout = layouts.get_value(ty)?;
        let is_foreign = |kind: Kind| kind.is_half();
        if matches!(ty.kind(ctx), TypeKind::Vector { .. })
            || layout.leaves.iter().any(|leaf| is_foreign(leaf.kind))
        {
            let name = ty.to_text(ctx);
            return Err(format!("passes type '{name}' to a function that is defined elsewhere"));
        }
    }
    let returned = if is_void(ctx, result) { 0 } else { layouts.get(result)?.leaves.len() };
    if (3..=4).contains(&returned) {
        let name = result.to_text(ctx);
        return Err(format!(
            "returns type '{name}' from a function that is defined elsewhere, in registers that Cranelift does not use"
        ));
    }
    Ok(())
}
