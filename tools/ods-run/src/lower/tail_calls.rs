//! Calls with `musttail`, which take no memory of the stack.
//!
//! Cranelift jumps between functions of its own convention only. So a function that such calls begin from or
//! lead to has a body of that convention, and its symbol is an entry of C's convention that calls the body.
//! A function of another module is called as usual, because it has no such body.

use cranelift_codegen::Context as CodeContext;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::FuncId;
use dialect_llvm::LLVMFunctionType;
use ir_core::Module;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Ident, Type};
use ir_core::ir::{Ir, Op, Value};
use ir_core::predicates::attributes::root_reference;
use rustc_hash::FxHashSet;

use super::callee::{Callee, call_operands, callee_type};
use super::{Lower, Lowered};
use crate::abi::Abi;
use crate::layout::Kind;
use crate::unit::{Body, Function, Unit};

/// The functions of a module that need a body for tail calls.
#[derive(Default)]
pub(crate) struct TailCalls {
    /// Functions that begin a tail call, or that one calls by name.
    names: FxHashSet<Ident>,
    /// Types of functions that a tail call calls by address.
    types: FxHashSet<Type>,
}

impl TailCalls {
    /// The tail calls of functions.
    pub(crate) fn new(ir: &Ir, functions: impl Iterator<Item = Op>) -> Self {
        let mut calls = TailCalls::default();
        for function in functions {
            for region in ir.regions(function) {
                for op in ir.blocks(region).flat_map(|block| ir.ops(block)) {
                    if is_tail_call(ir, op) {
                        calls.add(ir, function, op);
                    }
                }
            }
        }
        calls
    }

    fn add(&mut self, ir: &Ir, function: Op, call: Op) {
        let ctx = ir.context();
        self.names.extend(symbol(ir, function));
        match ir.attribute(call, "callee").and_then(|callee| root_reference(ctx, callee)) {
            Some(callee) => {
                self.names.insert(ctx.ident(callee));
            }
            None => {
                self.types.insert(callee_type(ir, call, &call_operands(ir, call)[1..]).base());
            }
        }
    }

    /// Whether a module has tail calls.
    pub(crate) fn in_module(module: &Module) -> bool {
        let ir = module.ir();
        !Self::new(ir, ir.ops(module.body())).names.is_empty()
    }

    /// Whether a function needs a body for tail calls.
    pub(crate) fn contains(&self, name: Ident, ty: LLVMFunctionType) -> bool {
        self.names.contains(&name) || self.types.contains(&ty.base())
    }
}

fn symbol(ir: &Ir, function: Op) -> Option<Ident> {
    let name = ir.attribute(function, "sym_name")?;
    ir_core::predicates::attributes::string_value(ir.context(), name).map(|name| ir.context().ident(name))
}

/// Whether an operation is a call with `musttail`.
pub(crate) fn is_tail_call(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    ir.name(op).as_str(ctx) == "llvm.call"
        && ir.attribute(op, "TailCallKind").is_some_and(|kind| kind.to_text(ctx).contains("musttail"))
}

impl Lower<'_, '_, '_> {
    /// Emits a tail call, which ends the block. Returns whether the rest of the block, a return, is part of
    /// it.
    pub(super) fn tail_call(
        &mut self,
        op: Op,
        callee: Callee,
        function: Option<(Ident, Function)>,
        ty: LLVMFunctionType,
        operands: &[Value],
    ) -> Lowered {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        if !is_before_return(ir, op) {
            return Err("is a 'musttail' call without an 'llvm.return' of its result after it".to_owned());
        }
        if ty.var_arg(ctx) || self.variadic.is_some() {
            return Err("is not supported: a 'musttail' call from or to a variadic function".to_owned());
        }
        if ty.return_type(ctx) != self.function.ty.return_type(ctx) {
            return Err("is a 'musttail' call with another result than that of the function".to_owned());
        }
        let mut arguments: Vec<ClifValue> = self.result_memory.into_iter().collect();
        operands.iter().for_each(|operand| arguments.extend(self.get(*operand)));
        self.give_back(None)?;
        if let Some((_, Function { body: Some(Body::Tail(body)), .. })) = function {
            return self.jump_to(body, &arguments);
        }
        if let Callee::Address(address) = callee {
            let address = *self.get(address).first().ok_or("calls a value that is not an address")?;
            for (name, candidate, body) in self.bodies(ty) {
                let entry = self.function_ref(name, candidate);
                let entry = self.b.ins().func_addr(Kind::Pointer.clif(), entry);
                let is_it = self.b.ins().icmp(IntCC::Equal, address, entry);
                let (own, next) = (self.b.create_block(), self.b.create_block());
                self.b.ins().brif(is_it, own, &[], next, &[]);
                self.b.switch_to_block(own);
                self.jump_to(body, &arguments)?;
                self.b.switch_to_block(next);
            }
        }
        let abi = self.unit.abi(ty, &[])?;
        let results = self.emit_call(callee, function, false, &abi, &arguments)?;
        self.b.ins().return_(&results);
        Ok(())
    }

    fn jump_to(&mut self, body: FuncId, arguments: &[ClifValue]) -> Lowered {
        let body = self.unit.module.declare_func_in_func(body, self.b.func);
        self.b.ins().return_call(body, arguments);
        Ok(())
    }

    /// The functions of a type that have a body for tail calls, in the order of their names.
    fn bodies(&self, ty: LLVMFunctionType) -> Vec<(Ident, Function, FuncId)> {
        let body = |(name, symbol): (&Ident, &crate::unit::Symbol)| match symbol {
            crate::unit::Symbol::Function(function) if function.ty == ty => match function.body {
                Some(Body::Tail(body)) => Some((*name, *function, body)),
                _ => None,
            },
            _ => None,
        };
        let mut bodies: Vec<(Ident, Function, FuncId)> = self.unit.symbols.iter().filter_map(body).collect();
        bodies.sort_by_key(|(name, ..)| name.as_str(self.unit.ctx));
        bodies
    }
}

/// Whether the next operation returns the result of a call, or nothing if it has none.
fn is_before_return(ir: &Ir, call: Op) -> bool {
    let Some(next) = ir.next(call) else { return false };
    ir.name(next).as_str(ir.context()) == "llvm.return" && ir.operands(next).eq(ir.results(call))
}

/// Builds the entry of a function in C's convention, which calls the body.
///
/// ```text
/// f(args) { return body(args) }
/// ```
///
/// # Errors
/// A message about a type that the machine lacks.
pub(crate) fn entry(
    unit: &mut Unit<'_>,
    code: &mut CodeContext,
    builders: &mut FunctionBuilderContext,
    function: Function,
    body: FuncId,
) -> Result<(), String> {
    code.func.signature = unit.abi(function.ty, &[])?.signature;
    let mut b = FunctionBuilder::new(&mut code.func, builders);
    let block = b.create_block();
    b.append_block_params_for_function_params(block);
    b.switch_to_block(block);
    b.seal_block(block);
    let arguments = b.block_params(block).to_vec();
    let callee = unit.module.declare_func_in_func(body, b.func);
    let call = b.ins().call(callee, &arguments);
    let results = b.inst_results(call).to_vec();
    b.ins().return_(&results);
    b.finalize();
    Ok(())
}

/// The signature of the body of a function.
///
/// # Errors
/// A message about a type that the machine lacks.
pub(crate) fn body_abi(unit: &mut Unit<'_>, ty: LLVMFunctionType) -> Result<Abi, String> {
    let mut abi = unit.abi(ty, &[])?;
    abi.signature.call_conv = CallConv::Tail;
    Ok(abi)
}
