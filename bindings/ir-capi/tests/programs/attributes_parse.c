// Attributes of any kind: read from texts, printed, compared.
#include "print.h"

static void parse(MlirContext context, const char *text) {
  MlirAttribute attribute = parseAttribute(context, text);
  showAttribute(text, attribute);
  if (mlirAttributeIsNull(attribute))
    return;
  showText("  dialect", mlirDialectGetNamespace(mlirAttributeGetDialect(attribute)));
  showType("  type", mlirAttributeGetType(attribute));
  showBool("  context", mlirContextEqual(mlirAttributeGetContext(attribute), context));
  showBool("  equal", mlirAttributeEqual(attribute, parseAttribute(context, text)));
  MlirTypeID id = mlirAttributeGetTypeID(attribute);
  MlirTypeID ids[] = {
      mlirAffineMapAttrGetTypeID(),  mlirArrayAttrGetTypeID(),         mlirDictionaryAttrGetTypeID(),
      mlirFloatAttrGetTypeID(),      mlirIntegerAttrGetTypeID(),       mlirIntegerSetAttrGetTypeID(),
      mlirOpaqueAttrGetTypeID(),     mlirStringAttrGetTypeID(),        mlirSymbolRefAttrGetTypeID(),
      mlirTypeAttrGetTypeID(),       mlirUnitAttrGetTypeID(),          mlirDenseArrayAttrGetTypeID(),
      mlirDenseIntOrFPElementsAttrGetTypeID(), mlirSparseElementsAttrGetTypeID(), mlirStridedLayoutAttrGetTypeID()};
  printf("  identities:");
  for (unsigned i = 0; i < sizeof(ids) / sizeof(*ids); ++i)
    printf(" %d", mlirTypeIDEqual(id, ids[i]));
  printf("\n  classes:");
  bool (*tests[])(MlirAttribute) = {
      mlirAttributeIsALocation,      mlirAttributeIsAAffineMap,        mlirAttributeIsAArray,
      mlirAttributeIsADictionary,    mlirAttributeIsAFloat,            mlirAttributeIsAInteger,
      mlirAttributeIsABool,          mlirAttributeIsAIntegerSet,       mlirAttributeIsAOpaque,
      mlirAttributeIsAString,        mlirAttributeIsASymbolRef,        mlirAttributeIsAFlatSymbolRef,
      mlirAttributeIsAType,          mlirAttributeIsAUnit,             mlirAttributeIsAElements,
      mlirAttributeIsADenseBoolArray, mlirAttributeIsADenseI8Array,    mlirAttributeIsADenseI16Array,
      mlirAttributeIsADenseI32Array, mlirAttributeIsADenseI64Array,    mlirAttributeIsADenseF32Array,
      mlirAttributeIsADenseF64Array, mlirAttributeIsADenseElements,    mlirAttributeIsADenseIntElements,
      mlirAttributeIsADenseFPElements, mlirAttributeIsADenseResourceElements, mlirAttributeIsASparseElements,
      mlirAttributeIsAStridedLayout};
  for (unsigned i = 0; i < sizeof(tests) / sizeof(*tests); ++i)
    printf(" %d", tests[i](attribute));
  printf("\n");
}

int main(void) {
  MlirContext context = newContext();
  const char *valid[] = {"unit",
                         "1 : i32",
                         "-1 : si8",
                         "7 : index",
                         "true",
                         "1 : ui1",
                         "1.5",
                         "0x7F80 : bf16",
                         "\"text\\n\"",
                         "\"text\" : i32",
                         "[]",
                         "[1, [unit]]",
                         "{}",
                         "{b = 1, a, \"c d\" = \"e\"}",
                         "i32",
                         "() -> ()",
                         "@symbol",
                         "@root::@\"a b\"::@leaf",
                         "loc(unknown)",
                         "loc(\"a\":1:2)",
                         "loc(fused<\"m\">[\"a\", \"b\"])",
                         "array<i32: 1, 2>",
                         "array<i1: true, false>",
                         "array<i8>",
                         "array<i16: 1>",
                         "array<i64: 1>",
                         "array<f32: 1.0>",
                         "array<f64: 1.0>",
                         "array<bf16: 1.0>",
                         "dense<1> : tensor<2xi32>",
                         "dense<[1.0, 2.0]> : vector<2xf16>",
                         "dense<(1, 2)> : tensor<2xcomplex<i8>>",
                         "dense<[true, false]> : tensor<2xi1>",
                         "dense<[1, 2]> : tensor<2xindex>",
                         "dense<\"a\"> : tensor<2x!foo.bar>",
                         "dense_resource<key> : tensor<2xi32>",
                         "sparse<[[0, 1]], [5]> : tensor<2x2xi32>",
                         "affine_map<(d0)[s0] -> (d0 + s0)>",
                         "affine_set<(d0) : (d0 - 1 >= 0)>",
                         "strided<[?, 1], offset: ?>",
                         "#foo.bar<1>",
                         "#foo<\"text\">"};
  for (unsigned i = 0; i < sizeof(valid) / sizeof(*valid); ++i)
    parse(context, valid[i]);
  const char *invalid[] = {"1 : i32 ]", "[1, 2",  "{a = 1, a = 2}",  "1 : f32 x",          "300 : i8",
                           "unknown",   "@",      "dense<1> : i32",  "array<i32: 1.0>",    "dense<[1, 2]> : tensor<3xi32>",
                           "loc(",      "1.5 : i32", "\"unterminated", "affine_map<(d0) -> (d1)>"};
  for (unsigned i = 0; i < sizeof(invalid) / sizeof(*invalid); ++i)
    parse(context, invalid[i]);
  MlirAttribute distinct = mlirDisctinctAttrCreate(parseAttribute(context, "\"d\""));
  SHOW_ATTR(distinct);
  SHOW_BOOL(mlirAttributeEqual(distinct, mlirDisctinctAttrCreate(parseAttribute(context, "\"d\""))));
  SHOW_BOOL(mlirAttributeEqual(distinct, distinct));
  SHOW_BOOL(mlirAttributeEqual(distinct, mlirAttributeGetNull()));
  mlirAttributeDump(parseAttribute(context, "unit"));
  mlirContextDestroy(context);
  return 0;
}
