fn main() {
    build_support::Build::new("src/kal.ods").dialect("kal").run();
    build_support::Build::new("src/Passes.ods").run();
}
