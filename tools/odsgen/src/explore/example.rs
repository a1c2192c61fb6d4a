//! Examples of an operation's syntax, generated from its format: one with nothing optional, one with
//! everything.

use ods_codegen::format::model::{Element, ElementKind, OptionalGroup, Typed, Variable, Whitespace};
use ods_codegen::format::{Format, literal};
use ods_codegen::model::{Constraint, IntegerType, Operation, TypeConstraint};
use ods_parser::records::{RecordRef, ValueRef};
use serde_json::{Value, json};

/// The examples of an operation; one if nothing is optional.
pub(super) fn operation_examples(operation: &Operation<'_>, format: &Format<'_>) -> Vec<Value> {
    let [least, most] = [false, true].map(|is_full| text(operation, format, is_full));
    let note = if has_custom(format) {
        "; ‹…› is read by user-provided code"
    } else if most.contains("‹parameters›") {
        "; ‹parameters› are those of the type"
    } else {
        ""
    };
    let example = |title: &str, text: &str| json!({ "title": format!("{title}{note}"), "text": text });
    if least == most {
        return vec![example("With sample types and values", &least)];
    }
    vec![example("With nothing optional", &least), example("With everything optional", &most)]
}

/// Whether a format has user-provided parsers, for which no example can be generated.
fn has_custom(format: &Format<'_>) -> bool {
    fn any(list: &[Element<'_>]) -> bool {
        list.iter().any(|element| match &element.kind {
            ElementKind::Custom(_) => true,
            ElementKind::Group(group) => any(&group.then) || any(&group.otherwise),
            ElementKind::OIList(clauses) => clauses.iter().any(|clause| any(&clause.elements)),
            _ => false,
        })
    }
    any(&format.elements)
}

/// `%result = toy.add %lhs, %rhs : i32`
fn text(operation: &Operation<'_>, format: &Format<'_>, is_full: bool) -> String {
    let mut writer = Writer {
        operation,
        format,
        is_full,
        text: String::new(),
        wants_space: true,
        after_punctuation: false,
    };
    let results = operation.results.iter().flat_map(|of| writer.names(of.name, of.constraint));
    let results: Vec<String> = results.collect();
    if !results.is_empty() {
        writer.text = format!("{} = ", results.join(", "));
    }
    writer.text.push_str(&operation.name());
    writer.elements(&format.elements);
    writer.text
}

/// An example that is being written. Spaces are those that the generated printer writes.
struct Writer<'a, 'r> {
    operation: &'a Operation<'r>,
    format: &'a Format<'r>,
    is_full: bool,
    text: String,
    wants_space: bool,
    after_punctuation: bool,
}

impl<'r> Writer<'_, 'r> {
    fn elements(&mut self, list: &[Element<'r>]) {
        list.iter().for_each(|element| self.element(&element.kind));
    }

    fn element(&mut self, kind: &ElementKind<'r>) {
        match kind {
            ElementKind::Literal(text) => self.literal(text),
            ElementKind::Whitespace(whitespace) => self.whitespace(*whitespace),
            ElementKind::Variable(variable) => {
                let text = self.variable(*variable);
                self.part(&text);
            }
            ElementKind::QualifiedAttribute(index) => {
                let text = self.variable(Variable::Attribute(*index));
                self.part(&text);
            }
            ElementKind::AttrDict { with_keyword } => self.dictionary(*with_keyword),
            ElementKind::PropDict | ElementKind::Regions | ElementKind::Successors => {}
            ElementKind::Operands => {
                let operands = self.operation.operands.iter();
                let names: Vec<String> = operands.flat_map(|of| self.names(of.name, of.constraint)).collect();
                self.part(&names.join(", "));
            }
            ElementKind::Type(of) => {
                let text = self.types(of.of);
                self.part(&text);
            }
            ElementKind::FunctionalType { inputs, results } => {
                let (inputs, results) = (self.types(*inputs), self.types(*results));
                let results = if results.is_empty() || results.contains(", ") {
                    format!("({results})")
                } else {
                    results
                };
                self.part(&format!("({inputs}) -> {results}"));
            }
            ElementKind::Custom(custom) => self.part(&format!("‹{}›", custom.name)),
            ElementKind::OIList(clauses) if self.is_full => {
                for clause in clauses {
                    self.literal(clause.literal);
                    if !clause.is_flag {
                        self.elements(&clause.elements);
                    }
                }
            }
            ElementKind::OIList(_) => {}
            ElementKind::Group(group) => self.group(group),
        }
    }

    /// The branch for a present anchor, or for an absent one.
    fn group(&mut self, group: &OptionalGroup<'r>) {
        let is_first = self.is_full != group.anchor.is_inverted;
        let list = if is_first { &group.then } else { &group.otherwise };
        let is_anchored = group.is_flag && is_first != group.anchor.is_inverted;
        for (index, element) in list.iter().enumerate() {
            if !(is_anchored && index == group.anchor.index) {
                self.element(&element.kind);
            }
        }
    }

    fn literal(&mut self, text: &str) {
        if self.wants_space && literal::has_space_before(text, self.after_punctuation) {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.wants_space = !literal::is_opening(text);
        self.after_punctuation = !literal::is_keyword(text);
    }

    fn whitespace(&mut self, whitespace: Whitespace) {
        self.wants_space = false;
        match whitespace {
            Whitespace::Space => self.text.push(' '),
            Whitespace::Newline => self.text.push_str("\n  "),
            Whitespace::Nothing => self.after_punctuation = true,
        }
    }

    /// Writes an element other than a literal; nothing if it is empty.
    fn part(&mut self, text: &str) {
        let has_space = self.wants_space || !self.after_punctuation;
        (self.wants_space, self.after_punctuation) = (true, false);
        if !text.is_empty() {
            if has_space {
                self.text.push(' ');
            }
            self.text.push_str(text);
        }
    }

    /// The attributes that an operation must have and the format does not show.
    fn dictionary(&mut self, with_keyword: bool) {
        let all = self.operation.attributes.iter().enumerate();
        let needed = all.filter(|(index, of)| {
            let is_optional =
                of.constraint.is_optional().unwrap_or(true) || of.constraint.default_value().is_some();
            !self.format.attributes.contains(index)
                && !is_optional
                && !of.constraint.record().is_a("DerivedAttr")
        });
        let entries: Vec<String> =
            needed.map(|(_, of)| format!("{} = {}", of.name, sample_value(of.constraint.record()))).collect();
        if !entries.is_empty() {
            let keyword = if with_keyword { "attributes " } else { "" };
            self.part(&format!("{keyword}{{{}}}", entries.join(", ")));
        }
    }

    fn variable(&self, variable: Variable) -> String {
        match variable {
            Variable::Operand(index) => {
                let of = &self.operation.operands[index];
                self.names(of.name, of.constraint).join(", ")
            }
            Variable::Attribute(index) => sample_value(self.operation.attributes[index].constraint.record()),
            Variable::Property(index) => sample_value(self.operation.properties[index].constraint.record()),
            Variable::Region(_) => "{\n  …\n}".to_owned(),
            Variable::Successor(_) => "^bb1".to_owned(),
        }
    }

    /// The names of values: two for a variadic in the complete example.
    fn names(&self, name: &str, constraint: TypeConstraint<'_>) -> Vec<String> {
        let name = if name.is_empty() { "result" } else { name };
        match self.number(constraint) {
            1 => vec![format!("%{name}")],
            number => (0..number).map(|index| format!("%{name}{index}")).collect(),
        }
    }

    fn number(&self, constraint: TypeConstraint<'_>) -> usize {
        if self.is_full && constraint.is_variadic() {
            2
        } else if !self.is_full && constraint.is_variable_length() {
            0
        } else {
            1
        }
    }

    fn types(&self, of: Typed) -> String {
        let (operands, results) = (&self.operation.operands, &self.operation.results);
        let list = match of {
            Typed::Operand(index) => &operands[index..=index],
            Typed::Result(index) => &results[index..=index],
            Typed::Operands => operands,
            Typed::Results => results,
        };
        let types = list.iter().flat_map(|of| vec![sample_type(of.constraint); self.number(of.constraint)]);
        types.collect::<Vec<_>>().join(", ")
    }
}

/// A type that satisfies a constraint, chosen by the constraint's definition.
fn sample_type(constraint: TypeConstraint<'_>) -> String {
    let base = constraint.base().unwrap_or(constraint);
    if let Some(integer) = base.integer_type() {
        return match integer {
            IntegerType::Index => "index".to_owned(),
            IntegerType::Signless(width) => format!("i{width}"),
            IntegerType::Signed(width) => format!("si{width}"),
            IntegerType::Unsigned(width) => format!("ui{width}"),
        };
    }
    let record = base.record();
    if let (true, Some(mnemonic), Ok(dialect)) =
        (record.is_a("TypeDef"), record.get("mnemonic").as_str(), record.def("dialect"))
    {
        let has_parameters =
            record.get("parameters").as_dag().is_some_and(|parameters| parameters.args().next().is_some());
        // A type with parameters is read without its dialect and mnemonic where its class is known.
        if has_parameters {
            return "<‹parameters›>".to_owned();
        }
        return format!("!{}.{mnemonic}", dialect.get("name").as_str().unwrap_or_default());
    }
    let summary = Constraint::new(record).summary().to_ascii_lowercase();
    // The first known word of a summary; "integer-like" comes before "vector of".
    let known = [
        ("memref", "memref<4xf32>"),
        ("integer", "i32"),
        ("float", "f32"),
        ("index", "index"),
        ("tensor", "tensor<4xf32>"),
        ("vector", "vector<4xf32>"),
        ("complex", "complex<f32>"),
        ("function", "() -> ()"),
    ];
    let first = known.iter().filter_map(|(word, sample)| Some((summary.find(word)?, *sample))).min();
    first.map_or("i32", |(_, sample)| sample).to_owned()
}

/// The text of an attribute or property for a constraint, chosen by the constraint's definition.
fn sample_value(record: RecordRef<'_>) -> String {
    let base = record.get("baseAttr").as_def().unwrap_or(record);
    let of_enum = base.get("enum").as_def().unwrap_or(base);
    let cases = of_enum.get("enumerants").as_list();
    if let Some(case) = cases.and_then(|cases| cases.iter().find_map(ValueRef::as_def)) {
        let case = case.get("str").as_str().unwrap_or("case");
        // An attribute of its own may write brackets around the case.
        let has_brackets = base.get("assemblyFormat").as_str().is_some_and(|format| format.contains("`<`"));
        return if has_brackets { format!("<{case}>") } else { case.to_owned() };
    }
    let summary = Constraint::new(base).summary().to_ascii_lowercase();
    let known = [
        ("symbol", "@symbol"),
        ("string", "\"text\""),
        ("bool", "true"),
        ("float", "1.0 : f32"),
        ("index", "1 : index"),
        ("array", "[]"),
        ("dictionary", "{}"),
        ("type attribute", "i32"),
        ("unit", "unit"),
        ("affinemap", "affine_map<(d0) -> (d0)>"),
        ("integer", "1"),
    ];
    let found = known.iter().find(|(word, _)| summary.contains(word));
    found.map_or("#attribute", |(_, sample)| sample).to_owned()
}
