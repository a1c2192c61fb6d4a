//! The steps of the reduction. Each lists edits of the current module, most effective first.
//!
//! - **Invariant**: an edit does nothing if an entity that it names was erased.
//! - **Invariant**: no edit undoes another one, so that the rounds end. Values become arguments or
//!   constants,
//!   numbers become smaller, everything else becomes less.

mod attributes;
mod control;
mod erase;
mod regions;
mod signatures;
mod types;
mod values;

use crate::stand_in::Source;
use ir_core::Module;
use ir_core::ir::{Ir, Op, Order};
use reduce::{Trials, apply_most};
use std::io;

/// A change of a module; returns whether it had an effect.
type Edit = Box<dyn Fn(&mut Ir) -> bool>;

/// Applies every step once. Returns whether the module changed.
pub fn round(module: &mut Module, trials: &mut Trials<'_>) -> io::Result<bool> {
    let mut has_changed = erase_by_depth(module, Source::Argument, trials)?;
    for edits in [regions::hoist, regions::clear, control::edits] {
        has_changed |= apply(module, &edits(module), trials)?;
    }
    for source in [Source::Operand, Source::Constant] {
        has_changed |= erase_by_depth(module, source, trials)?;
    }
    for edits in [values::edits, signatures::arguments, signatures::results, attributes::drop] {
        has_changed |= apply(module, &edits(module), trials)?;
    }
    has_changed |= types::shrink(module, trials)?;
    for edits in [attributes::zero, attributes::one, attributes::halve] {
        has_changed |= apply(module, &edits(module), trials)?;
    }
    Ok(has_changed)
}

/// Erases operations: first those of the module, then those nested in the remaining ones.
fn erase_by_depth(module: &mut Module, source: Source, trials: &mut Trials<'_>) -> io::Result<bool> {
    let mut has_changed = false;
    let mut level = vec![module.operation()];
    loop {
        level = level.iter().flat_map(|&op| direct_ops(module.ir(), op)).collect();
        if level.is_empty() {
            return Ok(has_changed);
        }
        has_changed |= apply(module, &erase::edits(module.ir(), &level, source), trials)?;
        level.retain(|&op| module.ir().is_live(op));
    }
}

/// The operations of the regions, without those nested in them.
fn direct_ops(ir: &Ir, op: Op) -> Vec<Op> {
    let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
    blocks.flat_map(|block| ir.ops(block)).collect()
}

/// Applies as many of the edits as the trials accept.
fn apply(module: &mut Module, edits: &[Edit], trials: &mut Trials<'_>) -> io::Result<bool> {
    apply_most(module, edits, |module, edit| edit(module.ir_mut()), &mut |candidate| {
        accepts(candidate, trials)
    })
}

/// Whether the module is valid and accepted.
fn accepts(candidate: &Module, trials: &mut Trials<'_>) -> io::Result<bool> {
    Ok(candidate.verify().is_ok() && trials.accepts(&candidate.to_string())?)
}

/// All operations in the module, the outer ones first.
fn nested_ops(module: &Module) -> Vec<Op> {
    module.ir().nested_ops(module.operation(), Order::Pre).skip(1).collect()
}
