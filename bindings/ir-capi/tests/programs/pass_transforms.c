// Transforms.h: each pass of the group by itself, by its function and by its name.

#include "common.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Transforms.h"

static const char *const source =
    "func.func private @unused(%a: i32) -> i32 {\n"
    "  return %a : i32\n"
    "}\n"
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = arith.constant 2 : i32\n"
    "  %1 = arith.constant 2 : i32\n"
    "  %2 = arith.addi %0, %1 : i32\n"
    "  %3 = arith.addi %a, %2 : i32\n"
    "  %4 = arith.addi %a, %2 : i32\n"
    "  %dead = arith.muli %3, %4 : i32\n"
    "  %5 = func.call @g(%3) : (i32) -> i32\n"
    "  cf.cond_br %c, ^bb1(%5 : i32), ^bb1(%4 : i32)\n"
    "^bb1(%x: i32):\n"
    "  return %x : i32\n"
    "}\n"
    "func.func private @g(%a: i32) -> i32 {\n"
    "  %0 = arith.muli %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @loop(%a: i32, %c: i1, %n: index) -> i32 {\n"
    "  %i0 = arith.constant 0 : index\n"
    "  %i1 = arith.constant 1 : index\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %used_once = arith.muli %a, %a : i32\n"
    "  %used_twice = arith.subi %a, %zero : i32\n"
    "  %if = scf.if %c -> i32 {\n"
    "    %0 = arith.addi %used_once, %used_twice : i32\n"
    "    scf.yield %0 : i32\n"
    "  } else {\n"
    "    scf.yield %used_twice : i32\n"
    "  }\n"
    "  %for = scf.for %i = %i0 to %n step %i1 iter_args(%x = %if) -> i32 {\n"
    "    %invariant = arith.muli %a, %if : i32\n"
    "    %maybe_undefined = arith.divsi %a, %if : i32\n"
    "    %0 = arith.addi %invariant, %maybe_undefined : i32\n"
    "    %1 = arith.addi %0, %x : i32\n"
    "    scf.yield %1 : i32\n"
    "  }\n"
    "  return %for : i32\n"
    "}\n";

/// Runs one pass on the source.
static void run(MlirContext context, const char *name, MlirPass pass) {
  printf("== %s\n", name);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, pass);
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), write_text, NULL);
  printf("\nsucceeded: %d\n", mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)).value);
  mlirPassManagerDestroy(manager);
  print_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
}

/// Runs the pass of a name on the source.
static void run_by_name(MlirContext context, const char *name) {
  printf("== '%s'\n", name);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirLogicalResult added =
      mlirOpPassManagerAddPipeline(mlirPassManagerGetAsOpPassManager(manager), str(name), write_text, NULL);
  printf("added: %d\n", added.value);
  if (mlirLogicalResultIsSuccess(added))
    printf("succeeded: %d\n", mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)).value);
  mlirPassManagerDestroy(manager);
  print_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  run_by_name(context, "symbol-dce");
  mlirRegisterTransformsSymbolDCE();
  run_by_name(context, "symbol-dce");
  mlirRegisterTransformsCSE();
  mlirRegisterTransformsControlFlowSink();
  mlirRegisterTransformsLoopInvariantCodeMotion();
  mlirRegisterTransformsCanonicalizer();
  mlirRegisterTransformsInliner();
  mlirRegisterTransformsRemoveDeadValues();
  mlirRegisterTransformsSCCP();
  mlirRegisterTransformsStripDebugInfo();
  mlirRegisterTransformsTopologicalSort();
  mlirRegisterTransformsPrintIRPass();
  mlirRegisterTransformsPrintOpStats();
  run_by_name(context, "cse");
  run_by_name(context, "sccp,symbol-dce");
  run_by_name(context, "inline,canonicalize");
  run_by_name(context, "func.func(cse,canonicalize)");
  run_by_name(context, "control-flow-sink,loop-invariant-code-motion");
  run_by_name(context, "print-op-stats{json=true}");
  run(context, "CSE", mlirCreateTransformsCSE());
  run(context, "canonicalizer", mlirCreateTransformsCanonicalizer());
  run(context, "control-flow sink", mlirCreateTransformsControlFlowSink());
  run(context, "loop-invariant code motion", mlirCreateTransformsLoopInvariantCodeMotion());
  run(context, "inliner", mlirCreateTransformsInliner());
  run(context, "SCCP", mlirCreateTransformsSCCP());
  run(context, "strip debug info", mlirCreateTransformsStripDebugInfo());
  run(context, "symbol DCE", mlirCreateTransformsSymbolDCE());
  run(context, "print op stats", mlirCreateTransformsPrintOpStats());
  run(context, "remove dead values", mlirCreateTransformsRemoveDeadValues());
  mlirContextDestroy(context);
  return 0;
}
