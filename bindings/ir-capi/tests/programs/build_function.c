// A function with a loop of blocks, built with operation states only, verified, printed and run through passes.

#include "common.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Transforms.h"

static MlirNamedAttribute named(MlirContext context, const char *name, MlirAttribute attribute) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, str(name)), attribute);
}

static MlirOperation append(MlirBlock block, MlirOperationState *state) {
  MlirOperation op = mlirOperationCreate(state);
  mlirBlockAppendOwnedOperation(block, op);
  return op;
}

static MlirValue constant(MlirBlock block, MlirLocation location, MlirType type, int64_t value) {
  MlirOperationState state = mlirOperationStateGet(str("arith.constant"), location);
  MlirNamedAttribute attribute = named(mlirLocationGetContext(location), "value", mlirIntegerAttrGet(type, value));
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  mlirOperationStateEnableResultTypeInference(&state);
  return mlirOperationGetResult(append(block, &state), 0);
}

static MlirValue binary(MlirBlock block, MlirLocation location, const char *name, MlirValue a, MlirValue b) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  MlirValue operands[] = {a, b};
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateEnableResultTypeInference(&state);
  return mlirOperationGetResult(append(block, &state), 0);
}

int main(void) {
  MlirContext context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(context);
  MlirLocation location = mlirLocationFileLineColGet(context, str("loop.c"), 3, 1);
  MlirModule module = mlirModuleCreateEmpty(location);
  MlirType index = mlirIndexTypeGet(context);
  MlirLocation locations[] = {location, location};
  MlirType pair[] = {index, index};

  MlirRegion body = mlirRegionCreate();
  MlirBlock entry = mlirBlockCreate(1, pair, locations);
  MlirBlock head = mlirBlockCreate(2, pair, locations);
  MlirBlock loop = mlirBlockCreate(0, NULL, NULL);
  MlirBlock end = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(body, entry);
  mlirRegionAppendOwnedBlock(body, end);
  mlirRegionInsertOwnedBlockBefore(body, end, head);
  mlirRegionInsertOwnedBlockAfter(body, head, loop);

  MlirValue count = mlirBlockGetArgument(entry, 0);
  MlirValue zero = constant(entry, location, index, 0), one = constant(entry, location, index, 1);
  MlirOperationState branch = mlirOperationStateGet(str("cf.br"), location);
  MlirValue start[] = {zero, zero};
  mlirOperationStateAddOperands(&branch, 2, start);
  mlirOperationStateAddSuccessors(&branch, 1, &head);
  append(entry, &branch);

  MlirValue i = mlirBlockGetArgument(head, 0), sum = mlirBlockGetArgument(head, 1);
  MlirOperationState compare = mlirOperationStateGet(str("arith.cmpi"), location);
  MlirNamedAttribute predicate = named(context, "predicate", mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 6));
  MlirValue compared[] = {i, count};
  mlirOperationStateAddAttributes(&compare, 1, &predicate);
  mlirOperationStateAddOperands(&compare, 2, compared);
  mlirOperationStateEnableResultTypeInference(&compare);
  MlirValue is_less = mlirOperationGetResult(append(head, &compare), 0);
  print_value("compared", is_less);
  MlirOperationState condition = mlirOperationStateGet(str("cf.cond_br"), location);
  MlirBlock targets[] = {loop, end};
  int32_t sizes[] = {1, 0, 0};
  MlirNamedAttribute segments = named(context, "operandSegmentSizes", mlirDenseI32ArrayGet(context, 3, sizes));
  mlirOperationStateAddAttributes(&condition, 1, &segments);
  mlirOperationStateAddOperands(&condition, 1, &is_less);
  mlirOperationStateAddSuccessors(&condition, 2, targets);
  append(head, &condition);

  MlirValue next[] = {binary(loop, location, "arith.addi", i, one), binary(loop, location, "arith.addi", sum, i)};
  MlirOperationState back = mlirOperationStateGet(str("cf.br"), location);
  mlirOperationStateAddOperands(&back, 2, next);
  mlirOperationStateAddSuccessors(&back, 1, &head);
  append(loop, &back);
  MlirOperationState result = mlirOperationStateGet(str("func.return"), location);
  mlirOperationStateAddOperands(&result, 1, &sum);
  append(end, &result);

  MlirOperationState function = mlirOperationStateGet(str("func.func"), location);
  MlirType type = mlirFunctionTypeGet(context, 1, &index, 1, &index);
  MlirNamedAttribute attributes[] = {named(context, "function_type", mlirTypeAttrGet(type)),
                                     named(context, "sym_name", mlirStringAttrGet(context, str("sum")))};
  mlirOperationStateAddAttributes(&function, 2, attributes);
  mlirOperationStateAddOwnedRegions(&function, 1, &body);
  MlirOperation created = append(mlirModuleGetBody(module), &function);
  printf("verified: %d\n", mlirOperationVerify(created));
  print_op("function", created);
  for (MlirBlock block = entry; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
    printf("block: %d predecessors, %d successors\n", (int)mlirBlockGetNumPredecessors(block),
           (int)mlirBlockGetNumSuccessors(block));
  MlirOperation copy = mlirOperationClone(created);
  mlirOperationSetAttributeByName(copy, str("sym_name"), mlirStringAttrGet(context, str("copy")));
  mlirBlockInsertOwnedOperation(mlirModuleGetBody(module), 0, copy);
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCanonicalizer());
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCSE());
  printf("run: %d\n", mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)).value);
  mlirPassManagerDestroy(manager);
  print_op("module", mlirModuleGetOperation(module));
  mlirOperationRemoveAttributeByName(created, str("function_type"));
  printf("verified: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
