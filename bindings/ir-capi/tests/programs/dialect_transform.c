// Types of the dialect transform, also in text, and its attributes on operations of other dialects.

#include "common.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir-c/RegisterEverything.h"

static void show(const char *label, MlirType type) {
  print_type(label, type);
  printf("  tests: %d %d %d %d %d\n", mlirTypeIsATransformAnyOpType(type), mlirTypeIsATransformAnyParamType(type),
         mlirTypeIsATransformAnyValueType(type), mlirTypeIsATransformOperationType(type),
         mlirTypeIsATransformParamType(type));
}

static void parse(MlirContext context, const char *text) {
  print_type(text, mlirTypeParseGet(context, str(text)));
}

static void verify(MlirContext context, const char *text) {
  MlirModule module = mlirModuleCreateParse(context, str(text));
  printf("%s: %s\n", text, mlirModuleIsNull(module) ? "refused" : "accepted");
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__transform__(), context);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  show("any_op", mlirTransformAnyOpTypeGet(context));
  show("any_param", mlirTransformAnyParamTypeGet(context));
  show("any_value", mlirTransformAnyValueTypeGet(context));
  MlirType operation = mlirTransformOperationTypeGet(context, str("func.func"));
  show("op", operation);
  print_text("  name", mlirTransformOperationTypeGetOperationName(operation));
  MlirType param = mlirTransformParamTypeGet(context, i32);
  show("param", param);
  print_type("  type", mlirTransformParamTypeGetType(param));
  show("i32", i32);

  parse(context, "!transform.param<i64>");
  parse(context, "!transform.param<si7>");
  parse(context, "!transform.param<i65>");
  parse(context, "!transform.param<f32>");
  parse(context, "!transform.param<index>");
  parse(context, "!transform.op<\"\">");
  parse(context, "!transform.op<a.b>");
  verify(context, "module attributes {transform.with_named_sequence} {}");
  verify(context, "module attributes {transform.target_tag = \"a\"} {}");
  verify(context, "module attributes {transform.target_tag = 1} {}");
  verify(context, "module attributes {transform.silence_tracking_failures} {}");
  verify(context, "module attributes {transform.silence_tracking_failures = 1} {}");
  verify(context, "module attributes {transform.consumed, transform.readonly} {}");
  verify(context, "module attributes {transform.other} {}");

  printf("%d%d%d%d%d\n",
         mlirTypeIDEqual(mlirTypeGetTypeID(param), mlirTransformParamTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(operation), mlirTransformOperationTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(param), mlirTransformAnyOpTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(param), mlirTransformAnyParamTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(param), mlirTransformAnyValueTypeGetTypeID()));
  print_text("any_op", mlirTransformAnyOpTypeGetName());
  print_text("any_param", mlirTransformAnyParamTypeGetName());
  print_text("any_value", mlirTransformAnyValueTypeGetName());
  print_text("op", mlirTransformOperationTypeGetName());
  print_text("param", mlirTransformParamTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
