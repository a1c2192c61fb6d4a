//! Metadata nodes, named ones, and those attached to others.

use super::Printer;
use crate::model::metadata::{Field, Md, MdId};

impl Printer<'_> {
    /// `!name = !{…}`, then `!0 = …` for each node.
    pub(super) fn metadata(&mut self) {
        let module = self.module;
        self.text(if module.named.is_empty() { "" } else { "\n" });
        for (name, nodes) in &module.named {
            super::name('!', name, &mut self.out);
            self.text(" = !{");
            for (index, &node) in nodes.iter().enumerate() {
                self.text(if index == 0 { "" } else { ", " });
                self.node(node);
            }
            self.text("}\n");
        }
        let order = &self.slots.order;
        self.text(if order.is_empty() { "" } else { "\n" });
        for (position, &node) in order.iter().enumerate() {
            self.display(format_args!("!{position} = "));
            self.text(if module.metadata.nodes[node].is_distinct { "distinct " } else { "" });
            self.contents(node);
            self.text("\n");
        }
    }

    /// `, !dbg !5` for each attached node, in the order of the kinds.
    pub(super) fn attachments(&mut self, metadata: &[(u32, MdId)], separator: &str) {
        let mut sorted: Vec<&(u32, MdId)> = metadata.iter().collect();
        sorted.sort_by_key(|(kind, _)| *kind);
        for (kind, node) in sorted {
            self.text(separator);
            let module = self.module;
            super::name('!', module.kinds.name(*kind), &mut self.out);
            self.text(" ");
            self.node(*node);
        }
    }

    /// `!5`, or an expression written out.
    pub(super) fn node(&mut self, node: MdId) {
        match self.slots.number(node) {
            Some(number) => self.display(format_args!("!{number}")),
            None => self.contents(node),
        }
    }

    /// An operand of metadata.
    pub(super) fn md(&mut self, md: &Md) {
        match md {
            Md::Null => self.text("null"),
            Md::Node(node) => self.node(*node),
            Md::String(text) => self.quoted("!", text),
            Md::Const(constant) => self.typed_constant(constant),
        }
    }

    fn contents(&mut self, node: MdId) {
        let contents = &self.module.metadata.nodes[node];
        let Some((name, fields)) = &contents.fields else {
            self.text("!{");
            for (index, operand) in contents.operands.iter().enumerate() {
                self.text(if index == 0 { "" } else { ", " });
                self.md(operand);
            }
            return self.text("}");
        };
        self.display(format_args!("!{name}("));
        for (index, (key, value)) in fields.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            if !key.is_empty() {
                self.display(format_args!("{key}: "));
            }
            match value {
                Field::Text(text) => self.text(text),
                Field::String(text) => self.quoted("", text),
                Field::Md(md) => self.md(md),
            }
        }
        self.text(")");
    }
}
