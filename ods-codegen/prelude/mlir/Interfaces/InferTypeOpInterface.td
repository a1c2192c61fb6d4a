// Part of odsgen. Apache-2.0.
//
// Operations that know the types or shapes of their results. Names and values are those of MLIR 22's
// mlir/Interfaces/InferTypeOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

// Types

// The C++ class in which functions get the properties of an operation that is not there yet.
#ifdef ODS_SINCE_MLIR_23
defvar MLIR_PropertiesType = "::mlir::PropertyRef";
#else
defvar MLIR_PropertiesType = "::mlir::OpaqueProperties";
#endif

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An operation that knows the types of its results from all that it is made of.";
  let methods = [
    StaticInterfaceMethod<"Gives the types; fails, saying why at `location`, if there are none.",
      "::llvm::LogicalResult", "inferReturnTypes",
      (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands, "::mlir::DictionaryAttr":$attributes,
           MLIR_PropertiesType:$properties, "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$inferredReturnTypes)>,
    StaticInterfaceMethod<"Makes the types given better by those inferred; fails if they do not go together.",
      "::llvm::LogicalResult", "refineReturnTypes",
      (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands, "::mlir::DictionaryAttr":$attributes,
           MLIR_PropertiesType:$properties, "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$returnTypes), [{}], CppBody>,
    StaticInterfaceMethod<"Whether results inferred to be of the one types may be of the others.",
      "bool", "isCompatibleReturnTypes", (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs),
      [{ return ConcreteOp::isCompatibleReturnTypes(lhs, rhs); }], [{ return lhs == rhs; }]>,
  ];
  let verifyWithRegions = 1;
  let verify = [{ return detail::verifyInferredResultTypes($_op); }];
}

// Shapes

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An operation that knows shapes or element types of its results.";
  let methods = [
    StaticInterfaceMethod<"Gives what is known of each result; fails, saying why at `location`, if that cannot be.",
      "::llvm::LogicalResult", "inferReturnTypeComponents",
      (ins "::mlir::MLIRContext*":$context, "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueShapeRange":$operands, "::mlir::DictionaryAttr":$attributes,
           MLIR_PropertiesType:$properties, "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>&":$inferredReturnShapes),
      [{}], [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Makes operations that compute the shapes of the results, as values; fails if it cannot.",
      "::llvm::LogicalResult", "reifyReturnTypeShapes",
      (ins "::mlir::OpBuilder&":$builder, "::mlir::ValueRange":$operands,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes),
      [{}], [{ return ::mlir::failure(); }]>,
  ];
}

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    An operation that can make others that compute the sizes of its results, all of which have a rank.
  }];
  let methods = [
    InterfaceMethod<"The sizes of all results; fails if they cannot be computed.",
      "::llvm::LogicalResult", "reifyResultShapes",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes), "",
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"The sizes of one result; fails if they cannot be computed.",
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>", "reifyShapeOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), "", CppBody>,
    InterfaceMethod<"One size of one result; fails if it cannot be computed.",
      "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim), "", CppBody>,
  ];
}

// The same with the operation's adaptor as one parameter, which gives operands and attributes by name

// C++ for each operation: the function of that form, and the one of the interface, which calls it. METHOD and OUT
// are the names of the function and of its last parameter, OPERANDS and RESULT types.
defvar _inferByAdaptorDeclaration = [{
        static ::llvm::LogicalResult
        METHOD(::mlir::MLIRContext *context,
                                std::optional<::mlir::Location> location,
                                Adaptor adaptor,
                                ::llvm::SmallVectorImpl<RESULT> &OUT);
      }];
defvar _inferByAdaptorDefinition = !subst("PROPERTIES", MLIR_PropertiesType, [{
        ::llvm::LogicalResult
        $cppClass::METHOD(::mlir::MLIRContext *context,
                          std::optional<::mlir::Location> location,
                          OPERANDS operands, ::mlir::DictionaryAttr attributes,
                          PROPERTIES properties, ::mlir::RegionRange regions,
                          ::llvm::SmallVectorImpl<RESULT> &OUT) {
          $cppClass::Adaptor adaptor(operands, attributes, properties, regions);
          return $cppClass::METHOD(context,
            location, adaptor, OUT);
        }
      }]);

// `additionalDecls` are declarations besides that of the function that gives the types.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[
        DeclareOpInterfaceMethods<InferTypeOpInterface>,
        NativeOpTrait<"InferTypeOpAdaptor", [],
          !subst("METHOD", "inferReturnTypes", !subst("RESULT", "::mlir::Type", !subst("OUT", "inferredReturnTypes",
            _inferByAdaptorDeclaration))) # additionalDecls,
          !subst("METHOD", "inferReturnTypes", !subst("RESULT", "::mlir::Type", !subst("OUT", "inferredReturnTypes",
            !subst("OPERANDS", "::mlir::ValueRange", _inferByAdaptorDefinition))))>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{
    static bool isCompatibleReturnTypes(::mlir::TypeRange l, ::mlir::TypeRange r);
  }]>;

// The named methods are user-provided.
class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[
        DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
        NativeOpTrait<"InferShapedTypeOpAdaptor", [],
          !subst("METHOD", "inferReturnTypeComponents", !subst("RESULT", "::mlir::ShapedTypeComponents",
            !subst("OUT", "inferredReturnShapes", _inferByAdaptorDeclaration))),
          !subst("METHOD", "inferReturnTypeComponents", !subst("RESULT", "::mlir::ShapedTypeComponents",
            !subst("OUT", "inferredReturnShapes", !subst("OPERANDS", "::mlir::ValueShapeRange",
            _inferByAdaptorDefinition))))>]>;

// Types that are tensors of the inferred shapes, without and with the adaptor. LLVM and MLIR stand for
// namespaces, which only the first form names.
defvar _inferTensorsDefinition = !subst("PROPERTIES", MLIR_PropertiesType, [{
        LLVMLogicalResult
        $cppClass::inferReturnTypes(::mlir::MLIRContext *context,
                          std::optional<::mlir::Location> location,
                          ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
                          PROPERTIES properties, ::mlir::RegionRange regions,
                          ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
          LLVMSmallVector<MLIRShapedTypeComponents, 2> retComponents;
          if (failed($cppClass::inferReturnTypeComponents(context, location,
                                    operands, attributes, properties, regions,
                                    retComponents)))
            return failure();
          return ::mlir::detail::inferReturnTensorTypes(retComponents,
                                    inferredReturnTypes);
        }
      }]);
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[
        DeclareOpInterfaceMethods<InferTypeOpInterface>,
        DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
        NativeOpTrait<"InferTensorType", [], [{}],
          !subst("LLVM", "::llvm::", !subst("MLIRShaped", "::mlir::Shaped", _inferTensorsDefinition))>]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[
        DeclareOpInterfaceMethods<InferTypeOpInterface>,
        InferShapedTypeOpAdaptorBase<overridenMethods>,
        NativeOpTrait<"InferTensorType", [], [{}],
          !subst("LLVM", "", !subst("MLIRShaped", "Shaped", _inferTensorsDefinition))>]>;

// With the shapes only, and with operations that compute them.
def InferShapedTypeOpAdaptor : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

// Generators know how to infer types by the first of these.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
