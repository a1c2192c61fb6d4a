//! The output of the program in the crate `examples/lowering`.

use tests::examples::Example;

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_operations_of_a_dialect_become_those_of_arith_and_scf() {
    let example = Example::copy("lowering", env!("CARGO_TARGET_TMPDIR"));
    let run = example.cargo("run", &[]);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && !errors.contains("warning"), "{errors}");
    insta::assert_snapshot!(String::from_utf8_lossy(&run.stdout));
}
