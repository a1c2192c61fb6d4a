// Dialects from plans and definition files, with functions that MLIR's library does not have.

#include "mlir-c/Definitions.h"
#include "mlir-c/IR.h"

#include <stdio.h>

static MlirStringRef text(const char *string) { return mlirStringRefCreateFromCString(string); }

static void print(MlirStringRef string, void *data) {
  (void)data;
  printf("%.*s", (int)string.length, string.data);
}

static void load_plan(MlirContext context, const char *plan) {
  MlirLogicalResult result = mlirContextLoadPlan(context, text(plan), print, NULL);
  printf("loaded: %d\n", mlirLogicalResultIsSuccess(result));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  load_plan(context, "{\"version\": 1, \"dialects\": [{\"name\": \"tick\", \"operations\": ["
                     "{\"name\": \"tick.tock\"}, {\"name\": \"tick.tack\", \"syntax\": {\"Cpp\": null}}]}]}");
  printf("registered: %d\n", mlirContextIsRegisteredOperation(context, text("tick.tock")));
  MlirModule module = mlirModuleCreateParse(context, text("\"tick.tock\"() : () -> ()"));
  mlirOperationPrint(mlirModuleGetOperation(module), print, NULL);
  mlirModuleDestroy(module);

  load_plan(context, "{}");
  MlirLogicalResult result = mlirContextLoadDefinitions(context, text("no/such.td"), print, NULL);
  printf("loaded: %d\n", mlirLogicalResultIsSuccess(result));
  mlirContextDestroy(context);
  return 0;
}
