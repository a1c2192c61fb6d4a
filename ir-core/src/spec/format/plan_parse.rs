//! The steps of a parser.

use super::text::{Element, Group};
use super::{Parse, Part};

/// The steps for the elements of a format.
pub(super) fn plan<'t>(elements: &[Element<'t>]) -> Vec<Parse<'t>> {
    let mut planner = Planner { steps: Vec::new(), clauses: 0, in_group: false };
    planner.elements(elements);
    planner.steps
}

struct Planner<'t> {
    steps: Vec<Parse<'t>>,
    /// The number of clauses so far.
    clauses: usize,
    /// Whether the elements stand in a group, behind the one that shows that it is there.
    in_group: bool,
}

/// Whether a parser passes over an element.
fn is_blank(element: &Element<'_>) -> bool {
    matches!(element, Element::Space | Element::Newline | Element::Nothing)
}

impl<'t> Planner<'t> {
    fn elements<'e>(&mut self, elements: impl IntoIterator<Item = &'e Element<'t>>)
    where
        't: 'e,
    {
        elements.into_iter().for_each(|element| self.element(element));
    }

    fn element(&mut self, element: &Element<'t>) {
        match element {
            Element::Literal(text) => self.steps.push(Parse::Literal(text)),
            Element::Space | Element::Newline | Element::Nothing => {}
            Element::Set(variable) => self.steps.push(Parse::Set(*variable)),
            Element::Part(part) => self.part(*part),
            Element::Group(group) => self.group(group),
            Element::OIList(clauses) => self.oilist(clauses),
        }
    }

    fn part(&mut self, part: Part) {
        self.steps.push(Parse::Part { part, in_group: self.in_group });
    }

    /// The first element shows whether the first branch is there. A flag is set when its branch is.
    fn group(&mut self, group: &Group<'t>) {
        let first = group.then.iter().position(|element| !is_blank(element)).unwrap_or(group.then.len());
        let Some((shows, rest)) = group.then[first..].split_first() else { return };
        let test = self.steps.len();
        self.steps.push(match shows {
            Element::Literal(literal) => Parse::IfLiteral { literal, or_else: 0 },
            Element::Part(part) => Parse::IfPart { part: *part, or_else: 0 },
            _ => return,
        });
        self.branch(rest);
        let end = self.steps.len();
        if !group.otherwise.is_empty() {
            self.steps.push(Parse::GoTo(0));
        }
        let target = self.steps.len();
        match &mut self.steps[test] {
            Parse::IfLiteral { or_else, .. } | Parse::IfPart { or_else, .. } => *or_else = target,
            _ => {}
        }
        if !group.otherwise.is_empty() {
            self.branch(&group.otherwise);
            self.steps[end] = Parse::GoTo(self.steps.len());
        }
    }

    /// The elements of a branch, its flag first.
    fn branch(&mut self, elements: &[Element<'t>]) {
        let outer = std::mem::replace(&mut self.in_group, true);
        let is_flag = |element: &&Element<'_>| matches!(element, Element::Set(_));
        self.elements(elements.iter().filter(is_flag));
        self.elements(elements.iter().filter(|element| !is_flag(element)));
        self.in_group = outer;
    }

    /// Looks for each clause in turn, and after one was found for all of them again.
    fn oilist(&mut self, clauses: &[Vec<Element<'t>>]) {
        let outer = std::mem::replace(&mut self.in_group, false);
        let begin = self.steps.len();
        for clause in clauses {
            let Some((Element::Literal(literal), elements)) = clause.split_first() else { continue };
            let test = self.steps.len();
            self.steps.push(Parse::IfLiteral { literal, or_else: 0 });
            self.steps.push(Parse::Once { clause: self.clauses, literal });
            self.clauses += 1;
            self.elements(elements);
            self.steps.push(Parse::GoTo(begin));
            self.steps[test] = Parse::IfLiteral { literal, or_else: self.steps.len() };
        }
        self.in_group = outer;
    }
}
