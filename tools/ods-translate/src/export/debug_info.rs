//! Attributes of debug information as nodes: scopes, files and variables, and what they are attached to.

use std::collections::BTreeMap;

use ir_core::context::Attribute;
use ir_core::ir::Op;
use rustc_hash::FxHashMap;

use super::Translation;
use super::debug_nodes::Node;
use super::reader::Reader;
use crate::model::metadata::{Field, Md, MdId, MdNode};

/// Nodes of attributes.
#[derive(Debug, Default)]
pub(super) struct Cache {
    nodes: FxHashMap<Attribute, Option<MdId>>,
    /// Nodes of attributes that contain themselves, by their identifiers.
    recursive: FxHashMap<Attribute, MdId>,
    /// Line, column, scope and the location of the call, of each location.
    pub(super) locations: FxHashMap<MdId, (u32, u32, MdId, Option<MdId>)>,
    /// The global variables of compile units.
    globals: BTreeMap<MdId, Vec<Md>>,
}

/// The place of the global variables among the operands of a compile unit.
const GLOBALS: usize = 6;

impl Translation<'_> {
    /// The node of an attribute; none of the null type.
    pub(super) fn debug_node(&mut self, attribute: Attribute) -> Option<MdId> {
        if let Some(&found) = self.shared().debug.nodes.get(&attribute) {
            return found;
        }
        let reader = Reader::new(self.ctx, attribute)?;
        let recursive = reader.attribute("recId");
        if let Some(id) = recursive {
            if reader.int("isRecSelf") != 0 {
                return self.shared().debug.recursive.get(&id).copied();
            }
            let reserved = self.module().metadata.reserve();
            let outer = self.shared().debug.recursive.insert(id, reserved);
            let node = self.debug_contents(reader)?;
            self.module().metadata.nodes[reserved] = node;
            match outer {
                Some(outer) => self.shared().debug.recursive.insert(id, outer),
                None => self.shared().debug.recursive.remove(&id),
            };
            self.shared().debug.nodes.insert(attribute, Some(reserved));
            return Some(reserved);
        }
        let node = self.debug_contents(reader).map(|node| self.node(node));
        self.shared().debug.nodes.insert(attribute, node);
        if let (Some(unit), "di_compile_unit") = (node, reader.mnemonic) {
            self.module().add_named("llvm.dbg.cu", unit);
        }
        node
    }

    /// The node of an attribute that is a parameter.
    pub(super) fn debug_parameter(&mut self, reader: Reader<'_>, name: &str) -> Md {
        match reader.attribute(name).and_then(|attribute| self.debug_node(attribute)) {
            Some(node) => Md::Node(node),
            None => Md::Null,
        }
    }

    /// A tuple of the nodes of a list.
    pub(super) fn debug_list(&mut self, list: &[Attribute]) -> Md {
        let nodes = list.iter().map(|&attribute| match self.debug_node(attribute) {
            Some(node) => Md::Node(node),
            None => Md::Null,
        });
        let nodes: Vec<Md> = nodes.collect();
        Md::Node(self.tuple(nodes))
    }

    /// An expression; empty if it is missing.
    pub(super) fn expression(&mut self, attribute: Option<Attribute>) -> MdId {
        let operations = attribute.and_then(|attribute| Reader::new(self.ctx, attribute));
        let mut fields = Vec::new();
        for &operation in operations.map(|reader| reader.list("operations")).unwrap_or_default() {
            let Some(operation) = Reader::new(self.ctx, operation) else { continue };
            let opcode = operation.int("opcode") as u32;
            let name = dialect_llvm::Dwarf::Operation.name(opcode).unwrap_or_else(|| opcode.to_string());
            let is_convert = name == "DW_OP_LLVM_convert";
            fields.push(("", Field::Text(name)));
            for (index, argument) in operation.numbers("arguments").into_iter().enumerate() {
                let encoding =
                    dialect_llvm::Dwarf::Encoding.name(argument as u32).filter(|_| is_convert && index == 1);
                fields.push(("", Field::Text(encoding.unwrap_or_else(|| argument.to_string()))));
            }
        }
        self.node(MdNode { is_distinct: false, fields: Some(("DIExpression", fields)), operands: Vec::new() })
    }

    /// The nodes of a global variable, which its compile unit lists later.
    pub(super) fn global_debug_info(&mut self, op: Op) -> Vec<(u32, MdId)> {
        let mut attached = Vec::new();
        for &attribute in self.array(op, "dbg_exprs") {
            let Some(node) = self.debug_node(attribute) else { continue };
            attached.push((0, node));
            let unit = Reader::new(self.ctx, attribute).and_then(|reader| self.unit_of(reader));
            if let Some(unit) = unit {
                self.shared().debug.globals.entry(unit).or_default().push(Md::Node(node));
            }
        }
        attached
    }

    /// The compile unit that is the scope of a variable, or of the module around it.
    fn unit_of(&mut self, expression: Reader<'_>) -> Option<MdId> {
        let mut scope = expression.nested("var")?.attribute("scope")?;
        if let Some(reader) = Reader::new(self.ctx, scope)
            && reader.mnemonic == "di_module"
        {
            scope = reader.attribute("scope")?;
        }
        let is_unit = Reader::new(self.ctx, scope).is_some_and(|reader| reader.mnemonic == "di_compile_unit");
        if is_unit { self.debug_node(scope) } else { None }
    }

    /// Lists the global variables in their compile units.
    pub(super) fn list_globals(&mut self) {
        for (unit, variables) in std::mem::take(&mut self.shared().debug.globals) {
            let list = Md::Node(self.tuple(variables));
            let node = &mut self.module().metadata.nodes[unit];
            if let Some(operand) = node.operands.get_mut(GLOBALS) {
                *operand = list.clone();
            }
            let Some((_, fields)) = &mut node.fields else { continue };
            let at = fields.iter().position(|(name, _)| *name == "nameTableKind").unwrap_or(fields.len());
            fields.insert(at, ("globals", Field::Md(list)));
        }
    }

    /// A node with the fields of an attribute.
    fn debug_contents(&mut self, reader: Reader<'_>) -> Option<MdNode> {
        let mut node = Node::new(self, reader);
        match reader.mnemonic {
            "di_file" => node.file(),
            "di_compile_unit" => node.compile_unit(),
            "di_subprogram" => node.subprogram(),
            "di_lexical_block" => node.lexical_block(),
            "di_lexical_block_file" => node.lexical_block_file(),
            "di_namespace" => node.namespace(),
            "di_module" => node.module(),
            "di_common_block" => node.common_block(),
            "di_local_variable" => node.local_variable(),
            "di_global_variable" => node.global_variable(),
            "di_global_variable_expression" => node.variable_expression(),
            "di_label" => node.label(),
            "di_imported_entity" => node.imported_entity(),
            "di_annotation" => return Some(node.annotation()),
            "di_basic_type" => node.basic_type(),
            "di_derived_type" => node.derived_type(),
            "di_composite_type" => node.composite_type(),
            "di_subroutine_type" => node.subroutine_type(),
            "di_string_type" => node.string_type(),
            "di_subrange" => node.subrange("DISubrange"),
            "di_generic_subrange" => node.subrange("DIGenericSubrange"),
            "di_expression" => {
                let node = self.expression(Some(reader.base()));
                return Some(self.module().metadata.nodes[node].clone());
            }
            _ => return None,
        }
        Some(node.finish())
    }
}
