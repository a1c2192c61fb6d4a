//! Printing an operation in a declarative format.

use super::{OpFormat, OpPart, Typed};
use crate::context::{Attribute, Ident, NamedAttribute, Type, TypeKind};
use crate::ir::{Ir, Op, Value, properties::get_ident};
use crate::runtime::inner_sizes::inner_sizes;
use crate::runtime::{
    Grouping, Length, OpSpec, TypeConstraint,
    groups::{OPERAND_SIZES, RESULT_SIZES, operand_group, result_group},
    properties::get,
};
use crate::text::{
    AsmPrinter, OperationPrinter, RegionForm,
    walk::{self, FormatWriter},
};

/// Prints an operation. `attributes` are those of the definition.
pub fn print(
    spec: &'static OpSpec,
    format: &'static OpFormat<'static>,
    attributes: &[DefinedAttribute],
    printer: &mut OperationPrinter<'_>,
    op: Op,
) {
    let ir = printer.ir();
    walk::print(&mut Writer { spec, format, attributes, printer, ir, op }, format.elements);
}

/// An attribute of a definition, in one context.
#[derive(Clone, Copy, Debug)]
pub struct DefinedAttribute {
    pub name: Ident,
    /// The default value.
    pub default: Option<Attribute>,
}

/// The printer of an operation.
pub(super) struct Writer<'w, 'p> {
    pub(super) spec: &'static OpSpec,
    pub(super) format: &'static OpFormat<'static>,
    /// The attributes of the definition.
    pub(super) attributes: &'w [DefinedAttribute],
    pub(super) printer: &'w mut OperationPrinter<'p>,
    pub(super) ir: &'p Ir,
    pub(super) op: Op,
}

/// The stored value of a property.
pub(super) fn property(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    get(ir, op, name)
}

impl FormatWriter<OpPart, OpPart> for Writer<'_, '_> {
    #[inline]
    fn text(&mut self, text: &str) {
        self.printer.text(text);
    }

    fn newline(&mut self) {
        self.printer.print_newline();
    }

    fn is_present(&self, subject: &OpPart) -> bool {
        match *subject {
            OpPart::Operand(index) => !self.operand_range(index).is_empty(),
            OpPart::Type(Typed::Result(index)) => !self.result_range(index).is_empty(),
            OpPart::Attribute(index) => self.has_attribute(index),
            OpPart::Property(index) => self.has_property(index),
            OpPart::Region(index) => {
                if self.spec.regions[index].is_variadic {
                    self.ir.num_regions(self.op) > index
                } else {
                    !self.ir.is_empty_region(self.ir.region(self.op, index))
                }
            }
            OpPart::Successor(index) => self.ir.num_successors(self.op) > index,
            _ => false,
        }
    }

    #[inline]
    fn part(&mut self, part: &OpPart) {
        match *part {
            OpPart::Region(index) => {
                let last = if self.spec.regions[index].is_variadic {
                    self.ir.num_regions(self.op)
                } else {
                    index + 1
                };
                self.regions(index..last);
            }
            OpPart::Regions => self.regions(0..self.ir.num_regions(self.op)),
            OpPart::Custom(index) => self.custom(index),
            OpPart::Operand(index) => self.operand(index),
            OpPart::Attribute(index) => self.attribute(index, false),
            OpPart::QualifiedAttribute(index) => self.attribute(index, true),
            OpPart::Property(index) => self.property(index),
            OpPart::Successor(index) => {
                let last = if self.spec.successors[index].is_variadic {
                    self.ir.num_successors(self.op)
                } else {
                    index + 1
                };
                self.successors(index..last);
            }
            OpPart::Successors => self.successors(0..self.ir.num_successors(self.op)),
            OpPart::AttrDict => self.attr_dict(false),
            OpPart::AttrDictWithKeyword => self.attr_dict(true),
            OpPart::PropDict => self.prop_dict(),
            OpPart::Operands => self.printer.print_operands(self.op),
            OpPart::Type(of) => self.types(of, false),
            OpPart::QualifiedType(of) => self.types(of, true),
            OpPart::FunctionalType(inputs, results) => {
                let (inputs, results) = (self.types_of(inputs), self.types_of(results));
                self.printer.print_function_type(&inputs, &results);
            }
        }
    }
}

impl Writer<'_, '_> {
    /// Whether an attribute is present and differs from its default value.
    fn has_attribute(&self, index: usize) -> bool {
        let DefinedAttribute { name, default } = self.attributes[index];
        let value = get_ident(self.ir, self.op, name);
        value.is_some() && value != default
    }

    /// Whether a property that is not an attribute differs from its default value.
    fn has_property(&self, index: usize) -> bool {
        let spec = &self.spec.properties[index];
        let stored = property(self.ir, self.op, spec.name);
        stored.is_some() && stored != (spec.default)(self.printer.context())
    }

    fn property(&mut self, index: usize) {
        if let Some(stored) = self.stored(index) {
            self.spec.properties[index].print(self.printer.base_mut(), stored);
        }
    }

    /// The attribute that stores a property, or its default value.
    pub(super) fn stored(&self, index: usize) -> Option<Attribute> {
        let spec = &self.spec.properties[index];
        let default = || (spec.default)(self.printer.context());
        property(self.ir, self.op, spec.name).or_else(default)
    }

    fn operand_range(&self, index: usize) -> std::ops::Range<usize> {
        operand_group(self.spec, self.ir, self.op, index)
    }

    fn result_range(&self, index: usize) -> std::ops::Range<usize> {
        result_group(self.spec, self.ir, self.op, index)
    }

    pub(super) fn operands_of(&self, index: usize) -> impl Iterator<Item = Value> {
        self.operand_range(index).map(|position| self.ir.operand(self.op, position))
    }

    pub(super) fn types_of(&self, typed: Typed) -> Vec<Type> {
        let (ir, op) = (self.ir, self.op);
        match typed {
            Typed::Operand(index) => self.operands_of(index).map(|value| ir.value_type(value)).collect(),
            Typed::Result(index) => {
                self.result_range(index).map(|position| ir.value_type(ir.result(op, position))).collect()
            }
            Typed::Operands => ir.operand_types(op).collect(),
            Typed::Results => ir.result_types(op).collect(),
        }
    }

    fn regions(&mut self, indices: std::ops::Range<usize>) {
        let first = indices.start;
        for index in indices {
            if index != first {
                self.printer.text(", ");
            }
            let terminators = self.spec.terminator.is_none() || self.shows_terminator(index);
            let region = self.ir.region(self.op, index);
            self.printer.print_region_as(region, RegionForm::DEFAULT.terminators(terminators));
        }
    }

    /// Whether the terminator of a region's entry block must be printed because it has operands, attributes
    /// or the like.
    fn shows_terminator(&self, index: usize) -> bool {
        let ir = self.ir;
        let block = ir.first_block(ir.region(self.op, index));
        block.and_then(|block| ir.last_op(block)).is_none_or(|last| {
            ir.attributes(last).is_some()
                || ir.properties(last).is_some()
                || ir.num_operands(last) != 0
                || ir.num_results(last) != 0
        })
    }

    fn operand(&mut self, index: usize) {
        let range = self.operand_range(index);
        let Some(sizes) = self.segment_sizes(index) else { return self.values(range) };
        let sizes = inner_sizes(self.ir, self.op, sizes);
        let mut start = range.start;
        for (position, size) in sizes.iter().enumerate() {
            let end = start.saturating_add(usize::try_from(*size).unwrap_or(0)).min(range.end);
            self.printer.text(if position == 0 { "(" } else { ", (" });
            self.values(start..end);
            self.printer.text(")");
            start = end;
        }
    }

    fn values(&mut self, indices: std::ops::Range<usize>) {
        let (ir, op) = (self.ir, self.op);
        self.printer.print_values(indices.map(|index| ir.operand(op, index)));
    }

    fn successors(&mut self, indices: std::ops::Range<usize>) {
        let first = indices.start;
        for index in indices.take_while(|index| *index < self.ir.num_successors(self.op)) {
            if index != first {
                self.printer.text(", ");
            }
            self.printer.print_successor(self.ir.successor(self.op, index));
        }
    }

    fn types(&mut self, of: Typed, is_qualified: bool) {
        let single = match of {
            Typed::Operand(index) => Some((&self.spec.operands[index], self.operands_of(index).next())),
            Typed::Result(index) => {
                let value = self.result_range(index).next().map(|position| self.ir.result(self.op, position));
                Some((&self.spec.results[index], value))
            }
            Typed::Operands | Typed::Results => None,
        };
        if let Some((spec, Some(value))) = single
            && spec.length == Length::One
            && !is_qualified
        {
            return self.own_type(spec.constraint, self.ir.value_type(value));
        }
        let types = self.types_of(of);
        match of {
            Typed::Operand(index) => self.operand_types(index, &types),
            _ => {
                self.printer.print_types(&types);
            }
        }
    }

    /// The attribute with the segment sizes of an operand that is `VariadicOfVariadic`.
    pub(super) fn segment_sizes(&self, operand: usize) -> Option<&'static str> {
        let sizes = self.format.segment_sizes.iter().find(|(index, _)| *index == operand);
        sizes.map(|(_, attribute)| *attribute)
    }

    fn operand_types(&mut self, index: usize, types: &[Type]) {
        let Some(sizes) = self.segment_sizes(index) else {
            self.printer.print_types(types);
            return;
        };
        let mut rest = types;
        for (position, size) in inner_sizes(self.ir, self.op, sizes).iter().enumerate() {
            let (group, after) = rest.split_at(usize::try_from(*size).unwrap_or(0).min(rest.len()));
            self.printer.text(if position == 0 { "(" } else { ", (" });
            self.printer.print_types(group);
            self.printer.text(")");
            rest = after;
        }
    }

    fn own_type(&mut self, constraint: &TypeConstraint, ty: Type) {
        let ctx = self.printer.context();
        let is_own = constraint.own.is_some_and(|(dialect, mnemonic)| match ty.kind(ctx) {
            TypeKind::Opaque { dialect: namespace, body } => {
                namespace.as_str(ctx) == dialect && body.mnemonic(ctx) == mnemonic
            }
            _ => ty.is_own(ctx, dialect, mnemonic),
        });
        if is_own { self.printer.print_own_type(ty) } else { self.printer.print_type(ty) }
    }

    /// Whether a property is printed elsewhere in the format, or has its default value.
    fn is_elided(&self, entry: &NamedAttribute) -> bool {
        let spelling = || entry.name.as_str(self.printer.context());
        if let Some(index) = self.attributes.iter().position(|known| known.name == entry.name) {
            return self.format.attributes.contains(&index)
                || self.attributes[index].default == Some(entry.value)
                || self.format.segment_sizes.iter().any(|(_, sizes)| *sizes == spelling());
        }
        let name = spelling();
        match self.spec.properties.iter().position(|spec| spec.name == name) {
            Some(index) => self.is_elided_property(index, entry.value),
            None => {
                name == OPERAND_SIZES
                    && self.spec.operand_groups == Grouping::Segments
                    && !self.format.uses.operands
                    || name == RESULT_SIZES
                        && self.spec.result_groups == Grouping::Segments
                        && !self.format.uses.result_types
            }
        }
    }

    /// Whether a property that is not an attribute is printed elsewhere, or has its default value. Only
    /// `prop-dict` prints such properties.
    fn is_elided_property(&self, index: usize, value: Attribute) -> bool {
        let spec = &self.spec.properties[index];
        let is_default = || spec.has_default && (spec.default)(self.printer.context()) == Some(value);
        !self.format.uses.prop_dict || self.format.properties.contains(&index) || is_default()
    }

    /// The properties that the attribute dictionary prints.
    fn shown_properties(&self) -> Vec<NamedAttribute> {
        let Some(properties) = self.ir.properties(self.op) else { return Vec::new() };
        let entries = properties.dictionary_entries(self.printer.context()).unwrap_or_default();
        entries.iter().filter(|entry| !self.is_elided(entry)).copied().collect()
    }

    fn attr_dict(&mut self, with_keyword: bool) {
        let properties = if self.format.uses.prop_dict { Vec::new() } else { self.shown_properties() };
        if with_keyword {
            self.printer.print_optional_attributes_with_keyword(self.op, &properties);
        } else {
            self.printer.print_optional_attributes(self.op, &properties);
        }
    }

    fn prop_dict(&mut self) {
        let properties = self.shown_properties();
        if properties.is_empty() {
            return;
        }
        self.printer.text("<");
        self.printer.print_attribute_dict(&properties);
        self.printer.text(">");
    }
}
