// The attributes of operations: inherent, discardable, all.

#include "common.h"
#include "mlir-c/Dialect/Arith.h"

static void print_all(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumAttributes(op); ++i) {
    MlirNamedAttribute entry = mlirOperationGetAttribute(op, i);
    print_text("name", mlirIdentifierStr(entry.name));
    print_attribute("  value", entry.attribute);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumDiscardableAttributes(op); ++i) {
    MlirNamedAttribute entry = mlirOperationGetDiscardableAttribute(op, i);
    print_text("discardable", mlirIdentifierStr(entry.name));
  }
}

int main(void) {
  MlirContext context = create_context();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  MlirModule module = mlirModuleCreateParse(
      context, str("%0 = arith.constant {z = 1 : i8, a = \"x\"} 7 : i32\n"
                   "%1 = arith.addi %0, %0 overflow<nsw> {note} : i32\n\"test.plain\"() {b = 2, a} : () -> ()"));
  MlirOperation constant = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation sum = mlirOperationGetNextInBlock(constant);
  MlirOperation plain = mlirOperationGetNextInBlock(sum);
  print_all(constant);
  print_all(sum);
  print_all(plain);

  printf("inherent: %d %d %d\n", mlirOperationHasInherentAttributeByName(constant, str("value")),
         mlirOperationHasInherentAttributeByName(constant, str("a")),
         mlirOperationHasInherentAttributeByName(plain, str("a")));
  print_attribute("value", mlirOperationGetInherentAttributeByName(constant, str("value")));
  print_attribute("not inherent", mlirOperationGetInherentAttributeByName(constant, str("z")));
  print_attribute("overflow", mlirOperationGetInherentAttributeByName(sum, str("overflowFlags")));
  mlirOperationSetInherentAttributeByName(constant, str("value"),
                                          mlirIntegerAttrGet(mlirIntegerTypeGet(context, 32), 9));
  print_op("set", constant);
  print_attribute("discardable", mlirOperationGetDiscardableAttributeByName(constant, str("z")));
  print_attribute("absent", mlirOperationGetDiscardableAttributeByName(constant, str("q")));
  mlirOperationSetDiscardableAttributeByName(constant, str("q"), mlirUnitAttrGet(context));
  mlirOperationSetDiscardableAttributeByName(constant, str("a"), mlirBoolAttrGet(context, 1));
  print_op("set", constant);
  printf("removed: %d %d\n", mlirOperationRemoveDiscardableAttributeByName(constant, str("q")),
         mlirOperationRemoveDiscardableAttributeByName(constant, str("q")));
  print_op("removed", constant);

  print_attribute("by name", mlirOperationGetAttributeByName(constant, str("value")));
  print_attribute("by name", mlirOperationGetAttributeByName(constant, str("z")));
  print_attribute("absent", mlirOperationGetAttributeByName(constant, str("none")));
  mlirOperationSetAttributeByName(constant, str("value"), mlirIntegerAttrGet(mlirIntegerTypeGet(context, 32), 11));
  mlirOperationSetAttributeByName(constant, str("new"), mlirUnitAttrGet(context));
  print_op("set", constant);
  printf("removed: %d %d\n", mlirOperationRemoveAttributeByName(constant, str("new")),
         mlirOperationRemoveAttributeByName(constant, str("none")));
  mlirOperationSetAttributeByName(plain, str("c"), mlirUnitAttrGet(context));
  printf("removed: %d\n", mlirOperationRemoveAttributeByName(plain, str("b")));
  print_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
