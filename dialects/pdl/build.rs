//! Generates the Rust of the dialect from its definitions.

fn main() {
    build_support::Build::new("src/pdl.ods").run();
}
