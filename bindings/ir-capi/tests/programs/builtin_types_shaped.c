// Vectors and tensors, and what all shaped types have.
#include "print.h"

static void describe(MlirType type) {
  SHOW_TYPE(type);
  printf("  classes: shaped %d, vector %d, tensor %d, ranked %d, unranked %d\n", mlirTypeIsAShaped(type),
         mlirTypeIsAVector(type), mlirTypeIsATensor(type), mlirTypeIsARankedTensor(type),
         mlirTypeIsAUnrankedTensor(type));
  MlirTypeID id = mlirTypeGetTypeID(type);
  printf("  identities: %d %d %d\n", mlirTypeIDEqual(id, mlirVectorTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirRankedTensorTypeGetTypeID()), mlirTypeIDEqual(id, mlirUnrankedTensorTypeGetTypeID()));
  if (!mlirTypeIsAShaped(type))
    return;
  showType("  element", mlirShapedTypeGetElementType(type));
  printf("  rank: %d, static shape: %d\n", mlirShapedTypeHasRank(type), mlirShapedTypeHasStaticShape(type));
  if (!mlirShapedTypeHasRank(type))
    return;
  int64_t rank = mlirShapedTypeGetRank(type);
  showNumber("  rank", rank);
  for (int64_t i = 0; i < rank; ++i)
    printf("  size: %" PRId64 ", dynamic %d, static %d\n", mlirShapedTypeGetDimSize(type, i),
           mlirShapedTypeIsDynamicDim(type, i), mlirShapedTypeIsStaticDim(type, i));
  if (mlirTypeIsAVector(type)) {
    printf("  scalable: %d:", mlirVectorTypeIsScalable(type));
    for (int64_t i = 0; i < rank; ++i)
      printf(" %d", mlirVectorTypeIsDimScalable(type, i));
    printf("\n");
  }
  if (mlirTypeIsARankedTensor(type))
    showAttribute("  encoding", mlirRankedTensorTypeGetEncoding(type));
}

int main(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationFileLineColGet(context, str("shaped"), 1, 2);
  MlirAttribute null = mlirAttributeGetNull();
  MlirType f32 = mlirF32TypeGet(context), none = mlirNoneTypeGet(context);
  MlirType tuple = mlirTupleTypeGet(context, 0, NULL);
  int64_t dynamic = mlirShapedTypeGetDynamicSize();
  int64_t shape[] = {2, 3}, open[] = {2, dynamic, 0}, zero[] = {2, 0}, negative[] = {2, -7};
  bool scalable[] = {false, true};

  describe(mlirVectorTypeGet(2, shape, f32));
  describe(mlirVectorTypeGet(0, NULL, f32));
  describe(mlirVectorTypeGetScalable(2, shape, scalable, f32));
  describe(mlirVectorTypeGetChecked(loc, 2, shape, mlirIndexTypeGet(context)));
  describe(mlirVectorTypeGetScalableChecked(loc, 2, shape, scalable, f32));
  describe(mlirRankedTensorTypeGet(2, shape, f32, null));
  describe(mlirRankedTensorTypeGet(3, open, f32, mlirStringAttrGet(context, str("encoding"))));
  describe(mlirRankedTensorTypeGet(0, NULL, f32, null));
  describe(mlirRankedTensorTypeGetChecked(loc, 3, open, parseType(context, "vector<2xi8>"), null));
  describe(mlirUnrankedTensorTypeGet(f32));
  describe(mlirUnrankedTensorTypeGetChecked(loc, parseType(context, "!foo.bar")));
  describe(parseType(context, "memref<2x?xf32>"));
  describe(parseType(context, "memref<*xf32>"));
  describe(none);

  SHOW_TYPE(mlirVectorTypeGetChecked(loc, 2, zero, f32));
  SHOW_TYPE(mlirVectorTypeGetChecked(loc, 3, open, f32));
  SHOW_TYPE(mlirVectorTypeGetChecked(loc, 2, shape, tuple));
  SHOW_TYPE(mlirVectorTypeGetChecked(loc, 2, zero, none));
  SHOW_TYPE(mlirVectorTypeGetScalableChecked(loc, 2, negative, scalable, f32));
  SHOW_TYPE(mlirRankedTensorTypeGetChecked(loc, 2, negative, f32, null));
  SHOW_TYPE(mlirRankedTensorTypeGetChecked(loc, 2, shape, none, null));
  SHOW_TYPE(mlirRankedTensorTypeGetChecked(loc, 2, negative, tuple, null));
  SHOW_TYPE(mlirUnrankedTensorTypeGetChecked(loc, tuple));

  SHOW_TEXT(mlirVectorTypeGetName());
  SHOW_TEXT(mlirRankedTensorTypeGetName());
  SHOW_TEXT(mlirUnrankedTensorTypeGetName());
  SHOW_NUMBER(dynamic);
  SHOW_NUMBER(mlirShapedTypeGetDynamicStrideOrOffset());
  SHOW_BOOL(mlirShapedTypeIsDynamicSize(dynamic));
  SHOW_BOOL(mlirShapedTypeIsDynamicSize(4));
  SHOW_BOOL(mlirShapedTypeIsStaticSize(dynamic));
  SHOW_BOOL(mlirShapedTypeIsStaticSize(-1));
  SHOW_BOOL(mlirShapedTypeIsDynamicStrideOrOffset(dynamic));
  SHOW_BOOL(mlirShapedTypeIsDynamicStrideOrOffset(0));
  SHOW_BOOL(mlirShapedTypeIsStaticStrideOrOffset(dynamic));
  SHOW_BOOL(mlirShapedTypeIsStaticStrideOrOffset(0));
  mlirContextDestroy(context);
  return 0;
}
