//! Functions of libraries that programs declare: memory of C, math, and printing of MLIR's runner.

mod math;
mod memory;
mod memrefs;
mod print;
mod printf;

use crate::registry::Registry;

/// Adds all functions.
pub fn register(registry: &mut Registry) {
    memory::register(registry);
    memrefs::register(registry);
    math::register(registry);
    print::register(registry);
    printf::register(registry);
}
