//! The `custom` directives that formats of MLIR's own dialects share. Their authors need no Rust for them.
//! Directives of single dialects are in the crate `cpp-hooks`.
//!
//! They accept and print the syntax of MLIR's C++ functions `parse…` and `print…` of the same name.
//!
//! The generator refers to them by `SHARED_DIRECTIVES`.

mod dimension_list;
mod index_list;
mod semi_function_type;

pub use dimension_list::{DimensionList, parse_dimensions};
pub use index_list::{
    DynamicIndexList, MixedIndices, OptionalDynamicIndexList, parse_index, parse_index_list,
    parse_optional_index, print_index_list,
};
pub use semi_function_type::SemiFunctionType;
