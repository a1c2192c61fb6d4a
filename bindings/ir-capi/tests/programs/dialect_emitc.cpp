// The dialect emitc: its types and attributes, and tests of them. It is C++ because MLIR's header is not C11.

#include "common.h"
#include "mlir-c/Dialect/EmitC.h"
#include "mlir-c/RegisterEverything.h"

static void show_type(const char *label, MlirType type) {
  print_type(label, type);
  printf("  tests: %d %d %d %d %d %d %d\n", mlirTypeIsAEmitCArrayType(type), mlirTypeIsAEmitCLValueType(type),
         mlirTypeIsAEmitCOpaqueType(type), mlirTypeIsAEmitCPointerType(type), mlirTypeIsAEmitCPtrDiffTType(type),
         mlirTypeIsAEmitCSignedSizeTType(type), mlirTypeIsAEmitCSizeTType(type));
}

static void show_attribute(const char *label, MlirAttribute attribute) {
  print_attribute(label, attribute);
  printf("  tests: %d %d\n", mlirAttributeIsAEmitCCmpPredicate(attribute), mlirAttributeIsAEmitCOpaque(attribute));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__emitc__(), context);
  MlirType i32 = mlirIntegerTypeGet(context, 32);

  int64_t shape[] = {3, 4};
  MlirType opaque = mlirEmitCOpaqueTypeGet(context, str("std::string"));
  MlirType array = mlirEmitCArrayTypeGet(2, shape, i32);
  show_type("array", array);
  show_type("array of opaque", mlirEmitCArrayTypeGet(1, shape, opaque));
  show_type("lvalue", mlirEmitCLValueTypeGet(i32));
  show_type("opaque", opaque);
  show_type("pointer", mlirEmitCPointerTypeGet(opaque));
  show_type("ptrdiff_t", mlirEmitCPtrDiffTTypeGet(context));
  show_type("ssize_t", mlirEmitCSignedSizeTTypeGet(context));
  show_type("size_t", mlirEmitCSizeTTypeGet(context));
  show_type("i32", i32);

  show_attribute("opaque", mlirEmitCOpaqueAttrGet(context, str("NULL")));
  print_text("value", mlirEmitCOpaqueAttrGetValue(mlirEmitCOpaqueAttrGet(context, str("f(\"a\")"))));
  for (int predicate = 0; predicate < 7; ++predicate) {
    MlirAttribute attribute = mlirEmitCCmpPredicateAttrGet(context, (enum MlirEmitCCmpPredicate)predicate);
    show_attribute("predicate", attribute);
    printf("  value: %d\n", (int)mlirEmitCCmpPredicateAttrGetValue(attribute));
  }
  show_attribute("7", mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 7));
  show_attribute("3 : i32", mlirIntegerAttrGet(i32, 3));
  show_attribute("text", mlirStringAttrGet(context, str("NULL")));

  MlirTypeID ids[] = {mlirEmitCArrayTypeGetTypeID(),      mlirEmitCLValueTypeGetTypeID(),
                      mlirEmitCOpaqueTypeGetTypeID(),     mlirEmitCPointerTypeGetTypeID(),
                      mlirEmitCPtrDiffTTypeGetTypeID(),   mlirEmitCSignedSizeTTypeGetTypeID(),
                      mlirEmitCSizeTTypeGetTypeID()};
  for (int i = 0; i < 7; ++i)
    printf("%d", mlirTypeIDEqual(mlirTypeGetTypeID(array), ids[i]));
  printf("\n");
  printf("%d %d\n",
         mlirTypeIDEqual(mlirAttributeGetTypeID(mlirEmitCOpaqueAttrGet(context, str("x"))),
                         mlirEmitCOpaqueAttrGetTypeID()),
         mlirTypeIDEqual(mlirEmitCCmpPredicateAttrGetTypeID(), mlirEmitCOpaqueAttrGetTypeID()));
  print_text("array", mlirEmitCArrayTypeGetName());
  print_text("lvalue", mlirEmitCLValueTypeGetName());
  print_text("opaque", mlirEmitCOpaqueTypeGetName());
  print_text("pointer", mlirEmitCPointerTypeGetName());
  print_text("ptrdiff_t", mlirEmitCPtrDiffTTypeGetName());
  print_text("ssize_t", mlirEmitCSignedSizeTTypeGetName());
  print_text("size_t", mlirEmitCSizeTTypeGetName());
  print_text("predicate", mlirEmitCCmpPredicateAttrGetName());
  print_text("opaque", mlirEmitCOpaqueAttrGetName());
  mlirContextDestroy(context);
  return 0;
}
