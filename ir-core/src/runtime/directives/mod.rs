//! The `custom` directives of formats that MLIR's own dialects share: a format that names one of them needs no Rust of its
//! author. Directives of single dialects are in the crate `cpp-hooks`.
//!
//! They read, print and reject the same text as MLIR's C++ functions `parse…` and `print…` of the same names.
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
