// Patterns on operations of real dialects: what the drivers do between them, with folding and without.

#include "build.h"
#include "mlir-c/Rewrite.h"

static MlirContext context;
static int tried;

/// muli x, x -> shli-free form: addi of x with itself, once for each.
static MlirLogicalResult square_to_sum(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *data) {
  (void)pattern;
  (void)data;
  ++tried;
  MlirValue left = mlirOperationGetOperand(op, 0);
  if (!mlirValueEqual(left, mlirOperationGetOperand(op, 1)))
    return mlirLogicalResultFailure();
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperation sum = create(context, nowhere, .name = "arith.addi", .operands = {left, left}, .types = {"i32"});
  mlirRewriterBaseInsert(base, sum);
  mlirRewriterBaseReplaceOpWithOperation(base, op, sum);
  return mlirLogicalResultSuccess();
}

/// Erases calls without results.
static MlirLogicalResult erase_call(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *data) {
  (void)pattern;
  (void)data;
  ++tried;
  if (mlirOperationGetNumResults(op) != 0)
    return mlirLogicalResultFailure();
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

/// Puts what is in an `scf.if` with a constant condition before it.
static MlirLogicalResult inline_if(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *data) {
  (void)pattern;
  (void)data;
  ++tried;
  MlirValue condition = mlirOperationGetOperand(op, 0);
  if (!mlirValueIsAOpResult(condition) || mlirOperationGetNumResults(op) != 0)
    return mlirLogicalResultFailure();
  MlirAttribute value = mlirOperationGetAttributeByName(mlirOpResultGetOwner(condition), str("value"));
  if (mlirAttributeIsNull(value))
    return mlirLogicalResultFailure();
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, mlirIntegerAttrGetValueInt(value) ? 0 : 1));
  mlirRewriterBaseEraseOp(base, mlirBlockGetTerminator(block));
  mlirRewriterBaseInlineBlockBefore(base, block, op, 0, NULL);
  mlirRewriterBaseEraseOp(base, op);
  return mlirLogicalResultSuccess();
}

static const char *const program =
    "func.func private @effect(i32)\n"
    "func.func private @nothing()\n"
    "func.func @f(%a: i32) -> i32 {\n"
    "  %t = arith.constant true\n  %one = arith.constant 1 : i32\n  %two = arith.constant 2 : i32\n  %three = arith.addi %one, %two : i32\n"
    "  %s = arith.muli %a, %a : i32\n  %k = arith.muli %three, %three : i32\n  %n = arith.muli %s, %k : i32\n"
    "  scf.if %t {\n    func.call @nothing() : () -> ()\n    func.call @effect(%n) : (i32) -> ()\n    memref.alloca() : memref<i32>\n  } else {\n    func.call @effect(%s) : (i32) -> ()\n  }\n"
    "  return %n : i32\n}\n";

static void add(MlirRewritePatternSet set, const char *root, unsigned benefit,
                MlirLogicalResult (*apply)(MlirRewritePattern, MlirOperation, MlirPatternRewriter, void *)) {
  MlirRewritePatternCallbacks callbacks = {NULL, NULL, apply};
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str(root), benefit, context, callbacks, NULL, 0, NULL));
}

int main(void) {
  context = create_full_context();
  for (int fold = 0; fold < 2; ++fold)
    for (int top_down = 0; top_down < 2; ++top_down) {
      MlirModule module = parse_module(context, program);
      MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
      add(set, "arith.muli", 1, square_to_sum);
      add(set, "func.call", 1, erase_call);
      add(set, "scf.if", 2, inline_if);
      MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
      MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
      mlirGreedyRewriteDriverConfigEnableFolding(config, fold);
      mlirGreedyRewriteDriverConfigEnableConstantCSE(config, fold);
      mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, top_down);
      mlirGreedyRewriteDriverConfigSetMaxIterations(config, 5);
      tried = 0;
      printf("fold %d, top down %d: %d", fold, top_down, mlirApplyPatternsAndFoldGreedily(module, frozen, config).value);
      printf(" after %d tries\n", tried);
      finish("module", module);
      mlirGreedyRewriteDriverConfigDestroy(config);
      mlirFrozenRewritePatternSetDestroy(frozen);
    }
  MlirModule module = parse_module(context, program);
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  add(set, "arith.muli", 1, square_to_sum);
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  tried = 0;
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), frozen);
  printf("walked with %d tries\n", tried);
  mlirFrozenRewritePatternSetDestroy(frozen);
  finish("module", module);
  mlirContextDestroy(context);
  return 0;
}
