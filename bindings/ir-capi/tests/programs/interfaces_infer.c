// Interfaces.h: the interface of inference, and inferred types.

#include "common.h"
#include "mlir-c/Interfaces.h"
#include "mlir-c/RegisterEverything.h"

static void print_types(intptr_t count, MlirType *types, void *user_data) {
  printf("%s: %d types\n", (const char *)user_data, (int)count);
  for (intptr_t i = 0; i < count; ++i)
    print_type("  type", types[i]);
}

static const char *const names[] = {
    "arith.addi",       "arith.constant",       "arith.cmpi",      "arith.select",
    "arith.extsi",      "arith.index_cast",     "func.return",     "func.call",
    "func.func",        "func.constant",        "scf.if",          "scf.for",
    "scf.while",        "scf.yield",            "memref.load",     "memref.alloc",
    "memref.dim",       "memref.store",         "memref.cast",     "memref.rank",
    "tensor.dim",       "tensor.extract",       "tensor.insert",   "tensor.cast",
    "tensor.pad",       "tensor.rank",          "index.add",       "index.constant",
    "index.cmp",        "math.sin",             "math.fma",        "math.isnan",
    "ub.poison",        "cf.br",                "affine.apply",    "affine.for",
    "affine.min",       "builtin.module",       "builtin.unrealized_conversion_cast",
    "unknown.op",       "index.bool.constant",  "tensor.insert_slice",
};

int main(void) {
  MlirContext context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(context);
  mlirRegisterAllLLVMTranslations(context);
  MlirTypeID infer = mlirInferTypeOpInterfaceTypeID(), shaped = mlirInferShapedTypeOpInterfaceTypeID();
  printf("equal %d, null %d %d\n", mlirTypeIDEqual(infer, shaped), mlirTypeIDIsNull(infer), mlirTypeIDIsNull(shaped));
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    printf("%s: %d\n", names[i], mlirOperationImplementsInterfaceStatic(str(names[i]), context, infer));

  MlirLocation location = mlirLocationUnknownGet(context);
  MlirType i32 = mlirIntegerTypeGet(context, 32), i1 = mlirIntegerTypeGet(context, 1), index = mlirIndexTypeGet(context);
  MlirType memref = mlirTypeParseGet(context, str("memref<2x?xf32>"));
  MlirType tensor = mlirTypeParseGet(context, str("tensor<2x?xf32>"));
  MlirType types[] = {i32, i1, index, memref, tensor, mlirF32TypeGet(context)};
  MlirLocation locations[] = {location, location, location, location, location, location};
  MlirBlock block = mlirBlockCreate(6, types, locations);
  MlirValue a = mlirBlockGetArgument(block, 0), flag = mlirBlockGetArgument(block, 1), i = mlirBlockGetArgument(block, 2);
  MlirValue buffer = mlirBlockGetArgument(block, 3), array = mlirBlockGetArgument(block, 4), f = mlirBlockGetArgument(block, 5);

  MlirAttribute none = {NULL};
  struct {
    const char *name;
    intptr_t count;
    MlirValue operands[4];
    const char *attributes;
  } cases[] = {
      {"arith.addi", 2, {a, a}, NULL},
      {"arith.cmpi", 2, {a, a}, "{predicate = 0 : i64}"},
      {"arith.select", 3, {flag, array, array}, NULL},
      {"arith.constant", 0, {a}, "{value = 1.0 : f32}"},
      {"arith.mulsi_extended", 2, {a, a}, NULL},
      {"memref.load", 3, {buffer, i, i}, NULL},
      {"memref.dim", 2, {buffer, i}, NULL},
      {"tensor.extract", 3, {array, i, i}, NULL},
      {"tensor.rank", 1, {array}, NULL},
      {"index.add", 2, {i, i}, NULL},
      {"index.constant", 0, {a}, "{value = 5 : index}"},
      {"math.sin", 1, {f}, NULL},
      {"math.isnan", 1, {f}, NULL},
      {"unknown.op", 1, {f}, NULL},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
    MlirAttribute attributes = cases[k].attributes ? mlirAttributeParseGet(context, str(cases[k].attributes)) : none;
    MlirLogicalResult result = mlirInferTypeOpInterfaceInferReturnTypes(
        str(cases[k].name), context, location, cases[k].count, cases[k].operands, attributes, NULL, 0, NULL, print_types,
        (void *)cases[k].name);
    printf("%s: result %d\n", cases[k].name, mlirLogicalResultIsSuccess(result));
  }

  // The same while operations are created, and of operations.
  const char *created[] = {"arith.addi", "arith.select", "func.call", "unknown.op"};
  for (size_t k = 0; k < sizeof created / sizeof *created; ++k) {
    MlirOperationState state = mlirOperationStateGet(str(created[k]), location);
    MlirValue operands[] = {flag, a, a};
    mlirOperationStateAddOperands(&state, k == 0 ? 2 : 3, k == 0 ? operands + 1 : operands);
    mlirOperationStateEnableResultTypeInference(&state);
    MlirOperation op = mlirOperationCreate(&state);
    printf("%s: created %d\n", created[k], !mlirOperationIsNull(op));
    if (mlirOperationIsNull(op))
      continue;
    print_type("type", mlirValueGetType(mlirOperationGetResult(op, 0)));
    printf("implements %d %d\n", mlirOperationImplementsInterface(op, infer), mlirOperationImplementsInterface(op, shaped));
    mlirOperationDestroy(op);
  }
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
  return 0;
}
