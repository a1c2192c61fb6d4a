// Pass.h: passes with callbacks, which use the IR while they run.

#define _POSIX_C_SOURCE 200809L
#include "mlir-c/IR.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Transforms.h"
#include <stdio.h>
#include <unistd.h>

static void print(MlirStringRef text, void *userData) {
  (void)userData;
  fwrite(text.data, 1, text.length, stdout);
}

static MlirStringRef str(const char *text) { return mlirStringRefCreateFromCString(text); }

static MlirLogicalResult handler(MlirDiagnostic diagnostic, void *userData) {
  (void)userData;
  printf("diagnostic: ");
  mlirDiagnosticPrint(diagnostic, print, NULL);
  printf("\n");
  return mlirLogicalResultSuccess();
}

/// The data of a pass.
typedef struct {
  const char *name;
  int runs;
  bool failsToStart;
  int failsInRun;
} Data;

static void construct(void *userData) { printf("construct %s\n", ((Data *)userData)->name); }
static void destruct(void *userData) { printf("destruct %s after %d runs\n", ((Data *)userData)->name, ((Data *)userData)->runs); }
static void *clone(void *userData) { return userData; }

static MlirLogicalResult initialize(MlirContext ctx, void *userData) {
  Data *data = userData;
  printf("initialize %s, context %d\n", data->name, !mlirContextIsNull(ctx));
  return data->failsToStart ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}

static MlirWalkResult count(MlirOperation op, void *userData) {
  (void)op;
  ++*(int *)userData;
  return MlirWalkResultAdvance;
}

/// Counts operations, and adds an attribute.
static void look(MlirOperation op, MlirExternalPass pass, void *userData) {
  Data *data = userData;
  int operations = 0;
  mlirOperationWalk(op, count, &operations, MlirWalkPreOrder);
  ++data->runs;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%s runs on %.*s with %d operations\n", data->name, (int)name.length, name.data, operations);
  char text[32];
  snprintf(text, sizeof text, "\"run %d\"", data->runs);
  MlirContext ctx = mlirOperationGetContext(op);
  mlirOperationSetAttributeByName(op, str(data->name), mlirAttributeParseGet(ctx, str(text)));
  if (data->runs == data->failsInRun) {
    mlirEmitError(mlirOperationGetLocation(op), "not this one");
    mlirExternalPassSignalFailure(pass);
  }
}

/// Erases the first operation of each block whose results are not used.
static void eraseFirst(MlirOperation op, MlirExternalPass pass, void *userData) {
  (void)pass;
  ++((Data *)userData)->runs;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  MlirOperation first = mlirBlockGetFirstOperation(block);
  mlirOperationDestroy(first);
}

/// Runs another pass manager on the operation.
static void runInner(MlirOperation op, MlirExternalPass pass, void *userData) {
  ++((Data *)userData)->runs;
  MlirPassManager pm = mlirPassManagerCreate(mlirOperationGetContext(op));
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsCSE());
  if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(pm, op)))
    mlirExternalPassSignalFailure(pass);
  mlirPassManagerDestroy(pm);
}

/// Parses a module and moves its function to the one that the pass runs on.
static void addFunction(MlirOperation op, MlirExternalPass pass, void *userData) {
  (void)pass;
  ++((Data *)userData)->runs;
  MlirModule other = mlirModuleCreateParse(mlirOperationGetContext(op), str("func.func @new() {\n  return\n}\n"));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(other));
  mlirOperationRemoveFromParent(function);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(mlirModuleFromOperation(op)), function);
  mlirModuleDestroy(other);
}

/// Replaces an operand so that the IR is invalid.
static void breakIt(MlirOperation op, MlirExternalPass pass, void *userData) {
  (void)pass;
  ++((Data *)userData)->runs;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  MlirOperation constant = mlirBlockGetFirstOperation(block);
  mlirOperationMoveAfter(constant, mlirOperationGetNextInBlock(constant));
}

static MlirPass create(MlirTypeIDAllocator ids, Data *data, const char *anchor,
                       void (*run)(MlirOperation, MlirExternalPass, void *)) {
  MlirExternalPassCallbacks callbacks = {construct, destruct, initialize, clone, run};
  MlirDialectHandle dialects[] = {mlirGetDialectHandle__arith__()};
  return mlirCreateExternalPass(mlirTypeIDAllocatorAllocateTypeID(ids), str(data->name), str("test-pass"), str("a pass"),
                                str(anchor), 1, dialects, callbacks, data);
}

static const char *const source = "func.func @f(%a: i32) -> i32 {\n"
                                  "  %c = arith.constant 1 : i32\n"
                                  "  %x = arith.addi %a, %c : i32\n"
                                  "  %y = arith.addi %a, %c : i32\n"
                                  "  %z = arith.muli %x, %y : i32\n"
                                  "  return %z : i32\n"
                                  "}\n"
                                  "func.func @g() {\n"
                                  "  \"some.op\"() : () -> ()\n"
                                  "  return\n"
                                  "}\n";

static void dump(MlirOperation op) {
  mlirOperationPrint(op, print, NULL);
  printf("\n");
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  dup2(1, 2);
  MlirContext ctx = mlirContextCreateWithThreading(false);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), ctx);
  mlirContextGetOrLoadDialect(ctx, str("func"));
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  mlirContextAttachDiagnosticHandler(ctx, handler, NULL, NULL);
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();

  // The dialect of the pass is loaded for it.
  MlirModule empty = mlirModuleCreateEmpty(mlirLocationUnknownGet(ctx));
  Data generic = {"generic", 0, false, 0}, module = {"module", 0, false, 0}, function = {"function", 0, false, 0};
  MlirPassManager pm = mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  mlirPassManagerAddOwnedPass(pm, create(ids, &generic, "", look));
  mlirPassManagerAddOwnedPass(pm, create(ids, &module, "builtin.module", look));
  MlirOpPassManager functions = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, create(ids, &function, "func.func", look));
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(pm), print, NULL);
  printf("\nloaded %d\n", (int)mlirContextGetNumLoadedDialects(ctx));
  printf("run %d\n", mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(empty)).value);
  printf("loaded %d\n", (int)mlirContextGetNumLoadedDialects(ctx));
  dump(mlirModuleGetOperation(empty));
  mlirModuleDestroy(empty);

  // Again, on a module with functions.
  MlirModule parsed = mlirModuleCreateParse(ctx, str(source));
  MlirOperation top = mlirModuleGetOperation(parsed);
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  dump(top);
  function.failsInRun = 3;
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  generic.failsInRun = 4;
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(parsed);

  // A pass that fails to start, and a pass on operations that it is not for.
  parsed = mlirModuleCreateParse(ctx, str(source));
  top = mlirModuleGetOperation(parsed);
  Data lazy = {"lazy", 0, true, 0}, misplaced = {"misplaced", 0, false, 0};
  pm = mlirPassManagerCreate(ctx);
  mlirPassManagerAddOwnedPass(pm, create(ids, &lazy, "", look));
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  lazy.failsToStart = false;
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  mlirPassManagerDestroy(pm);
  pm = mlirPassManagerCreate(ctx);
  mlirPassManagerAddOwnedPass(pm, create(ids, &misplaced, "func.func", look));
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  mlirPassManagerDestroy(pm);

  // Passes that change the IR.
  Data erase = {"erase", 0, false, 0}, inner = {"inner", 0, false, 0}, adds = {"adds", 0, false, 0}, breaks = {"breaks", 0, false, 0};
  pm = mlirPassManagerCreate(ctx);
  mlirPassManagerAddOwnedPass(pm, create(ids, &inner, "builtin.module", runInner));
  mlirPassManagerAddOwnedPass(pm, create(ids, &adds, "builtin.module", addFunction));
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsCanonicalizer());
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  dump(top);
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(parsed);
  parsed = mlirModuleCreateParse(ctx, str("func.func @g() {\n  \"some.op\"() : () -> ()\n  \"other.op\"() : () -> ()\n  return\n}\n"));
  top = mlirModuleGetOperation(parsed);
  pm = mlirPassManagerCreate(ctx);
  functions = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, create(ids, &erase, "", eraseFirst));
  printf("run %d\n", mlirPassManagerRunOnOp(pm, top).value);
  dump(top);
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(parsed);

  // Invalid IR, with the verifier and without.
  for (int verify = 0; verify < 2; ++verify) {
    parsed = mlirModuleCreateParse(ctx, str(source));
    top = mlirModuleGetOperation(parsed);
    MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(parsed));
    pm = mlirPassManagerCreateOnOperation(ctx, str("func.func"));
    mlirPassManagerAddOwnedPass(pm, create(ids, &breaks, "", breakIt));
    mlirPassManagerEnableVerifier(pm, verify == 1);
    printf("run %d\n", mlirPassManagerRunOnOp(pm, first).value);
    mlirPassManagerDestroy(pm);
    mlirModuleDestroy(parsed);
  }
  mlirTypeIDAllocatorDestroy(ids);
  mlirContextDestroy(ctx);
  return 0;
}
