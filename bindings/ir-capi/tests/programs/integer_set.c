// Integer sets.
#include "print.h"

static void describe(MlirIntegerSet set) {
  SHOW_SET(set);
  printf("  dims %d, symbols %d, inputs %d, constraints %d, equalities %d, inequalities %d, canonical empty %d\n",
         (int)mlirIntegerSetGetNumDims(set), (int)mlirIntegerSetGetNumSymbols(set),
         (int)mlirIntegerSetGetNumInputs(set), (int)mlirIntegerSetGetNumConstraints(set),
         (int)mlirIntegerSetGetNumEqualities(set), (int)mlirIntegerSetGetNumInequalities(set),
         mlirIntegerSetIsCanonicalEmpty(set));
  for (intptr_t i = 0; i < mlirIntegerSetGetNumConstraints(set); ++i) {
    SHOW_EXPR(mlirIntegerSetGetConstraint(set, i));
    SHOW_BOOL(mlirIntegerSetIsConstraintEq(set, i));
  }
}

int main(void) {
  MlirContext context = newContext();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), d1 = mlirAffineDimExprGet(context, 1);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(context, 0), one = mlirAffineConstantExprGet(context, 1);
  MlirAffineExpr constraints[] = {mlirAffineAddExprGet(d0, s0), mlirAffineAddExprGet(d1, one), d0};
  bool equalities[] = {true, false, false}, yes = true, no = false;
  MlirIntegerSet set = mlirIntegerSetGet(context, 2, 1, 3, constraints, equalities);
  describe(set);
  describe(mlirIntegerSetEmptyGet(context, 0, 0));
  describe(mlirIntegerSetEmptyGet(context, 2, 1));
  describe(mlirIntegerSetGet(context, 0, 0, 1, &one, &yes));
  describe(mlirIntegerSetGet(context, 0, 0, 1, &one, &no));
  MlirAffineExpr dims[] = {mlirAffineMulExprGet(d1, s0), one}, symbols[] = {d0};
  describe(mlirIntegerSetReplaceGet(set, dims, symbols, 3, 2));
  SHOW_BOOL(mlirIntegerSetEqual(set, mlirIntegerSetGet(context, 2, 1, 3, constraints, equalities)));
  SHOW_BOOL(mlirIntegerSetEqual(set, mlirIntegerSetGet(context, 2, 1, 2, constraints, equalities)));
  SHOW_BOOL(mlirContextEqual(mlirIntegerSetGetContext(set), context));
  mlirIntegerSetDump(set);
  MlirAttribute attribute = mlirIntegerSetAttrGet(set);
  SHOW_ATTR(attribute);
  SHOW_SET(mlirIntegerSetAttrGetValue(attribute));
  SHOW_BOOL(mlirAttributeIsAIntegerSet(attribute));
  SHOW_TEXT(mlirIntegerSetAttrGetName());
  mlirContextDestroy(context);
  return 0;
}
