// Integers, floats, truth values.
#include "print.h"

static void integer(MlirType type, int64_t value) {
  MlirAttribute attribute = mlirIntegerAttrGet(type, value);
  SHOW_ATTR(attribute);
  printf("  integer %d, bool %d, float %d\n", mlirAttributeIsAInteger(attribute), mlirAttributeIsABool(attribute),
         mlirAttributeIsAFloat(attribute));
  if (mlirTypeIsAIndex(type) || mlirIntegerTypeIsSignless(type))
    SHOW_NUMBER(mlirIntegerAttrGetValueInt(attribute));
  else if (mlirIntegerTypeIsSigned(type))
    SHOW_NUMBER(mlirIntegerAttrGetValueSInt(attribute));
  else
    printf("unsigned: %" PRIu64 "\n", mlirIntegerAttrGetValueUInt(attribute));
}

int main(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationFileLineColGet(context, str("numbers"), 1, 2);
  const char *types[] = {"i1", "i8", "i32", "i64", "index", "si8", "si64", "ui8", "ui64", "i128", "ui1", "si1"};
  int64_t values[] = {0, 1, -1, 42, 127, INT64_MAX, INT64_MIN};
  for (unsigned i = 0; i < sizeof(types) / sizeof(*types); ++i)
    for (unsigned j = 0; j < sizeof(values) / sizeof(*values); ++j)
      if (strcmp(types[i], "i128") != 0 || values[j] >= 0)
        integer(parseType(context, types[i]), values[j]);
  SHOW_TEXT(mlirIntegerAttrGetName());

  const char *floats[] = {"f64", "f32", "f16", "bf16", "tf32", "f8E5M2", "f8E4M3FN", "f4E2M1FN", "f128", "f80"};
  double numbers[] = {0.0, -0.0, 1.5, -2.25, 0.1, 1e300, 65519.0, 6.1e-5};
  for (unsigned i = 0; i < sizeof(floats) / sizeof(*floats); ++i)
    for (unsigned j = 0; j < sizeof(numbers) / sizeof(*numbers); ++j) {
      MlirAttribute attribute = mlirFloatAttrDoubleGet(context, parseType(context, floats[i]), numbers[j]);
      SHOW_ATTR(attribute);
      SHOW_BOOL(mlirAttributeIsAFloat(attribute));
      SHOW_DOUBLE(mlirFloatAttrGetValueDouble(attribute));
    }
  SHOW_ATTR(mlirFloatAttrDoubleGetChecked(loc, mlirF32TypeGet(context), 0.5));
  SHOW_ATTR(mlirFloatAttrDoubleGetChecked(loc, mlirIndexTypeGet(context), 0.5));
  SHOW_ATTR(mlirFloatAttrDoubleGetChecked(loc, parseType(context, "tensor<f32>"), 0.5));
  SHOW_TEXT(mlirFloatAttrGetName());

  MlirAttribute yes = mlirBoolAttrGet(context, 7), no = mlirBoolAttrGet(context, 0);
  SHOW_ATTR(yes);
  SHOW_ATTR(no);
  SHOW_BOOL(mlirAttributeIsABool(yes));
  SHOW_BOOL(mlirAttributeIsAInteger(yes));
  SHOW_BOOL(mlirAttributeIsABool(mlirUnitAttrGet(context)));
  SHOW_BOOL(mlirBoolAttrGetValue(yes));
  SHOW_BOOL(mlirBoolAttrGetValue(no));
  SHOW_BOOL(mlirBoolAttrGetValue(mlirIntegerAttrGet(mlirIntegerTypeGet(context, 1), 1)));
  mlirContextDestroy(context);
  return 0;
}
