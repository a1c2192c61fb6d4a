fn main() {
    build_support::Build::new("src/toy.ods").run();
}
