//! The crates `examples/interval`, the dialect of the book's tutorial, `examples/sieve`, of which its other chapters show parts,
//! `examples/kaleidoscope`, the compiler of its chapters on a language, and `examples/lattice`: their tests pass, and they compile
//! without warnings.

use tests::examples::Example;

/// Runs the tests of an example, one of which must be `test`, and Clippy.
fn passes(name: &str, test: &str) {
    let example = Example::copy(name, env!("CARGO_TARGET_TMPDIR"));
    let run = example.cargo("test", &[]);
    let (printed, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success() && !errors.contains("warning"), "{printed}{errors}");
    assert!(printed.contains(&format!("test {test} ... ok")), "{printed}");
    let run = example.cargo("clippy", &["--all-targets", "--", "-D", "warnings"]);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn the_dialect_of_the_tutorial_passes_its_tests() {
    passes("interval", "outputs_are_as_written");
}

#[test]
fn the_packet_filter_passes_its_tests() {
    passes("sieve", "a_printed_module_is_read_again");
}

#[test]
fn the_language_of_arrays_passes_its_tests() {
    passes("kaleidoscope", "programs_print_this");
}

#[test]
fn lattice_regression_passes_its_tests() {
    passes("lattice", "compiled_models_predict_what_the_interpreter_does");
}
