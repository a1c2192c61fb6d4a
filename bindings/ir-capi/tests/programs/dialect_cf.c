// Operations of the dialect cf: branches with operands, a switch, the graph of blocks, and mistakes.

#include "build.h"

static void show_graph(MlirRegion region) {
  int number = 0;
  for (MlirBlock block = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
    printf("block %d with %d arguments:", number++, (int)mlirBlockGetNumArguments(block));
    for (intptr_t i = 0; i < mlirBlockGetNumSuccessors(block); ++i)
      printf(" to one with %d", (int)mlirBlockGetNumArguments(mlirBlockGetSuccessor(block, i)));
    for (intptr_t i = 0; i < mlirBlockGetNumPredecessors(block); ++i)
      printf(" from one with %d", (int)mlirBlockGetNumArguments(mlirBlockGetPredecessor(block, i)));
    printf("\n");
  }
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirBlock entry = create_block(context, (const char *[]){"i1", "i32", NULL});
  MlirBlock first = create_block(context, (const char *[]){"i32", NULL});
  MlirBlock second = create_block(context, (const char *[]){"i32", "i32", NULL});
  MlirBlock end = create_block(context, (const char *[]){NULL});
  MlirRegion body = region_of(entry);
  mlirRegionAppendOwnedBlock(body, first);
  mlirRegionAppendOwnedBlock(body, second);
  mlirRegionAppendOwnedBlock(body, end);
  MlirValue flag = mlirBlockGetArgument(entry, 0), number = mlirBlockGetArgument(entry, 1);
  create(context, entry, .name = "cf.assert", .operands = {flag}, .attributes = {{"msg", "\"it \\\"holds\\\"\""}});
  MlirOperation branch = create(context, entry, .name = "cf.cond_br", .operands = {flag, number, number, number},
                                .attributes = {{"operandSegmentSizes", "array<i32: 1, 1, 2>"}}, .successors = {first, second});
  MlirValue value = mlirBlockGetArgument(first, 0);
  create(context, first, .name = "cf.switch", .operands = {value, value, value, value},
         .attributes = {{"operandSegmentSizes", "array<i32: 1, 1, 2>"},
                        {"case_operand_segments", "array<i32: 2, 0>"},
                        {"case_values", "dense<[-1, 7]> : vector<2xi32>"}},
         .successors = {first, second, end});
  create(context, second, .name = "cf.br", .successors = {end});
  create(context, end, .name = "func.return");
  MlirOperation function = add_function(context, module, "f", "(i1, i32) -> ()", body);
  show_module("module", module);
  show_graph(mlirOperationGetRegion(function, 0));

  printf("successors: %d\n", (int)mlirOperationGetNumSuccessors(branch));
  mlirOperationSetSuccessor(branch, 1, first);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetSuccessor(branch, 1, entry);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetSuccessor(branch, 1, second);
  MlirOperation late = create(context, entry, .name = "cf.assert", .operands = {flag}, .attributes = {{"msg", "\"late\""}});
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationMoveBefore(late, branch);
  mlirBlockArgumentSetType(mlirBlockGetArgument(second, 1), type_of(context, "i64"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirBlockArgumentSetType(mlirBlockGetArgument(second, 1), type_of(context, "i32"));
  finish("again", module);
  mlirContextDestroy(context);
  return 0;
}
