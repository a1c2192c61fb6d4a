//! Generates the Rust of each dialect.

fn main() {
    for name in ["d", "fir", "tf", "ttkernel"] {
        build_support::Build::new(format!("src/{name}.ods")).run();
    }
    // Rules that make operations of another dialect need its definitions.
    build_support::Build::new("src/figure6.ods")
        .include_dir("src")
        .include_dir(std::env::var("DEP_ODS_DIALECTS_INCLUDE").expect("the crate `dialects` says it"))
        .dialect("nn")
        .output("nn.rs")
        .run();
}
