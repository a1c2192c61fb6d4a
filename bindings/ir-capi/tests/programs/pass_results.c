// Passes of the library on a program, one after the other, and on operations that are no modules.

#include "build.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

static const char *const program =
    "func.func private @unused() {\n  return\n}\n"
    "func.func private @helper(%a: i32) -> i32 {\n  %c = arith.constant 1 : i32\n  %r = arith.addi %a, %c : i32\n  return %r : i32\n}\n"
    "func.func @main(%n: i32, %f: i1) -> i32 {\n"
    "  %zero = arith.constant 0 : i32\n  %same = arith.addi %n, %zero : i32\n"
    "  %x = call @helper(%same) : (i32) -> i32\n  %y = call @helper(%n) : (i32) -> i32\n"
    "  %s = scf.if %f -> (i32) {\n    %k = arith.constant 4 : i32\n    %m = arith.muli %k, %k : i32\n    scf.yield %m : i32\n  } else {\n"
    "    scf.yield %x : i32\n  }\n"
    "  %d = arith.subi %y, %y : i32\n  %t = arith.addi %s, %d : i32\n  return %t : i32\n}\n";

static void run(MlirContext context, const char *pipeline) {
  MlirModule module = parse_module(context, program);
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirLogicalResult parsed =
      mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager), str(pipeline), write_text, NULL);
  printf("%s parsed %d", pipeline, parsed.value);
  MlirLogicalResult ran = mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  printf(", ran %d\n", ran.value);
  mlirPassManagerDestroy(manager);
  finish("module", module);
}

int main(void) {
  mlirRegisterAllPasses();
  MlirContext context = create_full_context();
  static const char *const pipelines[] = {"builtin.module(canonicalize)", "builtin.module(cse)", "builtin.module(inline)",
                                          "builtin.module(inline,canonicalize,cse,symbol-dce)", "builtin.module(sccp)",
                                          "builtin.module(func.func(canonicalize),symbol-dce)", "builtin.module(strip-debuginfo)",
                                          "builtin.module(remove-dead-values)", "builtin.module(topological-sort)",
                                          "builtin.module(convert-scf-to-cf)"};
  for (size_t i = 0; i < sizeof pipelines / sizeof *pipelines; ++i)
    run(context, pipelines[i]);

  MlirModule module = parse_module(context, program);
  MlirOperation function = symbol(module, "main");
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCSE());
  printf("wrong anchor: %d\n", mlirPassManagerRunOnOp(manager, function).value);
  mlirPassManagerDestroy(manager);
  manager = mlirPassManagerCreateOnOperation(context, str("func.func"));
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCanonicalizer());
  printf("function: %d\n", mlirPassManagerRunOnOp(manager, function).value);
  mlirPassManagerDestroy(manager);
  finish("one function", module);
  mlirContextDestroy(context);
  return 0;
}
