// Dimensions of contractions, inferred from maps, and operations that are none of linalg.

#include "common.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/Linalg.h"

static void show_attribute(const char *label, MlirAttribute attribute) {
  if (mlirAttributeIsNull(attribute))
    printf("  %s: null\n", label);
  else
    print_attribute(label, attribute);
}

static void show(const char *label, MlirLinalgContractionDimensions dimensions) {
  printf("%s\n", label);
  show_attribute("batch", dimensions.batch);
  show_attribute("m", dimensions.m);
  show_attribute("n", dimensions.n);
  show_attribute("k", dimensions.k);
}

static MlirAffineMap parse(MlirContext context, const char *text) {
  char attribute[256];
  snprintf(attribute, sizeof attribute, "affine_map<%s>", text);
  return mlirAffineMapAttrGetValue(mlirAttributeParseGet(context, str(attribute)));
}

static void infer(MlirContext context, const char *const maps[3]) {
  MlirAffineMap parsed[3];
  for (int i = 0; i < 3; ++i) {
    printf("%s ", maps[i]);
    parsed[i] = parse(context, maps[i]);
  }
  show("", mlirLinalgInferContractionDimensionsFromMaps(parsed, 3));
}

static const char *const MAPS[][3] = {
    {"(d0, d1, d2) -> (d0, d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
    {"(d0, d1, d2, d3) -> (d0, d1, d3)", "(d0, d1, d2, d3) -> (d0, d3, d2)", "(d0, d1, d2, d3) -> (d0, d1, d2)"},
    {"(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0)"},
    {"(d0) -> (d0)", "(d0) -> (d0)", "(d0) -> ()"},
    {"(d0) -> (d0)", "(d0) -> (d0)", "(d0) -> (d0)"},
    {"(d0, d1, d2) -> (d0 + d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
    {"(d0, d1, d2) -> (d0, d2, d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
    {"(d0, d1, d2) -> (d0, d2, d2 + 1)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
    {"(d0, d1, d2) -> (d0, d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0 * 2, d1)"},
    {"(d0, d1, d2) -> (d0, d2, 0)", "(d0, d1, d2) -> (1, d2, d1)", "(d0, d1, d2) -> (d1, d0)"},
    {"(d0, d1) -> (d0)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0, 0)"},
    {"(d0, d1) -> (d0)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0, d0)"},
    {"(d0, d1) -> (d0)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0, d1 + d0)"},
    {"(d0, d1)[s0] -> (d0)", "(d0, d1)[s0] -> (d1 + s0)", "(d0, d1)[s0] -> (d0)"},
    {"(d0, d1)[s0] -> (d0)", "(d0, d1)[s0] -> (d1)", "(d0, d1)[s0] -> (d0, s0)"},
    {"(d0, d1, d2, d3, d4, d5) -> (d5, d3, d0, d1)", "(d0, d1, d2, d3, d4, d5) -> (d4, d2, d0, d1)",
     "(d0, d1, d2, d3, d4, d5) -> (d5, d4, d3, d2)"},
};

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__linalg__(), context);
  for (size_t i = 0; i < sizeof MAPS / sizeof *MAPS; ++i)
    infer(context, MAPS[i]);
  MlirAffineMap one = parse(context, "(d0) -> (d0)");
  show("one map", mlirLinalgInferContractionDimensionsFromMaps(&one, 1));
  MlirAffineMap four[4] = {one, one, one, one};
  show("four maps", mlirLinalgInferContractionDimensionsFromMaps(four, 4));

  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  MlirOperation operation = mlirModuleGetOperation(module);
  printf("module: %d %d\n", mlirLinalgIsAContractionOp(operation), mlirLinalgIsAConvolutionOp(operation));
  show("contraction", mlirLinalgInferContractionDimensions(operation));
  MlirLinalgConvolutionDimensions convolution = mlirLinalgInferConvolutionDimensions(operation);
  show_attribute("batch", convolution.batch);
  show_attribute("outputImage", convolution.outputImage);
  show_attribute("outputChannel", convolution.outputChannel);
  show_attribute("filterLoop", convolution.filterLoop);
  show_attribute("inputChannel", convolution.inputChannel);
  show_attribute("depth", convolution.depth);
  show_attribute("strides", convolution.strides);
  show_attribute("dilations", convolution.dilations);
  show_attribute("maps", mlirLinalgGetIndexingMapsAttribute(operation));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
