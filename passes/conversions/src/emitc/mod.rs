//! Conversions to `emitc`, and the passes of that dialect.
//!
//! `types` has the rules for types, which each pass combines; then come a module for each dialect and
//! `passes`. `expressions` and `classes` are passes on `emitc` itself.

mod arith;
mod casts;
mod classes;
mod expressions;
mod func;
mod memref;
mod passes;
mod scf;
mod types;

pub use arith::add_arith_to_emitc;
pub use func::add_func_to_emitc;
pub use memref::add_memref_to_emitc;
pub use passes::{
    ConvertArithToEmitC, ConvertFuncToEmitC, ConvertMemRefToEmitC, ConvertToEmitC,
    ConvertToEmitcPatternInterface, FormExpressionsPass, SCFToEmitC, WrapFuncInClassPass,
    register_convert_to_emitc_interfaces, register_passes,
};
pub use scf::add_scf_to_emitc;
