//! Generates the Rust of the dialects from their definitions.

/// Each is `src/<name>/<name>.ods`; files that they share are included by their path in `src`.
const DIALECTS: [&str; 14] = [
    "affine", "arith", "cf", "complex", "dlti", "emitc", "func", "index", "math", "memref", "scf", "tensor",
    "ub", "vector",
];

fn main() {
    // The folder of the definitions, for build scripts of crates whose own ones include them.
    println!("cargo::metadata=include={}/src", env!("CARGO_MANIFEST_DIR"));
    build_support::Build::new("src/affine/Passes.ods").output("affine_passes.rs").run();
    for name in DIALECTS {
        let rules = format!("src/{name}/canonicalization.ods");
        if std::path::Path::new(&rules).exists() {
            // It includes the dialect's own definitions.
            build_support::Build::new(rules)
                .include_dir("src")
                .dialect(name)
                .output(format!("{name}.rs"))
                .run();
        } else {
            build_support::Build::new(format!("src/{name}/{name}.ods")).include_dir("src").run();
        }
    }
}
