// Operations: created from states, cloned, moved, compared.

#include "common.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Func.h"

static MlirOperation constant(MlirContext context, int64_t value) {
  MlirOperationState state = mlirOperationStateGet(str("arith.constant"), mlirLocationUnknownGet(context));
  MlirType type = mlirIntegerTypeGet(context, 32);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirNamedAttribute attribute =
      mlirNamedAttributeGet(mlirIdentifierGet(context, str("value")), mlirIntegerAttrGet(type, value));
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = create_context();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  MlirBlock body = mlirModuleGetBody(module);

  MlirOperation one = constant(context, 1), two = constant(context, 2);
  mlirBlockAppendOwnedOperation(body, one);
  mlirBlockAppendOwnedOperation(body, two);
  MlirOperationState state = mlirOperationStateGet(
      str("test.uses"), mlirLocationFileLineColGet(context, str("f"), 1, 2));
  MlirValue operands[] = {mlirOperationGetResult(one, 0), mlirOperationGetResult(two, 0)};
  MlirType types[] = {mlirIntegerTypeGet(context, 1), mlirF32TypeGet(context)};
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddOperands(&state, 1, operands);
  mlirOperationStateAddResults(&state, 2, types);
  MlirRegion regions[] = {mlirRegionCreate(), mlirRegionCreate()};
  mlirOperationStateAddOwnedRegions(&state, 2, regions);
  MlirNamedAttribute attributes[] = {
      mlirNamedAttributeGet(mlirIdentifierGet(context, str("b")), mlirUnitAttrGet(context)),
      mlirNamedAttributeGet(mlirIdentifierGet(context, str("a")), mlirStringAttrGet(context, str("text")))};
  mlirOperationStateAddAttributes(&state, 2, attributes);
  MlirOperation uses = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(body, uses);
  print_op("module", mlirModuleGetOperation(module));
  print_op("operation", uses);

  printf("operands: %d results: %d regions: %d successors: %d attributes: %d\n",
         (int)mlirOperationGetNumOperands(uses), (int)mlirOperationGetNumResults(uses),
         (int)mlirOperationGetNumRegions(uses), (int)mlirOperationGetNumSuccessors(uses),
         (int)mlirOperationGetNumAttributes(uses));
  for (intptr_t i = 0; i < mlirOperationGetNumResults(uses); ++i)
    print_type("result", mlirValueGetType(mlirOperationGetResult(uses, i)));
  print_name("name", uses);
  print_location("location", mlirOperationGetLocation(uses));
  mlirOperationSetLocation(uses, mlirLocationUnknownGet(context));
  print_location("location", mlirOperationGetLocation(uses));
  printf("context: %d\n", mlirContextEqual(context, mlirOperationGetContext(uses)));
  printf("equal: %d %d hash: %d\n", mlirOperationEqual(uses, uses), mlirOperationEqual(uses, one),
         mlirOperationHashValue(uses) == mlirOperationHashValue(uses));
  // With MLIR's library, the handles from before are of no use any more.
  regions[0] = mlirOperationGetRegion(uses, 0);
  regions[1] = mlirOperationGetRegion(uses, 1);
  printf("regions: %d %d\n", mlirRegionEqual(regions[0], regions[0]), mlirRegionEqual(regions[0], regions[1]));
  printf("first region: %d\n", mlirRegionEqual(mlirOperationGetFirstRegion(uses), regions[0]));
  printf("no region: %d\n", mlirRegionIsNull(mlirOperationGetFirstRegion(one)));
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(regions[1], block);
  mlirBlockAppendOwnedOperation(block, create_op(context, "test.inner", 0));
  print_op("with a block", uses);
  print_name("parent", mlirOperationGetParentOperation(mlirBlockGetFirstOperation(block)));
  printf("no parent: %d\n", mlirOperationIsNull(mlirOperationGetParentOperation(mlirModuleGetOperation(module))));
  printf("no block: %d\n", mlirBlockIsNull(mlirOperationGetBlock(mlirModuleGetOperation(module))));
  printf("block: %d\n", mlirBlockEqual(mlirOperationGetBlock(uses), body));
  print_name("next", mlirOperationGetNextInBlock(one));
  printf("end: %d\n", mlirOperationIsNull(mlirOperationGetNextInBlock(uses)));

  printf("before: %d %d\n", mlirOperationIsBeforeInBlock(one, two), mlirOperationIsBeforeInBlock(two, one));
  mlirOperationMoveAfter(one, two);
  print_op("moved", mlirModuleGetOperation(module));
  printf("before: %d %d\n", mlirOperationIsBeforeInBlock(one, two), mlirOperationIsBeforeInBlock(two, one));
  mlirOperationMoveBefore(one, two);
  printf("before: %d\n", mlirOperationIsBeforeInBlock(one, two));

  mlirOperationSetOperand(uses, 0, operands[1]);
  print_op("operand set", uses);
  mlirOperationSetOperands(uses, 1, operands);
  print_op("operands set", uses);
  mlirOperationReplaceUsesOfWith(uses, operands[0], operands[1]);
  print_op("replaced", uses);

  MlirOperation copy = mlirOperationClone(uses);
  printf("copy is detached: %d\n", mlirBlockIsNull(mlirOperationGetBlock(copy)));
  mlirBlockAppendOwnedOperation(body, copy);
  print_op("cloned", mlirModuleGetOperation(module));
  mlirOperationRemoveFromParent(copy);
  mlirOperationDestroy(copy);
  print_op("destroyed", mlirModuleGetOperation(module));

  printf("verify: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  MlirOperation bad = create_op(context, "arith.constant", 1);
  printf("invalid: %d\n", mlirOperationVerify(bad));
  print_op("printed in generic form", bad);
  mlirOperationDestroy(bad);

  printf("ids: %d %d %d\n", mlirTypeIDEqual(mlirOperationGetTypeID(one), mlirOperationGetTypeID(two)),
         mlirTypeIDIsNull(mlirOperationGetTypeID(one)), mlirTypeIDIsNull(mlirOperationGetTypeID(uses)));

  MlirOperation parsed =
      mlirOperationCreateParse(context, str("func.func @f(%a: i32) -> i32 { return %a : i32 }"), str("source"));
  print_op("parsed", parsed);
  print_location("at", mlirOperationGetLocation(parsed));
  mlirOperationDestroy(parsed);
  MlirOperation wrong = mlirOperationCreateParse(context, str("func.func @f("), str("source"));
  printf("wrong: %d\n", mlirOperationIsNull(wrong));

  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
