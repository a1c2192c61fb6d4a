//! Verifiers of global variables and aliases.

use ir_core::interfaces::is_memory_effect_free;
use ir_core::runtime::VerifyRegions;

use crate::prelude::*;
use crate::symbols::verify_comdat;
use crate::syntax::{linkage_of, word};
use crate::types::{array_parts, is_compatible_outer, is_text_type};
use crate::{AliasOp, GlobalOp, LLVMArrayType, LLVMPointerType, LLVMTargetExtType, Linkage, ZeroAttr};

/// Whether values of a type can be stored in memory.
fn is_in_memory(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer(ctx, ty) && !is_text_type(ctx, ty, &["void", "token", "metadata", "label"])
}

/// Whether all elements of a value are zero.
fn is_zero(ctx: &Context, value: Attribute) -> bool {
    if ZeroAttr::is(ctx, value) {
        return true;
    }
    match value.kind(ctx) {
        AttrKind::Integer { value, .. } => value.is_zero(),
        AttrKind::Float { value, .. } => value.is_zero() && !value.is_negative(),
        AttrKind::Array(elements) => elements.iter().all(|element| is_zero(ctx, *element)),
        _ => {
            let elements = ir_core::predicates::attributes::int_elements(ctx, value);
            elements.is_some_and(|mut elements| elements.all(|element| element.is_zero()))
        }
    }
}

impl GlobalOp {
    fn ty(self, ir: &Ir) -> Option<Type> {
        self.global_type_attr(ir).and_then(|ty| type_value(ir.context(), ty))
    }

    /// Whether the type is an array of `length` bytes.
    fn has_string_type(self, ctx: &Context, ty: Type, length: usize) -> bool {
        array_parts(ctx, ty).is_some_and(|(element, count)| {
            let is_byte = matches!(element.kind(ctx), TypeKind::Integer { width: 8, .. });
            is_byte && count == length as u64
        })
    }

    /// The error message, if the value does not match the type and the linkage.
    fn wrong_value(self, ctx: &Context, ir: &Ir, ty: Type) -> Option<&'static str> {
        let value = self.value_attr(ir);
        if let Some(AttrKind::String { value, .. }) = value.map(|value| value.kind(ctx))
            && !self.has_string_type(ctx, ty, value.as_bytes(ctx).len())
        {
            return Some("requires an i8 array type of the length equal to that of the string attribute");
        }
        if let Some(ext) = LLVMTargetExtType::cast(ctx, ty) {
            if !ext.ext_type_name(ctx).starts_with("spirv.") {
                return Some("this target extension type cannot be used in a global");
            }
            if value.is_some() {
                return Some(
                    "global with target extension type can only be initialized with zero-initializer",
                );
            }
        }
        match linkage_of(ctx, self.linkage_attr(ir)) {
            Linkage::Common if value.is_some_and(|value| !is_zero(ctx, value)) => {
                Some("expected zero value for 'common' linkage")
            }
            Linkage::Appending if !LLVMArrayType::is(ctx, ty) => {
                Some("expected array type for 'appending' linkage")
            }
            _ => None,
        }
    }
}

impl VerifyOp for GlobalOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        let Some(ty) = self.ty(ir) else { return Ok(()) };
        if !is_in_memory(ctx, ty) {
            return fail(ir, self, "expects type to be a valid element type for an LLVM global");
        }
        if ir.parent_op(op).is_some_and(|parent| !crate::symbols::is_llvm_module(ir, parent)) {
            return fail(ir, self, "must appear at the module level");
        }
        if let Some(wrong) = self.wrong_value(ctx, ir, ty) {
            return fail(ir, self, wrong);
        }
        verify_comdat(ir, op, self.comdat_attr(ir))?;
        let alignment = self.alignment_attr(ir).and_then(|alignment| int(ctx, alignment));
        if alignment.is_some_and(|alignment| !(alignment as u64).is_power_of_two()) {
            return Err(op_failure(ir, op, "alignment attribute is not a power of 2"));
        }
        Ok(())
    }
}

/// The type that an initializer returns.
fn returned(ir: &Ir, op: Op) -> Option<Option<Type>> {
    let block = ir.first_block(ir.region(op, 0))?;
    let terminator = ir.last_op(block)?;
    Some(ir.operand_types(terminator).next())
}

/// The first operation of an initializer that has side effects.
fn effect(ir: &Ir, op: Op) -> Option<Op> {
    let block = ir.first_block(ir.region(op, 0))?;
    ir.ops(block).find(|op| !is_memory_effect_free(ir, *op))
}

impl VerifyRegions for GlobalOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        let (Some(returned), Some(ty)) = (returned(ir, op), self.ty(ir)) else { return Ok(()) };
        let Some(returned) = returned else {
            return fail(ir, self, "initializer region cannot return void");
        };
        if returned != ty {
            let [returned, ty] = [returned, ty].map(|ty| ty.to_text(ctx));
            let message = format!("initializer region type '{returned}' does not match global type '{ty}'");
            return fail(ir, self, message);
        }
        if let Some(effect) = effect(ir, op) {
            let message = "ops with side effects not allowed in global initializers";
            return Err(op_failure(ir, effect, message));
        }
        match self.value_attr(ir) {
            Some(_) => fail(ir, self, "cannot have both initializer value and region"),
            None => Ok(()),
        }
    }
}

impl VerifyOp for AliasOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let ty = self.alias_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        if ty.is_some_and(|ty| !is_in_memory(ctx, ty)) {
            return fail(ir, self, "expects type to be a valid element type for an LLVM global alias");
        }
        let linkage = linkage_of(ctx, self.linkage_attr(ir));
        match linkage {
            Linkage::Appending | Linkage::ExternWeak | Linkage::Common => {
                let message = format!(
                    "'{}' linkage not supported in aliases, available options: private, internal, linkonce, weak, \
                     linkonce_odr, weak_odr, external or available_externally",
                    word(linkage)
                );
                fail(ir, self, message)
            }
            _ => Ok(()),
        }
    }
}

impl VerifyRegions for AliasOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        let Some(returned) = returned(ir, op) else { return Ok(()) };
        if !returned.is_some_and(|ty| LLVMPointerType::is(ctx, ty)) {
            return fail(ir, self, "initializer region must always return a pointer");
        }
        match effect(ir, op) {
            Some(effect) => {
                let message = "ops with side effects are not allowed in alias initializers";
                Err(op_failure(ir, effect, message))
            }
            None => Ok(()),
        }
    }
}
