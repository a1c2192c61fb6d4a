//! Intrinsics of former versions of LLVM become those of today, as LLVM's `AutoUpgrade` does it: names,
//! operands, and alignments that were operands.

use std::collections::BTreeMap;

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Type};
use ir_core::num::ApInt;

use super::ast::{Attr, Call, Function, Inst, InstKind, Module, Symbol, Val, ValKind};
use super::calls::callee_name;
use crate::intrinsics::{Intrinsics, Overload};
use crate::model::constant::{Const, ConstKind};
use crate::model::types::{element_at, mangle};

/// Intrinsics with another name: the former one, and that of today.
const RENAMED: [(&str, &str); 9] = [
    ("llvm.experimental.stepvector", "llvm.stepvector"),
    ("llvm.experimental.vector.deinterleave2", "llvm.vector.deinterleave2"),
    ("llvm.experimental.vector.extract", "llvm.vector.extract"),
    ("llvm.experimental.vector.insert", "llvm.vector.insert"),
    ("llvm.experimental.vector.interleave2", "llvm.vector.interleave2"),
    ("llvm.experimental.vector.reverse", "llvm.vector.reverse"),
    ("llvm.experimental.vector.splice", "llvm.vector.splice"),
    ("llvm.flt.rounds", "llvm.get.rounding"),
    ("llvm.invariant.group.barrier", "llvm.launder.invariant.group"),
];

/// Intrinsics whose alignment was an operand: the number of operands with it, its index, and the pointers
/// that have it as an attribute today.
const ALIGNED: [(&str, usize, usize, &[usize]); 7] = [
    ("llvm.memcpy", 5, 3, &[0, 1]),
    ("llvm.memmove", 5, 3, &[0, 1]),
    ("llvm.memset", 5, 3, &[0]),
    ("llvm.masked.load", 4, 1, &[0]),
    ("llvm.masked.gather", 4, 1, &[0]),
    ("llvm.masked.store", 4, 2, &[1]),
    ("llvm.masked.scatter", 4, 2, &[1]),
];

/// Upgrades the calls and the declarations of a module.
pub(super) fn upgrade(ctx: &Context, intrinsics: &Intrinsics, module: &mut Module) {
    let mut declared = BTreeMap::new();
    let upgrade = Upgrade { ctx, intrinsics };
    for function in &mut module.functions {
        let allocas = allocas(function);
        for block in &mut function.blocks {
            block.insts.retain_mut(|inst| upgrade.inst(inst, &allocas, &mut declared));
        }
    }
    let mut replaced: Vec<(String, (Function, usize))> = declared.into_iter().collect();
    replaced.sort_by_key(|(_, (_, order))| *order);
    for (former, (function, _)) in replaced {
        module.functions.retain(|own| own.symbol.name != former);
        // LLVM declares an intrinsic of another name at the end.
        if !module.functions.iter().any(|own| own.symbol.name == function.symbol.name) {
            module.functions.push(function);
        }
    }
    module.functions.retain(|function| !function.blocks.is_empty() || !is_former(&function.symbol.name));
}

/// Whether a name is that of an intrinsic that does not exist any more.
fn is_former(name: &str) -> bool {
    name.starts_with("llvm.experimental.vector.reduce.")
        || RENAMED.iter().any(|(former, _)| begins_with(name, former))
}

/// Whether a name is that of an intrinsic, with types or without.
fn begins_with(name: &str, intrinsic: &str) -> bool {
    name.strip_prefix(intrinsic).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The locals that are addresses of memory of the stack, and casts of them.
fn allocas(function: &Function) -> Vec<u32> {
    let mut found = Vec::new();
    for inst in function.blocks.iter().flat_map(|block| &block.insts) {
        let is_cast = matches!(&inst.kind, InstKind::Plain(name) if name == "bitcast" || name == "addrspacecast")
            && inst.operands.first().is_some_and(|operand| is_local_of(operand, &found));
        if is_cast || matches!(inst.kind, InstKind::Alloca { .. }) {
            found.extend(inst.result);
        }
    }
    found
}

fn is_local_of(operand: &Val, locals: &[u32]) -> bool {
    matches!(operand.kind, ValKind::Local(local) if locals.contains(&local))
}

/// Declarations that replace others, by the names of the latter, with the order of their first calls.
type Declared = BTreeMap<String, (Function, usize)>;

struct Upgrade<'a> {
    ctx: &'a Context,
    intrinsics: &'a Intrinsics,
}

impl Upgrade<'_> {
    /// Upgrades an instruction; returns whether it stays.
    fn inst(&self, inst: &mut Inst, allocas: &[u32], declared: &mut Declared) -> bool {
        let InstKind::Call(call) = &mut inst.kind else { return true };
        let Some(name) = callee_name(call).filter(|name| name.starts_with("llvm.")).map(str::to_owned) else {
            return true;
        };
        if begins_with(&name, "llvm.lifetime.start") || begins_with(&name, "llvm.lifetime.end") {
            return lifetime(call, &mut inst.operands, allocas);
        }
        self.alignment(&name, call, &mut inst.operands);
        self.appended(&name, call, &mut inst.operands);
        let Some(new) = self.new_name(&name, inst.ty, &inst.operands) else { return true };
        let InstKind::Call(call) = &mut inst.kind else { return true };
        let types: Vec<Type> = inst.operands.iter().map(|operand| operand.ty).collect();
        let ty = LLVMFunctionType::get(self.ctx, inst.ty, &types, false).base();
        call.function_type = ty;
        call.callee.kind = ValKind::Const(Const::new(call.callee.ty, ConstKind::Symbol(new.as_str().into())));
        let symbol = Symbol { name: new, offset: inst.offset, ..Symbol::default() };
        let function = Function { parameters: vec![Vec::new(); types.len()], ..Function::new(symbol, ty) };
        let order = declared.len();
        declared.entry(name).or_insert((function, order));
        true
    }

    /// Makes an operand with the alignment an attribute of the pointers.
    fn alignment(&self, name: &str, call: &mut Call, operands: &mut Vec<Val>) {
        let found = ALIGNED.iter().find(|(intrinsic, ..)| begins_with(name, intrinsic));
        let Some((_, count, index, pointers)) = found else { return };
        if operands.len() != *count || operands[*index].ty != Type::I32 {
            return;
        }
        let removed = operands.remove(*index);
        if *index < call.parameters.len() {
            call.parameters.remove(*index);
        }
        let alignment = match &removed.kind {
            ValKind::Const(constant) => constant.as_int().and_then(ApInt::as_u64),
            _ => None,
        };
        let Some(alignment) = alignment.filter(|alignment| *alignment != 0) else { return };
        for pointer in *pointers {
            if let Some(attributes) = call.parameters.get_mut(*pointer) {
                attributes.push(Attr::Int("align".to_owned(), alignment));
            }
        }
    }

    /// Adds the operands that an intrinsic has got since.
    fn appended(&self, name: &str, call: &mut Call, operands: &mut Vec<Val>) {
        let (count, ty) = match operands.len() {
            1 if begins_with(name, "llvm.ctlz") || begins_with(name, "llvm.cttz") => (2, Type::I1),
            2 | 3 if begins_with(name, "llvm.objectsize") => (4, Type::I1),
            4 if begins_with(name, "llvm.var.annotation") || begins_with(name, "llvm.ptr.annotation") => {
                (5, operands[0].ty)
            }
            _ => return,
        };
        while operands.len() < count {
            operands.push(Val { ty, kind: ValKind::Const(Const::zero(self.ctx, ty)) });
            call.parameters.push(Vec::new());
        }
    }

    /// The name of today; none if it is the same.
    fn new_name(&self, name: &str, result: Type, operands: &[Val]) -> Option<String> {
        let renamed = RENAMED.iter().find(|(former, _)| begins_with(name, former));
        let reduction = name.strip_prefix("llvm.experimental.vector.reduce.").map(|rest| {
            let operation = rest.strip_prefix("v2.").unwrap_or(rest).split('.').next().unwrap_or_default();
            format!("llvm.vector.reduce.{operation}")
        });
        let base = match (renamed, reduction) {
            (Some((_, new)), _) => (*new).to_owned(),
            (None, Some(reduction)) => reduction,
            (None, None) => self.intrinsics.find(name).filter(|_| has_pointee(name))?.0.to_owned(),
        };
        let (_, intrinsic) = self.intrinsics.find(&base)?;
        let mut full = base;
        for overload in intrinsic.overloads {
            let ty = match overload {
                Overload::Result => Some(result),
                Overload::Element(index) => element_at(self.ctx, result, index),
                Overload::Parameter(index) => operands.get(index).map(|operand| operand.ty),
            };
            full.push('.');
            mangle(self.ctx, ty?, &mut full);
        }
        (full != name).then_some(full)
    }
}

/// Removes the size of an intrinsic of lifetimes. Without memory of the stack the call goes; returns whether
/// it stays.
fn lifetime(call: &mut Call, operands: &mut Vec<Val>, allocas: &[u32]) -> bool {
    if operands.len() != 2 {
        return true;
    }
    operands.remove(0);
    if !call.parameters.is_empty() {
        call.parameters.remove(0);
    }
    is_local_of(&operands[0], allocas)
}

/// Whether a name has a pointer with a pointee, such as `p0i8` or `v4p0i32`.
fn has_pointee(name: &str) -> bool {
    name.split('.').any(|part| {
        let pointer =
            part.trim_start_matches(|c: char| c == 'v' || c == 'n' || c == 'x' || c.is_ascii_digit());
        let Some(rest) = pointer.strip_prefix('p') else { return false };
        let pointee = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        pointee.len() != rest.len() && !pointee.is_empty()
    })
}
