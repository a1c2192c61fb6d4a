// Machine code of modules: calls by packed arguments, registered functions, constructors, libraries.

#include "common.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/ExecutionEngine.h"
#include "mlir-c/RegisterEverything.h"

static const char *const MODULE =
    "llvm.func @twice(%x: i32) -> i32 {\n"
    "  %y = llvm.add %x, %x : i32\n"
    "  llvm.return %y : i32\n"
    "}\n"
    "llvm.func @_mlir_ciface_twice(%x: i32) -> i32 {\n"
    "  %y = llvm.call @twice(%x) : (i32) -> i32\n"
    "  llvm.return %y : i32\n"
    "}\n"
    "llvm.mlir.global external @count(5 : i64) : i64\n"
    "llvm.func @_mlir_ciface_next() -> i64 {\n"
    "  %p = llvm.mlir.addressof @count : !llvm.ptr\n"
    "  %v = llvm.load %p : !llvm.ptr -> i64\n"
    "  %one = llvm.mlir.constant(1 : i64) : i64\n"
    "  %n = llvm.add %v, %one : i64\n"
    "  llvm.store %n, %p : i64, !llvm.ptr\n"
    "  llvm.return %n : i64\n"
    "}\n"
    "llvm.func @_mlir_ciface_none() {\n"
    "  llvm.return\n"
    "}\n"
    "llvm.func internal @hidden() {\n"
    "  llvm.return\n"
    "}\n";

static const char *const CALLER =
    "llvm.func @given(i64) -> i64\n"
    "llvm.func @_mlir_ciface_call(%x: i64) -> i64 {\n"
    "  %y = llvm.call @given(%x) : (i64) -> i64\n"
    "  llvm.return %y : i64\n"
    "}\n";

static const char *const STARTUP =
    "llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]\n"
    "llvm.func @say(i64)\n"
    "llvm.func @begin() {\n"
    "  %n = llvm.mlir.constant(7 : i64) : i64\n"
    "  llvm.call @say(%n) : (i64) -> ()\n"
    "  llvm.return\n"
    "}\n";

static int64_t given(int64_t x) { return 10 * x; }

static void say(int64_t x) { printf("constructor: %lld\n", (long long)x); }

static MlirModule parse(MlirContext context, const char *text) {
  return mlirModuleCreateParse(context, str(text));
}

static void call(MlirContext context) {
  MlirModule module = parse(context, MODULE);
  for (int level = 0; level <= 3; ++level) {
    MlirExecutionEngine engine = mlirExecutionEngineCreate(module, level, 0, NULL, false, false);
    printf("null: %d\n", mlirExecutionEngineIsNull(engine));
    int32_t x = 21, y = 0;
    void *arguments[] = {&x, &y};
    MlirLogicalResult result = mlirExecutionEngineInvokePacked(engine, str("twice"), arguments);
    printf("twice: %d, %d\n", mlirLogicalResultIsSuccess(result), y);
    int64_t n = 0;
    void *next[] = {&n};
    for (int i = 0; i < 3; ++i)
      mlirExecutionEngineInvokePacked(engine, str("next"), next);
    printf("next: %lld\n", (long long)n);
    printf("without interface: %d\n",
           mlirLogicalResultIsSuccess(mlirExecutionEngineInvokePacked(engine, str("hidden"), NULL)));
    printf("none: %d\n", mlirLogicalResultIsSuccess(mlirExecutionEngineInvokePacked(engine, str("none"), NULL)));
    int32_t (*twice)(int32_t) = (int32_t (*)(int32_t))mlirExecutionEngineLookup(engine, str("twice"));
    printf("by address: %d\n", twice(4));
    int32_t (*interface)(int32_t) = (int32_t (*)(int32_t))mlirExecutionEngineLookup(engine, str("_mlir_ciface_twice"));
    printf("interface: %d\n", interface != NULL ? interface(5) : -1);
    int64_t *count = mlirExecutionEngineLookup(engine, str("count"));
    printf("count: %lld\n", (long long)*count);
    void (*packed)(void **) = (void (*)(void **))mlirExecutionEngineLookupPacked(engine, str("twice"));
    packed(arguments);
    printf("packed: %d\n", y);
    mlirExecutionEngineDestroy(engine);
  }
  mlirModuleDestroy(module);
}

static void registered(MlirContext context) {
  MlirModule module = parse(context, CALLER);
  MlirExecutionEngine engine = mlirExecutionEngineCreate(module, 2, 0, NULL, false, false);
  mlirExecutionEngineRegisterSymbol(engine, str("given"), (void *)(uintptr_t)given);
  int64_t x = 4, y = 0;
  void *arguments[] = {&x, &y};
  MlirLogicalResult result = mlirExecutionEngineInvokePacked(engine, str("call"), arguments);
  printf("registered: %d, %lld\n", mlirLogicalResultIsSuccess(result), (long long)y);
  mlirExecutionEngineDestroy(engine);
  mlirModuleDestroy(module);
}

static void constructors(MlirContext context) {
  MlirModule module = parse(context, STARTUP);
  MlirExecutionEngine engine = mlirExecutionEngineCreate(module, 2, 0, NULL, false, false);
  mlirExecutionEngineRegisterSymbol(engine, str("say"), (void *)(uintptr_t)say);
  printf("before\n");
  mlirExecutionEngineInitialize(engine);
  mlirExecutionEngineInitialize(engine);
  printf("after\n");
  mlirExecutionEngineDestroy(engine);
  mlirModuleDestroy(module);
}

// Functions with a C interface, which lowering creates.
static void lowered(MlirContext context) {
  MlirModule module = parse(context, "func.func private @given(%x: i64) -> i64 attributes {llvm.emit_c_interface}\n"
                                     "func.func @add(%x: i64) -> i64 attributes {llvm.emit_c_interface} {\n"
                                     "  %y = call @given(%x) : (i64) -> i64\n"
                                     "  %z = arith.addi %x, %y : i64\n"
                                     "  return %z : i64\n"
                                     "}\n");
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, mlirCreateConversionConvertFuncToLLVMPass());
  MlirOpPassManager nested = mlirPassManagerGetNestedUnder(manager, str("llvm.func"));
  mlirOpPassManagerAddOwnedPass(nested, mlirCreateConversionArithToLLVMConversionPass());
  MlirLogicalResult result = mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  printf("lowered: %d\n", mlirLogicalResultIsSuccess(result));
  mlirPassManagerDestroy(manager);
  MlirExecutionEngine engine = mlirExecutionEngineCreate(module, 2, 0, NULL, true, false);
  mlirExecutionEngineRegisterSymbol(engine, str("_mlir_ciface_given"), (void *)(uintptr_t)given);
  int64_t x = 4, y = 0;
  void *arguments[] = {&x, &y};
  result = mlirExecutionEngineInvokePacked(engine, str("add"), arguments);
  printf("add: %d, %lld\n", mlirLogicalResultIsSuccess(result), (long long)y);
  mlirExecutionEngineDumpToObjectFile(engine, str("/no/such/folder/add.o"));
  mlirExecutionEngineDestroy(engine);
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = mlirContextCreate();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirRegisterAllLLVMTranslations(context);
  call(context);
  registered(context);
  constructors(context);
  lowered(context);
  mlirContextDestroy(context);
  return 0;
}
