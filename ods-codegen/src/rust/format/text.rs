//! The text of a format for the runtime.

use std::fmt::Write;

use crate::format::Format;
use crate::format::model::{
    Clause, Custom, CustomArgument, Element, ElementKind, Group, Origin, ResultTypes, Transform, TypeElement,
    TypeSource, Typed, Variable, Whitespace,
};
use crate::model::{Named, Operation, Result, TypeConstraint};

/// The text of a format.
pub(super) struct Text<'r> {
    pub(super) text: String,
    /// The names of the `custom` directives in it, in order.
    pub(super) customs: Vec<&'r str>,
}

struct Writer<'o, 'r> {
    op: &'o Operation<'r>,
    text: String,
    customs: Vec<&'r str>,
    /// Whether all can be said so far.
    is_complete: bool,
}

impl<'r> Text<'r> {
    /// The text of an operation's format; none when the runtime cannot do what it says. `transform` gives the number of
    /// the function that makes the type of a part.
    ///
    /// # Errors
    /// Those of `transform`.
    pub(super) fn of(
        op: &Operation<'r>,
        format: &Format<'r>,
        transform: impl FnMut(&str, &TypeSource<'r>) -> Result<Option<usize>>,
    ) -> Result<Option<Text<'r>>> {
        let mut writer = Writer { op, text: String::new(), customs: Vec::new(), is_complete: true };
        writer.elements(&format.elements);
        writer.equations(format, transform)?;
        for name in &format.group_sizes {
            let of_group = |operand: &Named<'r, TypeConstraint<'r>>| {
                operand.constraint.segment_attr_name().is_ok_and(|attribute| attribute == *name)
            };
            if let Some(operand) = op.operands.iter().find(|operand| of_group(operand)) {
                let _ = write!(writer.text, "; sizes ${}: {name}", operand.name);
            }
        }
        let Writer { text, customs, is_complete, .. } = writer;
        Ok(is_complete.then_some(Text { text, customs }))
    }
}

impl<'r> Writer<'_, 'r> {
    fn elements(&mut self, elements: &[Element<'r>]) {
        for (index, element) in elements.iter().enumerate() {
            if index != 0 {
                self.text.push(' ');
            }
            self.element(element);
        }
    }

    fn element(&mut self, element: &Element<'r>) {
        match &element.kind {
            ElementKind::Literal(text) => self.quoted(text),
            ElementKind::Whitespace(Whitespace::Space) => self.quoted(" "),
            ElementKind::Whitespace(Whitespace::Newline) => self.quoted("\\n"),
            ElementKind::Whitespace(Whitespace::Nothing) => self.quoted(""),
            ElementKind::Variable(variable) => self.variable(*variable),
            ElementKind::QualifiedAttribute(index) => {
                let _ = write!(self.text, "qualified(${})", self.op.attributes[*index].name);
            }
            ElementKind::AttrDict { with_keyword: false } => self.text.push_str("attr-dict"),
            ElementKind::AttrDict { with_keyword: true } => self.text.push_str("attr-dict-with-keyword"),
            ElementKind::PropDict => self.text.push_str("prop-dict"),
            ElementKind::Operands => self.text.push_str("operands"),
            ElementKind::Regions => self.text.push_str("regions"),
            ElementKind::Successors => self.text.push_str("successors"),
            ElementKind::Type(TypeElement { of, is_qualified }) => {
                let of = self.typed(*of);
                let _ = match is_qualified {
                    true => write!(self.text, "qualified(type({of}))"),
                    false => write!(self.text, "type({of})"),
                };
            }
            ElementKind::FunctionalType { inputs, results } => {
                let (inputs, results) = (self.typed(*inputs), self.typed(*results));
                let _ = write!(self.text, "functional-type({inputs}, {results})");
            }
            ElementKind::Custom(custom) => self.custom(custom),
            ElementKind::OIList(clauses) => self.oilist(clauses),
            ElementKind::Group(group) => self.group(group),
        }
    }

    fn quoted(&mut self, text: &str) {
        let _ = write!(self.text, "`{text}`");
    }

    fn variable(&mut self, variable: Variable) {
        let op = self.op;
        let name = match variable {
            Variable::Operand(index) => op.operands[index].name,
            Variable::Attribute(index) => op.attributes[index].name,
            Variable::Region(index) => op.regions[index].name,
            Variable::Successor(index) => op.successors[index].name,
            Variable::Property(index) => {
                self.is_complete = false;
                op.properties[index].name
            }
        };
        let _ = write!(self.text, "${name}");
    }

    fn typed(&self, typed: Typed) -> String {
        match typed {
            Typed::Operand(index) => format!("${}", self.op.operands[index].name),
            Typed::Result(index) => format!("${}", self.op.results[index].name),
            Typed::Operands => "operands".to_owned(),
            Typed::Results => "results".to_owned(),
        }
    }

    fn flag(&mut self, element: &Element<'r>) {
        self.text.push_str("set(");
        self.element(element);
        self.text.push(')');
    }

    fn group(&mut self, group: &Group<'r>) {
        self.branch(group, false);
        if !group.otherwise.is_empty() {
            self.text.push_str(" : ");
            self.branch(group, true);
        }
        self.text.push('?');
    }

    fn branch(&mut self, group: &Group<'r>, is_second: bool) {
        self.text.push('(');
        let elements = if is_second { &group.otherwise } else { &group.then };
        for (index, element) in elements.iter().enumerate() {
            if index != 0 {
                self.text.push(' ');
            }
            let is_anchor = group.anchor.is_inverted == is_second && group.anchor.index == index;
            match is_anchor && group.is_flag {
                true => self.flag(element),
                false => self.element(element),
            }
            if is_anchor {
                self.text.push('^');
            }
        }
        self.text.push(')');
    }

    fn oilist(&mut self, clauses: &[Clause<'r>]) {
        self.text.push_str("oilist(");
        for (index, clause) in clauses.iter().enumerate() {
            self.text.push_str(if index == 0 { "" } else { " | " });
            self.quoted(clause.literal);
            self.text.push(' ');
            match clause.elements.as_slice() {
                [element] if clause.is_flag => self.flag(element),
                elements => self.elements(elements),
            }
        }
        self.text.push(')');
    }

    fn custom(&mut self, custom: &Custom<'r>) {
        self.customs.push(custom.name);
        let _ = write!(self.text, "custom<{}>(", custom.name);
        for (index, argument) in custom.arguments.iter().enumerate() {
            self.text.push_str(if index == 0 { "" } else { ", " });
            match argument {
                CustomArgument::Bound(element) => self.element(element),
                CustomArgument::Ref(element) => {
                    self.text.push_str("ref(");
                    self.element(element);
                    self.text.push(')');
                }
                CustomArgument::Code(code) => {
                    self.is_complete &= !code.contains('"');
                    let _ = write!(self.text, "\"{code}\"");
                }
            }
        }
        self.text.push(')');
    }

    /// How the types are known that the format does not mention.
    fn equations(
        &mut self,
        format: &Format<'r>,
        mut transform: impl FnMut(&str, &TypeSource<'r>) -> Result<Option<usize>>,
    ) -> Result<()> {
        let op = self.op;
        let mut equations: Vec<(String, String)> = Vec::new();
        let results = match &format.result_types {
            ResultTypes::Inferred => {
                self.text.push_str("; infer");
                &[][..]
            }
            ResultTypes::Each(sources) => sources,
        };
        let operands = op.operands.iter().zip(&format.operand_types).enumerate();
        let operands = operands.map(|(index, (part, source))| ("operand", index, part.name, source));
        let results = op.results.iter().zip(results).enumerate();
        let results = results.map(|(index, (part, source))| ("result", index, part.name, source));
        for (kind, index, name, source) in operands.chain(results) {
            let of = match source {
                TypeSource::Written => continue,
                TypeSource::Built(_) => "built".to_owned(),
                TypeSource::Derived { from, by } => {
                    let from = self.origin(*from);
                    match by {
                        Transform::Same => from,
                        Transform::Elements => format!("elements {from}"),
                        Transform::Expression(_) => match transform(name, source)? {
                            Some(number) => format!("{number} {from}"),
                            None => {
                                self.is_complete = false;
                                continue;
                            }
                        },
                    }
                }
            };
            let target = if name.is_empty() { format!("${kind}-{index}") } else { format!("${name}") };
            match equations.iter_mut().find(|(_, known)| *known == of) {
                Some((targets, _)) => {
                    targets.push_str(", ");
                    targets.push_str(&target);
                }
                None => equations.push((target, of)),
            }
        }
        for (targets, of) in equations {
            let _ = write!(self.text, "; {targets}: {of}");
        }
        Ok(())
    }

    fn origin(&self, from: Origin) -> String {
        let named = |kind: &str, index: usize, name: &str| match name {
            "" => format!("${kind}-{index}"),
            _ => format!("${name}"),
        };
        match from {
            Origin::Operand(index) => named("operand", index, self.op.operands[index].name),
            Origin::Result(index) => named("result", index, self.op.results[index].name),
            Origin::Attribute(index) => format!("${}", self.op.attributes[index].name),
        }
    }
}
