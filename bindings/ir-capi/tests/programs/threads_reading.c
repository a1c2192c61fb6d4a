// Threads that read one module at the same time: walks, types, attributes, uses, and printing.

#define _POSIX_C_SOURCE 200809L
#include "build.h"

#include <pthread.h>

enum { threads = 4, rounds = 20, functions = 30 };

typedef struct {
  MlirModule module;
  MlirContext context;
  long operations, operands, uses, attributes, characters, names;
} Work;

static void measure(MlirStringRef part, void *data) { ((Work *)data)->characters += (long)part.length; }

static MlirWalkResult visit(MlirOperation op, void *data) {
  Work *work = data;
  ++work->operations;
  MlirType expected = mlirIntegerTypeGet(work->context, 32);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); ++i)
    work->operands += mlirTypeEqual(mlirValueGetType(mlirOperationGetOperand(op, i)), expected);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i)
    for (MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, i)); !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
      ++work->uses;
  for (intptr_t i = 0; i < mlirOperationGetNumAttributes(op); ++i)
    work->attributes += (long)mlirIdentifierStr(mlirOperationGetAttribute(op, i).name).length;
  work->names += (long)mlirIdentifierStr(mlirOperationGetName(op)).length;
  return MlirWalkResultAdvance;
}

static void *run(void *data) {
  Work *work = data;
  for (int round = 0; round < rounds; ++round) {
    mlirOperationWalk(mlirModuleGetOperation(work->module), visit, work, round % 2 ? MlirWalkPostOrder : MlirWalkPreOrder);
    mlirOperationPrint(mlirModuleGetOperation(work->module), measure, work);
    // Types and attributes are shared by all threads.
    char text[32];
    snprintf(text, sizeof text, "tuple<i%d, i32>", round + 1);
    work->characters += mlirTupleTypeGetNumTypes(type_of(work->context, text));
  }
  return NULL;
}

int main(void) {
  MlirContext context = create_full_context();
  static char source[functions * 200];
  size_t length = 0;
  for (int i = 0; i < functions; ++i)
    length += (size_t)snprintf(source + length, sizeof source - length,
                               "func.func @f%d(%%a: i32) -> i32 {\n  %%c = arith.constant %d : i32\n  %%d = arith.addi %%c, %%a : i32\n"
                               "  %%e = arith.muli %%d, %%d : i32\n  return %%e : i32\n}\n",
                               i, i);
  MlirModule module = parse_module(context, source);
  static Work work[threads];
  pthread_t ids[threads];
  for (int i = 0; i < threads; ++i) {
    work[i].module = module;
    work[i].context = context;
    if (pthread_create(&ids[i], NULL, run, &work[i]))
      return 1;
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(ids[i], NULL);
    printf("thread %d: %ld operations, %ld operands, %ld uses, %ld in attributes, %ld in names, %ld characters\n", i, work[i].operations,
           work[i].operands, work[i].uses, work[i].attributes, work[i].names, work[i].characters);
  }
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
