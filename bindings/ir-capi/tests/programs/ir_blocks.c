// Blocks and regions: inserted, moved, detached, erased; their arguments, successors and predecessors.

#include "common.h"

static void print_blocks(const char *label, MlirRegion region) {
  printf("%s:", label);
  for (MlirBlock block = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(block);
       block = mlirBlockGetNextInRegion(block))
    printf(" %d", (int)mlirBlockGetNumArguments(block));
  printf("\n");
}

static MlirBlock block_of(MlirContext context, intptr_t arguments) {
  MlirType types[8];
  MlirLocation locations[8];
  for (intptr_t i = 0; i < arguments; ++i) {
    types[i] = mlirIntegerTypeGet(context, (unsigned)i + 1);
    locations[i] = mlirLocationUnknownGet(context);
  }
  return mlirBlockCreate(arguments, types, locations);
}

int main(void) {
  MlirContext context = create_context();
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirRegion region = mlirRegionCreate();
  printf("null: %d empty: %d\n", mlirRegionIsNull(region), mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
  MlirBlock zero = block_of(context, 0), one = block_of(context, 1), two = block_of(context, 2),
            three = block_of(context, 3), four = block_of(context, 4);
  mlirRegionAppendOwnedBlock(region, two);
  mlirRegionInsertOwnedBlock(region, 0, zero);
  mlirRegionInsertOwnedBlockAfter(region, zero, one);
  mlirRegionInsertOwnedBlockBefore(region, (MlirBlock){NULL}, four);
  mlirRegionInsertOwnedBlockBefore(region, four, three);
  print_blocks("blocks", region);
  printf("no operation: %d\n", mlirOperationIsNull(mlirBlockGetParentOperation(zero)));
  printf("region: %d\n", mlirRegionEqual(mlirBlockGetParentRegion(zero), region));
  MlirBlock other = block_of(context, 5);
  mlirRegionInsertOwnedBlockAfter(region, (MlirBlock){NULL}, other);
  print_blocks("at the beginning", region);
  mlirBlockDetach(other);
  printf("detached: %d\n", mlirRegionIsNull(mlirBlockGetParentRegion(other)));
  mlirBlockDestroy(other);
  print_blocks("detached", region);

  // Control flow between the blocks.
  MlirOperationState state = mlirOperationStateGet(str("test.branch"), unknown);
  MlirBlock successors[] = {two, three, two};
  mlirOperationStateAddSuccessors(&state, 3, successors);
  MlirOperation branch = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(zero, branch);
  mlirBlockAppendOwnedOperation(two, create_op(context, "test.end", 0));
  printf("successors: %d predecessors: %d %d %d\n", (int)mlirBlockGetNumSuccessors(zero),
         (int)mlirBlockGetNumPredecessors(two), (int)mlirBlockGetNumPredecessors(three),
         (int)mlirBlockGetNumPredecessors(zero));
  printf("edges: %d %d\n", mlirBlockEqual(mlirBlockGetSuccessor(zero, 1), three),
         mlirBlockEqual(mlirBlockGetPredecessor(two, 0), zero));
  printf("of the operation: %d %d\n", (int)mlirOperationGetNumSuccessors(branch),
         mlirBlockEqual(mlirOperationGetSuccessor(branch, 0), two));
  mlirOperationSetSuccessor(branch, 0, four);
  printf("set: %d %d\n", (int)mlirBlockGetNumPredecessors(two), (int)mlirBlockGetNumPredecessors(four));
  print_name("terminator", mlirBlockGetTerminator(zero));
  printf("no terminator: %d\n", mlirOperationIsNull(mlirBlockGetTerminator(one)));

  // Arguments.
  MlirValue added = mlirBlockAddArgument(one, mlirF32TypeGet(context), unknown);
  print_type("added", mlirValueGetType(added));
  MlirValue inserted = mlirBlockInsertArgument(one, 0, mlirIndexTypeGet(context), unknown);
  print_value("inserted", inserted);
  print_value("moved", added);
  printf("number: %d\n", (int)mlirBlockArgumentGetArgNumber(added));
  mlirBlockEraseArgument(one, 1);
  printf("number: %d of %d\n", (int)mlirBlockArgumentGetArgNumber(added), (int)mlirBlockGetNumArguments(one));
  printf("owner: %d\n", mlirBlockEqual(mlirBlockArgumentGetOwner(added), one));
  mlirBlockArgumentSetType(added, mlirF64TypeGet(context));
  print_type("type set", mlirValueGetType(mlirBlockGetArgument(one, 1)));
  mlirBlockArgumentSetLocation(added, mlirLocationFileLineColGet(context, str("f"), 7, 8));
  print_location("location set", mlirValueGetLocation(added));

  // Operations in a block.
  MlirOperation a = create_op(context, "test.a", 0), b = create_op(context, "test.b", 0),
                c = create_op(context, "test.c", 0), d = create_op(context, "test.d", 0),
                e = create_op(context, "test.e", 0);
  mlirBlockAppendOwnedOperation(three, b);
  mlirBlockInsertOwnedOperation(three, 0, a);
  mlirBlockInsertOwnedOperationAfter(three, b, d);
  mlirBlockInsertOwnedOperationBefore(three, d, c);
  mlirBlockInsertOwnedOperationBefore(three, (MlirOperation){NULL}, e);
  MlirOperation f = create_op(context, "test.f", 0);
  mlirBlockInsertOwnedOperationAfter(three, (MlirOperation){NULL}, f);
  MlirOperation g = create_op(context, "test.g", 0);
  mlirBlockInsertOwnedOperation(three, 3, g);
  for (MlirOperation op = mlirBlockGetFirstOperation(three); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    print_name("operation", op);

  // An operation takes the region over.
  MlirOperationState holder = mlirOperationStateGet(str("test.holder"), unknown);
  MlirRegion second = mlirRegionCreate();
  mlirOperationStateAddOwnedRegions(&holder, 1, &region);
  mlirOperationStateAddOwnedRegions(&holder, 1, &second);
  MlirOperation op = mlirOperationCreate(&holder);
  print_op("holder", op);
  // With MLIR's library, the handles from before are of no use any more.
  region = mlirOperationGetRegion(op, 0);
  second = mlirOperationGetRegion(op, 1);
  print_blocks("still", region);
  print_name("parent", mlirBlockGetParentOperation(zero));
  printf("next: %d end: %d\n", mlirRegionEqual(mlirRegionGetNextInOperation(region), second),
         mlirRegionIsNull(mlirRegionGetNextInOperation(second)));
  printf("block:\n");
  mlirBlockPrint(zero, write_text, NULL);
  mlirBlockPrint(three, write_text, NULL);
  mlirRegionTakeBody(second, region);
  printf("taken: %d\n", mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
  print_blocks("second", second);
  print_op("holder", op);
  mlirOperationDestroy(op);

  MlirRegion unused = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(unused, block_of(context, 2));
  mlirRegionDestroy(unused);
  mlirContextDestroy(context);
  return 0;
}
