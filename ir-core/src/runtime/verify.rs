//! Verification of an operation against its [`OpSpec`], in the order and with the messages of mlir-tblgen's
//! verifiers: numbers of regions, results, successors and operands, structural traits, properties,
//! attributes, operands, results, predicates, regions, successors, other traits and interfaces, and the
//! user-provided verifier.
//!
//! - The order of traits and interfaces is that of the definition. Flags (`Traits`) verify nothing.
//! - Operations that are equal to a verified one in name, attributes, properties and types need fewer
//!   checks. User-provided verifiers and checks of interfaces always run.
//! - A user-provided function that compares types (`TypesMatchWith`) runs once for each such group of
//!   operations.

use super::format::directive::setter_of_attribute;
use super::groups::{OPERAND_SIZES, RESULT_SIZES, operand_group, result_group};
use super::inner_sizes::inner_sizes;
use super::properties::{dense_i32, get};
use super::property::PropertySpec;
use super::traits::segments;
use super::{AttrConstraint, AttrSpec, Grouping, Length, OpSpec, Presence, ValueSpec};
use crate::context::{Attribute, Context};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, Value};
use crate::verify::op_error;

/// The result of a verifier.
pub type Verified = Result<(), Diagnostic>;

/// Verifies an operation of this definition, except for checks that `like` already passed
/// ([`OpVerifier::verify`](crate::verify::OpVerifier)).
///
/// # Errors
/// The diagnostic of the first failed check.
pub fn verify(spec: &OpSpec, ctx: &Context, ir: &Ir, op: Op, like: Option<Op>) -> Verified {
    let checked = Checked { spec, ctx, ir, op };
    if like.is_none() {
        checked.numbers()?;
    }
    spec.structure.iter().try_for_each(|check| check(ctx, ir, op))?;
    if like.is_none() {
        checked.signature()?;
    }
    checked.predicates()?;
    checked.regions()?;
    checked.successors()?;
    spec.traits.iter().chain(&spec.verify).try_for_each(|check| check(ctx, ir, op))
}

/// Checks the constraints of the attributes that are present.
///
/// # Errors
/// The message about the first invalid attribute.
pub(super) fn check_attributes(
    spec: &OpSpec,
    ctx: &Context,
    value: impl Fn(&str) -> Option<Attribute>,
) -> Result<(), String> {
    let fault = |attr: &AttrSpec| attr.fault(ctx, value(attr.name)?);
    spec.attributes.iter().find_map(fault).map_or(Ok(()), Err)
}

impl AttrSpec {
    /// The message about a value that the constraint does not accept.
    fn fault(&self, ctx: &Context, value: Attribute) -> Option<String> {
        let AttrConstraint { accepts, summary, .. } = self.constraint;
        (!accepts(ctx, value))
            .then(|| format!("attribute '{}' failed to satisfy constraint: {summary}", self.name))
    }
}

struct Checked<'v> {
    spec: &'v OpSpec,
    ctx: &'v Context,
    ir: &'v Ir,
    op: Op,
}

/// The number of values, regions or successors that a definition permits.
struct Count {
    fixed: usize,
    is_open: bool,
}

impl Count {
    fn accepts(&self, count: usize) -> bool {
        count == self.fixed || self.is_open && count > self.fixed
    }
}

fn count_of(values: &[ValueSpec]) -> Count {
    let fixed = values.iter().filter(|value| value.length == Length::One).count();
    Count { fixed, is_open: fixed < values.len() }
}

impl Checked<'_> {
    fn error(&self, message: impl std::fmt::Display) -> Verified {
        Err(op_error(self.ir, self.op, &message.to_string()))
    }

    fn numbers(&self) -> Verified {
        let (spec, ir, op) = (self.spec, self.ir, self.op);
        let last = spec.regions.last().is_some_and(|region| region.is_variadic);
        let regions = Count { fixed: spec.regions.len() - usize::from(last), is_open: last };
        if !regions.accepts(ir.num_regions(op)) {
            return self.wrong_number(&regions, "region", "one", "");
        }
        let results = count_of(spec.results);
        if !results.accepts(ir.num_results(op)) {
            return self.wrong_number(&results, "result", "one", "");
        }
        self.number_of_successors()?;
        let (operands, found) = (count_of(spec.operands), ir.num_operands(op));
        if operands.accepts(found) {
            return Ok(());
        }
        self.wrong_number(&operands, "operand", "a single", &format!(", but found {found}"))
    }

    /// The error about a number of regions, results or operands that differs from `expected`. `one` is the
    /// numeral for 1.
    fn wrong_number(&self, expected: &Count, kind: &str, one: &str, found: &str) -> Verified {
        match (expected.fixed, expected.is_open) {
            (0, _) => self.error(format_args!("requires zero {kind}s")),
            (1, false) => self.error(format_args!("requires {one} {kind}")),
            (n, false) => self.error(format_args!("expected {n} {kind}s{found}")),
            (n, true) => self.error(format_args!("expected {n} or more {kind}s{found}")),
        }
    }

    fn number_of_successors(&self) -> Verified {
        let last = self.spec.successors.last().is_some_and(|successor| successor.is_variadic);
        let successors = Count { fixed: self.spec.successors.len() - usize::from(last), is_open: last };
        let found = self.ir.num_successors(self.op);
        if successors.accepts(found) {
            return Ok(());
        }
        match (successors.fixed, successors.is_open) {
            (1, false) => self.error(format_args!("requires 1 successor but found {found}")),
            (n, false) => self.error(format_args!("requires {n} successors but found {found}")),
            (n, true) => self.error(format_args!("requires at least {n} successors but found {found}")),
        }
    }

    /// Checks attributes, properties, and the types of operands and results.
    fn signature(&self) -> Verified {
        let (spec, ir, op) = (self.spec, self.ir, self.op);
        self.group_sizes()?;
        self.properties()?;
        self.attributes()?;
        self.values(
            "operand",
            spec.operands,
            |group| operand_group(spec, ir, op, group),
            |n| ir.operand(op, n),
        )?;
        self.values("result", spec.results, |group| result_group(spec, ir, op, group), |n| ir.result(op, n))
    }

    /// Checks the numbers of segment sizes. Structural traits have already checked their sums.
    fn group_sizes(&self) -> Verified {
        if self.spec.operand_groups == Grouping::Segments {
            self.group_size("operand", OPERAND_SIZES, self.spec.operands.len())?;
        }
        if self.spec.result_groups == Grouping::Segments {
            self.group_size("result", RESULT_SIZES, self.spec.results.len())?;
        }
        Ok(())
    }

    fn group_size(&self, kind: &str, name: &str, groups: usize) -> Verified {
        let sizes = dense_i32(self.ir, self.op, name).len();
        if sizes != 0 && sizes != groups {
            return self.error(format_args!(
                "'{name}' attribute for specifying {kind} segments must have {groups} elements, but got {sizes}"
            ));
        }
        Ok(())
    }

    fn attributes(&self) -> Verified {
        // The generated verifiers look up all required attributes in name order before they check any.
        let mut missing: Option<&str> = None;
        let mut invalid = None;
        for attr in self.spec.attributes {
            match get(self.ir, self.op, attr.name) {
                None if attr.presence == Presence::Required
                    && missing.is_none_or(|other| attr.name < other) =>
                {
                    missing = Some(attr.name);
                }
                Some(value) if invalid.is_none() => invalid = attr.fault(self.ctx, value),
                _ => {}
            }
        }
        match (missing, invalid) {
            (Some(name), _) => Err(self.missing_attribute(name)),
            (None, Some(message)) => self.error(message),
            (None, None) => Ok(()),
        }
    }

    /// The error about a missing attribute. If a user-provided directive reads it, the help names that.
    fn missing_attribute(&self, name: &str) -> Diagnostic {
        let error = op_error(self.ir, self.op, &format!("requires attribute '{name}'"));
        match setter_of_attribute(self.spec, name) {
            Some(setter) => error.with_help(setter),
            None => error,
        }
    }

    fn properties(&self) -> Verified {
        for property in self.spec.properties {
            let stored = get(self.ir, self.op, property.name);
            if stored.is_some_and(|stored| !(property.accepts)(self.ctx, stored)) {
                let PropertySpec { name, summary, .. } = property;
                return self.error(format_args!("property '{name}' failed to satisfy constraint: {summary}"));
            }
        }
        Ok(())
    }

    fn values(
        &self,
        kind: &str,
        specs: &[ValueSpec],
        group: impl Fn(usize) -> std::ops::Range<usize>,
        value: impl Fn(usize) -> Value,
    ) -> Verified {
        for (index, spec) in specs.iter().enumerate() {
            let range = group(index);
            if spec.length == Length::Optional && range.len() > 1 {
                return self.error(format_args!(
                    "{kind} group starting at #{} requires 0 or 1 element, but found {}",
                    range.start,
                    range.len()
                ));
            }
            if !spec.sizes.is_empty() {
                let sizes = inner_sizes(self.ir, self.op, spec.sizes);
                segments(self.ir, self.op, spec.name, range.len(), (spec.sizes, &sizes))?;
            }
            for position in range {
                let ty = self.ir.value_type(value(position));
                if !(spec.constraint.accepts)(self.ctx, ty) {
                    let (summary, ty) = (spec.summary(), ty.to_text(self.ctx));
                    return self.error(format_args!("{kind} #{position} must be {summary}, but got '{ty}'"));
                }
            }
        }
        Ok(())
    }

    fn predicates(&self) -> Verified {
        for predicate in self.spec.predicates {
            if !(predicate.accepts)(self.ctx, self.ir, self.op) {
                return self.error(format_args!("failed to verify that {}", predicate.summary));
            }
        }
        Ok(())
    }

    fn regions(&self) -> Verified {
        for (index, region) in self.ir.regions(self.op).enumerate() {
            let Some(spec) = self.spec.regions.get(index).or(self.spec.regions.last()) else { break };
            if !(spec.accepts)(self.ctx, self.ir, region) {
                return self.error(part("region", index, spec.name, spec.summary));
            }
        }
        Ok(())
    }

    fn successors(&self) -> Verified {
        for (index, block) in self.ir.successors(self.op).enumerate() {
            let Some(spec) = self.spec.successors.get(index).or(self.spec.successors.last()) else { break };
            if !(spec.accepts)(self.ctx, self.ir, block) {
                return self.error(part("successor", index, spec.name, spec.summary));
            }
        }
        Ok(())
    }
}

fn part(kind: &str, index: usize, name: &str, summary: &str) -> String {
    let name = if name.is_empty() { String::new() } else { format!("('{name}') ") };
    format!("{kind} #{index} {name}failed to verify constraint: {summary}")
}
