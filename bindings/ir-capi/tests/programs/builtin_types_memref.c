// Memrefs: layouts, memory spaces, strides.
#include "print.h"

static void describe(MlirType type) {
  SHOW_TYPE(type);
  MlirTypeID id = mlirTypeGetTypeID(type);
  printf("  classes: %d %d, identities: %d %d\n", mlirTypeIsAMemRef(type), mlirTypeIsAUnrankedMemRef(type),
         mlirTypeIDEqual(id, mlirMemRefTypeGetTypeID()), mlirTypeIDEqual(id, mlirUnrankedMemRefTypeGetTypeID()));
  if (mlirTypeIsAUnrankedMemRef(type)) {
    showAttribute("  memory space", mlirUnrankedMemrefGetMemorySpace(type));
    return;
  }
  showAttribute("  layout", mlirMemRefTypeGetLayout(type));
  showMap("  map", mlirMemRefTypeGetAffineMap(type));
  showAttribute("  memory space", mlirMemRefTypeGetMemorySpace(type));
  int64_t strides[8] = {-1, -1, -1, -1, -1, -1, -1, -1}, offset = -1;
  MlirLogicalResult result = mlirMemRefTypeGetStridesAndOffset(type, strides, &offset);
  showBool("  strided", mlirLogicalResultIsSuccess(result));
  if (mlirLogicalResultIsFailure(result))
    return;
  showNumber("  offset", offset);
  for (int64_t i = 0; i < mlirShapedTypeGetRank(type); ++i)
    showNumber("  stride", strides[i]);
}

int main(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationFileLineColGet(context, str("memref"), 1, 2);
  MlirAttribute null = mlirAttributeGetNull();
  MlirType f32 = mlirF32TypeGet(context), tuple = mlirTupleTypeGet(context, 0, NULL);
  int64_t dynamic = mlirShapedTypeGetDynamicSize();
  int64_t shape[] = {2, 3}, open[] = {2, dynamic, 4}, negative[] = {2, -7}, zero[] = {2, 0, 3};
  MlirAttribute space = parseAttribute(context, "3 : i32"), none = parseAttribute(context, "0 : i64");
  MlirAttribute strided = parseAttribute(context, "strided<[?, 7], offset: ?>");
  MlirAttribute identity = parseAttribute(context, "affine_map<(d0, d1) -> (d0, d1)>");
  MlirAttribute linear = parseAttribute(context, "affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 * s0 + 9)>");
  MlirAttribute modulo = parseAttribute(context, "affine_map<(d0, d1) -> (d0 mod 2, d1)>");

  describe(mlirMemRefTypeGet(f32, 2, shape, null, null));
  describe(mlirMemRefTypeGet(f32, 0, NULL, null, space));
  describe(mlirMemRefTypeGet(f32, 3, open, null, none));
  describe(mlirMemRefTypeGet(f32, 3, zero, null, null));
  describe(mlirMemRefTypeGet(f32, 2, shape, strided, space));
  describe(mlirMemRefTypeGet(f32, 2, shape, identity, null));
  describe(mlirMemRefTypeGetChecked(loc, f32, 2, shape, linear, null));
  describe(mlirMemRefTypeGetChecked(loc, f32, 2, shape, modulo, mlirStringAttrGet(context, str("local"))));
  describe(mlirMemRefTypeContiguousGet(f32, 2, shape, space));
  describe(mlirMemRefTypeContiguousGetChecked(loc, f32, 3, open, null));
  describe(mlirUnrankedMemRefTypeGet(f32, null));
  describe(mlirUnrankedMemRefTypeGet(f32, none));
  describe(mlirUnrankedMemRefTypeGetChecked(loc, mlirMemRefTypeGet(f32, 2, shape, null, null), space));

  SHOW_TYPE(mlirMemRefTypeGetChecked(loc, tuple, 2, shape, null, null));
  SHOW_TYPE(mlirMemRefTypeGetChecked(loc, f32, 2, negative, null, null));
  SHOW_TYPE(mlirMemRefTypeGetChecked(loc, f32, 3, open, identity, null));
  SHOW_TYPE(mlirMemRefTypeGetChecked(loc, f32, 3, open, strided, null));
  SHOW_TYPE(mlirMemRefTypeGetChecked(loc, f32, 2, shape, null, mlirUnitAttrGet(context)));
  SHOW_TYPE(mlirMemRefTypeContiguousGetChecked(loc, tuple, 2, shape, null));
  SHOW_TYPE(mlirMemRefTypeContiguousGetChecked(loc, f32, 2, negative, null));
  SHOW_TYPE(mlirUnrankedMemRefTypeGetChecked(loc, tuple, null));
  SHOW_TYPE(mlirUnrankedMemRefTypeGetChecked(loc, f32, mlirUnitAttrGet(context)));
  SHOW_TEXT(mlirMemRefTypeGetName());
  SHOW_TEXT(mlirUnrankedMemRefTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
