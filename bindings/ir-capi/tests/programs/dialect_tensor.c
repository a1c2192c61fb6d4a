// Operations of the dialect tensor: elements, slices, casts, regions, and mistakes.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"tensor<?x4xf32>", "index", "f32", NULL});
  MlirValue t = mlirBlockGetArgument(block, 0), i = mlirBlockGetArgument(block, 1), f = mlirBlockGetArgument(block, 2);
  print_value("extracted", value_of(context, block, .name = "tensor.extract", .operands = {t, i, i}, .infers = true));
  MlirValue inserted = value_of(context, block, .name = "tensor.insert", .operands = {f, t, i, i}, .infers = true);
  print_value("inserted", inserted);
  print_value("dim", value_of(context, block, .name = "tensor.dim", .operands = {inserted, i}, .infers = true));
  print_value("empty", value_of(context, block, .name = "tensor.empty", .operands = {i}, .types = {"tensor<2x?xi8>"}));
  print_value("elements", value_of(context, block, .name = "tensor.from_elements", .operands = {f, f}, .types = {"tensor<2xf32>"}));
  print_value("splat", value_of(context, block, .name = "tensor.splat", .operands = {f}, .types = {"tensor<3xf32>"}));
  print_value("cast", value_of(context, block, .name = "tensor.cast", .operands = {t}, .types = {"tensor<5x?xf32>"}));
  print_value("collapsed", value_of(context, block, .name = "tensor.collapse_shape", .operands = {t}, .types = {"tensor<?xf32>"},
                                    .attributes = {{"reassociation", "[[0, 1]]"}}));
  MlirValue slice = value_of(context, block, .name = "tensor.extract_slice", .operands = {t, i}, .types = {"tensor<2x?xf32>"},
                             .attributes = {{"operandSegmentSizes", "array<i32: 1, 0, 1, 0>"},
                                            {"static_offsets", "array<i64: 0, 1>"},
                                            {"static_sizes", "array<i64: 2, -9223372036854775808>"},
                                            {"static_strides", "array<i64: 1, 1>"}});
  print_value("slice", slice);
  MlirBlock body = create_block(context, (const char *[]){"index", "index", NULL});
  create(context, body, .name = "tensor.yield", .operands = {f});
  MlirValue padded = value_of(context, block, .name = "tensor.pad", .operands = {slice, i}, .types = {"tensor<3x?xf32>"},
                              .attributes = {{"operandSegmentSizes", "array<i32: 1, 0, 1>"},
                                             {"static_low", "array<i64: 0, 0>"},
                                             {"static_high", "array<i64: 1, -9223372036854775808>"}},
                              .regions = {region_of(body)});
  print_value("padded", padded);
  MlirBlock each = create_block(context, (const char *[]){"index", NULL});
  create(context, each, .name = "tensor.yield", .operands = {mlirBlockGetArgument(each, 0)});
  MlirValue generated = value_of(context, block, .name = "tensor.generate", .operands = {i}, .types = {"tensor<?xindex>"}, .regions = {region_of(each)});
  create(context, block, .name = "func.return", .operands = {generated});
  add_function(context, module, "f", "(tensor<?x4xf32>, index, f32) -> tensor<?xindex>", region_of(block));
  show_module("module", module);

  mlirOperationSetOperand(mlirBlockGetTerminator(each), 0, f);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetOperand(mlirBlockGetTerminator(each), 0, mlirBlockGetArgument(each, 0));
  mlirValueSetType(padded, type_of(context, "tensor<4x?xf32>"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirValueSetType(padded, type_of(context, "tensor<3x?xf32>"));
  mlirOperationSetOperand(mlirOpResultGetOwner(inserted), 0, i);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
