//! Generates the Rust of definitions that tests run.

fn main() {
    build_support::Build::new("rewrites/rewrites.ods").run();
    build_support::Build::new("rewrites/beyond.ods").run();
}
