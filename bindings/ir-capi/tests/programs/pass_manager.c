// Pass.h: pass managers with the passes of Transforms.h: nesting, runs, failures, the verifier.

#define _POSIX_C_SOURCE 200809L
#include "mlir-c/IR.h"
#include "mlir-c/Diagnostics.h"
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

static const char *const source =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %c = arith.constant 1 : i32\n"
    "  %d = arith.constant 1 : i32\n"
    "  %x = arith.addi %a, %c : i32\n"
    "  %y = arith.addi %a, %d : i32\n"
    "  %dead = arith.addi %a, %a : i32\n"
    "  %z = arith.muli %x, %y : i32\n"
    "  return %z : i32\n"
    "}\n"
    "func.func private @unused() {\n"
    "  return\n"
    "}\n"
    "func.func @g(%a: i32) -> i32 {\n"
    "  %0 = call @f(%a) : (i32) -> i32\n"
    "  %c = arith.constant 2 : i32\n"
    "  %e = arith.addi %c, %c : i32\n"
    "  %1 = arith.addi %0, %e : i32\n"
    "  return %1 : i32\n"
    "}\n";

static void dump(MlirOperation op) {
  mlirOperationPrint(op, print, NULL);
  printf("\n");
}

/// Runs one pass on the module, or on its functions.
static void runOne(MlirContext ctx, const char *name, MlirPass pass, bool nested) {
  printf("== %s\n", name);
  MlirModule module = mlirModuleCreateParse(ctx, str(source));
  MlirPassManager pm = mlirPassManagerCreate(ctx);
  if (nested) {
    MlirOpPassManager functions = mlirPassManagerGetNestedUnder(pm, str("builtin.module"));
    functions = mlirOpPassManagerGetNestedUnder(mlirPassManagerGetAsOpPassManager(pm), str("func.func"));
    mlirOpPassManagerAddOwnedPass(functions, pass);
  } else {
    mlirPassManagerAddOwnedPass(pm, pass);
  }
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(pm), print, NULL);
  MlirLogicalResult result = mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module));
  printf("\nresult %d\n", mlirLogicalResultIsSuccess(result));
  dump(mlirModuleGetOperation(module));
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(module);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  dup2(1, 2);
  MlirContext ctx = mlirContextCreate();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(ctx, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextGetOrLoadDialect(ctx, str("func"));
  mlirContextGetOrLoadDialect(ctx, str("arith"));
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  mlirContextAttachDiagnosticHandler(ctx, handler, NULL, NULL);

  runOne(ctx, "cse", mlirCreateTransformsCSE(), false);
  runOne(ctx, "cse of functions", mlirCreateTransformsCSE(), true);
  runOne(ctx, "canonicalize", mlirCreateTransformsCanonicalizer(), false);
  runOne(ctx, "inline", mlirCreateTransformsInliner(), false);
  runOne(ctx, "remove-dead-values", mlirCreateTransformsRemoveDeadValues(), false);
  runOne(ctx, "sccp", mlirCreateTransformsSCCP(), true);
  runOne(ctx, "strip-debuginfo", mlirCreateTransformsStripDebugInfo(), false);
  runOne(ctx, "symbol-dce", mlirCreateTransformsSymbolDCE(), false);
  runOne(ctx, "topological-sort", mlirCreateTransformsTopologicalSort(), false);
  runOne(ctx, "print-ir", mlirCreateTransformsPrintIRPass(), false);

  // Registration of each pass by itself.
  mlirRegisterTransformsCSE();
  mlirRegisterTransformsCanonicalizer();
  mlirRegisterTransformsInliner();
  mlirRegisterTransformsPrintIRPass();
  mlirRegisterTransformsRemoveDeadValues();
  mlirRegisterTransformsSCCP();
  mlirRegisterTransformsStripDebugInfo();
  mlirRegisterTransformsSymbolDCE();
  mlirRegisterTransformsTopologicalSort();

  // The anchor is another operation.
  MlirModule module = mlirModuleCreateParse(ctx, str(source));
  MlirOperation top = mlirModuleGetOperation(module);
  MlirPassManager pm = mlirPassManagerCreateOnOperation(ctx, str("func.func"));
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsCSE());
  printf("null %d\n", mlirPassManagerIsNull(pm));
  printf("other anchor: %d\n", mlirPassManagerRunOnOp(pm, top).value);
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  printf("function: %d\n", mlirPassManagerRunOnOp(pm, function).value);
  dump(function);
  mlirPassManagerDestroy(pm);

  // Twice with one manager, whose adjacent nested ones become one.
  pm = mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  MlirOpPassManager all = mlirPassManagerGetAsOpPassManager(pm);
  MlirOpPassManager a = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  mlirOpPassManagerAddOwnedPass(a, mlirCreateTransformsCSE());
  MlirOpPassManager b = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  mlirOpPassManagerAddOwnedPass(b, mlirCreateTransformsSCCP());
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsSymbolDCE());
  mlirPrintPassPipeline(all, print, NULL);
  printf("\n%d\n", mlirPassManagerRunOnOp(pm, top).value);
  mlirPrintPassPipeline(all, print, NULL);
  printf("\n");
  dump(top);
  mlirOpPassManagerAddOwnedPass(a, mlirCreateTransformsStripDebugInfo());
  mlirPrintPassPipeline(all, print, NULL);
  printf("\n%d\n", mlirPassManagerRunOnOp(pm, top).value);
  mlirPassManagerDestroy(pm);
  mlirModuleDestroy(module);

  // Operations that passes cannot run on.
  module = mlirModuleCreateParse(ctx, str("func.func @f(%c: i1) {\n"
                                          "  \"some.op\"() ({\n    \"some.inner\"() : () -> ()\n  }) : () -> ()\n"
                                          "  return\n}\n"));
  top = mlirModuleGetOperation(module);
  mlirRegisterAllPasses();
  const char *pipelines[] = {"builtin.module(func.func(some.op(cse)))", "builtin.module(func.func(func.return(cse)))",
                             "builtin.module(any(cse))", "any(func.func(canonicalize),any(cse))"};
  for (size_t i = 0; i < sizeof pipelines / sizeof *pipelines; ++i) {
    pm = mlirPassManagerCreate(ctx);
    all = mlirPassManagerGetAsOpPassManager(pm);
    mlirPassManagerEnableVerifier(pm, i % 2 == 0);
    printf("parse %d ", mlirParsePassPipeline(all, str(pipelines[i]), print, NULL).value);
    mlirPrintPassPipeline(all, print, NULL);
    printf("\nrun %d\n", mlirPassManagerRunOnOp(pm, top).value);
    mlirPassManagerDestroy(pm);
  }
  dump(top);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
