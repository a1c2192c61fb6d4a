//! Completion of a parsed operation: types that the source omits, operands, segment sizes, the order of
//! regions.

use super::read::Reader;
use super::types::Transform;
use super::{Origin, TypeSource};
use crate::context::{NamedAttribute, Type, TypeKind};
use crate::runtime::inner_sizes::inner_sizes_attr;
use crate::runtime::{
    Grouping, Length, ValueSpec,
    groups::{OPERAND_SIZES, RESULT_SIZES},
    inference,
    properties::dense_i32_attr,
};
use crate::text::{AsmParser, ParseResult, format_state::ParsedSegment};

/// The types of a segment.
enum Types {
    /// One type for each value.
    Each(Vec<Type>),
    /// Types in the state, one for each value.
    Written(ParsedSegment),
    /// One type for all values.
    All(Type),
}

impl Reader<'_, '_> {
    /// Completes an operation after its syntax is parsed.
    pub(super) fn finish(&mut self) -> ParseResult<()> {
        self.arrange_regions()?;
        let mut successors = std::mem::take(&mut self.op.format.successors);
        successors.sort_by_key(|(index, _)| *index);
        self.op.successors.extend(successors.iter().map(|(_, block)| *block));
        self.op.format.successors = successors;
        self.bind_attributes();
        self.check_origins()?;
        self.add_result_types()?;
        self.resolve_operands()?;
        self.infer_results()
    }

    /// Sorts the regions in the order of the definition; absent regions are empty.
    fn arrange_regions(&mut self) -> ParseResult<()> {
        if self.format.uses.regions || self.spec.regions.is_empty() {
            return Ok(());
        }
        let read = &self.op.format.regions;
        let mut order = Vec::new();
        for (index, spec) in self.spec.regions.iter().enumerate() {
            let before = order.len();
            order.extend((0..read.len()).filter(|position| read[*position] == index).map(Some));
            if order.len() == before && !spec.is_variadic {
                order.push(None);
            }
        }
        let is_in_order = order.iter().enumerate().all(|(position, found)| *found == Some(position));
        if !is_in_order || order.len() != read.len() {
            self.parser.arrange_regions(&order);
        }
        Ok(())
    }

    /// Creates attributes from parsed values; those in the attribute dictionary take precedence.
    fn bind_attributes(&mut self) {
        let ctx = self.parser.context();
        let dictionary = self.op.attributes.len();
        let is_given = |entries: &[NamedAttribute], name: &str| {
            entries[..dictionary].iter().any(|entry| entry.name.as_str(ctx) == name)
        };
        for (index, spec) in self.spec.attributes.iter().enumerate() {
            if let Some(value) = self.op.format.attributes[index]
                && !is_given(&self.op.attributes, spec.name)
            {
                self.op.attributes.push(NamedAttribute { name: ctx.ident(spec.name), value });
            }
        }
        for (spec, value) in self.spec.properties.iter().zip(&self.op.format.properties) {
            let value = value.map(|value| NamedAttribute { name: ctx.ident(spec.name), value });
            self.op.properties.extend(value);
        }
        let sizes =
            |groups: &[ParsedSegment]| groups.iter().map(|group| group.len() as i32).collect::<Vec<_>>();
        if self.spec.operand_groups == Grouping::Segments && !self.format.uses.operands {
            let value = dense_i32_attr(ctx, &sizes(&self.op.format.operands));
            self.op.attributes.push(NamedAttribute { name: ctx.ident(OPERAND_SIZES), value });
        }
        if self.spec.result_groups == Grouping::Segments && !self.format.uses.result_types {
            let value = dense_i32_attr(ctx, &sizes(&self.op.format.result_types));
            self.op.attributes.push(NamedAttribute { name: ctx.ident(RESULT_SIZES), value });
        }
        for (group, name) in self.format.segment_sizes {
            let sizes = self.op.format.group_sizes.get(*group).map_or(&[][..], |sizes| sizes);
            let value = inner_sizes_attr(ctx, self.spec, name, sizes);
            self.op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
        }
    }

    /// Checks that types from which others are derived satisfy their constraints.
    fn check_origins(&mut self) -> ParseResult<()> {
        let format = self.format;
        let sources = format.result_types.iter().chain(format.operand_types);
        for source in sources {
            let TypeSource::Transformed(_, from) = source else { continue };
            let (spec, group) = match *from {
                Origin::Operand(index) => (&self.spec.operands[index], self.op.format.operand_types[index]),
                Origin::Result(index) => (&self.spec.results[index], self.op.format.result_types[index]),
                Origin::Attribute(_) => continue,
            };
            let ctx = self.parser.context();
            let types = &self.op.format.types[group.range()];
            if let Some(wrong) = types.iter().find(|ty| !(spec.constraint.accepts)(ctx, **ty)) {
                let (name, summary, ty) = (spec.name, spec.summary(), wrong.to_text(ctx));
                let at = self.parser.name_offset();
                return Err(self.parser.error_at(at, format!("'{name}' must be {summary}, but got '{ty}'")));
            }
        }
        Ok(())
    }

    fn unknown_type(&mut self, name: &str) -> crate::text::ParseFailure {
        let at = self.parser.name_offset();
        self.parser.error_at(at, format!("the type of '{name}' does not follow from what is written"))
    }

    /// The types of an operand.
    fn operand_types(&mut self, index: usize) -> ParseResult<Types> {
        let source = source(self.format.operand_types, index);
        self.types(&self.spec.operands[index], source, self.op.format.operand_types[index])
    }

    /// The types of a result.
    fn result_types(&mut self, index: usize) -> ParseResult<Types> {
        let source = source(self.format.result_types, index);
        self.types(&self.spec.results[index], source, self.op.format.result_types[index])
    }

    /// The types of an operand or result. `written` are the types in the source.
    fn types(&mut self, spec: &ValueSpec, source: TypeSource, written: ParsedSegment) -> ParseResult<Types> {
        let ctx = self.parser.context();
        let types = &self.op.format.types;
        let same = |group: ParsedSegment, length: Length| match (length, types.get(group.start as usize)) {
            (Length::Variadic, _) => Ok(Types::Written(group)),
            (_, Some(ty)) if group.len() != 0 => Ok(Types::All(*ty)),
            _ => Ok(Types::Each(Vec::new())),
        };
        let found = match source {
            TypeSource::Written => return Ok(Types::Written(written)),
            TypeSource::Built => spec.constraint.build.and_then(|build| build(ctx)),
            TypeSource::Same(Origin::Operand(index)) => {
                return same(self.op.format.operand_types[index], self.spec.operands[index].length);
            }
            TypeSource::Same(Origin::Result(index)) => {
                return same(self.op.format.result_types[index], self.spec.results[index].length);
            }
            TypeSource::Same(Origin::Attribute(index)) => {
                let value = self.op.format.attributes[index];
                value.map(|value| value.attribute_type(ctx).unwrap_or(Type::NONE))
            }
            TypeSource::Transformed(by, from) => match (self.spec.syntax.transform(by), self.origin(from)) {
                (Some(Transform::Type(make)), Some(OriginValue::Type(ty))) => Some(make(ctx, ty)),
                (Some(Transform::TryType(make)), Some(OriginValue::Type(ty))) => make(ctx, ty),
                (Some(Transform::Types(make)), Some(OriginValue::Type(ty))) => match make(ctx, ty) {
                    Some(types) => return Ok(Types::Each(types)),
                    None => None,
                },
                (Some(Transform::Attribute(make)), Some(OriginValue::Attribute(value))) => make(ctx, value),
                (_, None) if spec.length != Length::One => return Ok(Types::Each(Vec::new())),
                _ => None,
            },
            TypeSource::Elements(from) => return self.elements(from, spec.name),
        };
        found.map(Types::All).ok_or_else(|| self.unknown_type(spec.name))
    }

    fn origin(&self, from: Origin) -> Option<OriginValue> {
        let first = |group: ParsedSegment| self.op.format.types[group.range()].first().copied();
        match from {
            Origin::Operand(index) => first(self.op.format.operand_types[index]).map(OriginValue::Type),
            Origin::Result(index) => first(self.op.format.result_types[index]).map(OriginValue::Type),
            Origin::Attribute(index) => self.op.format.attributes[index].map(OriginValue::Attribute),
        }
    }

    /// The element type of a shaped type, once for each element.
    fn elements(&mut self, from: Origin, name: &str) -> ParseResult<Types> {
        let ctx = self.parser.context();
        let Some(OriginValue::Type(ty)) = self.origin(from) else { return Ok(Types::Each(Vec::new())) };
        let (shape, element) = match ty.kind(ctx) {
            TypeKind::Vector { shape, element, .. } | TypeKind::RankedTensor { shape, element, .. } => {
                (shape, element)
            }
            TypeKind::MemRef { shape, element, .. } => (shape, element),
            _ => return Err(self.unknown_type(name)),
        };
        let names = self.op.format.names.len() as i64;
        let count = shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
        // Limited by the number of operands in the source: beyond it, the numbers differ anyway.
        match count {
            Some(count) if count >= 0 => Ok(Types::Each(vec![element; count.min(names + 1) as usize])),
            _ => Err(self.unknown_type(name)),
        }
    }

    fn add_result_types(&mut self) -> ParseResult<()> {
        if self.format.infers_results {
            return Ok(());
        }
        if self.format.uses.result_types {
            let group = self.op.format.all_result_types;
            self.op.result_types.extend_from_slice(&self.op.format.types[group.range()]);
            return Ok(());
        }
        for index in 0..self.spec.results.len() {
            match self.result_types(index)? {
                Types::All(ty) => self.op.result_types.push(ty),
                Types::Each(types) => self.op.result_types.extend(types),
                Types::Written(group) => {
                    self.op.result_types.extend_from_slice(&self.op.format.types[group.range()]);
                }
            }
        }
        Ok(())
    }

    fn resolve_operands(&mut self) -> ParseResult<()> {
        if self.format.uses.operand_types {
            return self.resolve_all_written();
        }
        if self.format.uses.operands {
            return self.resolve_all();
        }
        for index in 0..self.spec.operands.len() {
            let types = self.operand_types(index)?;
            self.resolve_group(self.op.format.operands[index], &types)?;
        }
        Ok(())
    }

    fn resolve_group(&mut self, group: ParsedSegment, types: &Types) -> ParseResult<()> {
        let written: &[Type] = match types {
            Types::All(ty) => {
                for index in group.range() {
                    let value = self.parser.resolve_operand(self.op.format.names[index], *ty)?;
                    self.op.operands.push(value);
                }
                return Ok(());
            }
            Types::Each(types) => types,
            Types::Written(types) => &self.op.format.types[types.range()],
        };
        if group.len() != written.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                group.len(),
                written.len()
            );
            return Err(self.parser.error_at(group.at, &message));
        }
        for (index, ty) in group.range().zip(written) {
            let value = self.parser.resolve_operand(self.op.format.names[index], *ty)?;
            self.op.operands.push(value);
        }
        Ok(())
    }

    /// Resolves operands if the source has all of their types in one list.
    fn resolve_all_written(&mut self) -> ParseResult<()> {
        let types = Types::Written(self.op.format.all_operand_types);
        if self.format.uses.operands {
            let group = self.op.format.all_operands;
            return self.resolve_group(group, &types);
        }
        let start = self.op.format.names.len();
        for index in 0..self.spec.operands.len() {
            let group = self.op.format.operands[index];
            self.op.format.names.extend_from_within(group.range());
        }
        let at = self.parser.name_offset();
        let group = self.op.format.names_from(start, at);
        self.resolve_group(group, &types)
    }

    /// Resolves operands that are all in one list, while the types of each segment are known separately.
    fn resolve_all(&mut self) -> ParseResult<()> {
        let mut types = Vec::new();
        for index in 0..self.spec.operands.len() {
            match self.operand_types(index)? {
                Types::All(ty) => types.push(ty),
                Types::Each(each) => types.extend(each),
                Types::Written(group) => types.extend_from_slice(&self.op.format.types[group.range()]),
            }
        }
        let group = self.op.format.all_operands;
        self.resolve_group(group, &Types::Each(types))
    }

    fn infer_results(&mut self) -> ParseResult<()> {
        if !self.format.infers_results {
            return Ok(());
        }
        inference::infer_parsed(self.spec, self.parser, self.op)
    }
}

/// The origin of the types of the operand or result with this index.
fn source(sources: &[TypeSource], index: usize) -> TypeSource {
    sources.get(index).copied().unwrap_or(TypeSource::Written)
}

/// The value from which a type is derived.
enum OriginValue {
    Type(Type),
    Attribute(crate::context::Attribute),
}
