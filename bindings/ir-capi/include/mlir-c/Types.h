// Types.h: the structs, enums and callbacks of all headers but the enums of dialects, which are in Enums.h.

#ifndef MLIR_C_TYPES_H
#define MLIR_C_TYPES_H


#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Functions of the library.
#define MLIR_CAPI_EXPORTED

#ifdef __cplusplus
extern "C" {
#endif

/// A struct with one pointer, which is a handle and not an address.
#define MLIR_C_HANDLE(name, storage)                                           \
  typedef struct name {                                                        \
    storage *ptr;                                                              \
  } name;

MLIR_C_HANDLE(MlirAffineExpr, const void)
MLIR_C_HANDLE(MlirAffineMap, const void)
MLIR_C_HANDLE(MlirAsmState, void)
MLIR_C_HANDLE(MlirAttribute, const void)
MLIR_C_HANDLE(MlirBlock, void)
MLIR_C_HANDLE(MlirBytecodeWriterConfig, void)
MLIR_C_HANDLE(MlirContext, void)
MLIR_C_HANDLE(MlirConversionConfig, void)
MLIR_C_HANDLE(MlirConversionPattern, const void)
MLIR_C_HANDLE(MlirConversionPatternRewriter, void)
MLIR_C_HANDLE(MlirConversionTarget, void)
MLIR_C_HANDLE(MlirDiagnostic, void)
MLIR_C_HANDLE(MlirDialect, void)
MLIR_C_HANDLE(MlirDialectHandle, const void)
MLIR_C_HANDLE(MlirDialectRegistry, void)
MLIR_C_HANDLE(MlirExecutionEngine, void)
MLIR_C_HANDLE(MlirExternalPass, void)
MLIR_C_HANDLE(MlirFrozenRewritePatternSet, void)
MLIR_C_HANDLE(MlirGreedyRewriteDriverConfig, void)
MLIR_C_HANDLE(MlirIdentifier, const void)
MLIR_C_HANDLE(MlirIntegerSet, const void)
MLIR_C_HANDLE(MlirLlvmThreadPool, void)
MLIR_C_HANDLE(MlirLocation, const void)
MLIR_C_HANDLE(MlirModule, const void)
MLIR_C_HANDLE(MlirOpOperand, void)
MLIR_C_HANDLE(MlirOpPassManager, void)
MLIR_C_HANDLE(MlirOpPrintingFlags, void)
MLIR_C_HANDLE(MlirOperation, void)
MLIR_C_HANDLE(MlirPDLPatternModule, void)
MLIR_C_HANDLE(MlirPDLResultList, void)
MLIR_C_HANDLE(MlirPDLValue, const void)
MLIR_C_HANDLE(MlirPass, void)
MLIR_C_HANDLE(MlirPassManager, void)
MLIR_C_HANDLE(MlirPatternRewriter, void)
MLIR_C_HANDLE(MlirRegion, void)
MLIR_C_HANDLE(MlirRewritePattern, const void)
MLIR_C_HANDLE(MlirRewritePatternSet, void)
MLIR_C_HANDLE(MlirRewriterBase, void)
MLIR_C_HANDLE(MlirSymbolTable, void)
MLIR_C_HANDLE(MlirTransformOptions, void)
MLIR_C_HANDLE(MlirType, const void)
MLIR_C_HANDLE(MlirTypeConverter, void)
MLIR_C_HANDLE(MlirTypeFromLLVMIRTranslator, void)
MLIR_C_HANDLE(MlirTypeID, const void)
MLIR_C_HANDLE(MlirTypeIDAllocator, void)
MLIR_C_HANDLE(MlirTypeToLLVMIRTranslator, void)
MLIR_C_HANDLE(MlirValue, const void)

#undef MLIR_C_HANDLE

/// Whether a handle is null.
static inline bool mlirAffineExprIsNull(MlirAffineExpr expr) { return !expr.ptr; }
static inline bool mlirAffineMapIsNull(MlirAffineMap map) { return !map.ptr; }
static inline bool mlirAttributeIsNull(MlirAttribute attr) { return !attr.ptr; }
static inline bool mlirBlockIsNull(MlirBlock block) { return !block.ptr; }
static inline bool mlirContextIsNull(MlirContext context) { return !context.ptr; }
static inline bool mlirDialectIsNull(MlirDialect dialect) { return !dialect.ptr; }
static inline bool mlirDialectRegistryIsNull(MlirDialectRegistry registry) { return !registry.ptr; }
static inline bool mlirExecutionEngineIsNull(MlirExecutionEngine jit) { return !jit.ptr; }
static inline bool mlirIntegerSetIsNull(MlirIntegerSet set) { return !set.ptr; }
static inline bool mlirLocationIsNull(MlirLocation location) { return !location.ptr; }
static inline bool mlirModuleIsNull(MlirModule module) { return !module.ptr; }
static inline bool mlirOperationIsNull(MlirOperation op) { return !op.ptr; }
static inline bool mlirPassManagerIsNull(MlirPassManager passManager) { return !passManager.ptr; }
static inline bool mlirRegionIsNull(MlirRegion region) { return !region.ptr; }
static inline bool mlirSymbolTableIsNull(MlirSymbolTable symbolTable) { return !symbolTable.ptr; }
static inline bool mlirTypeIDIsNull(MlirTypeID typeID) { return !typeID.ptr; }
static inline bool mlirTypeIsNull(MlirType type) { return !type.ptr; }
static inline bool mlirValueIsNull(MlirValue value) { return !value.ptr; }

/// A text: not owned, and not ended by a zero.
typedef struct MlirStringRef {
  const char *data;
  size_t length;
} MlirStringRef;

/// The text of `length` bytes at `str`.
static inline MlirStringRef mlirStringRefCreate(const char *str, size_t length) {
  MlirStringRef result;
  result.data = str;
  result.length = length;
  return result;
}

/// Whether something worked.
typedef struct MlirLogicalResult {
  int8_t value;
} MlirLogicalResult;

static inline bool mlirLogicalResultIsSuccess(MlirLogicalResult res) { return res.value != 0; }
static inline bool mlirLogicalResultIsFailure(MlirLogicalResult res) { return res.value == 0; }
static inline MlirLogicalResult mlirLogicalResultSuccess(void) {
  MlirLogicalResult res = {1};
  return res;
}
static inline MlirLogicalResult mlirLogicalResultFailure(void) {
  MlirLogicalResult res = {0};
  return res;
}

/// An attribute with a name.
typedef struct MlirNamedAttribute {
  MlirIdentifier name;
  MlirAttribute attribute;
} MlirNamedAttribute;

/// The dimensions of a contraction.
typedef struct MlirLinalgContractionDimensions {
  MlirAttribute batch;
  MlirAttribute m;
  MlirAttribute n;
  MlirAttribute k;
} MlirLinalgContractionDimensions;

/// The dimensions of a convolution.
typedef struct MlirLinalgConvolutionDimensions {
  MlirAttribute batch;
  MlirAttribute outputImage;
  MlirAttribute outputChannel;
  MlirAttribute filterLoop;
  MlirAttribute inputChannel;
  MlirAttribute depth;
  MlirAttribute strides;
  MlirAttribute dilations;
} MlirLinalgConvolutionDimensions;

/// The parts of a new operation.
typedef struct MlirOperationState {
  MlirStringRef name;
  MlirLocation location;
  intptr_t nResults;
  MlirType *results;
  intptr_t nOperands;
  MlirValue *operands;
  intptr_t nRegions;
  MlirRegion *regions;
  intptr_t nSuccessors;
  MlirBlock *successors;
  intptr_t nAttributes;
  MlirNamedAttribute *attributes;
  bool enableResultTypeInference;
} MlirOperationState;

/// The severity of a diagnostic.
typedef enum MlirDiagnosticSeverity {
  MlirDiagnosticError,
  MlirDiagnosticWarning,
  MlirDiagnosticNote,
  MlirDiagnosticRemark
} MlirDiagnosticSeverity;

/// What a walk does after a visit.
typedef enum MlirWalkResult {
  MlirWalkResultAdvance,
  MlirWalkResultInterrupt,
  MlirWalkResultSkip
} MlirWalkResult;

/// Whether an operation is visited before or after those in it.
typedef enum MlirWalkOrder { MlirWalkPreOrder, MlirWalkPostOrder } MlirWalkOrder;

/// The form of statistics of passes.
typedef enum MlirPassDisplayMode {
  MLIR_PASS_DISPLAY_MODE_LIST,
  MLIR_PASS_DISPLAY_MODE_PIPELINE
} MlirPassDisplayMode;

/// The operations that the greedy driver processes.
typedef enum MlirGreedyRewriteStrictness {
  MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS
} MlirGreedyRewriteStrictness;

/// When a dialect conversion folds illegal operations.
typedef enum MlirDialectConversionFoldingMode {
  MLIR_DIALECT_CONVERSION_FOLDING_MODE_NEVER,
  MLIR_DIALECT_CONVERSION_FOLDING_MODE_BEFORE_PATTERNS,
  MLIR_DIALECT_CONVERSION_FOLDING_MODE_AFTER_PATTERNS
} MlirDialectConversionFoldingMode;

/// The simplification of regions by the greedy driver.
typedef enum MlirGreedySimplifyRegionLevel {
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE
} MlirGreedySimplifyRegionLevel;

/// What removes a handler of diagnostics again.
typedef uint64_t MlirDiagnosticHandlerID;

/// Receives parts of a text.
typedef void (*MlirStringCallback)(MlirStringRef, void *);
/// Receives diagnostics. Success means that no other handler gets the diagnostic.
typedef MlirLogicalResult (*MlirDiagnosticHandler)(MlirDiagnostic, void *userData);
/// Visits an operation.
typedef MlirWalkResult (*MlirOperationWalkCallback)(MlirOperation, void *userData);
/// Visits a symbol table.
typedef void (*MlirSymbolTableWalkCallback)(MlirOperation, bool, void *userData);
/// Receives a result and its index.
typedef void (*MlirPopulateResult)(void *result, intptr_t index, MlirAffineMap map);
/// Ends the life of the data of a resource.
typedef void (*MlirResourceDeleter)(void *userData, const void *data, size_t size, size_t align);
/// Ends the life of the data of a callback.
typedef void (*MlirDeleteUserData)(void *);

/// The callbacks of a pass. All but `initialize` must be set.
typedef struct MlirExternalPassCallbacks {
  /// Called once at the beginning.
  void (*construct)(void *userData);
  /// Called once at the end.
  void (*destruct)(void *userData);
  /// Called before the pass runs for the first time; may be null.
  MlirLogicalResult (*initialize)(MlirContext ctx, void *userData);
  /// Copies the data for a copy of the pass.
  void *(*clone)(void *userData);
  /// Runs the pass on an operation.
  void (*run)(MlirOperation op, MlirExternalPass pass, void *userData);
} MlirExternalPassCallbacks;

/// The callbacks of a pattern.
typedef struct MlirRewritePatternCallbacks {
  /// Called once at the beginning; may be null.
  void (*construct)(void *userData);
  /// Called once at the end; may be null.
  void (*destruct)(void *userData);
  /// Matches an operation, and rewrites it if it matches.
  MlirLogicalResult (*matchAndRewrite)(MlirRewritePattern pattern, MlirOperation op,
                                       MlirPatternRewriter rewriter, void *userData);
} MlirRewritePatternCallbacks;

/// The callbacks of a conversion pattern.
typedef struct MlirConversionPatternCallbacks {
  /// Called once at the beginning; may be null.
  void (*construct)(void *userData);
  /// Called once at the end; may be null.
  void (*destruct)(void *userData);
  /// Matches an operation, whose converted operands it gets, and rewrites it if it matches.
  MlirLogicalResult (*matchAndRewrite)(MlirConversionPattern pattern, MlirOperation op, intptr_t nOperands,
                                       MlirValue *operands, MlirConversionPatternRewriter rewriter, void *userData);
} MlirConversionPatternCallbacks;

/// Converts a type. After a failure, the function that was added before it is asked; a null type means that there is no conversion.
typedef MlirLogicalResult (*MlirTypeConverterConversionCallback)(MlirType type, MlirType *convertedType,
                                                                 void *userData);

/// Functions that patterns of the dialect `pdl` call.
typedef MlirLogicalResult (*MlirPDLRewriteFunction)(MlirPatternRewriter rewriter, MlirPDLResultList results,
                                                    size_t nValues, MlirPDLValue *values, void *userData);
typedef MlirPDLRewriteFunction MlirPDLConstraintFunction;

/// Receives inferred types.
typedef void (*MlirTypesCallback)(intptr_t, MlirType *, void *);
/// Receives the parts of an inferred shaped type.
typedef void (*MlirShapedTypeComponentsCallback)(bool, intptr_t, const int64_t *, MlirType, MlirAttribute, void *);

/// Declares the function that returns the handle of a dialect, for the headers of dialects.
#define MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace) \
  MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__##Namespace##__(void)

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_TYPES_H
