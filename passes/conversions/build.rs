//! Generates the declarations of the passes.

/// The folders of the conversions. Each has a `Passes.ods`.
const CONVERSIONS: [&str; 13] = [
    "complex_to_libm",
    "emitc",
    "expand_arith",
    "expand_math",
    "expand_strided_metadata",
    "llvm",
    "lower_affine",
    "math_to_libm",
    "memref_to_llvm",
    "reconcile_casts",
    "scf_to_cf",
    "to_llvm",
    "vector_to_llvm",
];

fn main() {
    for name in CONVERSIONS {
        build_support::Build::new(format!("src/{name}/Passes.ods")).output(format!("{name}.rs")).run();
    }
}
