//! Creation of operations and attributes.

use ir_core::attr_or_type::{Param, attr_of, enum_attr};
use ir_core::context::{Attribute, Location, NamedAttribute, Type};
use ir_core::ir::{InsertionPoint, Op, OpState, Value};
use ir_core::num::ApInt;
use ir_core::runtime::properties::dictionary;

use super::Import;
use ir_core::ir::Block;

/// The parts of an operation to be created.
#[derive(Debug, Default)]
pub(super) struct NewOp<'a> {
    pub(super) operands: &'a [Value],
    pub(super) types: &'a [Type],
    pub(super) successors: &'a [Block],
    pub(super) num_regions: usize,
    pub(super) properties: Properties,
}

/// Properties of an operation to be created, and discardable attributes.
#[derive(Clone, Debug, Default)]
pub(super) struct Properties {
    entries: Vec<(&'static str, Attribute)>,
}

impl Properties {
    /// Adds a property, unless there is none.
    pub(super) fn set(&mut self, name: &'static str, value: impl Into<Option<Attribute>>) {
        if let Some(value) = value.into() {
            self.entries.retain(|entry| entry.0 != name);
            self.entries.push((name, value));
        }
    }

    /// Adds a unit attribute if the condition holds.
    pub(super) fn flag(&mut self, name: &'static str, condition: bool) {
        self.set(name, condition.then_some(Attribute::UNIT));
    }

    /// A property that was set.
    pub(super) fn get(&self, name: &str) -> Option<Attribute> {
        self.entries.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// With a property.
    pub(super) fn property(mut self, name: &'static str, value: impl Into<Option<Attribute>>) -> Self {
        self.set(name, value);
        self
    }
}

impl Import<'_> {
    /// Creates an operation at the insertion point.
    pub(super) fn create(&mut self, name: &str, new: NewOp<'_>) -> Op {
        let ctx = self.ctx;
        let name = ctx.op_name(name);
        let named = |(name, value): &(&'static str, Attribute)| NamedAttribute {
            name: ctx.ident(name),
            value: *value,
        };
        let definition = name.definition(ctx);
        let is_property = |entry: &&(&'static str, Attribute)| {
            definition.is_some_and(|definition| definition.properties().names().contains(&entry.0))
        };
        let entries = &new.properties.entries;
        let properties: Vec<NamedAttribute> = entries.iter().filter(is_property).map(named).collect();
        let others: Vec<NamedAttribute> =
            entries.iter().filter(|entry| !is_property(entry)).map(named).collect();
        let properties = dictionary(ctx, &properties);
        let properties = match definition {
            Some(definition) => definition.properties().with_defaults(ctx, properties),
            None => properties,
        };
        let op = self.ir.create(&OpState {
            operands: new.operands,
            result_types: new.types,
            successors: new.successors,
            num_regions: new.num_regions,
            attributes: dictionary(ctx, &others),
            properties,
            ..OpState::new(name, Location::UNKNOWN)
        });
        let InsertionPoint { block, before } = self.point;
        self.ir.insert(op, block, before);
        op
    }

    /// Creates an operation with one result.
    pub(super) fn create_value(
        &mut self,
        name: &str,
        operands: &[Value],
        ty: Type,
        properties: Properties,
    ) -> Value {
        let op = self.create(name, NewOp { operands, types: &[ty], properties, ..NewOp::default() });
        self.ir.result(op, 0)
    }

    /// An attribute of the dialect that is an enum's case, such as `#llvm.linkage<internal>`.
    pub(super) fn enum_case(&self, mnemonic: &str, word: &str) -> Option<Attribute> {
        enum_attr(self.ctx, "llvm", mnemonic, |spec| spec.parse(word))
    }

    /// An attribute of the dialect.
    pub(super) fn attr<const N: usize>(&self, mnemonic: &str, params: [Param; N]) -> Option<Attribute> {
        attr_of(self.ctx, "llvm", mnemonic, params)
    }

    /// An integer attribute.
    pub(super) fn int(&self, ty: Type, value: i64) -> Attribute {
        let width = ty.bit_width(self.ctx).unwrap_or(64);
        self.ctx.integer_attr(ty, ApInt::from_i64(64, value).sext_or_trunc(width))
    }

    pub(super) fn i64(&self, value: u64) -> Attribute {
        self.int(Type::I64, value as i64)
    }

    pub(super) fn i32(&self, value: u32) -> Attribute {
        self.int(Type::I32, i64::from(value))
    }

    pub(super) fn string(&self, text: &str) -> Attribute {
        self.ctx.string_attr(text)
    }

    /// A reference of a symbol.
    pub(super) fn symbol(&self, name: &str) -> Attribute {
        self.ctx.symbol_ref_attr(self.ctx.ident(name), &[])
    }
}
