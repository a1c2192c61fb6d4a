// Operations, blocks and regions that belong to nothing yet: what they answer, and how they are printed.

#include "common.h"

static void print_block(const char *label, MlirBlock block) {
  printf("%s: ", label);
  mlirBlockPrint(block, write_text, NULL);
  printf("\n");
}

int main(void) {
  MlirContext context = create_context();
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType type = mlirIntegerTypeGet(context, 32);
  MlirBlock block = mlirBlockCreate(1, &type, &unknown);
  MlirOperationState state = mlirOperationStateGet(str("a.user"), unknown);
  MlirValue argument = mlirBlockGetArgument(block, 0);
  mlirOperationStateAddOperands(&state, 1, &argument);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation user = mlirOperationCreate(&state);
  print_op("in nothing", user);
  print_value("result", mlirOperationGetResult(user, 0));
  print_value("argument", argument);
  mlirBlockAppendOwnedOperation(block, user);
  print_op("in a block", user);
  print_value("result", mlirOperationGetResult(user, 0));
  print_block("block", block);
  printf("parent: %d, region: %d\n", mlirOperationIsNull(mlirOperationGetParentOperation(user)),
         mlirRegionIsNull(mlirBlockGetParentRegion(block)));
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, block);
  print_op("in a region", user);
  print_block("block", block);
  printf("parent: %d, region: %d\n", mlirOperationIsNull(mlirBlockGetParentOperation(block)),
         mlirRegionIsNull(mlirBlockGetParentRegion(block)));
  MlirOperationState owner = mlirOperationStateGet(str("a.owner"), unknown);
  mlirOperationStateAddOwnedRegions(&owner, 1, &region);
  MlirOperation op = mlirOperationCreate(&owner);
  print_op("in an operation", user);
  print_op("owner", op);
  print_block("block", block);
  MlirModule module = mlirModuleCreateEmpty(unknown);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), op);
  print_op("in a module", user);
  print_op("module", mlirModuleGetOperation(module));
  mlirOperationRemoveFromParent(op);
  print_op("removed", op);
  print_op("module", mlirModuleGetOperation(module));
  mlirOperationDestroy(op);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
