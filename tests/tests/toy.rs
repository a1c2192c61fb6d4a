//! The crate `examples/toy` in the hands of a newcomer: copied, run, changed, and broken.

use std::fs;
use std::process::Output;
use std::time::Duration;

use tests::examples::Example;

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Changes definitions, and waits until Cargo notices: it compares times, which may have a coarse resolution.
fn change(example: &Example, from: &str, to: &str) {
    let path = example.folder.join("src/toy.ods");
    let text = fs::read_to_string(&path).expect("definitions");
    assert!(text.contains(from), "{text}");
    std::thread::sleep(Duration::from_millis(1100));
    fs::write(path, text.replace(from, to)).expect("definitions");
}

/// The file that the build script writes.
fn generated(example: &Example) -> String {
    let messages = example.cargo("build", &["--message-format=json"]);
    let messages = String::from_utf8_lossy(&messages.stdout).into_owned();
    let script =
        messages.lines().find(|line| line.contains("build-script-executed") && line.contains("/toy"));
    let script = script.unwrap_or_else(|| panic!("{messages}"));
    let (_, rest) = script.split_once("\"out_dir\":\"").expect("a folder");
    let (folder, _) = rest.split_once('"').expect("a string");
    format!("{folder}/toy.rs")
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn the_example_runs_and_follows_its_definitions() {
    let example = Example::copy("toy", env!("CARGO_TARGET_TMPDIR"));
    let run = example.cargo("run", &[]);
    assert!(run.status.success(), "{}", errors(&run));
    assert!(!errors(&run).contains("warning"), "{}", errors(&run));
    insta::assert_snapshot!(String::from_utf8_lossy(&run.stdout));
    let again = example.cargo("build", &[]);
    assert!(!errors(&again).contains("Compiling"), "nothing changed:\n{}", errors(&again));

    let generated = generated(&example);
    change(&example, "`width` $width", "`columns` $width");
    let run = example.cargo("run", &[]);
    assert!(run.status.success(), "{}", errors(&run));
    assert!(String::from_utf8_lossy(&run.stdout).contains("toy.print %0, %2 columns 8 : i32, i32"));

    change(&example, "$lhs `,` $rhs", "$lhs `,` $rsh");
    let wrong = example.cargo("build", &[]);
    assert!(!wrong.status.success());
    let place = "src/toy.ods:21:34: error[";
    assert!(errors(&wrong).contains(place), "{}", errors(&wrong));
    let text = fs::read_to_string(generated).expect("the generated file");
    assert!(text.starts_with("::core::compile_error!(") && text.contains(place), "{text}");

    change(&example, "$lhs `,` $rsh", "$lhs `,` $rhs");
    let run = example.cargo("run", &[]);
    assert!(run.status.success(), "{}", errors(&run));
}
