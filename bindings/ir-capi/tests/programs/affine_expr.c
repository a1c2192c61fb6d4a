// Affine expressions: creation, simplification on creation, tests, accessors.
#include "print.h"

static void describe(MlirAffineExpr expr) {
  SHOW_EXPR(expr);
  printf("  symbolic %d, pure %d, divisor %" PRId64 "\n", mlirAffineExprIsSymbolicOrConstant(expr),
         mlirAffineExprIsPureAffine(expr), mlirAffineExprGetLargestKnownDivisor(expr));
  int64_t factors[] = {1, 2, 3, 4, 6, -1, -2, 12};
  printf("  multiple of:");
  for (unsigned i = 0; i < sizeof(factors) / sizeof(*factors); ++i)
    printf(" %d", mlirAffineExprIsMultipleOf(expr, factors[i]));
  printf("\n  function of: %d %d\n", mlirAffineExprIsFunctionOfDim(expr, 0), mlirAffineExprIsFunctionOfDim(expr, 1));
  printf("  kinds: dim %d, symbol %d, constant %d, add %d, mul %d, mod %d, floordiv %d, ceildiv %d, binary %d\n",
         mlirAffineExprIsADim(expr), mlirAffineExprIsASymbol(expr), mlirAffineExprIsAConstant(expr),
         mlirAffineExprIsAAdd(expr), mlirAffineExprIsAMul(expr), mlirAffineExprIsAMod(expr),
         mlirAffineExprIsAFloorDiv(expr), mlirAffineExprIsACeilDiv(expr), mlirAffineExprIsABinary(expr));
  if (mlirAffineExprIsADim(expr))
    SHOW_NUMBER(mlirAffineDimExprGetPosition(expr));
  if (mlirAffineExprIsASymbol(expr))
    SHOW_NUMBER(mlirAffineSymbolExprGetPosition(expr));
  if (mlirAffineExprIsAConstant(expr))
    SHOW_NUMBER(mlirAffineConstantExprGetValue(expr));
  if (mlirAffineExprIsABinary(expr)) {
    SHOW_EXPR(mlirAffineBinaryOpExprGetLHS(expr));
    SHOW_EXPR(mlirAffineBinaryOpExprGetRHS(expr));
  }
}

int main(void) {
  MlirContext context = newContext();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), d1 = mlirAffineDimExprGet(context, 1);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(context, 0), s7 = mlirAffineSymbolExprGet(context, 7);
  MlirAffineExpr c[] = {mlirAffineConstantExprGet(context, 0), mlirAffineConstantExprGet(context, 1),
                        mlirAffineConstantExprGet(context, 6), mlirAffineConstantExprGet(context, -4),
                        mlirAffineConstantExprGet(context, INT64_MIN)};
  MlirAffineExpr operands[] = {d0, s7, c[0], c[1], c[2], c[3], mlirAffineMulExprGet(d1, c[2]),
                               mlirAffineAddExprGet(mlirAffineMulExprGet(d0, c[2]), s0)};
  unsigned count = sizeof(operands) / sizeof(*operands);
  describe(d1);
  describe(s7);
  for (unsigned i = 0; i < sizeof(c) / sizeof(*c) - 1; ++i)
    describe(c[i]);
  SHOW_EXPR(c[4]);
  for (unsigned i = 0; i < count; ++i)
    for (unsigned j = 0; j < count; ++j) {
      describe(mlirAffineAddExprGet(operands[i], operands[j]));
      describe(mlirAffineMulExprGet(operands[i], operands[j]));
      // MLIR does not divide by zero or by negative numbers.
      if (j == 2 || j == 5)
        continue;
      describe(mlirAffineModExprGet(operands[i], operands[j]));
      describe(mlirAffineFloorDivExprGet(operands[i], operands[j]));
      describe(mlirAffineCeilDivExprGet(operands[i], operands[j]));
    }
  describe(mlirAffineMulExprGet(d1, d0));
  describe(mlirAffineModExprGet(s0, d0));
  describe(mlirAffineMulExprGet(s7, s0));
  describe(mlirAffineAddExprGet(s7, mlirAffineAddExprGet(d1, mlirAffineAddExprGet(s0, d0))));
  SHOW_BOOL(mlirAffineExprEqual(d0, mlirAffineDimExprGet(context, 0)));
  SHOW_BOOL(mlirAffineExprEqual(d0, d1));
  SHOW_BOOL(mlirAffineExprEqual(d0, s0));
  SHOW_BOOL(mlirContextEqual(mlirAffineExprGetContext(s7), context));
  mlirAffineExprDump(d0);
  mlirContextDestroy(context);
  return 0;
}
