//! The blocks of a function that are reached, and their order.

use super::ast::Function;

/// The indices of the blocks that are reached from the first one, in reverse post order, in which LLVM visits
/// them.
pub(super) fn reverse_post_order(function: &Function) -> Vec<usize> {
    let successors = |block: usize| match function.blocks.get(block).and_then(|block| block.insts.last()) {
        Some(terminator) => terminator.successors.as_slice(),
        None => &[],
    };
    let mut is_seen = vec![false; function.blocks.len()];
    let mut order = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    if let Some(first) = is_seen.first_mut() {
        *first = true;
        open.push((0, 0));
    }
    while let Some((block, next)) = open.last_mut() {
        match successors(*block).get(*next) {
            Some(&successor) => {
                *next += 1;
                if !std::mem::replace(&mut is_seen[successor], true) {
                    open.push((successor, 0));
                }
            }
            None => {
                order.push(*block);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}
