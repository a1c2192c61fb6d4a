//! Calls and callables.

use std::ops::Range;

use ir_core::interfaces::{CallOpInterface, Callable, CallableOpInterface, SymbolUserOpInterface};
use ir_core::predicates::attributes::{array_elements, string_value, type_value};
use ir_core::predicates::types::{function_inputs, function_results};
use ir_core::verify::nearest_symbol;

use super::{CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp};
use crate::prelude::*;
use crate::symbols::{root, verify_call};

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

/// The name in a symbol reference, and the function that it resolves to.
fn referenced(ir: &Ir, from: Op, reference: Option<Attribute>) -> (Ident, Option<FuncOp>) {
    let name = root(ir.context(), reference);
    (name, nearest_symbol(ir, from, name).and_then(|op| FuncOp::cast(ir, op)))
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let (name, function) = referenced(ir, self.op(), self.callee_attr(ir));
        verify_call(ir, self.op(), name, function.map(|function| function.signature(ir)))
    }
}

impl SymbolUserOpInterface for ConstantOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (name, function) = referenced(ir, self.op(), self.value_attr(ir));
        let Some(function) = function else {
            let message = format!("reference to undefined function '{}'", name.as_str(ctx));
            return Err(op_error(ir, self.op(), &message));
        };
        let ty = function.function_type_attr(ir).and_then(|attr| type_value(ctx, attr));
        if ir.result_types(self.op()).next() != ty {
            let message = "reference to function with mismatched type";
            return Err(op_error(ir, self.op(), message));
        }
        Ok(())
    }
}

impl VerifyOp for ReturnOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let op = self.op();
        let Some(function) = ir.parent_op(op).and_then(|parent| FuncOp::cast(ir, parent)) else {
            return Ok(());
        };
        let name = function.sym_name_attr(ir).and_then(|attr| string_value(ctx, attr)).unwrap_or("");
        let (_, results) = function.signature(ir);
        let given = ir.num_operands(op);
        if given != results.len() {
            let expected = results.len();
            let message =
                format!("has {given} operands, but enclosing function (@{name}) returns {expected}");
            return Err(op_error(ir, op, &message));
        }
        for (index, (given, expected)) in ir.operand_types(op).zip(results).enumerate() {
            if given != *expected {
                let (given, expected) = (given.to_text(ctx), expected.to_text(ctx));
                let message = format!(
                    "type of return operand {index} ('{given}') doesn't match function result type ('{expected}') in \
                     function @{name}"
                );
                return Err(op_failure(ir, op, &message));
            }
        }
        Ok(())
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

impl CallOpInterface for CallIndirectOp {
    fn callable(self, ir: &Ir) -> Option<Callable> {
        Some(Callable::Value(self.callee(ir)))
    }

    fn argument_operands(self, ir: &Ir) -> Range<usize> {
        1..ir.num_operands(self.op())
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

crate::support::constants!(ConstantOp);

crate::support::materializes_constants!(constant);

/// Creates a `func.constant` for the name of a function.
fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    let ctx = &b.context().clone();
    let AttrKind::SymbolRef { root, nested: [] } = value.kind(ctx) else { return None };
    let is_function = function_inputs(ctx, ty).is_some();
    is_function.then(|| ConstantOp::create(b, ty, root.as_str(ctx)).op())
}

impl Canonicalize for CallIndirectOp {
    /// Replaces a call of a known function by a direct call.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, op) = (rewriter.context(), self.op());
        let ir = rewriter.ir();
        let callee = ir_core::fold::constant_of(ir, self.callee(ir))?;
        let AttrKind::SymbolRef { root, nested: [] } = callee.kind(ctx) else { return None };
        let operands: Vec<_> = ir.operands(op).skip(1).collect();
        let types: Vec<_> = ir.result_types(op).collect();
        let dictionaries = |attr: Option<Attribute>| attr.and_then(|attr| array_elements(ctx, attr));
        let args = dictionaries(self.arg_attrs_attr(ir));
        let results = dictionaries(self.res_attrs_attr(ir));
        rewriter.set_insertion_point(op);
        let call = CallOp::builder(rewriter, &types, root.as_str(ctx), &operands);
        let call = call.arg_attrs(args).res_attrs(results).create().op();
        let values: Vec<_> = rewriter.ir().results(call).collect();
        rewriter.replace_op(op, &values);
        Some(())
    }
}
