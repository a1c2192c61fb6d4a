//! C++-only behaviour of MLIR's dialects: `custom` directives of assembly formats, and result type
//! inference. Code that is generated from MLIR's definitions calls it and needs no user-provided Rust.
//! [`MLIR_OPT`] lists the dialects that `mlir-opt` registers.
//!
//! Each dialect has a module. Generated code refers to directives and inferences by type name. The
//! generator reads these names from the definitions in `ods-codegen/prelude/cpp-hooks`. A directive accepts
//! and prints the syntax of MLIR's C++ functions `parse…` and `print…` of the same name. It identifies
//! attributes and types by mnemonic, never by generated handle.

pub mod acc;
pub mod amdgpu;
pub mod async_values;
pub mod bufferization;
pub mod cf;
pub mod comb;
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
pub mod stablehlo;
pub mod syntax;
pub mod torch;
pub mod transform;
pub mod vector;
pub mod wasmssa;

pub use foreign::MLIR_OPT;
