fn main() {
    let definitions = "src/@name@.ods";
    build_support::Build::new(definitions).run();
}
