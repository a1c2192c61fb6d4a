//! The functions of `mlir-c/Dialect` that follow from definitions, as `odsgen gen c-api --host rust` writes
//! them: those with the name and the signature of MLIR's. A test of `tests/tests/capi.rs` compares the files
//! with the generator's output, and writes them.

#[rustfmt::skip]
pub mod emitc;
#[rustfmt::skip]
pub mod llvm;
#[rustfmt::skip]
pub mod pdl;
#[rustfmt::skip]
pub mod transform;
