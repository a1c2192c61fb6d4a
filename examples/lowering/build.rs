fn main() {
    build_support::Build::new("src/calc.ods").include_dir("../../dialects/src").dialect("calc").run();
}
