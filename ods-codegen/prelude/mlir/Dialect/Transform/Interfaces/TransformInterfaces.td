// Part of odsgen. Apache-2.0.
//
// Interfaces of operations and types that script transformations; the IR that they transform is called payload. Names
// and values are those of MLIR 22's mlir/Dialect/Transform/Interfaces/TransformInterfaces.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef TRANSFORM_INTERFACES
#define TRANSFORM_INTERFACES

include "mlir/IR/OpBase.td"

defvar Transform_Namespace = "::mlir::transform";

#ifdef ODS_SINCE_MLIR_23
def NormalFormAttrInterface : AttrInterface<"NormalFormAttrInterface"> {
  let cppNamespace = Transform_Namespace;
  let description = "Attributes that name a normal form, which transformations ask for or guarantee.";
  let methods = [
    InterfaceMethod<"Fails, recoverably, if the operation is not in the form.",
      "::mlir::DiagnosedSilenceableFailure", "checkOperation", (ins "::mlir::Operation*":$op), "", CppBody>
  ];
}

def NormalFormCheckedOpInterface : OpInterface<"NormalFormCheckedOpInterface"> {
  let cppNamespace = Transform_Namespace;
  let description = "Operations in normal forms, as the verifier checks.";
  let methods = [
    InterfaceMethod<"Adds the forms.",
      "void", "getCheckedNormalForms",
      (ins "::llvm::SmallVectorImpl<::mlir::transform::NormalFormAttrInterface> &":$normalForms)>
  ];
  let verify = CppBody;
  let verifyWithRegions = 1;
}

#endif
class TransformTypeInterfaceBase<string cppClass, string cppObjectType> : TypeInterface<cppClass> {
  let cppNamespace = Transform_Namespace;
  let methods = [
    InterfaceMethod<"Fails, recoverably, if some of the payload is not what the type allows.",
      "::mlir::DiagnosedSilenceableFailure", "checkPayload",
      (ins "::mlir::Location":$loc, "::mlir::ArrayRef<" # cppObjectType # ">":$payload)>
  ];
}

def TransformHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformHandleTypeInterface", "::mlir::Operation *"> {
  let description = "Types of handles to operations.";
}

def TransformParamTypeInterface : TransformTypeInterfaceBase<"TransformParamTypeInterface", "::mlir::Attribute"> {
  let description = "Types of parameters, which are attributes.";
}

def TransformValueHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface", "::mlir::Value"> {
  let description = "Types of handles to values.";
}

defvar Transform_HandlePredicates =
    [TransformHandleTypeInterface.predicate, TransformValueHandleTypeInterface.predicate];

def Transform_AnyHandleOrParamType
    : Type<Or<[TransformParamTypeInterface.predicate] # Transform_HandlePredicates>,
           "any transform handle or parameter">;

def Transform_AnyHandleType : Type<Or<Transform_HandlePredicates>, "any transform handle">;

let cppNamespace = Transform_Namespace in {
  // Implementations of `apply` and effects that operations share.
  foreach name = ["FunctionalStyle", "Navigation", "ParamProducer"] in {
    def name # TransformOpTrait : NativeOpTrait<name # "TransformOpTrait">;
  }
  foreach name = ["TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"] in {
    def name : NativeOpTrait<name>;
  }

  def TransformOpInterface : OpInterface<"TransformOpInterface"> {
    let description = "An operation of a script: it transforms the payload that its operands are handles to.";
    let methods = [
      InterfaceMethod<"Transforms, and sets the results; fails with an error that scripts may recover from, or not.",
        "::mlir::DiagnosedSilenceableFailure", "apply",
        (ins "::mlir::transform::TransformRewriter &":$rewriter,
             "::mlir::transform::TransformResults &":$transformResults,
             "::mlir::transform::TransformState &":$state)>,
      InterfaceMethod<"Whether several operands may be handles to the same payload.",
        "bool", "allowsRepeatedHandleOperands", (ins), "", "return false;">
    ];
    let verify = CppBody;
  }

  def FindPayloadReplacementOpInterface : OpInterface<"FindPayloadReplacementOpInterface"> {
    let description = "Operations of the payload through which the replacement of another one is looked for.";
    let methods = [
      InterfaceMethod<"The operands to go on from.",
        "::llvm::SmallVector<::mlir::Value>", "getNextOperands", (ins)>
    ];
  }

  def PatternDescriptorOpInterface : OpInterface<"PatternDescriptorOpInterface"> {
    let description = "Operations that name rewrite patterns for the greedy driver.";
    let methods = [
      InterfaceMethod<"Adds the patterns.",
        "void", "populatePatterns", (ins "::mlir::RewritePatternSet &":$patterns)>,
      InterfaceMethod<"Adds the patterns, which depend on the state of the script.",
        "void", "populatePatternsWithState",
        (ins "::mlir::RewritePatternSet &":$patterns, "::mlir::transform::TransformState &":$state), "",
        "$_op.populatePatterns(patterns);">
    ];
  }

  def TypeConverterBuilderOpInterface : OpInterface<"TypeConverterBuilderOpInterface"> {
    let description = "Operations that say how types are converted.";
    let methods = [
      InterfaceMethod<"A converter.",
        "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter", (ins), "", CppBody>,
      StaticInterfaceMethod<"The class of the converter, for verifiers.",
        "StringRef", "getTypeConverterType", (ins), "", "return \"TypeConverter\";">,
      InterfaceMethod<"Adds what materializes values of converted types.",
        "void", "populateTypeMaterializations", (ins "::mlir::TypeConverter &":$converter), "", "return;">
    ];
  }

  def ConversionPatternDescriptorOpInterface : OpInterface<"ConversionPatternDescriptorOpInterface"> {
    let description = "Of what converts dialects, operations that each stand for some patterns.";
    let methods = [
      InterfaceMethod<"Adds the patterns, for a type converter.",
        "void", "populatePatterns",
        (ins "::mlir::TypeConverter &":$typeConverter, "::mlir::RewritePatternSet &":$patterns)>,
      InterfaceMethod<"Adds what is legal, where that depends on converted types.",
        "void", "populateConversionTargetRules",
        (ins "const ::mlir::TypeConverter &":$typeConverter, "::mlir::ConversionTarget &":$conversionTarget), "",
        "return;">,
      InterfaceMethod<"The converter of these patterns; null for the one around them.",
        "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter", (ins), "", "return nullptr;">,
      InterfaceMethod<"Fails if the patterns do not work with the converter around them.",
        "::llvm::LogicalResult", "verifyTypeConverter", (ins "TypeConverterBuilderOpInterface":$builder), "",
        "return success();">
    ];
  }
}

#endif // TRANSFORM_INTERFACES
