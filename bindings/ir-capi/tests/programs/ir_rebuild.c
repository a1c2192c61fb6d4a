// A module is copied operation by operation, with maps of values and blocks that the program keeps.

#include "common.h"
#include "mlir-c/RegisterEverything.h"

static const char *const source = "func.func @f(%a: i32, %c: i1) -> i32 {\n"
                                  "  %k = arith.constant 7 : i32\n"
                                  "  %r = scf.if %c -> (i32) {\n"
                                  "    %x = arith.addi %a, %k : i32\n"
                                  "    scf.yield %x : i32\n"
                                  "  } else {\n"
                                  "    scf.yield %a : i32\n"
                                  "  }\n"
                                  "  cf.cond_br %c, ^bb1(%r : i32), ^bb2\n"
                                  "^bb1(%y: i32):\n"
                                  "  return %y : i32\n"
                                  "^bb2:\n"
                                  "  return %a : i32\n"
                                  "}\n";

#define MAX 64

typedef struct {
  MlirValue from[MAX], to[MAX];
  MlirBlock old[MAX], copied[MAX];
  int values, blocks;
} Map;

static void map_value(Map *map, MlirValue from, MlirValue to) {
  map->from[map->values] = from;
  map->to[map->values++] = to;
}

static MlirValue mapped(const Map *map, MlirValue value) {
  for (int i = 0; i < map->values; ++i)
    if (mlirValueEqual(map->from[i], value))
      return map->to[i];
  return value;
}

static MlirBlock mapped_block(const Map *map, MlirBlock block) {
  for (int i = 0; i < map->blocks; ++i)
    if (mlirBlockEqual(map->old[i], block))
      return map->copied[i];
  return block;
}

static MlirOperation copy_op(Map *map, MlirOperation op);

static MlirRegion copy_region(Map *map, MlirRegion region) {
  MlirRegion result = mlirRegionCreate();
  int first = map->blocks;
  for (MlirBlock block = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
    MlirBlock copied = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(result, copied);
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); ++i) {
      MlirValue argument = mlirBlockGetArgument(block, i);
      map_value(map, argument, mlirBlockAddArgument(copied, mlirValueGetType(argument), mlirValueGetLocation(argument)));
    }
    map->old[map->blocks] = block;
    map->copied[map->blocks++] = copied;
  }
  for (int i = first, end = map->blocks; i < end; ++i) {
    MlirOperation op = mlirBlockGetFirstOperation(map->old[i]);
    for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      mlirBlockAppendOwnedOperation(map->copied[i], copy_op(map, op));
  }
  return result;
}

static MlirOperation copy_op(Map *map, MlirOperation op) {
  MlirOperationState state = mlirOperationStateGet(mlirIdentifierStr(mlirOperationGetName(op)), mlirOperationGetLocation(op));
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); ++i) {
    MlirValue operand = mapped(map, mlirOperationGetOperand(op, i));
    mlirOperationStateAddOperands(&state, 1, &operand);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
    mlirOperationStateAddResults(&state, 1, &type);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumAttributes(op); ++i) {
    MlirNamedAttribute attribute = mlirOperationGetAttribute(op, i);
    mlirOperationStateAddAttributes(&state, 1, &attribute);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(op); ++i) {
    MlirBlock successor = mapped_block(map, mlirOperationGetSuccessor(op, i));
    mlirOperationStateAddSuccessors(&state, 1, &successor);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); ++i) {
    MlirRegion region = copy_region(map, mlirOperationGetRegion(op, i));
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
  }
  MlirOperation copied = mlirOperationCreate(&state);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i)
    map_value(map, mlirOperationGetResult(op, i), mlirOperationGetResult(copied, i));
  return copied;
}

int main(void) {
  MlirContext context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  Map map = {.values = 0, .blocks = 0};
  MlirOperation copied = copy_op(&map, mlirModuleGetOperation(module));
  printf("%d values, %d blocks\n", map.values, map.blocks);
  mlirModuleDestroy(module);
  printf("verified: %d\n", mlirOperationVerify(copied));
  print_op("copy", copied);
  mlirModuleDestroy(mlirModuleFromOperation(copied));
  mlirContextDestroy(context);
  return 0;
}
