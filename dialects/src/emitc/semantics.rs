//! Constants, casts, calls and uses of symbols.

use std::ops::Range;

use ir_core::interfaces::{CallOpInterface, Callable, CallableOpInterface, SymbolUserOpInterface};
use ir_core::predicates::attributes::{string_value, type_value};
use ir_core::predicates::types::{function_inputs, function_results};
use ir_core::runtime::checks::CastOpInterface;
use ir_core::verify::nearest_symbol;

use super::initial_values::declared_type;
use super::types::{is_integer_index_or_opaque, is_supported_float};
use super::*;
use crate::prelude::*;
use crate::symbols::{root, verify_call};

crate::support::constants!(ConstantOp);

crate::support::materializes_constants!(constant);

/// Creates an `emitc.constant`.
fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    Some(ConstantOp::create(b, ty, value).op())
}

impl CanonicalizationPatterns for ForOp {
    /// MLIR declares canonicalization patterns, but defines none.
    fn canonicalization_patterns(_ctx: &Context, _patterns: &mut PatternSet) {}
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        let ([from], [to]) = (operands, results) else { return false };
        if let Some(array) = ArrayType::cast(ctx, *from) {
            let is_element = |pointer: PointerType| pointer.pointee(ctx) == array.element_type(ctx);
            return PointerType::cast(ctx, *to).is_some_and(is_element)
                && matches!(array.shape(ctx), [size] if *size >= 1);
        }
        let is_scalar = |ty: Type| {
            is_integer_index_or_opaque(ctx, ty) || is_supported_float(ctx, ty) || PointerType::is(ctx, ty)
        };
        is_scalar(*from) && is_scalar(*to)
    }
}

impl FuncOp {
    /// The argument types and the result types.
    #[must_use]
    pub fn signature(self, ir: &Ir) -> (&[Type], &[Type]) {
        let ctx = ir.context();
        let ty = self.function_type_attr(ir).and_then(|attr| type_value(ctx, attr));
        let signature = ty.and_then(|ty| function_inputs(ctx, ty).zip(function_results(ctx, ty)));
        signature.unwrap_or_default()
    }
}

impl CallableOpInterface for FuncOp {
    fn callable_region(self, ir: &Ir) -> Option<Region> {
        let region = ir.region(self.op(), 0);
        (!ir.is_empty_region(region)).then_some(region)
    }

    fn result_types(self, ir: &Ir) -> Vec<Type> {
        self.signature(ir).1.to_vec()
    }
}

impl CallOpInterface for CallOp {
    fn callable(self, ir: &Ir) -> Option<Callable> {
        self.callee_attr(ir).map(Callable::Symbol)
    }

    fn argument_operands(self, ir: &Ir) -> Range<usize> {
        0..ir.num_operands(self.op())
    }
}

/// The operation that a symbol reference from `from` resolves to.
fn referenced<H: OpHandle>(ir: &Ir, from: Op, name: Ident) -> Option<H> {
    nearest_symbol(ir, from, name).and_then(|op| H::cast(ir, op))
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let name = root(ir.context(), self.callee_attr(ir));
        let function = referenced::<FuncOp>(ir, self.op(), name);
        verify_call(ir, self.op(), name, function.map(|function| function.signature(ir)))
    }
}

impl SymbolUserOpInterface for DeclareFuncOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let name = root(ir.context(), self.sym_name_attr(ir));
        match referenced::<FuncOp>(ir, self.op(), name) {
            Some(_) => Ok(()),
            None => {
                let name = name.as_str(ir.context());
                fail(ir, self, format!("'{name}' does not reference a valid function"))
            }
        }
    }
}

impl SymbolUserOpInterface for GetGlobalOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let symbol = root(ctx, self.name_attr(ir));
        let name = symbol.as_str(ctx);
        let Some(global) = referenced::<GlobalOp>(ir, self.op(), symbol) else {
            return fail(ir, self, format!("'{name}' does not reference a valid emitc.global"));
        };
        let types = ir.result_types(self.op()).next().zip(declared_type(ir, global.type_attr(ir)));
        let Some((result, ty)) = types else { return Ok(()) };
        let text = |ty: Type| ty.to_text(ctx);
        if ArrayType::is(ctx, ty) {
            if ty == result {
                return Ok(());
            }
            let (result, ty) = (text(result), text(ty));
            let message = format!(
                "on array type expects result type '{result}' to match type '{ty}' of the global @{name}"
            );
            return fail(ir, self, message);
        }
        let Some(variable) = LValueType::cast(ctx, result) else {
            let message =
                format!("on non-array type expects result type to be an lvalue type for the global @{name}");
            return fail(ir, self, message);
        };
        let value = variable.value_type(ctx);
        if value == ty {
            return Ok(());
        }
        let (value, ty) = (text(value), text(ty));
        let message = format!(
            "on non-array type expects result inner type '{value}' to match type '{ty}' of the global @{name}"
        );
        fail(ir, self, message)
    }
}

impl SymbolUserOpInterface for GetFieldOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(reference) = self.field_name_attr(ir) else { return Ok(()) };
        let name = reference.to_text(ctx);
        let Some(field) = referenced::<FieldOp>(ir, self.op(), root(ctx, Some(reference))) else {
            return fail(ir, self, format!("field '{name}' not found in the class"));
        };
        let types = ir.result_types(self.op()).next().zip(declared_type(ir, field.type_attr(ir)));
        match types {
            Some((result, ty)) if result != ty => {
                let (result, ty) = (result.to_text(ctx), ty.to_text(ctx));
                fail(ir, self, format!("result type '{result}' does not match field '{name}' type '{ty}'"))
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for FuncOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (inputs, results) = self.signature(ir);
        if inputs.iter().any(|ty| LValueType::is(ctx, *ty)) {
            return fail(ir, self, "cannot have lvalue type as argument");
        }
        match results {
            [] => Ok(()),
            [result] if ArrayType::is(ctx, *result) => fail(ir, self, "cannot return array type"),
            [_] => Ok(()),
            _ => fail(ir, self, format!("requires zero or exactly one result, but has {}", results.len())),
        }
    }
}

impl VerifyOp for ReturnOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        let Some(function) = ir.parent_op(op).and_then(|around| FuncOp::cast(ir, around)) else {
            return Ok(());
        };
        let name = function.sym_name_attr(ir).and_then(|name| string_value(ctx, name)).unwrap_or("");
        let (_, results) = function.signature(ir);
        let given: Vec<Type> = ir.operand_types(op).collect();
        if given.len() != results.len() {
            let (given, expected) = (given.len(), results.len());
            let message =
                format!("has {given} operands, but enclosing function (@{name}) returns {expected}");
            return fail(ir, self, message);
        }
        match (given.as_slice(), results) {
            ([given], [expected]) if given != expected => {
                let (given, expected) = (given.to_text(ctx), expected.to_text(ctx));
                let message = format!(
                    "type of the return operand ('{given}') doesn't match function result type ('{expected}') in function \
                     @{name}"
                );
                Err(op_failure(ir, op, &message))
            }
            _ => Ok(()),
        }
    }
}
