//! Directives of the dialect `stablehlo`, and result types of its operations and of `chlo`.
//!
//! The syntax is that of the C++ functions in StableHLO's `AssemblyFormat.cpp` and `StablehloOps.cpp`. The
//! operations `constant`, `reduce` and `while` have no format in their definitions. Each of them has a
//! directive here for its whole syntax, and a fact `OperationFormat` that uses it.

mod constant;
mod convolution;
mod dimension_numbers;
mod dot;
mod fields;
pub mod inference;
mod lists;
mod parts;
mod precision;
mod reduce;
mod types;
mod while_loop;
mod window;

pub use constant::{Constant, ConstantOp};
pub use convolution::{ConvNumbers, ConvolutionDimensions};
pub use dot::DotDimensionNumbers;
pub use fields::{DotNumbers, GatherNumbers, OutputOperandAlias, ScatterNumbers, TypeExtensions};
pub use lists::{CustomCallTarget, ExponentMantissa, SliceRanges, VariadicOperandWithAttribute};
pub use precision::{PrecisionConfig, PrecisionConfigAndAlgorithm};
pub use reduce::ReduceOp;
pub use types::{
    ComplexOpType, PairwiseOpType, SameOperandsAndResultType, SelectOpType, TupleOpType,
    VariadicSameOperandsAndResultType,
};
pub use while_loop::WhileOp;
pub use window::WindowAttributes;
