// Attributes that are built equal those that are read, and print as these.

#include "build.h"

static void compare(MlirContext context, const char *text, MlirAttribute built) {
  MlirAttribute read = attribute_of(context, text);
  print_attribute(text, built);
  if (!mlirAttributeEqual(read, built))
    printf("  differs from what is read\n");
  print_type("  type", mlirAttributeGetType(built));
}

int main(void) {
  MlirContext context = create_full_context();
  MlirType i8 = mlirIntegerTypeGet(context, 8), i32 = mlirIntegerTypeGet(context, 32), i64 = mlirIntegerTypeGet(context, 64),
           f32 = mlirF32TypeGet(context), f64 = mlirF64TypeGet(context), u16 = mlirIntegerTypeUnsignedGet(context, 16), index = mlirIndexTypeGet(context);
  compare(context, "-5 : i8", mlirIntegerAttrGet(i8, -5));
  compare(context, "65535 : ui16", mlirIntegerAttrGet(u16, 65535));
  compare(context, "-9223372036854775808 : i64", mlirIntegerAttrGet(i64, INT64_MIN));
  compare(context, "12 : index", mlirIntegerAttrGet(index, 12));
  compare(context, "true", mlirBoolAttrGet(context, 1));
  compare(context, "0.1 : f64", mlirFloatAttrDoubleGet(context, f64, 0.1));
  compare(context, "0.1 : f32", mlirFloatAttrDoubleGet(context, f32, 0.1));
  compare(context, "0xFF800000 : f32", mlirFloatAttrDoubleGet(context, f32, -1.0 / 0.0));
  compare(context, "6.55e+04 : f16", mlirFloatAttrDoubleGet(context, mlirF16TypeGet(context), 65500.0));
  compare(context, "1.0 : bf16", mlirFloatAttrDoubleGet(context, mlirBF16TypeGet(context), 1.0009));
  compare(context, "\"tab\\09 quote\\22 \\E2\\82\\AC\"", mlirStringAttrGet(context, str("tab\t quote\" \xe2\x82\xac")));
  compare(context, "\"typed\" : i8", mlirStringAttrTypedGet(i8, str("typed")));
  compare(context, "unit", mlirUnitAttrGet(context));
  compare(context, "tensor<?xi8>", mlirTypeAttrGet(type_of(context, "tensor<?xi8>")));
  MlirAttribute elements[] = {mlirIntegerAttrGet(i32, 1), mlirStringAttrGet(context, str("two")), mlirUnitAttrGet(context)};
  compare(context, "[1 : i32, \"two\", unit]", mlirArrayAttrGet(context, 3, elements));
  compare(context, "[]", mlirArrayAttrGet(context, 0, NULL));
  MlirNamedAttribute entries[] = {mlirNamedAttributeGet(mlirIdentifierGet(context, str("z")), elements[0]),
                                  mlirNamedAttributeGet(mlirIdentifierGet(context, str("a b")), elements[1]),
                                  mlirNamedAttributeGet(mlirIdentifierGet(context, str("c")), elements[2])};
  compare(context, "{\"a b\" = \"two\", c, z = 1 : i32}", mlirDictionaryAttrGet(context, 3, entries));
  compare(context, "@f", mlirFlatSymbolRefAttrGet(context, str("f")));
  MlirAttribute nested[] = {mlirFlatSymbolRefAttrGet(context, str("b c")), mlirFlatSymbolRefAttrGet(context, str("d"))};
  compare(context, "@a::@\"b c\"::@d", mlirSymbolRefAttrGet(context, str("a"), 2, nested));
  int64_t shape[] = {2, 2}, one[] = {1};
  MlirType matrix = mlirRankedTensorTypeGet(2, shape, i32, mlirAttributeGetNull()), vector = mlirVectorTypeGet(2, shape, f32);
  int32_t numbers[] = {1, -2, 3, 4};
  compare(context, "dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>", mlirDenseElementsAttrInt32Get(matrix, 4, numbers));
  compare(context, "dense<7> : tensor<2x2xi32>", mlirDenseElementsAttrInt32SplatGet(matrix, 7));
  float floats[] = {0.5f, -0.0f, 1e10f, 3.0f};
  compare(context, "dense<[[0.5, -0.0], [1.0e+10, 3.0]]> : vector<2x2xf32>", mlirDenseElementsAttrFloatGet(vector, 4, floats));
  compare(context, "dense<2.5> : vector<2x2xf32>", mlirDenseElementsAttrFloatSplatGet(vector, 2.5f));
  MlirAttribute strings[] = {mlirStringAttrGet(context, str("x"))};
  compare(context, "dense<1> : tensor<1xi8>", mlirDenseElementsAttrSplatGet(mlirRankedTensorTypeGet(1, one, i8, mlirAttributeGetNull()), mlirIntegerAttrGet(i8, 1)));
  printf("elements: %d\n", mlirAttributeIsADenseElements(strings[0]));
  bool bits[] = {true, false, true};
  int bools[] = {1, 0, 1};
  (void)bits;
  compare(context, "array<i1: true, false, true>", mlirDenseBoolArrayGet(context, 3, bools));
  double doubles[] = {0.1, -2.0};
  compare(context, "array<f64: 0.1, -2.0>", mlirDenseF64ArrayGet(context, 2, doubles));
  compare(context, "array<i64>", mlirDenseI64ArrayGet(context, 0, NULL));
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), s0 = mlirAffineSymbolExprGet(context, 0);
  MlirAffineExpr results[] = {mlirAffineAddExprGet(mlirAffineMulExprGet(d0, mlirAffineConstantExprGet(context, 4)), s0), mlirAffineModExprGet(d0, mlirAffineConstantExprGet(context, 8))};
  compare(context, "affine_map<(d0)[s0] -> (d0 * 4 + s0, d0 mod 8)>", mlirAffineMapAttrGet(mlirAffineMapGet(context, 1, 1, 2, results)));
  bool equalities[] = {true, false};
  compare(context, "affine_set<(d0)[s0] : (d0 * 4 + s0 == 0, d0 mod 8 >= 0)>", mlirIntegerSetAttrGet(mlirIntegerSetGet(context, 1, 1, 2, results, equalities)));
  int64_t strides[] = {mlirShapedTypeGetDynamicStrideOrOffset(), 1};
  compare(context, "strided<[?, 1], offset: 3>", mlirStridedLayoutAttrGet(context, 3, 2, strides));
  compare(context, "loc(\"f\":1:2)", mlirLocationGetAttribute(mlirLocationFileLineColGet(context, str("f"), 1, 2)));
  mlirContextDestroy(context);
  return 0;
}
