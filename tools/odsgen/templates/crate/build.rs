fn main() {
    let definitions = "src/@name@.ods";
    // With the crate `odsgen-dialects` among the dependencies, its definitions can be included:
    // `.include_dir(std::env::var("DEP_ODS_DIALECTS_INCLUDE").unwrap())`.
    build_support::Build::new(definitions).run();
}
