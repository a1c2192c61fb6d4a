//! Metadata: of the module, of functions, of accesses and of loops.

use dialect_llvm::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, DereferenceableAttr, MMRATagAttr, ModFlagBehavior,
    ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, TBAAMemberAttr, TBAARootAttr, TBAATagAttr,
    TBAATypeDescriptorAttr, VecTypeHintAttr,
};
use ir_core::attr_or_type::DefHandle;
use ir_core::attr_or_type::EnumValue as _;
use ir_core::context::{Attribute, Type};
use ir_core::predicates::build::dense_int_array;
use rustc_hash::FxHashMap;

use super::ast::{Function, Inst, Md, MdNode};
use super::create::{NewOp, Properties};
use super::{Import, Outcome};
use crate::model::constant::ConstKind;

/// Nodes are not nested deeper.
const MAX_DEPTH: usize = 64;

/// Attributes of nodes, by number.
#[derive(Debug, Default)]
pub(super) struct Cache {
    groups: FxHashMap<u64, Attribute>,
    scopes: FxHashMap<u64, Attribute>,
    domains: FxHashMap<u64, Attribute>,
    pub(super) loops: FxHashMap<u64, Attribute>,
}

impl<'m> Import<'m> {
    /// The node that metadata is.
    pub(super) fn md_node<'a>(&self, md: &'a Md) -> Option<&'a MdNode>
    where
        'm: 'a,
    {
        match md {
            Md::Node(number) => self.ast.nodes.get(number),
            Md::Inline(node) => Some(node),
            _ => None,
        }
    }

    /// The metadata of a kind that is attached.
    pub(super) fn attached<'a>(metadata: &'a [(String, Md)], kind: &str) -> Option<&'a Md> {
        metadata.iter().find(|(name, _)| name == kind).map(|(_, md)| md)
    }

    /// Options of the linker, flags of the module, and its identification.
    pub(super) fn module_metadata(&mut self) -> Outcome {
        let ast = self.ast;
        let named = |name: &str| {
            ast.named.iter().find(|(found, _)| found == name).map_or(&[][..], |(_, nodes)| nodes)
        };
        for node in named("llvm.linker.options") {
            let options = self.texts(node);
            let properties = Properties::default().property("options", self.ctx.array_attr(&options));
            self.create("llvm.linker_options", NewOp { properties, ..NewOp::default() });
        }
        let mut flags = Vec::new();
        for node in named("llvm.module.flags") {
            flags.push(self.module_flag(node)?);
        }
        if !flags.is_empty() {
            let properties = Properties::default().property("flags", self.ctx.array_attr(&flags));
            self.create("llvm.module_flags", NewOp { properties, ..NewOp::default() });
        }
        for name in ["llvm.ident", "llvm.commandline"] {
            // The last one stays.
            if let Some(text) = named(name).last().and_then(|node| self.texts(node).first().copied()) {
                self.set_module_attribute(name, text);
            }
        }
        let libraries: Vec<Attribute> =
            named("llvm.dependent-libraries").iter().flat_map(|node| self.texts(node)).collect();
        if !libraries.is_empty() {
            let libraries = self.ctx.array_attr(&libraries);
            self.set_module_attribute("llvm.dependent_libraries", libraries);
        }
        Ok(())
    }

    /// The strings of a node.
    fn texts(&self, md: &Md) -> Vec<Attribute> {
        let operands = self.md_node(md).map_or(&[][..], |node| node.operands.as_slice());
        let text = |md: &Md| match md {
            Md::Text(text) => Some(self.string(text)),
            _ => None,
        };
        operands.iter().filter_map(text).collect()
    }

    fn module_flag(&self, md: &Md) -> Outcome<Attribute> {
        let operands = self.md_node(md).map_or(&[][..], |node| node.operands.as_slice());
        let [behavior, Md::Text(key), value] = operands else {
            return self.error(0, "a flag of the module must have a behavior, a name and a value");
        };
        let behavior = number(behavior).and_then(ModFlagBehavior::from_value);
        let Some(behavior) = behavior else {
            return self.error(0, format!("the flag '{key}' has no known behavior"));
        };
        let value = match value {
            Md::Const(constant) => self.constant_attribute(constant),
            Md::Text(text) => Some(self.string(text)),
            _ if key == "CG Profile" => self.call_graph(value)?,
            _ => None,
        };
        match value {
            Some(value) => Ok(ModuleFlagAttr::get(self.ctx, behavior, self.string(key), value).into()),
            None => self.error(0, format!("the value of the flag '{key}' is not supported")),
        }
    }

    /// The edges of a call graph: two functions, which may be missing, and a count.
    fn call_graph(&self, md: &Md) -> Outcome<Option<Attribute>> {
        let Some(node) = self.md_node(md) else { return Ok(None) };
        let mut entries = Vec::new();
        for entry in &node.operands {
            let operands = self.md_node(entry).map_or(&[][..], |node| node.operands.as_slice());
            let [from, to, count] = operands else { return Ok(None) };
            let (from, to) = (self.function_of(from)?, self.function_of(to)?);
            let Some(count) = number(count) else { return Ok(None) };
            entries.push(ModuleFlagCGProfileEntryAttr::get(self.ctx, from, to, count).base());
        }
        Ok(Some(self.ctx.array_attr(&entries)))
    }

    /// A reference of the function that metadata is.
    fn function_of(&self, md: &Md) -> Outcome<Option<Attribute>> {
        let Md::Const(constant) = md else { return Ok(None) };
        match &constant.kind {
            ConstKind::Symbol(name) => self.symbol_name(0, name).map(Some),
            _ => Ok(None),
        }
    }

    /// Whether an access of the module has a scope. MLIR leaves out declarations of others.
    pub(super) fn has_scope(&self, scope: &Md) -> bool {
        let ast = self.ast;
        let insts = ast.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.insts);
        let lists = insts
            .flat_map(|inst| &inst.metadata)
            .filter(|(kind, _)| matches!(kind.as_str(), "alias.scope" | "noalias"));
        lists.filter_map(|(_, list)| self.md_node(list)).any(|list| list.operands.contains(scope))
    }

    /// Properties of a function that metadata states.
    pub(super) fn function_metadata(&self, function: &Function, properties: &mut Properties) -> Outcome {
        if let Some(node) = Self::attached(&function.metadata, "prof").and_then(|md| self.md_node(md))
            && let [Md::Text(name), count, ..] = node.operands.as_slice()
            && name == "function_entry_count"
        {
            properties.set("function_entry_count", number(count).map(|count| self.i64(count)));
        }
        for (kind, property) in [
            ("work_group_size_hint", "work_group_size_hint"),
            ("reqd_work_group_size", "reqd_work_group_size"),
        ] {
            if let Some(node) = Self::attached(&function.metadata, kind).and_then(|md| self.md_node(md)) {
                let sizes = node.operands.iter().filter_map(number).map(|size| size as i64);
                properties.set(property, dense_int_array(self.ctx, Type::I32, sizes));
            }
        }
        Ok(())
    }

    /// Properties of kernels.
    pub(super) fn kernel_metadata(&self, function: &Function, properties: &mut Properties) {
        let node = |kind: &str| Self::attached(&function.metadata, kind).and_then(|md| self.md_node(md));
        if let Some([size]) = node("intel_reqd_sub_group_size").map(|node| node.operands.as_slice()) {
            properties.set("intel_reqd_sub_group_size", number(size).map(|size| self.i32(size as u32)));
        }
        if let Some([Md::Const(hint), is_signed]) = node("vec_type_hint").map(|node| node.operands.as_slice())
        {
            let is_signed = number(is_signed).is_some_and(|value| value != 0);
            properties.set(
                "vec_type_hint",
                VecTypeHintAttr::get(self.ctx, self.ctx.type_attr(hint.ty), is_signed).base(),
            );
        }
    }

    /// Weights of the branches of a terminator.
    pub(super) fn branch_weights(&self, inst: &Inst) -> Outcome<Option<Attribute>> {
        let Some(node) = Self::attached(&inst.metadata, "prof").and_then(|md| self.md_node(md)) else {
            return Ok(None);
        };
        let [Md::Text(name), weights @ ..] = node.operands.as_slice() else { return Ok(None) };
        if name != "branch_weights" {
            return Ok(None);
        }
        let weights = weights.iter().filter_map(number).map(|weight| i64::from(weight as i32));
        Ok(Some(dense_int_array(self.ctx, Type::I32, weights)))
    }

    /// Metadata of alias analysis and of access groups.
    pub(super) fn access_metadata(&mut self, inst: &Inst, properties: &mut Properties) -> Outcome {
        if let Some(md) = Self::attached(&inst.metadata, "llvm.access.group") {
            let groups = self.access_groups(inst.offset, md)?;
            properties.set("access_groups", self.ctx.array_attr(&groups));
        }
        for (kind, property) in [("alias.scope", "alias_scopes"), ("noalias", "noalias_scopes")] {
            if let Some(md) = Self::attached(&inst.metadata, kind) {
                let scopes = self.alias_scopes(inst.offset, md)?;
                properties.set(property, self.ctx.array_attr(&scopes));
            }
        }
        if let Some(md) = Self::attached(&inst.metadata, "tbaa") {
            let tag = self.tbaa_tag(inst.offset, md)?;
            properties.set("tbaa", self.ctx.array_attr(&[tag]));
        }
        properties.set("llvm.mmra", self.memory_model(inst)?);
        Ok(())
    }

    /// Annotations of the memory model: a tag, or a list of tags.
    pub(super) fn memory_model(&self, inst: &Inst) -> Outcome<Option<Attribute>> {
        let Some(node) = Self::attached(&inst.metadata, "mmra").and_then(|md| self.md_node(md)) else {
            return Ok(None);
        };
        let tag = |node: &MdNode| match node.operands.as_slice() {
            [Md::Text(prefix), Md::Text(suffix)] => Some(MMRATagAttr::get(self.ctx, prefix, suffix).into()),
            _ => None,
        };
        if let Some(only) = tag(node) {
            return Ok(Some(only));
        }
        let tags: Option<Vec<Attribute>> =
            node.operands.iter().map(|md| self.md_node(md).and_then(tag)).collect();
        match tags {
            Some(tags) => Ok(Some(self.ctx.array_attr(&tags))),
            None => self.error(inst.offset, "expected metadata node to consist of tags of the memory model"),
        }
    }

    /// The number of bytes that a loaded pointer can be dereferenced for.
    pub(super) fn dereferenceable(&self, inst: &Inst, properties: &mut Properties) -> Outcome {
        for (kind, may_be_null) in [("dereferenceable", false), ("dereferenceable_or_null", true)] {
            let node = Self::attached(&inst.metadata, kind).and_then(|md| self.md_node(md));
            if let Some(bytes) = node.and_then(|node| number(node.operands.first()?)) {
                properties
                    .set("dereferenceable", DereferenceableAttr::get(self.ctx, bytes, may_be_null).base());
            }
        }
        Ok(())
    }

    /// An access group, or the groups of a list.
    pub(super) fn access_groups(&mut self, offset: usize, md: &Md) -> Outcome<Vec<Attribute>> {
        let Some(node) = self.md_node(md) else { return self.error(offset, "expected an access group") };
        if let (Md::Node(number), true) = (md, node.operands.is_empty()) {
            let ctx = self.ctx;
            let group = *self
                .metadata
                .groups
                .entry(*number)
                .or_insert_with(|| AccessGroupAttr::get(ctx, ctx.distinct_attr(Attribute::UNIT)).base());
            return Ok(vec![group]);
        }
        let operands = node.operands.clone();
        let mut groups = Vec::new();
        for operand in &operands {
            match operand {
                Md::Node(number)
                    if self.ast.nodes.get(number).is_some_and(|node| node.operands.is_empty()) =>
                {
                    groups.extend(self.access_groups(offset, operand)?);
                }
                _ => return self.error(offset, "expected an access group"),
            }
        }
        Ok(groups)
    }

    /// The scopes of a list.
    pub(super) fn alias_scopes(&mut self, offset: usize, md: &Md) -> Outcome<Vec<Attribute>> {
        let Some(node) = self.md_node(md) else {
            return self.error(offset, "expected a list of alias scopes");
        };
        let operands = node.operands.clone();
        operands.iter().map(|scope| self.alias_scope(offset, scope)).collect()
    }

    fn alias_scope(&mut self, offset: usize, md: &Md) -> Outcome<Attribute> {
        let Md::Node(number) = md else { return self.error(offset, "unsupported alias scope node") };
        if let Some(&found) = self.metadata.scopes.get(number) {
            return Ok(found);
        }
        let operands = self.md_node(md).map_or(Vec::new(), |node| node.operands.clone());
        let [id, domain @ Md::Node(domain_number), rest @ ..] = operands.as_slice() else {
            return self.error(offset, "unsupported alias scope node");
        };
        let domain = match self.metadata.domains.get(domain_number) {
            Some(&found) => found,
            None => {
                let operands = self.md_node(domain).map_or(Vec::new(), |node| node.operands.clone());
                let [id, rest @ ..] = operands.as_slice() else {
                    return self.error(offset, "unsupported alias domain node");
                };
                let id = self.scope_id(id);
                let made = AliasScopeDomainAttr::get(self.ctx, id, self.description(rest)).base();
                self.metadata.domains.insert(*domain_number, made);
                made
            }
        };
        let id = self.scope_id(id);
        let scope = AliasScopeAttr::get(self.ctx, id, domain, self.description(rest)).base();
        self.metadata.scopes.insert(*number, scope);
        Ok(scope)
    }

    /// The identity of a scope or a domain: a string, or that of the node.
    fn scope_id(&self, id: &Md) -> Attribute {
        match id {
            Md::Text(text) => self.string(text),
            _ => self.ctx.distinct_attr(Attribute::UNIT),
        }
    }

    fn description(&self, rest: &[Md]) -> Option<Attribute> {
        match rest.first() {
            Some(Md::Text(text)) => Some(self.string(text)),
            _ => None,
        }
    }

    fn tbaa_tag(&self, offset: usize, md: &Md) -> Outcome<Attribute> {
        let operands = self.md_node(md).map_or(&[][..], |node| node.operands.as_slice());
        let [base, access, place, rest @ ..] = operands else {
            return self.error(offset, "unsupported TBAA tag");
        };
        let Some(place) = number(place) else { return self.error(offset, "unsupported TBAA tag") };
        let is_constant = rest.first().and_then(number).is_some_and(|value| value != 0);
        let (base, access) = (self.tbaa_type(offset, base, 0)?, self.tbaa_type(offset, access, 0)?);
        Ok(TBAATagAttr::get(self.ctx, base, access, place as i64, is_constant).into())
    }

    /// A type of alias analysis, or the root of one.
    fn tbaa_type(&self, offset: usize, md: &Md, depth: usize) -> Outcome<Attribute> {
        let Some(node) = self.md_node(md).filter(|_| depth < MAX_DEPTH) else {
            return self.error(offset, "unsupported TBAA node");
        };
        match node.operands.as_slice() {
            [Md::Text(id)] => Ok(TBAARootAttr::get(self.ctx, Some(self.string(id))).into()),
            [only] if only == md => Ok(TBAARootAttr::get(self.ctx, None).into()),
            [Md::Text(id), parent] => {
                let parent = self.tbaa_type(offset, parent, depth + 1)?;
                let member = TBAAMemberAttr::get(self.ctx, parent, 0).base();
                Ok(TBAATypeDescriptorAttr::get(self.ctx, id, &[member]).into())
            }
            [Md::Text(id), members @ ..] => {
                let mut list = Vec::new();
                for member in members.chunks(2) {
                    let (ty, Some(place)) =
                        (self.tbaa_type(offset, &member[0], depth + 1)?, member.get(1).and_then(number))
                    else {
                        return self.error(offset, "unsupported TBAA node");
                    };
                    list.push(TBAAMemberAttr::get(self.ctx, ty, place as i64).base());
                }
                Ok(TBAATypeDescriptorAttr::get(self.ctx, id, &list).into())
            }
            _ => self.error(offset, "unsupported TBAA node"),
        }
    }
}

/// The number that metadata is.
pub(super) fn number(md: &Md) -> Option<u64> {
    match md {
        Md::Const(constant) => constant.as_int().map(|value| value.low_u64()),
        _ => None,
    }
}
