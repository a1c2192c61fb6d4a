//! Generates the declarations of the passes.

/// Each has a folder with its `Passes.ods`.
const CONVERSIONS: [&str; 4] = ["expand_arith", "lower_affine", "math_to_libm", "reconcile_casts"];

fn main() {
    for name in CONVERSIONS {
        build_support::Build::new(format!("src/{name}/Passes.ods")).output(format!("{name}.rs")).run();
    }
}
