// Diagnostics and their handlers.

#include "common.h"

static void delete(void *user_data) { printf("deleted: %s\n", (const char *)user_data); }

static MlirLogicalResult pass_on(MlirDiagnostic diagnostic, void *user_data) {
  print_diagnostic(diagnostic, user_data);
  return mlirLogicalResultFailure();
}

int main(void) {
  MlirContext context = mlirContextCreate();
  MlirDiagnosticHandlerID outer = mlirContextAttachDiagnosticHandler(context, print_diagnostic, "outer ", delete);
  MlirDiagnosticHandlerID inner = mlirContextAttachDiagnosticHandler(context, pass_on, "inner ", delete);
  printf("different: %d\n", outer != inner);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  mlirEmitError(unknown, "first");
  MlirLocation at = mlirLocationFileLineColGet(context, str("file.c"), 1, 2);
  mlirEmitError(mlirLocationCallSiteGet(at, unknown), "second");
  mlirEmitError(mlirLocationNameGet(context, str("name"), at), "third\nline");
  mlirContextDetachDiagnosticHandler(context, inner);
  mlirEmitError(at, "fourth");
  MlirModule module = mlirModuleCreateParse(context, str("\"a.b\"() : () -> ()"));
  printf("null: %d\n", mlirModuleIsNull(module));
  module = mlirModuleCreateParse(context, str("module {\n  ^bb0\n}"));
  printf("null: %d\n", mlirModuleIsNull(module));
  mlirContextSetAllowUnregisteredDialects(context, true);
  module = mlirModuleCreateParse(context, str("\"a.b\"() ({\n^bb0:\n  \"a.c\"()[^bb1] : () -> ()\n}) : () -> ()"));
  printf("null: %d\n", mlirModuleIsNull(module));
  module = mlirModuleCreateParse(context, str("%0 = \"a.b\"(%1) : (i32) -> i32\n%1 = \"a.c\"() : () -> i64"));
  printf("null: %d\n", mlirModuleIsNull(module));
  MlirType type = mlirTypeParseGet(context, str("tensor<2x"));
  printf("null: %d\n", mlirTypeIsNull(type));
  mlirContextDetachDiagnosticHandler(context, outer);
  mlirContextDestroy(context);
  return 0;
}
