// Rewrite.h: patterns with callbacks, sets of them, and the drivers that apply them.

#include "common.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Rewrite.h"

/// The data of a pattern.
typedef struct {
  const char *name;
  int tries;
  int applied;
  int limit;
} Data;

static void construct(void *user_data) { printf("construct %s\n", ((Data *)user_data)->name); }
static void destruct(void *user_data) {
  Data *data = user_data;
  printf("destruct %s: %d of %d\n", data->name, data->applied, data->tries);
}

static MlirOperation create_like(MlirOperation op, const char *name) {
  MlirOperationState state = mlirOperationStateGet(str(name), mlirOperationGetLocation(op));
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); ++i) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    mlirOperationStateAddOperands(&state, 1, &operand);
  }
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
    mlirOperationStateAddResults(&state, 1, &type);
  }
  return mlirOperationCreate(&state);
}

static bool may_apply(Data *data) {
  ++data->tries;
  if (data->limit != 0 && data->applied >= data->limit)
    return false;
  ++data->applied;
  return true;
}

/// a.old -> a.new
static MlirLogicalResult rename_old(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  Data *data = user_data;
  printf("%s on ", data->name);
  print_name("op", op);
  if (pattern.ptr == NULL || !may_apply(data))
    return mlirLogicalResultFailure();
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperation created = mlirRewriterBaseInsert(base, create_like(op, "a.new"));
  mlirRewriterBaseReplaceOpWithOperation(base, op, created);
  return mlirLogicalResultSuccess();
}

/// a.new -> a.newest, only if its operand is an a.newest or a block argument.
static MlirLogicalResult rename_new(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  (void)pattern;
  Data *data = user_data;
  ++data->tries;
  MlirValue operand = mlirOperationGetOperand(op, 0);
  if (mlirValueIsAOpResult(operand)) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(mlirOpResultGetOwner(operand)));
    if (!mlirStringRefEqual(name, str("a.newest")))
      return mlirLogicalResultFailure();
  }
  ++data->applied;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperation created = mlirRewriterBaseInsert(base, create_like(op, "a.newest"));
  MlirValue result = mlirOperationGetResult(created, 0);
  mlirRewriterBaseReplaceOpWithValues(base, op, 1, &result);
  return mlirLogicalResultSuccess();
}

/// Sets an attribute in place; matches until it is there.
static MlirLogicalResult mark(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  (void)pattern;
  Data *data = user_data;
  ++data->tries;
  if (!mlirAttributeIsNull(mlirOperationGetAttributeByName(op, str("marked"))))
    return mlirLogicalResultFailure();
  ++data->applied;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  mlirRewriterBaseStartOpModification(base, op);
  mlirOperationSetAttributeByName(op, str("marked"), mlirUnitAttrGet(mlirRewriterBaseGetContext(base)));
  mlirRewriterBaseFinalizeOpModification(base, op);
  return mlirLogicalResultSuccess();
}

/// Always matches, and creates another operation of the same kind.
static MlirLogicalResult again(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  (void)pattern;
  if (!may_apply(user_data))
    return mlirLogicalResultFailure();
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperation created = mlirRewriterBaseClone(base, op);
  mlirRewriterBaseReplaceOpWithOperation(base, op, created);
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult erase(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  (void)pattern;
  if (!may_apply(user_data))
    return mlirLogicalResultFailure();
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

typedef MlirLogicalResult (*Rewrite)(MlirRewritePattern, MlirOperation, MlirPatternRewriter, void *);

static MlirRewritePattern create_pattern(MlirContext context, const char *root, unsigned benefit, Rewrite rewrite, Data *data) {
  MlirRewritePatternCallbacks callbacks = {construct, destruct, rewrite};
  MlirStringRef generated[] = {str("a.new"), str("a.newest")};
  return mlirOpRewritePatternCreate(str(root), benefit, context, callbacks, data, 2, generated);
}

static const char *const source =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = \"a.old\"(%a) : (i32) -> i32\n"
    "  %1 = \"a.old\"(%0) : (i32) -> i32\n"
    "  %c = arith.constant 1 : i32\n"
    "  %d = arith.constant 1 : i32\n"
    "  %e = arith.addi %c, %d : i32\n"
    "  %2 = \"a.other\"(%1, %e) ({\n"
    "    %3 = \"a.old\"(%0) : (i32) -> i32\n"
    "    \"a.yield\"(%3) : (i32) -> ()\n"
    "  }) : (i32, i32) -> i32\n"
    "  \"a.dead\"() : () -> ()\n"
    "  return %2 : i32\n"
    "}\n";

static MlirContext context;

/// Applies patterns with a driver to the module or to its function.
static void apply(const char *label, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config, int driver) {
  printf("== %s, driver %d\n", label, driver);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation top = mlirModuleGetOperation(module);
  MlirLogicalResult result = {1};
  switch (driver) {
  case 0:
    result = mlirApplyPatternsAndFoldGreedily(module, patterns, config);
    break;
  case 1:
    result = mlirApplyPatternsAndFoldGreedilyWithOp(mlirBlockGetFirstOperation(mlirModuleGetBody(module)), patterns, config);
    break;
  default:
    mlirWalkAndApplyPatterns(top, patterns);
  }
  printf("result %d\n", mlirLogicalResultIsSuccess(result));
  print_op("module", top);
  mlirModuleDestroy(module);
}

int main(void) {
  context = create_context();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextGetOrLoadDialect(context, str("func"));
  mlirContextGetOrLoadDialect(context, str("arith"));

  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(config, MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED);
  // A set that is never frozen.
  Data unused = {"unused", 0, 0, 0};
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mlirRewritePatternSetAdd(set, create_pattern(context, "a.old", 1, rename_old, &unused));
  mlirRewritePatternSetDestroy(set);

  // No patterns: constants are folded.
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(mlirRewritePatternSetCreate(context));
  for (int driver = 0; driver < 3; ++driver)
    apply("no patterns", frozen, config, driver);
  mlirFrozenRewritePatternSetDestroy(frozen);

  for (int driver = 0; driver < 3; ++driver) {
    Data data[] = {{"old", 0, 0, 0}, {"new", 0, 0, 0}, {"mark", 0, 0, 0}, {"dead", 0, 0, 0}};
    set = mlirRewritePatternSetCreate(context);
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.old", 1, rename_old, &data[0]));
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.new", 1, rename_new, &data[1]));
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.new", 5, mark, &data[2]));
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.dead", 2, erase, &data[3]));
    frozen = mlirFreezeRewritePattern(set);
    apply("all", frozen, config, driver);
    mlirFrozenRewritePatternSetDestroy(frozen);
  }

  // Limits: of rounds and of rewrites; top-down; without folding and unique constants.
  for (int variant = 0; variant < 8; ++variant) {
    Data data[] = {{"old", 0, 0, 0}, {"again", 0, 0, 25}};
    set = mlirRewritePatternSetCreate(context);
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.old", 1, rename_old, &data[0]));
    mlirRewritePatternSetAdd(set, create_pattern(context, "a.other", 1, again, &data[1]));
    frozen = mlirFreezeRewritePattern(set);
    mlirGreedyRewriteDriverConfigSetMaxIterations(config, variant == 1 ? 2 : -1);
    mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, variant == 1 || variant == 2 ? 3 : -1);
    mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, variant == 3);
    mlirGreedyRewriteDriverConfigEnableFolding(config, variant != 4);
    mlirGreedyRewriteDriverConfigEnableConstantCSE(config, variant != 5);
    mlirGreedyRewriteDriverConfigSetStrictness(config, variant == 6   ? MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS
                                                       : variant == 7 ? MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS
                                                                      : MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP);
    char label[32];
    snprintf(label, sizeof label, "variant %d", variant);
    apply(label, frozen, config, 0);
    mlirFrozenRewritePatternSetDestroy(frozen);
  }
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirContextDestroy(context);
  return 0;
}
