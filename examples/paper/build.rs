//! Generates the Rust of each dialect.

fn main() {
    for name in ["d", "fir", "nn", "tf", "ttkernel"] {
        build_support::Build::new(format!("src/{name}.ods")).run();
    }
}
