// Dense arrays.
#include "print.h"

#define ARRAY(Name, CType, Format, ...)                                                                                \
  do {                                                                                                                 \
    CType values[] = {__VA_ARGS__};                                                                                    \
    intptr_t count = sizeof(values) / sizeof(*values);                                                                 \
    MlirAttribute array = mlirDense##Name##ArrayGet(context, count, values);                                           \
    showAttribute(#Name, array);                                                                                       \
    SHOW_NUMBER(mlirDenseArrayGetNumElements(array));                                                                  \
    for (intptr_t i = 0; i < count; ++i)                                                                               \
      printf("  " Format "\n", mlirDense##Name##ArrayGetElement(array, i));                                            \
    showAttribute("empty", mlirDense##Name##ArrayGet(context, 0, NULL));                                               \
    SHOW_NUMBER(mlirDenseArrayGetNumElements(mlirDense##Name##ArrayGet(context, 0, NULL)));                            \
    printf("  classes: %d %d %d %d %d %d %d\n", mlirAttributeIsADenseBoolArray(array),                                 \
           mlirAttributeIsADenseI8Array(array), mlirAttributeIsADenseI16Array(array),                                  \
           mlirAttributeIsADenseI32Array(array), mlirAttributeIsADenseI64Array(array),                                 \
           mlirAttributeIsADenseF32Array(array), mlirAttributeIsADenseF64Array(array));                                \
    SHOW_BOOL(mlirTypeIDEqual(mlirAttributeGetTypeID(array), mlirDenseArrayAttrGetTypeID()));                          \
    SHOW_BOOL(mlirAttributeIsAElements(array));                                                                        \
  } while (0)

int main(void) {
  MlirContext context = newContext();
  ARRAY(Bool, int, "%d", 1, 0, 7, -1);
  ARRAY(I8, int8_t, "%d", 1, -1, 127);
  ARRAY(I16, int16_t, "%d", 1, -1, 32767);
  ARRAY(I32, int32_t, "%d", 1, -1, 2147483647);
  ARRAY(I64, int64_t, "%" PRId64, 1, -1, INT64_MAX);
  ARRAY(F32, float, "%g", 1.0f, -0.5f, 1e30f);
  ARRAY(F64, double, "%g", 1.0, -0.5, 1e300);
  SHOW_NUMBER(mlirDenseArrayGetNumElements(parseAttribute(context, "array<bf16: 1.0, 2.0>")));
  SHOW_BOOL(mlirAttributeIsADenseI32Array(parseAttribute(context, "array<ui32: 1>")));
  SHOW_BOOL(mlirAttributeIsADenseI32Array(mlirUnitAttrGet(context)));
  mlirContextDestroy(context);
  return 0;
}
