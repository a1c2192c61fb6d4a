//! The dialects that `mlir-opt` 22 registers, for programs that accept the same inputs.

use ir_core::context::{AttributeInterface, ForeignDialects};

use crate::gpu::mapping;

/// The dialects that `mlir-opt` 22 registers, for
/// [`set_foreign_dialects`](ir_core::Context::set_foreign_dialects).
pub const MLIR_OPT: ForeignDialects = ForeignDialects {
    namespaces: NAMESPACES,
    symbol_tables: SYMBOL_TABLES,
    attribute_interfaces: &[
        AttributeInterface {
            interface: "mlir::DeviceMappingAttrInterface",
            dialect: "gpu",
            mnemonics: mapping::MAPPINGS,
        },
        AttributeInterface {
            interface: "mlir::DeviceMaskingAttrInterface",
            dialect: "gpu",
            mnemonics: &[mapping::MASK],
        },
        AttributeInterface {
            interface: "mlir::MemRefLayoutAttrInterface",
            dialect: "test",
            mnemonics: &["memref_layout"],
        },
    ],
    // `scf` uses the mappings of `gpu`, so `mlir-opt` always has them registered. This function checks only
    // their printed form.
    is_always_known: |namespace, body| namespace == b"gpu" && mapping::is_mapping(body),
    unregistered_advice: "call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt \
                          tool used",
};

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

/// The operations that are symbol tables, sorted.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted() {
        assert!(NAMESPACES.is_sorted(), "binary search needs the order");
        assert!(SYMBOL_TABLES.is_sorted(), "binary search needs the order");
    }
}
