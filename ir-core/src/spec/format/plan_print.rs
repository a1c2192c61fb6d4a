//! The steps of a printer.
//!
//! Blanks follow from the text of the format alone, branches included, as in mlir-tblgen: a blank stands before each
//! element, except before and behind some punctuation, and where a blank or an empty literal stands.

use super::text::{Argument, Custom, Element, Group};
use super::{Part, Presence, Print, Typed, Variable};

/// The steps for the elements of a format.
pub(super) fn plan(elements: &[Element<'_>], customs: &[Custom<'_>]) -> Vec<Print> {
    let mut planner =
        Planner { steps: Vec::new(), customs, wants_space: true, after_punctuation: false, joins: true };
    planner.elements(elements);
    planner.steps
}

struct Planner<'c> {
    steps: Vec<Print>,
    customs: &'c [Custom<'c>],
    wants_space: bool,
    after_punctuation: bool,
    /// Whether text can be added to the last step: no jump leads behind it.
    joins: bool,
}

impl Planner<'_> {
    fn elements(&mut self, elements: &[Element<'_>]) {
        elements.iter().for_each(|element| self.element(element));
    }

    fn step(&mut self, step: Print) {
        self.steps.push(step);
        self.joins = true;
    }

    fn text(&mut self, text: &str) {
        match self.steps.last_mut() {
            Some(Print::Text(last)) if self.joins => last.push_str(text),
            _ => self.step(Print::Text(text.to_owned())),
        }
    }

    /// The index of the next step, to which a jump leads.
    fn target(&mut self) -> usize {
        self.joins = false;
        self.steps.len()
    }

    fn element(&mut self, element: &Element<'_>) {
        match element {
            Element::Literal(text) => self.literal(text),
            Element::Newline => self.step(Print::Newline),
            Element::Space | Element::Nothing => {
                let is_space = matches!(element, Element::Space);
                if is_space {
                    self.text(" ");
                }
                self.after_punctuation = !is_space;
                self.wants_space = false;
            }
            Element::Set(_) => {}
            Element::Group(group) => self.group(group),
            Element::OIList(clauses) => clauses.iter().for_each(|clause| self.clause(clause)),
            Element::Part(part) => {
                match part {
                    Part::PropDict => self.text(" "),
                    Part::AttrDict { .. } => {}
                    _ => {
                        if self.wants_space || !self.after_punctuation {
                            self.text(" ");
                        }
                        self.wants_space = true;
                    }
                }
                self.after_punctuation = false;
                self.step(Print::Part(*part));
            }
        }
    }

    fn literal(&mut self, text: &str) {
        if self.wants_space && has_space_before(text, self.after_punctuation) {
            self.text(" ");
        }
        self.text(text);
        self.wants_space = !matches!(text, "<" | "(" | "{" | "[");
        self.after_punctuation = !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    }

    fn group(&mut self, group: &Group<'_>) {
        let test = self.steps.len();
        let (is_inverted, index) = group.anchor;
        let branch = if is_inverted { &group.otherwise } else { &group.then };
        let mut presence = Vec::new();
        self.presence_of(&branch[index], &mut presence);
        self.step(Print::GoTo(0));
        self.joins = false;
        self.elements(&group.then);
        let end = self.steps.len();
        if !group.otherwise.is_empty() {
            self.step(Print::GoTo(0));
        }
        let go_to = self.target();
        self.steps[test] = match is_inverted {
            true => Print::With { presence, go_to },
            false => Print::Without { presence, go_to },
        };
        if !group.otherwise.is_empty() {
            self.elements(&group.otherwise);
            self.steps[end] = Print::GoTo(self.target());
        }
    }

    fn clause(&mut self, clause: &[Element<'_>]) {
        let Some((literal, elements)) = clause.split_first() else { return };
        let mut presence = Vec::new();
        elements.iter().for_each(|element| self.bound_in(element, &mut presence));
        let test = self.steps.len();
        self.step(Print::GoTo(0));
        self.joins = false;
        self.element(literal);
        self.elements(elements);
        self.steps[test] = Print::Without { presence, go_to: self.target() };
    }

    /// What the presence of an anchor is tested by.
    fn presence_of(&self, anchor: &Element<'_>, found: &mut Vec<Presence>) {
        match anchor {
            Element::Set(variable) => found.push(Presence::Variable(*variable)),
            Element::Part(part) => self.presence_of_part(*part, found),
            _ => {}
        }
    }

    fn presence_of_part(&self, part: Part, found: &mut Vec<Presence>) {
        match part {
            Part::Variable(variable) => found.push(Presence::Variable(variable)),
            Part::QualifiedAttribute(index) => found.push(Presence::Variable(Variable::Attribute(index))),
            Part::Type { of, .. } => found.extend(presence_of_type(of)),
            Part::FunctionalType { inputs, .. } => found.extend(presence_of_type(inputs)),
            Part::Custom(index) => {
                self.bound_arguments(index, |part| self.presence_of_part(part, found));
            }
            _ => {}
        }
    }

    fn bound_arguments(&self, custom: usize, mut each: impl FnMut(Part)) {
        for argument in &self.customs[custom].arguments {
            if let Argument::Bound(part) = argument {
                each(*part);
            }
        }
    }

    /// The variables of a clause, one of which must be present for the clause to be printed. Types do not count.
    fn bound_in(&self, element: &Element<'_>, found: &mut Vec<Presence>) {
        match element {
            Element::Part(part) => self.bound_in_part(*part, found),
            Element::Group(group) => {
                group.then.iter().chain(&group.otherwise).for_each(|element| self.bound_in(element, found));
            }
            Element::OIList(clauses) => {
                clauses.iter().flatten().for_each(|element| self.bound_in(element, found));
            }
            _ => self.presence_of(element, found),
        }
    }

    fn bound_in_part(&self, part: Part, found: &mut Vec<Presence>) {
        match part {
            Part::FunctionalType { inputs, results } => {
                found.extend(presence_of_type(inputs));
                found.extend(presence_of_type(results));
            }
            Part::Type { .. } => {}
            Part::Custom(index) => self.bound_arguments(index, |part| self.bound_in_part(part, found)),
            _ => self.presence_of_part(part, found),
        }
    }
}

fn presence_of_type(typed: Typed) -> Option<Presence> {
    match typed {
        Typed::Operand(index) => Some(Presence::Variable(Variable::Operand(index))),
        Typed::Result(index) => Some(Presence::Result(index)),
        Typed::Operands | Typed::Results => None,
    }
}

/// Whether a blank stands before a literal, where nothing in the format says so or forbids it. `after_punctuation`:
/// whether the element before was punctuation.
fn has_space_before(literal: &str, after_punctuation: bool) -> bool {
    if literal.len() != 1 && literal != "->" {
        return true;
    }
    let without = if after_punctuation { ">)}]," } else { "<>(){}[]," };
    !literal.starts_with(|c| without.contains(c))
}
