// Operations of the dialect scf, with regions that exist before them.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock block = create_block(context, (const char *[]){"index", "i32", "i1", NULL});
  MlirValue bound = mlirBlockGetArgument(block, 0), start = mlirBlockGetArgument(block, 1), flag = mlirBlockGetArgument(block, 2);
  MlirValue zero = value_of(context, block, .name = "arith.constant", .attributes = {{"value", "0 : index"}}, .infers = true);
  MlirValue one = value_of(context, block, .name = "arith.constant", .attributes = {{"value", "1 : index"}}, .infers = true);

  MlirBlock body = create_block(context, (const char *[]){"index", "i32", NULL});
  MlirValue sum = mlirBlockGetArgument(body, 1);
  MlirValue doubled = value_of(context, body, .name = "arith.addi", .operands = {sum, start}, .infers = true);
  create(context, body, .name = "scf.yield", .operands = {doubled});
  MlirValue loop = value_of(context, block, .name = "scf.for", .operands = {zero, bound, one, start}, .types = {"i32"},
                            .regions = {region_of(body)});

  MlirBlock then_block = create_block(context, (const char *[]){NULL});
  create(context, then_block, .name = "scf.yield", .operands = {loop});
  MlirBlock else_block = create_block(context, (const char *[]){NULL});
  create(context, else_block, .name = "scf.yield", .operands = {start});
  MlirOperation condition = create(context, block, .name = "scf.if", .operands = {flag}, .types = {"i32"},
                                   .regions = {region_of(then_block), region_of(else_block)});

  MlirBlock before = create_block(context, (const char *[]){"i32", NULL});
  create(context, before, .name = "scf.condition", .operands = {flag, mlirBlockGetArgument(before, 0)});
  MlirBlock after = create_block(context, (const char *[]){"i32", NULL});
  create(context, after, .name = "scf.yield", .operands = {mlirBlockGetArgument(after, 0)});
  MlirValue looped = value_of(context, block, .name = "scf.while", .operands = {mlirOperationGetResult(condition, 0)},
                              .types = {"i32"}, .regions = {region_of(before), region_of(after)});

  MlirBlock scope = create_block(context, (const char *[]){NULL});
  create(context, scope, .name = "scf.yield", .operands = {looped});
  MlirValue executed =
      value_of(context, block, .name = "scf.execute_region", .types = {"i32"}, .regions = {region_of(scope)});
  MlirBlock chosen = create_block(context, (const char *[]){NULL}), other = create_block(context, (const char *[]){NULL});
  create(context, chosen, .name = "scf.yield", .operands = {executed});
  create(context, other, .name = "scf.yield", .operands = {looped});
  // The default region is the first one.
  MlirValue selected = value_of(context, block, .name = "scf.index_switch", .operands = {bound}, .types = {"i32"},
                                .attributes = {{"cases", "array<i64: 3>"}}, .regions = {region_of(other), region_of(chosen)});
  create(context, block, .name = "func.return", .operands = {selected});
  add_function(context, module, "f", "(index, i32, i1) -> i32", region_of(block));
  show_module("module", module);

  MlirOperation yield = mlirBlockGetTerminator(then_block);
  mlirOperationSetOperand(yield, 0, bound);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetOperand(yield, 0, loop);
  mlirOperationSetOperands(mlirBlockGetTerminator(body), 0, NULL);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetOperands(mlirBlockGetTerminator(body), 1, &start);
  mlirOperationSetOperands(mlirBlockGetTerminator(after), 1, &start);
  mlirBlockEraseArgument(after, 0);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
