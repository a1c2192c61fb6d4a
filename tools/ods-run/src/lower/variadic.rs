//! Definitions of variadic functions on x86-64, and the lists of their arguments.
//!
//! The symbol of such a function is an entry that saves the registers of arguments, and calls the body with
//! two addresses: of the saved registers, and of the arguments on the stack. The body loads its parameters
//! from there. `va_list` is the structure of the System V ABI.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder as _, Signature, Value as ClifValue, types};
use ir_core::ir::Op;

use super::{Lower, Lowered};
use crate::abi::Abi;
use crate::layout::Kind;
use crate::memory::{constant, flags, load_scalar};

/// The bytes of the saved integer registers.
const GENERAL: u32 = 6 * 8;
/// The bytes of all saved registers.
const SAVED: u32 = GENERAL + 8 * 16;

/// The offsets of the fields of `va_list`.
mod field {
    pub const GENERAL_OFFSET: i32 = 0;
    pub const FLOAT_OFFSET: i32 = 4;
    pub const OVERFLOW: i32 = 8;
    pub const SAVED: i32 = 16;
}

/// The arguments of a variadic function: where the registers and the stack are, and how much of each the
/// parameters take.
#[derive(Clone, Copy)]
pub(crate) struct Arguments {
    saved: ClifValue,
    stack: ClifValue,
    general: u32,
    float: u32,
    on_stack: u32,
}

/// The signature of the body of a variadic function.
pub(crate) fn body_signature(abi: &Abi) -> Signature {
    let mut signature = Signature::new(abi.signature.call_conv);
    signature.params.extend([AbiParam::new(types::I64), AbiParam::new(types::I64)]);
    signature.returns.clone_from(&abi.signature.returns);
    signature
}

impl Arguments {
    /// The arguments before the first parameter.
    pub(crate) fn new(saved: ClifValue, stack: ClifValue) -> Self {
        Arguments { saved, stack, general: 0, float: GENERAL, on_stack: 0 }
    }

    /// The address of the next parameter, as base and offset.
    fn advance(&mut self, kind: Kind) -> (ClifValue, u32) {
        let size = kind.clif().bytes().max(8);
        if matches!(kind, Kind::Single | Kind::Double) {
            if self.float < SAVED {
                self.float += 16;
                return (self.saved, self.float - 16);
            }
        } else {
            let start = self.general;
            // An integer of two registers takes the last one, too, if it does not fit.
            self.general = (start + size).min(GENERAL);
            if start + size <= GENERAL {
                return (self.saved, start);
            }
        }
        let start = self.on_stack.next_multiple_of(size);
        self.on_stack = start + size;
        (self.stack, start)
    }
}

impl Lower<'_, '_, '_> {
    /// Loads the parameters of a variadic function.
    pub(super) fn variadic_parameters(&mut self, abi: &Abi, mut arguments: Arguments) -> Lowered {
        let mut next = |l: &mut Self, kind: Kind| {
            let (base, offset) = arguments.advance(kind);
            load_scalar(&mut l.b, kind, base, u64::from(offset))
        };
        self.result_memory = abi.returns_in_memory.then(|| next(self, Kind::Pointer));
        for argument in self.ir.arguments(self.entry) {
            let kinds = self.kinds(self.ir.value_type(argument))?;
            let values: Vec<ClifValue> = kinds.into_iter().map(|kind| next(self, kind)).collect();
            self.set(argument, &values);
        }
        self.variadic = Some(arguments);
        Ok(())
    }

    /// Emits an intrinsic on lists of arguments; returns whether it is one.
    pub(super) fn variadic_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "vastart" => {
                let list = self.scalar(op, 0)?;
                let arguments = self.variadic.ok_or("is in a function that is not variadic")?;
                self.start_list(list, arguments);
            }
            "vacopy" => {
                let (target, source) = (self.scalar(op, 0)?, self.scalar(op, 1)?);
                for offset in [0, 8, 16] {
                    let field = self.b.ins().load(types::I64, flags(), source, offset);
                    self.b.ins().store(flags(), field, target, offset);
                }
            }
            "vaend" => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn start_list(&mut self, list: ClifValue, arguments: Arguments) {
        let fields = [(field::GENERAL_OFFSET, arguments.general), (field::FLOAT_OFFSET, arguments.float)];
        for (offset, taken) in fields {
            let taken = self.b.ins().iconst(types::I32, i64::from(taken));
            self.b.ins().store(flags(), taken, list, offset);
        }
        let stack = self.b.ins().iadd_imm(arguments.stack, i64::from(arguments.on_stack));
        self.b.ins().store(flags(), stack, list, field::OVERFLOW);
        self.b.ins().store(flags(), arguments.saved, list, field::SAVED);
    }

    /// Emits `llvm.va_arg`: each scalar of the type is an argument, as in calls.
    pub(super) fn next_argument(&mut self, op: Op) -> Lowered<bool> {
        if !self.unit.is_x86_64() {
            return Ok(false);
        }
        let list = self.scalar(op, 0)?;
        let mut values = Vec::new();
        for kind in self.result_kinds(op)? {
            let address = self.argument_address(list, kind);
            values.push(load_scalar(&mut self.b, kind, address, 0));
        }
        self.define(op, &values);
        Ok(true)
    }

    /// The address of the next argument of a list, which moves on.
    fn argument_address(&mut self, list: ClifValue, kind: Kind) -> ClifValue {
        let size = kind.clif().bytes().max(8);
        let (offset_field, step, end) = match kind {
            Kind::Single | Kind::Double => (field::FLOAT_OFFSET, 16, SAVED),
            _ => (field::GENERAL_OFFSET, size, GENERAL),
        };
        let offset = self.b.ins().load(types::I32, flags(), list, offset_field);
        let fits = self.b.ins().icmp_imm(IntCC::UnsignedLessThanOrEqual, offset, i64::from(end - step));
        let saved = self.b.ins().load(types::I64, flags(), list, field::SAVED);
        let distance = self.b.ins().uextend(types::I64, offset);
        let in_register = self.b.ins().iadd(saved, distance);
        let stack = self.b.ins().load(types::I64, flags(), list, field::OVERFLOW);
        let on_stack = self.aligned(stack, u64::from(size), 8);
        let after = self.b.ins().iadd_imm(on_stack, i64::from(size));
        let stack = self.b.ins().select(fits, stack, after);
        self.b.ins().store(flags(), stack, list, field::OVERFLOW);
        let next = self.b.ins().iadd_imm(offset, i64::from(step));
        let end = constant(&mut self.b, types::I32, u128::from(end));
        let next = self.b.ins().select(fits, next, end);
        self.b.ins().store(flags(), next, list, offset_field);
        self.b.ins().select(fits, in_register, on_stack)
    }
}
