//! The statements of the README and of the examples are true.

use std::path::{Path, PathBuf};
use std::process::Command;

use differential::prelude::MLIR_INCLUDE;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, MemoryLoader};
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, read};

#[expect(clippy::print_stdout, reason = "the program shows what it finds")]
mod program {
    include!("readme/program.rs");

    #[test]
    fn the_program_of_the_readme_doubles() {
        let text = "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}\n";
        let printed = program(text).expect("the text is right");
        assert!(printed.contains("arith.muli %arg0, %c2_i32 : i32"), "{printed}");
        let error =
            program("func.func @f() {\n  %0 = arith.addi %x, %x : i32\n}\n").expect_err("there is no %x");
        let shown = "-:2:19: error: use of undeclared SSA value name\n  %0 = arith.addi %x, %x : i32\n                  ^\n";
        assert!(error.to_string().starts_with(shown), "{error}");
    }

    #[test]
    fn the_readme_shows_the_program() {
        let readme = include_str!("../../README.md");
        assert!(readme.contains(include_str!("readme/program.rs")));
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn assert_accepted(kind: &str, outcome: &Outcome) {
    let text = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(text.is_empty(), "{kind}:\n{text}");
    assert!(outcome.records.defs().len() > 0, "{kind} defines nothing");
}

#[test]
fn definitions_in_the_readme_are_accepted() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README");
    let blocks: Vec<&str> =
        readme.split("```tablegen\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        let files = vec![("readme.ods".to_owned(), block.to_owned())];
        let mut loader = MemoryLoader { files, prelude: ods_codegen::prelude::FILES };
        assert_accepted(block, &read("readme.ods", &mut loader, &[], &Options::default()));
    }
}

#[test]
fn the_readme_links_to_files_that_exist() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README");
    let targets = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let local: Vec<&str> = targets.filter(|target| !target.starts_with("https://")).collect();
    assert!(local.len() >= 3);
    for target in local {
        assert!(root().join(target).exists(), "{target}");
    }
}

/// Every file with definitions in a folder and those below it.
fn definitions(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(definitions(&path));
        } else if path.extension().is_some_and(|ending| ending == "ods") {
            found.push(path);
        }
    }
    found
}

#[test]
fn examples_are_accepted() {
    let found = definitions(&root().join("examples"));
    assert!(!found.is_empty());
    for path in found {
        let shown = path.to_string_lossy();
        // Rules that create operations of other dialects include their definitions, as in the build scripts.
        let include_dirs = vec![path.parent().expect("a folder").to_owned(), root().join("dialects/src")];
        let mut loader = DiskLoader { prelude: ods_codegen::prelude::FILES, include_dirs };
        let outcome = read(&shown, &mut loader, &[], &Options::default());
        assert_accepted(&shown, &outcome);
        let text = std::fs::read_to_string(&path).expect("a file of the example");
        let needs_others = text.lines().any(|line| line.starts_with("include") && line.ends_with(".ods\""));
        assert!(needs_others || outcome.opened.len() == 1, "{shown} needs {:?}", outcome.opened);
    }
}

#[test]
fn the_readme_shows_the_files_of_the_example() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README");
    for (language, file) in
        [("tablegen", "src/toy.ods"), ("rust,ignore", "build.rs"), ("rust,ignore", "src/toy.rs")]
    {
        let text =
            std::fs::read_to_string(root().join("examples/toy").join(file)).expect("a file of the example");
        assert!(readme.contains(&format!("```{language}\n{text}```")), "{file}");
    }
}

/// The examples that are about operations.
const DIALECTS: [&str; 4] = ["machine.ods", "matrix.ods", "rewrites.ods", "toy/src/toy.ods"];

/// The output of mlir-tblgen for a generator's option.
fn peer_prints(option: &str, include: &Path, example: &str) -> String {
    let mut command = Command::new("/usr/lib/llvm-22/bin/mlir-tblgen");
    command.arg(option).arg("-I").arg(include).arg(root().join("examples").join(example));
    let output = command.output().expect("mlir-tblgen runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: mlir-tblgen {option}:\n{errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
#[ignore = "needs mlir-tblgen-22, libmlir-22-dev: cargo xtask ci"]
fn the_peer_makes_the_same_of_the_examples_with_either_prelude() {
    let embedded = root().join("ods-codegen/prelude");
    for example in DIALECTS {
        for option in ["-gen-op-doc", "-gen-op-decls", "-gen-op-defs", "-gen-dialect-doc"] {
            let expected = peer_prints(option, Path::new(MLIR_INCLUDE), example);
            assert!(expected.len() > 1000, "{example}: mlir-tblgen {option} prints {expected}");
            let found = peer_prints(option, &embedded, example);
            assert!(found == expected, "{example}: {option} differs with the embedded prelude");
        }
    }
    let expected = peer_prints("-gen-rewriters", Path::new(MLIR_INCLUDE), "rewrites.ods");
    assert_eq!(peer_prints("-gen-rewriters", &embedded, "rewrites.ods"), expected);
}
