//! `odsgen prove`: its questions, its outcomes, and its messages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// A folder for one test, which is empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prove").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn prove(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.arg("prove").args(arguments).current_dir(folder).output().expect("odsgen runs")
}

fn texts(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A dialect with an operation whose meaning it states, and rules of it.
const TOY: &str = include_str!("../../../tests/proofs/toy.ods");

#[test]
fn questions_are_written_without_a_solver() {
    let folder = folder("questions");
    fs::write(folder.join("toy.ods"), TOY).expect("a file");
    let output = prove(&folder, &["toy.ods", "--smt", "smt", "--widths", "2-3", "--index-widths", "32"]);
    assert_eq!(texts(&output), (Some(0), String::new(), String::new()));
    let mut files: Vec<String> = fs::read_dir(folder.join("smt"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    files.sort();
    assert_eq!(files, ["AvgSame.i2_to_i2.smt2", "AvgSame.i3_to_i3.smt2", "AvgSame.index32_to_index32.smt2"]);
    let question = fs::read_to_string(folder.join("smt/AvgSame.i2_to_i2.smt2")).expect("a question");
    let expected = "; AvgSame: (i2) -> i2
(set-option :produce-models true)
(set-logic QF_BV)
(declare-const %x (_ BitVec 2))
(declare-const %x.poison Bool)
(define-fun %result () (_ BitVec 2) ((_ extract 2 1) (bvadd ((_ zero_extend 1) %x) ((_ zero_extend 1) %x))))
(define-fun %result.poison () Bool (or %x.poison %x.poison))
(define-fun source.undefined () Bool false)
(define-fun target.undefined () Bool false)
(assert (not source.undefined))
(assert (or target.undefined (and (not %result.poison) (or %x.poison (distinct %result %x)))))
(check-sat)
";
    assert_eq!(question, expected);
}

#[test]
fn questions_about_arith_are_the_recorded_ones() {
    let (root, folder) = (root(), folder("arith"));
    let found = folder.to_string_lossy();
    let arguments =
        ["dialects/src/arith/proofs.ods", "-I", "dialects/src", "--widths=8", "--index-widths=64"];
    let rules =
        ["--rule=AddIAddConstant", "--rule=SelectNotCond", "--rule=IndexCastOfIndexCast", "--smt", &found];
    assert_eq!(
        texts(&prove(&root, &[&arguments[..], &rules].concat())),
        (Some(0), String::new(), String::new())
    );
    let recorded = root.join("tests/proofs/smt");
    if std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always") {
        fs::create_dir_all(&recorded).expect("a folder");
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            fs::copy(&path, recorded.join(path.file_name().expect("a name"))).expect("a question");
        }
    }
    let contents = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let mut files: Vec<(String, String)> = entries
            .map(|path| {
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                (name, fs::read_to_string(&path).expect("a question"))
            })
            .collect();
        files.sort();
        files
    };
    assert_eq!(contents(&folder), contents(&recorded));
}

#[test]
fn questions_with_other_types_between_have_numbers() {
    let (root, folder) = (root(), folder("numbers"));
    let found = folder.to_string_lossy();
    let arguments =
        ["tests/proofs/folds.ods", "-I", "tests/proofs", "--rule=TruncOfTrunc", "--widths=1,2,3,4"];
    let output = prove(&root, &[&arguments[..], &["--smt", &found]].concat());
    assert_eq!(texts(&output), (Some(0), String::new(), String::new()));
    let files = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut files: Vec<String> = files.map(|name| name.to_string_lossy().into_owned()).collect();
    files.sort();
    // From 4 bits to 1 through 2 or 3.
    let expected = ["i3_to_i1", "i4_to_i1.2", "i4_to_i1", "i4_to_i2"];
    assert_eq!(files, expected.map(|name| format!("TruncOfTrunc.{name}.smt2")));
}

#[test]
fn mistakes_have_locations() {
    let folder = folder("mistakes");
    let error = |semantics: &str| {
        fs::write(folder.join("toy.ods"), format!("{TOY}{semantics}\n")).expect("a file");
        let (status, output, message) = texts(&prove(&folder, &["toy.ods", "--smt", "smt"]));
        assert_eq!((status, output.as_str()), (Some(1), ""));
        message.lines().next().unwrap_or_default().to_owned()
    };
    let rule = "def CountCount : Pat<(Toy_CountOp (Toy_CountOp $x)), (Toy_CountOp $x)>;";
    assert_eq!(
        error(&format!("def : SmtSemantics<Toy_CountOp, [\"(bvfoo $value 1)\"]>;\n{rule}")),
        "toy.ods:30:1: error[ODS0336]: unknown function 'bvfoo'"
    );
    assert_eq!(
        error(&format!("def : SmtSemantics<Toy_CountOp, [\"(zext $value 64)\"]>;\n{rule}")),
        "toy.ods:30:1: error[ODS0336]: the term has 64 bits, and its result 1"
    );
    assert_eq!(
        error(&format!("def : SmtSemantics<Toy_CountOp, []>;\n{rule}")),
        "toy.ods:30:1: error[ODS0336]: 'toy.count' has 1 results and 0 terms"
    );
    assert_eq!(
        error("def : SmtSemantics<Toy_AvgOp, [\"$lhs\"]>;"),
        "toy.ods:30:1: error[ODS0336]: 'Toy_AvgOp' has semantics already"
    );
}

#[test]
fn wrong_options_are_refused() {
    let folder = folder("options");
    fs::write(folder.join("toy.ods"), TOY).expect("a file");
    let error = |arguments: &[&str]| texts(&prove(&folder, &[&["toy.ods"], arguments].concat()));
    let message = |text: &str| format!("odsgen: {text}\n");
    let widths = message("'65' is not a width between 1 and 64, or a range of them");
    assert_eq!(error(&["--widths", "8,65"]), (Some(2), String::new(), widths));
    let rule = message("there is no rule 'Other'");
    assert_eq!(error(&["--rule", "Other"]), (Some(2), String::new(), rule));
    let solver = message("there is no solver 'no-such-solver'");
    assert_eq!(error(&["--solver", "no-such-solver"]), (Some(1), String::new(), solver));
}

/// The outcome of each rule, without the values of counterexamples, which depend on the solver. A rule
/// counts as proved if only the widest type has no answer, because that depends on the load of the machine.
fn outcomes(output: &str) -> String {
    let outcome = |line: &str| {
        let (outcome, details) = line.split_once(": ").unwrap_or((line, ""));
        let has_narrow_proof = details.starts_with("proved for 4 of 5 ");
        let narrow = outcome.strip_prefix("unknown ").filter(|_| has_narrow_proof);
        narrow.map_or(format!("{outcome}\n"), |rule| format!("proved {rule}\n"))
    };
    output.lines().map(outcome).collect()
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn the_rules_of_an_author_are_proved_or_listed() {
    let folder = folder("author");
    let rules = "def CountCount : Pat<(Toy_CountOp (Toy_CountOp $x)), (Toy_CountOp $x)>;
        def AvgLhs : Pat<(Toy_AvgOp $x, $y), (replaceWithValue $x)>;\n";
    fs::write(folder.join("toy.ods"), format!("{TOY}{rules}")).expect("a file");
    let (status, output, _) =
        texts(&prove(&folder, &["toy.ods", "--widths", "1-4", "--examples", "examples"]));
    let expected = "refuted AvgLhs\nproved AvgSame\nnot proved CountCount\n3 rules\n";
    assert_eq!((status, outcomes(&output).as_str()), (Some(1), expected), "{output}");
    assert!(output.contains("not proved CountCount: 'toy.count' has no semantics\n"), "{output}");
    assert!(output.ends_with("3 rules: 1 proved, 1 refuted, 0 unknown, 1 not proved\n"), "{output}");
    let example = fs::read_to_string(folder.join("examples/AvgLhs.mlir")).expect("an example");
    assert!(example.contains("%result = \"toy.avg\"(%x, %y) : (i1, i1) -> i1\n"), "{example}");
    // Without a refuted rule, the status says that a rule is not proved.
    let undecided = prove(&folder, &["toy.ods", "--rule", "CountCount", "--rule", "AvgSame"]);
    assert_eq!(undecided.status.code(), Some(3));
    let proved = prove(&folder, &["toy.ods", "--rule", "AvgSame"]);
    assert_eq!(proved.status.code(), Some(0));
}

/// Widths for which a solver answers at once.
const SMALL: [&str; 4] = ["--widths", "1,2,3,4,8", "--timeout", "60"];

/// Compares the outcomes of the rules in a file with the recorded ones.
#[track_caller]
fn check(file: &str, arguments: &[&str]) {
    let root = root();
    let includes = ["-I", "tests/proofs", "-I", "dialects/src"];
    let arguments = [&[file], &includes[..], arguments].concat();
    let (_, output, message) = texts(&prove(&root, &arguments));
    let found = outcomes(&output);
    assert!(!found.is_empty(), "{message}");
    let name = Path::new(file).file_stem().expect("a name").to_string_lossy();
    let expected = root.join(format!("tests/proofs/outcomes/{name}.txt"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always") {
        fs::write(&expected, &found).expect("the outcomes");
    }
    let expected = fs::read_to_string(&expected).expect("the outcomes");
    assert_eq!(found, expected, "{output}");
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn the_rules_of_arith_are_proved() {
    // The folds of arith compute indices with 64 bits. For products, that takes a solver too long.
    check("dialects/src/arith/proofs.ods", &["--widths", "1-4", "--index-widths", "64"]);
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn the_rules_of_mlir_are_proved_or_refuted() {
    check("tests/proofs/upstream.ods", &SMALL);
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn folds_of_arith_as_rules_are_proved() {
    check("tests/proofs/folds.ods", &["--widths", "1,2,3,4,8", "--index-widths", "8", "--timeout", "60"]);
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn folds_of_index_as_rules_are_proved() {
    check("tests/proofs/index.ods", &SMALL);
}

#[test]
#[ignore = "needs z3: cargo xtask ci"]
fn planted_wrong_rules_are_refuted() {
    check("tests/proofs/planted.ods", &SMALL);
    let outcomes =
        fs::read_to_string(root().join("tests/proofs/outcomes/planted.txt")).expect("the outcomes");
    let rules: Vec<&str> = outcomes.lines().filter(|line| !line.ends_with(" rules")).collect();
    assert!(rules.len() > 20 && rules.iter().all(|line| line.starts_with("refuted ")), "{outcomes}");
}
