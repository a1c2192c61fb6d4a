//! The `custom` directives of formats that MLIR's own dialects share: a format that names one of them needs no Rust of its
//! author. Those of one dialect only are in a module of its name, and stand for that dialect's directives alone.
//!
//! What is read, printed and refused is what MLIR's C++ functions `parse…` and `print…` of the same names do.

pub mod acc;
pub mod amdgpu;
mod async_dependencies;
pub mod async_values;
pub mod cf;
mod dimension_list;
pub mod emitc;
pub mod gpu;
mod index_list;
mod initial_values;
pub mod irdl;
pub mod llvm;
pub mod memref;
pub mod ml_program;
pub mod omp;
pub mod pdl;
pub mod pdl_interp;
pub mod scf;
mod semi_function_type;
pub mod sparse_tensor;
pub mod spirv;
mod successors;
mod switches;
pub mod transform;
pub mod wasmssa;
mod words;

pub use async_dependencies::AsyncDependencies;
pub use dimension_list::DimensionList;
pub use index_list::{
    DynamicIndexList, MixedIndices, OptionalDynamicIndexList, parse_index, parse_index_list,
    parse_optional_index, print_index_list,
};
pub use semi_function_type::SemiFunctionType;
