//! Generates the Rust of the dialects of which the library has the types only.

fn main() {
    for name in ["quant", "smt", "transform"] {
        build_support::Build::new(format!("src/type_dialects/{name}.ods")).run();
    }
}
