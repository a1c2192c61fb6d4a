// Pass.h: texts of pipelines, and the messages about wrong ones.

#define _POSIX_C_SOURCE 200809L
#include "mlir-c/IR.h"
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

static void show(const char *what, bool result, MlirOpPassManager pm) {
  printf("%s %d: ", what, result);
  mlirPrintPassPipeline(pm, print, NULL);
  printf("\n");
}

static void parse(MlirContext ctx, const char *text) {
  printf("== %s\n", text);
  MlirPassManager pm = mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(pm);
  MlirLogicalResult result = mlirOpPassManagerAddPipeline(top, str(text), print, NULL);
  show("add", mlirLogicalResultIsSuccess(result), top);
  result = mlirParsePassPipeline(top, str(text), print, NULL);
  show("parse", mlirLogicalResultIsSuccess(result), top);
  mlirPassManagerDestroy(pm);
}

static void parseAll(MlirContext ctx) {
  const char *texts[] = {
      "cse",
      "builtin.module(cse)",
      "cse,",
      ",cse",
      "func.func(cse)",
      "nope",
      "cse,nope",
      "builtin.module(",
      "builtin.module(cse))",
      "builtin.module(func.func(cse)",
      "builtin.module(func.func( cse",
      "builtin.module(func.func(cse{a=b}",
      "builtin.module(func.func(cse) cse)",
      "canonicalize{max-iterations=3",
      "canonicalize{max-iterations=x}",
      "cse,canonicalize{top-down=false max-iterations=x},cse",
      "canonicalize{nope=1}",
      "canonicalize{max-iterations=3 top-down=false region-simplify=disabled}",
      "canonicalize{disable-patterns=a,b}",
      "cse cse",
      "cse)",
      "",
      "builtin.module()",
      "builtin.module(func.func())",
      "any(cse,func.func(canonicalize{max-iterations=3 top-down=false}))",
      " builtin.module ( cse , any( cse ) ) ",
      "inline{max-iterations=2}",
      "(cse)",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i)
    parse(ctx, texts[i]);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  dup2(1, 2);
  MlirContext ctx = mlirContextCreate();
  printf("-- without passes\n");
  parseAll(ctx);
  mlirRegisterTransformsCSE();
  printf("-- with one pass\n");
  parse(ctx, "cse");
  parse(ctx, "canonicalize");
  mlirRegisterTransformsPasses();
  mlirRegisterAllPasses();
  printf("-- with all passes\n");
  parseAll(ctx);

  // A nested pass manager is replaced with its passes, and others stay.
  MlirPassManager pm = mlirPassManagerCreate(ctx);
  MlirOpPassManager first = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  MlirOpPassManager second = mlirPassManagerGetNestedUnder(pm, str("builtin.module"));
  MlirOpPassManager inner = mlirOpPassManagerGetNestedUnder(second, str("func.func"));
  mlirOpPassManagerAddOwnedPass(inner, mlirCreateTransformsCSE());
  mlirOpPassManagerAddOwnedPass(first, mlirCreateTransformsSCCP());
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsSymbolDCE());
  MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(pm);
  show("first", true, first);
  show("second", true, second);
  show("inner", true, inner);
  show("top", true, top);
  show("parse", mlirParsePassPipeline(first, str("func.func(strip-debuginfo)"), print, NULL).value, first);
  show("add", mlirOpPassManagerAddPipeline(inner, str("sccp,any(cse)"), print, NULL).value, inner);
  show("top", true, top);
  mlirPassManagerDestroy(pm);
  mlirContextDestroy(ctx);
  return 0;
}
