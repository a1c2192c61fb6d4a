//! What the compiler says about the mistakes that authors and users of a dialect make most. Each file of `tests/wrong` has
//! one, and beside it the exact errors; `TRYBUILD=overwrite` writes them anew.

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("tests/wrong/*.rs");
}
