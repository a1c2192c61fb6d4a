// Threads of one context, each with modules of its own that come and go.

#define _POSIX_C_SOURCE 200809L
#include "build.h"

#include <pthread.h>
#include <stdlib.h>

enum { threads = 4, rounds = 50 };

typedef struct {
  MlirContext context;
  int number;
  long characters;
  char last[2000];
  size_t length;
} Work;

static void collect(MlirStringRef part, void *data) {
  Work *work = data;
  work->characters += (long)part.length;
  if (work->length + part.length < sizeof work->last) {
    memcpy(work->last + work->length, part.data, part.length);
    work->length += part.length;
  }
}

static MlirModule build(MlirContext context, int number) {
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"i32", NULL});
  MlirValue value = mlirBlockGetArgument(block, 0);
  for (int i = 0; i <= number; ++i)
    value = value_of(context, block, .name = "arith.addi", .operands = {value, value}, .infers = true);
  create(context, block, .name = "func.return", .operands = {value});
  add_function(context, module, "built", "(i32) -> i32", region_of(block));
  return module;
}

static void *run(void *data) {
  Work *work = data;
  for (int round = 0; round < rounds; ++round) {
    MlirModule built = build(work->context, work->number), copy = empty_module(work->context);
    MlirOperation function = mlirOperationClone(symbol(built, "built"));
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(copy), function);
    MlirModule read = parse_module(work->context, "func.func private @read(tensor<4xf32>) -> i1");
    MlirOperation moved = symbol(read, "read");
    mlirOperationRemoveFromParent(moved);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(copy), moved);
    if (!mlirOperationVerify(mlirModuleGetOperation(copy)))
      abort();
    mlirModuleDestroy(built);
    mlirModuleDestroy(read);
    work->length = 0;
    mlirOperationPrint(mlirModuleGetOperation(copy), collect, work);
    mlirModuleDestroy(copy);
  }
  return NULL;
}

int main(void) {
  MlirContext context = create_full_context();
  static Work work[threads];
  pthread_t ids[threads];
  for (int i = 0; i < threads; ++i) {
    work[i].context = context;
    work[i].number = i;
    if (pthread_create(&ids[i], NULL, run, &work[i]))
      return 1;
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(ids[i], NULL);
    printf("thread %d, %ld characters\n%.*s", i, work[i].characters, (int)work[i].length, work[i].last);
  }
  mlirContextDestroy(context);
  return 0;
}
