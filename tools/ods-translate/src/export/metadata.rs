//! Metadata of alias analysis, of access groups, of the memory model and of the module.

use ir_core::context::{AttrKind, Attribute, Type};
use ir_core::ir::Op;
use ir_core::num::ApInt;
use ir_core::predicates::attributes::string_value;
use rustc_hash::FxHashMap;

use super::reader::Reader;
use super::{Outcome, Translation};
use crate::model::constant::Const;
use crate::model::instruction::{Val, ValKind};
use crate::model::metadata::{Md, MdId};

/// Nodes of attributes.
#[derive(Debug, Default)]
pub(super) struct Cache {
    tbaa: FxHashMap<Attribute, MdId>,
    scopes: FxHashMap<Attribute, MdId>,
    groups: FxHashMap<Attribute, MdId>,
    pub(super) loops: FxHashMap<Attribute, MdId>,
}

impl Translation<'_> {
    /// The node of a tag, a type or a root.
    pub(super) fn tbaa_node(&mut self, attribute: Attribute) -> MdId {
        if let Some(&found) = self.shared().metadata.tbaa.get(&attribute) {
            return found;
        }
        let Some(reader) = Reader::new(self.ctx, attribute) else { return self.tuple(Vec::new()) };
        let node = match reader.mnemonic {
            "tbaa_root" => match reader.text("id") {
                Some(id) => self.tuple(vec![Md::String(id.to_owned())]),
                None => self.module().metadata.self_reference(Vec::new()),
            },
            "tbaa_type_desc" => {
                let mut operands = vec![Md::String(reader.text("id").unwrap_or_default().to_owned())];
                for &member in reader.list("members") {
                    let Some(member) = Reader::new(self.ctx, member) else { continue };
                    let Some(ty) = member.attribute("typeDesc") else { continue };
                    operands.push(Md::Node(self.tbaa_node(ty)));
                    operands.push(Md::Const(Const::i64(member.int("offset") as u64)));
                }
                self.tuple(operands)
            }
            _ => {
                let types = ["base_type", "access_type"].map(|name| reader.attribute(name));
                let mut operands: Vec<Md> =
                    types.into_iter().flatten().map(|ty| Md::Node(self.tbaa_node(ty))).collect();
                operands.push(Md::Const(Const::i64(reader.int("offset") as u64)));
                if reader.int("constant") != 0 {
                    operands.push(Md::Const(Const::i64(1)));
                }
                self.tuple(operands)
            }
        };
        self.shared().metadata.tbaa.insert(attribute, node);
        node
    }

    /// The node of an alias scope or of its domain.
    fn alias_scope(&mut self, attribute: Attribute) -> MdId {
        if let Some(&found) = self.shared().metadata.scopes.get(&attribute) {
            return found;
        }
        let Some(reader) = Reader::new(self.ctx, attribute) else { return self.tuple(Vec::new()) };
        let mut rest = Vec::new();
        if let Some(domain) = reader.attribute("domain") {
            rest.push(Md::Node(self.alias_scope(domain)));
        }
        rest.extend(reader.text("description").map(|text| Md::String(text.to_owned())));
        let node = match reader.text("id") {
            Some(id) => {
                rest.insert(0, Md::String(id.to_owned()));
                self.tuple(rest)
            }
            None => self.module().metadata.self_reference(rest),
        };
        self.shared().metadata.scopes.insert(attribute, node);
        node
    }

    /// A list of alias scopes.
    pub(super) fn alias_scopes(&mut self, scopes: &[Attribute]) -> MdId {
        let nodes = scopes.iter().map(|&scope| Md::Node(self.alias_scope(scope))).collect();
        self.tuple(nodes)
    }

    /// The node of an access group.
    pub(super) fn access_group(&mut self, group: Attribute) -> MdId {
        if let Some(&found) = self.shared().metadata.groups.get(&group) {
            return found;
        }
        let node = self.module().metadata.reserve();
        self.shared().metadata.groups.insert(group, node);
        node
    }

    /// The access groups of an operation: the only one, or a list.
    pub(super) fn access_groups(&mut self, groups: &[Attribute]) -> MdId {
        if let &[only] = groups {
            return self.access_group(only);
        }
        let nodes = groups.iter().map(|&group| Md::Node(self.access_group(group))).collect();
        self.tuple(nodes)
    }

    /// Attaches annotations of the memory model, which are a discardable attribute.
    pub(super) fn memory_model(&mut self, op: Op) -> Outcome {
        let Some(attribute) = self.attr(op, "llvm.mmra") else { return Ok(()) };
        let tags: Vec<Attribute> = match attribute.kind(self.ctx) {
            AttrKind::Array(tags) => tags.to_vec(),
            _ => vec![attribute],
        };
        let mut pairs = Vec::new();
        for tag in tags {
            let Some(reader) = Reader::new(self.ctx, tag).filter(|reader| reader.mnemonic == "mmra_tag")
            else {
                let message = "'llvm.mmra' annotations array contains value that isn't an MMRA tag";
                return self.error(op, message);
            };
            let text = |name: &str| reader.text(name).unwrap_or_default().to_owned();
            pairs.push((text("prefix"), text("suffix")));
        }
        let tuples: Vec<Md> = pairs
            .into_iter()
            .map(|(prefix, suffix)| Md::Node(self.tuple(vec![Md::String(prefix), Md::String(suffix)])))
            .collect();
        let node = match tuples.as_slice() {
            [] => return Ok(()),
            [Md::Node(only)] => *only,
            _ => self.tuple(tuples),
        };
        if let Some(last) = self.body.blocks.get(self.body.block).and_then(|block| block.insts.clone().last())
        {
            let ty = Type::NONE;
            self.attach(&Val { ty, kind: ValKind::Inst(last as u32) }, "mmra", node);
        }
        Ok(())
    }

    /// `!llvm.ident` and others that attributes of the module stand for.
    pub(super) fn ident(&mut self) {
        for (name, attribute) in [("llvm.ident", "llvm.ident"), ("llvm.commandline", "llvm.commandline")] {
            if let Some(text) = self.text(self.top, attribute) {
                let node = self.tuple(vec![Md::String(text.to_owned())]);
                self.module().add_named(name, node);
            }
        }
        let libraries = self.attr(self.top, "llvm.dependent_libraries");
        if let Some(reader) = libraries.and_then(|libraries| Reader::new(self.ctx, libraries)) {
            self.module().named_nodes("llvm.dependent-libraries");
            for &library in reader.list("libs") {
                let text = string_value(self.ctx, library).unwrap_or_default().to_owned();
                let node = self.tuple(vec![Md::String(text)]);
                self.module().add_named("llvm.dependent-libraries", node);
            }
        }
    }

    /// `llvm.linker_options` and `llvm.module_flags`
    pub(super) fn module_operation(&mut self, op: Op, name: &str) -> Outcome {
        if name == "linker_options" {
            let options = self.array(op, "options").iter();
            let options = options
                .map(|&option| Md::String(string_value(self.ctx, option).unwrap_or_default().to_owned()));
            let options: Vec<Md> = options.collect();
            let node = self.tuple(options);
            self.module().add_named("llvm.linker.options", node);
            return Ok(());
        }
        for &flag in self.array(op, "flags") {
            let Some(reader) = Reader::new(self.ctx, flag) else { continue };
            let key = reader.text("key").unwrap_or_default();
            let Some(value) = reader.attribute("value") else { continue };
            let Some(value) = self.flag_value(key, value) else { return self.unknown(op) };
            self.module_flag(reader.int("behavior") as u32, key, value);
        }
        Ok(())
    }

    /// Adds a flag of the module.
    pub(super) fn module_flag(&mut self, behavior: u32, key: &str, value: Md) {
        let node = self.tuple(vec![Md::Const(Const::i32(behavior)), Md::String(key.to_owned()), value]);
        self.module().add_named("llvm.module.flags", node);
    }

    fn flag_value(&mut self, key: &str, value: Attribute) -> Option<Md> {
        match value.kind(self.ctx) {
            AttrKind::String { value, .. } => Some(Md::String(value.as_str(self.ctx).to_owned())),
            AttrKind::Integer { value, .. } => Some(Md::Const(Const::i32(value.low_u64() as u32))),
            AttrKind::Array(entries) if key == "CG Profile" => {
                let nodes: Vec<Md> = entries.iter().filter_map(|&entry| self.profile_entry(entry)).collect();
                let node = self.module().metadata.reserve();
                self.module().metadata.nodes[node].operands = nodes;
                Some(Md::Node(node))
            }
            AttrKind::Array(entries) => {
                let texts =
                    entries.iter().map(|&entry| Some(Md::String(string_value(self.ctx, entry)?.to_owned())));
                let texts: Option<Vec<Md>> = texts.collect();
                Some(Md::Node(self.tuple(texts?)))
            }
            AttrKind::Dialect(_) => Some(Md::Node(self.profile_summary(Reader::new(self.ctx, value)?))),
            _ => None,
        }
    }

    /// An edge of the call graph with its count.
    fn profile_entry(&mut self, entry: Attribute) -> Option<Md> {
        let reader = Reader::new(self.ctx, entry)?;
        let function = |name: &str| match reader
            .symbol(name)
            .and_then(|name| self.symbol_value(name).as_const().cloned())
        {
            Some(function) => Md::Const(function),
            None => Md::Null,
        };
        let operands =
            vec![function("from"), function("to"), Md::Const(Const::i64(reader.int("count") as u64))];
        Some(Md::Node(self.tuple(operands)))
    }

    fn pair(&mut self, key: &str, value: Md) -> Md {
        Md::Node(self.tuple(vec![Md::String(key.to_owned()), value]))
    }

    fn profile_summary(&mut self, reader: Reader<'_>) -> MdId {
        const COUNTS: [(&str, &str); 6] = [
            ("TotalCount", "total_count"),
            ("MaxCount", "max_count"),
            ("MaxInternalCount", "max_internal_count"),
            ("MaxFunctionCount", "max_function_count"),
            ("NumCounts", "num_counts"),
            ("NumFunctions", "num_functions"),
        ];
        let format = reader.word_of("format").unwrap_or_default();
        let mut values = vec![self.pair("ProfileFormat", Md::String(format))];
        for (key, name) in COUNTS {
            let count = Md::Const(Const::i64(reader.int(name) as u64));
            values.push(self.pair(key, count));
        }
        if let Some(is_partial) = reader.optional_int("is_partial_profile") {
            values.push(self.pair("IsPartialProfile", Md::Const(Const::i64(is_partial as u64))));
        }
        if let Some(ratio) = reader.attribute("partial_profile_ratio")
            && let AttrKind::Float { ty, value } = ratio.kind(self.ctx)
        {
            let ratio = Const::new(ty, crate::model::constant::ConstKind::Float(value));
            values.push(self.pair("PartialProfileRatio", Md::Const(ratio)));
        }
        let mut details = Vec::new();
        for &detail in reader.list("detailed_summary") {
            let Some(detail) = Reader::new(self.ctx, detail) else { continue };
            let numbers = ["cut_off", "min_count", "num_counts"]
                .map(|name| Md::Const(Const::int(Type::I64, ApInt::new(64, detail.int(name) as u64))));
            details.push(Md::Node(self.tuple(numbers.to_vec())));
        }
        let details = Md::Node(self.tuple(details));
        values.push(self.pair("DetailedSummary", details));
        self.tuple(values)
    }
}
