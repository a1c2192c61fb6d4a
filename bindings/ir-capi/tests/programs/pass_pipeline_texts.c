// Texts of pipelines: what is accepted, how it is printed again, and what is wrong with others.

#include "build.h"
#include "mlir-c/Pass.h"

static void print_error(MlirStringRef text, void *data) {
  (void)data;
  fwrite(text.data, 1, text.length, stdout);
}

int main(void) {
  mlirRegisterAllPasses();
  MlirContext context = create_full_context();
  static const char *const texts[] = {
      "builtin.module(cse)",
      "builtin.module(canonicalize,cse)",
      "builtin.module( canonicalize , cse )",
      "builtin.module(func.func(cse,canonicalize{max-iterations=3 region-simplify=aggressive}))",
      "builtin.module(func.func(cse),func.func(canonicalize))",
      "builtin.module(canonicalize{test-convergence})",
      "builtin.module(inline{max-iterations=2 inlining-threshold=10})",
      "any(cse)",
      "func.func(cse)",
      "cse",
      "",
      "builtin.module()",
      "builtin.module(func.func(nothing))",
      "builtin.module(cse",
      "builtin.module(cse))",
      "builtin.module(cse,,cse)",
      "builtin.module(canonicalize{unknown-option=1})",
      "builtin.module(canonicalize{max-iterations=many})",
      "builtin.module(cse{})",
      "builtin.module(cse{option})",
      "builtin.module(builtin.module(builtin.module(symbol-dce)))",
      "builtin.module(any(cse))",
      "builtin.module(func.func(canonicalize{top-down=false enable-patterns=a,b}))",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    MlirPassManager manager = mlirPassManagerCreate(context);
    MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
    printf("%s\n", texts[i]);
    MlirLogicalResult result = mlirParsePassPipeline(top, str(texts[i]), print_error, NULL);
    printf("  %s: ", mlirLogicalResultIsSuccess(result) ? "parsed" : "refused");
    mlirPrintPassPipeline(top, write_text, NULL);
    printf("\n");
    mlirPassManagerDestroy(manager);
  }
  // A pipeline is added to one that is not empty, whose anchor it may not name.
  MlirPassManager manager = mlirPassManagerCreateOnOperation(context, str("func.func"));
  MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
  static const char *const added[] = {"cse", "canonicalize,cse", "func.func(cse)", "missing", "cse{a=b}"};
  for (size_t i = 0; i < sizeof added / sizeof *added; ++i) {
    MlirLogicalResult result = mlirOpPassManagerAddPipeline(top, str(added[i]), print_error, NULL);
    printf("\n%s: %d ", added[i], mlirLogicalResultIsSuccess(result));
    mlirPrintPassPipeline(top, write_text, NULL);
  }
  printf("\n");
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(context);
  return 0;
}
