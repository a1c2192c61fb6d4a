// Modules: created, read from texts and files, cloned, destroyed.

#include "common.h"
#include "mlir-c/Dialect/Func.h"

int main(void) {
  MlirContext context = create_context();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), context);
  MlirLocation location = mlirLocationFileLineColGet(context, str("file"), 3, 4);

  MlirModule empty = mlirModuleCreateEmpty(location);
  print_op("empty", mlirModuleGetOperation(empty));
  MlirBlock body = mlirModuleGetBody(empty);
  mlirBlockAppendOwnedOperation(body, create_op(context, "test.a", 1));
  print_op("with an operation", mlirModuleGetOperation(empty));
  print_location("location", mlirOperationGetLocation(mlirModuleGetOperation(empty)));
  printf("context: %d\n", mlirContextEqual(context, mlirModuleGetContext(empty)));

  MlirOperation op = mlirModuleGetOperation(empty);
  MlirModule again = mlirModuleFromOperation(op);
  printf("same: %d null: %d\n", mlirModuleEqual(empty, again), mlirModuleIsNull(again));
  printf("hash: %d\n", mlirModuleHashValue(empty) == mlirModuleHashValue(again));
  MlirOperation inner = mlirBlockGetFirstOperation(body);
  printf("no module: %d\n", mlirModuleIsNull(mlirModuleFromOperation(inner)));

  MlirModule parsed = mlirModuleCreateParse(context, str("func.func private @f(i32) -> f64\n\"test.x\"() : () -> ()"));
  print_op("parsed", mlirModuleGetOperation(parsed));
  MlirModule named = mlirModuleCreateParse(context, str("module @name attributes {test.a = 1 : i32} { }"));
  print_op("named", mlirModuleGetOperation(named));
  printf("different: %d\n", mlirModuleEqual(parsed, named));

  MlirModule wrong = mlirModuleCreateParse(context, str("module {\n  %0 = \"test.x\"() : () -> i32 i32\n}"));
  printf("wrong: %d\n", mlirModuleIsNull(wrong));
  MlirModule invalid = mlirModuleCreateParse(context, str("func.func @f() {\n  \"test.x\"() : () -> ()\n}"));
  printf("invalid: %d\n", mlirModuleIsNull(invalid));
  MlirModule undefined = mlirModuleCreateParse(context, str("\"test.x\"(%a) : (i32) -> ()"));
  printf("undefined: %d\n", mlirModuleIsNull(undefined));

  FILE *file = fopen("ir_module_test.mlir", "w");
  fputs("module @from_file {\n  func.func private @g()\n}\n", file);
  fclose(file);
  MlirModule from_file = mlirModuleCreateParseFromFile(context, str("ir_module_test.mlir"));
  print_op("from a file", mlirModuleGetOperation(from_file));
  print_location("its location", mlirOperationGetLocation(mlirModuleGetOperation(from_file)));
  remove("ir_module_test.mlir");

  mlirModuleDestroy(from_file);
  mlirModuleDestroy(named);
  mlirModuleDestroy(parsed);
  mlirModuleDestroy(empty);
  mlirContextDestroy(context);
  return 0;
}
