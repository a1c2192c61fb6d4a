//! Behaviour of MLIR's own dialects that MLIR has in C++ only, so that code generated from their definitions needs no
//! user-provided Rust for it: `custom` directives of assembly formats, and inferences of result types. [`MLIR_OPT`] says which
//! dialects `mlir-opt` knows.
//!
//! Each dialect has a module. Directives and inferences are types that generated code names; the generator learns these names from
//! the definitions in `ods-codegen/prelude/cpp-hooks`. They read, print and refuse the text that MLIR's C++ functions `parse…` and
//! `print…` of the same names do. They know attributes and types by their mnemonics, never by generated handles.

pub mod acc;
pub mod amdgpu;
pub mod async_values;
pub mod bufferization;
pub mod cf;
pub mod emitc;
mod foreign;
pub mod gpu;
pub mod irdl;
pub mod llvm;
pub mod memref;
pub mod ml_program;
pub mod omp;
pub mod pdl;
pub mod pdl_interp;
mod prelude;
pub mod ptr;
pub mod scf;
pub mod smt;
pub mod sparse_tensor;
pub mod spirv;
pub mod syntax;
pub mod transform;
pub mod vector;
pub mod wasmssa;

pub use foreign::MLIR_OPT;
