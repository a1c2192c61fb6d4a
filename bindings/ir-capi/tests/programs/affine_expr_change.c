// Affine expressions: composition, shifts, simplification.
#include "print.h"

int main(void) {
  MlirContext context = newContext();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), d1 = mlirAffineDimExprGet(context, 1);
  MlirAffineExpr d2 = mlirAffineDimExprGet(context, 2), s0 = mlirAffineSymbolExprGet(context, 0);
  MlirAffineExpr s1 = mlirAffineSymbolExprGet(context, 1), two = mlirAffineConstantExprGet(context, 2);
  MlirAffineExpr four = mlirAffineConstantExprGet(context, 4), minus = mlirAffineConstantExprGet(context, -1);
  MlirAffineExpr linear = mlirAffineAddExprGet(mlirAffineMulExprGet(d0, four), mlirAffineAddExprGet(d1, s0));
  MlirAffineExpr modulo = mlirAffineModExprGet(linear, two);
  MlirAffineExpr quotient = mlirAffineFloorDivExprGet(mlirAffineAddExprGet(d2, s1), four);
  MlirAffineExpr zero = mlirAffineAddExprGet(linear, mlirAffineMulExprGet(linear, minus));
  MlirAffineExpr semi = mlirAffineAddExprGet(mlirAffineMulExprGet(d0, s0), mlirAffineMulExprGet(d0, s0));
  MlirAffineExpr exprs[] = {d0, s1, four, linear, modulo, quotient, zero, semi,
                            mlirAffineAddExprGet(mlirAffineMulExprGet(mlirAffineFloorDivExprGet(d0, four), four),
                                                 mlirAffineModExprGet(d0, four))};
  MlirAffineExpr results[] = {mlirAffineAddExprGet(d1, two), mlirAffineMulExprGet(s0, two), d0};
  MlirAffineMap map = mlirAffineMapGet(context, 2, 1, 3, results);
  SHOW_MAP(map);
  for (unsigned i = 0; i < sizeof(exprs) / sizeof(*exprs); ++i) {
    SHOW_EXPR(exprs[i]);
    SHOW_EXPR(mlirAffineExprCompose(exprs[i], map));
    SHOW_EXPR(mlirAffineExprShiftDims(exprs[i], 3, 2, 0));
    SHOW_EXPR(mlirAffineExprShiftDims(exprs[i], 3, 5, 1));
    SHOW_EXPR(mlirAffineExprShiftSymbols(exprs[i], 2, 1, 0));
    SHOW_EXPR(mlirAffineExprShiftSymbols(exprs[i], 2, 9, 1));
    SHOW_EXPR(mlirSimplifyAffineExpr(exprs[i], 3, 2));
  }
  mlirContextDestroy(context);
  return 0;
}
