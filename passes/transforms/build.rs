//! Generates the declarations of the passes.

fn main() {
    build_support::Build::new("src/Passes.ods").run();
}
