//! Generates the Rust of the dialects with types and attributes only.

fn main() {
    for name in ["amdgpu", "gpu", "nvgpu", "quant", "smt", "transform"] {
        build_support::Build::new(format!("src/type_dialects/{name}.ods")).run();
    }
}
