//! The semantics of operations, one folder for each dialect, in the order of its definitions.

pub mod affine;
pub mod arith;
pub mod builtin;
pub mod cf;
pub mod complex;
pub mod func;
pub mod index;
pub mod llvm;
pub mod math;
pub mod memref;
pub mod mixed;
pub mod scf;
pub mod tensor;
pub mod ub;
pub mod vector;

use crate::registry::Registry;

/// Adds the operations of all dialects.
pub fn register(registry: &mut Registry) {
    affine::register(registry);
    arith::register(registry);
    builtin::register(registry);
    cf::register(registry);
    complex::register(registry);
    func::register(registry);
    index::register(registry);
    llvm::register(registry);
    math::register(registry);
    memref::register(registry);
    scf::register(registry);
    tensor::register(registry);
    ub::register(registry);
    vector::register(registry);
}
