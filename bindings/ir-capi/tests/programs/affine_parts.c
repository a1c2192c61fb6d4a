// Affine expressions and maps: what simplifies, parts of what is read, composition and changes.

#include "build.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"

static void describe(MlirAffineExpr expr, int depth) {
  printf("%*s", 2 * depth, "");
  mlirAffineExprPrint(expr, write_text, NULL);
  printf(": constant %d, symbolic %d, pure %d, divisor %lld, multiple of 2 %d, uses d0 %d\n", mlirAffineExprIsAConstant(expr),
         mlirAffineExprIsSymbolicOrConstant(expr), mlirAffineExprIsPureAffine(expr), (long long)mlirAffineExprGetLargestKnownDivisor(expr),
         mlirAffineExprIsMultipleOf(expr, 2), mlirAffineExprIsFunctionOfDim(expr, 0));
  if (mlirAffineExprIsABinary(expr)) {
    describe(mlirAffineBinaryOpExprGetLHS(expr), depth + 1);
    describe(mlirAffineBinaryOpExprGetRHS(expr), depth + 1);
  }
}

static MlirAffineMap map_of(MlirContext context, const char *text) { return mlirAffineMapAttrGetValue(attribute_of(context, text)); }

static void print_map(const char *label, MlirAffineMap map) {
  printf("%s: ", label);
  mlirAffineMapPrint(map, write_text, NULL);
  printf("\n");
}

int main(void) {
  MlirContext context = create_full_context();
  static const char *const maps[] = {"affine_map<() -> ()>", "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1) -> (d1, d0)>",
                                     "affine_map<(d0)[s0] -> (d0 * 2 + s0 - 3, (d0 * 4) floordiv 2, d0 ceildiv 3, s0 mod 5)>",
                                     "affine_map<() -> (7)>", "affine_map<(d0, d1, d2) -> (d2, d0)>", "affine_map<(d0) -> (d0 + d0 * 3 - d0 * 4)>",
                                     "affine_map<(d0) -> ((d0 mod 8) mod 4, (d0 floordiv 2) floordiv 3, d0 - d0)>",
                                     "affine_map<(d0)[s0, s1] -> (s0 * s1, d0 * s0)>"};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; ++i) {
    MlirAffineMap map = map_of(context, maps[i]);
    print_map(maps[i], map);
    printf("identity %d, minor %d, empty %d, constant %d, projection %d, permutation %d, %d dims, %d symbols\n", mlirAffineMapIsIdentity(map),
           mlirAffineMapIsMinorIdentity(map), mlirAffineMapIsEmpty(map), mlirAffineMapIsSingleConstant(map), mlirAffineMapIsProjectedPermutation(map),
           mlirAffineMapIsPermutation(map), (int)mlirAffineMapGetNumDims(map), (int)mlirAffineMapGetNumSymbols(map));
    for (intptr_t r = 0; r < mlirAffineMapGetNumResults(map); ++r)
      describe(mlirAffineMapGetResult(map, r), 1);
  }
  MlirAffineMap map = map_of(context, maps[3]);
  intptr_t positions[] = {2, 0};
  print_map("sub map", mlirAffineMapGetSubMap(map, 2, positions));
  print_map("major", mlirAffineMapGetMajorSubMap(map, 1));
  print_map("minor", mlirAffineMapGetMinorSubMap(map, 2));
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), c9 = mlirAffineConstantExprGet(context, 9);
  print_map("replaced", mlirAffineMapReplace(map, mlirAffineSymbolExprGet(context, 0), c9, 1, 0));
  MlirAffineExpr first = mlirAffineMapGetResult(map, 0);
  MlirAffineExpr composed = mlirAffineExprCompose(first, map_of(context, "affine_map<(d0, d1) -> (d0 + d1)>"));
  describe(composed, 0);
  describe(mlirAffineExprShiftDims(first, 1, 2, 0), 0);
  describe(mlirAffineExprShiftSymbols(first, 1, 3, 0), 0);
  describe(mlirAffineAddExprGet(c9, mlirAffineConstantExprGet(context, -9)), 0);
  describe(mlirAffineMulExprGet(mlirAffineConstantExprGet(context, 1), d0), 0);
  describe(mlirAffineFloorDivExprGet(c9, mlirAffineConstantExprGet(context, -2)), 0);
  describe(mlirAffineModExprGet(mlirAffineConstantExprGet(context, -7), mlirAffineConstantExprGet(context, 4)), 0);
  unsigned order[] = {2, 0, 1};
  print_map("permutation", mlirAffineMapPermutationGet(context, 3, order));
  print_map("constant", mlirAffineMapConstantGet(context, -4));
  print_map("identity", mlirAffineMapMultiDimIdentityGet(context, 3));
  print_map("minor identity", mlirAffineMapMinorIdentityGet(context, 4, 2));
  print_map("zero", mlirAffineMapZeroResultGet(context, 2, 1));
  mlirContextDestroy(context);
  return 0;
}
