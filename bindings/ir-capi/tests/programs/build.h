// What the programs that build and read functions share.

#ifndef BUILD_H
#define BUILD_H

#include "common.h"
#include "mlir-c/RegisterEverything.h"

/// A context with all dialects that prints its diagnostics.
static inline MlirContext create_full_context(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  static const char *const names[] = {"affine", "arith", "cf", "func", "index", "math", "memref", "scf", "tensor", "ub"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    if (mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str(names[i]))))
      printf("no dialect %s\n", names[i]);
  return context;
}

static inline MlirType type_of(MlirContext context, const char *text) { return mlirTypeParseGet(context, str(text)); }

static inline MlirAttribute attribute_of(MlirContext context, const char *text) {
  return mlirAttributeParseGet(context, str(text));
}

static inline MlirNamedAttribute named(MlirContext context, const char *name, const char *text) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, str(name)), attribute_of(context, text));
}

/// The parts of an operation. Types and attributes are texts; the first null ends an array.
typedef struct {
  const char *name;
  const char *types[4];
  MlirValue operands[6];
  const char *attributes[4][2];
  MlirBlock successors[4];
  MlirRegion regions[3];
  bool infers;
} Parts;

/// Creates an operation at the end of a block, or without one.
static inline MlirOperation create_with(MlirContext context, MlirBlock block, Parts parts) {
  MlirOperationState state = mlirOperationStateGet(str(parts.name), mlirLocationUnknownGet(context));
  for (int i = 0; i < 4 && parts.types[i]; ++i) {
    MlirType type = type_of(context, parts.types[i]);
    mlirOperationStateAddResults(&state, 1, &type);
  }
  for (int i = 0; i < 6 && !mlirValueIsNull(parts.operands[i]); ++i)
    mlirOperationStateAddOperands(&state, 1, &parts.operands[i]);
  for (int i = 0; i < 4 && parts.attributes[i][0]; ++i) {
    MlirNamedAttribute attribute = named(context, parts.attributes[i][0], parts.attributes[i][1]);
    mlirOperationStateAddAttributes(&state, 1, &attribute);
  }
  for (int i = 0; i < 4 && !mlirBlockIsNull(parts.successors[i]); ++i)
    mlirOperationStateAddSuccessors(&state, 1, &parts.successors[i]);
  for (int i = 0; i < 3 && !mlirRegionIsNull(parts.regions[i]); ++i)
    mlirOperationStateAddOwnedRegions(&state, 1, &parts.regions[i]);
  if (parts.infers)
    mlirOperationStateEnableResultTypeInference(&state);
  MlirOperation op = mlirOperationCreate(&state);
  if (!mlirBlockIsNull(block) && !mlirOperationIsNull(op))
    mlirBlockAppendOwnedOperation(block, op);
  return op;
}

/// `create(context, block, .name = "arith.addi", .operands = {a, b}, .infers = true)`
#define create(context, block, ...) create_with(context, block, (Parts){__VA_ARGS__})

/// The only result of a new operation.
#define value_of(context, block, ...) mlirOperationGetResult(create(context, block, __VA_ARGS__), 0)

static const MlirBlock nowhere = {NULL};

/// A block with arguments of these types, which end with null.
static inline MlirBlock create_block(MlirContext context, const char *const *types) {
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  for (; *types; ++types)
    mlirBlockAddArgument(block, type_of(context, *types), mlirLocationUnknownGet(context));
  return block;
}

/// A region with one block.
static inline MlirRegion region_of(MlirBlock block) {
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, block);
  return region;
}

/// A function with this body at the end of a module.
static inline MlirOperation add_function(MlirContext context, MlirModule module, const char *name, const char *type,
                                         MlirRegion body) {
  char quoted[64];
  snprintf(quoted, sizeof quoted, "\"%s\"", name);
  return create(context, mlirModuleGetBody(module), .name = "func.func",
                .attributes = {{"function_type", type}, {"sym_name", quoted}}, .regions = {body});
}

static inline MlirModule empty_module(MlirContext context) {
  return mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
}

static inline MlirModule parse_module(MlirContext context, const char *text) {
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (mlirModuleIsNull(module))
    printf("the module is null\n");
  return module;
}

/// Verifies and prints a module.
static inline void show_module(const char *label, MlirModule module) {
  MlirOperation op = mlirModuleGetOperation(module);
  printf("%s is valid: %d\n", label, mlirOperationVerify(op));
  print_op(label, op);
}

/// Prints a module, and ends its life.
static inline void finish(const char *label, MlirModule module) {
  show_module(label, module);
  mlirModuleDestroy(module);
}

/// The operation with a symbol's name in a module.
static inline MlirOperation symbol(MlirModule module, const char *name) {
  MlirSymbolTable table = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  MlirOperation op = mlirSymbolTableLookup(table, str(name));
  mlirSymbolTableDestroy(table);
  return op;
}

/// The entry block of a function.
static inline MlirBlock entry_of(MlirOperation function) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
}

#endif // BUILD_H
