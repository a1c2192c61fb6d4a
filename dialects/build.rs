//! Generates the Rust of the dialects.

fn main() {
    build_support::Build::new("src/toy.ods").run();
}
