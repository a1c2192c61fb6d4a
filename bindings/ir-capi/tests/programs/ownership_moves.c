// What owns operations, blocks and regions: moves between blocks, modules and regions, copies, and the ends of lives.

#include "build.h"

static const char *const program = "module @one { func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 %c = arith.muli %b, %a : i32 return %c : i32 } }";

int main(void) {
  MlirContext context = create_full_context();
  MlirModule one = parse_module(context, program), two = empty_module(context);
  MlirOperation function = symbol(one, "f");
  MlirBlock entry = entry_of(function);
  MlirValue argument = mlirBlockGetArgument(entry, 0);
  MlirOperation add = mlirBlockGetFirstOperation(entry), multiply = mlirOperationGetNextInBlock(add);

  // The function moves to the other module, and everything in it remains what it is.
  mlirOperationRemoveFromParent(function);
  printf("detached: %d %d\n", mlirBlockIsNull(mlirOperationGetBlock(function)), mlirOperationIsNull(mlirOperationGetParentOperation(function)));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(two), function);
  printf("same: %d %d\n", mlirOperationEqual(mlirBlockGetFirstOperation(entry), add), mlirValueEqual(mlirOperationGetOperand(add, 0), argument));
  printf("parent: %d\n", mlirOperationEqual(mlirOperationGetParentOperation(function), mlirModuleGetOperation(two)));
  print_op("one", mlirModuleGetOperation(one));
  print_op("two", mlirModuleGetOperation(two));

  // Operations within a block.
  MlirOperation extra = create(context, nowhere, .name = "arith.subi", .operands = {argument, argument}, .types = {"i32"});
  mlirBlockInsertOwnedOperationAfter(entry, add, extra);
  mlirOperationMoveAfter(extra, multiply);
  mlirOperationMoveBefore(multiply, add);
  printf("before: %d %d\n", mlirOperationIsBeforeInBlock(multiply, add), mlirOperationIsBeforeInBlock(extra, add));
  print_op("out of order", function);
  mlirOperationMoveAfter(multiply, add);
  print_op("in order", function);

  // Blocks between regions.
  MlirRegion body = mlirOperationGetRegion(function, 0);
  MlirOperation second = mlirOperationClone(function);
  mlirOperationSetAttributeByName(second, str("sym_name"), attribute_of(context, "\"g\""));
  mlirBlockInsertOwnedOperation(mlirModuleGetBody(two), 0, second);
  MlirBlock added = create_block(context, (const char *[]){"i64", NULL});
  create(context, added, .name = "func.return", .operands = {argument});
  mlirRegionInsertOwnedBlock(body, 1, added);
  print_op("two blocks", function);
  mlirBlockDetach(added);
  printf("detached: %d\n", mlirOperationIsNull(mlirBlockGetParentOperation(added)));
  mlirOperationSetOperand(mlirBlockGetTerminator(added), 0, mlirBlockGetArgument(entry_of(second), 0));
  mlirRegionAppendOwnedBlock(mlirOperationGetRegion(second, 0), added);
  print_op("moved", second);

  // A body that is taken.
  MlirRegion taken = mlirOperationGetRegion(second, 0);
  MlirOperation holder = create(context, nowhere, .name = "scf.execute_region", .types = {"i32"}, .regions = {mlirRegionCreate()});
  mlirRegionTakeBody(mlirOperationGetRegion(holder, 0), taken);
  printf("empty: %d\n", mlirBlockIsNull(mlirRegionGetFirstBlock(taken)));
  print_op("declaration", second);
  print_op("holder", holder);
  mlirOperationDestroy(holder);

  // A copy is independent.
  MlirOperation copy = mlirOperationClone(mlirModuleGetOperation(two));
  mlirModuleDestroy(two);
  print_op("copy", copy);
  MlirModule owned = mlirModuleFromOperation(copy);
  printf("module: %d\n", !mlirModuleIsNull(owned));
  mlirModuleDestroy(owned);
  MlirRegion loose = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(loose, create_block(context, (const char *[]){"f32", NULL}));
  mlirRegionDestroy(loose);
  mlirBlockDestroy(create_block(context, (const char *[]){"f32", NULL}));
  finish("one", one);
  mlirContextDestroy(context);
  return 0;
}
