// Elements attributes in general, and sparse elements.
#include "print.h"

static MlirContext context;

static void at(const char *text, intptr_t rank, uint64_t first, uint64_t second) {
  MlirAttribute elements = parseAttribute(context, text);
  uint64_t indices[] = {first, second};
  bool isValid = mlirElementsAttrIsValidIndex(elements, rank, indices);
  printf("%s at %d %d: elements %d, number %" PRId64 ", valid %d\n", text, (int)first, (int)second,
         mlirAttributeIsAElements(elements), mlirElementsAttrGetNumElements(elements), isValid);
  if (isValid)
    SHOW_ATTR(mlirElementsAttrGetValue(elements, rank, indices));
}

int main(void) {
  context = newContext();
  at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 2, 1, 0);
  at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 2, 0, 1);
  at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 1, 1, 0);
  at("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", 2, 2, 0);
  at("dense<7> : tensor<i32>", 0, 0, 0);
  at("dense<7> : tensor<i32>", 1, 0, 0);
  at("dense<7> : tensor<i32>", 1, 1, 0);
  at("dense<7> : tensor<3xi32>", 1, 2, 0);
  at("dense<(1, 2)> : tensor<3xcomplex<i32>>", 1, 2, 0);
  at("dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>", 1, 1, 0);
  at("dense<[true, false, true]> : tensor<3xi1>", 1, 1, 0);
  at("dense<[1, 2, -3]> : tensor<3xi4>", 1, 2, 0);
  at("dense<[1, 2, 13]> : tensor<3xui4>", 1, 2, 0);
  at("dense<[1, 2, 36893488147419103233]> : tensor<3xi70>", 1, 2, 0);
  at("dense<[1, 2, 13]> : tensor<3xindex>", 1, 2, 0);
  at("dense<[1.0, 2.0]> : vector<2xbf16>", 1, 1, 0);
  at("dense<[\"a\", \"b\"]> : tensor<2x!foo.bar>", 1, 1, 0);
  at("sparse<[[0, 0], [1, 1]], [5, 6]> : tensor<2x2xi32>", 2, 1, 1);
  at("sparse<[[0, 0], [1, 1]], [5, 6]> : tensor<2x2xi32>", 2, 0, 1);
  at("sparse<[[0, 0], [1, 1]], [5.0, 6.0]> : tensor<2x2xf32>", 2, 0, 1);
  at("sparse<[[0, 0], [1, 1]], [(5.0, 1.0), (6.0, 1.0)]> : tensor<2x2xcomplex<f32>>", 2, 0, 1);
  at("sparse<[[0, 0], [1, 1]], [\"a\", \"b\"]> : tensor<2x2x!foo.bar>", 2, 1, 1);
  at("sparse<[[0, 0], [1, 1]], [\"a\", \"b\"]> : tensor<2x2x!foo.bar>", 2, 1, 0);
  at("sparse<[0, 2], 9> : tensor<4xi8>", 1, 2, 0);

  MlirType type = parseType(context, "tensor<3x4xf32>");
  MlirAttribute indices = parseAttribute(context, "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>");
  MlirAttribute values = parseAttribute(context, "dense<[1.0, 2.0]> : tensor<2xf32>");
  MlirAttribute sparse = mlirSparseElementsAttribute(type, indices, values);
  SHOW_ATTR(sparse);
  SHOW_BOOL(mlirAttributeIsASparseElements(sparse));
  SHOW_BOOL(mlirAttributeIsADenseElements(sparse));
  SHOW_ATTR(mlirSparseElementsAttrGetIndices(sparse));
  SHOW_ATTR(mlirSparseElementsAttrGetValues(sparse));
  SHOW_BOOL(mlirTypeIDEqual(mlirAttributeGetTypeID(sparse), mlirSparseElementsAttrGetTypeID()));
  SHOW_NUMBER(mlirElementsAttrGetNumElements(sparse));
  mlirContextDestroy(context);
  return 0;
}
