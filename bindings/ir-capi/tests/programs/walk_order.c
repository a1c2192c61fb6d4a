// Walks: orders, what skipping and interrupting leave out, and callbacks that change what they see.

#include "build.h"

typedef struct {
  const char *at;
  MlirWalkResult result;
  int visits;
} Plan;

static const char *name_of(MlirOperation op) {
  static char text[64];
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  snprintf(text, sizeof text, "%.*s", (int)name.length, name.data);
  return text;
}

static MlirWalkResult visit(MlirOperation op, void *data) {
  Plan *plan = data;
  ++plan->visits;
  printf(" %s", name_of(op));
  return plan->at && !strcmp(name_of(op), plan->at) ? plan->result : MlirWalkResultAdvance;
}

/// Erases operations without uses after their contents.
static MlirWalkResult erase(MlirOperation op, void *data) {
  (void)data;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i)
    if (!mlirOpOperandIsNull(mlirValueGetFirstUse(mlirOperationGetResult(op, i))))
      return MlirWalkResultAdvance;
  if (!strncmp(name_of(op), "arith.", 6)) {
    printf(" erased %s", name_of(op));
    mlirOperationDestroy(op);
  }
  return MlirWalkResultAdvance;
}

/// Puts an operation before each, and walks within the walk.
static MlirWalkResult insert(MlirOperation op, void *data) {
  if (strcmp(name_of(op), "scf.yield"))
    return MlirWalkResultAdvance;
  MlirContext context = *(MlirContext *)data;
  MlirOperation created = create(context, nowhere, .name = "arith.constant", .attributes = {{"value", "5 : i8"}}, .types = {"i8"});
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(op), op, created);
  Plan inner = {NULL, MlirWalkResultAdvance, 0};
  mlirOperationWalk(mlirOperationGetParentOperation(op), visit, &inner, MlirWalkPostOrder);
  printf(" (%d)", inner.visits);
  return MlirWalkResultAdvance;
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = parse_module(context, "func.func @f(%p: i1, %a: i32) {\n  scf.if %p {\n    %b = arith.addi %a, %a : i32\n    %c = arith.muli %b, %a : i32\n"
                                            "  } else {\n    scf.execute_region {\n      %d = arith.subi %a, %a : i32\n      scf.yield\n    }\n  }\n  return\n}\n"
                                            "func.func @g() { return }");
  MlirOperation top = mlirModuleGetOperation(module);
  static const char *const stops[] = {NULL, "scf.if", "scf.execute_region", "func.func", "arith.subi", "builtin.module", "scf.yield"};
  static const MlirWalkResult results[] = {MlirWalkResultAdvance, MlirWalkResultSkip, MlirWalkResultInterrupt};
  for (size_t i = 0; i < sizeof stops / sizeof *stops; ++i)
    for (int r = 0; r < 3; ++r)
      for (int order = 0; order < 2; ++order) {
        Plan plan = {stops[i], results[r], 0};
        printf("%s %d %s:", stops[i] ? stops[i] : "nothing", (int)results[r], order ? "post" : "pre");
        mlirOperationWalk(top, visit, &plan, order ? MlirWalkPostOrder : MlirWalkPreOrder);
        printf("\n");
      }
  mlirOperationWalk(top, insert, &context, MlirWalkPreOrder);
  printf("\n");
  print_op("inserted", top);
  mlirOperationWalk(top, erase, NULL, MlirWalkPostOrder);
  printf("\n");
  finish("erased", module);
  mlirContextDestroy(context);
  return 0;
}
