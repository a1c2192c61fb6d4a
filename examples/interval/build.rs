fn main() {
    // The folder of the definitions of arith and scf.
    let dialects = std::env::var("DEP_ODS_DIALECTS_INCLUDE").expect("the crate `dialects` says it");
    build_support::Build::new("src/interval.ods").include_dir(dialects).dialect("interval").run();
    build_support::Build::new("src/Passes.ods").run();
}
