fn main() {
    build_support::Build::new("src/lattice.ods").dialect("lattice").run();
    build_support::Build::new("src/Passes.ods").run();
}
