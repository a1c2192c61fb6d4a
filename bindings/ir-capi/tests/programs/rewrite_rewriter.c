// Rewrite.h: the functions of rewriters, with a rewriter of their own.

#include "common.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Rewrite.h"

static MlirContext context;

static const char *const source = "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                  "  %0 = \"a.first\"(%a, %b) : (i32, i32) -> i32\n"
                                  "  %1 = \"a.second\"(%0, %0) ({\n"
                                  "    %i = \"a.inner\"(%0) : (i32) -> i32\n"
                                  "    \"a.yield\"(%i) : (i32) -> ()\n"
                                  "  }, {\n"
                                  "  ^bb0(%x: i32):\n"
                                  "    %j = \"a.other\"(%x, %0) : (i32, i32) -> i32\n"
                                  "    \"a.br\"()[^bb1] : () -> ()\n"
                                  "  ^bb1:\n"
                                  "    \"a.yield\"(%j) : (i32) -> ()\n"
                                  "  }) : (i32, i32) -> i32\n"
                                  "  %2 = \"a.third\"(%1, %0) : (i32, i32) -> i32\n"
                                  "  return %2 : i32\n"
                                  "}\n";

/// A function with its operations.
typedef struct {
  MlirModule module;
  MlirBlock body;
  MlirOperation first, second, third, ret;
  MlirRegion left, right;
  MlirRewriterBase rewriter;
} Fixture;

static Fixture set_up(const char *label) {
  printf("== %s\n", label);
  Fixture f;
  f.module = mlirModuleCreateParse(context, str(source));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(f.module));
  f.body = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  f.first = mlirBlockGetFirstOperation(f.body);
  f.second = mlirOperationGetNextInBlock(f.first);
  f.third = mlirOperationGetNextInBlock(f.second);
  f.ret = mlirOperationGetNextInBlock(f.third);
  f.left = mlirOperationGetRegion(f.second, 0);
  f.right = mlirOperationGetRegion(f.second, 1);
  f.rewriter = mlirIRRewriterCreate(context);
  return f;
}

static void tear_down(Fixture f) {
  print_op("module", mlirModuleGetOperation(f.module));
  mlirIRRewriterDestroy(f.rewriter);
  mlirModuleDestroy(f.module);
}

static void show_point(MlirRewriterBase rewriter) {
  MlirBlock block = mlirRewriterBaseGetInsertionBlock(rewriter);
  printf("block %d, same %d, before ", !mlirBlockIsNull(block), mlirBlockEqual(block, mlirRewriterBaseGetBlock(rewriter)));
  if (mlirBlockIsNull(block))
    printf("nothing\n");
  else
    print_name("op", mlirRewriterBaseGetOperationAfterInsertion(rewriter));
}

static MlirOperation insert(Fixture f, const char *name, intptr_t results) {
  return mlirRewriterBaseInsert(f.rewriter, create_op(context, name, results));
}

static void insertion_points(void) {
  Fixture f = set_up("insertion points");
  printf("context %d\n", mlirContextEqual(mlirRewriterBaseGetContext(f.rewriter), context));
  show_point(f.rewriter);
  mlirRewriterBaseSetInsertionPointBefore(f.rewriter, f.second);
  show_point(f.rewriter);
  insert(f, "b.before_second", 0);
  mlirRewriterBaseSetInsertionPointAfter(f.rewriter, f.second);
  show_point(f.rewriter);
  insert(f, "b.after_second", 0);
  insert(f, "b.after_second_too", 0);
  mlirRewriterBaseSetInsertionPointAfter(f.rewriter, f.ret);
  show_point(f.rewriter);
  mlirRewriterBaseSetInsertionPointAfterValue(f.rewriter, mlirOperationGetResult(f.third, 0));
  show_point(f.rewriter);
  mlirRewriterBaseSetInsertionPointAfterValue(f.rewriter, mlirBlockGetArgument(f.body, 1));
  show_point(f.rewriter);
  mlirRewriterBaseSetInsertionPointToStart(f.rewriter, f.body);
  show_point(f.rewriter);
  insert(f, "b.start", 0);
  mlirRewriterBaseSetInsertionPointToEnd(f.rewriter, mlirRegionGetFirstBlock(f.left));
  show_point(f.rewriter);
  mlirRewriterBaseClearInsertionPoint(f.rewriter);
  show_point(f.rewriter);
  MlirRewriterBase other = mlirIRRewriterCreateFromOp(f.third);
  show_point(other);
  // The operation of the insertion point is erased by the rewriter.
  mlirRewriterBaseSetInsertionPointBefore(other, mlirBlockGetFirstOperation(f.body));
  show_point(other);
  mlirIRRewriterDestroy(other);
  tear_down(f);
}

static void creation(void) {
  Fixture f = set_up("creation and copies");
  MlirType types[] = {mlirIntegerTypeGet(context, 32), mlirIndexTypeGet(context)};
  MlirLocation locations[] = {mlirLocationUnknownGet(context), mlirLocationUnknownGet(context)};
  MlirBlock inner = mlirRegionGetFirstBlock(f.right);
  MlirBlock block = mlirRewriterBaseCreateBlockBefore(f.rewriter, mlirBlockGetNextInRegion(inner), 2, types, locations);
  printf("arguments %d\n", (int)mlirBlockGetNumArguments(block));
  show_point(f.rewriter);
  insert(f, "b.in_block", 1);
  mlirRewriterBaseCreateBlockBefore(f.rewriter, mlirRegionGetFirstBlock(f.left), 0, NULL, NULL);
  insert(f, "b.in_other_block", 0);
  mlirRewriterBaseSetInsertionPointBefore(f.rewriter, f.third);
  MlirOperation copy = mlirRewriterBaseClone(f.rewriter, f.second);
  print_name("copy", copy);
  copy = mlirRewriterBaseCloneWithoutRegions(f.rewriter, f.second);
  printf("regions %d, blocks %d\n", (int)mlirOperationGetNumRegions(copy),
         !mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0))));
  mlirRewriterBaseCloneRegionBefore(f.rewriter, f.right, mlirRegionGetFirstBlock(f.left));
  tear_down(f);
}

static void regions(void) {
  Fixture f = set_up("inlined regions");
  mlirRewriterBaseInlineRegionBefore(f.rewriter, f.right, mlirRegionGetFirstBlock(f.left));
  printf("empty %d\n", mlirBlockIsNull(mlirRegionGetFirstBlock(f.right)));
  tear_down(f);

  f = set_up("moved blocks");
  MlirBlock inner = mlirRegionGetFirstBlock(f.right);
  mlirRewriterBaseMoveBlockBefore(f.rewriter, mlirBlockGetNextInRegion(inner), inner);
  tear_down(f);

  f = set_up("inlined block");
  MlirValue first = mlirOperationGetResult(f.first, 0);
  mlirRewriterBaseEraseOp(f.rewriter, mlirOperationGetNextInBlock(mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(f.right))));
  mlirRewriterBaseInlineBlockBefore(f.rewriter, mlirRegionGetFirstBlock(f.right), f.second, 1, &first);
  mlirRewriterBaseInlineBlockBefore(f.rewriter, mlirRegionGetFirstBlock(f.left), f.third, 0, NULL);
  tear_down(f);

  f = set_up("merged blocks");
  inner = mlirRegionGetFirstBlock(f.right);
  MlirBlock last = mlirBlockGetNextInRegion(inner);
  mlirRewriterBaseEraseOp(f.rewriter, mlirOperationGetNextInBlock(mlirBlockGetFirstOperation(inner)));
  mlirRewriterBaseMergeBlocks(f.rewriter, last, inner, 0, NULL);
  tear_down(f);

  f = set_up("erased block");
  inner = mlirRegionGetFirstBlock(f.left);
  mlirRewriterBaseEraseBlock(f.rewriter, inner);
  tear_down(f);
}

static void moves(void) {
  Fixture f = set_up("moved operations");
  MlirOperation inner = mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(f.left));
  MlirOperation other = mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(f.right));
  mlirRewriterBaseMoveOpAfter(f.rewriter, f.first, f.first);
  mlirRewriterBaseMoveOpAfter(f.rewriter, inner, f.first);
  mlirRewriterBaseMoveOpBefore(f.rewriter, inner, inner);
  mlirRewriterBaseMoveOpBefore(f.rewriter, f.third, f.ret);
  mlirRewriterBaseMoveOpAfter(f.rewriter, inner, mlirOperationGetNextInBlock(other));
  tear_down(f);
}

static void replacements(void) {
  Fixture f = set_up("replaced by values");
  MlirValue a = mlirBlockGetArgument(f.body, 0), b = mlirBlockGetArgument(f.body, 1);
  mlirRewriterBaseReplaceOpWithValues(f.rewriter, f.first, 1, &a);
  tear_down(f);

  f = set_up("replaced by an operation");
  mlirRewriterBaseSetInsertionPointBefore(f.rewriter, f.first);
  MlirOperation created = insert(f, "b.created", 1);
  mlirRewriterBaseReplaceOpWithOperation(f.rewriter, f.first, created);
  tear_down(f);

  f = set_up("all uses of values");
  a = mlirBlockGetArgument(f.body, 0), b = mlirBlockGetArgument(f.body, 1);
  mlirRewriterBaseReplaceAllUsesWith(f.rewriter, mlirOperationGetResult(f.second, 0), b);
  MlirValue from[] = {a, mlirOperationGetResult(f.first, 0)}, to[] = {b, a};
  mlirRewriterBaseReplaceAllValueRangeUsesWith(f.rewriter, 2, from, to);
  tear_down(f);

  f = set_up("all uses of an operation");
  a = mlirBlockGetArgument(f.body, 0);
  mlirRewriterBaseReplaceAllOpUsesWithValueRange(f.rewriter, f.second, 1, &a);
  mlirRewriterBaseSetInsertionPointToStart(f.rewriter, f.body);
  created = insert(f, "b.created", 1);
  mlirRewriterBaseReplaceAllOpUsesWithOperation(f.rewriter, f.first, created);
  mlirRewriterBaseEraseOp(f.rewriter, f.second);
  tear_down(f);

  f = set_up("uses within a block");
  a = mlirBlockGetArgument(f.body, 0);
  mlirRewriterBaseReplaceOpUsesWithinBlock(f.rewriter, f.first, 1, &a, mlirRegionGetFirstBlock(f.left));
  tear_down(f);

  f = set_up("uses within the body");
  b = mlirBlockGetArgument(f.body, 1);
  mlirRewriterBaseReplaceOpUsesWithinBlock(f.rewriter, f.first, 1, &b, f.body);
  tear_down(f);

  f = set_up("uses except one");
  a = mlirBlockGetArgument(f.body, 0);
  mlirRewriterBaseReplaceAllUsesExcept(f.rewriter, mlirOperationGetResult(f.first, 0), a, f.third);
  mlirRewriterBaseStartOpModification(f.rewriter, f.third);
  mlirOperationSetAttributeByName(f.third, str("changed"), mlirUnitAttrGet(context));
  mlirRewriterBaseFinalizeOpModification(f.rewriter, f.third);
  mlirRewriterBaseStartOpModification(f.rewriter, f.ret);
  mlirRewriterBaseCancelOpModification(f.rewriter, f.ret);
  tear_down(f);
}

int main(void) {
  context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextGetOrLoadDialect(context, str("func"));
  insertion_points();
  creation();
  regions();
  moves();
  replacements();
  mlirContextDestroy(context);
  return 0;
}
