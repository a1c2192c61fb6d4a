// Part of odsgen. Apache-2.0.
//
// Attributes that say for which devices a module is compiled. Names and values are those of MLIR 22's
// mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef GPU_COMPILATION_ATTR_INTERFACES
#define GPU_COMPILATION_ATTR_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir::gpu" in {
  def GPUTargetAttrInterface : AttrInterface<"TargetAttrInterface"> {
    let description = "A device, for which a module can be compiled.";
    let methods = [
      InterfaceMethod<"Compiles a module; nothing if that fails.",
#ifdef ODS_SINCE_MLIR_23
        "std::optional<SerializedObject>", "serializeToObject",
#else
        "std::optional<::mlir::SmallVector<char, 0>>", "serializeToObject",
#endif
        (ins "::mlir::Operation*":$module, "const ::mlir::gpu::TargetOptions&":$options)>,
      InterfaceMethod<"An attribute for a compiled module.",
        "::mlir::Attribute", "createObject",
#ifdef ODS_SINCE_MLIR_23
        (ins "::mlir::Operation *":$module, "const ::mlir::gpu::SerializedObject &":$object,
#else
        (ins "::mlir::Operation *":$module, "const ::llvm::SmallVector<char, 0> &":$object,
#endif
             "const ::mlir::gpu::TargetOptions &":$options)>
    ];
  }

  def GPUTargetAttrVerifyInterface : AttrInterface<"TargetAttrVerifyInterface"> {
    let description = "A device that does not take every module.";
    let methods = [
      InterfaceMethod<"Fails if the module cannot be compiled for the device.",
        "::mlir::LogicalResult", "verifyTarget", (ins "::mlir::Operation *":$module)>
    ];
  }

  def OffloadingLLVMTranslationAttrInterface : AttrInterface<"OffloadingLLVMTranslationAttrInterface"> {
    let description = "How LLVM IR of a host holds and starts what runs on a device.";
    let methods = [
      InterfaceMethod<"Puts a compiled module into the host's.",
        "::llvm::LogicalResult", "embedBinary",
        (ins "::mlir::Operation*":$binaryOp, "::llvm::IRBuilderBase&":$hostBuilder,
             "::mlir::LLVM::ModuleTranslation&":$hostModuleTranslation)>,
      InterfaceMethod<"Starts a function of it.",
        "::llvm::LogicalResult", "launchKernel",
        (ins "::mlir::Operation*":$launchFunc, "::mlir::Operation*":$binaryOp, "::llvm::IRBuilderBase&":$hostBuilder,
             "::mlir::LLVM::ModuleTranslation&":$hostModuleTranslation)>
    ];
  }

  // Attributes that implement an interface like the one above.
  def OffloadingTranslationAttrTrait : NativeTrait<"OffloadingTranslationAttrTrait", "">;
}

def GPUTargetAttr
    : ConfinedAttr<AnyAttr, [PromisedAttrInterface<GPUTargetAttrInterface>]>;

def GPUTargetArrayAttr : TypedArrayAttrBase<GPUTargetAttr, "array of GPU target attributes">;

def GPUNonEmptyTargetArrayAttr : ConfinedAttr<GPUTargetArrayAttr, [ArrayMinCount<1>]>;

def HasOffloadingTranslationAttrTrait
    : AttrConstraint<CPred<"$_self.hasTrait<::mlir::gpu::OffloadingTranslationAttrTrait>()">,
                     "with the `OffloadingTranslationAttrTrait` trait.">;

def OffloadingTranslationAttr : ConfinedAttr<AnyAttr, [HasOffloadingTranslationAttrTrait]>;

#endif // GPU_COMPILATION_ATTR_INTERFACES
