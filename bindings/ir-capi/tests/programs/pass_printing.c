// Pass.h: dumps of the IR around passes, on the standard error and in files.

#define _POSIX_C_SOURCE 200809L
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Transforms.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print(MlirStringRef text, void *userData) {
  (void)userData;
  fwrite(text.data, 1, text.length, stdout);
}

static MlirStringRef str(const char *text) { return mlirStringRefCreateFromCString(text); }

static void fail(MlirOperation op, MlirExternalPass pass, void *userData) {
  (void)op;
  (void)userData;
  mlirExternalPassSignalFailure(pass);
}

static void nothing(void *userData) { (void)userData; }
static void *same(void *userData) { return userData; }

static const char *const source = "func.func @f(%a: i32) -> i32 {\n"
                                  "  %c = arith.constant 1 : i32\n"
                                  "  %x = arith.addi %a, %c : i32\n"
                                  "  %y = arith.addi %a, %c : i32\n"
                                  "  %z = arith.muli %x, %y : i32\n"
                                  "  return %z : i32\n"
                                  "}\n"
                                  "func.func @g() {\n"
                                  "  return\n"
                                  "}\n";

static void run(MlirContext ctx, unsigned flags, const char *tree) {
  printf("== before %d after %d module %d change %d failure %d tree %d\n", flags & 1, flags >> 1 & 1, flags >> 2 & 1,
         flags >> 3 & 1, flags >> 4 & 1, *tree != 0);
  MlirModule module = mlirModuleCreateParse(ctx, str(source));
  MlirPassManager pm = mlirPassManagerCreate(ctx);
  MlirOpPassManager functions = mlirPassManagerGetNestedUnder(pm, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, mlirCreateTransformsCSE());
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsSymbolDCE());
  MlirExternalPassCallbacks callbacks = {nothing, nothing, NULL, same, fail};
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();
  if (flags >> 5 & 1)
    mlirPassManagerAddOwnedPass(pm, mlirCreateExternalPass(mlirTypeIDAllocatorAllocateTypeID(ids), str("Failing"),
                                                           str("failing"), str("fails"), str("builtin.module"), 0, NULL,
                                                           callbacks, NULL));
  MlirOpPrintingFlags printing = mlirOpPrintingFlagsCreate();
  if (flags >> 6 & 1)
    mlirOpPrintingFlagsPrintGenericOpForm(printing);
  mlirPassManagerEnableIRPrinting(pm, flags & 1, flags >> 1 & 1, flags >> 2 & 1, flags >> 3 & 1, flags >> 4 & 1, printing,
                                  str(tree));
  MlirLogicalResult result = mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module));
  printf("result %d\n", mlirLogicalResultIsSuccess(result));
  mlirOpPrintingFlagsDestroy(printing);
  mlirPassManagerDestroy(pm);
  mlirTypeIDAllocatorDestroy(ids);
  mlirModuleDestroy(module);
}

static void showFile(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "r");
  printf("-- %s: %s\n", name, file ? "" : "missing");
  for (int c; file && (c = fgetc(file)) != EOF;)
    putchar(c);
  if (file)
    fclose(file);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  dup2(1, 2);
  MlirContext ctx = mlirContextCreateWithThreading(false);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(ctx, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextGetOrLoadDialect(ctx, str("func"));
  mlirContextGetOrLoadDialect(ctx, str("arith"));
  unsigned cases[] = {0, 1, 2, 3, 2 | 4, 3 | 4, 2 | 8, 8, 2 | 16, 16, 32 | 2, 32 | 2 | 16, 32 | 16, 32 | 2 | 8, 64 | 1};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    run(ctx, cases[i], "");
  char folder[] = "/tmp/pass-printing-XXXXXX";
  if (!mkdtemp(folder))
    return 1;
  run(ctx, 2, folder);
  showFile(folder, "builtin_module_no-symbol-name/0_symbol-dce.mlir");
  showFile(folder, "builtin_module_no-symbol-name/0_1_symbol-dce.mlir");
  showFile(folder, "builtin_module_no-symbol-name/func_func_f/0_0_cse.mlir");
  showFile(folder, "builtin_module_no-symbol-name/func_func_g/0_0_cse.mlir");
  char command[128];
  snprintf(command, sizeof command, "rm -r %s", folder);
  int removed = system(command);
  printf("removed %d\n", removed == 0);

  // Statistics and times differ between builds: they are shown to nobody.
  MlirModule module = mlirModuleCreateParse(ctx, str(source));
  MlirPassManager pm = mlirPassManagerCreate(ctx);
  mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsCSE());
  mlirPassManagerEnableStatistics(pm, MLIR_PASS_DISPLAY_MODE_LIST);
  mlirPassManagerEnableStatistics(pm, MLIR_PASS_DISPLAY_MODE_PIPELINE);
  mlirPassManagerEnableTiming(pm);
  FILE *null = fopen("/dev/null", "w");
  dup2(fileno(null), 2);
  printf("result %d\n", mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module)).value);
  mlirPassManagerDestroy(pm);
  dup2(1, 2);
  mlirOperationPrint(mlirModuleGetOperation(module), print, NULL);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
