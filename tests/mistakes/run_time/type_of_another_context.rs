//! A type of one context is used in another one.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let (ctx, other) = (context(), context());
    let foreign = other.function_type(&[other.integer_type(32)], &[]);
    ctx.function_type(&[foreign], &[]);
    Ok(())
}
