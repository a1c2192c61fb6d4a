//! Calls of functions of the module, of other ones, and of addresses.

use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue};
use ir_core::context::Type;
use ir_core::ir::{Op, Value};
use ir_core::predicates::attributes::root_reference;

use super::callee::{Callee, call_operands, callee_type};
use super::tail_calls::is_tail_call;
use super::{Lower, Lowered, clear_upper};
use crate::abi::Abi;
use crate::unit::{Function, Symbol};

impl Lower<'_, '_, '_> {
    /// Emits a call; returns whether the operation is one.
    pub(super) fn call_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "call" => {}
            "va_arg" => return self.next_argument(op),
            _ => return Ok(false),
        }
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let mut operands = call_operands(ir, op);
        let callee = ir.attribute(op, "callee").and_then(|callee| root_reference(ctx, callee));
        let callee = match callee {
            Some(name) => Callee::Symbol(ctx.ident(name)),
            None if operands.is_empty() => return Err("has no callee".to_owned()),
            None => Callee::Address(operands.remove(0)),
        };
        self.call(op, callee, &operands)?;
        Ok(true)
    }

    fn call(&mut self, op: Op, callee: Callee, operands: &[Value]) -> Lowered {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let types: Vec<Type> = operands.iter().map(|operand| ir.value_type(*operand)).collect();
        let function = match callee {
            Callee::Symbol(name) => match self.unit.resolve(name)? {
                (Symbol::Function(function), 0) => Some((name, function)),
                _ => None,
            },
            Callee::Address(_) => None,
        };
        let ty = match (ir.attribute(op, "var_callee_type"), function) {
            (None, Some((_, function))) => function.ty,
            _ => callee_type(ir, op, operands),
        };
        if is_tail_call(ir, op) {
            return self.tail_call(op, callee, function, ty, operands);
        }
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

    /// The address to call instead of that of a variadic function.
    fn variadic_target(&mut self, address: ClifValue) -> Lowered<ClifValue> {
        if !self.unit.is_x86_64() {
            return Ok(address);
        }
        let pointer = crate::layout::Kind::Pointer.clif();
        let (jump, memory) = self.unit.variadic_address()?;
        let memory = self.unit.module.declare_data_in_func(memory, self.b.func);
        let memory = self.b.ins().symbol_value(pointer, memory);
        self.b.ins().store(crate::memory::flags(), address, memory, 0);
        let jump = self.unit.module.declare_func_in_func(jump, self.b.func);
        Ok(self.b.ins().func_addr(pointer, jump))
    }

    pub(super) fn emit_call(
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
            (Callee::Address(value), None) => match self.get(value) {
                [address] => *address,
                _ => return Err("calls a value that is not an address".to_owned()),
            },
        };
        let address =
            if is_variadic && function.is_none() { self.variadic_target(address)? } else { address };
        let signature = self.b.import_signature(abi.signature.clone());
        let call = self.b.ins().call_indirect(signature, address, arguments);
        Ok(self.b.inst_results(call).to_vec())
    }
}
