//! The embedded ODS definitions that dialects include, so that nothing need be installed.
//!
//! The files below `prelude/` define the records of MLIR's files of the same paths, and are used if no
//! directory of `-I` has such a file. They contain the fields that generators read; the C++ bodies that
//! upstream's interfaces and builtin types have are left out or replaced by [`CPP_BODY`]. [`DIALECTS`] are
//! whole dialects, ours and MLIR's in one.
//!
//! Files below `ods/` and `cpp-hooks/` are ours: MLIR has none of these. Those below `cpp-hooks/` state what
//! the dialects of MLIR, StableHLO and Torch-MLIR leave to C++, one file for each dialect, over the classes
//! of `ods/Facts.td`. Files such as `arith/arith.ods` are those of the crate `odsgen-dialects`, so that
//! tools find them before a build script names the folder of that crate.
//!
//! - **Invariant**: the records are MLIR's: names, superclasses, fields and values. Comments, descriptions
//!   and the way to write them (loops for families of records) are ours. The lists `OURS` and `INHERITED`
//!   in the tests state the exceptions.
//! - **Invariant**: every installed definition has the same meaning with these files as with MLIR's own;
//!   `cargo xtask conformance` compares all of them. After a change in MLIR, that comparison lists the
//!   necessary changes here.
//! - **Invariant**: a dialect has one source. The `.ods` files of the crates under `dialects/` include the
//!   embedded files. There, only summaries and the classes between `Op` and an operation are ours.
//! - The embedded files of `mlir/Dialect` are those that other projects include most often.

/// Placeholder for a method body that upstream has in C++ and that other languages provide themselves.
pub const CPP_BODY: &str = "/* C++ */";

macro_rules! embedded {
    ($folder:literal: $($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!($folder, $path)))),*]
    };
}

/// Path, as `include` names it, and text of each embedded file, in the order of the paths.
pub const FILES: &[(&str, &str)] = embedded!["../prelude/":
    "affine/affine.ods",
    "arith/arith.ods",
    "builtin/builtin.ods",
    "cf/cf.ods",
    "complex/complex.ods",
    "cpp-hooks/acc.ods",
    "cpp-hooks/amdgpu.ods",
    "cpp-hooks/async.ods",
    "cpp-hooks/bufferization.ods",
    "cpp-hooks/builtin.ods",
    "cpp-hooks/cf.ods",
    "cpp-hooks/chlo.ods",
    "cpp-hooks/comb.ods",
    "cpp-hooks/emitc.ods",
    "cpp-hooks/func.ods",
    "cpp-hooks/gpu.ods",
    "cpp-hooks/hw.ods",
    "cpp-hooks/irdl.ods",
    "cpp-hooks/llvm.ods",
    "cpp-hooks/memref.ods",
    "cpp-hooks/ml_program.ods",
    "cpp-hooks/omp.ods",
    "cpp-hooks/pdl.ods",
    "cpp-hooks/pdl_interp.ods",
    "cpp-hooks/ptr.ods",
    "cpp-hooks/quant.ods",
    "cpp-hooks/scf.ods",
    "cpp-hooks/smt.ods",
    "cpp-hooks/sparse_tensor.ods",
    "cpp-hooks/spirv.ods",
    "cpp-hooks/stablehlo.ods",
    "cpp-hooks/torch.ods",
    "cpp-hooks/transform.ods",
    "cpp-hooks/vector.ods",
    "cpp-hooks/wasmssa.ods",
    "emitc/emitc.ods",
    "func/func.ods",
    "index/index.ods",
    "llvm/Option/OptParser.td",
    "math/math.ods",
    "memref/memref.ods",
    "mlir/Bytecode/BytecodeOpInterface.td",
    "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td",
    "mlir/Dialect/Affine/IR/AffineOps.td",
    "mlir/Dialect/Arith/IR/ArithBase.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td",
    "mlir/Dialect/Bufferization/IR/AllocationOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td",
    "mlir/Dialect/Complex/IR/ComplexAttributes.td",
    "mlir/Dialect/Complex/IR/ComplexBase.td",
    "mlir/Dialect/Complex/IR/ComplexOps.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/DLTI/DLTIBase.td",
    "mlir/Dialect/EmitC/IR/EmitC.td",
    "mlir/Dialect/EmitC/IR/EmitCAttributes.td",
    "mlir/Dialect/EmitC/IR/EmitCBase.td",
    "mlir/Dialect/EmitC/IR/EmitCInterfaces.td",
    "mlir/Dialect/EmitC/IR/EmitCTypes.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td",
    "mlir/Dialect/GPU/IR/GPUBase.td",
    "mlir/Dialect/IRDL/IR/IRDL.td",
    "mlir/Dialect/IRDL/IR/IRDLAttributes.td",
    "mlir/Dialect/IRDL/IR/IRDLInterfaces.td",
    "mlir/Dialect/IRDL/IR/IRDLOps.td",
    "mlir/Dialect/IRDL/IR/IRDLTypes.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMAttrDefs.td",
    "mlir/Dialect/LLVMIR/LLVMDialect.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/LLVMIR/LLVMInterfaces.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOpBase.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/Linalg/IR/LinalgBase.td",
    "mlir/Dialect/Linalg/IR/LinalgEnums.td",
    "mlir/Dialect/Linalg/IR/LinalgInterfaces.td",
    "mlir/Dialect/Math/IR/MathBase.td",
    "mlir/Dialect/Math/IR/MathOps.td",
    "mlir/Dialect/MemRef/IR/MemRefBase.td",
    "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "mlir/Dialect/PDL/IR/PDLDialect.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/PDL/IR/PDLTypes.td",
    "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td",
    "mlir/Dialect/Ptr/IR/PtrDialect.td",
    "mlir/Dialect/SCF/IR/DeviceMappingInterface.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/SMT/IR/SMTDialect.td",
    "mlir/Dialect/SMT/IR/SMTTypes.td",
    "mlir/Dialect/Shape/IR/ShapeBase.td",
    "mlir/Dialect/Tensor/IR/TensorBase.td",
    "mlir/Dialect/Tensor/IR/TensorOps.td",
    "mlir/Dialect/Transform/IR/TransformAttrs.td",
    "mlir/Dialect/Transform/IR/TransformDialect.td",
    "mlir/Dialect/Transform/IR/TransformTypes.td",
    "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td",
    "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td",
    "mlir/Dialect/UB/IR/UBOps.td",
    "mlir/Dialect/Utils/StructuredOpsUtils.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/IR/BuiltinDialect.td",
    "mlir/IR/BuiltinDialectBytecode.td",
    "mlir/IR/BuiltinLocationAttributes.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/BytecodeBase.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/DialectBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Interfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/OpBase.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/IR/Traits.td",
    "mlir/IR/Utils.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
    "mlir/Pass/PassBase.td",
    "mlir/Rewrite/PassUtil.td",
    "ods/ArithSemantics.td",
    "ods/Conversion.td",
    "ods/Facts.td",
    "ods/IndexSemantics.td",
    "ods/Rewrite.td",
    "ods/Semantics.td",
    "ods/Traits.td",
    "scf/scf.ods",
    "tensor/tensor.ods",
    "ub/ub.ods",
];

/// Path and text of files that older versions of MLIR have, in the order of the paths. `versions` says which.
pub const OLDER: &[(&str, &str)] = embedded!["../prelude/older/":
    "mlir/Bindings/Python/Attributes.td",
    "mlir/Dialect/Arithmetic/IR/ArithmeticBase.td",
    "mlir/Dialect/Arithmetic/IR/ArithmeticOps.td",
    "mlir/Dialect/Transform/IR/TransformInterfaces.td",
    "mlir/IR/FunctionInterfaces.td",
    "mlir/IR/SubElementInterfaces.td",
    "mlir/Interfaces/CopyOpInterface.td",
];

/// Path and text of files that MLIR has since a version newer than the one of [`FILES`], likewise.
pub const NEWER: &[(&str, &str)] = embedded!["../prelude/newer/":
    "mlir/Bindings/Python/PythonBindings.td",
    "mlir/Bytecode/BytecodeDialectInterface.td",
    "mlir/Conversion/ConvertToEmitC/ConvertToEmitCPatternInterface.td",
    "mlir/Dialect/MemRef/IR/MemoryAccessOpInterfaces.td",
    "mlir/IR/OpAsmDialectInterface.td",
    "mlir/IR/QuantStorageTypeInterface.td",
    "mlir/Interfaces/DialectFoldInterface.td",
    "mlir/Interfaces/InferIntDivisibilityOpInterface.td",
];

/// The embedded files that define the dialects of the crates `odsgen-dialects`, `odsgen-irdl`, `odsgen-pdl`
/// and `odsgen-dialect-llvm`, which compile them. Classes between `Op` and an operation, and summaries, are
/// ours.
pub const DIALECTS: &[&str] = &[
    "mlir/Dialect/Affine/IR/AffineOps.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td",
    "mlir/Dialect/Complex/IR/ComplexAttributes.td",
    "mlir/Dialect/Complex/IR/ComplexBase.td",
    "mlir/Dialect/Complex/IR/ComplexOps.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/EmitC/IR/EmitC.td",
    "mlir/Dialect/EmitC/IR/EmitCAttributes.td",
    "mlir/Dialect/EmitC/IR/EmitCInterfaces.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/IRDL/IR/IRDL.td",
    "mlir/Dialect/IRDL/IR/IRDLAttributes.td",
    "mlir/Dialect/IRDL/IR/IRDLInterfaces.td",
    "mlir/Dialect/IRDL/IR/IRDLOps.td",
    "mlir/Dialect/IRDL/IR/IRDLTypes.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/Math/IR/MathBase.td",
    "mlir/Dialect/Math/IR/MathOps.td",
    "mlir/Dialect/MemRef/IR/MemRefBase.td",
    "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/Tensor/IR/TensorBase.td",
    "mlir/Dialect/Tensor/IR/TensorOps.td",
    "mlir/Dialect/UB/IR/UBOps.td",
];

/// The text of the embedded file that `include` names by `path`.
pub fn file(path: &str) -> Option<&'static str> {
    let at = FILES.binary_search_by_key(&path, |(name, _)| name).ok()?;
    FILES.get(at).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_paths() {
        assert!(FILES.is_sorted_by_key(|(path, _)| path), "binary search needs the order");
        for (path, text) in FILES {
            assert_eq!(file(path), Some(*text));
        }
        assert!(file("mlir/IR/OpBase.td").is_some_and(|text| text.contains("class Op<")));
        assert_eq!(file("OpBase.td"), None);
    }

    #[test]
    fn the_body_that_stands_for_others_is_the_one_of_the_files() {
        let utils = file("mlir/IR/Utils.td").unwrap_or_default();
        assert!(utils.contains(&format!("defvar CppBody = \"{CPP_BODY}\";")));
    }
}
