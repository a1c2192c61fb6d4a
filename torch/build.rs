//! Generates the Rust of the dialects. Hooks that only passes call, and verifiers, are neutral so far.

use build_support::Build;

fn main() {
    let hooks = ["CanonicalizationPatterns", "ConstantLike", "FoldOp", "MaterializeConstant", "OpTrait"];
    Build::new("src/torch/torch.ods")
        .include_dir("include")
        .dialect("torch")
        .neutral_hooks(hooks)
        .neutral_hooks(["MemoryEffectsOpInterface", "RegionBranchOpInterface"])
        .neutral_hooks(["RegionBranchTerminatorOpInterface", "SymbolUserOpInterface"])
        .neutral_hooks(["VerifyDef for DictType", "VerifyOp", "VerifyRegionArgumentAttribute"])
        .run();
    Build::new("include/torch-mlir/Dialect/TorchConversion/IR/TorchConversionOps.td")
        .include_dir("include")
        .output("torch_c.rs")
        .neutral_hooks(["FoldOp", "MaterializeConstant", "VerifyOp"])
        .run();
    Build::new("include/torch-mlir-dialects/Dialect/TMTensor/IR/TMTensorOps.td")
        .include_dir("include")
        .output("tm_tensor.rs")
        .neutral_hooks(["DialectCanonicalizationPatterns", "FoldOp", "MemoryEffectsOpInterface"])
        .neutral_hooks(["ScalarLoopOpInterface", "TMTensorOp", "VerifyInterface", "VerifyOp"])
        .run();
}
