//! Cycles of operations in graph regions, which are cut while folds and patterns run.
//!
//! An operation of a graph region can use its own result, directly or through other operations. Folds and
//! patterns look through operands to the operations that define them, and end only if that descends. In
//! `%a = addi %b, 1` and `%b = addi %a, 2` they would look around the cycle forever. A cut is a cast of one
//! type to itself on an edge that leads back:
//!
//! ```mlir
//! %cut = builtin.unrealized_conversion_cast %b : i32 to i32
//! %a = arith.addi %cut, %c1 : i32
//! %b = arith.addi %a, %c2 : i32
//! ```
//!
//! **Invariant**: without the cuts, no operation of a graph region reaches itself through its operands. A
//! rewrite that is finite in regions with dominance is finite here, too: it replaces a value by values from
//! which it was computed, and that cannot close a cycle.

use super::reconcile::CAST;
use crate::context::Traits;
use crate::ir::{Builder, Ir, Op, OpBuilder as _, OpState, Region, Use, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The casts that cut cycles.
#[derive(Default)]
pub(super) struct CycleCuts {
    casts: FxHashSet<Op>,
}

impl CycleCuts {
    /// Cuts the cycles in these regions.
    pub(super) fn new(ir: &mut Ir, regions: &[Region]) -> Self {
        let edges: Vec<Use> = regions.iter().flat_map(|region| feedback_edges(ir, *region)).collect();
        let mut cuts = CycleCuts::default();
        for edge in edges {
            let value = ir.operand(edge.op, edge.index);
            let (ty, location) = (ir.value_type(value), ir.location(edge.op));
            let name = ir.context().op_name(CAST);
            let state = OpState { operands: &[value], result_types: &[ty], ..OpState::new(name, location) };
            let mut builder = Builder::new(ir);
            builder.set_insertion_point(edge.op);
            let cast = builder.create(&state);
            let cut = ir.result(cast, 0);
            ir.set_operand(edge.op, edge.index, cut);
            cuts.casts.insert(cast);
        }
        cuts
    }

    /// Whether the operation is a cut. Folds and patterns leave it alone.
    #[inline]
    pub(super) fn contains(&self, op: Op) -> bool {
        self.casts.contains(&op)
    }

    /// Whether the value is a result of the operation, or a cut of one. An operation must not be replaced by
    /// such a value.
    pub(super) fn is_own(&self, ir: &Ir, op: Op, value: Value) -> bool {
        match ir.defining_op(value) {
            Some(definition) if definition == op => true,
            Some(cut) if self.contains(cut) => ir.defining_op(ir.operand(cut, 0)) == Some(op),
            _ => false,
        }
    }

    /// Whether an operand of the operation, or of the definition of an operand, is a cut of its result. A
    /// pattern could replace the operation by the cut, and the cut would be all that is left of the cycle.
    pub(super) fn closes_around(&self, ir: &Ir, op: Op) -> bool {
        if self.casts.is_empty() {
            return false;
        }
        let has_own_cut = |definition: Op| ir.operands(definition).any(|value| self.is_own(ir, op, value));
        has_own_cut(op) || ir.operands(op).filter_map(|value| ir.defining_op(value)).any(has_own_cut)
    }

    /// Replaces the results of the cuts by their operands. A cut of its own result stays: the value of
    /// `%a = addi %a, 0` is unknown, but it exists.
    pub(super) fn remove(self, ir: &mut Ir) {
        let mut casts: Vec<Op> = self.casts.into_iter().filter(|cast| ir.is_live(*cast)).collect();
        casts.sort_unstable_by_key(|cast| cast.slot());
        for cast in casts {
            let (cut, value) = (ir.result(cast, 0), ir.operand(cast, 0));
            if cut != value {
                ir.replace_all_uses(cut, value);
                ir.erase(cast);
            }
        }
    }
}

/// Whether operations of the region can use results of later operations. Regions of unregistered operations
/// may be such regions.
pub(super) fn is_graph_region(ir: &Ir, region: Region) -> bool {
    let definition = ir.name(ir.parent_op(region)).definition(ir.context());
    let may_be_graph = definition.is_none_or(|definition| definition.traits().has(Traits::GRAPH_REGION));
    may_be_graph && ir.has_one_block(region)
}

/// The uses that lead from an operation of the region to itself or to a later operation of the same cycle.
fn feedback_edges(ir: &Ir, region: Region) -> Vec<Use> {
    let Some(block) = ir.first_block(region) else { return Vec::new() };
    if !ir.ops(block).any(|op| ir.has_uses(op)) {
        return Vec::new();
    }
    let indices: FxHashMap<Op, usize> = ir.ops(block).zip(0..).collect();
    let mut users: Vec<Vec<usize>> = Vec::new();
    let mut backward: Vec<(Use, usize, usize)> = Vec::new();
    for (definition, op) in ir.ops(block).enumerate() {
        let mut indices_of_users = Vec::new();
        for place in ir.results(op).flat_map(|value| ir.uses(value)) {
            let around = ir.ancestor_in_region(region, place.op).and_then(|user| indices.get(&user));
            let Some(&user) = around else { continue };
            indices_of_users.push(user);
            if user <= definition {
                backward.push((place, definition, user));
            }
        }
        users.push(indices_of_users);
    }
    if backward.is_empty() {
        return Vec::new();
    }
    let components = strong_components(&users);
    let is_cyclic = |&(_, definition, user): &(Use, usize, usize)| components[definition] == components[user];
    backward.into_iter().filter(is_cyclic).map(|(place, ..)| place).collect()
}

/// The index of the strongly connected component of each node (Tarjan's algorithm).
fn strong_components(edges: &[Vec<usize>]) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let (mut order, mut low) = (vec![NONE; edges.len()], vec![NONE; edges.len()]);
    let (mut component, mut open) = (vec![NONE; edges.len()], Vec::new());
    let mut next = 0;
    for root in 0..edges.len() {
        if order[root] != NONE {
            continue;
        }
        let mut path = vec![(root, 0)];
        while let Some((node, edge)) = path.last_mut() {
            let (node, target) = (*node, edges[*node].get(*edge).copied());
            if *edge == 0 {
                (order[node], low[node]) = (next, next);
                next += 1;
                open.push(node);
            }
            *edge += 1;
            match target {
                Some(target) if order[target] == NONE => path.push((target, 0)),
                Some(target) if component[target] == NONE => low[node] = low[node].min(order[target]),
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((parent, _)) = path.last() {
                        low[*parent] = low[*parent].min(low[node]);
                    }
                    if low[node] == order[node] {
                        while let Some(member) = open.pop() {
                            component[member] = node;
                            if member == node {
                                break;
                            }
                        }
                    }
                }
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use super::strong_components;

    #[test]
    fn nodes_of_a_cycle_have_one_component() {
        let components = strong_components(&[vec![1], vec![2, 3], vec![0], vec![4], vec![3, 4], vec![]]);
        assert_eq!(components[0], components[1]);
        assert_eq!(components[1], components[2]);
        assert_eq!(components[3], components[4]);
        assert_ne!(components[0], components[3]);
        assert_ne!(components[3], components[5]);
    }
}
