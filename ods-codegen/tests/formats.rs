//! A text of checked formats for snapshots: one line an element, indented by nesting, and how each type is known.

use ods_codegen::format::model::{
    Clause, Custom, CustomArgument, Element, ElementKind, OptionalGroup, Origin, ResultTypes, Transform,
    TypeElement, TypeSource, Typed, Variable,
};
use ods_codegen::format::{DefArgument, DefElement, DefElementKind, DefFormat, Format, StructField};
use ods_codegen::model::{AttrOrTypeDef, Operation};

/// The format of an operation.
pub fn operation_text(operation: &Operation<'_>, format: &Format<'_>) -> String {
    let mut dump = Dump { operation, text: String::new() };
    dump.elements(0, &format.elements);
    for (operand, source) in operation.operands.iter().zip(&format.operand_types) {
        let source = dump.source(source);
        dump.line(0, &format!("operand {}: type {source}", operand.name));
    }
    match &format.result_types {
        ResultTypes::Inferred => dump.line(0, "results: types inferred"),
        ResultTypes::Each(sources) => {
            for (result, source) in operation.results.iter().zip(sources) {
                let source = dump.source(source);
                dump.line(0, &format!("result {}: type {source}", result.name));
            }
        }
    }
    let names = |indices: &[usize], name: &dyn Fn(usize) -> String| {
        indices.iter().map(|index| name(*index)).collect::<Vec<_>>().join(" ")
    };
    let attributes = names(&format.attributes, &|index| operation.attributes[index].name.to_owned());
    let properties = names(&format.properties, &|index| operation.properties[index].name.to_owned());
    dump.line(0, &format!("attributes: {attributes}"));
    dump.line(0, &format!("properties: {properties}"));
    let sizes: Vec<&str> = format.group_sizes.iter().map(|(_, attribute)| *attribute).collect();
    dump.line(0, &format!("sizes of groups: {}", sizes.join(" ")));
    dump.text
}

struct Dump<'o, 'r> {
    operation: &'o Operation<'r>,
    text: String,
}

impl Dump<'_, '_> {
    fn line(&mut self, depth: usize, line: &str) {
        self.text.push_str(&"  ".repeat(depth));
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    fn elements(&mut self, depth: usize, elements: &[Element<'_>]) {
        for element in elements {
            self.element(depth, "", element);
        }
    }

    fn element(&mut self, depth: usize, mark: &str, element: &Element<'_>) {
        let line = match &element.kind {
            ElementKind::Literal(text) => format!("literal `{text}`"),
            ElementKind::Whitespace(whitespace) => format!("whitespace {whitespace:?}"),
            ElementKind::Variable(variable) => self.variable(*variable),
            ElementKind::QualifiedAttribute(index) => {
                format!("qualified {}", self.variable(Variable::Attribute(*index)))
            }
            ElementKind::AttrDict { with_keyword: false } => "attr-dict".to_owned(),
            ElementKind::AttrDict { with_keyword: true } => "attr-dict-with-keyword".to_owned(),
            ElementKind::PropDict => "prop-dict".to_owned(),
            ElementKind::Operands => "operands".to_owned(),
            ElementKind::Regions => "regions".to_owned(),
            ElementKind::Successors => "successors".to_owned(),
            ElementKind::Type(TypeElement { of, is_qualified }) => {
                format!("{}type of {}", if *is_qualified { "qualified " } else { "" }, self.typed(*of))
            }
            ElementKind::FunctionalType { inputs, results } => {
                format!("functional type {} -> {}", self.typed(*inputs), self.typed(*results))
            }
            ElementKind::Custom(custom) => return self.custom(depth, mark, custom),
            ElementKind::OIList(clauses) => return self.oilist(depth, mark, clauses),
            ElementKind::Group(group) => return self.group(depth, mark, group),
        };
        self.line(depth, &format!("{mark}{line}"));
    }

    fn custom(&mut self, depth: usize, mark: &str, custom: &Custom<'_>) {
        self.line(depth, &format!("{mark}custom {}", custom.name));
        for argument in &custom.arguments {
            match argument {
                CustomArgument::Bound(element) => self.element(depth + 1, "", element),
                CustomArgument::Ref(element) => self.element(depth + 1, "ref ", element),
                CustomArgument::Code(code) => self.line(depth + 1, &format!("code {code}")),
            }
        }
    }

    fn oilist(&mut self, depth: usize, mark: &str, clauses: &[Clause<'_>]) {
        self.line(depth, &format!("{mark}oilist"));
        for clause in clauses {
            let flag = if clause.is_flag { " (flag)" } else { "" };
            self.line(depth + 1, &format!("clause `{}`{flag}", clause.literal));
            self.elements(depth + 2, &clause.elements);
        }
    }

    fn group(&mut self, depth: usize, mark: &str, group: &OptionalGroup<'_>) {
        let flag = if group.is_flag { " (flag)" } else { "" };
        self.line(depth, &format!("{mark}group, begins with #{}{flag}", group.first));
        for (is_second, branch) in [(false, &group.then), (true, &group.otherwise)] {
            if is_second && !branch.is_empty() {
                self.line(depth, &format!("else, begins with #{}", group.first_otherwise));
            }
            for (index, element) in branch.iter().enumerate() {
                let is_anchor = is_second == group.anchor.is_inverted && index == group.anchor.index;
                self.element(depth + 1, if is_anchor { "anchor " } else { "" }, element);
            }
        }
    }

    fn variable(&self, variable: Variable) -> String {
        let operation = self.operation;
        match variable {
            Variable::Operand(index) => format!("operand {}", operation.operands[index].name),
            Variable::Attribute(index) => format!("attribute {}", operation.attributes[index].name),
            Variable::Property(index) => format!("property {}", operation.properties[index].name),
            Variable::Region(index) => format!("region {}", operation.regions[index].name),
            Variable::Successor(index) => format!("successor {}", operation.successors[index].name),
        }
    }

    fn typed(&self, typed: Typed) -> String {
        match typed {
            Typed::Operand(index) => format!("operand {}", self.operation.operands[index].name),
            Typed::Result(index) => format!("result {}", self.operation.results[index].name),
            Typed::Operands => "operands".to_owned(),
            Typed::Results => "results".to_owned(),
        }
    }

    fn source(&self, source: &TypeSource<'_>) -> String {
        let (from, by) = match source {
            TypeSource::Written => return "written".to_owned(),
            TypeSource::Built(call) => return format!("built by {call}"),
            TypeSource::Derived { from, by } => (from, by),
        };
        let from = match *from {
            Origin::Operand(index) => self.typed(Typed::Operand(index)),
            Origin::Result(index) => self.typed(Typed::Result(index)),
            Origin::Attribute(index) => self.variable(Variable::Attribute(index)),
        };
        match by {
            Transform::Same => format!("of {from}"),
            Transform::Expression(code) => format!("of {from} by {code}"),
            Transform::Elements => format!("of the elements of {from}"),
        }
    }
}

/// The format of an attribute or type.
pub fn def_text(def: &AttrOrTypeDef<'_>, format: &DefFormat<'_>) -> String {
    let mut text = String::new();
    def_elements(def, 0, &format.elements, None, &mut text);
    text
}

fn def_elements(
    def: &AttrOrTypeDef<'_>,
    depth: usize,
    elements: &[DefElement<'_>],
    anchor: Option<usize>,
    text: &mut String,
) {
    let name = |index: usize| def.parameters()[index].name;
    for (index, element) in elements.iter().enumerate() {
        let mark = if anchor == Some(index) { "anchor " } else { "" };
        let line = match &element.kind {
            DefElementKind::Literal(text) => format!("literal `{text}`"),
            DefElementKind::Whitespace(whitespace) => format!("whitespace {whitespace:?}"),
            DefElementKind::Parameter(parameter) => {
                let qualified = if parameter.is_qualified { "qualified " } else { "" };
                format!("{qualified}parameter {}", name(parameter.index))
            }
            DefElementKind::Params(all) => {
                format!("params {}", all.iter().map(|index| name(*index)).collect::<Vec<_>>().join(" "))
            }
            DefElementKind::Struct(fields) => {
                let field = |field: &StructField<'_>| match field {
                    StructField::Parameter(parameter) => name(parameter.index).to_owned(),
                    StructField::Custom { name: function, parameter } => {
                        format!("{} by {function}", name(parameter.index))
                    }
                };
                format!("struct {}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
            }
            DefElementKind::Custom(custom) => {
                let argument = |argument: &DefArgument| match argument {
                    DefArgument::Bound(parameter) => name(parameter.index).to_owned(),
                    DefArgument::Ref(parameter) => format!("ref {}", name(parameter.index)),
                    DefArgument::Code(code) => format!("code {code}"),
                };
                let arguments = custom.arguments.iter().map(argument).collect::<Vec<_>>().join(", ");
                format!("custom {}: {arguments}", custom.name)
            }
            DefElementKind::Group(group) => format!("group, begins with #{}", group.first),
        };
        text.push_str(&format!("{}{mark}{line}\n", "  ".repeat(depth)));
        if let DefElementKind::Group(group) = &element.kind {
            let anchor = |is_second| (is_second == group.anchor.is_inverted).then_some(group.anchor.index);
            def_elements(def, depth + 1, &group.then, anchor(false), text);
            if !group.otherwise.is_empty() {
                text.push_str(&format!(
                    "{}else, begins with #{}\n",
                    "  ".repeat(depth),
                    group.first_otherwise
                ));
                def_elements(def, depth + 1, &group.otherwise, anchor(true), text);
            }
        }
    }
}
