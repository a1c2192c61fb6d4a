// Identifiers and named attributes.
#include "print.h"

int main(void) {
  MlirContext context = newContext();
  MlirIdentifier a = mlirIdentifierGet(context, str("a"));
  MlirIdentifier empty = mlirIdentifierGet(context, str(""));
  MlirIdentifier zero = mlirIdentifierGet(context, (MlirStringRef){"x\0y", 3});
  SHOW_IDENT(a);
  SHOW_IDENT(empty);
  SHOW_NUMBER(mlirIdentifierStr(zero).length);
  SHOW_NUMBER(mlirIdentifierStr(zero).data[2]);
  SHOW_NUMBER(mlirIdentifierStr(zero).data[3]);
  SHOW_NUMBER(mlirIdentifierStr(mlirIdentifierGet(context, (MlirStringRef){"defg", 3})).data[3]);
  SHOW_BOOL(mlirIdentifierEqual(a, mlirIdentifierGet(context, (MlirStringRef){"abc", 1})));
  SHOW_BOOL(mlirIdentifierEqual(a, empty));
  SHOW_BOOL(mlirContextEqual(mlirIdentifierGetContext(zero), context));
  MlirNamedAttribute named = mlirNamedAttributeGet(a, mlirUnitAttrGet(context));
  SHOW_IDENT(named.name);
  SHOW_ATTR(named.attribute);
  mlirContextDestroy(context);
  return 0;
}
