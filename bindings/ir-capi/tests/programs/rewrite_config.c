// Rewrite.h: the configuration of the greedy driver.

#include "common.h"
#include "mlir-c/Rewrite.h"

static void show(MlirGreedyRewriteDriverConfig config) {
  printf("iterations %d, rewrites %d, top-down %d, fold %d, strictness %d, regions %d, constants %d\n",
         (int)mlirGreedyRewriteDriverConfigGetMaxIterations(config), (int)mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config),
         mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config), mlirGreedyRewriteDriverConfigIsFoldingEnabled(config),
         (int)mlirGreedyRewriteDriverConfigGetStrictness(config),
         (int)mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config),
         mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config));
}

int main(void) {
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  show(config);
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, 3);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, 7);
  mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, true);
  mlirGreedyRewriteDriverConfigEnableFolding(config, false);
  mlirGreedyRewriteDriverConfigSetStrictness(config, MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(config, MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL);
  mlirGreedyRewriteDriverConfigEnableConstantCSE(config, false);
  show(config);
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, -1);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, -1);
  mlirGreedyRewriteDriverConfigSetStrictness(config, MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS);
  show(config);
  MlirGreedyRewriteDriverConfig other = mlirGreedyRewriteDriverConfigCreate();
  show(other);
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirGreedyRewriteDriverConfigDestroy(other);
  return 0;
}
