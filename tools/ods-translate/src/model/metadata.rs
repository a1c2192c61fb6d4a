//! Metadata: nodes, which are unique unless they are distinct or contain themselves, and named nodes.

use rustc_hash::FxHashMap;

use super::constant::ConstRef;

/// A node of the module.
pub(crate) type MdId = usize;

/// An operand of a node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Md {
    Null,
    Node(MdId),
    String(String),
    Const(ConstRef),
}

/// A field of a node of debug information.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Field {
    /// Words and numbers as they are printed.
    Text(String),
    /// A string in quotation marks.
    String(String),
    Md(Md),
}

/// A node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MdNode {
    pub(crate) is_distinct: bool,
    /// Name and fields of a node of debug information, in the order of printing; none of a tuple.
    pub(crate) fields: Option<(&'static str, Vec<(&'static str, Field)>)>,
    /// Operands in the order in which LLVM stores them. This order determines the numbers of nodes.
    pub(crate) operands: Vec<Md>,
}

impl MdNode {
    /// `!{…}`
    pub(crate) fn tuple(operands: Vec<Md>) -> Self {
        MdNode { is_distinct: false, fields: None, operands }
    }
}

/// The nodes of a module.
#[derive(Debug, Default)]
pub(crate) struct MdTable {
    pub(crate) nodes: Vec<MdNode>,
    unique: FxHashMap<MdNode, MdId>,
}

impl MdTable {
    /// The node, which is the same one for the same contents unless it is distinct.
    pub(crate) fn add(&mut self, node: MdNode) -> MdId {
        if node.is_distinct {
            self.nodes.push(node);
            return self.nodes.len() - 1;
        }
        if let Some(&found) = self.unique.get(&node) {
            return found;
        }
        self.nodes.push(node.clone());
        self.unique.insert(node, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// A tuple.
    pub(crate) fn tuple(&mut self, operands: Vec<Md>) -> MdId {
        self.add(MdNode::tuple(operands))
    }

    /// A node that can still be changed, and equals no other.
    pub(crate) fn reserve(&mut self) -> MdId {
        self.nodes.push(MdNode { is_distinct: true, ..MdNode::tuple(Vec::new()) });
        self.nodes.len() - 1
    }

    /// A distinct tuple with itself as the first operand.
    pub(crate) fn self_reference(&mut self, rest: Vec<Md>) -> MdId {
        let id = self.reserve();
        let mut operands = vec![Md::Node(id)];
        operands.extend(rest);
        self.nodes[id].operands = operands;
        id
    }
}

/// Names of the kinds of attached metadata, by number (llvm/IR/FixedMetadataKinds.def of LLVM 22).
const KINDS: [&str; 47] = [
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
];

/// The kinds of a module: LLVM's fixed kinds, and others.
#[derive(Debug, Default)]
pub(crate) struct MdKinds {
    others: Vec<String>,
}

impl MdKinds {
    /// The number of a kind.
    pub(crate) fn number(&mut self, name: &str) -> u32 {
        if let Some(found) = KINDS.iter().position(|kind| *kind == name) {
            return found as u32;
        }
        let found = self.others.iter().position(|kind| kind == name).unwrap_or_else(|| {
            self.others.push(name.to_owned());
            self.others.len() - 1
        });
        (KINDS.len() + found) as u32
    }

    /// The name of a kind.
    pub(crate) fn name(&self, index: u32) -> &str {
        let index = index as usize;
        match KINDS.get(index) {
            Some(name) => name,
            None => self.others.get(index - KINDS.len()).map_or("", String::as_str),
        }
    }
}
