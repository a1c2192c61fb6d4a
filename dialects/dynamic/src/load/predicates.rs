//! Predicates on operations and their parts.

use std::ops::Range;
use std::sync::OnceLock;

use ir_core::context::Context;
use ir_core::ir::{Block, Ir, Op, Region};
use ir_core::runtime::groups::{operand_group, result_group};
use ir_core::runtime::property::PropertySpec;
use ir_core::runtime::{
    EntitySpec, IrTest, Length, OpSpec, Predicate, RegionSpec, SuccessorSpec, ValueSpec, properties,
};
use ods_schema::plan::{self, PropertyForm};

use super::properties::value_of_property;
use super::scope::{Code, Scope};
use crate::check;
use crate::error::LoadError;
use crate::evaluate::{List, Value, World};
use crate::leak::{leak, leak_list, leak_text};

/// The definition of an operation, for functions in it.
pub type OwnSpec = &'static OnceLock<&'static OpSpec>;

/// An argument of a predicate.
enum Argument {
    Op,
    Operand(usize, Length),
    Result(usize, Length),
    Attribute(&'static str),
    OptionalAttribute(&'static str),
    Property(usize, Option<&'static PropertyForm>),
    Region(usize),
    Regions(usize),
    Successor(usize),
    Successors(usize),
}

impl Argument {
    /// The value; `None` if the operation lacks it, so that the predicate does not hold.
    fn value<'c>(&self, spec: &OpSpec, ctx: &'c Context, ir: &'c Ir, op: Op) -> Option<Value<'c>> {
        let attribute = |name: &str| properties::get(ir, op, name).map(Value::Attribute);
        Some(match *self {
            Argument::Op => Value::Op(op),
            Argument::Operand(group, length) => {
                let recorded = || operand_group(spec, ir, op, group);
                of_segment(length, accessed(spec.operands, group, recorded), ir.operands(op))?
            }
            Argument::Result(group, length) => {
                let recorded = || result_group(spec, ir, op, group);
                of_segment(length, accessed(spec.results, group, recorded), ir.results(op))?
            }
            Argument::Attribute(name) => attribute(name)?,
            Argument::OptionalAttribute(name) => Value::option(attribute(name)),
            Argument::Property(index, form) => {
                let PropertySpec { name, default, .. } = spec.properties.get(index)?;
                let stored = properties::get(ir, op, name).or_else(|| default(ctx))?;
                match form {
                    Some(form) => value_of_property(form, ctx, stored)?,
                    None => Value::Unknown,
                }
            }
            Argument::Region(index) => Value::Region(ir.regions(op).nth(index)?),
            Argument::Regions(from) => list(ir.regions(op).skip(from)),
            Argument::Successor(index) => Value::Block(ir.successors(op).nth(index)?),
            Argument::Successors(from) => list(ir.successors(op).skip(from)),
        })
    }
}

fn list<'c, T>(elements: impl Iterator<Item = T>) -> Value<'c>
where
    List<'c>: From<Vec<T>>,
{
    Value::List(elements.collect::<Vec<T>>().into())
}

/// The segment that a compiled accessor reads. The accessor ignores the recorded sizes if this segment and all
/// segments before it have one value.
fn accessed(specs: &[ValueSpec], group: usize, recorded: impl FnOnce() -> Range<usize>) -> Range<usize> {
    let is_fixed = specs.iter().take(group + 1).all(|spec| spec.length == Length::One);
    if is_fixed { group..group + 1 } else { recorded() }
}

/// The values of a segment. A segment of one value has the value at its start, even if its recorded size is 0.
/// Compiled accessors do the same.
fn of_segment<'c>(
    length: Length,
    segment: Range<usize>,
    values: impl Iterator<Item = ir_core::ir::Value>,
) -> Option<Value<'c>> {
    let size = segment.len();
    let mut values = values.skip(segment.start);
    Some(match length {
        Length::One => Value::Value(values.next()?),
        Length::Optional => Value::option(values.take(size).next().map(Value::Value)),
        Length::Variadic => list(values.take(size)),
    })
}

/// The length of a segment.
pub fn length(length: plan::Length) -> Length {
    match length {
        plan::Length::One => Length::One,
        plan::Length::Optional => Length::Optional,
        plan::Length::Variadic => Length::Variadic,
    }
}

impl Scope<'_, '_> {
    /// The predicates of an operation.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn predicates(
        &mut self,
        op: &plan::Op<'static>,
        own: OwnSpec,
    ) -> Result<&'static [Predicate], LoadError> {
        let predicates = op.predicates.iter().map(|found| {
            let summary = leak_text(&found.summary);
            let Some(function) = &found.function else { return Ok(Predicate::new(summary, &|_, _, _| true)) };
            let code = self.code(function, found.arguments.len())?;
            let arguments = found.arguments.iter().map(|found| argument(op, found));
            let arguments = leak_list(arguments.collect::<Result<Vec<_>, LoadError>>()?);
            Ok(Predicate::new(summary, op_test(code, arguments, own)))
        });
        Ok(leak_list(predicates.collect::<Result<_, LoadError>>()?))
    }

    /// The regions of an operation.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn regions(&mut self, parts: &[plan::RegionOrSuccessor]) -> Result<&'static [RegionSpec], LoadError> {
        self.parts(parts, "region", |code| {
            leak(move |ctx: &Context, ir: &Ir, region: Region| {
                code.accepts(World { ctx, ir: Some(ir) }, &[Value::Region(region)])
            })
        })
    }

    /// The successors of an operation.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn successors(
        &mut self,
        parts: &[plan::RegionOrSuccessor],
    ) -> Result<&'static [SuccessorSpec], LoadError> {
        self.parts(parts, "successor", |code| {
            leak(move |ctx: &Context, ir: &Ir, block: Block| {
                code.accepts(World { ctx, ir: Some(ir) }, &[Value::Block(block)])
            })
        })
    }

    fn parts<E: 'static>(
        &mut self,
        parts: &[plan::RegionOrSuccessor],
        kind: &str,
        test: impl Fn(Code) -> &'static dyn IrTest<E>,
    ) -> Result<&'static [EntitySpec<E>], LoadError> {
        let mut loaded = Vec::with_capacity(parts.len());
        for (index, part) in parts.iter().enumerate() {
            if part.is_variadic && index + 1 != parts.len() {
                return Err(LoadError::new(format!("only the last {kind} can be variadic")));
            }
            let accepts: &'static dyn IrTest<E> = match &part.accepts {
                Some(function) => test(self.code(function, 1)?),
                None => &|_, _, _| true,
            };
            let spec = EntitySpec::new(leak_text(&part.name), leak_text(&part.summary), accepts);
            loaded.push(if part.is_variadic { spec.variadic() } else { spec });
        }
        Ok(leak_list(loaded))
    }
}

fn op_test(code: Code, arguments: &'static [Argument], own: OwnSpec) -> &'static dyn IrTest<Op> {
    leak(move |ctx: &Context, ir: &Ir, op: Op| {
        let Some(spec) = own.get() else { return true };
        let values = arguments.iter().map(|argument| argument.value(spec, ctx, ir, op));
        let values: Option<Vec<Value<'_>>> = values.collect();
        values.is_some_and(|values| code.accepts(World { ctx, ir: Some(ir) }, &values))
    })
}

fn argument(op: &plan::Op<'static>, found: &plan::Argument) -> Result<Argument, LoadError> {
    let number = |index: &u32| *index as usize;
    Ok(match found {
        plan::Argument::Op => Argument::Op,
        plan::Argument::Operand(index) => {
            check::index("operand", number(index), op.operands.len())?;
            Argument::Operand(number(index), length(op.operands[number(index)].length))
        }
        plan::Argument::Result(index) => {
            check::index("result", number(index), op.results.len())?;
            Argument::Result(number(index), length(op.results[number(index)].length))
        }
        plan::Argument::Attribute(name) => Argument::Attribute(leak_text(name)),
        plan::Argument::OptionalAttribute(name) => Argument::OptionalAttribute(leak_text(name)),
        plan::Argument::Property(index) => {
            check::index("property", number(index), op.properties.len())?;
            let form = op.properties[number(index)].form.clone();
            Argument::Property(number(index), form.map(leak))
        }
        plan::Argument::Region(index) => Argument::Region(number(index)),
        plan::Argument::Regions(index) => Argument::Regions(number(index)),
        plan::Argument::Successor(index) => Argument::Successor(number(index)),
        plan::Argument::Successors(index) => Argument::Successors(number(index)),
    })
}
