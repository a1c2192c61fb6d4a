//! Formats of operations.

use bumpalo::Bump;
use ods_schema::format::{
    Anchor, Argument, Clause, Directive, Element, Group, OpElement, OpFormat, OpPart, TypeSource, Typed,
};

use super::Spacing;
use super::list::List;
use crate::format::Format;
use crate::format::model::{self, CustomArgument, ElementKind, ResultTypes, Transform, Variable, Whitespace};
use crate::model::{Named, Operation, Result, TypeConstraint};

/// Lowers the format of an operation; `None` if the runtime does not support it. `transform` returns the
/// index of the function that derives the type of the named operand or result, if there is one.
///
/// # Errors
/// The errors of `transform`.
pub fn lower_operation<'a, 'r>(
    arena: &'a Bump,
    op: &Operation<'r>,
    format: &Format<'r>,
    mut transform: impl FnMut(&str, &model::TypeSource<'r>) -> Result<Option<usize>>,
) -> Result<Option<OpFormat<'a>>> {
    let mut lowering = Lowering { arena, spacing: Spacing::START, directives: Vec::new() };
    let Some(elements) = lowering.all(&format.elements) else { return Ok(None) };
    let operands = op.operands.iter().zip(&format.operand_types);
    let Some(operand_types) = type_sources(arena, operands, &mut transform)? else { return Ok(None) };
    let sources = match &format.result_types {
        ResultTypes::Inferred => &[][..],
        ResultTypes::Each(sources) => sources,
    };
    let results = op.results.iter().zip(sources);
    let Some(result_types) = type_sources(arena, results, &mut transform)? else { return Ok(None) };
    let segment_sizes = format.group_sizes.iter().map(|(index, name)| (*index, &*arena.alloc_str(name)));
    Ok(Some(OpFormat {
        elements,
        directives: arena.alloc_slice_copy(&lowering.directives),
        operand_types,
        result_types,
        infers_results: format.result_types == ResultTypes::Inferred,
        uses: format.uses,
        attributes: arena.alloc_slice_copy(&format.attributes),
        properties: arena.alloc_slice_copy(&format.properties),
        segment_sizes: arena.alloc_slice_copy(&segment_sizes.collect::<Vec<_>>()),
    }))
}

/// The type sources of operands or results; `None` if the runtime cannot derive one of the types.
fn type_sources<'a, 'e, 'r: 'e>(
    arena: &'a Bump,
    values: impl Iterator<Item = (&'e Named<'r, TypeConstraint<'r>>, &'e model::TypeSource<'r>)>,
    transform: &mut impl FnMut(&str, &model::TypeSource<'r>) -> Result<Option<usize>>,
) -> Result<Option<&'a [TypeSource]>> {
    let mut sources = Vec::new();
    for (value, source) in values {
        let Some(source) = type_source(value.name, source, transform)? else { return Ok(None) };
        sources.push(source);
    }
    if sources.iter().all(|source| *source == TypeSource::Written) {
        sources.clear();
    }
    Ok(Some(arena.alloc_slice_copy(&sources)))
}

/// The type source of an operand or result; `None` if the runtime cannot derive the type.
fn type_source<'r>(
    name: &str,
    source: &model::TypeSource<'r>,
    transform: &mut impl FnMut(&str, &model::TypeSource<'r>) -> Result<Option<usize>>,
) -> Result<Option<TypeSource>> {
    Ok(Some(match source {
        model::TypeSource::Written => TypeSource::Written,
        model::TypeSource::Built(_) => TypeSource::Built,
        model::TypeSource::Derived { from, by: Transform::Same } => TypeSource::Same(*from),
        model::TypeSource::Derived { from, by: Transform::Elements } => TypeSource::Elements(*from),
        model::TypeSource::Derived { from, by: Transform::Expression(_) } => {
            return Ok(transform(name, source)?.map(|index| TypeSource::Transformed(index, *from)));
        }
    }))
}

/// Lowers elements. `None` for unsupported elements: properties that are not stored as attributes.
struct Lowering<'a> {
    arena: &'a Bump,
    spacing: Spacing,
    /// The custom directives so far.
    directives: Vec<Directive<'a>>,
}

type OpList<'a> = List<'a, OpPart, OpPart>;

impl<'a> Lowering<'a> {
    fn all<'e, 'r: 'e>(
        &mut self,
        elements: impl IntoIterator<Item = &'e model::Element<'r>>,
    ) -> Option<&'a [OpElement<'a>]> {
        let mut list = List::new(self.arena);
        for element in elements {
            self.element(element, &mut list)?;
        }
        Some(list.finish())
    }

    fn element(&mut self, element: &model::Element<'_>, list: &mut OpList<'a>) -> Option<()> {
        match &element.kind {
            ElementKind::Literal(text) => self.spacing.literal(text, list),
            ElementKind::Whitespace(whitespace) => self.whitespace(*whitespace, list),
            ElementKind::OIList(clauses) => {
                let clauses = clauses.iter().map(|clause| self.clause(clause)).collect::<Option<Vec<_>>>()?;
                list.push(Element::Clauses(self.arena.alloc_slice_copy(&clauses)));
            }
            ElementKind::Group(group) => {
                let group = self.group(group)?;
                list.push(Element::Optional(self.arena.alloc(group)));
            }
            kind => {
                let part = self.part(kind)?;
                match part {
                    // The printer of a dictionary prints the space before it, unless the dictionary is empty.
                    OpPart::AttrDict | OpPart::AttrDictWithKeyword => self.spacing.after_punctuation = false,
                    OpPart::PropDict => {
                        list.space();
                        self.spacing.after_punctuation = false;
                    }
                    _ if self.spacing.part() => list.space(),
                    _ => {}
                }
                list.push(Element::Part(part));
            }
        }
        Some(())
    }

    /// A newline does not affect the spacing of the next element.
    fn whitespace(&mut self, whitespace: Whitespace, list: &mut OpList<'a>) {
        if whitespace == Whitespace::Newline {
            return list.push(Element::Newline);
        }
        if whitespace == Whitespace::Space {
            list.space();
        }
        self.spacing = Spacing { wants_space: false, after_punctuation: whitespace == Whitespace::Nothing };
    }

    /// The part for an element; a custom directive is added to the list.
    fn part(&mut self, kind: &ElementKind<'_>) -> Option<OpPart> {
        if let ElementKind::Custom(custom) = kind {
            let arguments = custom.arguments.iter().map(|argument| {
                Some(match argument {
                    CustomArgument::Bound(element) => Argument::Bound(plain_part(&element.kind)?),
                    CustomArgument::Ref(element) => Argument::Ref(plain_part(&element.kind)?),
                    CustomArgument::Code(code) => Argument::Code(self.arena.alloc_str(code)),
                })
            });
            let arguments = arguments.collect::<Option<Vec<_>>>()?;
            let arguments = self.arena.alloc_slice_copy(&arguments);
            self.directives.push(Directive { name: self.arena.alloc_str(custom.name), arguments });
            return Some(OpPart::Custom(self.directives.len() - 1));
        }
        plain_part(kind)
    }

    fn group(&mut self, group: &model::OptionalGroup<'_>) -> Option<Group<'a, OpPart, OpPart>> {
        let is_inverted = group.anchor.is_inverted;
        let anchor = self.anchor(std::slice::from_ref(group.anchor_element()), group.is_flag, presence)?;
        let mut branch = |elements: &[model::Element<'_>], is_second: bool| {
            let is_flag =
                |index: usize| group.is_flag && is_second == is_inverted && index == group.anchor.index;
            let elements = elements.iter().enumerate().filter(|(index, _)| !is_flag(*index));
            self.all(elements.map(|(_, element)| element))
        };
        let then = branch(&group.then, false)?;
        let otherwise = branch(&group.otherwise, true)?;
        Some(Group { anchor, is_inverted, then, otherwise })
    }

    fn clause(&mut self, clause: &model::Clause<'_>) -> Option<Clause<'a, OpPart, OpPart>> {
        let anchor = self.anchor(&clause.elements, clause.is_flag, bound_in)?;
        let mut literal = List::<OpPart, OpPart>::new(self.arena);
        self.spacing.literal(clause.literal, &mut literal);
        let Some(Element::Literal(literal)) = literal.finish().first() else { return None };
        let elements = if clause.is_flag { &[] } else { self.all(&clause.elements)? };
        Some(Clause { literal, anchor, elements })
    }

    /// The anchor for elements: a flag, or the parts that `find` collects.
    fn anchor(
        &self,
        elements: &[model::Element<'_>],
        is_flag: bool,
        find: impl Fn(&ElementKind<'_>, &mut Vec<OpPart>),
    ) -> Option<Anchor<'a, OpPart>> {
        let mut found = Vec::new();
        if is_flag {
            elements.iter().for_each(|element| presence(&element.kind, &mut found));
            return found.pop().map(Anchor::Flag);
        }
        elements.iter().for_each(|element| find(&element.kind, &mut found));
        Some(Anchor::Any(self.arena.alloc_slice_copy(&found)))
    }
}

/// The part for an element other than a custom directive.
fn plain_part(kind: &ElementKind<'_>) -> Option<OpPart> {
    Some(match *kind {
        ElementKind::Variable(Variable::Operand(index)) => OpPart::Operand(index),
        ElementKind::Variable(Variable::Attribute(index)) => OpPart::Attribute(index),
        ElementKind::Variable(Variable::Property(index)) => OpPart::Property(index),
        ElementKind::Variable(Variable::Region(index)) => OpPart::Region(index),
        ElementKind::Variable(Variable::Successor(index)) => OpPart::Successor(index),
        ElementKind::QualifiedAttribute(index) => OpPart::QualifiedAttribute(index),
        ElementKind::AttrDict { with_keyword: false } => OpPart::AttrDict,
        ElementKind::AttrDict { with_keyword: true } => OpPart::AttrDictWithKeyword,
        ElementKind::PropDict => OpPart::PropDict,
        ElementKind::Operands => OpPart::Operands,
        ElementKind::Regions => OpPart::Regions,
        ElementKind::Successors => OpPart::Successors,
        ElementKind::Type(ty) if ty.is_qualified => OpPart::QualifiedType(ty.of),
        ElementKind::Type(ty) => OpPart::Type(ty.of),
        ElementKind::FunctionalType { inputs, results } => OpPart::FunctionalType(inputs, results),
        ElementKind::Literal(_)
        | ElementKind::Whitespace(_)
        | ElementKind::Custom(_)
        | ElementKind::OIList(_)
        | ElementKind::Group(_) => return None,
    })
}

/// Collects the parts by whose presence an anchor is tested.
fn presence(anchor: &ElementKind<'_>, found: &mut Vec<OpPart>) {
    match anchor {
        ElementKind::Variable(_) => found.extend(plain_part(anchor)),
        ElementKind::QualifiedAttribute(index) => found.push(OpPart::Attribute(*index)),
        ElementKind::Type(ty) => found.extend(presence_of_type(ty.of)),
        ElementKind::FunctionalType { inputs, .. } => found.extend(presence_of_type(*inputs)),
        ElementKind::Custom(custom) => bound_arguments(custom, |kind| presence(kind, found)),
        _ => {}
    }
}

fn bound_arguments(custom: &model::Custom<'_>, mut each: impl FnMut(&ElementKind<'_>)) {
    for argument in &custom.arguments {
        if let CustomArgument::Bound(element) = argument {
            each(&element.kind);
        }
    }
}

/// Collects the variables of a clause. The clause is printed if one of them is present. Types do not count.
fn bound_in(element: &ElementKind<'_>, found: &mut Vec<OpPart>) {
    match element {
        ElementKind::Group(group) => {
            let elements = group.then.iter().chain(&group.otherwise);
            elements.for_each(|element| bound_in(&element.kind, found));
        }
        ElementKind::OIList(clauses) => {
            let elements = clauses.iter().flat_map(|clause| &clause.elements);
            elements.for_each(|element| bound_in(&element.kind, found));
        }
        ElementKind::FunctionalType { inputs, results } => {
            found.extend(presence_of_type(*inputs));
            found.extend(presence_of_type(*results));
        }
        ElementKind::Type(_) => {}
        ElementKind::Custom(custom) => bound_arguments(custom, |kind| bound_in(kind, found)),
        _ => presence(element, found),
    }
}

fn presence_of_type(typed: Typed) -> Option<OpPart> {
    match typed {
        Typed::Operand(index) => Some(OpPart::Operand(index)),
        Typed::Result(_) => Some(OpPart::Type(typed)),
        Typed::Operands | Typed::Results => None,
    }
}
