// Dialect conversion, with functions that MLIR has from version 23 on: the output is not that of MLIR's library.

#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/Rewrite.h"

#include <stdio.h>
#include <string.h>

static MlirStringRef text(const char *string) { return mlirStringRefCreateFromCString(string); }

static void print(MlirStringRef string, void *data) {
  (void)data;
  printf("%.*s", (int)string.length, string.data);
}

static MlirLogicalResult report(MlirDiagnostic diagnostic, void *data) {
  printf("error: ");
  mlirDiagnosticPrint(diagnostic, print, data);
  printf("\n");
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); ++i) {
    printf("note: ");
    mlirDiagnosticPrint(mlirDiagnosticGetNote(diagnostic, i), print, data);
    printf("\n");
  }
  return mlirLogicalResultSuccess();
}

// Calls of a type converter's function.
static int asked = 0;

static MlirLogicalResult keep(MlirType type, MlirType *converted, void *data) {
  (void)data;
  *converted = type;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult widen(MlirType type, MlirType *converted, void *data) {
  ++*(int *)data;
  if (!mlirTypeIsAInteger(type))
    return mlirLogicalResultFailure();
  unsigned width = mlirIntegerTypeGetWidth(type);
  *converted = width > 64 ? (MlirType){NULL} : mlirIntegerTypeGet(mlirTypeGetContext(type), 2 * width);
  return mlirLogicalResultSuccess();
}

static void constructed(void *data) { printf("construct %s\n", (const char *)data); }
static void destructed(void *data) { printf("destruct %s\n", (const char *)data); }

static MlirLogicalResult convert(MlirConversionPattern pattern, MlirOperation op, intptr_t count, MlirValue *operands,
                                 MlirConversionPatternRewriter rewriter, void *data) {
  printf("%s: %ld operand of type ", (const char *)data, (long)count);
  mlirTypePrint(mlirValueGetType(operands[0]), print, NULL);
  printf(", converter %s\n", mlirConversionPatternGetTypeConverter(pattern).ptr ? "there" : "missing");
  MlirRewriterBase base = mlirPatternRewriterAsBase(mlirConversionPatternRewriterAsPatternRewriter(rewriter));
  MlirOperationState state = mlirOperationStateGet(text("test.new"), mlirOperationGetLocation(op));
  MlirType result = mlirValueGetType(operands[0]);
  mlirOperationStateAddOperands(&state, count, operands);
  mlirOperationStateAddResults(&state, 1, &result);
  MlirOperation created = mlirRewriterBaseInsert(base, mlirOperationCreate(&state));
  mlirRewriterBaseReplaceOpWithOperation(base, op, created);
  return mlirLogicalResultSuccess();
}

static void run(MlirContext context, const char *module_text, MlirConversionTarget target, MlirFrozenRewritePatternSet set,
                MlirConversionConfig config, int full) {
  MlirModule module = mlirModuleCreateParse(context, text(module_text));
  MlirOperation op = mlirModuleGetOperation(module);
  MlirLogicalResult result = full ? mlirApplyFullConversion(op, target, set, config)
                                  : mlirApplyPartialConversion(op, target, set, config);
  printf("%s\n", mlirLogicalResultIsSuccess(result) ? "success" : "failure");
  mlirOperationPrint(op, print, NULL);
  printf("\n");
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirContextAttachDiagnosticHandler(context, report, NULL, NULL);

  MlirTypeConverter converter = mlirTypeConverterCreate();
  mlirTypeConverterAddConversion(converter, keep, NULL);
  mlirTypeConverterAddConversion(converter, widen, &asked);
  static char name[] = "test.old";
  MlirConversionPatternCallbacks callbacks = {constructed, destructed, convert};
  MlirConversionPattern pattern =
      mlirOpConversionPatternCreate(text(name), 1, context, converter, callbacks, name, 0, NULL);
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mlirRewritePatternSetAdd(set, mlirConversionPatternAsRewritePattern(pattern));
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);

  MlirConversionTarget target = mlirConversionTargetCreate(context);
  mlirConversionTargetAddIllegalOp(target, text("test.old"));
  MlirConversionConfig config = mlirConversionConfigCreate();
  printf("%d %d\n", mlirConversionConfigGetFoldingMode(config), mlirConversionConfigIsBuildMaterializationsEnabled(config));

  const char *module = "%0 = \"test.source\"() : () -> i32\n"
                       "%1 = \"test.old\"(%0) : (i32) -> i32\n"
                       "%2 = \"test.old\"(%1) : (i32) -> i32\n"
                       "\"test.sink\"(%2) : (i32) -> ()\n";
  // What a pattern creates has to be legal.
  run(context, module, target, frozen, config, 0);
  mlirConversionTargetAddLegalOp(target, text("test.new"));
  run(context, module, target, frozen, config, 0);
  printf("asked %s\n", asked ? "at least once" : "never");

  // Casts may be left to others.
  mlirConversionConfigEnableBuildMaterializations(config, false);
  mlirConversionConfigSetFoldingMode(config, MLIR_DIALECT_CONVERSION_FOLDING_MODE_NEVER);
  printf("%d %d\n", mlirConversionConfigGetFoldingMode(config), mlirConversionConfigIsBuildMaterializationsEnabled(config));
  run(context, module, target, frozen, config, 0);

  // A full conversion wants to know of all operations that they are legal.
  run(context, module, target, frozen, config, 1);
  mlirConversionTargetAddLegalDialect(target, text("builtin"));
  mlirConversionTargetAddLegalDialect(target, text("test"));
  run(context, module, target, frozen, config, 1);

  // A type without a conversion, and a dialect that is illegal.
  run(context, "%0 = \"test.source\"() : () -> i128\n%1 = \"test.old\"(%0) : (i128) -> i128\n", target, frozen, config, 0);
  mlirConversionTargetAddIllegalDialect(target, text("gone"));
  run(context, "\"gone.op\"() : () -> ()\n", target, frozen, config, 0);

  mlirConversionConfigDestroy(config);
  mlirConversionTargetDestroy(target);
  mlirTypeConverterDestroy(converter);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirContextDestroy(context);
  return 0;
}
