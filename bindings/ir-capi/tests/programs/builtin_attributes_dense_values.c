// Dense elements: their values.
#include "print.h"

static MlirContext context;

#define VALUES(Name, CType, Text, Splat)                                                                               \
  do {                                                                                                                 \
    MlirAttribute elements = parseAttribute(context, Text);                                                            \
    SHOW_ATTR(elements);                                                                                               \
    for (intptr_t i = 0; i < mlirElementsAttrGetNumElements(elements); ++i)                                            \
      SHOW_DOUBLE(mlirDenseElementsAttrGet##Name##Value(elements, i));                                                 \
    const CType *raw = mlirDenseElementsAttrGetRawData(elements);                                                      \
    SHOW_DOUBLE(raw[0]);                                                                                               \
    MlirAttribute splat = parseAttribute(context, Splat);                                                              \
    SHOW_ATTR(splat);                                                                                                  \
    SHOW_ATTR(mlirDenseElementsAttrGetSplatValue(splat));                                                              \
    SHOW_DOUBLE(mlirDenseElementsAttrGet##Name##Value(splat, 2));                                                      \
  } while (0)

int main(void) {
  context = newContext();
  VALUES(UInt8, uint8_t, "dense<[1, 200, 3]> : tensor<3xui8>", "dense<5> : tensor<3xui8>");
  VALUES(Int8, int8_t, "dense<[1, -2, 3]> : tensor<3xi8>", "dense<-5> : tensor<3xi8>");
  VALUES(UInt16, uint16_t, "dense<[1, 2, 65535]> : tensor<3xui16>", "dense<5> : tensor<3xui16>");
  VALUES(Int16, int16_t, "dense<[1, -2, 3]> : tensor<3xi16>", "dense<5> : tensor<3xi16>");
  VALUES(UInt32, uint32_t, "dense<[1, 4000000000, 3]> : tensor<3xui32>", "dense<5> : tensor<3xui32>");
  VALUES(Int32, int32_t, "dense<[1, -2, 3]> : vector<3xsi32>", "dense<5> : tensor<3xi32>");
  VALUES(UInt64, uint64_t, "dense<[1, 2, 3]> : tensor<3xui64>", "dense<5> : tensor<3xui64>");
  VALUES(Int64, int64_t, "dense<[[1], [-2], [3]]> : tensor<3x1xi64>", "dense<5> : tensor<3xi64>");
  VALUES(Index, uint64_t, "dense<[1, 2, 3]> : tensor<3xindex>", "dense<5> : tensor<3xindex>");
  VALUES(Float, float, "dense<[1.0, -2.5, 0x7F800000]> : tensor<3xf32>", "dense<0.5> : tensor<3xf32>");
  VALUES(Double, double, "dense<[1.0, -2.5, 1.0e300]> : tensor<3xf64>", "dense<0.5> : tensor<3xf64>");

  MlirAttribute bools = parseAttribute(context, "dense<[1, 0, 1, 1, 0, 0, 0, 1, 0, 1]> : tensor<10xi1>");
  for (intptr_t i = 0; i < 10; ++i)
    SHOW_BOOL(mlirDenseElementsAttrGetBoolValue(bools, i));
  const uint8_t *bytes = mlirDenseElementsAttrGetRawData(bools);
  printf("bytes: %d %d\n", bytes[0], bytes[1]);
  MlirAttribute yes = parseAttribute(context, "dense<true> : tensor<3xi1>");
  SHOW_BOOL(mlirDenseElementsAttrGetBoolSplatValue(yes));
  SHOW_BOOL(mlirDenseElementsAttrGetBoolValue(yes, 2));
  SHOW_ATTR(mlirDenseElementsAttrGetSplatValue(yes));
  SHOW_BOOL(mlirDenseElementsAttrGetBoolSplatValue(parseAttribute(context, "dense<false> : tensor<3xi1>")));

  SHOW_NUMBER(mlirDenseElementsAttrGetUInt8SplatValue(parseAttribute(context, "dense<200> : tensor<2xui8>")));
  SHOW_NUMBER(mlirDenseElementsAttrGetInt8SplatValue(parseAttribute(context, "dense<-2> : tensor<2xi8>")));
  SHOW_NUMBER(mlirDenseElementsAttrGetUInt32SplatValue(parseAttribute(context, "dense<4000000000> : tensor<2xui32>")));
  SHOW_NUMBER(mlirDenseElementsAttrGetInt32SplatValue(parseAttribute(context, "dense<-2> : tensor<2xi32>")));
  SHOW_NUMBER(mlirDenseElementsAttrGetUInt64SplatValue(parseAttribute(context, "dense<7> : tensor<2xui64>")));
  SHOW_NUMBER(mlirDenseElementsAttrGetInt64SplatValue(parseAttribute(context, "dense<-2> : tensor<2xi64>")));
  SHOW_DOUBLE(mlirDenseElementsAttrGetFloatSplatValue(parseAttribute(context, "dense<0.5> : tensor<2xf32>")));
  SHOW_DOUBLE(mlirDenseElementsAttrGetDoubleSplatValue(parseAttribute(context, "dense<0.1> : tensor<2xf64>")));
  MlirAttribute texts = parseAttribute(context, "dense<[\"a\", \"bc\", \"\"]> : tensor<3x!foo.bar>");
  for (intptr_t i = 0; i < 3; ++i)
    SHOW_TEXT(mlirDenseElementsAttrGetStringValue(texts, i));
  MlirAttribute text = parseAttribute(context, "dense<\"same\"> : tensor<3x!foo.bar>");
  SHOW_TEXT(mlirDenseElementsAttrGetStringSplatValue(text));
  SHOW_TEXT(mlirDenseElementsAttrGetStringValue(text, 0));
  SHOW_ATTR(mlirDenseElementsAttrGetSplatValue(text));
  SHOW_ATTR(mlirDenseElementsAttrGetSplatValue(parseAttribute(context, "dense<(1, 2)> : tensor<3xcomplex<i8>>")));
  mlirContextDestroy(context);
  return 0;
}
