//! The syntax tree of LLVM IR for the import. Types and constants are those of the model.

use std::collections::BTreeMap;
use std::sync::Arc;

use ir_core::context::Type;

use crate::model::constant::ConstRef;
use crate::model::flags::Flags;
use crate::model::instruction::InlineAsm;

/// A module.
#[derive(Debug, Default)]
pub(super) struct Module {
    pub(super) data_layout: String,
    pub(super) triple: String,
    /// Assembly of the module, in pieces as they are written.
    pub(super) assembly: Vec<String>,
    pub(super) comdats: Vec<(String, String)>,
    pub(super) globals: Vec<Global>,
    pub(super) aliases: Vec<Alias>,
    pub(super) functions: Vec<Function>,
    pub(super) groups: BTreeMap<u64, Vec<Attr>>,
    pub(super) nodes: BTreeMap<u64, MdNode>,
    pub(super) named: Vec<(String, Vec<Md>)>,
    /// Functions and blocks that block addresses name, by the index that the constants have.
    pub(super) block_references: Vec<(String, String)>,
}

/// An attribute of a function, a parameter or a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Attr {
    /// A name without a value.
    Flag(String),
    Int(String, u64),
    Type(String, Type),
    /// The source in parentheses.
    Words(String, String),
    /// `range(i32 0, 8)`
    Range(ConstRef, ConstRef),
    /// A string with its value.
    Text(String, String),
    /// `#4`
    Group(u64),
}

/// Properties that all symbols have.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbol {
    pub(super) offset: usize,
    /// Empty for a symbol with a number.
    pub(super) name: String,
    /// Empty for `external`.
    pub(super) linkage: String,
    pub(super) is_dso_local: bool,
    pub(super) visibility: String,
    pub(super) unnamed_addr: String,
    pub(super) is_thread_local: bool,
}

/// A global variable.
#[derive(Clone, Debug)]
pub(super) struct Global {
    pub(super) symbol: Symbol,
    pub(super) ty: Type,
    pub(super) space: u32,
    pub(super) is_constant: bool,
    pub(super) initializer: Option<ConstRef>,
    pub(super) section: Option<String>,
    pub(super) comdat: Option<String>,
    pub(super) alignment: Option<u64>,
    pub(super) attributes: Vec<Attr>,
    pub(super) metadata: Vec<(String, Md)>,
}

/// An alias or an ifunc.
#[derive(Clone, Debug)]
pub(super) struct Alias {
    pub(super) symbol: Symbol,
    pub(super) is_ifunc: bool,
    pub(super) ty: Type,
    pub(super) target: ConstRef,
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) symbol: Symbol,
    pub(super) ty: Type,
    pub(super) convention: Option<String>,
    pub(super) attributes: Vec<Attr>,
    pub(super) result: Vec<Attr>,
    pub(super) parameters: Vec<Vec<Attr>>,
    pub(super) section: Option<String>,
    pub(super) comdat: Option<String>,
    pub(super) alignment: Option<u64>,
    pub(super) collector: Option<String>,
    pub(super) personality: Option<ConstRef>,
    pub(super) metadata: Vec<(String, Md)>,
    /// Locals of the parameters.
    pub(super) arguments: Vec<u32>,
    pub(super) blocks: Vec<Block>,
}

impl Function {
    /// A declaration.
    pub(super) fn new(symbol: Symbol, ty: Type) -> Self {
        Function {
            symbol,
            ty,
            convention: None,
            attributes: Vec::new(),
            result: Vec::new(),
            parameters: Vec::new(),
            section: None,
            comdat: None,
            alignment: None,
            collector: None,
            personality: None,
            metadata: Vec::new(),
            arguments: Vec::new(),
            blocks: Vec::new(),
        }
    }
}

/// A block.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    pub(super) name: String,
    pub(super) insts: Vec<Inst>,
}

/// An operand.
#[derive(Clone, Debug)]
pub(super) struct Val {
    pub(super) ty: Type,
    pub(super) kind: ValKind,
}

/// The kinds of operands.
#[derive(Clone, Debug)]
pub(super) enum ValKind {
    Const(ConstRef),
    /// A parameter or the result of an instruction.
    Local(u32),
    Metadata(Md),
    Asm(Arc<InlineAsm>),
}

/// Metadata as an operand.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Md {
    Null,
    /// `!4`
    Node(u64),
    /// A node that is written where it is used.
    Inline(Arc<MdNode>),
    Text(String),
    Const(ConstRef),
    /// A value of a function.
    Local(u32),
}

/// A node of metadata.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MdNode {
    pub(super) is_distinct: bool,
    /// The name of a node of debug information; none of a tuple.
    pub(super) name: Option<String>,
    /// The operands of a tuple.
    pub(super) operands: Vec<Md>,
    /// The fields of a node of debug information. Those of an expression have no names.
    pub(super) fields: Vec<(String, Field)>,
}

/// A field of a node of debug information.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Field {
    Int(String),
    Text(Vec<u8>),
    /// A keyword, or flags.
    Words(Vec<String>),
    Md(Md),
}

/// A record of debug information.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct DebugRecord {
    /// `value`, `declare`, `assign` or `label`.
    pub(super) kind: String,
    pub(super) value: Md,
    /// The variable, or the label.
    pub(super) variable: Md,
    pub(super) expression: Md,
}

/// The memory ordering of an access.
#[derive(Clone, Debug, Default)]
pub(super) struct Access {
    pub(super) alignment: Option<u64>,
    pub(super) is_volatile: bool,
    pub(super) orderings: Vec<String>,
    pub(super) scope: Option<String>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub(super) struct Inst {
    pub(super) offset: usize,
    /// The local that the result is; none of an instruction without a result.
    pub(super) result: Option<u32>,
    /// The type of the result; `void` of an instruction without one.
    pub(super) ty: Type,
    pub(super) kind: InstKind,
    pub(super) operands: Vec<Val>,
    pub(super) successors: Vec<usize>,
    pub(super) flags: Flags,
    pub(super) metadata: Vec<(String, Md)>,
}

/// The kinds of instructions, with what is not an operand.
#[derive(Clone, Debug)]
pub(super) enum InstKind {
    /// Operands become operands of the operation with the opcode's name: arithmetic, casts and others.
    Plain(String),
    /// `icmp` or `fcmp` and its predicate.
    Compare(String, String),
    /// The blocks of the operands.
    Phi(Vec<usize>),
    Alloca {
        element: Type,
        alignment: Option<u64>,
        is_inalloca: bool,
    },
    Load(Access),
    Store(Access),
    Gep(Type),
    ExtractValue(Vec<i64>),
    InsertValue(Vec<i64>),
    Shuffle(Vec<i32>),
    Call(Box<Call>),
    Debug(Box<DebugRecord>),
    /// Whether it is a cleanup, and for each clause whether it is a filter.
    LandingPad {
        is_cleanup: bool,
    },
    Br,
    CondBr,
    Switch,
    IndirectBr,
    Ret,
    Rmw(String, Access),
    CmpXchg {
        is_weak: bool,
        access: Access,
    },
    Fence(Access),
}

/// A call or an `invoke`.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) is_invoke: bool,
    pub(super) tail: String,
    pub(super) convention: Option<String>,
    pub(super) function_type: Type,
    pub(super) callee: Val,
    pub(super) result: Vec<Attr>,
    pub(super) parameters: Vec<Vec<Attr>>,
    pub(super) attributes: Vec<Attr>,
    pub(super) bundles: Vec<(String, Vec<Val>)>,
}
