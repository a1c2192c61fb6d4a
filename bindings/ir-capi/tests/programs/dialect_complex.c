// The dialect complex: its handle, its operations, and numbers as attributes.

#include "common.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/RegisterEverything.h"

static void show(const char *label, MlirAttribute attribute) {
  if (mlirAttributeIsNull(attribute)) {
    printf("%s: null\n", label);
    return;
  }
  print_attribute(label, attribute);
  printf("  is a number: %d, has its type id: %d\n", mlirAttributeIsAComplex(attribute),
         mlirTypeIDEqual(mlirAttributeGetTypeID(attribute), mlirComplexAttrGetTypeID()));
  print_type("  type", mlirAttributeGetType(attribute));
  if (mlirAttributeIsAComplex(attribute))
    printf("  parts: %.17g, %.17g\n", mlirComplexAttrGetRealDouble(attribute), mlirComplexAttrGetImagDouble(attribute));
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__complex__(), ctx);
  MlirLocation unknown = mlirLocationUnknownGet(ctx);
  MlirType types[] = {mlirF64TypeGet(ctx), mlirF32TypeGet(ctx), mlirF16TypeGet(ctx), mlirBF16TypeGet(ctx)};
  double parts[][2] = {{1.0, 2.0}, {0.1, -0.0}, {1.0e300, -1.0e-300}, {65504.0, 1.00390625}};
  for (int t = 0; t < 4; ++t) {
    MlirType type = mlirComplexTypeGet(types[t]);
    for (int p = 0; p < 4; ++p) {
      MlirAttribute attribute = mlirComplexAttrDoubleGet(ctx, type, parts[p][0], parts[p][1]);
      show("number", attribute);
      MlirAttribute checked = mlirComplexAttrDoubleGetChecked(unknown, type, parts[p][0], parts[p][1]);
      printf("  the checked one is equal: %d\n", mlirAttributeEqual(attribute, checked));
    }
  }
  show("parsed", mlirAttributeParseGet(ctx, str("#complex.number<:f32 1.5, -2.25>")));
  show("another one", mlirFloatAttrDoubleGet(ctx, types[0], 1.0));
  show("an array", mlirAttributeParseGet(ctx, str("[1.0 : f32, 2.0 : f32]")));

  MlirModule module = mlirModuleCreateParse(ctx, str("%0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>\n"
                                                     "%1 = complex.re %0 : complex<f32>\n"
                                                     "%2 = complex.create %1, %1 : complex<f32>\n"));
  print_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
