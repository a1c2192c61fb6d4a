//! The driver and the compiler.

use lattice::compile::Compiled;
use lattice::model::Model;
use lattice::random::Random;
use std::fs;
use std::path::Path;
use std::process::Command;

/// `// RUN: OPTIONS` is the first line of an input; what the driver prints is in a file beside it, whose name
/// ends in `.out`.
#[test]
fn outputs_are_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut inputs = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let input = entry.expect("an entry").path();
        if input.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        inputs += 1;
        let text = fs::read_to_string(&input).expect("an input");
        let options = text.lines().next().and_then(|line| line.strip_prefix("// RUN: ")).expect("options");
        let driver = Command::new(env!("CARGO_BIN_EXE_lattice-opt"))
            .args(options.split(' '))
            .arg(input.file_name().expect("a name"))
            .current_dir(input.parent().expect("a folder"))
            .output()
            .expect("the driver runs");
        let printed = [driver.stderr, driver.stdout].concat();
        let expected = input.with_extension("out");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(expected, printed).expect("the output is written");
        } else {
            let expected = fs::read_to_string(expected).expect("an output");
            assert_eq!(String::from_utf8_lossy(&printed), expected, "{}", input.display());
        }
    }
    assert!(inputs > 2, "the inputs are found");
}

/// Random models of many shapes, at random points: below and above all keypoints, too.
#[test]
fn compiled_models_predict_what_the_interpreter_does() {
    let mut random = Random(7);
    for index in 0..60 {
        let features = 1 + random.below(6);
        let (lattices, rank, size) = (1 + random.below(4), 1 + random.below(5), 2 + random.below(3));
        let model = Model::random(&mut random, features, lattices, rank, size);
        let mut known = Vec::new();
        if index % 3 == 0 {
            known.push((random.below(features), random.unit() * 6.0 - 3.0));
        }
        let compiled = Compiled::new(&model, &known).expect("it compiles");
        let function = compiled.function().expect("the function is there");
        for _ in 0..50 {
            let mut point: Vec<f64> = (0..features).map(|_| random.unit() * 14.0 - 7.0).collect();
            known.iter().for_each(|(feature, value)| point[*feature] = *value);
            let (expected, found) = (model.evaluate(&point), function(&point));
            assert!((expected - found).abs() < 1e-9, "{expected} {found} {model:?} {point:?}");
        }
    }
}
