//! `Transforms.h`, `Conversion.h` and the passes of `Dialect/*.h`: creation and registration of each pass,
//! and registration of each group.
//!
//! The table below has the passes of all groups by the names of their definitions. This library has those
//! with an entry. For the others, creation and registration report that they are absent. The registration of
//! a group registers the passes that exist: programs register all groups at their beginning, and the parser
//! of pipelines reports a missing pass where it is named.

use crate::boundary::{MlirPass, Outcome, Refused};
use crate::pass::{new_pass, register};
use ir_core::pass::PassEntry;

fn create(entry: Option<&PassEntry>) -> Outcome<MlirPass> {
    new_pass((entry.ok_or(Refused::Absent("this pass"))?.create)())
}

fn add(entry: Option<&PassEntry>) -> Outcome<()> {
    let entry = entry.ok_or(Refused::Absent("this pass"))?;
    register(|registry| registry.add(*entry));
    Ok(())
}

/// Adds a function of the table to the headers.
macro_rules! in_header {
    ($header:literal $name:expr, $result:literal, $doc:expr) => {
        #[cfg(test)]
        const _: () = {
            #[used]
            #[unsafe(link_section = "capi_functions")]
            static DECLARED: crate::headers::Function = crate::headers::Function {
                module: concat!("ir_capi::", $header),
                doc: &[$doc],
                name: $name,
                arguments: &[],
                result: $result,
            };
        };
    };
}

/// Defines the functions of groups of passes, with the header that declares them:
///
/// ```text
/// extern "C-unwind" fn mlirRegisterTransformsPasses();
/// extern "C-unwind" fn mlirCreateTransformsCSE() -> MlirPass;
/// extern "C-unwind" fn mlirRegisterTransformsCSE();
/// ```
macro_rules! passes {
    ($($group:literal in $header:literal { $($name:literal $($entry:path)?),* $(,)? })*) => {$(
        const _: () = {
            const NAME: &str = concat!("mlirRegister", $group, "Passes");

            #[unsafe(export_name = concat!("mlirRegister", $group, "Passes"))]
            extern "C-unwind" fn register_group() {
                let entries: &[Option<&PassEntry>] = &[$(passes!(@ $($entry)?)),*];
                crate::boundary::run(NAME, Vec::new, || {
                    register(|registry| entries.iter().flatten().for_each(|entry| registry.add(**entry)));
                    Ok(())
                })
            }

            in_header!($header NAME, "", concat!(" Registers the passes of the group `", $group, "` that exist."));
        };
        $(passes!(@ $group $header $name $($entry)?);)*
    )*};
    (@ $group:literal $header:literal $name:literal $($entry:path)?) => {
        const _: () = {
            const ENTRY: Option<&PassEntry> = passes!(@ $($entry)?);
            const CREATE: &str = concat!("mlirCreate", $group, $name);
            const REGISTER: &str = concat!("mlirRegister", $group, $name);

            #[unsafe(export_name = concat!("mlirCreate", $group, $name))]
            extern "C-unwind" fn create_one() -> MlirPass {
                crate::boundary::run(CREATE, Vec::new, || create(ENTRY))
            }

            #[unsafe(export_name = concat!("mlirRegister", $group, $name))]
            extern "C-unwind" fn register_one() {
                crate::boundary::run(REGISTER, Vec::new, || add(ENTRY))
            }

            in_header!($header CREATE, "MlirPass", concat!(" Creates a pass `", $name, "`."));
            in_header!($header REGISTER, "", concat!(" Registers the pass `", $name, "`."));
        };
    };
    (@ $entry:path) => { Some(&$entry) };
    (@) => { None };
}

passes! {
    "Transforms" in "Transforms" {
        "BubbleDownMemorySpaceCasts", "CSE" transforms::CSE::ENTRY, "Canonicalizer" transforms::Canonicalizer::ENTRY,
        "CompositeFixedPointPass", "ControlFlowSink" transforms::ControlFlowSink::ENTRY, "GenerateRuntimeVerification",
        "Inliner" transforms::Inliner::ENTRY, "LocationSnapshot", "LoopInvariantCodeMotion" transforms::LoopInvariantCodeMotion::ENTRY,
        "LoopInvariantSubsetHoisting", "Mem2Reg" transforms::Mem2Reg::ENTRY, "PrintIRPass" transforms::PrintIRPass::ENTRY, "PrintOpStats" transforms::PrintOpStats::ENTRY,
        "RemoveDeadValues" transforms::RemoveDeadValues::ENTRY, "SCCP" transforms::SCCP::ENTRY, "SROA" transforms::SROA::ENTRY,
        "StripDebugInfo" transforms::StripDebugInfo::ENTRY, "SymbolDCE" transforms::SymbolDCE::ENTRY,
        "SymbolPrivatize", "TopologicalSort" transforms::TopologicalSort::ENTRY, "ViewOpGraph",
    }
    "Conversion" in "Conversion" {
        "ArithToAMDGPUConversionPass", "ArithToAPFloatConversionPass", "ArithToArmSMEConversionPass",
        "ArithToLLVMConversionPass" conversions::llvm::ArithToLLVMConversionPass::ENTRY, "ConvertAMDGPUToROCDLPass", "ConvertAffineForToGPUPass", "ConvertArithToEmitC" conversions::emitc::ConvertArithToEmitC::ENTRY,
        "ConvertArithToSPIRVPass", "ConvertArmNeon2dToIntrPass", "ConvertArmSMEToLLVM", "ConvertArmSMEToSCFPass",
        "ConvertAsyncToLLVMPass", "ConvertBufferizationToMemRefPass", "ConvertComplexToLLVMPass" conversions::llvm::ConvertComplexToLLVMPass::ENTRY,
        "ConvertComplexToLibm" conversions::complex_to_libm::ConvertComplexToLibm::ENTRY, "ConvertComplexToROCDLLibraryCalls", "ConvertComplexToSPIRVPass",
        "ConvertComplexToStandardPass", "ConvertControlFlowToLLVMPass" conversions::llvm::ConvertControlFlowToLLVMPass::ENTRY, "ConvertControlFlowToSPIRVPass",
        "ConvertFuncToEmitC" conversions::emitc::ConvertFuncToEmitC::ENTRY, "ConvertFuncToLLVMPass" conversions::llvm::ConvertFuncToLLVMPass::ENTRY, "ConvertFuncToSPIRVPass", "ConvertGPUToSPIRV",
        "ConvertGpuOpsToLLVMSPVOps", "ConvertGpuOpsToNVVMOps", "ConvertGpuOpsToROCDLOps", "ConvertIndexToLLVMPass" conversions::llvm::ConvertIndexToLLVMPass::ENTRY,
        "ConvertIndexToSPIRVPass", "ConvertLinalgToStandardPass", "ConvertMathToEmitC", "ConvertMathToFuncs",
        "ConvertMathToLLVMPass" conversions::llvm::ConvertMathToLLVMPass::ENTRY, "ConvertMathToLibmPass" conversions::math_to_libm::ConvertMathToLibmPass::ENTRY, "ConvertMathToROCDL", "ConvertMathToSPIRVPass",
        "ConvertMathToXeVM", "ConvertMemRefToEmitC" conversions::emitc::ConvertMemRefToEmitC::ENTRY, "ConvertMemRefToSPIRVPass", "ConvertNVGPUToNVVMPass",
        "ConvertNVVMToLLVMPass", "ConvertOpenACCToSCFPass", "ConvertOpenMPToLLVMPass", "ConvertPDLToPDLInterpPass",
        "ConvertParallelLoopToGpuPass", "ConvertSCFToOpenMPPass", "ConvertSPIRVToLLVMPass",
        "ConvertShapeConstraintsPass", "ConvertShapeToStandardPass", "ConvertShardToMPIPass",
        "ConvertTensorToLinalgPass", "ConvertTensorToSPIRVPass", "ConvertToEmitC" conversions::emitc::ConvertToEmitC::ENTRY, "ConvertToLLVMPass" conversions::to_llvm::ConvertToLLVMPass::ENTRY,
        "ConvertVectorToAMX", "ConvertVectorToArmSMEPass", "ConvertVectorToGPU", "ConvertVectorToLLVMPass",
        "ConvertVectorToSCF", "ConvertVectorToSPIRVPass", "ConvertVectorToXeGPU", "ConvertXeGPUToXeVMPass",
        "ConvertXeVMToLLVMPass", "FinalizeMemRefToLLVMConversionPass" conversions::memref_to_llvm::FinalizeMemRefToLLVMConversionPass::ENTRY, "GpuToLLVMConversionPass",
        "LiftControlFlowToSCFPass", "LowerAffinePass" conversions::lower_affine::LowerAffinePass::ENTRY, "LowerHostCodeToLLVMPass", "MapMemRefStorageClass",
        "MathToAPFloatConversionPass", "ReconcileUnrealizedCastsPass" conversions::reconcile_casts::ReconcileUnrealizedCastsPass::ENTRY, "SCFToControlFlowPass" conversions::scf_to_cf::SCFToControlFlowPass::ENTRY, "SCFToEmitC" conversions::emitc::SCFToEmitC::ENTRY,
        "SCFToSPIRV", "SetLLVMModuleDataLayoutPass", "TosaToArithPass", "TosaToLinalg", "TosaToLinalgNamed",
        "TosaToMLProgram", "TosaToSCFPass", "TosaToTensorPass", "UBToLLVMConversionPass" conversions::llvm::UBToLLVMConversionPass::ENTRY, "UBToSPIRVConversionPass",
    }
    "AMDGPU" in "Dialect/AMDGPU" {
        "AmdgpuEmulateAtomicsPass", "AmdgpuFoldMemRefOpsPass", "AmdgpuMaskedloadToLoadPass",
        "AmdgpuResolveStridedMetadataPass",
    }
    "Affine" in "Dialect/Affine" {
        "AffineDataCopyGeneration", "AffineExpandIndexOps", "AffineExpandIndexOpsAsAffine",
        "AffineFoldMemRefAliasOps", "AffineLoopFusion" dialects::affine::passes::AffineLoopFusion::ENTRY, "AffineLoopInvariantCodeMotion" dialects::affine::passes::AffineLoopInvariantCodeMotion::ENTRY, "AffineLoopNormalize",
        "AffineLoopTiling" dialects::affine::passes::AffineLoopTiling::ENTRY, "AffineLoopUnroll" dialects::affine::passes::AffineLoopUnroll::ENTRY, "AffineLoopUnrollAndJam", "AffineParallelize" dialects::affine::passes::AffineParallelize::ENTRY,
        "AffinePipelineDataTransfer", "AffineScalarReplacement" dialects::affine::passes::AffineScalarReplacement::ENTRY, "AffineVectorize", "LoopCoalescing",
        "RaiseMemrefDialect", "SimplifyAffineMinMaxPass", "SimplifyAffineStructures",
    }
    "Arith" in "Dialect/Arith" {
        "ArithEmulateUnsupportedFloats", "ArithEmulateWideInt", "ArithExpandOpsPass" conversions::expand_arith::ArithExpandOpsPass::ENTRY, "ArithIntRangeNarrowing",
        "ArithIntRangeOpts", "ArithUnsignedWhenEquivalentPass",
    }
    "ArmSME" in "Dialect/ArmSME" {
        "EnableArmStreaming", "OuterProductFusion", "TestTileAllocation", "VectorLegalization",
    }
    "ArmSVE" in "Dialect/ArmSVE" {
        "LegalizeVectorStorage",
    }
    "Async" in "Dialect/Async" {
        "AsyncFuncToAsyncRuntimePass", "AsyncParallelForPass", "AsyncRuntimePolicyBasedRefCountingPass",
        "AsyncRuntimeRefCountingOptPass", "AsyncRuntimeRefCountingPass", "AsyncToAsyncRuntimePass",
    }
    "Bufferization" in "Dialect/Bufferization" {
        "BufferDeallocationSimplificationPass", "BufferHoistingPass", "BufferLoopHoistingPass",
        "BufferResultsToOutParamsPass", "DropEquivalentBufferResultsPass", "EmptyTensorEliminationPass",
        "EmptyTensorToAllocTensorPass", "LowerDeallocationsPass", "OneShotBufferizePass",
        "OptimizeAllocationLivenessPass", "OwnershipBasedBufferDeallocationPass", "PromoteBuffersToStackPass",
    }
    "EmitC" in "Dialect/EmitC" {
        "FormExpressionsPass", "WrapFuncInClassPass",
    }
    "Func" in "Dialect/Func" {
        "DuplicateFunctionEliminationPass",
    }
    "GPU" in "Dialect/GPU" {
        "GpuAsyncRegionPass", "GpuDecomposeMemrefsPass", "GpuEliminateBarriers", "GpuKernelOutliningPass",
        "GpuLaunchSinkIndexComputationsPass", "GpuMapParallelLoopsPass", "GpuModuleToBinaryPass",
        "GpuNVVMAttachTarget", "GpuROCDLAttachTarget", "GpuSPIRVAttachTarget", "GpuXeVMAttachTarget",
    }
    "LLVM" in "Dialect/LLVM" {
        "DIScopeForLLVMFuncOpPass", "LLVMAddComdats", "LLVMLegalizeForExportPass", "LLVMRequestCWrappersPass",
        "LLVMUseDefaultVisibilityPass", "NVVMOptimizeForTargetPass",
    }
    "Linalg" in "Dialect/Linalg" {
        "ConvertElementwiseToLinalgPass", "ConvertLinalgToAffineLoopsPass", "ConvertLinalgToLoopsPass",
        "ConvertLinalgToParallelLoopsPass", "LinalgBlockPackMatmul", "LinalgDetensorizePass",
        "LinalgElementwiseOpFusionPass", "LinalgFoldIntoElementwisePass", "LinalgFoldUnitExtentDimsPass",
        "LinalgGeneralizeNamedOpsPass", "LinalgInlineScalarOperandsPass", "LinalgMorphOpsPass",
        "LinalgSpecializeGenericOpsPass", "SimplifyDepthwiseConvPass",
    }
    "MLProgram" in "Dialect/MLProgram" {
        "MLProgramPipelineGlobalsPass",
    }
    "Math" in "Dialect/Math" {
        "MathExpandOpsPass", "MathExtendToSupportedTypes", "MathSincosFusionPass", "MathUpliftToFMA",
    }
    "MemRef" in "Dialect/MemRef" {
        "ExpandOpsPass", "ExpandReallocPass", "ExpandStridedMetadataPass" conversions::expand_strided_metadata::ExpandStridedMetadataPass::ENTRY, "FlattenMemrefsPass",
        "FoldMemRefAliasOpsPass", "MemRefEmulateWideInt", "NormalizeMemRefsPass", "ReifyResultShapesPass",
        "ResolveRankedShapeTypeResultDimsPass", "ResolveShapedTypeResultDimsPass",
    }
    "NVGPU" in "Dialect/NVGPU" {
        "OptimizeSharedMemory",
    }
    "OpenACC" in "Dialect/OpenACC" {
        "ACCIfClauseLowering", "ACCImplicitData", "ACCImplicitDeclare", "ACCImplicitRoutine", "ACCLegalizeSerial",
        "ACCLoopTiling", "ACCSpecializeForDevice", "ACCSpecializeForHost", "LegalizeDataValuesInRegion",
        "OffloadLiveInValueCanonicalization",
    }
    "SCF" in "Dialect/SCF" {
        "SCFForLoopCanonicalization", "SCFForLoopPeeling", "SCFForLoopRangeFolding", "SCFForLoopSpecialization",
        "SCFForToWhileLoop", "SCFForallToForLoop", "SCFForallToParallelLoop", "SCFParallelForToNestedFors",
        "SCFParallelLoopFusion", "SCFParallelLoopSpecialization", "SCFParallelLoopTiling",
        "TestSCFParallelLoopCollapsing",
    }
    "SPIRV" in "Dialect/SPIRV" {
        "SPIRVCanonicalizeGLPass", "SPIRVCompositeTypeLayoutPass", "SPIRVLowerABIAttributesPass",
        "SPIRVReplicatedConstantCompositePass", "SPIRVRewriteInsertsPass", "SPIRVUnifyAliasedResourcePass",
        "SPIRVUpdateVCEPass", "SPIRVWebGPUPreparePass",
    }
    "Shape" in "Dialect/Shape" {
        "OutlineShapeComputationPass", "RemoveShapeConstraintsPass", "ShapeToShapeLoweringPass",
    }
    "Shard" in "Dialect/Shard" {
        "Partition", "ShardingPropagation",
    }
    "SparseTensor" in "Dialect/SparseTensor" {
        "LowerForeachToSCF", "LowerSparseIterationToSCF", "LowerSparseOpsToForeach", "PreSparsificationRewrite",
        "SparseAssembler", "SparseBufferRewrite", "SparseGPUCodegen", "SparseReinterpretMap", "SparseSpaceCollapse",
        "SparseTensorCodegen", "SparseTensorConversionPass", "SparseVectorization", "SparsificationAndBufferization",
        "SparsificationPass", "StageSparseOperations", "StorageSpecifierToLLVM",
    }
    "Tensor" in "Dialect/Tensor" {
        "FoldTensorSubsetOpsPass",
    }
    "Tosa" in "Dialect/Tosa" {
        "TosaArithConstantToTosaConstPass", "TosaAttachTarget", "TosaConvertIntegerTypeToSignless",
        "TosaInferShapesPass", "TosaLayerwiseConstantFoldPass", "TosaMakeBroadcastablePass", "TosaNarrowF64ToF32Pass",
        "TosaNarrowI64ToI32Pass", "TosaOptionalDecompositionsPass", "TosaReduceTransposes", "TosaValidation",
    }
    "Transform" in "Dialect/Transform" {
        "CheckUsesPass", "InferEffectsPass", "InterpreterPass", "PreloadLibraryPass",
    }
    "Vector" in "Dialect/Vector" {
        "LowerVectorMaskPass", "LowerVectorMultiReduction", "LowerVectorToFromElementsToShuffleTree",
    }
}
