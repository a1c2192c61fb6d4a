// Types of any kind: read from texts, printed, compared.
#include "print.h"

static void parse(MlirContext context, const char *text) {
  MlirType type = parseType(context, text);
  showType(text, type);
  if (mlirTypeIsNull(type))
    return;
  showText("  dialect", mlirDialectGetNamespace(mlirTypeGetDialect(type)));
  showBool("  context", mlirContextEqual(mlirTypeGetContext(type), context));
  showBool("  equal", mlirTypeEqual(type, parseType(context, text)));
  printf("  identities: %d %d %d %d\n", mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirIntegerTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirFloat32TypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirVectorTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirOpaqueTypeGetTypeID()));
}

int main(void) {
  MlirContext context = newContext();
  const char *valid[] = {"i32",
                         "si7",
                         "index",
                         "f32",
                         "bf16",
                         "none",
                         "complex<f64>",
                         "tuple<>",
                         "tuple<i1, tuple<f32>>",
                         "() -> ()",
                         "(i1, f32) -> (i2, i3)",
                         "vector<2x[4]xf32>",
                         "vector<f32>",
                         "tensor<2x?x0xi8>",
                         "tensor<*xf32>",
                         "tensor<4xf32, \"encoding\">",
                         "memref<2x?xf32, strided<[?, 1], offset: 3>, 1>",
                         "memref<*xf32, 7 : i8>",
                         "memref<4xf32, affine_map<(d0) -> (d0)>, 0>",
                         "!foo.bar",
                         "!foo.bar<i32, [1 >]>",
                         "!foo<\"some text\">",
                         "vector<2 x\ni32>",
                         "i32 // a comment"};
  for (unsigned i = 0; i < sizeof(valid) / sizeof(*valid); ++i)
    parse(context, valid[i]);
  const char *invalid[] = {"i32 junk and more",
                           "i32 i64",
                           "vector<0xi32>",
                           "vector<2xtuple<>>",
                           "i16777216",
                           "complex<index>",
                           "tensor<-1xi32>",
                           "tensor<2xnone>",
                           "memref<2xtuple<>>",
                           "memref<2xf32, affine_map<(d0, d1) -> (d0)>>",
                           "memref<2xf32, strided<[1, 2]>>",
                           "memref<2xf32, unit>",
                           "i",
                           "unknown",
                           "vector<2xi32",
                           "\"text\"",
                           "i32 $ x",
                           "!foo.bar<",
                           "tuple<i32"};
  for (unsigned i = 0; i < sizeof(invalid) / sizeof(*invalid); ++i)
    parse(context, invalid[i]);
  mlirContextSetAllowUnregisteredDialects(context, false);
  parse(context, "!fresh.type");
  parse(context, "vector<2x!fresh.type>");
  SHOW_BOOL(mlirTypeEqual(parseType(context, "i1"), parseType(context, "i2")));
  SHOW_BOOL(mlirTypeEqual(parseType(context, "i1"), (MlirType){NULL}));
  SHOW_BOOL(mlirTypeEqual((MlirType){NULL}, (MlirType){NULL}));
  mlirTypeDump(parseType(context, "i1"));
  mlirContextDestroy(context);
  return 0;
}
