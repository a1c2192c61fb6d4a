//! C++ of Torch-MLIR's dialects: the syntax of types and of most operations.

mod containers;
mod operations;
mod tensor;

pub use containers::{FixedTypes, ModuleName, OneType, TwoTypes, Types};
pub use operations::{parse_default_torch_op, print_default_torch_op};
pub use tensor::{Tensor, UNKNOWN};
