// Symbol tables.

#include "common.h"
#include "mlir-c/Dialect/Func.h"

static void visit(MlirOperation table, bool visible, void *user_data) {
  ++*(int *)user_data;
  print_name("table", table);
  printf("  visible: %d\n", visible);
}

int main(void) {
  MlirContext context = create_context();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), context);
  print_text("name", mlirSymbolTableGetSymbolAttributeName());
  print_text("visibility", mlirSymbolTableGetVisibilityAttributeName());
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func private @f()\nfunc.func @g() { call @f() : () -> () return }\n"
                   "module @inner { func.func private @f() }\nmodule { }"));
  MlirModule other = mlirModuleCreateParse(context, str("func.func private @f()\nfunc.func private @h()"));
  MlirSymbolTable table = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  printf("null: %d\n", mlirSymbolTableIsNull(table));
  print_op("f", mlirSymbolTableLookup(table, str("f")));
  print_op("absent", mlirSymbolTableLookup(table, str("absent")));
  MlirOperation g = mlirSymbolTableLookup(table, str("g"));
  printf("no table: %d\n", mlirSymbolTableIsNull(mlirSymbolTableCreate(g)));

  MlirOperation f2 = mlirBlockGetFirstOperation(mlirModuleGetBody(other));
  MlirOperation h = mlirOperationGetNextInBlock(f2);
  mlirOperationRemoveFromParent(f2);
  mlirOperationRemoveFromParent(h);
  print_attribute("renamed", mlirSymbolTableInsert(table, f2));
  print_attribute("kept", mlirSymbolTableInsert(table, h));
  print_op("inserted", mlirModuleGetOperation(module));
  mlirSymbolTableErase(table, h);
  print_op("erased", mlirSymbolTableLookup(table, str("h")));
  printf("replaced: %d\n", mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(
                               str("f"), str("new"), mlirModuleGetOperation(module))));
  print_op("module", mlirModuleGetOperation(module));
  int count = 0;
  mlirSymbolTableWalkSymbolTables(mlirModuleGetOperation(module), true, visit, &count);
  printf("count: %d\n", count);
  mlirSymbolTableWalkSymbolTables(mlirModuleGetOperation(module), false, visit, &count);
  mlirSymbolTableDestroy(table);
  mlirModuleDestroy(module);
  mlirModuleDestroy(other);
  mlirContextDestroy(context);
  return 0;
}
