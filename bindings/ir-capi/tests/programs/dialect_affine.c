// Operations of the dialect affine: maps as attributes, loops with bounds, conditions, mistakes, and a pass.

#include "build.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Pass.h"

/// Hoists what does not depend on a loop.
static void hoist(MlirContext context) {
  const char *source = "func.func @f(%m: memref<8xf32>, %i: index) {\n"
                       "  %k = memref.alloc() : memref<8xf32>\n"
                       "  affine.for %j = 0 to 8 {\n"
                       "    %invariant = affine.load %k[%i] : memref<8xf32>\n"
                       "    %stored = affine.load %m[%i] : memref<8xf32>\n"
                       "    %sum = arith.addf %invariant, %stored : f32\n"
                       "    affine.store %sum, %m[%j] : memref<8xf32>\n"
                       "  }\n"
                       "  return\n"
                       "}\n";
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirRegisterAffineAffineLoopInvariantCodeMotion();
  MlirOpPassManager functions = mlirPassManagerGetNestedUnder(manager, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, mlirCreateAffineAffineLoopInvariantCodeMotion());
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), write_text, NULL);
  printf("\nhoisted: %d\n", mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)).value);
  mlirPassManagerDestroy(manager);
  finish("hoisted", module);
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"index", "memref<8xf32>", "f32", NULL});
  MlirValue n = mlirBlockGetArgument(block, 0), m = mlirBlockGetArgument(block, 1), f = mlirBlockGetArgument(block, 2);
  MlirValue applied = value_of(context, block, .name = "affine.apply", .operands = {n, n}, .infers = true,
                               .attributes = {{"map", "affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 3)>"}});
  print_value("applied", applied);
  print_value("least", value_of(context, block, .name = "affine.min", .operands = {n, applied}, .infers = true,
                                .attributes = {{"map", "affine_map<(d0, d1) -> (d0, d1 + 1, 7)>"}}));
  print_value("greatest", value_of(context, block, .name = "affine.max", .operands = {n}, .infers = true,
                                   .attributes = {{"map", "affine_map<()[s0] -> (s0 mod 4, 2)>"}}));
  MlirBlock inner = create_block(context, (const char *[]){"index", "f32", NULL});
  MlirValue place = mlirBlockGetArgument(inner, 0), sum = mlirBlockGetArgument(inner, 1);
  MlirValue loaded = value_of(context, inner, .name = "affine.load", .operands = {m, place}, .types = {"f32"},
                              .attributes = {{"map", "affine_map<(d0) -> (d0 mod 8)>"}});
  MlirValue added = value_of(context, inner, .name = "arith.addf", .operands = {sum, loaded}, .infers = true);
  create(context, inner, .name = "affine.store", .operands = {added, m, place}, .attributes = {{"map", "affine_map<(d0) -> (d0)>"}});
  create(context, inner, .name = "affine.yield", .operands = {added});
  MlirValue total = value_of(context, block, .name = "affine.for", .operands = {n, f}, .types = {"f32"},
                             .attributes = {{"lowerBoundMap", "affine_map<() -> (0)>"},
                                            {"upperBoundMap", "affine_map<()[s0] -> (s0)>"},
                                            {"step", "2 : index"},
                                            {"operandSegmentSizes", "array<i32: 0, 1, 1>"}},
                             .regions = {region_of(inner)});
  MlirBlock then_block = create_block(context, (const char *[]){NULL});
  create(context, then_block, .name = "affine.yield");
  create(context, block, .name = "affine.if", .operands = {n}, .attributes = {{"condition", "affine_set<()[s0] : (s0 - 2 >= 0, s0 mod 2 == 0)>"}},
         .regions = {region_of(then_block), mlirRegionCreate()});
  create(context, block, .name = "func.return", .operands = {total});
  add_function(context, module, "f", "(index, memref<8xf32>, f32) -> f32", region_of(block));
  show_module("module", module);

  MlirOperation apply = mlirOpResultGetOwner(applied);
  mlirOperationSetAttributeByName(apply, str("map"), attribute_of(context, "affine_map<(d0) -> (d0)>"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(apply, str("map"), attribute_of(context, "affine_map<(d0, d1) -> (d0, d1)>"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(apply, str("map"), attribute_of(context, "affine_map<(d0, d1) -> (d0 * 3)>"));
  MlirOperation loop = mlirOpResultGetOwner(total);
  mlirOperationSetAttributeByName(loop, str("step"), attribute_of(context, "0 : index"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(loop, str("step"), attribute_of(context, "4 : index"));
  finish("again", module);
  hoist(context);
  mlirContextDestroy(context);
  return 0;
}
