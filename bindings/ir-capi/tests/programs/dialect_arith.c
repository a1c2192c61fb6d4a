// Operations of the dialect arith, built one by one: constants, flags, predicates, inference, and what the verifier refuses.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"i32", "f32", "i1", NULL});
  MlirValue i = mlirBlockGetArgument(block, 0), f = mlirBlockGetArgument(block, 1), c = mlirBlockGetArgument(block, 2);
  static const char *const constants[] = {"7 : i32", "-1 : i8", "true", "2.5 : f64", "9 : index",
                                          "dense<[1, 2]> : vector<2xi16>", "dense<1.0> : tensor<3xf32>"};
  for (size_t k = 0; k < sizeof constants / sizeof *constants; ++k)
    print_value(constants[k], value_of(context, block, .name = "arith.constant", .attributes = {{"value", constants[k]}},
                                       .infers = true));
  static const char *const binary[] = {"arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.shrui",
                                       "arith.andi", "arith.maxsi", "arith.ceildivui"};
  for (size_t k = 0; k < sizeof binary / sizeof *binary; ++k)
    i = value_of(context, block, .name = binary[k], .operands = {i, i}, .infers = true);
  print_value("overflow", value_of(context, block, .name = "arith.addi", .operands = {i, i},
                                   .attributes = {{"overflowFlags", "#arith.overflow<nsw, nuw>"}}, .infers = true));
  print_value("fast", value_of(context, block, .name = "arith.mulf", .operands = {f, f},
                               .attributes = {{"fastmath", "#arith.fastmath<contract,nnan>"}}, .infers = true));
  for (int predicate = 0; predicate < 10; ++predicate) {
    char text[16];
    snprintf(text, sizeof text, "%d : i64", predicate);
    c = value_of(context, block, .name = "arith.cmpi", .operands = {i, i}, .attributes = {{"predicate", text}},
                 .infers = true);
    print_value("compared", c);
  }
  print_value("float", value_of(context, block, .name = "arith.cmpf", .operands = {f, f},
                                .attributes = {{"predicate", "12 : i64"}}, .infers = true));
  MlirValue chosen = value_of(context, block, .name = "arith.select", .operands = {c, i, i}, .infers = true);
  print_value("selected", chosen);
  MlirOperation extended = create(context, block, .name = "arith.addui_extended", .operands = {i, i}, .types = {"i32", "i1"});
  printf("results: %d\n", (int)mlirOperationGetNumResults(extended));
  print_type("carry", mlirValueGetType(mlirOperationGetResult(extended, 1)));
  print_value("wide", value_of(context, block, .name = "arith.extsi", .operands = {chosen}, .types = {"i64"}));
  print_value("float", value_of(context, block, .name = "arith.sitofp", .operands = {chosen}, .types = {"f16"}));
  print_value("bits", value_of(context, block, .name = "arith.bitcast", .operands = {f}, .types = {"i32"}));
  create(context, block, .name = "func.return", .operands = {i});
  add_function(context, module, "f", "(i32, f32, i1) -> i32", region_of(block));
  show_module("module", module);

  // Each is refused by the verifier, and then removed.
  MlirOperation last = mlirBlockGetTerminator(block);
  MlirOperation wrong[] = {
      create(context, nowhere, .name = "arith.trunci", .operands = {i}, .types = {"i64"}),
      create(context, nowhere, .name = "arith.addi", .operands = {i, f}, .types = {"i32"}),
      create(context, nowhere, .name = "arith.addf", .operands = {i, i}, .types = {"i32"}),
      create(context, nowhere, .name = "arith.constant", .attributes = {{"value", "1 : i8"}}, .types = {"i32"}),
      create(context, nowhere, .name = "arith.cmpi", .operands = {i, i}, .types = {"i1"}),
      create(context, nowhere, .name = "arith.select", .operands = {i, i, i}, .types = {"i32"}),
  };
  for (size_t k = 0; k < sizeof wrong / sizeof *wrong; ++k) {
    mlirBlockInsertOwnedOperationBefore(block, last, wrong[k]);
    printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
    mlirOperationRemoveFromParent(wrong[k]);
    mlirOperationDestroy(wrong[k]);
  }
  printf("inferred: %d\n", !mlirOperationIsNull(create(context, nowhere, .name = "arith.addi", .infers = true)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
