//! Verifiers of calls.

use ir_core::interfaces::{CallOpInterface as _, SymbolUserOpInterface};
use ir_core::verify::nearest_symbol;

use crate::functions::function_around;
use crate::prelude::*;
use crate::syntax::property;
use crate::types::is_void;
use crate::{
    AddressOfOp, AssumeOp, BitcastOp, CallIntrinsicOp, CallOp, IFuncOp, InvokeOp, LLVMArrayType, LLVMFuncOp,
    LLVMFunctionType, LLVMPointerType, LandingpadOp, ZeroOp,
};

/// Checks that each bundle has a tag.
fn verify_bundles(ir: &Ir, op: Op, bundles: usize) -> Verified {
    let ctx = ir.context();
    let tags = property(ir, op, "op_bundle_tags").and_then(|tags| array_elements(ctx, tags));
    let tags = tags.unwrap_or_default();
    if tags.iter().any(|tag| string_value(ctx, *tag).is_none()) {
        return Err(op_failure(ir, op, "operand bundle tag must be a StringAttr"));
    }
    if tags.len() != bundles {
        let given = tags.len();
        let message = format!("expected {bundles} operand bundle tags, but actually got {given}");
        return Err(op_failure(ir, op, &message));
    }
    Ok(())
}

/// Checks the function type of a variadic call against its arguments and its result.
fn verify_variadic_type(ir: &Ir, op: Op, arguments: &[Type]) -> Verified {
    let ctx = ir.context();
    let ty = property(ir, op, "var_callee_type").and_then(|ty| type_value(ctx, ty));
    let Some(ty) = ty.and_then(|ty| LLVMFunctionType::cast(ctx, ty)) else { return Ok(()) };
    let error = |message: &str| Err(op_error(ir, op, message));
    if !ty.var_arg(ctx) {
        return error("expected var_callee_type to be a variadic function type");
    }
    if ty.params(ctx).len() > arguments.len() {
        let count = arguments.len();
        return error(&format!("expected var_callee_type to have at most {count} parameters"));
    }
    if let Some((expected, given)) = ty.params(ctx).iter().zip(arguments).find(|(a, b)| a != b) {
        let [expected, given] = [expected, given].map(|ty| ty.to_text(ctx));
        return error(&format!("var_callee_type parameter type mismatch: '{expected}' != '{given}'"));
    }
    let expected = ty.return_type(ctx);
    match ir.result_types(op).next() {
        None if !is_void(ctx, expected) => error("expected var_callee_type to return void"),
        Some(given) if given != expected => {
            let [expected, given] = [expected, given].map(|ty| ty.to_text(ctx));
            error(&format!("var_callee_type return type mismatch: '{expected}' != '{given}'"))
        }
        _ => Ok(()),
    }
}

impl VerifyOp for CallOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_bundles(ir, self.op(), self.op_bundle_operands_groups(ir).len())
    }
}

impl CallOp {
    fn argument_types(self, ir: &Ir) -> Vec<Type> {
        let all: Vec<Type> = ir.operand_types(self.op()).collect();
        all.get(self.argument_operands(ir)).unwrap_or_default().to_vec()
    }

    /// Checks arguments and result against the type of the function.
    fn verify_signature(self, ir: &Ir, ty: LLVMFunctionType) -> Verified {
        let ctx = ir.context();
        let (given, expected) = (self.argument_types(ir), ty.params(ctx));
        let is_variadic = ty.var_arg(ctx);
        if is_variadic && self.var_callee_type_attr(ir).is_none() {
            return fail(ir, self, "missing var_callee_type attribute for vararg call");
        }
        let counts = (given.len(), expected.len());
        if !is_variadic && given.len() != expected.len() {
            let message =
                format!("incorrect number of operands ({}) for callee (expecting: {})", counts.0, counts.1);
            return fail(ir, self, message);
        }
        if expected.len() > given.len() {
            let message = format!(
                "incorrect number of operands ({}) for varargs callee (expecting at least: {})",
                counts.0, counts.1
            );
            return fail(ir, self, message);
        }
        if let Some(index) = given.iter().zip(expected).position(|(given, expected)| given != expected) {
            let [given, expected] = [given[index], expected[index]].map(|ty| ty.to_text(ctx));
            let message = format!("operand type mismatch for operand {index}: '{given}' != '{expected}'");
            return fail(ir, self, message);
        }
        let expected = ty.return_type(ctx);
        match ir.result_types(self.op()).next() {
            None if !is_void(ctx, expected) => fail(ir, self, "expected function call to produce a value"),
            Some(_) if is_void(ctx, expected) => {
                fail(ir, self, "calling function with void result must not produce values")
            }
            Some(given) if given != expected => {
                let [given, expected] = [given, expected].map(|ty| ty.to_text(ctx));
                fail(ir, self, format!("result type mismatch: '{given}' != '{expected}'"))
            }
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        verify_variadic_type(ir, self.op(), &self.argument_types(ir))?;
        let Some(callee) = self.callee_attr(ir) else {
            let Some(ty) = ir.operand_types(self.op()).next() else {
                return fail(ir, self, "must have either a `callee` attribute or at least an operand");
            };
            if LLVMPointerType::is(ctx, ty) {
                return Ok(());
            }
            let ty = ty.to_text(ctx);
            return fail(ir, self, format!("indirect call expects a pointer as callee: '{ty}'"));
        };
        let AttrKind::SymbolRef { root, .. } = callee.kind(ctx) else { return Ok(()) };
        let name = root.as_str(ctx);
        let Some(found) = nearest_symbol(ir, self.op(), root) else {
            let message = format!("'{name}' does not reference a symbol in the current scope");
            return fail(ir, self, message);
        };
        let ty = match (LLVMFuncOp::cast(ir, found), IFuncOp::cast(ir, found)) {
            (Some(function), _) => function.function_type_attr(ir),
            (_, Some(function)) => property(ir, function.op(), "i_func_type"),
            _ => {
                let message = format!("'{name}' does not reference a valid LLVM function or IFunc");
                return fail(ir, self, message);
            }
        };
        let Some(ty) = ty.and_then(|ty| type_value(ctx, ty)) else { return Ok(()) };
        match LLVMFunctionType::cast(ctx, ty) {
            Some(ty) => self.verify_signature(ir, ty),
            None => {
                let ty = ty.to_text(ctx);
                fail(ir, self, format!("callee does not have a functional type: '{ty}'"))
            }
        }
    }
}

impl VerifyOp for InvokeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let all: Vec<Type> = ir.operand_types(self.op()).collect();
        let arguments = all.get(self.argument_operands(ir)).unwrap_or_default();
        verify_variadic_type(ir, self.op(), arguments)?;
        let Some(first) = ir.first_op(self.unwind_dest(ir)) else {
            let message = "must have at least one operation in unwind destination";
            return Err(op_failure(ir, self.op(), message));
        };
        if LandingpadOp::cast(ir, first).is_none() {
            let message = "first operation in unwind destination should be a llvm.landingpad operation";
            return Err(op_failure(ir, self.op(), message));
        }
        verify_bundles(ir, self.op(), self.op_bundle_operands_groups(ir).len())
    }
}

impl VerifyOp for CallIntrinsicOp {
    fn verify(self, ir: &Ir) -> Verified {
        let name = self.intrin_attr(ir).and_then(|name| string_value(ir.context(), name));
        if !name.unwrap_or_default().starts_with("llvm.") {
            return fail(ir, self, "intrinsic name must start with 'llvm.'");
        }
        verify_bundles(ir, self.op(), self.op_bundle_operands_groups(ir).len())
    }
}

impl VerifyOp for AssumeOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_bundles(ir, self.op(), self.op_bundle_operands_groups(ir).len())
    }
}

/// Checks that a clause catches the address of a global, or null.
fn verify_clause(ir: &Ir, op: Op, index: usize, clause: Value) -> Verified {
    let defining = ir.defining_op(clause);
    let is_address = |op: Option<Op>| op.is_some_and(|op| AddressOfOp::cast(ir, op).is_some());
    if let Some(cast) = defining.and_then(|op| BitcastOp::cast(ir, op)) {
        if is_address(ir.defining_op(cast.arg(ir))) {
            return Ok(());
        }
        let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
        let error = op_failure(ir, op, "constant clauses expected");
        return Err(error.with_note(ir.location(cast.op()), note));
    }
    if is_address(defining) || defining.is_some_and(|op| ZeroOp::cast(ir, op).is_some()) {
        return Ok(());
    }
    let message = format!("clause #{index} is not a known constant - null, addressof, bitcast");
    Err(op_failure(ir, op, &message))
}

impl VerifyOp for LandingpadOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        if function_around(ir, op).is_some_and(|function| function.personality_attr(ir).is_none()) {
            let message = "llvm.landingpad needs to be in a function with a personality";
            return Err(op_failure(ir, op, message));
        }
        if !self.cleanup(ir) && ir.num_operands(op) == 0 {
            let message = "landingpad instruction expects at least one clause or cleanup attribute";
            return Err(op_failure(ir, op, message));
        }
        for (index, clause) in ir.operands(op).enumerate() {
            if !LLVMArrayType::is(ctx, ir.value_type(clause)) {
                verify_clause(ir, op, index, clause)?;
            }
        }
        Ok(())
    }
}
