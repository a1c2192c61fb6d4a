//! The plan of a parser.

use super::super::model::{Clause, Custom, Element, ElementKind, Group};
use super::{Parse, Part, part};

/// The steps for the elements of a format. The hand-written parts are added to `customs`.
pub(super) fn plan<'r>(elements: &[Element<'r>], customs: &mut Vec<Custom<'r>>) -> Vec<Parse<'r>> {
    let mut planner = Planner { steps: Vec::new(), customs, clauses: 0 };
    planner.elements(elements);
    planner.steps
}

struct Planner<'c, 'r> {
    steps: Vec<Parse<'r>>,
    customs: &'c mut Vec<Custom<'r>>,
    /// The number of clauses so far.
    clauses: usize,
}

impl<'r> Planner<'_, 'r> {
    fn elements(&mut self, elements: &[Element<'r>]) {
        for element in elements {
            self.element(element);
        }
    }

    fn element(&mut self, element: &Element<'r>) {
        match &element.kind {
            ElementKind::Literal(text) => self.steps.push(Parse::Literal(text)),
            ElementKind::Group(group) => self.group(group),
            ElementKind::OIList(clauses) => self.oilist(clauses),
            _ => {
                if let Some(part) = self.part(element) {
                    self.steps.push(Parse::Part(part));
                }
            }
        }
    }

    fn part(&mut self, element: &Element<'r>) -> Option<Part> {
        let mut custom = self.customs.len();
        let part = part(&element.kind, &mut custom)?;
        if let ElementKind::Custom(found) = &element.kind {
            self.customs.push(found.clone());
        }
        Some(part)
    }

    /// The first element shows whether the first branch is there. A flag is set when its branch is.
    fn group(&mut self, group: &Group<'r>) {
        let Some((first, rest)) = group.then[group.first..].split_first() else { return };
        let test = self.steps.len();
        match &first.kind {
            ElementKind::Literal(literal) => self.steps.push(Parse::IfLiteral { literal, or_else: 0 }),
            _ => {
                if let Some(part) = self.part(first) {
                    self.steps.push(Parse::IfPart { part, or_else: 0 });
                }
            }
        }
        self.branch(rest, group, false, group.first + 1);
        let has_else = !group.otherwise.is_empty();
        let end = self.steps.len();
        if has_else {
            self.steps.push(Parse::GoTo(0));
        }
        let target = self.steps.len();
        match &mut self.steps[test] {
            Parse::IfLiteral { or_else, .. } | Parse::IfPart { or_else, .. } => *or_else = target,
            _ => {}
        }
        if has_else {
            self.branch(&group.otherwise, group, true, 0);
            self.steps[end] = Parse::GoTo(self.steps.len());
        }
    }

    /// The elements of a branch from the one at `start`, without its flag.
    fn branch(&mut self, elements: &[Element<'r>], group: &Group<'r>, is_second: bool, start: usize) {
        let flag = (group.is_flag && group.anchor.is_inverted == is_second).then_some(group.anchor.index);
        if flag.is_some()
            && let ElementKind::Variable(variable) = group.anchor_element().kind
        {
            self.steps.push(Parse::Set(variable));
        }
        for (index, element) in elements.iter().enumerate() {
            if flag != Some(start + index) {
                self.element(element);
            }
        }
    }

    /// Looks for each clause in turn, and after one was found for all of them again.
    fn oilist(&mut self, clauses: &[Clause<'r>]) {
        let begin = self.steps.len();
        for clause in clauses {
            let test = self.steps.len();
            self.steps.push(Parse::IfLiteral { literal: clause.literal, or_else: 0 });
            self.steps.push(Parse::Once { clause: self.clauses, literal: clause.literal });
            self.clauses += 1;
            match clause.elements.as_slice() {
                [Element { kind: ElementKind::Variable(variable), .. }] if clause.is_flag => {
                    self.steps.push(Parse::Set(*variable));
                }
                elements => self.elements(elements),
            }
            self.steps.push(Parse::GoTo(begin));
            self.steps[test] = Parse::IfLiteral { literal: clause.literal, or_else: self.steps.len() };
        }
    }
}
