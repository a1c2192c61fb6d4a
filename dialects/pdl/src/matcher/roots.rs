//! The operations of a pattern that no other one reaches, and the ways between them.
//!
//! From the root, what operands come from is reached downwards. Other operations that nothing uses are reached upwards, from a value
//! that they share with what was reached before, through its users.

use std::collections::{HashMap, HashSet, VecDeque};

use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::verify::op_failure;

use super::positions::{Answer, Position, Predicate, Question};
use super::predicates::{Collector, Compiled, index};
use crate::parts::{is, is_range};
use crate::{OperationOp, ResultOp, ResultsOp};

/// The step from a handle to what uses it: the operation and the index of the operand, or a result and its index.
#[derive(Clone, Copy)]
struct Step {
    to: Value,
    index: Option<usize>,
}

/// The handles below a root: the depth of each handle, and the step towards the root.
#[derive(Default)]
struct Below {
    order: Vec<Value>,
    depths: HashMap<Value, usize>,
    steps: HashMap<Value, Step>,
}

/// The operations whose results no other operation of the pattern uses, and the given root.
fn candidates(ir: &Ir, body: &[Op], root: Option<Value>) -> Vec<Value> {
    let operations = || body.iter().filter_map(|op| OperationOp::cast(ir, *op));
    let mut used = HashSet::new();
    for operand in operations().flat_map(|operation| operation.operand_values(ir).collect::<Vec<_>>()) {
        let result = ir.defining_op(operand).filter(|op| is::<ResultOp>(ir, *op) || is::<ResultsOp>(ir, *op));
        used.extend(result.map(|op| ir.operand(op, 0)));
    }
    let values = operations().map(|operation| ir.result(operation.op(), 0));
    values.filter(|value| Some(*value) == root || !used.contains(value)).collect()
}

/// The handles that are reached from a root through operands, breadth first.
fn below(ir: &Ir, root: Value) -> Compiled<Below> {
    let mut found = Below::default();
    let mut pending = VecDeque::from([(root, None, 0)]);
    while let Some((value, step, depth)) = pending.pop_front() {
        if found.depths.contains_key(&value) {
            continue;
        }
        found.order.push(value);
        found.depths.insert(value, depth);
        found.steps.extend(step.map(|step| (value, step)));
        let Some(op) = ir.defining_op(value) else { continue };
        if let Some(operation) = OperationOp::cast(ir, op) {
            let operands: Vec<Value> = operation.operand_values(ir).collect();
            let is_all = matches!(operands[..], [all] if is_range(ir, all));
            for (index, operand) in operands.into_iter().enumerate() {
                let step = Step { to: value, index: (!is_all).then_some(index) };
                pending.push_back((operand, Some(step), depth + 1));
            }
        } else if is::<ResultOp>(ir, op) || is::<ResultsOp>(ir, op) {
            let step = Step { to: value, index: index(ir, op)? };
            pending.push_back((ir.operand(op, 0), Some(step), depth));
        }
    }
    Ok(found)
}

/// The cheapest way from a root to another one: its cost, and the handle that both reach.
fn connector(from: &Below, to: &Below) -> Option<(usize, Value)> {
    let shared = from.order.iter().filter_map(|value| Some((*to.depths.get(value)?, *value)));
    shared.min_by_key(|(depth, _)| *depth)
}

/// A way: the root that is reached, and the handle where the way up to it begins.
type Edge = (usize, Value);

/// The ways from a root to all others, each to the one that is cheapest to reach, and their cost.
fn spanning(areas: &[Below], root: usize) -> Option<(usize, Vec<Edge>)> {
    let (mut reached, mut edges, mut total) = (vec![root], Vec::new(), 0);
    while reached.len() < areas.len() {
        let ways = (0..areas.len()).filter(|to| !reached.contains(to)).flat_map(|to| {
            let reached = &reached;
            reached.iter().filter_map(move |from| {
                let (cost, connector) = connector(&areas[*from], &areas[to])?;
                Some((cost, to, connector))
            })
        });
        let (cost, to, connector) = ways.min_by_key(|(cost, to, _)| (*cost, *to))?;
        total += cost;
        edges.push((to, connector));
        reached.push(to);
    }
    Some((total, edges))
}

/// Collects the predicates of all operations of a pattern, from its root or the one from which the others are reached best, which is
/// returned.
pub(super) fn collect(
    collector: &mut Collector<'_>,
    ir: &Ir,
    pattern: Op,
    body: &[Op],
    given: Option<Value>,
) -> Compiled<Value> {
    let roots = candidates(ir, body, given);
    let areas = roots.iter().map(|root| below(ir, *root)).collect::<Compiled<Vec<_>>>()?;
    let disconnected = || {
        op_failure(
            ir,
            pattern,
            "the pattern has operations that cannot be reached from each other through operands",
        )
    };
    let best = match given {
        Some(given) => roots.iter().position(|root| *root == given),
        None => {
            let costs = (0..roots.len()).filter_map(|root| Some((spanning(&areas, root)?.0, root)));
            costs.min().map(|(_, root)| root)
        }
    };
    let best = best.ok_or_else(disconnected)?;
    let (_, edges) = spanning(&areas, best).ok_or_else(disconnected)?;
    let start = collector.position(Position::Root);
    collector.tree(roots[best], start)?;
    for (index, (to, connector)) in edges.into_iter().enumerate() {
        if !collector.found.contains_key(&roots[to]) {
            upwards(collector, ir, &areas[to], connector, roots[to], index + 1)?;
        }
    }
    Ok(roots[best])
}

/// Goes up from a handle to a root, and collects the predicates of each operation on the way.
fn upwards(
    collector: &mut Collector<'_>,
    ir: &Ir,
    area: &Below,
    connector: Value,
    root: Value,
    root_index: usize,
) -> Compiled<()> {
    let Some(mut position) = collector.found.get(&connector).copied() else { return Ok(()) };
    let mut value = connector;
    while value != root {
        let Some(step) = area.steps.get(&value).copied() else { break };
        let Some(op) = ir.defining_op(step.to) else { break };
        if let Some(operation) = OperationOp::cast(ir, op) {
            let user = collector.position(Position::User(position, root_index));
            let operands: Vec<Value> = operation.operand_values(ir).collect();
            let operand = collector.position(match step.index {
                None => Position::Operands(user, None, true),
                Some(index) if operands[..=index].iter().any(|operand| is_range(ir, *operand)) => {
                    Position::Operands(user, Some(index), is_range(ir, operands[index]))
                }
                Some(index) => Position::Operand(user, index),
            });
            let question = Question::EqualTo(position);
            collector.predicates.push(Predicate { position: operand, question, answer: Answer::Yes });
            collector.user(step.to, user, step.index)?;
            position = user;
        } else {
            position = collector.result(op, position, step.index);
            collector.found.entry(step.to).or_insert(position);
        }
        value = step.to;
    }
    Ok(())
}
