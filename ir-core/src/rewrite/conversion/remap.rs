//! Converted operands, and conversions of block signatures.

use super::action::{Action, ConverterId};
use super::state::{Conversion, MaterializationKind, NewCast};
use super::{ConvertedValues, InputMapping, SignatureConversion, TypeConverter};
use crate::context::{Location, Type};
use crate::ir::{Block, InsertionPoint, Ir, Region, Value};
use std::sync::Arc;

impl Conversion {
    /// Converts values to the types of the current pattern's converter. Without one, returns their current
    /// replacements. `None` if a type has no conversion.
    pub(super) fn remap(
        &mut self,
        ir: &mut Ir,
        kind: &str,
        values: &[Value],
        location: Option<Location>,
    ) -> Option<ConvertedValues> {
        let converter = self.current_converter();
        let mut converted = ConvertedValues::with_capacity(values.len());
        let mut types = Vec::new();
        for (index, &value) in values.iter().enumerate() {
            let Some(converter) = &converter else {
                converted.push(&self.latest(ir, value, true));
                continue;
            };
            types.clear();
            let original = ir.value_type(value);
            if converter.convert_type_to(ir.context(), original, &mut types).is_none() {
                let ty = original.to_text(ir.context());
                self.reason = Some(format!("unable to convert type for {kind} #{index}, type was '{ty}'"));
                return None;
            }
            self.remap_one(ir, value, &types, location, &mut converted);
        }
        Some(converted)
    }

    /// Converts a value to these types.
    fn remap_one(
        &mut self,
        ir: &mut Ir,
        value: Value,
        types: &[Type],
        location: Option<Location>,
        converted: &mut ConvertedValues,
    ) {
        if types.is_empty() {
            return converted.push(&[]);
        }
        if let Some(found) = self.latest_of(ir, value, types) {
            return converted.push(&found);
        }
        let inputs = self.latest(ir, value, true);
        let cast = NewCast {
            kind: MaterializationKind::Target,
            point: self.point_after(ir, &inputs),
            location: location.unwrap_or_else(|| ir.value_location(value)),
            mapped: &inputs,
            inputs: &inputs,
            types,
            original: Some(ir.value_type(value)),
            converter: self.current,
            is_pure: true,
        };
        converted.push(&self.create_cast(ir, &cast));
    }

    /// Converts the arguments of all blocks of a region; the entry block by `entry`, if present. Returns
    /// the new entry block, if the region has blocks. `None` if a type has no conversion.
    pub(super) fn convert_region(
        &mut self,
        ir: &mut Ir,
        region: Region,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Option<Option<Block>> {
        let id = self.converter_id(converter);
        self.regions.insert(region, id);
        let Some(first) = ir.first_block(region) else { return Some(None) };
        for block in ir.blocks(region).skip(1).collect::<Vec<Block>>() {
            let signature = converter.convert_block_signature(ir, block)?;
            self.apply_signature(ir, block, Some(id), &signature);
        }
        let own = match entry {
            Some(_) => None,
            None => Some(converter.convert_block_signature(ir, first)?),
        };
        let signature = entry.or(own.as_ref())?;
        Some(Some(self.apply_signature(ir, first, Some(id), signature)))
    }

    /// Replaces a block by a new one with the converted signature, and moves its operations there. Returns
    /// the new block. A block with unchanged argument types stays.
    pub(super) fn apply_signature(
        &mut self,
        ir: &mut Ir,
        block: Block,
        converter: Option<ConverterId>,
        signature: &SignatureConversion,
    ) -> Block {
        let types = ir.arguments(block).map(|argument| ir.value_type(argument));
        if types.eq(signature.types().iter().copied()) {
            return block;
        }
        let Some(region) = ir.parent_region(block) else { return block };
        let arguments = new_arguments(ir, block, signature);
        let new = ir.add_block(region, ir.next_block(block), &arguments);
        self.created_block(new);
        self.moved_ops(block, ir.first_op(block), ir.last_op(block));
        while let Some(op) = ir.first_op(block) {
            ir.move_to_end(op, new);
        }
        self.journal.push(Action::Retargeted { old: block, new });
        ir.replace_all_block_uses(block, new);
        for (index, argument) in ir.arguments(block).collect::<Vec<Value>>().into_iter().enumerate() {
            let values = match signature.input(index) {
                Some(InputMapping::Arguments { start, count }) => {
                    (*start..start + count).map(|index| ir.argument(new, index)).collect()
                }
                Some(InputMapping::Values(values)) => values.clone(),
                None => self.dropped_argument(ir, argument, new, converter),
            };
            self.map_value(argument, &values, converter);
        }
        self.remove_block(ir, block);
        new
    }

    /// The cast without inputs that replaces a dropped block argument.
    fn dropped_argument(
        &mut self,
        ir: &mut Ir,
        argument: Value,
        new: Block,
        converter: Option<ConverterId>,
    ) -> Vec<Value> {
        let cast = NewCast {
            kind: MaterializationKind::Source,
            point: Some(InsertionPoint::at_block_begin(ir, new)),
            location: ir.value_location(argument),
            mapped: &[],
            inputs: &[],
            types: &[ir.value_type(argument)],
            original: None,
            converter,
            is_pure: false,
        };
        self.create_cast(ir, &cast)
    }

    /// The final replacement of a value, with the same type: an existing value, or a cast back to the type.
    /// `None` if the value is unused.
    pub(super) fn final_value(
        &mut self,
        ir: &mut Ir,
        value: Value,
        converter: Option<ConverterId>,
    ) -> Option<Value> {
        let ty = ir.value_type(value);
        if let Some(found) = self.latest_of(ir, value, &[ty])
            && let [found] = *found
            && found != value
        {
            return Some(found);
        }
        if !self.values.is_target(value) && ir.uses(value).all(|operand| self.is_replaced(operand.op)) {
            return None;
        }
        let inputs = self.latest(ir, value, false);
        if inputs == [value] {
            return None;
        }
        let cast = NewCast {
            kind: MaterializationKind::Source,
            point: self.point_after(ir, &inputs),
            location: ir.value_location(value),
            mapped: &inputs,
            inputs: &inputs,
            types: &[ty],
            original: None,
            converter,
            is_pure: true,
        };
        self.create_cast(ir, &cast).first().copied()
    }
}

/// The types and locations of a converted block's arguments. Arguments that replace another one have its
/// location.
fn new_arguments(ir: &Ir, block: Block, signature: &SignatureConversion) -> Vec<(Type, Location)> {
    let mut arguments: Vec<(Type, Location)> =
        signature.types().iter().map(|ty| (*ty, Location::UNKNOWN)).collect();
    for index in 0..ir.num_arguments(block) {
        let Some(InputMapping::Arguments { start, count }) = signature.input(index) else { continue };
        for argument in &mut arguments[*start..start + count] {
            argument.1 = ir.argument_location(block, index);
        }
    }
    arguments
}
