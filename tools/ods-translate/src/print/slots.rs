//! The numbers of metadata and attribute groups, in the order of LLVM's `SlotTracker`.

use rustc_hash::FxHashMap;

use crate::model::attributes::AttrSet;
use crate::model::instruction::{Inst, InstKind, ValKind};
use crate::model::metadata::{Md, MdId};
use crate::model::{Function, Module};

/// The numbers of a module.
pub(super) struct Slots<'a> {
    groups: FxHashMap<&'a AttrSet, usize>,
    pub(super) group_list: Vec<&'a AttrSet>,
    /// The number of each node.
    nodes: Vec<Option<usize>>,
    /// Nodes in the order of their numbers.
    pub(super) order: Vec<MdId>,
}

impl<'a> Slots<'a> {
    /// Numbers everything in a module.
    pub(super) fn new(module: &'a Module) -> Self {
        let mut slots = Slots {
            groups: FxHashMap::default(),
            group_list: Vec::new(),
            nodes: vec![None; module.metadata.nodes.len()],
            order: Vec::new(),
        };
        for global in &module.globals {
            slots.attached(module, &global.metadata);
            slots.add_group(&global.attributes);
        }
        for (_, nodes) in &module.named {
            nodes.iter().for_each(|&node| slots.node(module, node));
        }
        for function in &module.functions {
            slots.add_group(&function.attributes);
        }
        for function in &module.functions {
            slots.function(module, function);
        }
        slots
    }

    /// The number of a set of attributes; none of an empty one.
    pub(super) fn group(&self, attributes: &AttrSet) -> Option<usize> {
        if attributes.is_empty() { None } else { self.groups.get(attributes).copied() }
    }

    /// The number of a node; none of a node that is printed where it is used.
    pub(super) fn number(&self, node: MdId) -> Option<usize> {
        self.nodes.get(node).copied().flatten()
    }

    fn add_group(&mut self, attributes: &'a AttrSet) {
        if !attributes.is_empty() && !self.groups.contains_key(attributes) {
            self.groups.insert(attributes, self.group_list.len());
            self.group_list.push(attributes);
        }
    }

    /// Numbers a node, then those that it refers to.
    fn node(&mut self, module: &Module, node: MdId) {
        let mut left = vec![node];
        while let Some(node) = left.pop() {
            let contents = &module.metadata.nodes[node];
            let is_inline = contents.fields.as_ref().is_some_and(|(name, _)| *name == "DIExpression");
            if is_inline || self.nodes[node].is_some() {
                continue;
            }
            self.nodes[node] = Some(self.order.len());
            self.order.push(node);
            left.extend(contents.operands.iter().rev().filter_map(|operand| match operand {
                Md::Node(node) => Some(*node),
                _ => None,
            }));
        }
    }

    /// Numbers attached nodes in the order of their kinds.
    fn attached(&mut self, module: &Module, metadata: &[(u32, MdId)]) {
        let mut sorted: Vec<&(u32, MdId)> = metadata.iter().collect();
        sorted.sort_by_key(|(kind, _)| *kind);
        sorted.into_iter().for_each(|(_, node)| self.node(module, *node));
    }

    fn function(&mut self, module: &Module, function: &'a Function) {
        self.attached(module, &function.metadata);
        for inst in function.instructions() {
            self.instruction(module, inst);
        }
        for inst in function.instructions() {
            if let InstKind::Call(call) = &inst.kind {
                self.add_group(&call.attributes);
            }
        }
    }

    fn instruction(&mut self, module: &Module, inst: &Inst) {
        for node in inst.records.iter().flat_map(|record| &record.nodes) {
            self.node(module, *node);
        }
        if let InstKind::Call(call) = &inst.kind
            && call.is_intrinsic
        {
            for argument in &call.arguments {
                if let ValKind::Metadata(metadata) = &argument.kind
                    && let Md::Node(node) = **metadata
                {
                    self.node(module, node);
                }
            }
        }
        if !inst.metadata.is_empty() {
            self.attached(module, &inst.metadata);
        }
    }
}
