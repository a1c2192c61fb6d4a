// Nested pass managers: which operations passes run on, in which order, and what a failure leaves out.

#include "build.h"
#include "mlir-c/Pass.h"

typedef struct {
  const char *name;
  const char *fails_on;
} Data;

static void nothing(void *data) { (void)data; }
static void *same(void *data) { return data; }

static void show(MlirOperation op, MlirExternalPass pass, void *user_data) {
  Data *data = user_data;
  MlirAttribute name = mlirOperationGetAttributeByName(op, str("sym_name"));
  MlirStringRef text = mlirAttributeIsNull(name) ? str("-") : mlirStringAttrGetValue(name);
  MlirStringRef kind = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%s on %.*s %.*s\n", data->name, (int)kind.length, kind.data, (int)text.length, text.data);
  if (data->fails_on && mlirStringRefEqual(text, str(data->fails_on)))
    mlirExternalPassSignalFailure(pass);
}

static MlirPass make(MlirTypeIDAllocator ids, Data *data, const char *anchor) {
  MlirExternalPassCallbacks callbacks = {nothing, nothing, NULL, same, show};
  return mlirCreateExternalPass(mlirTypeIDAllocatorAllocateTypeID(ids), str(data->name), str(data->name), str(""),
                                str(anchor), 0, NULL, callbacks, data);
}

static void run(MlirContext context, MlirTypeIDAllocator ids, const char *fails_on) {
  MlirModule module = parse_module(context, "module @top { func.func @a() { return } module @inner { func.func @b() { return } "
                                            "func.func @c() { return } } func.func @d() { return } }");
  static Data outer = {"outer", NULL}, all = {"all", NULL}, function = {"function", NULL}, deep = {"deep", NULL}, last = {"last", NULL};
  function.fails_on = fails_on;
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
  mlirOpPassManagerAddOwnedPass(top, make(ids, &outer, "builtin.module"));
  MlirOpPassManager functions = mlirOpPassManagerGetNestedUnder(top, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, make(ids, &function, "func.func"));
  MlirOpPassManager any = mlirPassManagerGetNestedUnder(manager, str("any"));
  mlirOpPassManagerAddOwnedPass(any, make(ids, &all, ""));
  MlirOpPassManager inner = mlirPassManagerGetNestedUnder(manager, str("builtin.module"));
  mlirOpPassManagerAddOwnedPass(mlirOpPassManagerGetNestedUnder(inner, str("func.func")), make(ids, &deep, "func.func"));
  mlirPassManagerAddOwnedPass(manager, make(ids, &last, ""));
  printf("ran: %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))));
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = create_full_context();
  // In the order of the operations.
  mlirContextEnableMultithreading(context, false);
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();
  run(context, ids, NULL);
  run(context, ids, "a");
  run(context, ids, "d");
  mlirTypeIDAllocatorDestroy(ids);
  mlirContextDestroy(context);
  return 0;
}
