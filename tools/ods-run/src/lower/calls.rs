//! Calls of functions of the module, of other ones, and of addresses.

use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue};
use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::properties::dense_i32;
use ir_core::ir::{Op, Value};
use ir_core::predicates::attributes::{root_reference, type_value};

use super::{Lower, Lowered, clear_upper};
use crate::abi::Abi;
use crate::unit::{Function, Symbol};

impl Lower<'_, '_, '_> {
    /// Emits a call; returns whether the operation is one.
    pub(super) fn call_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        if name != "call" {
            return Ok(false);
        }
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let kind = ir.attribute(op, "TailCallKind").map(|kind| kind.to_text(ctx));
        if kind.is_some_and(|kind| kind.contains("must_tail") || kind.contains("musttail")) {
            return Err("is not supported: calls that must not take memory of the stack".to_owned());
        }
        let sizes = dense_i32(ir, op, "operandSegmentSizes");
        let count = sizes.first().map_or(ir.num_operands(op), |size| *size as usize);
        let mut operands: Vec<Value> = ir.operands(op).take(count).collect();
        let callee = ir.attribute(op, "callee").and_then(|callee| root_reference(ctx, callee));
        let callee = match callee {
            Some(name) => Callee::Symbol(ctx.ident(name)),
            None if operands.is_empty() => return Err("has no callee".to_owned()),
            None => Callee::Address(operands.remove(0)),
        };
        self.call(op, callee, &operands)?;
        Ok(true)
    }

    /// The type of the callee in the operation, if there is one.
    fn given_type(&self, op: Op) -> Option<LLVMFunctionType> {
        let ty = self.ir.attribute(op, "var_callee_type")?;
        LLVMFunctionType::cast(self.unit.ctx, type_value(self.unit.ctx, ty)?)
    }

    fn call(&mut self, op: Op, callee: Callee, operands: &[Value]) -> Lowered {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let types: Vec<Type> = operands.iter().map(|operand| ir.value_type(*operand)).collect();
        let result = ir.result_types(op).next();
        let function = match callee {
            Callee::Symbol(name) => match self.unit.resolve(name)? {
                (Symbol::Function(function), 0) => Some((name, function)),
                _ => None,
            },
            Callee::Address(_) => None,
        };
        let ty = match (self.given_type(op), function) {
            (Some(ty), _) => ty,
            (None, Some((_, function))) => function.ty,
            (None, None) => {
                let result = result.unwrap_or_else(|| dialect_llvm::types::void(ctx));
                LLVMFunctionType::get(ctx, result, &types, false)
            }
        };
        let more = types.get(ty.params(ctx).len()..).unwrap_or_default();
        let abi = self.unit.abi(ty, if ty.var_arg(ctx) { more } else { &[] })?;
        let mut arguments = Vec::new();
        let memory = match abi.result.filter(|_| abi.returns_in_memory) {
            Some(result) => {
                let layout = self.unit.layouts.get_value(result)?;
                Some(self.frame(layout.size, layout.align)?)
            }
            None => None,
        };
        arguments.extend(memory);
        operands.iter().for_each(|operand| arguments.extend(self.get(*operand)));
        let results = self.emit_call(callee, function, ty.var_arg(ctx), &abi, &arguments)?;
        let Some(result) = abi.result else { return Ok(()) };
        let values = match memory {
            Some(memory) => self.load(result, memory)?,
            None => {
                let kinds = self.kinds(result)?;
                let values = kinds.into_iter().zip(results);
                values.map(|(kind, value)| clear_upper(&mut self.b, kind, value)).collect()
            }
        };
        if ir.num_results(op) != 0 {
            self.define(op, &values);
        }
        Ok(())
    }

    fn emit_call(
        &mut self,
        callee: Callee,
        function: Option<(ir_core::context::Ident, Function)>,
        is_variadic: bool,
        abi: &Abi,
        arguments: &[ClifValue],
    ) -> Lowered<Vec<ClifValue>> {
        let address = match (callee, function) {
            (_, Some((name, function))) if !is_variadic => {
                let callee = self.function_ref(name, function);
                let call = self.b.ins().call(callee, arguments);
                return Ok(self.b.inst_results(call).to_vec());
            }
            (_, Some((name, function))) => {
                self.unit.refer(function.id);
                let jump = self.unit.variadic(name, function.id)?;
                let callee = self.unit.module.declare_func_in_func(jump, self.b.func);
                self.b.ins().func_addr(crate::layout::Kind::Pointer.clif(), callee)
            }
            (Callee::Symbol(name), None) => self.symbol_address(name, 0)?,
            (Callee::Address(_), None) if is_variadic => {
                return Err("is not supported: a variadic call of an address".to_owned());
            }
            (Callee::Address(value), None) => match self.get(value) {
                [address] => *address,
                _ => return Err("calls a value that is not an address".to_owned()),
            },
        };
        let signature = self.b.import_signature(abi.signature.clone());
        let call = self.b.ins().call_indirect(signature, address, arguments);
        Ok(self.b.inst_results(call).to_vec())
    }
}

/// The callee of a call.
#[derive(Clone, Copy)]
enum Callee {
    Symbol(ir_core::context::Ident),
    Address(Value),
}
