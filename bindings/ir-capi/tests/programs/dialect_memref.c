// Operations of the dialect memref: allocation with sizes and symbols, access, views, and mistakes.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"index", "index", "f32", NULL});
  MlirValue n = mlirBlockGetArgument(block, 0), i = mlirBlockGetArgument(block, 1), f = mlirBlockGetArgument(block, 2);
  MlirValue buffer = value_of(context, block, .name = "memref.alloc", .operands = {n}, .types = {"memref<?x4xf32>"},
                              .attributes = {{"operandSegmentSizes", "array<i32: 1, 0>"}, {"alignment", "64 : i64"}});
  MlirValue local = value_of(context, block, .name = "memref.alloca", .operands = {n}, .types = {"memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>"},
                             .attributes = {{"operandSegmentSizes", "array<i32: 0, 1>"}});
  print_value("local", local);
  create(context, block, .name = "memref.store", .operands = {f, buffer, i, i});
  MlirValue loaded = value_of(context, block, .name = "memref.load", .operands = {buffer, i, i}, .infers = true);
  print_value("loaded", loaded);
  MlirValue dim = value_of(context, block, .name = "memref.dim", .operands = {buffer, i}, .infers = true);
  print_value("dim", dim);
  MlirValue cast = value_of(context, block, .name = "memref.cast", .operands = {buffer}, .types = {"memref<?x?xf32>"});
  MlirValue unranked = value_of(context, block, .name = "memref.cast", .operands = {cast}, .types = {"memref<*xf32>"});
  print_value("rank", value_of(context, block, .name = "memref.rank", .operands = {unranked}, .infers = true));
  MlirValue view = value_of(context, block, .name = "memref.subview", .operands = {buffer, i, dim},
                            .types = {"memref<?x2xf32, strided<[8, 1], offset: ?>>"},
                            .attributes = {{"operandSegmentSizes", "array<i32: 1, 1, 1, 0>"},
                                           {"static_offsets", "array<i64: -9223372036854775808, 1>"},
                                           {"static_sizes", "array<i64: -9223372036854775808, 2>"},
                                           {"static_strides", "array<i64: 2, 1>"}});
  print_value("view", view);
  create(context, block, .name = "memref.copy", .operands = {cast, cast});
  create(context, block, .name = "memref.dealloc", .operands = {buffer});
  create(context, block, .name = "func.return", .operands = {loaded});
  add_function(context, module, "f", "(index, index, f32) -> f32", region_of(block));
  create(context, mlirModuleGetBody(module), .name = "memref.global",
         .attributes = {{"sym_name", "\"g\""}, {"type", "memref<2xi8>"}, {"initial_value", "dense<[1, 2]> : tensor<2xi8>"}, {"constant", "unit"}});
  show_module("module", module);

  MlirOperation store = mlirOperationGetNextInBlock(mlirOpResultGetOwner(local));
  MlirValue fewer[] = {f, buffer, i};
  mlirOperationSetOperands(store, 3, fewer);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  MlirValue all[] = {n, buffer, i, i};
  mlirOperationSetOperands(store, 4, all);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetOperand(store, 0, f);
  mlirOperationRemoveAttributeByName(mlirOpResultGetOwner(buffer), str("alignment"));
  mlirValueSetType(view, type_of(context, "memref<?x2xf32>"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
