//! MLIR's own dialects, which most texts use even if they are not registered here.
//!
//! Types and attributes nested in a builtin type must implement certain interfaces. Those of an unregistered dialect are kept
//! as text, and MLIR rejects them there. But `mlir-opt` registers the dialects below, and its output in generic form is
//! valid; so their types and attributes are assumed to implement the interfaces.

use super::{Context, Ident, OpName};
use crate::ops::Traits;

/// The namespaces, sorted.
const NAMESPACES: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "test",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// Their operations that are symbol tables, sorted.
const SYMBOL_TABLES: &[&str] = &[
    "builtin.module",
    "emitc.class",
    "emitc.file",
    "gpu.module",
    "irdl.dialect",
    "llvm.comdat",
    "shape.function_library",
    "spirv.module",
    "transform.irdl.collect_matching",
    "transform.with_pdl_patterns",
];

impl OpName {
    /// Whether operations of this name are symbol tables, by their definition or in `mlir-opt`.
    pub(crate) fn is_symbol_table(self, ctx: &Context) -> bool {
        self.has(ctx, Traits::SYMBOL_TABLE)
            || !self.is_registered(ctx) && self.is_upstream_symbol_table(ctx) == Some(true)
    }

    /// Whether it is unknown if operations of this name are symbol tables.
    pub(crate) fn is_unknown_symbol_table(self, ctx: &Context) -> bool {
        let dialect = self.dialect(ctx);
        !self.is_registered(ctx) && ctx.dialect(dialect).is_none() && !dialect.is_upstream_dialect(ctx)
    }

    /// Whether it is a symbol table in `mlir-opt`; `None` if `mlir-opt` does not register its dialect.
    pub(crate) fn is_upstream_symbol_table(self, ctx: &Context) -> Option<bool> {
        let is_known = self.dialect(ctx).is_upstream_dialect(ctx);
        is_known.then(|| SYMBOL_TABLES.binary_search(&self.as_str(ctx)).is_ok())
    }
}

impl Ident {
    /// Whether `mlir-opt` registers a dialect with this namespace.
    pub(crate) fn is_upstream_dialect(self, ctx: &Context) -> bool {
        NAMESPACES.binary_search(&self.as_str(ctx)).is_ok()
    }
}

/// Whether an attribute maps iterations of `scf.forall` to a unit of a GPU. `scf` uses these attributes of `gpu`, so
/// `mlir-opt` always registers them; only their printed form is known here.
pub(crate) fn is_device_mapping(dialect: &[u8], body: &[u8]) -> bool {
    let Ok(body) = str::from_utf8(body) else { return false };
    let Some((mnemonic, value)) = body.strip_suffix('>').and_then(|body| body.split_once('<')) else {
        return false;
    };
    let is_value = match mnemonic {
        "block" | "lane" | "thread" | "warp" | "warpgroup" => match value.strip_prefix("linear_dim_") {
            Some(number) => matches!(number.as_bytes(), [b'0'..=b'9']),
            None => matches!(value, "x" | "y" | "z"),
        },
        "mask" => value.parse::<u64>().is_ok_and(|mask| mask.to_string() == value),
        "memory_space" => matches!(value, "global" | "private" | "workgroup"),
        _ => false,
    };
    dialect == b"gpu" && is_value
}
