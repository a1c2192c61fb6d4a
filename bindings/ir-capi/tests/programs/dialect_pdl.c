// Types of the dialect pdl, also in text.

#include "common.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/RegisterEverything.h"

static void show(const char *label, MlirType type) {
  print_type(label, type);
  printf("  tests: %d %d %d %d %d %d\n", mlirTypeIsAPDLType(type), mlirTypeIsAPDLAttributeType(type),
         mlirTypeIsAPDLOperationType(type), mlirTypeIsAPDLRangeType(type), mlirTypeIsAPDLTypeType(type),
         mlirTypeIsAPDLValueType(type));
}

static void parse(MlirContext context, const char *text) {
  print_type(text, mlirTypeParseGet(context, str(text)));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__pdl__(), context);
  MlirType attribute = mlirPDLAttributeTypeGet(context), operation = mlirPDLOperationTypeGet(context);
  MlirType type = mlirPDLTypeTypeGet(context), value = mlirPDLValueTypeGet(context);
  show("attribute", attribute);
  show("operation", operation);
  show("type", type);
  show("value", value);
  show("range", mlirPDLRangeTypeGet(value));
  show("range", mlirPDLRangeTypeGet(type));
  print_type("element", mlirPDLRangeTypeGetElementType(mlirPDLRangeTypeGet(operation)));
  show("index", mlirIndexTypeGet(context));

  parse(context, "!pdl.range<attribute>");
  parse(context, "!pdl.range< operation >");
  parse(context, "tuple<!pdl.value, !pdl.range<value>>");
  parse(context, "!pdl.range<range<type>>");
  parse(context, "!pdl.range<i32>");
  parse(context, "!pdl.range<foo>");
  parse(context, "!pdl.range<!pdl.type>");
  parse(context, "!pdl.range");
  parse(context, "!pdl.range<type");

  printf("%d%d%d%d%d\n", mlirTypeIDEqual(mlirTypeGetTypeID(attribute), mlirPDLAttributeTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(operation), mlirPDLOperationTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirPDLTypeTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(value), mlirPDLValueTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(value), mlirPDLRangeTypeGetTypeID()));
  print_text("attribute", mlirPDLAttributeTypeGetName());
  print_text("operation", mlirPDLOperationTypeGetName());
  print_text("range", mlirPDLRangeTypeGetName());
  print_text("type", mlirPDLTypeTypeGetName());
  print_text("value", mlirPDLValueTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
