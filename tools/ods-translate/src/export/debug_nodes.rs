//! The fields of nodes of debug information, in the order in which LLVM prints them, and their operands in
//! the order in which LLVM stores them (`DebugInfoMetadata.h` of LLVM 22).

use dialect_llvm::Dwarf;
use ir_core::context::AttrKind;

use super::Translation;
use super::debug_flags::{flags_text, subprogram_flags_text};
use super::reader::Reader;
use crate::model::metadata::{Field, Md, MdNode};

/// A node that gets its fields.
pub(super) struct Node<'n, 'm, 'c> {
    translation: &'n mut Translation<'m>,
    reader: Reader<'c>,
    name: &'static str,
    is_distinct: bool,
    fields: Vec<(&'static str, Field)>,
    operands: Vec<Md>,
}

impl<'n, 'm, 'c> Node<'n, 'm, 'c> {
    pub(super) fn new(translation: &'n mut Translation<'m>, reader: Reader<'c>) -> Self {
        Node { translation, reader, name: "", is_distinct: false, fields: Vec::new(), operands: Vec::new() }
    }

    pub(super) fn finish(self) -> MdNode {
        let Node { name, is_distinct, fields, operands, .. } = self;
        MdNode { is_distinct, fields: Some((name, fields)), operands }
    }

    /// The node of a parameter.
    fn md(&mut self, parameter: &str) -> Md {
        self.translation.debug_parameter(self.reader, parameter)
    }

    /// Operands by the names of parameters.
    fn operands(&mut self, parameters: &[&str]) {
        for parameter in parameters {
            let md = self.md(parameter);
            self.operands.push(md);
        }
    }

    fn text(&mut self, key: &'static str, text: impl Into<String>) {
        self.fields.push((key, Field::Text(text.into())));
    }

    /// A string, if it is not empty.
    fn string(&mut self, key: &'static str, parameter: &str) {
        if let Some(text) = self.reader.text(parameter).filter(|text| !text.is_empty()) {
            self.fields.push((key, Field::String(text.to_owned())));
        }
    }

    /// A number, if it is not 0.
    fn number(&mut self, key: &'static str, parameter: &str) {
        let number = self.reader.int(parameter);
        if number != 0 {
            self.text(key, (number as u64).to_string());
        }
    }

    fn boolean(&mut self, key: &'static str, parameter: &str) {
        let value = self.reader.int(parameter) != 0;
        self.text(key, value.to_string());
    }

    /// A node, if there is one.
    fn node(&mut self, key: &'static str, parameter: &str) {
        let md = self.md(parameter);
        if md != Md::Null {
            self.fields.push((key, Field::Md(md)));
        }
    }

    /// A node, or `null`.
    fn required(&mut self, key: &'static str, parameter: &str) {
        let md = self.md(parameter);
        self.fields.push((key, Field::Md(md)));
    }

    fn dwarf(&mut self, key: &'static str, parameter: &str, kind: Dwarf) {
        let number = self.reader.int(parameter) as u32;
        let name = kind.name(number).filter(|_| number != 0);
        self.text(key, name.unwrap_or_else(|| number.to_string()));
    }

    fn flags(&mut self) {
        if let Some(text) = flags_text(self.reader.int("flags") as u32) {
            self.text("flags", text);
        }
    }

    /// A list, if it has elements.
    fn list(&mut self, key: &'static str, parameter: &str) {
        let list = self.reader.list(parameter);
        if !list.is_empty() {
            let list = self.translation.debug_list(list);
            self.operands.push(list.clone());
            self.fields.push((key, Field::Md(list)));
        }
    }

    /// The file and the line.
    fn position(&mut self) {
        self.node("file", "file");
        self.number("line", "line");
    }

    pub(super) fn file(&mut self) {
        self.name = "DIFile";
        for (key, parameter) in [("filename", "name"), ("directory", "directory")] {
            let text = self.reader.text(parameter).unwrap_or_default().to_owned();
            self.fields.push((key, Field::String(text)));
        }
    }

    pub(super) fn compile_unit(&mut self) {
        (self.name, self.is_distinct) = ("DICompileUnit", true);
        self.operands(&["file"]);
        self.operands.extend([Md::Null, Md::Null, Md::Null, Md::Null, Md::Null, Md::Null, Md::Null]);
        self.dwarf("language", "sourceLanguage", Dwarf::Language);
        self.required("file", "file");
        self.string("producer", "producer");
        self.boolean("isOptimized", "isOptimized");
        self.text("runtimeVersion", "0");
        self.string("splitDebugFilename", "splitDebugFilename");
        let kind = match self.reader.int("emissionKind") {
            0 => "NoDebug",
            1 => "FullDebug",
            2 => "LineTablesOnly",
            _ => "DebugDirectivesOnly",
        };
        self.text("emissionKind", kind);
        match self.reader.int("nameTableKind") {
            1 => self.text("nameTableKind", "GNU"),
            2 => self.text("nameTableKind", "None"),
            3 => self.text("nameTableKind", "Apple"),
            _ => {}
        }
    }

    pub(super) fn subprogram(&mut self) {
        self.name = "DISubprogram";
        let flags = self.reader.int("subprogramFlags") as u64;
        self.is_distinct = flags & 1 << 3 != 0;
        self.operands(&["file", "scope"]);
        self.operands.extend([Md::Null, Md::Null]);
        self.operands(&["type", "compileUnit"]);
        self.string("name", "name");
        self.string("linkageName", "linkageName");
        self.required("scope", "scope");
        self.position();
        self.node("type", "type");
        self.number("scopeLine", "scopeLine");
        self.text("spFlags", subprogram_flags_text(flags));
        self.node("unit", "compileUnit");
        for key in ["retainedNodes", "annotations"] {
            self.list(key, key);
        }
    }

    pub(super) fn lexical_block(&mut self) {
        (self.name, self.is_distinct) = ("DILexicalBlock", true);
        self.operands(&["file", "scope"]);
        self.required("scope", "scope");
        self.position();
        self.number("column", "column");
    }

    pub(super) fn lexical_block_file(&mut self) {
        (self.name, self.is_distinct) = ("DILexicalBlockFile", true);
        self.operands(&["file", "scope"]);
        self.required("scope", "scope");
        self.node("file", "file");
        let discriminator = self.reader.int("discriminator");
        self.text("discriminator", discriminator.to_string());
    }

    pub(super) fn namespace(&mut self) {
        self.name = "DINamespace";
        self.operands(&["scope"]);
        self.string("name", "name");
        self.required("scope", "scope");
        if self.reader.int("exportSymbols") != 0 {
            self.text("exportSymbols", "true");
        }
    }

    pub(super) fn module(&mut self) {
        self.name = "DIModule";
        self.operands(&["file", "scope"]);
        self.required("scope", "scope");
        self.string("name", "name");
        self.string("configMacros", "configMacros");
        self.string("includePath", "includePath");
        self.string("apinotes", "apinotes");
        self.position();
        if self.reader.int("isDecl") != 0 {
            self.text("isDecl", "true");
        }
    }

    pub(super) fn common_block(&mut self) {
        self.name = "DICommonBlock";
        self.operands(&["scope", "decl", "file"]);
        self.required("scope", "scope");
        self.required("declaration", "decl");
        self.string("name", "name");
        self.position();
    }

    pub(super) fn local_variable(&mut self) {
        self.name = "DILocalVariable";
        self.operands(&["scope", "file", "type"]);
        self.string("name", "name");
        self.number("arg", "arg");
        self.required("scope", "scope");
        self.position();
        self.node("type", "type");
        self.flags();
        self.number("align", "alignInBits");
    }

    pub(super) fn global_variable(&mut self) {
        (self.name, self.is_distinct) = ("DIGlobalVariable", true);
        self.operands(&["scope", "file", "type"]);
        self.string("name", "name");
        self.string("linkageName", "linkageName");
        self.required("scope", "scope");
        self.position();
        self.node("type", "type");
        self.boolean("isLocal", "isLocalToUnit");
        self.boolean("isDefinition", "isDefined");
        self.number("align", "alignInBits");
    }

    pub(super) fn variable_expression(&mut self) {
        self.name = "DIGlobalVariableExpression";
        self.operands(&["var"]);
        self.required("var", "var");
        let expression = self.translation.expression(self.reader.attribute("expr"));
        self.fields.push(("expr", Field::Md(Md::Node(expression))));
    }

    pub(super) fn label(&mut self) {
        self.name = "DILabel";
        self.operands(&["scope", "file"]);
        self.required("scope", "scope");
        self.string("name", "name");
        self.position();
    }

    pub(super) fn imported_entity(&mut self) {
        self.name = "DIImportedEntity";
        self.operands(&["scope", "entity", "file"]);
        self.dwarf("tag", "tag", Dwarf::Tag);
        self.string("name", "name");
        self.required("scope", "scope");
        self.node("entity", "entity");
        self.position();
        self.list("elements", "elements");
    }

    /// A tuple of name and value.
    pub(super) fn annotation(&mut self) -> MdNode {
        let text = |name: &str| Md::String(self.reader.text(name).unwrap_or_default().to_owned());
        MdNode::tuple(vec![text("name"), text("value")])
    }

    pub(super) fn basic_type(&mut self) {
        self.name = "DIBasicType";
        if self.reader.int("tag") != 0x24 {
            self.dwarf("tag", "tag", Dwarf::Tag);
        }
        self.string("name", "name");
        self.number("size", "sizeInBits");
        if self.reader.int("encoding") != 0 {
            self.dwarf("encoding", "encoding", Dwarf::Encoding);
        }
    }

    pub(super) fn derived_type(&mut self) {
        self.name = "DIDerivedType";
        self.operands(&["baseType", "extraData"]);
        self.dwarf("tag", "tag", Dwarf::Tag);
        self.string("name", "name");
        self.required("baseType", "baseType");
        self.number("size", "sizeInBits");
        self.number("align", "alignInBits");
        self.number("offset", "offsetInBits");
        self.node("extraData", "extraData");
        if let Some(space) = self.reader.optional_int("dwarfAddressSpace") {
            self.text("dwarfAddressSpace", space.to_string());
        }
    }

    pub(super) fn composite_type(&mut self) {
        self.name = "DICompositeType";
        let tag = Dwarf::Tag.name(self.reader.int("tag") as u32).unwrap_or_default();
        self.is_distinct = matches!(
            tag.as_str(),
            "DW_TAG_class_type" | "DW_TAG_enumeration_type" | "DW_TAG_structure_type" | "DW_TAG_union_type"
        );
        self.operands(&["file", "scope", "baseType"]);
        self.dwarf("tag", "tag", Dwarf::Tag);
        self.string("name", "name");
        self.node("scope", "scope");
        self.position();
        self.node("baseType", "baseType");
        self.number("size", "sizeInBits");
        self.number("align", "alignInBits");
        self.flags();
        self.list("elements", "elements");
        for key in ["dataLocation", "associated", "allocated", "rank"] {
            self.node(key, key);
        }
    }

    pub(super) fn subroutine_type(&mut self) {
        self.name = "DISubroutineType";
        if self.reader.int("callingConvention") != 0 {
            self.dwarf("cc", "callingConvention", Dwarf::Convention);
        }
        let list = self.reader.list("types");
        let list = self.translation.debug_list(list);
        self.operands.push(list.clone());
        self.fields.push(("types", Field::Md(list)));
    }

    pub(super) fn string_type(&mut self) {
        self.name = "DIStringType";
        if self.reader.int("tag") != 0x12 {
            self.dwarf("tag", "tag", Dwarf::Tag);
        }
        self.string("name", "name");
        self.operands(&["stringLength"]);
        self.node("stringLength", "stringLength");
        self.node("stringLengthExpression", "stringLengthExp");
        self.node("stringLocationExpression", "stringLocationExp");
        self.number("size", "sizeInBits");
        self.number("align", "alignInBits");
        if self.reader.int("encoding") != 0 {
            self.dwarf("encoding", "encoding", Dwarf::Encoding);
        }
    }

    /// Bounds, each a number, a variable or an expression.
    pub(super) fn subrange(&mut self, name: &'static str) {
        self.name = name;
        for key in ["count", "lowerBound", "upperBound", "stride"] {
            let Some(attribute) = self.reader.attribute(key) else { continue };
            if let AttrKind::Integer { value, .. } = attribute.kind(self.translation.ctx) {
                self.text(key, value.signed().to_string());
                continue;
            }
            self.operands(&[key]);
            self.node(key, key);
        }
    }
}
