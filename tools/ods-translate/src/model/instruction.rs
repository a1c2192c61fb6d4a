//! Instructions, their operands and flags.

use std::sync::Arc;

use ir_core::context::Type;

use super::attributes::AttrSet;
use super::constant::ConstRef;
use super::flags::Flags;
use super::metadata::{Md, MdId};

/// An operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Val {
    pub(crate) ty: Type,
    pub(crate) kind: ValKind,
}

/// The kinds of operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ValKind {
    Const(ConstRef),
    /// A parameter of the function.
    Arg(u32),
    /// The result of an instruction.
    Inst(u32),
    /// Metadata as an argument of an intrinsic.
    Metadata(Box<Md>),
    /// Inline assembly as the callee.
    Asm(Arc<InlineAsm>),
}

impl Val {
    /// The constant, if it is one.
    pub(crate) fn as_const(&self) -> Option<&ConstRef> {
        match &self.kind {
            ValKind::Const(constant) => Some(constant),
            _ => None,
        }
    }
}

impl From<ConstRef> for Val {
    fn from(constant: ConstRef) -> Self {
        Val { ty: constant.ty, kind: ValKind::Const(constant) }
    }
}

/// Inline assembly.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct InlineAsm {
    pub(crate) text: String,
    pub(crate) constraints: String,
    pub(crate) has_side_effects: bool,
    pub(crate) is_align_stack: bool,
    pub(crate) is_intel: bool,
}

/// An instruction.
#[derive(Clone, Debug)]
pub(crate) struct Inst {
    /// The type of the result; none of an instruction without one.
    pub(crate) ty: Option<Type>,
    pub(crate) kind: InstKind,
    pub(crate) flags: Flags,
    /// Attached metadata: the kind and the node. The location of debug information is kind 0.
    pub(crate) metadata: Vec<(u32, MdId)>,
    /// Records of debug information before the instruction.
    pub(crate) records: Vec<Record>,
}

/// A module has as many instructions as operations: what is rare is boxed.
const _: () = assert!(size_of::<Inst>() <= 152);

/// A record of debug information.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// `#dbg_value` and others.
    pub(crate) name: &'static str,
    pub(crate) value: Option<Val>,
    pub(crate) nodes: Vec<MdId>,
}

/// The memory ordering of an access.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Atomic {
    pub(crate) orderings: Vec<&'static str>,
    pub(crate) scope: String,
}

/// The kinds of instructions with their operands.
#[derive(Clone, Debug)]
pub(crate) enum InstKind {
    /// `add`, `fmul` …
    Binary(&'static str, Val, Val),
    /// `fneg`, `freeze`, `resume`
    Unary(&'static str, Val),
    Cast(&'static str, Val),
    /// `icmp` or `fcmp`, with its predicate.
    Compare(&'static str, &'static str, Val, Val),
    Select(Val, Val, Val),
    Phi(Vec<(Val, usize)>),
    Alloca {
        element: Type,
        count: Val,
        alignment: u64,
        space: u32,
        is_inalloca: bool,
    },
    Load {
        pointer: Val,
        access: Access,
    },
    Store {
        value: Val,
        pointer: Val,
        access: Access,
    },
    Gep {
        element: Type,
        operands: Vec<Val>,
    },
    ExtractValue(Val, Vec<u32>),
    InsertValue(Val, Val, Vec<u32>),
    ExtractElement(Val, Val),
    InsertElement(Val, Val, Val),
    ShuffleVector(Val, Val, Vec<i32>),
    Call(Box<Call>),
    LandingPad {
        is_cleanup: bool,
        clauses: Vec<Val>,
    },
    Br(usize),
    CondBr(Val, usize, usize),
    Switch {
        value: Val,
        default: usize,
        cases: Vec<(Val, usize)>,
    },
    IndirectBr(Val, Vec<usize>),
    /// `ret`, without a value for `void`.
    Ret(Option<Val>),
    Unreachable,
    AtomicRmw {
        operation: &'static str,
        pointer: Val,
        value: Val,
        access: Access,
    },
    CmpXchg {
        is_weak: bool,
        pointer: Val,
        expected: Val,
        new: Val,
        access: Box<Access>,
    },
    Fence(Box<Atomic>),
    VaArg(Val),
}

/// The kind of an access to memory.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub(crate) alignment: u64,
    pub(crate) is_volatile: bool,
    pub(crate) atomic: Option<Box<Atomic>>,
}

/// A call or an `invoke`.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// `tail`, `musttail`, `notail`, or nothing.
    pub(crate) tail: &'static str,
    /// The calling convention with a space after it, or nothing.
    pub(crate) convention: String,
    pub(crate) function_type: Type,
    pub(crate) callee: Val,
    pub(crate) arguments: Vec<Val>,
    pub(crate) result: AttrSet,
    pub(crate) parameters: Vec<AttrSet>,
    pub(crate) attributes: AttrSet,
    pub(crate) bundles: Vec<(String, Vec<Val>)>,
    /// Whether the callee is an intrinsic, whose metadata arguments get numbers first.
    pub(crate) is_intrinsic: bool,
    /// The blocks of an `invoke`: the normal one and that of exceptions.
    pub(crate) invoke: Option<(usize, usize)>,
}

impl InstKind {
    /// The blocks that a terminator goes to, in the order in which LLVM adds the uses.
    pub(crate) fn successors(&self) -> Vec<usize> {
        match self {
            InstKind::Br(target) => vec![*target],
            InstKind::CondBr(_, on_true, on_false) => vec![*on_false, *on_true],
            InstKind::Switch { default, cases, .. } => {
                std::iter::once(*default).chain(cases.iter().map(|case| case.1)).collect()
            }
            InstKind::IndirectBr(_, targets) => targets.clone(),
            InstKind::Call(call) => call.invoke.map_or(Vec::new(), |(normal, unwind)| vec![normal, unwind]),
            _ => Vec::new(),
        }
    }
}

impl InstKind {
    /// Calls a function with each operand, in the order of the text.
    pub(crate) fn each_operand<'a>(&'a self, mut visit: impl FnMut(&'a Val)) {
        match self {
            InstKind::Binary(_, a, b)
            | InstKind::Compare(_, _, a, b)
            | InstKind::InsertValue(a, b, _)
            | InstKind::ExtractElement(a, b)
            | InstKind::ShuffleVector(a, b, _)
            | InstKind::Store { value: a, pointer: b, .. }
            | InstKind::AtomicRmw { pointer: a, value: b, .. } => [a, b].into_iter().for_each(visit),
            InstKind::Unary(_, a)
            | InstKind::Cast(_, a)
            | InstKind::Alloca { count: a, .. }
            | InstKind::Load { pointer: a, .. }
            | InstKind::ExtractValue(a, _)
            | InstKind::CondBr(a, ..)
            | InstKind::IndirectBr(a, _)
            | InstKind::Ret(Some(a))
            | InstKind::VaArg(a) => visit(a),
            InstKind::Select(a, b, c)
            | InstKind::InsertElement(a, b, c)
            | InstKind::CmpXchg { pointer: a, expected: b, new: c, .. } => {
                [a, b, c].into_iter().for_each(visit);
            }
            InstKind::Phi(incoming) => incoming.iter().for_each(|(value, _)| visit(value)),
            InstKind::Gep { operands, .. } | InstKind::LandingPad { clauses: operands, .. } => {
                operands.iter().for_each(visit);
            }
            InstKind::Call(call) => {
                call.arguments.iter().for_each(&mut visit);
                call.bundles.iter().flat_map(|(_, values)| values).for_each(&mut visit);
                visit(&call.callee);
            }
            InstKind::Switch { value, cases, .. } => {
                visit(value);
                cases.iter().for_each(|(value, _)| visit(value));
            }
            InstKind::Br(_) | InstKind::Ret(None) | InstKind::Unreachable | InstKind::Fence(_) => {}
        }
    }
}
