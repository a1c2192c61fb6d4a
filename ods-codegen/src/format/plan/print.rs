//! The plan of a printer.
//!
//! Blanks follow from the text of the format alone, branches included, as in mlir-tblgen: a blank stands before each
//! element, except before and behind some punctuation, and where a blank or an empty literal stands.

use super::super::literal;
use super::super::model::{Clause, CustomArgument, Element, ElementKind, Group, Typed, Variable, Whitespace};
use super::{Presence, Print, part};

/// The steps for the elements of a format.
pub(super) fn plan(elements: &[Element<'_>]) -> Vec<Print> {
    let mut planner =
        Planner { steps: Vec::new(), customs: 0, wants_space: true, after_punctuation: false, joins: true };
    planner.elements(elements);
    planner.steps
}

struct Planner {
    steps: Vec<Print>,
    /// The number of hand-written parts so far.
    customs: usize,
    wants_space: bool,
    after_punctuation: bool,
    /// Whether text can be added to the last step: no jump leads behind it.
    joins: bool,
}

impl Planner {
    fn elements(&mut self, elements: &[Element<'_>]) {
        for element in elements {
            self.element(element);
        }
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
        match &element.kind {
            ElementKind::Literal(text) => self.literal(text),
            ElementKind::Whitespace(Whitespace::Newline) => self.step(Print::Newline),
            ElementKind::Whitespace(whitespace) => {
                let is_space = *whitespace == Whitespace::Space;
                if is_space {
                    self.text(" ");
                }
                self.after_punctuation = !is_space;
                self.wants_space = false;
            }
            ElementKind::Group(group) => self.group(group),
            ElementKind::OIList(clauses) => clauses.iter().for_each(|clause| self.clause(clause)),
            kind => {
                let is_dictionary = matches!(kind, ElementKind::AttrDict { .. });
                if matches!(kind, ElementKind::PropDict) {
                    self.text(" ");
                } else if !is_dictionary {
                    if self.wants_space || !self.after_punctuation {
                        self.text(" ");
                    }
                    self.wants_space = true;
                }
                self.after_punctuation = false;
                if let Some(part) = part(kind, &mut self.customs) {
                    self.step(Print::Part(part));
                }
            }
        }
    }

    fn literal(&mut self, text: &str) {
        if self.wants_space && literal::has_space_before(text, self.after_punctuation) {
            self.text(" ");
        }
        self.text(text);
        self.wants_space = !literal::is_opening(text);
        self.after_punctuation = !literal::is_keyword(text);
    }

    fn group(&mut self, group: &Group<'_>) {
        let test = self.steps.len();
        let mut presence = Vec::new();
        presence_of(group.anchor_element(), &mut presence);
        self.step(Print::GoTo(0));
        self.joins = false;
        self.branch(group, false);
        let end = self.steps.len();
        if !group.otherwise.is_empty() {
            self.step(Print::GoTo(0));
        }
        let go_to = self.target();
        self.steps[test] = match group.anchor.is_inverted {
            true => Print::With { presence, go_to },
            false => Print::Without { presence, go_to },
        };
        if !group.otherwise.is_empty() {
            self.branch(group, true);
            self.steps[end] = Print::GoTo(self.target());
        }
    }

    fn branch(&mut self, group: &Group<'_>, is_second: bool) {
        let branch = if is_second { &group.otherwise } else { &group.then };
        let flag = (group.is_flag && group.anchor.is_inverted == is_second).then_some(group.anchor.index);
        for (index, element) in branch.iter().enumerate() {
            if flag != Some(index) {
                self.element(element);
            }
        }
    }

    fn clause(&mut self, clause: &Clause<'_>) {
        let mut presence = Vec::new();
        for element in &clause.elements {
            bound_in(element, &mut presence);
        }
        let test = self.steps.len();
        self.step(Print::GoTo(0));
        self.joins = false;
        self.literal(clause.literal);
        if !clause.is_flag {
            self.elements(&clause.elements);
        }
        self.steps[test] = Print::Without { presence, go_to: self.target() };
    }
}

/// What the presence of an anchor is tested by.
fn presence_of(anchor: &Element<'_>, found: &mut Vec<Presence>) {
    match &anchor.kind {
        ElementKind::Variable(variable) => found.push(Presence::Variable(*variable)),
        ElementKind::QualifiedAttribute(index) => found.push(Presence::Variable(Variable::Attribute(*index))),
        ElementKind::Type(ty) => found.extend(presence_of_type(ty.of)),
        ElementKind::FunctionalType { inputs, .. } => found.extend(presence_of_type(*inputs)),
        ElementKind::Custom(custom) => {
            for argument in &custom.arguments {
                if let CustomArgument::Bound(element) = argument {
                    presence_of(element, found);
                }
            }
        }
        _ => {}
    }
}

fn presence_of_type(typed: Typed) -> Option<Presence> {
    match typed {
        Typed::Operand(index) => Some(Presence::Variable(Variable::Operand(index))),
        Typed::Result(index) => Some(Presence::Result(index)),
        Typed::Operands | Typed::Results => None,
    }
}

/// The variables of a clause, one of which must be present for the clause to be printed. Types do not count.
fn bound_in(element: &Element<'_>, found: &mut Vec<Presence>) {
    match &element.kind {
        ElementKind::FunctionalType { inputs, results } => {
            found.extend(presence_of_type(*inputs));
            found.extend(presence_of_type(*results));
        }
        ElementKind::Type(_) => {}
        ElementKind::Custom(custom) => {
            for argument in &custom.arguments {
                if let CustomArgument::Bound(element) = argument {
                    bound_in(element, found);
                }
            }
        }
        ElementKind::Group(group) => {
            group.then.iter().chain(&group.otherwise).for_each(|element| bound_in(element, found));
        }
        ElementKind::OIList(clauses) => {
            clauses.iter().flat_map(|clause| &clause.elements).for_each(|element| bound_in(element, found));
        }
        _ => presence_of(element, found),
    }
}
