// Types of the dialect quant: each class, its parts, casts and texts.

#include "common.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/Quant.h"
#include "mlir-c/RegisterEverything.h"

static void show_name(const char *label, MlirStringRef name) {
  printf("%s: %.*s\n", label, (int)name.length, name.data);
}

static void show_type(const char *label, MlirType type) {
  if (mlirTypeIsNull(type))
    printf("%s: null\n", label);
  else
    print_type(label, type);
}

static void show(const char *label, MlirType type) {
  show_type(label, type);
  if (mlirTypeIsNull(type))
    return;
  printf("  tests: %d %d %d %d %d %d\n", mlirTypeIsAQuantizedType(type), mlirTypeIsAAnyQuantizedType(type),
         mlirTypeIsAUniformQuantizedType(type), mlirTypeIsAUniformQuantizedPerAxisType(type),
         mlirTypeIsAUniformQuantizedSubChannelType(type), mlirTypeIsACalibratedQuantizedType(type));
  MlirTypeID id = mlirTypeGetTypeID(type);
  printf("  ids: %d %d %d %d %d\n", mlirTypeIDEqual(id, mlirAnyQuantizedTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirUniformQuantizedTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirUniformQuantizedPerAxisTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirUniformQuantizedSubChannelTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirCalibratedQuantizedTypeGetTypeID()));
  if (!mlirTypeIsAQuantizedType(type))
    return;
  show_type("  expressed", mlirQuantizedTypeGetExpressedType(type));
  if (mlirTypeIsACalibratedQuantizedType(type))
    return;
  show_type("  storage", mlirQuantizedTypeGetStorageType(type));
  printf("  flags %u, signed %d, range %lld to %lld, width %u\n", mlirQuantizedTypeGetFlags(type),
         mlirQuantizedTypeIsSigned(type), (long long)mlirQuantizedTypeGetStorageTypeMin(type),
         (long long)mlirQuantizedTypeGetStorageTypeMax(type), mlirQuantizedTypeGetStorageTypeIntegralWidth(type));
}

static void parse(MlirContext context, const char *text) {
  MlirType type = mlirTypeParseGet(context, str(text));
  show(text, type);
}

static void casts(const char *label, MlirType quantized, MlirType candidate) {
  print_type(label, candidate);
  printf("  compatible: %d\n", mlirQuantizedTypeIsCompatibleExpressedType(quantized, candidate));
  show_type("  element", mlirQuantizedTypeGetQuantizedElementType(candidate));
  show_type("  from storage", mlirQuantizedTypeCastFromStorageType(quantized, candidate));
  show_type("  to storage", mlirQuantizedTypeCastToStorageType(candidate));
  show_type("  from expressed", mlirQuantizedTypeCastFromExpressedType(quantized, candidate));
  show_type("  to expressed", mlirQuantizedTypeCastToExpressedType(candidate));
  // MLIR 22 asserts nothing for a null type between both casts.
  if (mlirQuantizedTypeIsCompatibleExpressedType(quantized, candidate))
    show_type("  expressed to storage", mlirQuantizedTypeCastExpressedToStorageType(quantized, candidate));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__quant__(), context);
  MlirType i8 = mlirIntegerTypeGet(context, 8), f32 = mlirF32TypeGet(context);

  show_name("any", mlirAnyQuantizedTypeGetName());
  show_name("uniform", mlirUniformQuantizedTypeGetName());
  show_name("per axis", mlirUniformQuantizedPerAxisTypeGetName());
  show_name("sub channel", mlirUniformQuantizedSubChannelTypeGetName());
  show_name("calibrated", mlirCalibratedQuantizedTypeGetName());
  printf("signed flag: %u\n", mlirQuantizedTypeGetSignedFlag());
  for (unsigned width = 1; width <= 32; width += 7) {
    printf("%u bits:", width);
    for (int is_signed = 0; is_signed < 2; ++is_signed)
      printf(" %lld to %lld", (long long)mlirQuantizedTypeGetDefaultMinimumForInteger(is_signed, width),
             (long long)mlirQuantizedTypeGetDefaultMaximumForInteger(is_signed, width));
    printf("\n");
  }

  show("any", mlirAnyQuantizedTypeGet(1, i8, f32, -8, 7));
  show("any without expressed type", mlirAnyQuantizedTypeGet(0, i8, mlirTypeParseGet(context, str("")), 0, 255));
  MlirType uniform = mlirUniformQuantizedTypeGet(1, i8, f32, 0.99872, 127, -8, 7);
  show("uniform", uniform);
  printf("  scale %f, zero point %lld, fixed %d\n", mlirUniformQuantizedTypeGetScale(uniform),
         (long long)mlirUniformQuantizedTypeGetZeroPoint(uniform), mlirUniformQuantizedTypeIsFixedPoint(uniform));
  double scales[] = {2.0, 0.5, 1e-3};
  int64_t zero_points[] = {0, -3, 128};
  for (int64_t count = 1; count <= 3; ++count) {
    MlirType type = mlirUniformQuantizedPerAxisTypeGet(1, i8, f32, count, scales, zero_points, 3, -128, 127);
    show("per axis", type);
    printf("  %lld scales on axis %d, fixed %d:", (long long)mlirUniformQuantizedPerAxisTypeGetNumDims(type),
           mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(type), mlirUniformQuantizedPerAxisTypeIsFixedPoint(type));
    for (int64_t i = 0; i < count; ++i)
      printf(" %f:%lld", mlirUniformQuantizedPerAxisTypeGetScale(type, i),
             (long long)mlirUniformQuantizedPerAxisTypeGetZeroPoint(type, i));
    printf("\n");
  }

  int64_t shape[] = {2, 2};
  MlirAttribute none = mlirAttributeGetNull();
  float floats[] = {2.0f, 3.0f, 4.0f, 5.0f};
  int8_t zeros[] = {10, 0, -30, 40};
  MlirAttribute scale_elements = mlirDenseElementsAttrFloatGet(mlirRankedTensorTypeGet(2, shape, f32, none), 4, floats);
  MlirAttribute zero_elements = mlirDenseElementsAttrInt8Get(mlirRankedTensorTypeGet(2, shape, i8, none), 4, zeros);
  int32_t axes[] = {0, 1};
  int64_t sizes[] = {1, 2};
  for (int64_t count = 0; count <= 2; ++count) {
    MlirType type = mlirUniformQuantizedSubChannelTypeGet(1, i8, f32, scale_elements, zero_elements, count, axes, sizes, -128, 127);
    show("sub channel", type);
    print_attribute("  scales", mlirUniformQuantizedSubChannelTypeGetScales(type));
    print_attribute("  zero points", mlirUniformQuantizedSubChannelTypeGetZeroPoints(type));
    for (int64_t i = 0; i < mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(type); ++i)
      printf("  axis %d: %lld\n", mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(type, i),
             (long long)mlirUniformQuantizedSubChannelTypeGetBlockSize(type, i));
  }
  MlirType calibrated = mlirCalibratedQuantizedTypeGet(f32, -0.998, 1.2321);
  show("calibrated", calibrated);
  printf("  %f to %f\n", mlirCalibratedQuantizedTypeGetMin(calibrated), mlirCalibratedQuantizedTypeGetMax(calibrated));
  show("other", i8);

  MlirType candidates[] = {i8, f32, uniform, mlirRankedTensorTypeGet(2, shape, i8, none),
      mlirRankedTensorTypeGet(2, shape, f32, none), mlirUnrankedTensorTypeGet(f32), mlirUnrankedTensorTypeGet(i8),
      mlirVectorTypeGet(2, shape, i8), mlirRankedTensorTypeGet(2, shape, uniform, none),
      mlirUnrankedTensorTypeGet(uniform), mlirMemRefTypeContiguousGet(i8, 2, shape, none),
      mlirRankedTensorTypeGet(2, shape, mlirF64TypeGet(context), none), mlirIndexTypeGet(context)};
  for (size_t i = 0; i < sizeof candidates / sizeof *candidates; ++i)
    casts("cast", uniform, candidates[i]);

  static const char *const texts[] = {"!quant.any<i8>", "!quant.any<i8<-8:7>:f32>", "!quant.any<u8>", "!quant.any<u8:f16>",
      "!quant.any<u4<1:5>>", "!quant.any<si8>", "!quant.any<ui8>", "!quant.any<i32:f80>", "!quant.uniform<i8:f32, 0.1>",
      "!quant.uniform<i8<-127:127>:f32, 2.0:5>", "!quant.uniform<u16:f32, 1.0e-3:127>", "!quant.uniform<u1:f64, 0.333333333333>",
      "!quant.uniform<i8:f32, 1.0:1000>", "!quant.uniform<i8:f32:1, {2.0:1, 3.0}>", "!quant.uniform<i1:f32:{0:1}, {1.0:1, 2.0, 3.0:1}>",
      "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {3.5, 4.0:-7}}>", "!quant.uniform<i8:bf16:{}, {2.0:10}>",
      "!quant.uniform<i8:f32:{0:1}, {{{1.0}, {1.0}}, {{1.0}, {1.0}}}>", "!quant.uniform<i8:f16:{5:1}, {1.0:1000, 3.3333:-1000}>",
      "!quant.calibrated<f32<-0.998:1.2321>>", "tensor<4x!quant.uniform<i8:f32, 1.0>>",
      "!quant.any<i33>", "!quant.any<u>", "!quant.any<ux>", "!quant.any<k8>", "!quant.any<i8<-200:7>>", "!quant.any<i8<-8:300>>",
      "!quant.any<i8<7:7>>", "!quant.any<i8:i8>", "!quant.any<u0>", "!quant.any<u40>", "!quant.any<i8<a:2>>", "!quant.any",
      "!quant.uniform", "!quant.uniform<i8>", "!quant.uniform<i8:f32>", "!quant.uniform<i8:f32,>", "!quant.uniform<i8:f32, 0.0>",
      "!quant.uniform<i8:f16, 1.0e10>", "!quant.uniform<i8:f32, -1.0>", "!quant.uniform<i8:f32, 1>", "!quant.uniform<i8:f32:0, 1.0>",
      "!quant.uniform<i8:f32:0, {}>", "!quant.uniform<i8:f32:x, {1.0}>", "!quant.uniform<i8:f32:{0}, {1.0}>",
      "!quant.uniform<i8:f32:{0:1}, {{1.0,2.0},{1.0}}>", "!quant.uniform<i8:f32:{0:1}, {{1.0,2.0},1.0}>",
      "!quant.uniform<i8:f32:{0:0}, {1.0}>", "!quant.uniform<i8:f32:{-1:2}, {1.0}>", "!quant.calibrated<i8<1.0:2.0>>",
      "!quant.calibrated<f32<2.0:1.0>>", "!quant.calibrated<f32>", "!quant.calibrated<f32<1:2>>"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i)
    parse(context, texts[i]);
  mlirContextDestroy(context);
  return 0;
}
