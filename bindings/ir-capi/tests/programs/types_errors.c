// Types and attributes whose texts or parameters are wrong.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  static const char *const types[] = {"i0", "i16777216", "i99999999", "si", "f33", "vector<>", "vector<0xi8>", "vector<-1xi8>", "vector<2x", "vector<2x[4]xf32>",
                                      "vector<*xf32>", "vector<2xvector<2xi8>>", "tensor<", "tensor<?x?", "tensor<2xtuple<>>", "tensor<*>", "tensor<2xf32, 3>",
                                      "memref<2xf32, >", "memref<2xf32, affine_map<(d0, d1) -> (d0)>>", "memref<*xf32, 1, 2>", "memref<2xnone>", "complex<index>",
                                      "complex<complex<f32>>", "tuple<i32,>", "(i32", "(i32) ->", "() -> () -> ()", "none none", "!unknown.type", "!builtin", "!", "index>",
                                      "memref<2xf32, strided<[1, 2]>>", "memref<?xf32, strided<[0]>>", "i32 // comment", " i32 ", ""};
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    printf("type '%s'\n", types[i]);
    print_type("is", type_of(context, types[i]));
  }
  static const char *const attributes[] = {"1 : f32", "1.0 : i32", "-1 : ui8", "128 : si8", "0x : i8", "1e400 : f32", "true : i1", "\"a\\q\"", "\"\\", "\"a\" : i32",
                                           "[1,", "[1, 2", "{a}", "{a = 1, a = 2}", "{1 = 2}", "{\"b c\" = 2}", "@", "@a::@", "@\"x y\"::@z", "dense<>", "dense<1>", "dense<1> : i32",
                                           "dense<[1, [2]]> : tensor<2xi8>", "dense<[[1], [2, 3]]> : tensor<2x1xi8>", "dense<\"0x01\"> : tensor<2xi8>", "dense<1.5> : tensor<2xi8>",
                                           "dense<(1, 2)> : tensor<complex<i8>>", "sparse<[[0]], [1]> : tensor<1x1xi8>", "sparse<0, 1> : tensor<1xi8>", "array<i32: 1.0>", "array<i7: 1>",
                                           "array<f32: nan>", "affine_map<>", "affine_map<(d0) -> d0>", "affine_set<(d0) : (d0 > 0)>", "affine_set<(d0) : (d0 >= 0, d0 <= 3)>", "unit unit",
                                           "#unknown.attr", "#builtin<>", "loc(unknown)", "loc(\"a\":1:2)", "dense_resource<x> : tensor<1xi8>", "distinct[0]<1>", "strided<[1, 2>",
                                           "opaque<\"a\", \"0x1\"> : tensor<1xi8>", "i32", "none", "(i32) -> ()", "0xFF : i8", "0x7FC00000 : f32", "- 1 : i8", "1 : index", "7", "7.", ".5", "1 :"};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; ++i) {
    printf("attribute '%s'\n", attributes[i]);
    print_attribute("is", attribute_of(context, attributes[i]));
  }
  MlirLocation at = mlirLocationFileLineColGet(context, str("x.c"), 3, 4);
  MlirType i32 = type_of(context, "i32"), none = type_of(context, "none"), function = type_of(context, "() -> ()");
  int64_t shape[] = {2, -1}, large[] = {2, mlirShapedTypeGetDynamicSize()};
  print_type("vector", mlirVectorTypeGetChecked(at, 2, shape, i32));
  print_type("vector", mlirVectorTypeGetChecked(at, 1, shape, none));
  print_type("tensor", mlirRankedTensorTypeGetChecked(at, 2, large, function, mlirAttributeGetNull()));
  print_type("tensor", mlirRankedTensorTypeGetChecked(at, 2, large, i32, mlirAttributeGetNull()));
  print_type("unranked", mlirUnrankedTensorTypeGetChecked(at, function));
  print_type("memref", mlirMemRefTypeContiguousGetChecked(at, none, 1, shape, mlirAttributeGetNull()));
  print_type("memref", mlirMemRefTypeGetChecked(at, i32, 1, shape, attribute_of(context, "affine_map<(d0, d1) -> (d0)>"), mlirAttributeGetNull()));
  print_type("memref", mlirUnrankedMemRefTypeGetChecked(at, none, mlirAttributeGetNull()));
  print_attribute("float", mlirFloatAttrDoubleGetChecked(at, i32, 1.0));
  mlirContextDestroy(context);
  return 0;
}
