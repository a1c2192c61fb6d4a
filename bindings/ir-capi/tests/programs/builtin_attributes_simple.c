// Arrays, dictionaries, strings, types, opaque attributes, strided layouts.
#include "print.h"

int main(void) {
  MlirContext context = newContext();
  MlirAttribute unit = mlirUnitAttrGet(context), text = mlirStringAttrGet(context, (MlirStringRef){"a\0b\"", 4});
  SHOW_ATTR(unit);
  SHOW_BOOL(mlirAttributeIsAUnit(unit));
  SHOW_TEXT(mlirUnitAttrGetName());
  SHOW_BOOL(mlirAttributeIsNull(mlirAttributeGetNull()));

  SHOW_ATTR(text);
  SHOW_NUMBER(mlirStringAttrGetValue(text).length);
  SHOW_BOOL(mlirAttributeIsAString(text));
  SHOW_TEXT(mlirStringAttrGetName());
  MlirAttribute typed = mlirStringAttrTypedGet(mlirF32TypeGet(context), str("typed"));
  SHOW_ATTR(typed);
  SHOW_TEXT(mlirStringAttrGetValue(typed));
  SHOW_TYPE(mlirAttributeGetType(typed));
  SHOW_TYPE(mlirAttributeGetType(text));

  MlirAttribute elements[] = {unit, text, typed};
  MlirAttribute array = mlirArrayAttrGet(context, 3, elements);
  SHOW_ATTR(array);
  SHOW_BOOL(mlirAttributeIsAArray(array));
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(array); ++i)
    SHOW_ATTR(mlirArrayAttrGetElement(array, i));
  SHOW_ATTR(mlirArrayAttrGet(context, 0, NULL));
  SHOW_TEXT(mlirArrayAttrGetName());

  MlirNamedAttribute entries[] = {mlirNamedAttributeGet(mlirIdentifierGet(context, str("z")), text),
                                  mlirNamedAttributeGet(mlirIdentifierGet(context, str("a")), unit),
                                  mlirNamedAttributeGet(mlirIdentifierGet(context, str("a b")), array)};
  MlirAttribute dictionary = mlirDictionaryAttrGet(context, 3, entries);
  SHOW_ATTR(dictionary);
  SHOW_BOOL(mlirAttributeIsADictionary(dictionary));
  for (intptr_t i = 0; i < mlirDictionaryAttrGetNumElements(dictionary); ++i) {
    MlirNamedAttribute entry = mlirDictionaryAttrGetElement(dictionary, i);
    SHOW_IDENT(entry.name);
    SHOW_ATTR(entry.attribute);
  }
  SHOW_ATTR(mlirDictionaryAttrGetElementByName(dictionary, str("z")));
  SHOW_ATTR(mlirDictionaryAttrGetElementByName(dictionary, str("y")));
  SHOW_ATTR(mlirDictionaryAttrGet(context, 0, NULL));
  SHOW_TEXT(mlirDictionaryAttrGetName());

  MlirAttribute type = mlirTypeAttrGet(mlirIndexTypeGet(context));
  SHOW_ATTR(type);
  SHOW_BOOL(mlirAttributeIsAType(type));
  SHOW_TYPE(mlirTypeAttrGetValue(type));
  SHOW_TEXT(mlirTypeAttrGetName());

  MlirAttribute opaque = mlirOpaqueAttrGet(context, str("foo"), 6, "bar<1>", mlirNoneTypeGet(context));
  SHOW_ATTR(opaque);
  SHOW_BOOL(mlirAttributeIsAOpaque(opaque));
  SHOW_TEXT(mlirOpaqueAttrGetDialectNamespace(opaque));
  SHOW_TEXT(mlirOpaqueAttrGetData(opaque));
  SHOW_TEXT(mlirOpaqueAttrGetName());
  MlirAttribute other = mlirOpaqueAttrGet(context, str("foo"), 3, "a b", mlirF32TypeGet(context));
  SHOW_ATTR(other);
  SHOW_TYPE(mlirAttributeGetType(other));

  int64_t strides[] = {7, mlirShapedTypeGetDynamicStrideOrOffset(), 1};
  MlirAttribute strided = mlirStridedLayoutAttrGet(context, 42, 3, strides);
  SHOW_ATTR(strided);
  SHOW_BOOL(mlirAttributeIsAStridedLayout(strided));
  SHOW_NUMBER(mlirStridedLayoutAttrGetOffset(strided));
  for (intptr_t i = 0; i < mlirStridedLayoutAttrGetNumStrides(strided); ++i)
    SHOW_NUMBER(mlirStridedLayoutAttrGetStride(strided, i));
  SHOW_ATTR(mlirStridedLayoutAttrGet(context, 0, 0, NULL));
  SHOW_TEXT(mlirStridedLayoutAttrGetName());

  MlirAttribute distinct = mlirDisctinctAttrCreate(text);
  SHOW_ATTR(distinct);
  SHOW_BOOL(mlirAttributeEqual(distinct, mlirDisctinctAttrCreate(text)));
  MlirAttribute both[] = {distinct, distinct, mlirDisctinctAttrCreate(unit)};
  SHOW_ATTR(mlirArrayAttrGet(context, 3, both));
  mlirContextDestroy(context);
  return 0;
}
