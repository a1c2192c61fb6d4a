/* A program of a user: calls the methods of interfaces. With an argument, it
   calls those that need C++, too. */
#include "ring.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"

#include <stdio.h>

static void write(MlirStringRef text, void *userData) {
  (void)userData;
  printf("%.*s", (int)text.length, text.data);
}

static void showSizes(MlirOperation op) {
  MlirValue values[] = {mlirOperationGetOperand(op, 0), mlirOperationGetResult(op, 0)};
  int64_t factors[] = {3, 5, 7};
  intptr_t count = mlirRingStageGetNumSizesOf(op, 2, values, 3, factors);
  printf("sizes:");
  for (intptr_t i = 0; i < count; ++i)
    printf(" %ld", (long)mlirRingStageSizesOf(op, 2, values, 3, factors, i));
  printf("\n");
}

static void showStage(MlirOperation op) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  printf("depth: %u, rank: %u\n", mlirRingStageGetDepth(op), mlirRingStageGetRank(op));
  printf("accepts 5: %d, 500: %d\n", mlirRingStageAccepts(op, 5, type), mlirRingStageAccepts(op, 500, type));
  printf("waiting: %ld, the operand: %d\n", (long)mlirRingStageGetNumWaiting(op),
         mlirValueEqual(mlirRingStageGetWaiting(op, 0), mlirOperationGetOperand(op, 0)));
  if (mlirRingStageHasLimit(op))
    printf("limit: %ld\n", (long)mlirRingStageGetLimit(op));
  printf("name: ");
  write(mlirRingStageGetStageName(op), NULL);
  printf("\n");
  mlirRingStageFlush(op);
  MlirStringRef flushed = mlirStringRefCreateFromCString("flushed");
  printf("flushed: %d\n", mlirAttributeIsAUnit(mlirOperationGetDiscardableAttributeByName(op, flushed)));
  showSizes(op);
  printf("check: %d\n", mlirLogicalResultIsSuccess(mlirRingStageCheck(op, false)));
  printf("check strictly: %d\n", mlirLogicalResultIsSuccess(mlirRingStageCheck(op, true)));
}

static MlirLogicalResult show(MlirDiagnostic diagnostic, void *userData) {
  (void)userData;
  mlirDiagnosticPrint(diagnostic, write, NULL);
  printf("\n");
  return mlirLogicalResultSuccess();
}

int main(int argc, char **argv) {
  (void)argv;
  MlirContext ctx = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__ring__(), ctx);
  mlirContextAttachDiagnosticHandler(ctx, show, NULL, NULL);
  MlirType token = mlirRingTokenTypeGet(ctx), index = mlirIndexTypeGet(ctx);
  printf("a token waits: %d, an index: %d\n", mlirTypeIsARingWaitable(token), mlirTypeIsARingWaitable(index));
  printf("waiters: %ld\n", (long)mlirRingWaitableGetNumWaiters(token, 4));
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  MlirType types[] = {index, mlirIntegerTypeGet(ctx, 32)};
  MlirLocation locs[] = {loc, loc};
  MlirBlock block = mlirBlockCreate(2, types, locs);
  for (intptr_t i = 0; i < 2; ++i) {
    MlirOperation op = mlirRingSameOpCreate(loc, mlirBlockGetArgument(block, i));
    mlirBlockAppendOwnedOperation(block, op);
    printf("a stage: %d\n", mlirOperationIsARingStage(op));
    showStage(op);
    if (argc > 1) {
      printf("around: %d\n", mlirBlockEqual(mlirRingStageGetAround(op), block));
      printf("direction: %d\n", (int)mlirRingStageGetDirection(op));
    }
  }
  mlirBlockDestroy(block);
  mlirContextDestroy(ctx);
  return 0;
}
