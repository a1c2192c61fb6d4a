//! The definitions of the `dialects` crate have the same meaning as the installed ones of the same dialects.

use std::path::Path;

use differential::definitions::{OURS, differences, read};
use differential::prelude::MLIR_INCLUDE;
use ods_parser::Outcome;
use ods_parser::render::{Color, Format, render};

/// Our file, the installed one, and the least number of records besides those of the embedded prelude, which
/// has tests of its own. All records of `builtin` are in the prelude.
const DIALECTS: [(&str, &str, usize); 19] = [
    ("func/func.ods", "mlir/Dialect/Func/IR/FuncOps.td", 6),
    ("arith/arith.ods", "mlir/Dialect/Arith/IR/ArithOps.td", 55),
    ("cf/cf.ods", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td", 5),
    (
        "../../ods-codegen/prelude/mlir/Dialect/Complex/IR/ComplexAttributes.td",
        "mlir/Dialect/Complex/IR/ComplexAttributes.td",
        1,
    ),
    (
        "../../ods-codegen/prelude/mlir/Dialect/Complex/IR/ComplexOps.td",
        "mlir/Dialect/Complex/IR/ComplexOps.td",
        30,
    ),
    ("emitc/emitc.ods", "mlir/Dialect/EmitC/IR/EmitC.td", 50),
    (
        "../../ods-codegen/prelude/mlir/Dialect/EmitC/IR/EmitCAttributes.td",
        "mlir/Dialect/EmitC/IR/EmitCAttributes.td",
        3,
    ),
    (
        "../../ods-codegen/prelude/mlir/Dialect/EmitC/IR/EmitCInterfaces.td",
        "mlir/Dialect/EmitC/IR/EmitCInterfaces.td",
        1,
    ),
    ("scf/scf.ods", "mlir/Dialect/SCF/IR/SCFOps.td", 13),
    ("ub/ub.ods", "mlir/Dialect/UB/IR/UBOps.td", 5),
    ("index/index.ods", "mlir/Dialect/Index/IR/IndexOps.td", 20),
    ("math/math.ods", "mlir/Dialect/Math/IR/MathOps.td", 50),
    ("tensor/tensor.ods", "mlir/Dialect/Tensor/IR/TensorOps.td", 20),
    ("memref/memref.ods", "mlir/Dialect/MemRef/IR/MemRefOps.td", 33),
    ("affine/affine.ods", "mlir/Dialect/Affine/IR/AffineOps.td", 15),
    // `llvm` has several files. No installed file includes all of them.
    ("../../ods-codegen/prelude/mlir/Dialect/LLVMIR/LLVMEnums.td", "mlir/Dialect/LLVMIR/LLVMEnums.td", 250),
    ("../../ods-codegen/prelude/mlir/Dialect/LLVMIR/LLVMTypes.td", "mlir/Dialect/LLVMIR/LLVMTypes.td", 7),
    ("../../ods-codegen/prelude/mlir/Dialect/LLVMIR/LLVMOps.td", "mlir/Dialect/LLVMIR/LLVMOps.td", 340),
    (
        "../../ods-codegen/prelude/mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
        "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
        450,
    ),
];

fn folder() -> String {
    format!("{}/../dialects/src", env!("CARGO_MANIFEST_DIR"))
}

fn rendered(outcome: &Outcome) -> String {
    render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never)
}

#[test]
fn definitions_equal_the_installed_ones() {
    if !Path::new(MLIR_INCLUDE).join("mlir/IR/OpBase.td").is_file() {
        return;
    }
    let mut wrong = Vec::new();
    for (ours, theirs, least) in DIALECTS {
        let installed = read(&format!("{MLIR_INCLUDE}/{theirs}"), MLIR_INCLUDE);
        let own = read(&format!("{}/{ours}", folder()), &folder());
        assert!(!installed.has_errors(), "{theirs}: {}", rendered(&installed));
        assert!(own.diagnostics.is_empty(), "{ours}: {}", rendered(&own));
        let (found, compared) = differences(&installed, &own);
        assert!(compared >= least, "{ours}: {compared} records were compared");
        wrong.extend(found.into_iter().map(|line| format!("{ours}: {line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_may_differ_has_a_reason() {
    for (class, field, _, reason) in OURS {
        assert!(!reason.is_empty(), "{class}.{field}");
    }
}

#[test]
fn all_definitions_include_together_in_any_order() {
    let scratch = std::env::temp_dir().join(format!("definitions-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("a folder for the test");
    // MLIR has a record 'ConstantOp' of both 'func' and 'complex'.
    let mut files: Vec<&str> = DIALECTS.iter().map(|(ours, ..)| *ours).collect();
    files.retain(|file| !file.ends_with("ComplexOps.td"));
    files.extend(["builtin/builtin.ods", "arith/canonicalization.ods"]);
    let mut wrong = Vec::new();
    for round in 0..2 * files.len() {
        // Each file is first and last once, and each two adjacent files occur in both orders.
        files.rotate_left(1);
        if round == files.len() {
            files.reverse();
        }
        let includes: String = files.iter().map(|file| format!("include \"{file}\"\n")).collect();
        let all = scratch.join("all.ods");
        std::fs::write(&all, includes).expect("a file for the test");
        let outcome = read(&all.to_string_lossy(), &folder());
        if outcome.has_errors() {
            wrong.push(format!("{files:?}: {}", rendered(&outcome)));
        }
    }
    std::fs::remove_dir_all(&scratch).expect("the folder of the test");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_embedded_files_of_dialects_are_those_of_the_crate() {
    let is_of_dialect = |path: &str| {
        path.split_once('/').is_some_and(|(folder, file)| file.strip_suffix(".ods") == Some(folder))
    };
    let embedded: Vec<_> =
        ods_codegen::prelude::FILES.iter().filter(|(path, _)| is_of_dialect(path)).collect();
    assert!(embedded.len() > 10, "{embedded:?}");
    for (path, text) in embedded {
        let own = std::fs::read_to_string(format!("{}/{path}", folder())).unwrap();
        assert_eq!(*text, own, "{path}");
    }
}
