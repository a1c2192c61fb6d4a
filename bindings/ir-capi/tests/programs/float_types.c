// BuiltinTypes.h: each floating-point type with all that asks for it.

#include "common.h"

#define TYPE(get, is, name, id)                                                                                        \
  {                                                                                                                    \
    MlirType type = get(context);                                                                                      \
    print_type(#get, type);                                                                                            \
    print_text("  name", name());                                                                                      \
    printf("  is: %d %d %d, width %u, id: %d\n", is(type), is(other), mlirTypeIsAFloat(type),                        \
           mlirFloatTypeGetWidth(type), mlirTypeIDEqual(mlirTypeGetTypeID(type), id()));                               \
    printf("  parsed: %d\n", mlirTypeEqual(type, mlirTypeParseGet(context, name())));                                 \
    MlirAttribute one = mlirFloatAttrDoubleGet(context, type, 1.0);                                                    \
    print_attribute("  one", one);                                                                                     \
    printf("  value: %g\n", mlirFloatAttrGetValueDouble(one));                                                         \
    print_type("  complex", mlirComplexTypeGet(type));                                                                 \
  }

int main(void) {
  MlirContext context = create_context();
  MlirType other = mlirIntegerTypeGet(context, 16);
  TYPE(mlirBF16TypeGet, mlirTypeIsABF16, mlirBF16TypeGetName, mlirBFloat16TypeGetTypeID)
  TYPE(mlirF16TypeGet, mlirTypeIsAF16, mlirF16TypeGetName, mlirFloat16TypeGetTypeID)
  TYPE(mlirF32TypeGet, mlirTypeIsAF32, mlirF32TypeGetName, mlirFloat32TypeGetTypeID)
  TYPE(mlirF64TypeGet, mlirTypeIsAF64, mlirF64TypeGetName, mlirFloat64TypeGetTypeID)
  TYPE(mlirTF32TypeGet, mlirTypeIsATF32, mlirTF32TypeGetName, mlirFloatTF32TypeGetTypeID)
  TYPE(mlirFloat8E5M2TypeGet, mlirTypeIsAFloat8E5M2, mlirFloat8E5M2TypeGetName, mlirFloat8E5M2TypeGetTypeID)
  TYPE(mlirFloat8E4M3TypeGet, mlirTypeIsAFloat8E4M3, mlirFloat8E4M3TypeGetName, mlirFloat8E4M3TypeGetTypeID)
  TYPE(mlirFloat8E4M3FNTypeGet, mlirTypeIsAFloat8E4M3FN, mlirFloat8E4M3FNTypeGetName, mlirFloat8E4M3FNTypeGetTypeID)
  TYPE(mlirFloat8E3M4TypeGet, mlirTypeIsAFloat8E3M4, mlirFloat8E3M4TypeGetName, mlirFloat8E3M4TypeGetTypeID)
  mlirContextDestroy(context);
  return 0;
}
