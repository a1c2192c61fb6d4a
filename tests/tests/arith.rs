//! The main job on real input: MLIR's own definitions of the dialect `arith` become code that builds,
//! verifies and prints IR. Verdicts and messages equal those of mlir-opt. The test runs where MLIR is
//! installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "arith/texts.rs"]
mod texts;

use dialects::arith;
use differential::prelude::MLIR_INCLUDE as INCLUDE;
use ir_core::context::{Context, Type};
use ir_core::ir::{Builder, Ir, OpBuilder};
use ir_core::ops::register_builtin;
use ir_core::runtime::OpHandle;
use ir_core::text::{
    PrintOptions, Renderer, SourceChunk, op_text, parse_module, parse_module_chunk, print_module,
};
use ir_core::verify::verify;

const PEER: &str = "mlir-opt-22";

/// The verdict on a module, or the error.
fn verdict(text: &[u8]) -> String {
    let ctx = Context::new();
    register_builtin(&ctx);
    arith::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    match parse_module(&ctx, "input", text) {
        Err(errors) => errors[0].message.clone(),
        Ok(module) => match verify(&module.ir, module.top) {
            Ok(()) => "right".to_owned(),
            Err(error) => error.message,
        },
    }
}

/// `(a + a) < a` from a builder.
fn built() -> String {
    let ctx = Context::new();
    arith::register(&ctx);
    let mut ir = Ir::new(&ctx);
    let mut builder = Builder::new(&mut ir);
    let one = ctx.integer_attr_of(Type::I32, 1);
    let a = arith::ConstantOp::create(&mut builder, one);
    let a = a.result(builder.ir());
    let flags = arith::IntegerOverflowFlags::NSW;
    let sum = arith::AddIOp::builder(&mut builder, a, a).overflow_flags(flags).create();
    verify(&ir, sum.op()).expect("it is right");
    op_text(&ir, sum.op())
}

/// The text in custom form, or the errors.
fn custom(file: &str, text: &[u8], line: u32) -> String {
    let ctx = Context::new();
    register_builtin(&ctx);
    arith::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    let source = SourceChunk { file: file.as_bytes(), text, start: Some((line, 1)), passed: None };
    let module = match parse_module_chunk(&ctx, &source) {
        Ok(module) => module,
        Err(errors) => {
            let renderer = Renderer::new(&ctx);
            return errors.iter().map(|error| renderer.render(error)).collect();
        }
    };
    let mut module = module.into_module();
    let mut out = Vec::new();
    let external = std::mem::take(&mut module.external_resources);
    print_module(&module.ir, module.top, PrintOptions::default(), &external, &mut out)
        .expect("memory takes everything");
    String::from_utf8(out).expect("text")
}

/// The texts of a file in custom form, or their errors.
fn custom_file(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("the input");
    let mut line = 1;
    let mut out = String::new();
    for part in text.split("// -----\n") {
        out += &custom(&file.to_string_lossy(), part.as_bytes(), line);
        out.push('\n');
        line += part.lines().count() as u32 + 1;
    }
    out
}

/// Operations, valid and invalid, with values of several types.
const CASES: &[&str] = &[
    r#"%r = "arith.addi"(%i32, %i32) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32"#,
    r#"%r = "arith.addi"(%i32, %i32) : (i32, i32) -> i32"#,
    r#"%r = "arith.addi"(%f32, %f32) : (f32, f32) -> f32"#,
    r#"%r = "arith.addi"(%i32) : (i32) -> i32"#,
    r#"%r = "arith.addi"(%i32, %i64) : (i32, i64) -> i32"#,
    r#"%r:2 = "arith.addi"(%i32, %i32) : (i32, i32) -> (i32, i32)"#,
    r#"%r = "arith.addi"(%i32, %i32) {overflowFlags = 1 : i32} : (i32, i32) -> i32"#,
    r#"%r = "arith.addi"(%i32, %i32) ({ "t.b"() : () -> () }) : (i32, i32) -> i32"#,
    r#"%r = "arith.addf"(%f32, %f32) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32"#,
    r#"%r = "arith.addf"(%f32, %f32) <{fastmath = #arith.fastmath<slow>}> : (f32, f32) -> f32"#,
    r#"%r = "arith.addf"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>"#,
    r#"%r = "arith.addf"(%v, %f32) : (vector<4xf32>, f32) -> vector<4xf32>"#,
    r#"%r = "arith.cmpi"(%i32, %i32) <{predicate = 2 : i64}> : (i32, i32) -> i1"#,
    r#"%r = "arith.cmpi"(%i32, %i32) : (i32, i32) -> i1"#,
    r#"%r = "arith.cmpi"(%i32, %i32) {predicate = 99 : i64} : (i32, i32) -> i1"#,
    r#"%r = "arith.cmpi"(%i32, %i32) <{predicate = 2 : i64}> : (i32, i32) -> i32"#,
    r#"%r = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>"#,
    r#"%r = "arith.cmpf"(%v, %v) <{predicate = 2 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>"#,
    r#"%r = "arith.cmpf"(%v, %v) <{predicate = 2 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<3xi1>"#,
    r#"%r = "arith.constant"() <{value = 1 : i32}> : () -> i32"#,
    r#"%r = "arith.constant"() : () -> i32"#,
    r#"%r = "arith.select"(%i1, %f32, %f32) : (i1, f32, f32) -> f32"#,
    r#"%r = "arith.select"(%i32, %f32, %f32) : (i32, f32, f32) -> f32"#,
    r#"%r = "arith.select"(%i1, %f32, %i32) : (i1, f32, i32) -> f32"#,
    r#"%r = "arith.extsi"(%i32) : (i32) -> i1"#,
    r#"%r = "arith.truncf"(%f32) : (f32) -> f64"#,
    r#"%r = "arith.bitcast"(%f32) : (f32) -> f64"#,
    r#"%r = "arith.constant"() <{value = "text" : i32}> : () -> i32"#,
    r#"%r = "arith.sitofp"(%i32) : (i32) -> f32"#,
    r#"%r = "arith.sitofp"(%f32) : (f32) -> f32"#,
    r#"%r = "arith.index_cast"(%i32) : (i32) -> index"#,
    r#"%r = "arith.index_cast"(%f32) : (f32) -> index"#,
    r#"%r = "arith.minsi"(%index, %index) : (index, index) -> index"#,
    r#"%r = "arith.negf"(%index) : (index) -> index"#,
    r#"%r:2 = "arith.mului_extended"(%i32, %i32) : (i32, i32) -> (i32, i32)"#,
    r#"%r:2 = "arith.mului_extended"(%i32, %i32) : (i32, i32) -> (i32, i64)"#,
    r#"%r = "arith.addi"(%i32, %i32) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32"#,
    r#"%r = "arith.addi"(%i32, %i32) <{other = 1 : i32}> : (i32, i32) -> i32"#,
    r#"%r = "arith.addi"(%i32, %i32) <5> : (i32, i32) -> i32"#,
    r#"%r = "arith.addf"(%f32, %f32) <{fastmath = #arith.overflow<nsw>}> : (f32, f32) -> f32"#,
    r#"%r = "arith.cmpi"(%i32, %i32) <{predicate = 1 : i32}> : (i32, i32) -> i1"#,
    r#"%r = "arith.cmpi"(%i32, %i32) <{predicate = "slt"}> : (i32, i32) -> i1"#,
    r#"%r = "arith.cmpi"(%i32, %i32) <{predicate = 77 : i64}> : (i32, i32) -> i1"#,
    r#"%r = "arith.constant"() <{value = i32}> : () -> i32"#,
    r#"%r = "arith.truncf"(%f32) <{fastmath = 1 : i32, roundingmode = 2 : i32}> : (f32) -> f16"#,
    r#"%r = "arith.truncf"(%f32) <{roundingmode = 7 : i32}> : (f32) -> f16"#,
];

fn module(case: &str) -> String {
    format!(
        "%i1, %i32, %i64, %f32, %index, %v = \"t.a\"() : () -> (i1, i32, i64, f32, index, vector<4xf32>)\n{case}\n"
    )
}

/// The verdict of mlir-opt on a module.
fn peer(file: &Path) -> String {
    let output =
        Command::new(PEER).arg("--allow-unregistered-dialect").arg(file).output().expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    match errors.lines().find_map(|line| line.split_once(": error: ")) {
        Some((_, message)) => message.to_owned(),
        None => "right".to_owned(),
    }
}

/// The Rust of a definition file without its comments, which contain the locations of definitions.
fn generated(file: &Path, include: &Path, folder: &Path, output: &str) -> String {
    let created = build_support::Build::new(file)
        .include_dir(include)
        .dialect("arith")
        .out_dir(folder)
        .output(output)
        .generate();
    created.unwrap_or_else(|error| panic!("{error}"));
    let text = fs::read_to_string(folder.join(output)).expect("what was generated");
    // The two files have different classes of operations.
    let (before, classes) = text.split_once("op_classes! {\n").unwrap_or((text.as_str(), "}\n"));
    let after = classes.split_once("}\n").map_or("", |(_, after)| after);
    let lines = before.lines().chain(after.lines());
    lines.filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// MLIR's own definitions and those of the `dialects` crate become the same code, which that crate compiles.
fn mlirs_definitions_are_those_of_the_crate(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let ours =
        generated(&root.join("dialects/src/arith/arith.ods"), &root.join("dialects/src"), folder, "ours.rs");
    let mlirs = Path::new(INCLUDE).join("mlir/Dialect/Arith/IR/ArithOps.td");
    let theirs = generated(&mlirs, Path::new(INCLUDE), folder, "mlirs.rs");
    let different = ours.lines().zip(theirs.lines()).find(|(ours, theirs)| ours != theirs);
    assert!(ours == theirs, "{different:?}");
}

/// The output of mlir-opt for a file, errors included.
fn peers_text(file: &Path, options: &[&str]) -> String {
    let output = Command::new(PEER).arg("--allow-unregistered-dialect").args(options).arg(file).output();
    let output = output.expect("mlir-opt runs");
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
#[ignore = "needs mlir-opt-22, libmlir-22-dev: cargo xtask ci"]
fn mlirs_arith_builds_verifies_and_prints() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arith");
    fs::create_dir_all(&folder).expect("a folder");
    mlirs_definitions_are_those_of_the_crate(&folder);
    let built = built();
    assert!(
        built.contains("\"arith.addi\"") && built.contains("overflowFlags = #arith.overflow<nsw>"),
        "{built}"
    );
    let differences: Vec<String> = CASES
        .iter()
        .enumerate()
        .filter_map(|(index, case)| {
            let (text, file) = (module(case), folder.join(format!("{index}.mlir")));
            fs::write(&file, &text).expect("a module");
            let (ours, theirs) = (verdict(text.as_bytes()), peer(&file));
            (ours != theirs).then(|| format!("{case}\n  ours:   {ours}\n  theirs: {theirs}"))
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    custom_syntax_is_mlirs(&folder);
    wrong_syntax_has_mlirs_errors(&folder);
}

/// Operations in custom form and in generic form print as mlir-opt prints them.
fn custom_syntax_is_mlirs(folder: &Path) {
    let lines = texts::right();
    assert!(lines.len() > 700, "only {} lines", lines.len());
    let file = folder.join("custom.mlir");
    fs::write(&file, texts::values() + &lines.join("\n") + "\n").expect("a module");
    let theirs = peers_text(&file, &[]);
    let generic = folder.join("generic.mlir");
    fs::write(&generic, peers_text(&file, &["--mlir-print-op-generic"])).expect("a module");
    for file in [file, generic] {
        let ours = custom_file(&file);
        for (ours, theirs) in ours.lines().zip(theirs.lines()) {
            assert_eq!(ours, theirs, "{}", file.display());
        }
        assert_eq!(ours.trim_end(), theirs.trim_end());
    }
}

/// Invalid texts have the same errors at the same locations.
fn wrong_syntax_has_mlirs_errors(folder: &Path) {
    let lines = texts::wrong();
    let file = folder.join("wrong.mlir");
    let parts: Vec<String> = lines.iter().map(|line| texts::values() + line + "\n").collect();
    fs::write(&file, parts.join("// -----\n")).expect("modules");
    let errors = |text: &str| {
        text.lines().filter(|line| line.contains(": error: ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let theirs = errors(&peers_text(&file, &["--split-input-file", "--verify-each=false"]));
    let ours = errors(&custom_file(&file));
    assert!(theirs.len() > 1000, "only {} errors", theirs.len());
    // This test compares syntax only.
    let theirs: Vec<String> =
        theirs.into_iter().filter(|error| !error.contains(": error: 'arith.")).collect();
    let place = |error: &str| error.split_once(": error: ").map_or("", |(place, _)| place).to_owned();
    let different: Vec<String> = theirs
        .iter()
        .filter(|theirs| !ours.contains(theirs))
        .map(|theirs| {
            let line: usize = place(theirs).split(':').nth(1).and_then(|line| line.parse().ok()).unwrap_or(1);
            let same = ours.iter().find(|ours| ours.split(':').nth(1) == theirs.split(':').nth(1));
            let text = parts.join("// -----\n").lines().nth(line - 1).unwrap_or_default().to_owned();
            format!("{text}\n  ours:   {}\n  theirs: {theirs}", same.map_or("", |ours| ours))
        })
        .collect();
    assert!(different.is_empty(), "{} of {}\n{}", different.len(), theirs.len(), different.join("\n"));
}
