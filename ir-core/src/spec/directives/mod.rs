//! The `custom` directives of formats that MLIR's own dialects share: a format that names one of them needs no Rust of its
//! author. Those of one dialect only are in a module of its name, and stand for that dialect's directives alone.
//!
//! What is read, printed and refused is what MLIR's C++ functions `parse…` and `print…` of the same names do.

pub mod acc;
mod async_dependencies;
mod index_list;
mod semi_function_type;

pub use async_dependencies::AsyncDependencies;
pub use index_list::{
    DynamicIndexList, MixedIndices, OptionalDynamicIndexList, parse_index, parse_index_list,
    parse_optional_index, print_index_list,
};
pub use semi_function_type::SemiFunctionType;
