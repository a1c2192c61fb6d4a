//! Branches, calls, and intrinsics without a value.

use dialect_llvm::*;

use super::casts::copy;
use crate::code::Flow;
use crate::dialects::cf::{branch, conditional_branch, switch};
use crate::dialects::func::{self, CallKind, return_values};
use crate::emitter::Emitter;
use crate::registry::Interpret;
use crate::stop::{aborted, undefined};
use crate::value::Value;

impl Interpret for BrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        branch(e, 0);
    }
}

impl Interpret for CallOp {
    fn emit(self, e: &mut Emitter<'_>) {
        call(e);
    }
}

impl Interpret for CondBrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let count = self.true_dest_operands(e.ir()).len();
        conditional_branch(e, count);
    }
}

impl Interpret for LLVMFuncOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for ReturnOp {
    fn emit(self, e: &mut Emitter<'_>) {
        return_values(e);
    }
}

impl Interpret for SwitchOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let default = self.default_operands(e.ir()).len();
        switch(e, default);
    }
}

impl Interpret for UnreachableOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| undefined("is reached"));
    }
}

impl Interpret for AssumeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let condition = e.operand(0);
        e.step(move |m| match m.required_bits(condition, "an assumption")? & 1 {
            0 => undefined("assumes what is false"),
            _ => Ok(Flow::Next),
        });
    }
}

impl Interpret for ExpectOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for ExpectWithProbabilityOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for Trap {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| aborted("ends the program"));
    }
}

impl Interpret for DebugTrap {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| aborted("ends the program"));
    }
}

impl Interpret for UBSanTrap {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| aborted("ends the program"));
    }
}

impl Interpret for SSACopyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for DbgDeclareOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for DbgLabelOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for DbgValueOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for IsConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let result = e.result(0);
        e.constant(result, Value::bool(false));
    }
}

/// `musttail` among the kinds of tail calls.
const MUST_TAIL: i64 = 2;

/// Emits a call by name or by address.
fn call(e: &mut Emitter<'_>) {
    let operands = e.operands();
    let kind = if e.number("TailCallKind") == MUST_TAIL { CallKind::Tail } else { CallKind::Plain };
    match func::symbol(e, e.attribute("callee")) {
        Some(name) => func::call(e, name, operands, kind),
        None => func::call_indirect(e, operands[0], operands[1..].to_vec(), kind),
    }
}
