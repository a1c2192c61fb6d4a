//! Operations: creation, and access to their parts by the definition.

use super::{
    MlirAttribute, MlirBlock, MlirLocation, MlirOperation, MlirRegion, MlirType, MlirValue, Outcome, Refused,
};
use crate::boundary::{Access, Handle, Host, Pointer, fail, fail_at, raw};
use crate::build::{New, build};
use crate::op_attributes;
use crate::operation::index;
use ir_core::context::{Location, NamedAttribute};
use ir_core::diagnostic::{Diagnostic, emit_error_at};
use ir_core::ir::{Op, properties};
use ir_core::runtime::{Grouping, OpSpec, groups};
use ir_objects::Guard;

/// Whether an operation has this name.
///
/// # Errors
/// When the handle is refused.
pub fn is_op(op: MlirOperation, name: &str) -> Outcome<bool> {
    let (guard, op) = op.enter()?;
    Ok(guard.ir().name(op).as_str(guard.context()) == name)
}

/// Values, regions or successors of an operation.
pub struct Elements<H>(Vec<H>);

impl<H: Pointer> Elements<H> {
    /// Number of them.
    ///
    /// # Errors
    /// Never.
    pub fn count(&self) -> Outcome<isize> {
        Ok(self.0.len() as isize)
    }

    /// The one at an index.
    ///
    /// # Errors
    /// When there is none.
    pub fn get(&self, pos: isize) -> Outcome<H> {
        Ok(self.0[index(pos, self.0.len(), "value")?])
    }

    /// The first one; null if there is none.
    ///
    /// # Errors
    /// Never.
    pub fn first(&self) -> Outcome<H> {
        Ok(self.0.first().copied().unwrap_or_else(H::null))
    }
}

/// The operation of a handle, which must have the name and be registered, with its definition.
fn enter(op: MlirOperation, name: &str) -> Outcome<(Guard, Op, &'static OpSpec)> {
    let (guard, op) = op.enter()?;
    let found = guard.ir().name(op);
    let spec = found.spec(guard.context()).filter(|spec| spec.name == name);
    let refused = || {
        let found = found.as_str(guard.context());
        Refused::arguments(format!("the operation is not a registered '{name}': it is '{found}'"))
    };
    let spec = spec.ok_or_else(refused)?;
    Ok((guard, op, spec))
}

/// The operands of the segment at an index of the definition.
///
/// # Errors
/// When the handle is refused, or the operation is another one.
pub fn operands(op: MlirOperation, name: &str, segment: usize) -> Outcome<Elements<MlirValue>> {
    let (guard, op, spec) = enter(op, name)?;
    let values = groups::operands(spec, guard.ir(), op, segment);
    Ok(Elements(values.map(|value| guard.out(value)).collect()))
}

/// The results of the segment at an index of the definition.
///
/// # Errors
/// As [`operands`].
pub fn results(op: MlirOperation, name: &str, segment: usize) -> Outcome<Elements<MlirValue>> {
    let (guard, op, spec) = enter(op, name)?;
    let values = groups::results(spec, guard.ir(), op, segment);
    Ok(Elements(values.map(|value| guard.out(value)).collect()))
}

/// The regions from an index on.
///
/// # Errors
/// As [`operands`].
pub fn regions(op: MlirOperation, name: &str, start: usize) -> Outcome<Elements<MlirRegion>> {
    let (guard, op, _) = enter(op, name)?;
    Ok(Elements(guard.ir().regions(op).skip(start).map(|region| guard.out(region)).collect()))
}

/// The successors from an index on.
///
/// # Errors
/// As [`operands`].
pub fn successors(op: MlirOperation, name: &str, start: usize) -> Outcome<Elements<MlirBlock>> {
    let (guard, op, _) = enter(op, name)?;
    let count = guard.ir().num_successors(op);
    Ok(Elements((start..count).map(|index| guard.out(guard.ir().successor(op, index))).collect()))
}

/// The attribute of that name; null if there is none.
///
/// # Errors
/// When the handle is refused.
pub fn attribute(op: MlirOperation, name: &str) -> Outcome<MlirAttribute> {
    let (guard, op) = op.enter()?;
    Ok(guard.out_optional(op_attributes::get(guard.ir(), op, name)))
}

/// Replaces the attribute of that name; null removes it. False if it has the wrong kind.
///
/// # Errors
/// When a handle is refused.
pub fn set_attribute(op: MlirOperation, name: &str, value: MlirAttribute) -> Outcome<bool> {
    let (mut guard, op) = op.enter()?;
    let value = guard.optional_entity(value)?;
    op_attributes::set(guard.ir_mut(), op, name, value);
    Ok(op_attributes::get(guard.ir(), op, name) == value)
}

/// The property of that name as an attribute; null if there is none.
///
/// # Errors
/// When the handle is refused.
pub fn property(op: MlirOperation, name: &str) -> Outcome<MlirAttribute> {
    let (guard, op) = op.enter()?;
    Ok(guard.out_optional(properties::get(guard.ir(), op, name)))
}

/// Replaces the property of that name; null removes it. False if the attribute has the wrong kind, or the
/// property is required.
///
/// # Errors
/// When a handle is refused.
pub fn set_property(op: MlirOperation, name: &str, value: MlirAttribute) -> Outcome<bool> {
    let (mut guard, op) = op.enter()?;
    let value = guard.optional_entity(value)?;
    op_attributes::set(guard.ir_mut(), op, name, value);
    Ok(properties::get(guard.ir(), op, name) == value)
}

/// The values of an operation that does not exist yet. Segments are added in the order of the definition;
/// null handles are left out.
pub struct NewOperation {
    location: MlirLocation,
    name: &'static str,
    operands: Vec<MlirValue>,
    operand_sizes: Vec<i32>,
    types: Vec<MlirType>,
    type_sizes: Vec<i32>,
    attributes: Vec<(&'static str, MlirAttribute)>,
    regions: Vec<MlirRegion>,
    successors: Vec<MlirBlock>,
}

impl NewOperation {
    /// An operation of this name without values.
    #[must_use]
    pub fn new(location: MlirLocation, name: &'static str) -> Self {
        NewOperation {
            location,
            name,
            operands: Vec::new(),
            operand_sizes: Vec::new(),
            types: Vec::new(),
            type_sizes: Vec::new(),
            attributes: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
        }
    }

    /// Adds a segment of one operand, or of none.
    ///
    /// # Errors
    /// Never.
    pub fn operand(&mut self, value: MlirValue) -> Outcome<()> {
        self.operands(isize::from(!value.is_null()), &raw const value)
    }

    /// Adds a segment of operands.
    ///
    /// # Errors
    /// When the array is null.
    pub fn operands(&mut self, count: isize, values: *const MlirValue) -> Outcome<()> {
        let values = raw::slice(values, count)?;
        self.operand_sizes.push(values.len() as i32);
        self.operands.extend_from_slice(values);
        Ok(())
    }

    /// Adds a segment of one result, or of none.
    ///
    /// # Errors
    /// Never.
    pub fn result_type(&mut self, ty: MlirType) -> Outcome<()> {
        self.result_types(isize::from(!ty.is_null()), &raw const ty)
    }

    /// Adds a segment of results.
    ///
    /// # Errors
    /// When the array is null.
    pub fn result_types(&mut self, count: isize, types: *const MlirType) -> Outcome<()> {
        let types = raw::slice(types, count)?;
        self.type_sizes.push(types.len() as i32);
        self.types.extend_from_slice(types);
        Ok(())
    }

    /// Adds an attribute or property, unless it is null.
    ///
    /// # Errors
    /// Never.
    pub fn attribute(&mut self, name: &'static str, value: MlirAttribute) -> Outcome<()> {
        if !value.is_null() {
            self.attributes.push((name, value));
        }
        Ok(())
    }

    /// Adds a region.
    ///
    /// # Errors
    /// Never.
    pub fn region(&mut self, region: MlirRegion) -> Outcome<()> {
        self.regions.push(region);
        Ok(())
    }

    /// Adds regions.
    ///
    /// # Errors
    /// When the array is null.
    pub fn regions(&mut self, count: isize, regions: *const MlirRegion) -> Outcome<()> {
        self.regions.extend_from_slice(raw::slice(regions, count)?);
        Ok(())
    }

    /// Adds a successor.
    ///
    /// # Errors
    /// Never.
    pub fn successor(&mut self, block: MlirBlock) -> Outcome<()> {
        self.successors.push(block);
        Ok(())
    }

    /// Adds successors.
    ///
    /// # Errors
    /// When the array is null.
    pub fn successors(&mut self, count: isize, blocks: *const MlirBlock) -> Outcome<()> {
        self.successors.extend_from_slice(raw::slice(blocks, count)?);
        Ok(())
    }

    /// Creates the operation.
    ///
    /// # Errors
    /// When a handle is refused or the dialect is not loaded; an error is reported at the location when an
    /// attribute has the wrong kind.
    pub fn finish(self) -> Outcome<MlirOperation> {
        self.create(false)
    }

    /// As [`NewOperation::finish`], with inferred types of results.
    ///
    /// # Errors
    /// As there, and when the types cannot be inferred.
    pub fn finish_inferring(self) -> Outcome<MlirOperation> {
        self.create(true)
    }

    fn create(self, infers_types: bool) -> Outcome<MlirOperation> {
        let (mut guard, location) = self.location.enter()?;
        let mut creation = std::mem::take(&mut Host::get(&mut guard)?.creation);
        let name = guard.context().op_name(self.name);
        let Some(spec) = name.spec(guard.context()) else {
            let name = self.name;
            return Err(fail_at(
                guard,
                location,
                format!("the operation '{name}' is not registered in the context"),
            ));
        };
        guard.add_all(&self.operands, &mut creation.operands)?;
        guard.add_all(&self.types, &mut creation.result_types)?;
        let attributes = match self.attributes(&guard, location, spec)? {
            Ok(attributes) => attributes,
            Err(error) => return Err(fail(guard, vec![error])),
        };
        let new = New {
            name,
            location,
            successors: guard.entities(&self.successors)?,
            regions: &self.regions,
            attributes,
            infers_types,
        };
        build(guard, creation, &new)
    }

    /// The attributes with the sizes of segments; an error at the location if one cannot be stored.
    fn attributes(
        &self,
        guard: &Guard,
        location: Location,
        spec: &OpSpec,
    ) -> Outcome<Result<Vec<NamedAttribute>, Diagnostic>> {
        let ctx = guard.context();
        let mut all = Vec::new();
        for (name, value) in &self.attributes {
            all.push(NamedAttribute { name: ctx.ident(name), value: guard.entity(*value)? });
        }
        let sizes = [
            (spec.operand_groups, properties::OPERAND_SIZES, &self.operand_sizes),
            (spec.result_groups, properties::RESULT_SIZES, &self.type_sizes),
        ];
        for (grouping, name, sizes) in sizes {
            if grouping == Grouping::Segments {
                let value = properties::dense_i32_attr(ctx, sizes);
                all.push(NamedAttribute { name: ctx.ident(name), value });
            }
        }
        let definition = ctx.op_name(spec.name).definition(ctx);
        let emit_error = emit_error_at(location);
        let checked =
            definition.map_or(Ok(()), |definition| definition.properties().check(ctx, &emit_error, &all));
        Ok(checked.map(|()| all))
    }
}
