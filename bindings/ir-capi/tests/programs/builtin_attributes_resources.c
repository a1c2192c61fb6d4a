// Dense resources, whose data belongs to the program.
#include "print.h"

#define RESOURCE(Name, CType, Element, ...)                                                                            \
  do {                                                                                                                 \
    static const CType values[] = {__VA_ARGS__};                                                                       \
    intptr_t count = sizeof(values) / sizeof(*values);                                                                 \
    MlirType type = mlirRankedTensorTypeGet(1, (int64_t[]){count}, parseType(context, Element), null);                 \
    MlirAttribute resource = mlirUnmanagedDense##Name##ResourceElementsAttrGet(type, str(#Name), count, values);       \
    SHOW_ATTR(resource);                                                                                               \
    SHOW_BOOL(mlirAttributeIsADenseResourceElements(resource));                                                        \
    SHOW_BOOL(mlirAttributeIsADenseElements(resource));                                                                \
    for (intptr_t i = 0; i < count; ++i)                                                                               \
      SHOW_DOUBLE(mlirDense##Name##ResourceElementsAttrGetValue(resource, i));                                         \
  } while (0)

static void release(void *userData, const void *data, size_t size, size_t align) {
  printf("released %s: %d, %d bytes, alignment %d\n", (const char *)userData, *(const int *)data, (int)size,
         (int)align);
}

int main(void) {
  MlirContext context = newContext();
  MlirAttribute null = mlirAttributeGetNull();
  RESOURCE(UInt8, uint8_t, "ui8", 1, 200);
  RESOURCE(Int8, int8_t, "i8", 1, -2);
  RESOURCE(UInt16, uint16_t, "ui16", 1, 65535);
  RESOURCE(Int16, int16_t, "i16", 1, -2);
  RESOURCE(UInt32, uint32_t, "ui32", 1, 4000000000u);
  RESOURCE(Int32, int32_t, "i32", 1, -2);
  RESOURCE(UInt64, uint64_t, "ui64", 1, 1u << 31);
  RESOURCE(Int64, int64_t, "i64", 1, -2);
  RESOURCE(Float, float, "f32", 1.0f, -0.5f);
  RESOURCE(Double, double, "f64", 1.0, -0.5);

  int bools[] = {1, 0};
  MlirType truths = parseType(context, "tensor<2xi1>"), numbers = parseType(context, "tensor<2xi32>");
  MlirAttribute resource = mlirUnmanagedDenseBoolResourceElementsAttrGet(truths, str("Bool"), 2, bools);
  SHOW_ATTR(resource);
  SHOW_BOOL(mlirDenseBoolResourceElementsAttrGetValue(resource, 0));
  SHOW_BOOL(mlirDenseBoolResourceElementsAttrGetValue(resource, 1));

  static int data[] = {42, 43};
  MlirAttribute owned = mlirUnmanagedDenseResourceElementsAttrGet(numbers, str("owned"), data, sizeof(data), 4, false,
                                                                  release, (void *)"the data");
  SHOW_ATTR(owned);
  SHOW_NUMBER(mlirDenseInt32ResourceElementsAttrGetValue(owned, 1));
  MlirAttribute again = mlirUnmanagedDenseResourceElementsAttrGet(numbers, str("owned"), data, sizeof(data), 4, true,
                                                                  NULL, NULL);
  SHOW_ATTR(again);
  SHOW_NUMBER(mlirElementsAttrGetNumElements(again));
  SHOW_TYPE(mlirAttributeGetType(again));
  SHOW_TEXT(mlirDenseResourceElementsAttrGetName());
  printf("destroy the context\n");
  mlirContextDestroy(context);
  printf("done\n");
  return 0;
}
