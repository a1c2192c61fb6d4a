// Work on large modules through the C API. Prints the milliseconds of the part that is measured, and by how many MiB the
// resident memory grew in it.
//
//   workloads WORK COUNT

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IR.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static MlirContext context;

static MlirStringRef str(const char *text) { return mlirStringRefCreateFromCString(text); }

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/// The resident memory.
static double mebibytes(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &resident) != 2)
    abort();
  fclose(file);
  return (double)resident * (double)sysconf(_SC_PAGESIZE) / (1024 * 1024);
}

static void require(bool condition, const char *what) {
  if (!condition) {
    fprintf(stderr, "%s\n", what);
    exit(1);
  }
}

static void load_dialects(void) {
  context = mlirContextCreate();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  require(!mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("func"))), "there is no dialect 'func'");
  require(!mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("arith"))), "there is no dialect 'arith'");
}

static MlirNamedAttribute named(const char *name, MlirAttribute value) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, str(name)), value);
}

static MlirValue append(MlirBlock block, MlirOperationState *state) {
  MlirOperation op = mlirOperationCreate(state);
  mlirBlockAppendOwnedOperation(block, op);
  return mlirOperationGetResult(op, 0);
}

/// A function with `count` operations: a constant, then three binary operations on what came before.
static MlirOperation build_function(long count, bool infers) {
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirType type = mlirIntegerTypeGet(context, 64);
  MlirBlock block = mlirBlockCreate(1, &type, &location);
  MlirValue values[2] = {mlirBlockGetArgument(block, 0), mlirBlockGetArgument(block, 0)};
  static const char *const names[] = {"arith.constant", "arith.addi", "arith.muli", "arith.xori"};
  for (long i = 0; i + 1 < count; ++i) {
    MlirOperationState state = mlirOperationStateGet(str(names[i % 4]), location);
    if (i % 4 == 0) {
      MlirNamedAttribute attribute = named("value", mlirIntegerAttrGet(type, i % 1000));
      mlirOperationStateAddAttributes(&state, 1, &attribute);
    } else {
      mlirOperationStateAddOperands(&state, 2, values);
    }
    if (infers)
      mlirOperationStateEnableResultTypeInference(&state);
    else
      mlirOperationStateAddResults(&state, 1, &type);
    values[0] = values[1];
    values[1] = append(block, &state);
  }
  MlirOperationState end = mlirOperationStateGet(str("func.return"), location);
  mlirOperationStateAddOperands(&end, 1, &values[1]);
  mlirBlockAppendOwnedOperation(block, mlirOperationCreate(&end));

  MlirRegion body = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(body, block);
  MlirOperationState function = mlirOperationStateGet(str("func.func"), location);
  MlirNamedAttribute attributes[] = {
      named("function_type", mlirTypeAttrGet(mlirFunctionTypeGet(context, 1, &type, 1, &type))),
      named("sym_name", mlirStringAttrGet(context, str("f")))};
  mlirOperationStateAddAttributes(&function, 2, attributes);
  mlirOperationStateAddOwnedRegions(&function, 1, &body);
  return mlirOperationCreate(&function);
}

static MlirModule build_module(long count, bool infers) {
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), build_function(count, infers));
  return module;
}

struct Seen {
  MlirType type;
  long operands, operations;
};

static void count_operands(MlirOperation op, struct Seen *seen) {
  intptr_t count = mlirOperationGetNumOperands(op);
  ++seen->operations;
  for (intptr_t i = 0; i < count; ++i)
    seen->operands += mlirTypeEqual(mlirValueGetType(mlirOperationGetOperand(op, i)), seen->type);
}

static MlirWalkResult visit(MlirOperation op, void *data) {
  count_operands(op, data);
  return MlirWalkResultAdvance;
}

/// Walks with a callback.
static long walk(MlirModule module, struct Seen *seen) {
  mlirOperationWalk(mlirModuleGetOperation(module), visit, seen, MlirWalkPreOrder);
  return seen->operations - 2;
}

/// Goes through the function's block.
static long iterate(MlirModule module, struct Seen *seen) {
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function));
  MlirOperation op = mlirBlockGetFirstOperation(block);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    count_operands(op, seen);
  return seen->operations;
}

struct Text {
  char *start;
  size_t length, capacity;
};

static void collect(MlirStringRef part, void *data) {
  struct Text *text = data;
  if (text->length + part.length > text->capacity) {
    text->capacity = 2 * (text->length + part.length);
    text->start = realloc(text->start, text->capacity);
    require(text->start != NULL, "no memory");
  }
  memcpy(text->start + text->length, part.data, part.length);
  text->length += part.length;
}

static MlirStringRef printed(MlirModule module, struct Text *text) {
  text->length = 0;
  mlirOperationPrint(mlirModuleGetOperation(module), collect, text);
  return mlirStringRefCreate(text->start, text->length);
}

/// Modules that come and go in one context, as in a service: built, read, with types that are read.
static void cycle(long count) {
  MlirStringRef source = str("func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 }");
  for (long i = 0; i < count; ++i) {
    MlirModule module = i % 2 ? mlirModuleCreateParse(context, source) : build_module(4, i % 4 == 0);
    require(!mlirTypeIsNull(mlirTypeParseGet(context, str("tuple<i32, vector<4xf32>>"))), "the type is wrong");
    require(!mlirAttributeIsNull(mlirAttributeParseGet(context, str("[1 : i32, \"a\"]"))), "the attribute is wrong");
    mlirModuleDestroy(module);
  }
}

int main(int count_arguments, char **arguments) {
  require(count_arguments == 3, "usage: workloads WORK COUNT");
  const char *work = arguments[1];
  long count = atol(arguments[2]);
  struct Text text = {NULL, 0, 0};
  load_dialects();
  struct Seen seen = {mlirIntegerTypeGet(context, 64), 0, 0};
  double start, memory;
#define MEASURED (memory = mebibytes(), start = milliseconds())
  if (!strcmp(work, "build") || !strcmp(work, "infer")) {
    MEASURED;
    build_module(count, !strcmp(work, "infer"));
  } else if (!strcmp(work, "cycles")) {
    // What is kept for the next module is there after some.
    cycle(count / 10);
    MEASURED;
    cycle(count - count / 10);
  } else {
    MlirModule module = build_module(count, false);
    if (!strcmp(work, "parse")) {
      MlirStringRef source = printed(module, &text);
      mlirModuleDestroy(module);
      MEASURED;
      require(!mlirModuleIsNull(mlirModuleCreateParse(context, source)), "the text is wrong");
    } else if (!strcmp(work, "print")) {
      MEASURED;
      printed(module, &text);
    } else if (!strcmp(work, "verify")) {
      MEASURED;
      require(mlirOperationVerify(mlirModuleGetOperation(module)), "the module is invalid");
    } else if (!strcmp(work, "destroy")) {
      MEASURED;
      mlirModuleDestroy(module);
    } else {
      MEASURED;
      long operations = !strcmp(work, "walk") ? walk(module, &seen) : iterate(module, &seen);
      require(operations == count && seen.operands > count, "not every operation was visited");
    }
  }
  double end = milliseconds();
  printf("%.3f %.3f\n", end - start, mebibytes() - memory);
  return 0;
}
