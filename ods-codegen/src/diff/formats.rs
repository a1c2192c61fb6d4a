//! The text forms of two versions: whether each text of the old one is a text of the new one.
//!
//! The answer follows from the trees of the formats. Elements match if they are the same literal, or are
//! about parts that are pairs; optional groups may be present or absent. A text that would need more
//! knowledge, such as what a `custom` directive accepts, counts as one that no longer parses.

use super::parts::Pairs;
use super::{Detail, Impact};
use crate::format;
use crate::format::literal::{has_space_before, is_opening};
use crate::format::model::{Custom, CustomArgument, Element, ElementKind, Format, Typed, Variable};
use crate::model::{Operation, TypeConstraint};
use crate::{Diagnostic, SourceMap};

/// The pairs of parts of two versions of an operation.
pub(super) struct PairedComponents {
    pub(super) operands: Pairs,
    pub(super) attributes: Pairs,
    pub(super) properties: Pairs,
    pub(super) results: Pairs,
    pub(super) regions: Pairs,
    pub(super) successors: Pairs,
}

impl PairedComponents {
    /// The pairs from the new version to the old one.
    fn reversed(&self) -> PairedComponents {
        let reversed = |pairs: &Pairs| {
            let count = pairs.iter().flatten().max().map_or(0, |last| last + 1);
            (0..count).map(|new| pairs.iter().position(|found| *found == Some(new))).collect()
        };
        PairedComponents {
            operands: reversed(&self.operands),
            attributes: reversed(&self.attributes),
            properties: reversed(&self.properties),
            results: reversed(&self.results),
            regions: reversed(&self.regions),
            successors: reversed(&self.successors),
        }
    }
}

/// The form of an operation in text.
enum Form<'r> {
    Generic,
    UserProvided,
    Declared(Format<'r>),
}

fn form<'r>(operation: &Operation<'r>, sources: &SourceMap) -> Result<Form<'r>, Diagnostic> {
    Ok(match format::parse_op_format(operation, sources)? {
        Some(format) => Form::Declared(format),
        None if operation.has_custom_assembly_format()? => Form::UserProvided,
        None => Form::Generic,
    })
}

/// The change of the text form of an operation.
pub(super) fn compare(
    (old, old_sources): (&Operation<'_>, &SourceMap),
    (new, new_sources): (&Operation<'_>, &SourceMap),
    pairs: &PairedComponents,
) -> Option<Detail> {
    let (before, after) = (form(old, old_sources).ok()?, form(new, new_sources).ok()?);
    let texts = |detail: Detail| detail.with_texts(shown(old, &before), shown(new, &after));
    let (kind, message, impact) = match (&before, &after) {
        (Form::Generic, Form::Generic) | (Form::UserProvided, Form::UserProvided) => return None,
        (Form::Generic, _) => ("format-added", "it has a text form of its own", Impact::Adds),
        (_, Form::Generic) => ("format-removed", "it has no text form of its own any more", Impact::Text),
        (Form::Declared(before), Form::Declared(after)) => {
            let change = declared((old, before), (new, after), pairs);
            let is_written_alike = old.assembly_format().map(words) == new.assembly_format().map(words);
            if is_written_alike && change.2 != Impact::Text {
                return None;
            }
            change
        }
        _ => (
            "format-incompatible",
            "texts may no longer parse: user-provided code reads one of the formats",
            Impact::Text,
        ),
    };
    Some(texts(Detail::new(kind, message, &[impact])))
}

/// The kind of change of a declarative format, a sentence, and the impact.
fn declared(
    (old, before): (&Operation<'_>, &Format<'_>),
    (new, after): (&Operation<'_>, &Format<'_>),
    pairs: &PairedComponents,
) -> (&'static str, &'static str, Impact) {
    if !(Matcher { old, new, pairs }.accepts(before, after)) {
        let message = "texts in the old format no longer parse, or mean something else";
        return ("format-incompatible", message, Impact::Text);
    }
    if (Matcher { old: new, new: old, pairs: &pairs.reversed() }.accepts(after, before)) {
        return ("format", "the format is written differently for the same texts", Impact::Documentation);
    }
    ("format-extended", "the format accepts more; all old texts remain valid", Impact::Adds)
}

/// The words of a format. The whitespace between them does not matter.
fn words(format: &str) -> Vec<&str> {
    format.split_whitespace().collect()
}

/// The format, and below it an example with all optional parts.
fn shown(operation: &Operation<'_>, form: &Form<'_>) -> String {
    match form {
        Form::Generic => "generic form".to_owned(),
        Form::UserProvided => "user-provided parser and printer".to_owned(),
        Form::Declared(format) => {
            let text = words(operation.assembly_format().unwrap_or_default()).join(" ");
            format!("{text}\n{}", Example::render(operation, format))
        }
    }
}

/// Compares elements of two formats.
struct Matcher<'a, 'r, 's> {
    old: &'a Operation<'r>,
    new: &'a Operation<'s>,
    pairs: &'a PairedComponents,
}

type List<'e, 'r> = Vec<&'e Element<'r>>;

/// The visible elements of a list.
fn visible<'e, 'r>(elements: &'e [Element<'r>]) -> List<'e, 'r> {
    elements.iter().filter(|element| !matches!(element.kind, ElementKind::Whitespace(_))).collect()
}

/// Comparisons of groups that are given up, and count as different, because each may double the work.
const MOST_STEPS: usize = 100_000;

impl Matcher<'_, '_, '_> {
    fn accepts(&self, old: &Format<'_>, new: &Format<'_>) -> bool {
        self.all(&visible(&old.elements), &visible(&new.elements), &mut 0)
    }

    /// Whether each text of the old elements is one of the new elements.
    fn all(&self, old: &[&Element<'_>], new: &[&Element<'_>], steps: &mut usize) -> bool {
        *steps += 1;
        if *steps > MOST_STEPS {
            return false;
        }
        if let ([first, old @ ..], [other, new @ ..]) = (old, new)
            && self.same(first, other, steps)
            && self.all(old, new, steps)
        {
            return true;
        }
        // An old group is in some texts and not in others; each must be accepted.
        if let [Element { kind: ElementKind::Group(group), .. }, rest @ ..] = old {
            let branches = [&group.then, &group.otherwise];
            return branches
                .iter()
                .all(|branch| self.all(&[&visible(branch)[..], rest].concat(), new, steps));
        }
        // Of a new group one branch is enough.
        if let [Element { kind: ElementKind::Group(group), .. }, rest @ ..] = new {
            let branches = [&group.then, &group.otherwise];
            return branches
                .iter()
                .any(|branch| self.all(old, &[&visible(branch)[..], rest].concat(), steps));
        }
        match new {
            [first, rest @ ..] if self.is_omittable(first) => self.all(old, rest, steps),
            [] => old.is_empty(),
            _ => false,
        }
    }

    /// Whether nothing may be written for a new element.
    fn is_omittable(&self, element: &Element<'_>) -> bool {
        let new = self.new;
        match element.kind {
            ElementKind::Variable(Variable::Operand(index)) => {
                new.operands[index].constraint.is_variable_length()
            }
            ElementKind::Variable(Variable::Successor(index)) => {
                new.successors[index].constraint.is_variadic()
            }
            ElementKind::Variable(Variable::Region(index)) => new.regions[index].constraint.is_variadic(),
            ElementKind::AttrDict { .. } | ElementKind::PropDict | ElementKind::OIList(_) => true,
            _ => false,
        }
    }

    fn same(&self, old: &Element<'_>, new: &Element<'_>, steps: &mut usize) -> bool {
        match (&old.kind, &new.kind) {
            (ElementKind::Literal(old), ElementKind::Literal(new)) => old == new,
            (ElementKind::Variable(old), ElementKind::Variable(new)) => self.same_variable(*old, *new),
            (ElementKind::QualifiedAttribute(old), ElementKind::QualifiedAttribute(new)) => {
                self.pairs.attributes.get(*old) == Some(&Some(*new))
            }
            (ElementKind::AttrDict { with_keyword: old }, ElementKind::AttrDict { with_keyword: new }) => {
                old == new
            }
            (ElementKind::PropDict, ElementKind::PropDict)
            | (ElementKind::Operands, ElementKind::Operands)
            | (ElementKind::Regions, ElementKind::Regions)
            | (ElementKind::Successors, ElementKind::Successors) => true,
            (ElementKind::Type(old), ElementKind::Type(new)) => {
                old.is_qualified == new.is_qualified && self.same_typed(old.of, new.of)
            }
            (
                ElementKind::FunctionalType { inputs: old_inputs, results: old_results },
                ElementKind::FunctionalType { inputs, results },
            ) => self.same_typed(*old_inputs, *inputs) && self.same_typed(*old_results, *results),
            (ElementKind::Custom(old), ElementKind::Custom(new)) => self.same_custom(old, new, steps),
            (ElementKind::OIList(old), ElementKind::OIList(new)) => old.iter().all(|clause| {
                let other = new.iter().find(|other| other.literal == clause.literal);
                other.is_some_and(|other| {
                    self.all(&visible(&clause.elements), &visible(&other.elements), steps)
                })
            }),
            (ElementKind::Group(old), ElementKind::Group(new)) => {
                self.all(&visible(&old.then), &visible(&new.then), steps)
                    && self.all(&visible(&old.otherwise), &visible(&new.otherwise), steps)
            }
            _ => false,
        }
    }

    fn same_variable(&self, old: Variable, new: Variable) -> bool {
        let is_pair = |pairs: &Pairs, old: usize, new: usize| pairs.get(old) == Some(&Some(new));
        match (old, new) {
            (Variable::Operand(old), Variable::Operand(new)) => {
                let lists =
                    (length(self.old.operands[old].constraint), length(self.new.operands[new].constraint));
                is_pair(&self.pairs.operands, old, new) && lists.0 <= lists.1
            }
            (Variable::Attribute(old), Variable::Attribute(new)) => {
                let form = |operation: &Operation<'_>, index: usize| -> (String, String) {
                    let attribute = operation.attributes[index].constraint.base();
                    let ty = attribute.value_type().map(|ty| ty.def_name().to_owned()).unwrap_or_default();
                    (attribute.storage_type().to_owned(), ty)
                };
                is_pair(&self.pairs.attributes, old, new) && form(self.old, old) == form(self.new, new)
            }
            (Variable::Property(old), Variable::Property(new)) => is_pair(&self.pairs.properties, old, new),
            (Variable::Region(old), Variable::Region(new)) => is_pair(&self.pairs.regions, old, new),
            (Variable::Successor(old), Variable::Successor(new)) => is_pair(&self.pairs.successors, old, new),
            _ => false,
        }
    }

    fn same_typed(&self, old: Typed, new: Typed) -> bool {
        match (old, new) {
            (Typed::Operand(old), Typed::Operand(new)) => self.pairs.operands.get(old) == Some(&Some(new)),
            (Typed::Result(old), Typed::Result(new)) => self.pairs.results.get(old) == Some(&Some(new)),
            (Typed::Operands, Typed::Operands) | (Typed::Results, Typed::Results) => true,
            _ => false,
        }
    }

    fn same_custom(&self, old: &Custom<'_>, new: &Custom<'_>, steps: &mut usize) -> bool {
        let mut same = |old: &CustomArgument<'_>, new: &CustomArgument<'_>| match (old, new) {
            (CustomArgument::Bound(old), CustomArgument::Bound(new))
            | (CustomArgument::Ref(old), CustomArgument::Ref(new)) => self.same(old, new, steps),
            (CustomArgument::Code(old), CustomArgument::Code(new)) => old == new,
            _ => false,
        };
        old.name == new.name
            && old.arguments.len() == new.arguments.len()
            && old.arguments.iter().zip(&new.arguments).all(|(old, new)| same(old, new))
    }
}

/// 0 for one value, 1 for an optional one, 2 for a list. A smaller number is accepted in place of a larger
/// one.
fn length(constraint: TypeConstraint<'_>) -> u8 {
    if constraint.is_variadic() {
        2
    } else if constraint.is_optional() {
        1
    } else {
        0
    }
}

/// An example text of a format, with its optional groups; names of the definition stand for what users write.
struct Example<'a, 'r> {
    operation: &'a Operation<'r>,
    text: String,
    /// Whether a space may precede the next token.
    has_space: bool,
    after_punctuation: bool,
}

impl<'a, 'r> Example<'a, 'r> {
    /// `%result = toy.add %lhs, %rhs : type(lhs)`
    fn render(operation: &'a Operation<'r>, format: &Format<'r>) -> String {
        let results: Vec<String> = operation
            .results
            .iter()
            .enumerate()
            .map(
                |(index, result)| {
                    if result.name.is_empty() { format!("%{index}") } else { format!("%{}", result.name) }
                },
            )
            .collect();
        let start = if results.is_empty() { String::new() } else { format!("{} = ", results.join(", ")) };
        let text = start + &operation.name();
        let mut example = Example { operation, text, has_space: true, after_punctuation: false };
        example.elements(&format.elements);
        example.text
    }

    fn elements(&mut self, elements: &[Element<'r>]) {
        for element in elements {
            self.element(element);
        }
    }

    fn literal(&mut self, literal: &str) {
        if self.has_space && has_space_before(literal, self.after_punctuation) {
            self.text.push(' ');
        }
        self.text.push_str(literal);
        self.has_space = !is_opening(literal);
        self.after_punctuation = !literal.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    }

    fn word(&mut self, word: &str) {
        if self.has_space {
            self.text.push(' ');
        }
        self.text.push_str(word);
        (self.has_space, self.after_punctuation) = (true, false);
    }

    fn element(&mut self, element: &Element<'r>) {
        match &element.kind {
            ElementKind::Literal(literal) => self.literal(literal),
            ElementKind::Whitespace(format::model::Whitespace::Nothing) => self.has_space = false,
            // An example is on one line, and has no attributes that the format does not name.
            ElementKind::Whitespace(_) | ElementKind::AttrDict { .. } => {}
            ElementKind::Variable(variable) => self.variable(*variable),
            ElementKind::QualifiedAttribute(index) => self.variable(Variable::Attribute(*index)),
            ElementKind::PropDict => self.word("<{…}>"),
            ElementKind::Operands => self.word("%operands"),
            ElementKind::Regions => self.word("{ … }"),
            ElementKind::Successors => self.word("^successors"),
            ElementKind::Type(ty) => {
                let word = self.typed(ty.of);
                self.word(&word);
            }
            ElementKind::FunctionalType { inputs, results } => {
                let word = format!("({}) -> {}", self.typed(*inputs), self.typed(*results));
                self.word(&word);
            }
            ElementKind::Custom(custom) => self.word(&format!("<{}>", custom.name)),
            ElementKind::OIList(clauses) => {
                for clause in clauses {
                    self.literal(clause.literal);
                    self.elements(&clause.elements);
                }
            }
            ElementKind::Group(group) => self.elements(&group.then),
        }
    }

    fn variable(&mut self, variable: Variable) {
        let operation = self.operation;
        let word = match variable {
            Variable::Operand(index) => {
                list("%", operation.operands[index].name, operation.operands[index].constraint)
            }
            Variable::Attribute(index) if operation.attributes[index].constraint.is_unit() => return,
            Variable::Attribute(index) => format!("<{}>", operation.attributes[index].name),
            Variable::Property(index) => format!("<{}>", operation.properties[index].name),
            Variable::Region(_) => "{ … }".to_owned(),
            Variable::Successor(index) => format!("^{}", operation.successors[index].name),
        };
        self.word(&word);
    }

    fn typed(&self, of: Typed) -> String {
        let name = match of {
            Typed::Operand(index) => self.operation.operands[index].name,
            Typed::Result(index) => self.operation.results[index].name,
            Typed::Operands => "operands",
            Typed::Results => "results",
        };
        format!("type({name})")
    }
}

/// `%values`, with dots for a list.
fn list(sigil: &str, name: &str, constraint: TypeConstraint<'_>) -> String {
    let more = if constraint.is_variadic() { ", …" } else { "" };
    format!("{sigil}{name}{more}")
}
