//! Generates the declaration of the pass.

fn main() {
    build_support::Build::new("src/Passes.ods").run();
}
