// Symbol references.
#include "print.h"

static void describe(MlirAttribute reference) {
  SHOW_ATTR(reference);
  printf("  symbol reference %d, flat %d\n", mlirAttributeIsASymbolRef(reference),
         mlirAttributeIsAFlatSymbolRef(reference));
  SHOW_TEXT(mlirSymbolRefAttrGetRootReference(reference));
  SHOW_TEXT(mlirSymbolRefAttrGetLeafReference(reference));
  SHOW_NUMBER(mlirSymbolRefAttrGetNumNestedReferences(reference));
  for (intptr_t i = 0; i < mlirSymbolRefAttrGetNumNestedReferences(reference); ++i)
    SHOW_ATTR(mlirSymbolRefAttrGetNestedReference(reference, i));
  if (mlirAttributeIsAFlatSymbolRef(reference))
    SHOW_TEXT(mlirFlatSymbolRefAttrGetValue(reference));
}

int main(void) {
  MlirContext context = newContext();
  MlirAttribute flat = mlirFlatSymbolRefAttrGet(context, str("flat"));
  MlirAttribute nested[] = {flat, mlirFlatSymbolRefAttrGet(context, str("a \"b\""))};
  describe(flat);
  describe(mlirSymbolRefAttrGet(context, str("root"), 2, nested));
  describe(mlirSymbolRefAttrGet(context, str("flat"), 0, NULL));
  describe(parseAttribute(context, "@x::@y"));
  SHOW_BOOL(mlirAttributeEqual(flat, mlirSymbolRefAttrGet(context, str("flat"), 0, NULL)));
  SHOW_TEXT(mlirSymbolRefAttrGetName());
  SHOW_TEXT(mlirFlatSymbolRefAttrGetName());
  mlirContextDestroy(context);
  return 0;
}
