//! Compares the parsers and printers for formats with the code of mlir-tblgen. `cargo xtask conformance` does
//! the same for all installed dialects.

use differential::format_plan::compare;

/// Definition files with formats that cover nearly all directives.
const INSTALLED: [&str; 9] = [
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Bufferization/IR/BufferizationOps.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/GPU/IR/GPUOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "mlir/Dialect/OpenACC/OpenACCOps.td",
    "mlir/Dialect/Vector/IR/VectorOps.td",
];

#[test]
#[ignore = "needs mlir-tblgen-22, libmlir-22-dev: cargo xtask ci"]
fn formats_do_what_the_code_of_mlir_tblgen_does() {
    let results: Vec<_> = INSTALLED.iter().map(|path| compare(path)).collect();
    let different: Vec<&str> = results.iter().flat_map(|(_, found)| found).map(String::as_str).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
    let compared: usize = results.iter().map(|(compared, _)| compared).sum();
    assert!(compared >= 300, "only {compared} formats were found");
}
