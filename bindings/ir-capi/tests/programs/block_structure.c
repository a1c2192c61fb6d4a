// Blocks and regions: arguments that come and go, iteration, equality, and printing.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = parse_module(context, "func.func @f(%a: i32, %b: f32) {\n  cf.br ^x(%a : i32)\n^x(%c: i32):\n  cf.br ^y\n^y:\n  return\n}");
  MlirOperation function = symbol(module, "f");
  MlirRegion region = mlirOperationGetRegion(function, 0);
  MlirBlock entry = mlirRegionGetFirstBlock(region), x = mlirBlockGetNextInRegion(entry), y = mlirBlockGetNextInRegion(x);
  printf("end: %d\n", mlirBlockIsNull(mlirBlockGetNextInRegion(y)));
  printf("region: %d %d\n", mlirRegionEqual(mlirBlockGetParentRegion(y), region), mlirOperationEqual(mlirBlockGetParentOperation(y), function));
  MlirLocation location = mlirLocationFileLineColGet(context, str("f"), 4, 2);
  MlirValue added = mlirBlockAddArgument(y, type_of(context, "index"), location);
  MlirValue inserted = mlirBlockInsertArgument(y, 0, type_of(context, "i1"), location);
  printf("numbers: %d %d\n", (int)mlirBlockArgumentGetArgNumber(added), (int)mlirBlockArgumentGetArgNumber(inserted));
  print_value("added", added);
  print_location("location", mlirValueGetLocation(added));
  printf("valid: %d\n", mlirOperationVerify(function));
  MlirOperation branch = mlirBlockGetTerminator(x);
  MlirValue condition = value_of(context, nowhere, .name = "arith.constant", .attributes = {{"value", "true"}}, .types = {"i1"});
  MlirValue number = value_of(context, nowhere, .name = "arith.constant", .attributes = {{"value", "2 : index"}}, .types = {"index"});
  mlirBlockInsertOwnedOperation(x, 0, mlirOpResultGetOwner(number));
  mlirBlockInsertOwnedOperationBefore(x, mlirOpResultGetOwner(number), mlirOpResultGetOwner(condition));
  MlirValue operands[] = {condition, number};
  mlirOperationSetOperands(branch, 2, operands);
  printf("valid: %d\n", mlirOperationVerify(function));
  print_op("function", function);
  mlirBlockEraseArgument(y, 0);
  mlirOperationSetOperands(branch, 1, &number);
  printf("argument: %d of %d\n", (int)mlirBlockArgumentGetArgNumber(added), (int)mlirBlockGetNumArguments(y));
  printf("owner: %d\n", mlirBlockEqual(mlirBlockArgumentGetOwner(added), y));
  mlirBlockPrint(x, write_text, NULL);
  mlirBlockPrint(y, write_text, NULL);
  for (MlirBlock block = entry; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
    int count = 0;
    for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      ++count;
    printf("%d operations, terminator %d\n", count, !mlirOperationIsNull(mlirBlockGetTerminator(block)));
  }
  MlirBlock loose = mlirBlockCreate(0, NULL, NULL);
  mlirRegionInsertOwnedBlockBefore(region, y, loose);
  printf("before: %d\n", mlirBlockEqual(mlirBlockGetNextInRegion(loose), y));
  printf("valid: %d\n", mlirOperationVerify(function));
  mlirBlockDetach(loose);
  mlirRegionInsertOwnedBlockAfter(region, y, loose);
  create(context, loose, .name = "cf.br", .operands = {number}, .successors = {y});
  printf("predecessors: %d\n", (int)mlirBlockGetNumPredecessors(y));
  finish("module", module);
  mlirContextDestroy(context);
  return 0;
}
