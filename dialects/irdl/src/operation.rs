//! The verifier of an operation that is defined at run time, with MLIR's messages.
//!
//! **Invariant**: messages and their locations are those of `mlir-opt --irdl-file`. If several attributes
//! are missing or wrong, the first one of the definition is reported; MLIR's order is that of addresses.

use ir_core::context::{AttrKind, Context, Traits, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, Region};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::verify::{OpVerifier, op_error, op_failure};
use std::ops::Range;

use crate::constraints::{Assignment, Constraint};

/// Number of values that an operand or result of a definition means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Variadicity {
    Single,
    Optional,
    Variadic,
}

/// The constraint on a region: the constraints of the entry block's arguments and the number of blocks.
#[derive(Clone, Debug)]
pub(crate) struct RegionConstraint {
    pub(crate) arguments: Option<Vec<usize>>,
    pub(crate) blocks: Option<usize>,
}

/// The verifier of an operation: constraints, and which of them each part has.
#[derive(Clone, Default, Debug)]
pub(crate) struct Operation {
    pub(crate) constraints: Vec<Constraint>,
    pub(crate) operands: Vec<(usize, Variadicity)>,
    pub(crate) results: Vec<(usize, Variadicity)>,
    pub(crate) attributes: Vec<(String, usize)>,
    pub(crate) regions: Vec<RegionConstraint>,
    pub(crate) traits: Traits,
}

type Verified = Result<(), Diagnostic>;

impl OpVerifier for Operation {
    fn verify(&self, ctx: &Context, ir: &Ir, op: Op, _like: Option<Op>) -> Verified {
        self.verify_terminator(ir, op)?;
        let mut assignment = Assignment::new(ctx, &self.constraints);
        // MLIR verifies regions even when another part is wrong.
        let values = self.verify_values(ir, op, &mut assignment);
        let regions = self.verify_all_regions(ir, op, &mut assignment);
        match (values, regions) {
            (Err(first), Err(second)) => Err(first.followed_by(second)),
            (Err(error), Ok(())) | (Ok(()), Err(error)) => Err(error),
            (Ok(()), Ok(())) => Ok(()),
        }
    }

    fn verify_regions(&self, _ctx: &Context, _ir: &Ir, _op: Op) -> Verified {
        Ok(())
    }
}

impl Operation {
    fn verify_terminator(&self, ir: &Ir, op: Op) -> Verified {
        let is_last = ir.parent_block(op).is_none_or(|block| ir.last_op(block) == Some(op));
        if self.traits.has(Traits::TERMINATOR) && !is_last {
            Err(op_error(ir, op, "must be the last operation in the parent block"))
        } else {
            Ok(())
        }
    }

    fn verify_values(&self, ir: &Ir, op: Op, assignment: &mut Assignment<'_>) -> Verified {
        let operands = Values { noun: "operand", sizes: "operandSegmentSizes", count: ir.num_operands(op) };
        let operand_segments = operands.segments(ir, op, &self.operands)?;
        let results = Values { noun: "result", sizes: "resultSegmentSizes", count: ir.num_results(op) };
        let result_segments = results.segments(ir, op, &self.results)?;
        let failed = |message: String| op_failure(ir, op, &message);
        for (name, index) in &self.attributes {
            let Some(value) = ir.attribute(op, name) else {
                let message = format!("attribute \"{name}\" is expected but not provided");
                return Err(op_error(ir, op, &message));
            };
            assignment.check(value, *index).map_err(failed)?;
        }
        for ((index, _), segment) in self.operands.iter().zip(operand_segments) {
            for ty in ir.operand_types(op).skip(segment.start).take(segment.len()) {
                assignment.check_type(ty, *index).map_err(failed)?;
            }
        }
        for ((index, _), segment) in self.results.iter().zip(result_segments) {
            for ty in ir.result_types(op).skip(segment.start).take(segment.len()) {
                assignment.check_type(ty, *index).map_err(failed)?;
            }
        }
        Ok(())
    }

    fn verify_all_regions(&self, ir: &Ir, op: Op, assignment: &mut Assignment<'_>) -> Verified {
        let (expected, found) = (self.regions.len(), ir.num_regions(op));
        if expected != found {
            let message = format!("unexpected number of regions: expected {expected} but got {found}");
            return Err(op_error(ir, op, &message));
        }
        let mut regions = self.regions.iter().zip(ir.regions(op)).enumerate();
        regions.try_for_each(|(index, (constraint, region))| {
            constraint.verify(ir, op, (index, region), assignment)
        })
    }
}

impl RegionConstraint {
    fn verify(
        &self,
        ir: &Ir,
        op: Op,
        (index, region): (usize, Region),
        assignment: &mut Assignment<'_>,
    ) -> Verified {
        let blocks = ir.blocks(region).count();
        if let Some(expected) = self.blocks.filter(|expected| *expected != blocks) {
            let message = format!("expected region {index} to have {expected} block(s) but got {blocks}");
            return Err(Diagnostic::error(ir.location(op), message));
        }
        let Some(expected) = &self.arguments else { return Ok(()) };
        let entry = ir.first_block(region);
        let arguments = entry.map_or(0, |block| ir.num_arguments(block));
        let failed = |message: String, argument: usize| {
            let here = ir.location(op);
            let location = entry.filter(|block| argument < ir.num_arguments(*block));
            let location = location.map_or(here, |block| ir.argument_location(block, argument));
            let error = Diagnostic::error(location, message);
            if location == here { error } else { error.with_note(here, "see the operation") }
        };
        if arguments != expected.len() {
            let expected = expected.len();
            let message = format!("expected region {index} to have {expected} arguments but got {arguments}");
            return Err(failed(message, 0));
        }
        let types = entry.into_iter().flat_map(|block| ir.arguments(block)).map(|value| ir.value_type(value));
        for (argument, (ty, index)) in types.zip(expected).enumerate() {
            assignment.check_type(ty, *index).map_err(|message| failed(message, argument))?;
        }
        Ok(())
    }
}

/// The operands or the results of an operation.
struct Values {
    noun: &'static str,
    /// The attribute with segment sizes.
    sizes: &'static str,
    count: usize,
}

impl Values {
    /// The segment of each operand or result of the definition.
    fn segments(
        &self,
        ir: &Ir,
        op: Op,
        defined: &[(usize, Variadicity)],
    ) -> Result<Vec<Range<usize>>, Diagnostic> {
        let sizes =
            match defined.iter().filter(|(_, variadicity)| *variadicity != Variadicity::Single).count() {
                0 | 1 => self.implied_sizes(defined),
                _ => self.stated_sizes(ir, op, defined),
            };
        let sizes = sizes.map_err(|message| op_failure(ir, op, &message))?;
        let mut end = 0;
        let segment = |size: &usize| {
            end += size;
            end - size..end
        };
        Ok(sizes.iter().map(segment).collect())
    }

    /// The sizes that follow from the number of values, if at most one of them is open.
    fn implied_sizes(&self, defined: &[(usize, Variadicity)]) -> Result<Vec<usize>, String> {
        let (noun, count, all) = (self.noun, self.count, defined.len());
        let open = defined.iter().find(|(_, variadicity)| *variadicity != Variadicity::Single);
        let Some((_, open)) = open else {
            return if count == all {
                Ok(vec![1; all])
            } else {
                Err(format!("op expects exactly {all} {noun}s, but got {count}"))
            };
        };
        let Some(size) = (count + 1).checked_sub(all) else {
            return Err(format!("op expects at least {} {noun}s, but got {count}", all - 1));
        };
        if size > 1 && *open == Variadicity::Optional {
            return Err(format!("op expects at most {all} {noun}s, but got {count}"));
        }
        let size_of = |(_, variadicity): &(usize, Variadicity)| {
            if *variadicity == Variadicity::Single { 1 } else { size }
        };
        Ok(defined.iter().map(size_of).collect())
    }

    /// The sizes that the operation's attribute states.
    fn stated_sizes(&self, ir: &Ir, op: Op, defined: &[(usize, Variadicity)]) -> Result<Vec<usize>, String> {
        let (noun, name) = (self.noun, self.sizes);
        let ctx = ir.context();
        let stated = ir
            .attribute(op, name)
            .ok_or_else(|| format!("'{name}' attribute is expected but not provided"))?;
        let stated = match stated.kind(ctx) {
            AttrKind::DenseArray { element: Type::I32, .. } => dense_array_ints(ctx, stated),
            _ => None,
        };
        let stated =
            stated.ok_or_else(|| format!("'{name}' attribute is expected to be a dense i32 array"))?;
        if stated.len() != defined.len() {
            let (expected, found) = (defined.len(), stated.len());
            return Err(format!(
                "'{name}' attribute for specifying {noun} segments must have {expected} elements, but got {found}"
            ));
        }
        let mut sizes = Vec::with_capacity(stated.len());
        for (index, (size, (_, variadicity))) in stated.iter().zip(defined).enumerate() {
            let Ok(size) = usize::try_from(*size) else {
                return Err(format!(
                    "'{name}' attribute for specifying {noun} segments must have non-negative values"
                ));
            };
            let wrong =
                |what: &str| Err(format!("element {index} in '{name}' attribute must be equal to {what}"));
            match variadicity {
                Variadicity::Single if size != 1 => return wrong("1"),
                Variadicity::Optional if size > 1 => return wrong("0 or 1"),
                _ => sizes.push(size),
            }
        }
        if sizes.iter().sum::<usize>() != self.count {
            return Err(format!(
                "sum of elements in '{name}' attribute must be equal to the number of {noun}s"
            ));
        }
        Ok(sizes)
    }
}
