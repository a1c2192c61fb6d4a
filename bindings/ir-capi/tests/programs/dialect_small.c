// Operations of the dialects math, index, ub and builtin.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"f32", "index", "i32", "vector<2xf64>", NULL});
  MlirValue f = mlirBlockGetArgument(block, 0), n = mlirBlockGetArgument(block, 1), i = mlirBlockGetArgument(block, 2),
            v = mlirBlockGetArgument(block, 3);
  static const char *const unary[] = {"math.sqrt", "math.exp", "math.sin", "math.absf", "math.erf", "math.floor", "math.tanh"};
  for (size_t k = 0; k < sizeof unary / sizeof *unary; ++k) {
    f = value_of(context, block, .name = unary[k], .operands = {f}, .infers = true);
    v = value_of(context, block, .name = unary[k], .operands = {v}, .infers = true,
                 .attributes = {{"fastmath", "#arith.fastmath<fast>"}});
    print_value(unary[k], v);
  }
  print_value("fma", value_of(context, block, .name = "math.fma", .operands = {f, f, f}, .infers = true));
  print_value("power", value_of(context, block, .name = "math.fpowi", .operands = {f, i}, .infers = true));
  print_value("bits", value_of(context, block, .name = "math.ctpop", .operands = {i}, .infers = true));
  static const char *const binary[] = {"index.add", "index.sub", "index.ceildivs", "index.shl", "index.maxu"};
  for (size_t k = 0; k < sizeof binary / sizeof *binary; ++k)
    n = value_of(context, block, .name = binary[k], .operands = {n, n}, .infers = true);
  print_value("less", value_of(context, block, .name = "index.cmp", .operands = {n, n}, .infers = true,
                               .attributes = {{"pred", "#index<cmp_predicate slt>"}}));
  print_value("size", value_of(context, block, .name = "index.sizeof", .infers = true));
  print_value("constant", value_of(context, block, .name = "index.constant", .infers = true, .attributes = {{"value", "-3 : index"}}));
  print_value("truth", value_of(context, block, .name = "index.bool.constant", .infers = true, .attributes = {{"value", "true"}}));
  print_value("cast", value_of(context, block, .name = "index.casts", .operands = {n}, .types = {"i64"}));
  print_value("poison", value_of(context, block, .name = "ub.poison", .types = {"i32"}));
  MlirOperation cast = create(context, block, .name = "builtin.unrealized_conversion_cast", .operands = {f, n}, .types = {"i8", "i16"});
  print_op("cast", cast);
  create(context, block, .name = "func.return", .operands = {n});
  add_function(context, module, "f", "(f32, index, i32, vector<2xf64>) -> index", region_of(block));
  MlirOperation inner = create(context, mlirModuleGetBody(module), .name = "builtin.module", .attributes = {{"sym_name", "\"inner\""}},
                               .regions = {region_of(mlirBlockCreate(0, NULL, NULL))});
  printf("is a module: %d\n", !mlirModuleIsNull(mlirModuleFromOperation(inner)));
  show_module("module", module);

  MlirOperation wrong[] = {
      create(context, nowhere, .name = "math.sqrt", .operands = {i}, .types = {"i32"}),
      create(context, nowhere, .name = "math.ctpop", .operands = {f}, .types = {"f32"}),
      create(context, nowhere, .name = "index.add", .operands = {n, i}, .types = {"index"}),
      create(context, nowhere, .name = "index.casts", .operands = {n}, .types = {"f32"}),
      create(context, nowhere, .name = "math.fma", .operands = {f, v, f}, .types = {"f32"}),
  };
  for (size_t k = 0; k < sizeof wrong / sizeof *wrong; ++k) {
    printf("valid: %d\n", mlirOperationVerify(wrong[k]));
    mlirOperationDestroy(wrong[k]);
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
