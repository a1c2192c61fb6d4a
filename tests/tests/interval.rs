//! The crate `examples/interval`, the dialect of the book's tutorial: its tests pass, and it compiles without warnings.

use tests::examples::Example;

#[test]
fn the_dialect_of_the_tutorial_passes_its_tests() {
    let example = Example::copy("interval", env!("CARGO_TARGET_TMPDIR"));
    let run = example.cargo("test", &[]);
    let (printed, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && !errors.contains("warning"), "{printed}{errors}");
    assert!(printed.contains("test outputs_are_as_written ... ok"), "{printed}");
}
