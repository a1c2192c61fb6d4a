//! Verifiers of variables, constants and fields: their types and initial values.

use ir_core::predicates::attributes::{attribute_type, is_elements_attr, string_value, type_value};
use ir_core::predicates::shaped::ranked_tensor_type;

use super::types::{is_pointer_wide, is_supported};
use super::{
    ArrayType, ClassOp, ConstantOp, FieldOp, GetFieldOp, GlobalOp, LValueType, OpaqueAttr, VariableOp,
};
use crate::prelude::*;

/// Checks the initial value of a variable, or the value of a constant.
fn verify_value(ir: &Ir, op: Op, value: Attribute) -> Verified {
    let ctx = ir.context();
    if OpaqueAttr::is(ctx, value) {
        return Ok(());
    }
    if string_value(ctx, value).is_some() {
        return Err(op_error(ir, op, "string attributes are not supported, use #emitc.opaque instead"));
    }
    let Some((result, given)) = ir.result_types(op).next().zip(attribute_type(ctx, value)) else {
        return Ok(());
    };
    let expected = LValueType::cast(ctx, result).map_or(result, |ty| ty.value_type(ctx));
    if expected == given || is_pointer_wide(ctx, expected) && given == Type::INDEX {
        return Ok(());
    }
    let (given, expected) = (given.to_text(ctx), expected.to_text(ctx));
    let message = format!(
        "requires attribute to either be an #emitc.opaque attribute or it's type ('{given}') to match the op's result \
         type ('{expected}')"
    );
    Err(op_error(ir, op, &message))
}

impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(value) = self.value_attr(ir) else { return Ok(()) };
        verify_value(ir, self.op(), value)?;
        match OpaqueAttr::cast(ctx, value) {
            Some(value) if value.value(ctx).is_empty() => fail(ir, self, "value must not be empty"),
            _ => Ok(()),
        }
    }
}

impl VerifyOp for VariableOp {
    fn verify(self, ir: &Ir) -> Verified {
        self.value_attr(ir).map_or(Ok(()), |value| verify_value(ir, self.op(), value))
    }
}

/// The type that an attribute of an operation has.
pub(super) fn declared_type(ir: &Ir, attribute: Option<Attribute>) -> Option<Type> {
    type_value(ir.context(), attribute?)
}

impl VerifyOp for GlobalOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(ty) = declared_type(ir, self.type_attr(ir)) else { return Ok(()) };
        if !is_supported(ctx, ty) {
            return fail(ir, self, "expected valid emitc type");
        }
        if let Some(value) = self.initial_value_attr(ir) {
            self.verify_initial_value(ir, ty, value)?;
        }
        if self.static_specifier(ir) && self.extern_specifier(ir) {
            return fail(ir, self, "cannot have both static and extern specifiers");
        }
        Ok(())
    }
}

impl GlobalOp {
    fn verify_initial_value(self, ir: &Ir, ty: Type, value: Attribute) -> Verified {
        let ctx = ir.context();
        let mut expected = ty;
        if is_elements_attr(ctx, value) {
            let Some(array) = ArrayType::cast(ctx, ty) else {
                return fail(ir, self, format!("expected array type, but got '{}'", ty.to_text(ctx)));
            };
            let tensor = ranked_tensor_type(ctx, array.shape(ctx), array.element_type(ctx));
            expected = tensor.unwrap_or(ty);
        } else if OpaqueAttr::is(ctx, value) {
            return Ok(());
        } else if !matches!(value.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. }) {
            let value = value.to_text(ctx);
            let message = format!(
                "initial value should be a integer, float, elements or opaque attribute, but got {value}"
            );
            return fail(ir, self, message);
        }
        match attribute_type(ctx, value) {
            Some(given) if given != expected => {
                let (ty, given) = (ty.to_text(ctx), given.to_text(ctx));
                let message =
                    format!("initial value expected to be of type '{ty}', but was of type '{given}'");
                fail(ir, self, message)
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for FieldOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        if declared_type(ir, self.type_attr(ir)).is_some_and(|ty| !is_supported(ctx, ty)) {
            return fail(ir, self, "expected valid emitc type");
        }
        if ir.parent_op(self.op()).is_none_or(|around| ClassOp::cast(ir, around).is_none()) {
            return fail(ir, self, "field must be nested within an emitc.class operation");
        }
        let name = self.sym_name_attr(ir).and_then(|name| string_value(ctx, name));
        if name.is_none_or(str::is_empty) {
            return fail(ir, self, "field must have a non-empty symbol name");
        }
        Ok(())
    }
}

impl VerifyOp for GetFieldOp {
    fn verify(self, ir: &Ir) -> Verified {
        let mut around = std::iter::successors(ir.parent_op(self.op()), |op| ir.parent_op(*op));
        if around.any(|op| ClassOp::cast(ir, op).is_some()) {
            Ok(())
        } else {
            fail(ir, self, " must be nested within an emitc.class operation")
        }
    }
}
