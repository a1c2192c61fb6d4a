// Dense elements: creation of all kinds, splats, raw buffers, reshapes.
#include "print.h"

static MlirContext context;

static MlirType tensor(int64_t count, const char *element) {
  return mlirRankedTensorTypeGet(1, &count, parseType(context, element), mlirAttributeGetNull());
}

static void describe(MlirAttribute attribute) {
  SHOW_ATTR(attribute);
  if (mlirAttributeIsNull(attribute))
    return;
  printf("  dense %d, integers %d, floats %d, splat %d, number %" PRId64 "\n", mlirAttributeIsADenseElements(attribute),
         mlirAttributeIsADenseIntElements(attribute), mlirAttributeIsADenseFPElements(attribute),
         mlirDenseElementsAttrIsSplat(attribute), mlirElementsAttrGetNumElements(attribute));
}

#define NUMBERS(Name, CType, Element)                                                                                  \
  do {                                                                                                                 \
    CType different[] = {(CType)1, (CType)2, (CType)-3}, same[] = {(CType)5, (CType)5, (CType)5};                      \
    describe(mlirDenseElementsAttr##Name##Get(tensor(3, Element), 3, different));                                      \
    describe(mlirDenseElementsAttr##Name##Get(tensor(3, Element), 3, same));                                           \
    describe(mlirDenseElementsAttr##Name##Get(tensor(3, Element), 1, same));                                           \
    describe(mlirDenseElementsAttr##Name##Get(tensor(0, Element), 0, same));                                           \
  } while (0)

int main(void) {
  context = newContext();
  NUMBERS(UInt8, uint8_t, "ui8");
  NUMBERS(Int8, int8_t, "i8");
  NUMBERS(UInt16, uint16_t, "ui16");
  NUMBERS(Int16, int16_t, "i16");
  NUMBERS(UInt32, uint32_t, "ui32");
  NUMBERS(Int32, int32_t, "si32");
  NUMBERS(UInt64, uint64_t, "ui64");
  NUMBERS(Int64, int64_t, "i64");
  NUMBERS(Int64, int64_t, "index");
  NUMBERS(Float, float, "f32");
  NUMBERS(Double, double, "f64");
  uint16_t halves[] = {0x3c00, 0xc000, 0x7c00};
  describe(mlirDenseElementsAttrFloat16Get(tensor(3, "f16"), 3, halves));
  describe(mlirDenseElementsAttrFloat16Get(tensor(3, "f16"), 1, halves));
  describe(mlirDenseElementsAttrBFloat16Get(tensor(3, "bf16"), 3, halves));
  int bools[] = {1, 0, -5, 0, 0, 1, 1, 0, 1};
  describe(mlirDenseElementsAttrBoolGet(tensor(9, "i1"), 9, bools));
  describe(mlirDenseElementsAttrBoolGet(tensor(9, "i1"), 1, bools));
  describe(mlirDenseElementsAttrBoolGet(tensor(1, "i1"), 1, bools + 1));

  describe(mlirDenseElementsAttrBoolSplatGet(tensor(3, "i1"), true));
  describe(mlirDenseElementsAttrBoolSplatGet(tensor(3, "i1"), false));
  describe(mlirDenseElementsAttrUInt8SplatGet(tensor(3, "ui8"), 200));
  describe(mlirDenseElementsAttrInt8SplatGet(tensor(3, "i8"), -7));
  describe(mlirDenseElementsAttrUInt32SplatGet(tensor(3, "ui32"), 4000000000u));
  describe(mlirDenseElementsAttrInt32SplatGet(tensor(3, "i32"), -7));
  describe(mlirDenseElementsAttrUInt64SplatGet(tensor(3, "ui64"), UINT64_MAX));
  describe(mlirDenseElementsAttrInt64SplatGet(tensor(3, "i64"), -7));
  describe(mlirDenseElementsAttrFloatSplatGet(tensor(3, "f32"), 0.5f));
  describe(mlirDenseElementsAttrDoubleSplatGet(tensor(3, "f64"), 0.1));
  describe(mlirDenseElementsAttrInt32SplatGet(tensor(0, "i32"), 3));

  MlirAttribute elements[] = {parseAttribute(context, "1 : i4"), parseAttribute(context, "-2 : i4"),
                              parseAttribute(context, "3 : i4")};
  describe(mlirDenseElementsAttrGet(tensor(3, "i4"), 3, elements));
  describe(mlirDenseElementsAttrGet(tensor(3, "i4"), 1, elements));
  describe(mlirDenseElementsAttrSplatGet(tensor(3, "i4"), elements[1]));
  MlirAttribute wide = parseAttribute(context, "1208925819614629174706176 : i81");
  describe(mlirDenseElementsAttrGet(tensor(1, "i81"), 1, &wide));
  MlirAttribute half = parseAttribute(context, "1.5 : bf16");
  describe(mlirDenseElementsAttrSplatGet(tensor(3, "bf16"), half));
  MlirAttribute complex[] = {parseAttribute(context, "[1.0 : f32, 2.0 : f32]"),
                             parseAttribute(context, "[3.0 : f32, 4.0 : f32]")};
  describe(mlirDenseElementsAttrGet(tensor(2, "complex<f32>"), 2, complex));
  describe(mlirDenseElementsAttrSplatGet(tensor(2, "complex<f32>"), complex[0]));
  MlirAttribute truths[] = {mlirBoolAttrGet(context, 1), mlirBoolAttrGet(context, 0)};
  describe(mlirDenseElementsAttrGet(tensor(2, "i1"), 2, truths));
  MlirAttribute texts[] = {mlirStringAttrGet(context, str("a")), mlirStringAttrGet(context, str("b"))};
  describe(mlirDenseElementsAttrGet(tensor(2, "!foo.bar"), 2, texts));
  MlirStringRef strings[] = {str("x"), str("y\n"), str("")};
  describe(mlirDenseElementsAttrStringGet(tensor(3, "!foo.bar"), 3, strings));
  describe(mlirDenseElementsAttrStringGet(tensor(3, "!foo.bar"), 1, strings));

  int32_t raw[] = {1, 2, 3};
  uint8_t bits[] = {5, 255, 0, 1};
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i32"), sizeof(raw), raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i32"), sizeof(*raw), raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "f32"), sizeof(raw), raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i32"), 8, raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i32"), 13, raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(0, "i32"), 0, raw));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i1"), 1, bits));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i1"), 1, bits + 1));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(3, "i1"), 1, bits + 2));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(12, "i1"), 2, bits));
  describe(mlirDenseElementsAttrRawBufferGet(tensor(12, "i1"), 3, bits));

  MlirAttribute six = parseAttribute(context, "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
  describe(mlirDenseElementsAttrReshapeGet(six, parseType(context, "tensor<3x2xi32>")));
  describe(mlirDenseElementsAttrReshapeGet(six, parseType(context, "vector<6xi32>")));
  MlirAttribute splat = parseAttribute(context, "dense<7> : tensor<2x3xi32>");
  describe(mlirDenseElementsAttrReshapeGet(splat, parseType(context, "tensor<6x1xi32>")));
  SHOW_BOOL(mlirTypeIDEqual(mlirAttributeGetTypeID(six), mlirDenseIntOrFPElementsAttrGetTypeID()));
  SHOW_BOOL(mlirAttributeEqual(mlirDenseElementsAttrRawBufferGet(tensor(3, "i32"), sizeof(raw), raw),
                               mlirDenseElementsAttrInt32Get(tensor(3, "i32"), 3, raw)));
  mlirContextDestroy(context);
  return 0;
}
