//! Operations: arithmetic, casts and comparisons; others by area.

use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::AttrKind;
use ir_core::ir::{Op, OpHandle as _};

use super::{Outcome, Translation};
use crate::fold;
use crate::model::constant::{Const, ConstKind};
use crate::model::flags::Flags;
use crate::model::instruction::InstKind;

/// Predicates of `icmp` by number.
const INTEGER_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// Predicates of `fcmp` by number.
const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// Operations that LLVM IR has under the same name, sorted.
const SAME_NAMES: [&str; 33] = [
    "add",
    "addrspacecast",
    "and",
    "ashr",
    "bitcast",
    "fadd",
    "fcmp",
    "fdiv",
    "fmul",
    "fpext",
    "fptosi",
    "fptoui",
    "fptrunc",
    "frem",
    "fsub",
    "icmp",
    "inttoptr",
    "lshr",
    "mul",
    "or",
    "ptrtoint",
    "sdiv",
    "sext",
    "shl",
    "sitofp",
    "srem",
    "sub",
    "trunc",
    "udiv",
    "uitofp",
    "urem",
    "xor",
    "zext",
];

impl Translation<'_> {
    /// Translates an operation. Its name selects the file.
    pub(super) fn operation(&mut self, op: Op) -> Outcome {
        let full = self.ir.name(op).as_str(self.ctx);
        let Some(name) = full.strip_prefix("llvm.") else {
            return self.no_interface(op, full);
        };
        self.body.flags = self.fast_math(op);
        if let Some(intrinsic) = name.strip_prefix("intr.") {
            return self.intrinsic(op, intrinsic);
        }
        if let Ok(index) = SAME_NAMES.binary_search(&name) {
            self.same_name(op, SAME_NAMES[index]);
            return Ok(());
        }
        match name {
            "fneg" => self.fneg(op),
            "select" => self.select(op),
            "freeze" => {
                let operand = self.operand(op, 0);
                self.emit_for(op, InstKind::Unary("freeze", operand), Flags::NONE);
            }
            "extractvalue" | "insertvalue" => self.aggregate(op, name),
            "extractelement" | "insertelement" | "shufflevector" => self.vector(op, name),
            _ if name.starts_with("mlir.") => return self.constant_operation(op, name),
            "dso_local_equivalent" | "blockaddress" | "blocktag" => return self.address(op, name),
            "alloca" | "load" | "store" | "getelementptr" | "atomicrmw" | "cmpxchg" | "fence" | "va_arg" => {
                return self.memory(op, name);
            }
            "call" | "invoke" | "inline_asm" | "landingpad" | "call_intrinsic" => return self.call(op, name),
            "linker_options" | "module_flags" => return self.module_operation(op, name),
            _ => return self.flow(op, name),
        }
        Ok(())
    }

    /// Translates an operation that LLVM IR has under the same name.
    fn same_name(&mut self, op: Op, name: &'static str) {
        match name {
            "add" | "sub" | "mul" | "shl" => self.binary(op, name, self.overflow(op)),
            "udiv" | "sdiv" | "lshr" | "ashr" => {
                self.binary(op, name, Flags::EXACT.when(self.has(op, "isExact")));
            }
            "or" => self.binary(op, name, Flags::DISJOINT.when(self.has(op, "isDisjoint"))),
            "urem" | "srem" | "and" | "xor" => self.binary(op, name, Flags::NONE),
            "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => self.binary(op, name, self.body.flags),
            "trunc" => self.cast(op, name, self.overflow(op)),
            "zext" | "uitofp" => self.cast(op, name, Flags::NNEG.when(self.has(op, "nonNeg"))),
            "sext" | "fptrunc" | "fpext" | "fptoui" | "fptosi" | "sitofp" | "ptrtoint" | "inttoptr"
            | "bitcast" | "addrspacecast" => self.cast(op, name, Flags::NONE),
            "icmp" | "fcmp" => self.compare(op, name),
            _ => {}
        }
    }

    /// The error about an operation of a dialect that has no translation.
    pub(super) fn no_interface<T>(&self, op: Op, name: &str) -> Outcome<T> {
        let message = format!(
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: {name}"
        );
        Err(ir_core::verify::op_failure(self.ir, op, &message))
    }

    fn binary(&mut self, op: Op, name: &'static str, flags: Flags) {
        let (a, b) = (self.operand(op, 0), self.operand(op, 1));
        if let (Some(x), Some(y)) = (a.as_const(), b.as_const())
            && let Some(folded) = fold::binary(self.ctx, name, flags, x, y)
        {
            return self.set_result(op, folded.into());
        }
        self.emit_for(op, InstKind::Binary(name, a, b), flags);
    }

    fn fneg(&mut self, op: Op) {
        let operand = self.operand(op, 0);
        if let Some(folded) = operand.as_const().and_then(|operand| fold::fneg(self.ctx, operand)) {
            return self.set_result(op, folded.into());
        }
        self.emit_for(op, InstKind::Unary("fneg", operand), self.body.flags);
    }

    fn cast(&mut self, op: Op, name: &'static str, flags: Flags) {
        let operand = self.operand(op, 0);
        let Some(ty) = self.result_type(op) else { return };
        // The builder leaves out casts that change nothing.
        if operand.ty == ty {
            return self.set_result(op, operand);
        }
        let constant = operand.as_const();
        if let Some(folded) =
            constant.and_then(|operand| fold::cast(self.ctx, &self.layout, name, operand, ty))
        {
            return self.set_result(op, folded.into());
        }
        let value = self.emit_for(op, InstKind::Cast(name, operand), flags);
        if name == "inttoptr" {
            self.dereferenceable(op, &value);
        }
    }

    fn compare(&mut self, op: Op, name: &'static str) {
        let number = self.int(op, "predicate").unwrap_or(0) as usize;
        let names: &[&'static str] = if name == "icmp" { &INTEGER_PREDICATES } else { &FLOAT_PREDICATES };
        let predicate = names.get(number).copied().unwrap_or("eq");
        let (a, b) = (self.operand(op, 0), self.operand(op, 1));
        if let (Some(x), Some(y)) = (a.as_const(), b.as_const())
            && let Some(ty) = self.result_type(op)
            && let Some(folded) = self.folded_comparison(predicate, x, y, ty)
        {
            return self.set_result(op, folded.into());
        }
        let flags = if name == "fcmp" { self.body.flags } else { Flags::NONE };
        self.emit_for(op, InstKind::Compare(name, predicate, a, b), flags);
    }

    fn select(&mut self, op: Op) {
        let [condition, a, b] = [0, 1, 2].map(|index| self.operand(op, index));
        if let (Some(condition), Some(x), Some(y)) = (condition.as_const(), a.as_const(), b.as_const())
            && let Some(folded) = fold::select(self.ctx, condition, x, y)
        {
            return self.set_result(op, folded.into());
        }
        let flags = if self.is_float_result(a.ty) { self.body.flags } else { Flags::NONE };
        self.emit_for(op, InstKind::Select(condition, a, b), flags);
    }

    fn constant_operation(&mut self, op: Op, name: &str) -> Outcome {
        let Some(ty) = self.result_type(op) else { return Ok(()) };
        let constant = match name {
            "mlir.constant" => match self.attr(op, "value") {
                Some(value) => match self.constant(ty, value, self.ir.location(op)) {
                    Ok(constant) => constant,
                    Err(error) => {
                        let name = "LLVM Translation failed for operation: llvm.mlir.constant";
                        return Err(error.followed_by(ir_core::verify::op_failure(self.ir, op, name)));
                    }
                },
                None => Const::undef(ty),
            },
            "mlir.zero" | "mlir.none" => Const::zero(self.ctx, ty),
            "mlir.undef" => Const::undef(ty),
            "mlir.poison" => Const::poison(ty),
            "mlir.addressof" => {
                let symbol = self.symbol(op, "global_name").unwrap_or_default();
                Const::new(ty, ConstKind::Symbol(symbol.into()))
            }
            _ => return self.unknown(op),
        };
        self.set_result(op, constant.into());
        Ok(())
    }

    /// An operation that upstream has no translation for either.
    pub(super) fn unknown<T>(&self, op: Op) -> Outcome<T> {
        let name = self.ir.name(op).as_str(self.ctx);
        let message = format!("LLVM Translation failed for operation: {name}");
        Err(ir_core::verify::op_failure(self.ir, op, &message))
    }

    fn address(&mut self, op: Op, name: &str) -> Outcome {
        match name {
            "dso_local_equivalent" => {
                let symbol = self.symbol(op, "function_name").unwrap_or_default();
                let Some(ty) = self.result_type(op) else { return Ok(()) };
                self.set_result(op, Const::new(ty, ConstKind::DsoLocalEquivalent(symbol.into())).into());
            }
            "blockaddress" => {
                let address = self
                    .attr(op, "block_addr")
                    .and_then(|found| dialect_llvm::BlockAddressAttr::cast(self.ctx, found));
                let (Some(address), Some(ty)) = (address, self.result_type(op)) else { return Ok(()) };
                let tag = address.tag(self.ctx);
                let AttrKind::SymbolRef { root, .. } = address.function(self.ctx).kind(self.ctx) else {
                    return Ok(());
                };
                let function = root.as_str(self.ctx);
                let Some(block) = self.tagged_block(function, tag) else { return self.unknown(op) };
                self.set_result(op, Const::new(ty, ConstKind::BlockAddress(function.into(), block)).into());
            }
            // A tag is an address only where it is used.
            _ => {}
        }
        Ok(())
    }

    /// The index of the block of a function with a `llvm.blocktag` of this tag.
    fn tagged_block(&self, function: &str, tag: ir_core::context::Attribute) -> Option<usize> {
        let function = *self.symbols.get(function)?;
        let region = self.ir.region(function, 0);
        self.ir.blocks(region).position(|block| {
            self.ir.ops(block).any(|op| {
                dialect_llvm::BlockTagOp::cast(self.ir, op).is_some() && self.attr(op, "tag") == Some(tag)
            })
        })
    }
}
