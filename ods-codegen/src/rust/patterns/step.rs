//! The steps from one position to another, as expressions.

use super::entity::{Entity, Kind};
use super::matching::Matching;
use super::native::NativeOutput;
use crate::decision::{OperationRef, Position, Step};
use crate::model::{NativeMatcher, Operation, Result};
use crate::rust::attributes::RustValue;
use crate::rust::emit::Emit;
use crate::rust::{TokenStream, quote};

impl<'r: 't, 't> Matching<'_, '_, 'r, '_, 't> {
    /// The entity at a position, one step from another.
    pub(super) fn step(&mut self, at: Position) -> Result<Entity<'t, 'r>> {
        let (from, step) = &self.tree.positions.steps[at];
        if let Step::Root = step {
            return Ok(Entity::new(Kind::Op, quote!(op)));
        }
        let start = match step {
            Step::Operand(_) | Step::Group(..) | Step::Attribute(_) | Step::Region(_) => {
                self.handle(*from)?
            }
            _ => self.entity(*from)?,
        };
        let code = &start.code;
        Ok(match step {
            Step::Operand(index) => self.operand(&start, *index)?,
            Step::Group(op, group) => self.group(&start, *op, *group)?,
            Step::Item(index) => match start.kind {
                Kind::Values => {
                    let index = index.emit();
                    Entity::new(Kind::Value, quote!(*#code.get(#index)?))
                }
                _ => start,
            },
            Step::FromEnd(index) => {
                let index = index.emit();
                Entity::new(Kind::Value, quote!(*#code.iter().nth_back(#index)?))
            }
            Step::Rest(front, back) => {
                let (front, back) = (front.emit(), back.emit());
                let rest = quote!(#code.get(#front..#code.len().checked_sub(#back)?)?.to_vec());
                Entity::new(Kind::Values, rest)
            }
            Step::Region(index) => self.region(&start, *index)?,
            Step::Terminator => Entity::new(Kind::Op, quote!(matching::terminator(ir, #code)?)),
            Step::TypeOf => {
                let value = start.value();
                Entity::new(Kind::Type, quote!(ir.value_type(#value)))
            }
            Step::ResultType(index) => {
                let result = start.result(*index);
                Entity::new(Kind::Type, quote!(ir.value_type(#result)))
            }
            Step::Definer => {
                let value = start.value();
                Entity::new(Kind::Op, quote!(ir.defining_op(#value)?))
            }
            Step::Attribute(name) => Entity::new(Kind::OptionalAttribute, self.stored(&start, name)?),
            Step::AttributeOrDefault(op, name) => {
                let (handle, op, name) = (self.patterns.handle(op.0), start.op(), name.emit());
                let value = quote!(properties::get_or_default(#handle::SPEC, ir, #op, #name));
                Entity::new(Kind::OptionalAttribute, value)
            }
            Step::Native(matcher, output) => self.native(&start, matcher, *output)?,
            Step::Root | Step::Chosen(_) => start,
        })
    }

    /// The entity at the position of an operation, as a handle: that of the root is `SubOp(op)`.
    fn handle(&mut self, at: Position) -> Result<Entity<'t, 'r>> {
        match &self.root_handle {
            _ if at > 0 => self.entity(at),
            Some(handle) => Ok(handle.clone()),
            None => self.root_handle(),
        }
    }

    /// `SubOp(op)`
    pub(super) fn root_handle(&mut self) -> Result<Entity<'t, 'r>> {
        let root = OperationRef(self.tree.root);
        let path = self.patterns.handle(root.0);
        let code = if path.is_own() { quote!(#path(op)) } else { quote!(#path::from_op_unchecked(op)) };
        Ok(Entity::new(Kind::Handle(root), code))
    }

    /// An operand of an operation whose operands are single values: `sub.lhs(ir)`.
    fn operand(&mut self, start: &Entity<'t, 'r>, index: usize) -> Result<Entity<'t, 'r>> {
        let accessor = match start.kind {
            Kind::Handle(op) => self.patterns.accessor(op.0, op.0.operands[index].name)?,
            _ => None,
        };
        let (code, op, index) = (&start.code, start.op(), index.emit());
        Ok(Entity::new(
            Kind::Value,
            match accessor {
                Some(name) => quote!(#code.#name(ir)),
                None => quote!(ir.operand(#op, #index)),
            },
        ))
    }

    /// A region: `scope.body(ir)`.
    fn region(&mut self, start: &Entity<'t, 'r>, index: usize) -> Result<Entity<'t, 'r>> {
        let accessor = match start.kind {
            Kind::Handle(op) => match op.0.regions.get(index) {
                Some(region) if !region.constraint.is_variadic() => {
                    self.patterns.accessor(op.0, region.name)?
                }
                _ => None,
            },
            _ => None,
        };
        let (code, op, index) = (&start.code, start.op(), index.emit());
        Ok(Entity::new(
            Kind::Region,
            match accessor {
                Some(name) => quote!(#code.#name(ir)),
                None => quote!(ir.region(#op, #index)),
            },
        ))
    }

    /// The values of an operand of the definition: `many.inputs(ir).to_vec()`.
    fn group(
        &mut self,
        start: &Entity<'t, 'r>,
        definition: OperationRef<'t, 'r>,
        group: usize,
    ) -> Result<Entity<'t, 'r>> {
        let operand = &definition.0.operands[group];
        let accessor = self.patterns.accessor(definition.0, operand.name)?;
        let (code, op, index, handle) =
            (&start.code, start.op(), group.emit(), self.patterns.handle(definition.0));
        let is_single = !operand.constraint.is_variable_length();
        let kind = if is_single { Kind::Value } else { Kind::Values };
        Ok(Entity::new(
            kind,
            match accessor {
                Some(name) if is_single => quote!(#code.#name(ir)),
                Some(name) if operand.constraint.is_optional() => quote!(Vec::from_iter(#code.#name(ir))),
                Some(name) => quote!(#code.#name(ir).to_vec()),
                None if is_single => quote!(groups::operand(#handle::SPEC, ir, #op, #index)),
                None => quote!(groups::operands(#handle::SPEC, ir, #op, #index).to_vec()),
            },
        ))
    }

    /// An attribute or property as it is stored: `num.value_attr(ir)`.
    fn stored(&mut self, start: &Entity<'t, 'r>, name: &str) -> Result<TokenStream> {
        let is_stored = |op: &Operation<'r>| {
            let found = op.attributes.iter().find(|attribute| attribute.name == name);
            found.is_some_and(|attribute| RustValue::new(attribute.constraint) != RustValue::Unit)
        };
        let accessor = match start.kind {
            Kind::Handle(op) if is_stored(op.0) => self.patterns.accessor(op.0, name)?,
            _ => None,
        };
        let (code, op, name) = (&start.code, start.op(), name.emit());
        Ok(match accessor {
            Some(accessor) => quote!(#code.#accessor(ir)),
            None => quote!(properties::get(ir, #op, #name)),
        })
    }

    /// An output of native code: `Rewrites::even_constant(ir, const_.op())?`.
    fn native(
        &mut self,
        start: &Entity<'t, 'r>,
        matcher: &NativeMatcher<'r>,
        output: Option<usize>,
    ) -> Result<Entity<'t, 'r>> {
        let op = start.op();
        let (found, output) = self.patterns.matcher(matcher, output)?;
        let code = match found {
            None => quote!(ir_core::fold::constant_of_op(ir, #op)?),
            Some(function) => quote!(Rewrites::#function(ir, #op)?),
        };
        Ok(match output {
            NativeOutput::Nothing => Entity::new(Kind::Op, code),
            NativeOutput::Only { is_value } => Entity::new(kind(is_value), code),
            NativeOutput::At { index, is_value } => {
                let index = index.emit();
                Entity::new(kind(is_value), quote!(#code.#index))
            }
        })
    }
}

/// The kind of an output of native code.
fn kind<'t, 'r>(is_value: bool) -> Kind<'t, 'r> {
    if is_value { Kind::Value } else { Kind::Attribute }
}
