fn main() {
    // The folder of the definitions of arith.
    let dialects = std::env::var("DEP_ODS_DIALECTS_INCLUDE").expect("the crate `dialects` says it");
    build_support::Build::new("src/sieve.ods").include_dir(dialects).run();
    build_support::Build::new("src/Passes.ods").run();
}
