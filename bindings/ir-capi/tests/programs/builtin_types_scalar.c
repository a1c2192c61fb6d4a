// Integers, index, floats, none and complex types.
#include "print.h"

#define FLOAT(Class, Short)                                                                                            \
  do {                                                                                                                 \
    MlirType type = mlir##Short##TypeGet(context);                                                                     \
    showType(#Short, type);                                                                                            \
    SHOW_TEXT(mlir##Short##TypeGetName());                                                                             \
    SHOW_BOOL(mlirTypeIsA##Short(type));                                                                               \
    SHOW_BOOL(mlirTypeIsA##Short(mlirIndexTypeGet(context)));                                                          \
    SHOW_BOOL(mlirTypeIsAFloat(type));                                                                                 \
    SHOW_NUMBER(mlirFloatTypeGetWidth(type));                                                                          \
    SHOW_BOOL(mlirTypeIDEqual(mlirTypeGetTypeID(type), mlir##Class##TypeGetTypeID()));                                 \
    for (unsigned i = 0; i < count; ++i)                                                                               \
      printf("%d", mlirTypeIDEqual(mlirTypeGetTypeID(all[i]), mlir##Class##TypeGetTypeID()));                          \
    printf("\n");                                                                                                      \
    if (count < 32)                                                                                                    \
      all[count++] = type;                                                                                             \
  } while (0)

int main(void) {
  MlirContext context = newContext();
  MlirType all[32];
  unsigned count = 0;

  MlirType integers[] = {mlirIntegerTypeGet(context, 1),          mlirIntegerTypeGet(context, 32),
                         mlirIntegerTypeGet(context, 0),          mlirIntegerTypeGet(context, 16777215),
                         mlirIntegerTypeSignedGet(context, 8),    mlirIntegerTypeUnsignedGet(context, 64),
                         mlirIntegerTypeUnsignedGet(context, 129)};
  for (unsigned i = 0; i < sizeof(integers) / sizeof(*integers); ++i) {
    MlirType type = integers[i];
    SHOW_TYPE(type);
    SHOW_BOOL(mlirTypeIsAInteger(type));
    SHOW_BOOL(mlirTypeIsAIndex(type));
    SHOW_BOOL(mlirTypeIsAFloat(type));
    SHOW_NUMBER(mlirIntegerTypeGetWidth(type));
    SHOW_BOOL(mlirIntegerTypeIsSignless(type));
    SHOW_BOOL(mlirIntegerTypeIsSigned(type));
    SHOW_BOOL(mlirIntegerTypeIsUnsigned(type));
    SHOW_BOOL(mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirIntegerTypeGetTypeID()));
  }
  SHOW_TEXT(mlirIntegerTypeGetName());
  SHOW_BOOL(mlirTypeEqual(integers[1], parseType(context, "i32")));

  MlirType index = mlirIndexTypeGet(context);
  SHOW_TYPE(index);
  SHOW_BOOL(mlirTypeIsAIndex(index));
  SHOW_BOOL(mlirTypeIsAInteger(index));
  SHOW_TEXT(mlirIndexTypeGetName());
  SHOW_BOOL(mlirTypeIDEqual(mlirTypeGetTypeID(index), mlirIndexTypeGetTypeID()));

  FLOAT(Float4E2M1FN, Float4E2M1FN);
  FLOAT(Float6E2M3FN, Float6E2M3FN);
  FLOAT(Float6E3M2FN, Float6E3M2FN);
  FLOAT(Float8E5M2, Float8E5M2);
  FLOAT(Float8E4M3, Float8E4M3);
  FLOAT(Float8E4M3FN, Float8E4M3FN);
  FLOAT(Float8E5M2FNUZ, Float8E5M2FNUZ);
  FLOAT(Float8E4M3FNUZ, Float8E4M3FNUZ);
  FLOAT(Float8E4M3B11FNUZ, Float8E4M3B11FNUZ);
  FLOAT(Float8E3M4, Float8E3M4);
  FLOAT(Float8E8M0FNU, Float8E8M0FNU);
  FLOAT(BFloat16, BF16);
  FLOAT(Float16, F16);
  FLOAT(Float32, F32);
  FLOAT(Float64, F64);
  FLOAT(FloatTF32, TF32);
  SHOW_NUMBER(mlirFloatTypeGetWidth(parseType(context, "f80")));
  SHOW_NUMBER(mlirFloatTypeGetWidth(parseType(context, "f128")));

  MlirType none = mlirNoneTypeGet(context);
  SHOW_TYPE(none);
  SHOW_BOOL(mlirTypeIsANone(none));
  SHOW_BOOL(mlirTypeIsANone(index));
  SHOW_TEXT(mlirNoneTypeGetName());
  SHOW_BOOL(mlirTypeIDEqual(mlirTypeGetTypeID(none), mlirNoneTypeGetTypeID()));

  MlirType complex = mlirComplexTypeGet(mlirF32TypeGet(context));
  SHOW_TYPE(complex);
  SHOW_BOOL(mlirTypeIsAComplex(complex));
  SHOW_BOOL(mlirTypeIsAComplex(none));
  SHOW_TEXT(mlirComplexTypeGetName());
  SHOW_TYPE(mlirComplexTypeGetElementType(complex));
  SHOW_BOOL(mlirTypeIDEqual(mlirTypeGetTypeID(complex), mlirComplexTypeGetTypeID()));
  SHOW_TYPE(mlirComplexTypeGet(integers[4]));
  mlirContextDestroy(context);
  return 0;
}
