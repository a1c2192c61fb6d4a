//! Debug information: variables, labels and expressions of the records in functions.
//!
//! Nodes become the text of attributes, an alias for each, because the text of LLVM IR and that of the
//! dialect have the same keywords. All aliases are parsed at once, so that they share distinct identifiers.

use ir_core::Module;
use ir_core::context::{Attribute, Context};
use rustc_hash::FxHashMap;
use std::fmt::Write as _;

use super::ast::{self, DebugRecord, Field, InstKind, Md, MdNode, ValKind};

/// Nodes are not nested deeper.
const MAX_DEPTH: usize = 200;

/// The attributes of nodes, by number, and of nodes that are written in place.
#[derive(Debug, Default)]
pub(super) struct DebugInfo {
    nodes: FxHashMap<u64, Attribute>,
    inline: Vec<(MdNode, Attribute)>,
}

impl DebugInfo {
    /// Translates the nodes that globals and records of functions refer to.
    ///
    /// # Errors
    /// The message about a keyword or a number that the dialect does not have.
    pub(super) fn new(ctx: &Context, ast: &ast::Module) -> Result<Self, String> {
        let mut writer = Writer::new(ast);
        let mut inline: Vec<(MdNode, String)> = Vec::new();
        for (_, node) in
            ast.globals.iter().flat_map(|global| &global.metadata).filter(|(name, _)| name == "dbg")
        {
            writer.reference(node);
        }
        for function in &ast.functions {
            // MLIR translates the subprogram of a function before its records.
            for (_, node) in function.metadata.iter().filter(|(name, _)| name == "dbg") {
                writer.reference(node);
            }
            for record in records(function) {
                for node in [&record.variable, &record.expression] {
                    let alias = writer.reference(node);
                    if let (Md::Inline(node), Some(alias)) = (node, alias) {
                        inline.push(((**node).clone(), alias));
                    }
                }
            }
        }
        writer.finish(ctx, inline)
    }

    /// The attribute of a node; none if the dialect has none.
    pub(super) fn attribute(&self, md: &Md) -> Option<Attribute> {
        match md {
            Md::Node(number) => self.nodes.get(number).copied(),
            Md::Inline(node) => {
                self.inline.iter().find(|(own, _)| own == &**node).map(|(_, attribute)| *attribute)
            }
            _ => None,
        }
    }
}

/// The records of a function, also those that are calls.
fn records(function: &ast::Function) -> Vec<DebugRecord> {
    let insts = function.blocks.iter().flat_map(|block| &block.insts);
    insts
        .filter_map(|inst| match &inst.kind {
            InstKind::Debug(record) => Some((**record).clone()),
            InstKind::Call(call) => DebugRecord::from_call(call, &inst.operands),
            _ => None,
        })
        .collect()
}

impl DebugRecord {
    /// The record that a call of an intrinsic means.
    pub(super) fn from_call(call: &ast::Call, operands: &[ast::Val]) -> Option<DebugRecord> {
        let name = super::calls::callee_name(call)?.strip_prefix("llvm.dbg.")?;
        let md = |operand: &ast::Val| match &operand.kind {
            ValKind::Metadata(md) => md.clone(),
            _ => Md::Null,
        };
        let all: Vec<Md> = operands.iter().map(md).collect();
        DebugRecord::new(name, &all)
    }

    /// The record of this kind with these operands.
    pub(super) fn new(kind: &str, operands: &[Md]) -> Option<DebugRecord> {
        let kind = kind.to_owned();
        match operands {
            [label, ..] if kind == "label" => {
                Some(DebugRecord { kind, value: Md::Null, variable: label.clone(), expression: Md::Null })
            }
            [value, variable, expression, ..] => Some(DebugRecord {
                kind,
                value: value.clone(),
                variable: variable.clone(),
                expression: expression.clone(),
            }),
            _ => None,
        }
    }
}

/// A node that is being written: its number, and the identifier of references to itself, if there are any.
struct Open {
    number: u64,
    recursion: Option<u64>,
}

/// The text of the attributes of nodes.
struct Writer<'a> {
    ast: &'a ast::Module,
    text: String,
    /// The alias of each node that has one, or none if the dialect has no such attribute.
    aliases: FxHashMap<u64, Option<String>>,
    num_aliases: usize,
    num_distinct: u64,
    open: Vec<Open>,
    /// Identifiers of references to nodes that are still open.
    unbound: Vec<u64>,
}

impl<'a> Writer<'a> {
    fn new(ast: &'a ast::Module) -> Self {
        Writer {
            ast,
            text: String::new(),
            aliases: FxHashMap::default(),
            num_aliases: 0,
            num_distinct: 0,
            open: Vec::new(),
            unbound: Vec::new(),
        }
    }

    /// The attributes of all aliases.
    fn finish(mut self, ctx: &Context, inline: Vec<(MdNode, String)>) -> Result<DebugInfo, String> {
        let mut info = DebugInfo::default();
        if self.num_aliases == 0 {
            return Ok(info);
        }
        let entry = |index: usize| format!("a{index} = #a{index}");
        let entries: Vec<String> = (0..self.num_aliases).map(entry).collect();
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "module attributes {{{}}} {{}}", entries.join(", "));
        let module = Module::parse(ctx, &self.text).map_err(|error| error.to_string())?;
        let attribute =
            |alias: &str| module.ir().attribute(module.operation(), alias.trim_start_matches('#'));
        let node = |(number, alias): (_, Option<String>)| Some((number, attribute(&alias?)?));
        info.nodes.extend(self.aliases.into_iter().filter_map(node));
        for (node, alias) in inline {
            info.inline.extend(attribute(&alias).map(|attribute| (node, attribute)));
        }
        Ok(info)
    }

    /// Writes an alias of an attribute.
    fn alias(&mut self, text: &str) -> String {
        let alias = format!("#a{}", self.num_aliases);
        self.num_aliases += 1;
        let _ = writeln!(self.text, "{alias} = {text}");
        alias
    }

    fn distinct(&mut self) -> u64 {
        self.num_distinct += 1;
        self.num_distinct - 1
    }

    /// The alias of a node; none of `null` and of nodes without an attribute.
    fn reference(&mut self, md: &Md) -> Option<String> {
        let number = match md {
            Md::Node(number) => *number,
            Md::Inline(node) => {
                let text = self.node(node)?;
                return Some(self.alias(&text));
            }
            _ => return None,
        };
        if let Some(known) = self.aliases.get(&number) {
            return known.clone();
        }
        let ast = self.ast;
        let node = ast.nodes.get(&number)?;
        if let Some(at) = self.open.iter().position(|open| open.number == number) {
            return self.own_reference(node, at);
        }
        if self.open.len() > MAX_DEPTH {
            return None;
        }
        self.open.push(Open { number, recursion: None });
        let text = self.node(node);
        let recursion = self.open.pop().and_then(|open| open.recursion);
        self.unbound.retain(|id| Some(*id) != recursion);
        let alias = text.map(|text| {
            let text = match recursion {
                Some(id) => text.replacen('<', &format!("<recId = distinct[{id}]<>, "), 1),
                None => text,
            };
            self.alias(&text)
        });
        // An attribute with a reference to an open node has no meaning outside of it.
        if self.unbound.is_empty() {
            self.aliases.insert(number, alias.clone());
        }
        alias
    }

    /// A reference to a node from its own parts. Only two kinds have one.
    fn own_reference(&mut self, node: &MdNode, at: usize) -> Option<String> {
        let mnemonic = match node.name.as_deref()? {
            "DICompositeType" => "di_composite_type",
            "DISubprogram" => "di_subprogram",
            _ => return None,
        };
        let id = match self.open[at].recursion {
            Some(id) => id,
            None => self.distinct(),
        };
        self.open[at].recursion = Some(id);
        self.unbound.push(id);
        Some(self.alias(&format!("#llvm.{mnemonic}<recId = distinct[{id}]<>, isRecSelf = true>")))
    }

    /// The text of the attribute of a node.
    fn node(&mut self, node: &MdNode) -> Option<String> {
        let mut parameters = Parameters { writer: self, node, list: Vec::new() };
        let mnemonic = match node.name.as_deref()? {
            "DIExpression" => return Some(expression(node)),
            "DIFile" => {
                let [name, directory] =
                    ["filename", "directory"].map(|field| quoted(text(node, field).unwrap_or(b"")));
                return Some(format!("#llvm.di_file<{name} in {directory}>"));
            }
            "DIBasicType" => {
                parameters.word_or("tag", "DW_TAG_base_type");
                parameters.text("name", "name").number("size", "sizeInBits").word("encoding", "encoding", "");
                "di_basic_type"
            }
            "DIDerivedType" => {
                parameters.word("tag", "tag", "").text("name", "name");
                parameters.required("baseType", "baseType")?;
                parameters.number("size", "sizeInBits").number("align", "alignInBits");
                parameters.number("offset", "offsetInBits").number("dwarfAddressSpace", "dwarfAddressSpace");
                parameters.node("extraData", "extraData");
                "di_derived_type"
            }
            "DICompositeType" => {
                parameters.composite_type()?;
                "di_composite_type"
            }
            "DISubroutineType" => {
                parameters.word("cc", "callingConvention", "");
                parameters.types()?;
                "di_subroutine_type"
            }
            "DICompileUnit" => {
                parameters.compile_unit();
                "di_compile_unit"
            }
            "DISubprogram" => {
                parameters.subprogram()?;
                "di_subprogram"
            }
            "DILexicalBlock" => {
                parameters.required("scope", "scope")?;
                parameters.node("file", "file").number("line", "line").number("column", "column");
                "di_lexical_block"
            }
            "DILexicalBlockFile" => {
                parameters.required("scope", "scope")?;
                parameters.node("file", "file");
                parameters
                    .list
                    .push(format!("discriminator = {}", int(node, "discriminator").unwrap_or("0")));
                "di_lexical_block_file"
            }
            "DINamespace" => {
                parameters.text("name", "name").node("scope", "scope");
                let exports = words(node, "exportSymbols").is_some_and(|words| words == ["true"]);
                parameters.list.push(format!("exportSymbols = {exports}"));
                "di_namespace"
            }
            "DILocalVariable" => {
                parameters.required("scope", "scope")?;
                parameters
                    .text("name", "name")
                    .node("file", "file")
                    .number("line", "line")
                    .number("arg", "arg");
                parameters.number("align", "alignInBits").node("type", "type");
                parameters.flags("flags", "flags", "DIFlag");
                "di_local_variable"
            }
            "DIGlobalVariableExpression" => {
                parameters.required("var", "var")?;
                parameters.expression("expr");
                "di_global_variable_expression"
            }
            "DIGlobalVariable" => {
                parameters.node("scope", "scope").text("name", "name").text("linkageName", "linkageName");
                parameters.node("file", "file");
                parameters.list.push(format!("line = {}", int(node, "line").unwrap_or("0")));
                parameters.required("type", "type")?;
                for (field, name) in [("isLocal", "isLocalToUnit"), ("isDefinition", "isDefined")] {
                    if words(node, field).is_some_and(|words| words == ["true"]) {
                        parameters.list.push(format!("{name} = true"));
                    }
                }
                parameters.number("align", "alignInBits");
                "di_global_variable"
            }
            "DILabel" => {
                parameters.required("scope", "scope")?;
                parameters.text("name", "name").node("file", "file").number("line", "line");
                "di_label"
            }
            "DISubrange" => {
                for name in ["count", "lowerBound", "upperBound", "stride"] {
                    parameters.bound(name);
                }
                "di_subrange"
            }
            _ => return None,
        };
        let list = parameters.list.join(", ");
        Some(format!("#llvm.{mnemonic}<{list}>"))
    }
}

/// The parameters of the attribute of a node.
struct Parameters<'w, 'a, 'n> {
    writer: &'w mut Writer<'a>,
    node: &'n MdNode,
    list: Vec<String>,
}

impl Parameters<'_, '_, '_> {
    fn text(&mut self, field: &str, name: &str) -> &mut Self {
        let text = text(self.node, field).filter(|text| !text.is_empty());
        self.list.extend(text.map(|text| format!("{name} = {}", quoted(text))));
        self
    }

    fn number(&mut self, field: &str, name: &str) -> &mut Self {
        let number = int(self.node, field).filter(|number| *number != "0");
        self.list.extend(number.map(|number| format!("{name} = {number}")));
        self
    }

    /// A keyword after a prefix that the dialect does not have.
    fn word(&mut self, field: &str, name: &str, prefix: &str) -> &mut Self {
        let word = words(self.node, field).and_then(|words| words.first().cloned());
        self.list.extend(word.map(|word| format!("{name} = {}", word.trim_start_matches(prefix))));
        self
    }

    fn word_or(&mut self, field: &str, default: &str) {
        let word = words(self.node, field).and_then(|words| words.first().cloned());
        self.list.push(format!("{field} = {}", word.as_deref().unwrap_or(default)));
    }

    fn flags(&mut self, field: &str, name: &str, prefix: &str) -> &mut Self {
        let words = words(self.node, field).unwrap_or_default();
        let words: Vec<&str> = words.iter().map(|word| word.trim_start_matches(prefix)).collect();
        match words.as_slice() {
            [] | ["0" | "Zero"] => {}
            [word] => self.list.push(format!("{name} = {word}")),
            words => self.list.push(format!("{name} = \"{}\"", words.join("|"))),
        }
        self
    }

    fn node(&mut self, field: &str, name: &str) -> &mut Self {
        let alias = md(self.node, field).and_then(|md| self.writer.reference(md));
        self.list.extend(alias.map(|alias| format!("{name} = {alias}")));
        self
    }

    /// An expression, which is written without the name of its attribute.
    fn expression(&mut self, field: &str) {
        let node = match md(self.node, field) {
            Some(Md::Node(number)) => self.writer.ast.nodes.get(number),
            Some(Md::Inline(node)) => Some(&**node),
            _ => None,
        };
        if let Some(node) = node.filter(|node| node.name.as_deref() == Some("DIExpression")) {
            let text = expression(node);
            self.list.push(format!("{field} = {}", text.trim_start_matches("#llvm.di_expression")));
        }
    }

    /// A node without which there is no attribute, if the field is there.
    fn required(&mut self, field: &str, name: &str) -> Option<()> {
        let Some(md) = md(self.node, field).filter(|md| **md != Md::Null) else { return Some(()) };
        let alias = self.writer.reference(md)?;
        self.list.push(format!("{name} = {alias}"));
        Some(())
    }

    /// The aliases of the operands of a tuple; `None` if one has none.
    fn tuple(&mut self, field: &str) -> Option<Vec<String>> {
        let operands = match md(self.node, field) {
            Some(Md::Node(number)) => {
                self.writer.ast.nodes.get(number).map_or(&[][..], |node| &node.operands)
            }
            Some(Md::Inline(node)) => node.operands.as_slice(),
            _ => &[],
        };
        let operands = operands.to_vec();
        operands.iter().map(|operand| self.writer.reference(operand)).collect()
    }

    fn composite_type(&mut self) -> Option<()> {
        self.word("tag", "tag", "").text("name", "name").node("file", "file").number("line", "line");
        self.node("scope", "scope");
        let base = md(self.node, "baseType").and_then(|md| self.writer.reference(md));
        let is_array = words(self.node, "tag").is_some_and(|words| words == ["DW_TAG_array_type"]);
        if is_array && base.is_none() {
            return None;
        }
        self.list.extend(base.map(|base| format!("baseType = {base}")));
        self.flags("flags", "flags", "DIFlag");
        self.number("size", "sizeInBits").number("align", "alignInBits");
        for field in ["dataLocation", "rank", "allocated", "associated"] {
            self.expression(field);
        }
        // Elements are dropped if one of them has no attribute, as in MLIR.
        let elements = self.tuple("elements").unwrap_or_default();
        if !elements.is_empty() {
            self.list.push(format!("elements = {}", elements.join(", ")));
        }
        Some(())
    }

    /// The types of a function. `null` is the result `void`, or stands for variadic parameters.
    fn types(&mut self) -> Option<()> {
        let operands = match md(self.node, "types") {
            Some(Md::Node(number)) => self.writer.ast.nodes.get(number)?.operands.clone(),
            Some(Md::Inline(node)) => node.operands.clone(),
            _ => Vec::new(),
        };
        let mut types = Vec::new();
        for operand in &operands {
            types.push(match operand {
                Md::Null => self.writer.alias("#llvm.di_null_type"),
                operand => self.writer.reference(operand)?,
            });
        }
        if !types.is_empty() {
            self.list.push(format!("types = {}", types.join(", ")));
        }
        Some(())
    }

    fn compile_unit(&mut self) {
        let id = self.writer.distinct();
        self.list.push(format!("id = distinct[{id}]<>"));
        self.word("language", "sourceLanguage", "").node("file", "file").text("producer", "producer");
        let is_optimized = words(self.node, "isOptimized").is_some_and(|words| words == ["true"]);
        self.list.push(format!("isOptimized = {is_optimized}"));
        let emission = words(self.node, "emissionKind").and_then(|words| words.first().cloned());
        let kind = match emission.as_deref() {
            Some("FullDebug") => "Full",
            Some("LineTablesOnly") => "LineTablesOnly",
            Some("DebugDirectivesOnly") => "DebugDirectivesOnly",
            _ => "None",
        };
        self.list.push(format!("emissionKind = {kind}"));
        self.word("nameTableKind", "nameTableKind", "").text("splitDebugFilename", "splitDebugFilename");
    }

    fn subprogram(&mut self) -> Option<()> {
        if self.node.is_distinct {
            let id = self.writer.distinct();
            self.list.push(format!("id = distinct[{id}]<>"));
        }
        self.node("unit", "compileUnit");
        self.required("scope", "scope")?;
        self.text("name", "name").text("linkageName", "linkageName").node("file", "file");
        self.number("line", "line").number("scopeLine", "scopeLine");
        self.flags("spFlags", "subprogramFlags", "DISPFlag");
        self.required("type", "type")?;
        let retained = self.tuple("retainedNodes").unwrap_or_default();
        if !retained.is_empty() {
            self.list.push(format!("retainedNodes = {}", retained.join(", ")));
        }
        Some(())
    }

    /// A bound of a range: a number, or a node.
    fn bound(&mut self, field: &str) {
        match int(self.node, field) {
            Some(number) => self.list.push(format!("{field} = {number} : i64")),
            None => {
                self.node(field, field);
            }
        }
    }
}

fn field<'n>(node: &'n MdNode, name: &str) -> Option<&'n Field> {
    node.fields.iter().find(|(own, _)| own == name).map(|(_, field)| field)
}

fn text<'n>(node: &'n MdNode, name: &str) -> Option<&'n [u8]> {
    match field(node, name)? {
        Field::Text(text) => Some(text),
        _ => None,
    }
}

fn int<'n>(node: &'n MdNode, name: &str) -> Option<&'n str> {
    match field(node, name)? {
        Field::Int(number) => Some(number),
        _ => None,
    }
}

fn words(node: &MdNode, name: &str) -> Option<Vec<String>> {
    match field(node, name)? {
        Field::Words(words) => Some(words.clone()),
        Field::Int(number) => Some(vec![number.clone()]),
        _ => None,
    }
}

fn md<'n>(node: &'n MdNode, name: &str) -> Option<&'n Md> {
    match field(node, name)? {
        Field::Md(md) => Some(md),
        _ => None,
    }
}

/// An expression: numbers are arguments of the operation before them.
fn expression(node: &MdNode) -> String {
    let mut operations: Vec<(String, Vec<String>)> = Vec::new();
    for (_, field) in &node.fields {
        let argument = match field {
            Field::Int(number) => number.clone(),
            Field::Words(words) => words.join("|"),
            _ => continue,
        };
        match operations.last_mut() {
            Some((_, arguments)) if !argument.starts_with("DW_OP_") => arguments.push(argument),
            _ => operations.push((argument, Vec::new())),
        }
    }
    let operation = |(name, arguments): (String, Vec<String>)| match arguments.as_slice() {
        [] => name,
        arguments => format!("{name}({})", arguments.join(", ")),
    };
    let operations: Vec<String> = operations.into_iter().map(operation).collect();
    match operations.as_slice() {
        [] => "#llvm.di_expression<>".to_owned(),
        operations => format!("#llvm.di_expression<[{}]>", operations.join(", ")),
    }
}

/// A string of MLIR's text.
fn quoted(text: &[u8]) -> String {
    let mut out = String::from("\"");
    for byte in text {
        match byte {
            b'"' | b'\\' | 0..0x20 | 0x7f.. => {
                let _ = write!(out, "\\{byte:02X}");
            }
            byte => out.push(char::from(*byte)),
        }
    }
    out.push('"');
    out
}
