// Contexts, dialects, registries.

#include "common.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/SCF.h"

int main(void) {
  MlirContext a = mlirContextCreate(), b = mlirContextCreateWithThreading(false);
  printf("equal: %d %d %d\n", mlirContextEqual(a, a), mlirContextEqual(a, b), mlirContextIsNull(a));
  printf("unregistered: %d", mlirContextGetAllowUnregisteredDialects(a));
  mlirContextSetAllowUnregisteredDialects(a, true);
  printf(" %d\n", mlirContextGetAllowUnregisteredDialects(a));
  mlirContextEnableMultithreading(a, false);
  mlirContextEnableMultithreading(a, true);

  printf("loaded: %d\n", (int)mlirContextGetNumLoadedDialects(a));
  printf("registered: %d\n", (int)mlirContextGetNumRegisteredDialects(a));
  MlirDialectHandle func = mlirGetDialectHandle__func__();
  print_text("namespace", mlirDialectHandleGetNamespace(func));
  printf("known: %d\n", mlirContextIsRegisteredOperation(a, str("func.func")));
  mlirDialectHandleRegisterDialect(func, a);
  printf("registered: %d loaded: %d\n", (int)mlirContextGetNumRegisteredDialects(a),
         (int)mlirContextGetNumLoadedDialects(a));
  MlirDialect dialect = mlirContextGetOrLoadDialect(a, mlirDialectHandleGetNamespace(func));
  print_text("loaded", mlirDialectGetNamespace(dialect));
  printf("same: %d\n", mlirDialectEqual(dialect, mlirDialectHandleLoadDialect(func, a)));
  printf("context: %d\n", mlirContextEqual(a, mlirDialectGetContext(dialect)));
  printf("known: %d %d\n", mlirContextIsRegisteredOperation(a, str("func.func")),
         mlirContextIsRegisteredOperation(a, str("func.nothing")));
  printf("absent: %d\n", mlirDialectIsNull(mlirContextGetOrLoadDialect(a, str("absent"))));
  MlirDialect builtin = mlirContextGetOrLoadDialect(a, str("builtin"));
  print_text("builtin", mlirDialectGetNamespace(builtin));
  printf("different: %d\n", mlirDialectEqual(dialect, builtin));

  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  printf("registry: %d\n", mlirDialectRegistryIsNull(registry));
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__arith__(), registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__scf__(), registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__scf__(), registry);
  MlirContext c = mlirContextCreateWithRegistry(registry, false);
  printf("with registry: %d registered, %d loaded\n", (int)mlirContextGetNumRegisteredDialects(c),
         (int)mlirContextGetNumLoadedDialects(c));
  mlirContextAppendDialectRegistry(b, registry);
  mlirDialectRegistryDestroy(registry);
  printf("appended: %d\n", (int)mlirContextGetNumRegisteredDialects(b));
  printf("scf: %d\n", mlirContextIsRegisteredOperation(b, str("scf.for")));
  mlirContextGetOrLoadDialect(b, str("scf"));
  printf("scf: %d\n", mlirContextIsRegisteredOperation(b, str("scf.for")));
  mlirContextDestroy(a);
  mlirContextDestroy(b);
  mlirContextDestroy(c);
  return 0;
}
