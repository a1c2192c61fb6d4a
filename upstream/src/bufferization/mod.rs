//! Result types of operations of the dialect `bufferization`.

use ir_core::predicates::build::i1_type;
use ir_core::predicates::types::is_integer_of_width;

use crate::prelude::*;

/// `bufferization.dealloc`: a bit for each retained value. Each deallocated value has a condition, too, and conditions are the
/// only integers among the operands.
#[derive(Clone, Copy, Debug)]
pub struct Dealloc;

impl ResultTypes for Dealloc {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let ctx = parts.context();
        let operands = parts.operands();
        let conditions = operands.iter().filter(|ty| is_integer_of_width(ctx, **ty, 1)).count();
        let retained = operands.len().checked_sub(2 * conditions)?;
        Some(vec![i1_type(ctx); retained])
    }
}
