// Affine maps: removal of unused symbols.
#include "print.h"

static void receive(void *result, intptr_t index, MlirAffineMap map) {
  ((MlirAffineMap *)result)[index] = map;
  printf("%d ", (int)index);
  SHOW_MAP(map);
}

int main(void) {
  MlirContext context = newContext();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), s[5];
  for (int i = 0; i < 5; ++i)
    s[i] = mlirAffineSymbolExprGet(context, i);
  MlirAffineExpr first[] = {mlirAffineAddExprGet(d0, s[1])}, second[] = {s[3], mlirAffineMulExprGet(s[1], s[3])};
  MlirAffineMap maps[] = {mlirAffineMapGet(context, 1, 5, 1, first), mlirAffineMapGet(context, 1, 5, 2, second),
                          mlirAffineMapZeroResultGet(context, 1, 5)};
  MlirAffineMap results[3];
  mlirAffineMapCompressUnusedSymbols(maps, 3, results, receive);
  SHOW_NUMBER(mlirAffineMapGetNumSymbols(results[0]));
  mlirAffineMapCompressUnusedSymbols(maps + 2, 1, results, receive);
  mlirAffineMapCompressUnusedSymbols(maps, 1, results, receive);
  mlirAffineMapCompressUnusedSymbols(maps, 0, results, receive);
  mlirContextDestroy(context);
  return 0;
}
