// Walks: orders, results, and changes during a walk.

#include "common.h"

static MlirWalkResult print(MlirOperation op, void *user_data) {
  print_name((const char *)user_data, op);
  return MlirWalkResultAdvance;
}

static bool has_name(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)), str(name));
}

static MlirWalkResult skip_b(MlirOperation op, void *user_data) {
  print_name((const char *)user_data, op);
  return has_name(op, "test.b") ? MlirWalkResultSkip : MlirWalkResultAdvance;
}

static MlirWalkResult stop_at_c(MlirOperation op, void *user_data) {
  print_name((const char *)user_data, op);
  return has_name(op, "test.c") ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

static MlirWalkResult erase_d(MlirOperation op, void *user_data) {
  (void)user_data;
  if (!has_name(op, "test.d"))
    return MlirWalkResultAdvance;
  mlirOperationDestroy(op);
  return MlirWalkResultSkip;
}

static MlirWalkResult mark(MlirOperation op, void *user_data) {
  MlirContext context = mlirOperationGetContext(op);
  mlirOperationSetAttributeByName(op, str("mark"), mlirIntegerAttrGet(mlirIndexTypeGet(context), ++*(int *)user_data));
  return MlirWalkResultAdvance;
}

int main(void) {
  MlirContext context = create_context();
  MlirModule module = mlirModuleCreateParse(
      context, str("\"test.a\"() ({\n  \"test.b\"() ({\n    \"test.c\"() : () -> ()\n    \"test.d\"() : () -> ()\n  }, {\n"
                   "    \"test.e\"() : () -> ()\n  }) : () -> ()\n  \"test.d\"() : () -> ()\n}) : () -> ()"));
  MlirOperation top = mlirModuleGetOperation(module);
  mlirOperationWalk(top, print, "pre", MlirWalkPreOrder);
  mlirOperationWalk(top, print, "post", MlirWalkPostOrder);
  mlirOperationWalk(top, skip_b, "skip", MlirWalkPreOrder);
  mlirOperationWalk(top, stop_at_c, "stop", MlirWalkPreOrder);
  mlirOperationWalk(top, stop_at_c, "stop post", MlirWalkPostOrder);
  int count = 0;
  mlirOperationWalk(top, mark, &count, MlirWalkPostOrder);
  print_op("marked", top);
  mlirOperationWalk(top, erase_d, NULL, MlirWalkPreOrder);
  print_op("erased", top);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
