// Affine maps: creation, tests, accessors.
#include "print.h"

static void describe(MlirAffineMap map) {
  SHOW_MAP(map);
  printf("  dims %d, symbols %d, inputs %d, results %d\n", (int)mlirAffineMapGetNumDims(map),
         (int)mlirAffineMapGetNumSymbols(map), (int)mlirAffineMapGetNumInputs(map),
         (int)mlirAffineMapGetNumResults(map));
  printf("  identity %d, minor identity %d, empty %d, constant %d, projected permutation %d, permutation %d\n",
         mlirAffineMapIsIdentity(map), mlirAffineMapIsMinorIdentity(map), mlirAffineMapIsEmpty(map),
         mlirAffineMapIsSingleConstant(map), mlirAffineMapIsProjectedPermutation(map), mlirAffineMapIsPermutation(map));
  if (mlirAffineMapIsSingleConstant(map))
    SHOW_NUMBER(mlirAffineMapGetSingleConstantResult(map));
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); ++i)
    SHOW_EXPR(mlirAffineMapGetResult(map, i));
  for (intptr_t i = 0; i < 4; ++i) {
    SHOW_MAP(mlirAffineMapGetMajorSubMap(map, i));
    SHOW_MAP(mlirAffineMapGetMinorSubMap(map, i));
  }
}

int main(void) {
  MlirContext context = newContext();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), d1 = mlirAffineDimExprGet(context, 1);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(context, 0), c0 = mlirAffineConstantExprGet(context, 0);
  MlirAffineExpr sum = mlirAffineAddExprGet(d0, mlirAffineMulExprGet(s0, mlirAffineConstantExprGet(context, 3)));
  MlirAffineExpr results[] = {sum, d1, c0};
  unsigned permutation[] = {2, 0, 1};
  describe(mlirAffineMapEmptyGet(context));
  describe(mlirAffineMapZeroResultGet(context, 2, 1));
  describe(mlirAffineMapConstantGet(context, -9));
  describe(mlirAffineMapMultiDimIdentityGet(context, 3));
  describe(mlirAffineMapMultiDimIdentityGet(context, 0));
  describe(mlirAffineMapMinorIdentityGet(context, 4, 2));
  describe(mlirAffineMapMinorIdentityGet(context, 2, 0));
  describe(mlirAffineMapPermutationGet(context, 3, permutation));
  MlirAffineMap map = mlirAffineMapGet(context, 2, 1, 3, results);
  describe(map);
  describe(mlirAffineMapGet(context, 2, 0, 2, (MlirAffineExpr[]){d1, d1}));
  describe(mlirAffineMapGet(context, 2, 0, 1, (MlirAffineExpr[]){d1}));
  describe(mlirAffineMapGet(context, 2, 1, 2, (MlirAffineExpr[]){d0, d1}));
  describe(mlirAffineMapGet(context, 2, 0, 2, (MlirAffineExpr[]){d0, c0}));
  describe(mlirAffineMapGet(context, 0, 1, 1, (MlirAffineExpr[]){s0}));

  intptr_t positions[] = {2, 0};
  SHOW_MAP(mlirAffineMapGetSubMap(map, 2, positions));
  SHOW_MAP(mlirAffineMapGetSubMap(map, 0, NULL));
  SHOW_MAP(mlirAffineMapReplace(map, d0, d1, 2, 1));
  SHOW_MAP(mlirAffineMapReplace(map, sum, c0, 2, 0));
  SHOW_MAP(mlirAffineMapReplace(map, mlirAffineMulExprGet(s0, mlirAffineConstantExprGet(context, 3)), d1, 2, 0));
  SHOW_MAP(mlirAffineMapReplace(map, s0, c0, 2, 0));
  SHOW_BOOL(mlirAffineMapEqual(map, mlirAffineMapGet(context, 2, 1, 3, results)));
  SHOW_BOOL(mlirAffineMapEqual(map, mlirAffineMapEmptyGet(context)));
  SHOW_BOOL(mlirContextEqual(mlirAffineMapGetContext(map), context));
  mlirAffineMapDump(map);
  SHOW_ATTR(mlirAffineMapAttrGet(map));
  SHOW_MAP(mlirAffineMapAttrGetValue(mlirAffineMapAttrGet(map)));
  SHOW_BOOL(mlirAttributeIsAAffineMap(mlirAffineMapAttrGet(map)));
  SHOW_TEXT(mlirAffineMapAttrGetName());
  mlirContextDestroy(context);
  return 0;
}
