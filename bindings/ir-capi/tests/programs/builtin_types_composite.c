// Tuples, functions and opaque types.
#include "print.h"

static void classes(MlirType type) {
  MlirTypeID id = mlirTypeGetTypeID(type);
  printf("  classes: tuple %d, function %d, opaque %d; identities: %d %d %d\n", mlirTypeIsATuple(type),
         mlirTypeIsAFunction(type), mlirTypeIsAOpaque(type), mlirTypeIDEqual(id, mlirTupleTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirFunctionTypeGetTypeID()), mlirTypeIDEqual(id, mlirOpaqueTypeGetTypeID()));
}

static void tuple(MlirType type) {
  SHOW_TYPE(type);
  classes(type);
  for (intptr_t i = 0; i < mlirTupleTypeGetNumTypes(type); ++i)
    SHOW_TYPE(mlirTupleTypeGetType(type, i));
}

static void function(MlirType type) {
  SHOW_TYPE(type);
  classes(type);
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumInputs(type); ++i)
    SHOW_TYPE(mlirFunctionTypeGetInput(type, i));
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumResults(type); ++i)
    SHOW_TYPE(mlirFunctionTypeGetResult(type, i));
}

static void opaque(MlirType type) {
  SHOW_TYPE(type);
  classes(type);
  SHOW_TEXT(mlirOpaqueTypeGetDialectNamespace(type));
  SHOW_TEXT(mlirOpaqueTypeGetData(type));
}

int main(void) {
  MlirContext context = newContext();
  MlirType types[] = {mlirIndexTypeGet(context), mlirF32TypeGet(context), mlirIntegerTypeGet(context, 7)};
  tuple(mlirTupleTypeGet(context, 3, types));
  tuple(mlirTupleTypeGet(context, 0, NULL));
  function(mlirFunctionTypeGet(context, 2, types, 1, types + 2));
  function(mlirFunctionTypeGet(context, 0, NULL, 3, types));
  function(mlirFunctionTypeGet(context, 0, NULL, 0, NULL));
  function(mlirFunctionTypeGet(context, 1, (MlirType[]){mlirFunctionTypeGet(context, 0, NULL, 0, NULL)}, 1,
                               (MlirType[]){mlirFunctionTypeGet(context, 0, NULL, 0, NULL)}));
  opaque(mlirOpaqueTypeGet(context, str("foo"), str("bar<1>")));
  opaque(mlirOpaqueTypeGet(context, str("foo"), str("some \"text\"")));
  opaque(parseType(context, "!other.type"));
  SHOW_BOOL(mlirTypeEqual(parseType(context, "!foo.bar<1>"), mlirOpaqueTypeGet(context, str("foo"), str("bar<1>"))));
  SHOW_TEXT(mlirTupleTypeGetName());
  SHOW_TEXT(mlirFunctionTypeGetName());
  SHOW_TEXT(mlirOpaqueTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
