// Dialects of a context: what is registered, what is loaded, when, and what a context without them accepts.

#include "build.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/SCF.h"

static void show(const char *label, MlirContext context) {
  printf("%s: %d loaded, addi %d, for %d, module %d\n", label, (int)mlirContextGetNumLoadedDialects(context),
         mlirContextIsRegisteredOperation(context, str("arith.addi")), mlirContextIsRegisteredOperation(context, str("scf.for")),
         mlirContextIsRegisteredOperation(context, str("builtin.module")));
}

static void read(MlirContext context, const char *text) {
  MlirModule module = mlirModuleCreateParse(context, str(text));
  printf("read: %d\n", !mlirModuleIsNull(module));
  if (!mlirModuleIsNull(module)) {
    print_op("module", mlirModuleGetOperation(module));
    mlirModuleDestroy(module);
  }
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  show("new", context);
  MlirDialectHandle arith = mlirGetDialectHandle__arith__(), func = mlirGetDialectHandle__func__();
  print_text("namespace", mlirDialectHandleGetNamespace(arith));
  mlirDialectHandleRegisterDialect(func, context);
  printf("registered: %d\n", (int)mlirContextGetNumRegisteredDialects(context));
  show("registered", context);
  read(context, "func.func @f() { return }");
  show("read", context);
  MlirDialect loaded = mlirDialectHandleLoadDialect(arith, context), again = mlirContextGetOrLoadDialect(context, str("arith"));
  printf("same: %d\n", mlirDialectEqual(loaded, again));
  print_text("namespace", mlirDialectGetNamespace(loaded));
  printf("context: %d\n", mlirContextEqual(context, mlirDialectGetContext(loaded)));
  printf("unknown: %d\n", mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("scf"))));
  show("loaded", context);
  mlirContextSetAllowUnregisteredDialects(context, true);
  read(context, "func.func @f(%a: i32, %t: !other.type<3>) attributes {x = #other.attr<\"a\", [1]>} { \"scf.loop\"(%a) ({ \"other.end\"() : () -> () }) {y} : (i32) -> () return }");
  MlirOperation unknown = create_op(context, "other.op", 1);
  printf("known: %d\n", mlirTypeIDIsNull(mlirOperationGetTypeID(unknown)));
  print_op("unknown", unknown);
  mlirOperationDestroy(unknown);
  mlirContextSetAllowUnregisteredDialects(context, false);
  printf("allowed: %d\n", mlirContextGetAllowUnregisteredDialects(context));
  read(context, "\"other.op\"() : () -> ()");
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__scf__(), registry);
  mlirDialectHandleInsertDialect(arith, registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  show("appended", context);
  mlirContextLoadAllAvailableDialects(context);
  show("all", context);
  MlirContext other = mlirContextCreateWithThreading(false);
  printf("equal: %d, threads %u\n", mlirContextEqual(context, other), mlirContextGetNumThreads(other));
  mlirContextDestroy(other);
  mlirContextDestroy(context);
  return 0;
}
