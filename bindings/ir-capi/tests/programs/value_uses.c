// Uses of values: their order, how replacement changes them, and uses within regions.

#include "build.h"

static void show(const char *label, MlirValue value) {
  printf("%s:", label);
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(mlirOpOperandGetOwner(use)));
    printf(" %.*s#%u", (int)name.length, name.data, mlirOpOperandGetOperandNumber(use));
    if (!mlirValueEqual(mlirOpOperandGetValue(use), value))
      printf(" of another value");
  }
  printf("\n");
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = parse_module(context, "func.func @f(%a: i32, %b: i32, %p: i1) -> i32 {\n"
                                            "  %c = arith.addi %a, %b : i32\n  %d = arith.subi %a, %a : i32\n"
                                            "  %r = scf.if %p -> (i32) {\n    %x = arith.muli %a, %c : i32\n    scf.yield %x : i32\n  } else {\n"
                                            "    scf.yield %a : i32\n  }\n  %s = arith.select %p, %r, %a : i32\n  return %s : i32\n}");
  MlirOperation function = symbol(module, "f");
  MlirBlock entry = entry_of(function);
  MlirValue a = mlirBlockGetArgument(entry, 0), b = mlirBlockGetArgument(entry, 1);
  MlirOperation add = mlirBlockGetFirstOperation(entry), subtract = mlirOperationGetNextInBlock(add),
                condition = mlirOperationGetNextInBlock(subtract), select = mlirOperationGetNextInBlock(condition);
  MlirValue c = mlirOperationGetResult(add, 0), d = mlirOperationGetResult(subtract, 0);
  show("a", a);
  show("b", b);
  show("c", c);
  show("d", d);
  MlirOperation exceptions[] = {subtract, select};
  mlirValueReplaceAllUsesExcept(a, b, 2, exceptions);
  show("a", a);
  show("b", b);
  print_op("some replaced", function);
  mlirValueReplaceAllUsesOfWith(a, b);
  show("a", a);
  show("b", b);
  mlirOperationReplaceUsesOfWith(subtract, b, a);
  show("a", a);
  MlirValue operands[] = {d, d};
  mlirOperationSetOperands(add, 2, operands);
  show("d", d);
  printf("valid: %d\n", mlirOperationVerify(function));
  operands[0] = a;
  operands[1] = b;
  mlirOperationSetOperands(add, 2, operands);
  mlirOperationSetOperand(select, 1, c);
  show("c", c);
  show("r", mlirOperationGetResult(condition, 0));
  mlirOperationDestroy(condition);
  show("c", c);
  show("b", b);
  finish("module", module);
  mlirContextDestroy(context);
  return 0;
}
