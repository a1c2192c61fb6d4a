//! Attributes of the dialect on operations, arguments and results of functions; interfaces with verifiers.

use ir_core::runtime::{
    VerifyInterface, VerifyOperationAttribute, VerifyRegionArgumentAttribute, VerifyRegionResultAttribute,
};
use ir_core::verify::SignatureElement;

use crate::prelude::*;
use crate::syntax::property;
use crate::types::{is_compatible_type, is_void};
use crate::{
    AccessGroupOpInterface, AliasAnalysisOpInterface, DereferenceableOpInterface, LLVMFunctionType,
    LLVMPointerType, Registered,
};

/// The kind of value that an attribute of a parameter must have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Unit,
    Type,
    Integer,
}

/// Which parameters may have an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Pointers,
    Integers,
    Anything,
}

/// The attributes of parameters, without `llvm.`.
const PARAMETERS: &[(&[&str], Value, On)] = &[
    (
        &["noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"],
        Value::Unit,
        On::Pointers,
    ),
    (&["sret", "byval", "byref", "elementtype", "inalloca", "preallocated"], Value::Type, On::Pointers),
    (&["signext", "zeroext"], Value::Unit, On::Integers),
    (&["align", "dereferenceable", "dereferenceable_or_null"], Value::Integer, On::Pointers),
    (&["alignstack"], Value::Integer, On::Anything),
    (&["noundef", "inreg", "returned"], Value::Unit, On::Anything),
];

/// The attributes that results cannot have, without `llvm.`.
const NOT_OF_RESULTS: [&str; 15] = [
    "allocalign",
    "allocptr",
    "byval",
    "byref",
    "inalloca",
    "nest",
    "nocapture",
    "nofree",
    "preallocated",
    "readnone",
    "readonly",
    "returned",
    "alignstack",
    "sret",
    "writeonly",
];

/// Checks an attribute of an argument or result of this type.
fn verify_parameter(ir: &Ir, op: Op, ty: Type, attribute: NamedAttribute) -> Verified {
    let ctx = ir.context();
    let full = attribute.name.as_str(ctx);
    let name = full.strip_prefix("llvm.").unwrap_or(full);
    let Some((_, value, on)) = PARAMETERS.iter().find(|(names, ..)| names.contains(&name)) else {
        return Ok(());
    };
    let error = |message: &str| Err(op_failure(ir, op, &format!("\"{full}\" {message}")));
    match value {
        Value::Unit if !matches!(attribute.value.kind(ctx), AttrKind::Unit) => {
            return error("should be a unit attribute");
        }
        Value::Type if type_value(ctx, attribute.value).is_none() => {
            return error("should be a type attribute");
        }
        Value::Integer if !matches!(attribute.value.kind(ctx), AttrKind::Integer { .. }) => {
            return error("should be an integer attribute");
        }
        _ => {}
    }
    // Functions of other dialects may have types that are not converted yet.
    if !is_compatible_type(ctx, ty) {
        return Ok(());
    }
    match on {
        On::Pointers if !LLVMPointerType::is(ctx, ty) => error("attribute attached to non-pointer LLVM type"),
        On::Integers if ir_core::predicates::types::integer_width(ctx, ty).is_none() => {
            error("attribute attached to non-integer LLVM type")
        }
        _ => Ok(()),
    }
}

/// The type of a function's parameter.
fn function_types(ir: &Ir, op: Op) -> (Vec<Type>, Vec<Type>) {
    let ctx = ir.context();
    let ty = property(ir, op, "function_type").and_then(|ty| type_value(ctx, ty));
    let Some(ty) = ty else { return Default::default() };
    if let TypeKind::Function { inputs, results } = ty.kind(ctx) {
        return (inputs.to_vec(), results.to_vec());
    }
    let own = LLVMFunctionType::cast(ctx, ty);
    own.map(|ty| (ty.params(ctx).to_vec(), vec![ty.return_type(ctx)])).unwrap_or_default()
}

impl VerifyOperationAttribute for Registered {
    fn verify_operation_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Verified {
        let is_layout = attribute.name.as_str(ctx) == "llvm.data_layout";
        if is_layout && string_value(ctx, attribute.value).is_none() {
            let message = "expected 'llvm.data_layout' to be a string attributes";
            Err(op_error(ir, op, message))
        } else {
            Ok(())
        }
    }
}

impl VerifyRegionArgumentAttribute for Registered {
    fn verify_region_argument_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Verified {
        match function_types(ir, op).0.get(element.index) {
            Some(ty) => verify_parameter(ir, op, *ty, attribute),
            None => Ok(()),
        }
    }
}

impl VerifyRegionResultAttribute for Registered {
    fn verify_region_result_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        element: SignatureElement,
        attribute: NamedAttribute,
    ) -> Verified {
        let Some(ty) = function_types(ir, op).1.get(element.index).copied() else { return Ok(()) };
        if is_void(ctx, ty) {
            let message = "cannot attach result attributes to functions with a void return";
            return Err(op_failure(ir, op, message));
        }
        let full = attribute.name.as_str(ctx);
        if NOT_OF_RESULTS.contains(&full.strip_prefix("llvm.").unwrap_or(full)) {
            let message = format!("\"{full}\" is not a valid result attribute");
            return Err(op_failure(ir, op, &message));
        }
        verify_parameter(ir, op, ty, attribute)
    }
}

impl VerifyInterface for dyn AccessGroupOpInterface {
    /// The groups are checked as the attribute that they are.
    fn verify_interface(&self, _ir: &Ir) -> Verified {
        Ok(())
    }
}

impl VerifyInterface for dyn AliasAnalysisOpInterface {
    /// The scopes are checked as the attributes that they are.
    fn verify_interface(&self, _ir: &Ir) -> Verified {
        Ok(())
    }
}

impl VerifyInterface for dyn DereferenceableOpInterface {
    fn verify_interface(&self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.operation());
        if property(ir, op, "dereferenceable").is_none() {
            return Ok(());
        }
        if ir.result_types(op).next().is_some_and(|ty| LLVMPointerType::is(ctx, ty)) {
            Ok(())
        } else {
            Err(op_error(ir, op, "expected op to return a single LLVM pointer type"))
        }
    }
}
