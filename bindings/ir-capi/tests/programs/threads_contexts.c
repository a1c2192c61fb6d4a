// Threads with a context each: they read, build, transform and print, and get what one thread gets.

#define _POSIX_C_SOURCE 200809L
#include "build.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

#include <pthread.h>
#include <stdlib.h>

enum { threads = 4, rounds = 8 };

typedef struct {
  int number;
  char text[20000];
  size_t length;
  int errors;
} Work;

static void collect(MlirStringRef part, void *data) {
  Work *work = data;
  if (work->length + part.length < sizeof work->text) {
    memcpy(work->text + work->length, part.data, part.length);
    work->length += part.length;
  }
}

static MlirLogicalResult count(MlirDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  ++((Work *)data)->errors;
  return mlirLogicalResultSuccess();
}

static void *run(void *data) {
  Work *work = data;
  for (int round = 0; round < rounds; ++round) {
    MlirContext context = create_full_context();
    mlirContextAttachDiagnosticHandler(context, count, work, NULL);
    char source[400];
    snprintf(source, sizeof source,
             "func.func @f%d(%%a: i32) -> i32 { %%c = arith.constant %d : i32 %%d = arith.addi %%c, %%c : i32 "
             "%%e = arith.muli %%a, %%d : i32 return %%e : i32 }",
             round, work->number * 100 + round);
    MlirModule module = parse_module(context, source);
    MlirModule wrong = mlirModuleCreateParse(context, str("func.func @f() { return %x : i32 }"));
    if (!mlirModuleIsNull(wrong))
      abort();
    MlirPassManager manager = mlirPassManagerCreate(context);
    mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCanonicalizer());
    if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))))
      abort();
    mlirPassManagerDestroy(manager);
    mlirOperationPrint(mlirModuleGetOperation(module), collect, work);
    mlirModuleDestroy(module);
    mlirContextDestroy(context);
  }
  return NULL;
}

int main(void) {
  static Work work[threads];
  pthread_t ids[threads];
  for (int i = 0; i < threads; ++i) {
    work[i].number = i;
    if (pthread_create(&ids[i], NULL, run, &work[i]))
      return 1;
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(ids[i], NULL);
    printf("thread %d, %d errors\n%.*s\n", i, work[i].errors, (int)work[i].length, work[i].text);
  }
  return 0;
}
