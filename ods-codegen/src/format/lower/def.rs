//! Formats of types and attributes.

use bumpalo::Bump;

use super::Spacing;
use super::list::List;
use crate::format::model::Whitespace;
use crate::format::{DefArgument, DefElement, DefElementKind, DefFormat, DefGroup, StructField};
use ods_schema::format::{self as schema, Anchor, DefPart, Field, Group};

type Element<'a> = schema::DefElement<'a>;

/// Lowers the elements of a format; custom directives are indexed in the order of the format.
pub fn lower_def<'a>(arena: &'a Bump, format: &DefFormat<'_>) -> &'a [Element<'a>] {
    let mut lowering = Lowering { arena, spacing: Spacing::START, customs: 0 };
    lowering.all(&format.elements)
}

struct Lowering<'a> {
    arena: &'a Bump,
    spacing: Spacing,
    /// Number of custom directives so far.
    customs: usize,
}

impl<'a> Lowering<'a> {
    fn all(&mut self, elements: &[DefElement<'_>]) -> &'a [Element<'a>] {
        let mut list = List::new(self.arena);
        for element in elements {
            self.element(element, &mut list);
        }
        list.finish()
    }

    fn element(&mut self, element: &DefElement<'_>, list: &mut List<'a, DefPart<'a>, usize>) {
        match &element.kind {
            DefElementKind::Literal(text) => self.spacing.literal(text, list),
            DefElementKind::Whitespace(whitespace) => {
                self.spacing.wants_space = false;
                match whitespace {
                    Whitespace::Space => list.space(),
                    Whitespace::Newline => list.push(Element::Newline),
                    Whitespace::Nothing => self.spacing.after_punctuation = true,
                }
            }
            DefElementKind::Parameter(parameter) => {
                let (index, is_qualified, space) =
                    (parameter.index, parameter.is_qualified, self.spacing.part());
                list.push(Element::Part(DefPart::Param { index, space, is_qualified }));
            }
            DefElementKind::Params(indices) if indices.is_empty() => {}
            DefElementKind::Params(indices) => {
                let indices = self.arena.alloc_slice_copy(indices);
                list.push(Element::Part(DefPart::Params { indices, space: self.spacing.part() }));
            }
            DefElementKind::Struct(fields) => {
                let fields: Vec<Field> = fields.iter().map(|field| self.field(field)).collect();
                let fields = self.arena.alloc_slice_copy(&fields);
                list.push(Element::Part(DefPart::Struct { fields, space: self.spacing.part() }));
            }
            DefElementKind::Custom(_) => {
                if self.spacing.part() {
                    list.space();
                }
                list.push(Element::Part(DefPart::Custom(self.next_custom())));
            }
            DefElementKind::Group(group) => list.push(Element::Optional(self.group(group))),
        }
    }

    fn next_custom(&mut self) -> usize {
        self.customs += 1;
        self.customs - 1
    }

    fn field(&mut self, field: &StructField<'_>) -> Field {
        match field {
            StructField::Parameter(parameter) => Field::Param(parameter.index),
            StructField::Custom { parameter, .. } => Field::Custom(parameter.index, self.next_custom()),
        }
    }

    fn group(&mut self, group: &DefGroup<'_>) -> &'a Group<'a, DefPart<'a>, usize> {
        let is_inverted = group.anchor.is_inverted;
        let anchor =
            if is_inverted { &group.otherwise[group.anchor.index] } else { &group.then[group.anchor.index] };
        let anchor = Anchor::Any(self.arena.alloc_slice_copy(&presence(&anchor.kind)));
        let before = self.spacing;
        let then = self.all(&group.then);
        // Both branches start with the same spacing.
        self.spacing = before;
        let otherwise = self.all(&group.otherwise);
        self.arena.alloc(Group { anchor, is_inverted, then, otherwise })
    }
}

/// The parameters that decide whether an anchor is present.
fn presence(anchor: &DefElementKind<'_>) -> Vec<usize> {
    match anchor {
        DefElementKind::Parameter(parameter) => vec![parameter.index],
        DefElementKind::Params(indices) => indices.clone(),
        DefElementKind::Struct(fields) => fields.iter().map(|field| field.parameter().index).collect(),
        DefElementKind::Custom(custom) => {
            let bound = custom.arguments.iter().filter_map(|argument| match argument {
                DefArgument::Bound(parameter) => Some(parameter.index),
                DefArgument::Ref(_) | DefArgument::Code(_) => None,
            });
            bound.collect()
        }
        DefElementKind::Literal(_) | DefElementKind::Whitespace(_) | DefElementKind::Group(_) => Vec::new(),
    }
}
