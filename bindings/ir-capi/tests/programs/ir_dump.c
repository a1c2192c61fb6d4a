// Functions that write to the standard error, which is the standard output here.

#define _POSIX_C_SOURCE 200809L
#include "common.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/IntegerSet.h"
#include <unistd.h>

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  dup2(1, 2);
  MlirContext context = create_context();
  MlirModule module = mlirModuleCreateParse(context, str("%0 = \"a.b\"() ({\n^bb0(%x: i32):\n  \"a.c\"(%x) : (i32) -> ()\n}) : () -> i64\n"));
  MlirOperation top = mlirModuleGetOperation(module);
  printf("operations\n");
  mlirOperationDump(top);
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  mlirOperationDump(first);
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(first, 0));
  mlirOperationDump(mlirBlockGetFirstOperation(block));
  MlirOperation detached = create_op(context, "a.detached", 2);
  mlirOperationDump(detached);
  printf("values\n");
  mlirValueDump(mlirOperationGetResult(first, 0));
  mlirValueDump(mlirBlockGetArgument(block, 0));
  mlirValueDump(mlirOperationGetResult(detached, 1));
  printf("\ntypes, attributes, affine expressions\n");
  mlirTypeDump(mlirIntegerTypeGet(context, 7));
  mlirAttributeDump(mlirStringAttrGet(context, str("text")));
  MlirAffineExpr sum = mlirAffineAddExprGet(mlirAffineDimExprGet(context, 0), mlirAffineSymbolExprGet(context, 1));
  mlirAffineExprDump(sum);
  mlirAffineMapDump(mlirAffineMapGet(context, 1, 2, 1, &sum));
  bool is_equality = true;
  mlirIntegerSetDump(mlirIntegerSetGet(context, 1, 2, 1, &sum, &is_equality));
  mlirOperationDestroy(detached);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
