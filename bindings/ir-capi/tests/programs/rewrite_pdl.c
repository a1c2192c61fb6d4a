// Patterns of the dialect `pdl`, with functions of C for constraints and rewrites.

#include "common.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Rewrite.h"

static int calls;

static void print_pdl_value(MlirPDLValue value) {
  MlirValue as_value = mlirPDLValueAsValue(value);
  MlirType as_type = mlirPDLValueAsType(value);
  MlirOperation as_op = mlirPDLValueAsOperation(value);
  MlirAttribute as_attribute = mlirPDLValueAsAttribute(value);
  printf("  value %d, type %d, operation %d, attribute %d\n", !mlirValueIsNull(as_value), !mlirTypeIsNull(as_type),
         !mlirOperationIsNull(as_op), !mlirAttributeIsNull(as_attribute));
  if (!mlirValueIsNull(as_value))
    print_value("  value", as_value);
  if (!mlirTypeIsNull(as_type))
    print_type("  type", as_type);
  if (!mlirOperationIsNull(as_op))
    print_op("  operation", as_op);
  if (!mlirAttributeIsNull(as_attribute))
    print_attribute("  attribute", as_attribute);
}

/// Prints its arguments, and holds if the type is `i32`.
static MlirLogicalResult check(MlirPatternRewriter rewriter, MlirPDLResultList results, size_t count, MlirPDLValue *values, void *data) {
  (void)rewriter;
  printf("%s with %zu values\n", (const char *)data, count);
  for (size_t i = 0; i < count; ++i)
    print_pdl_value(values[i]);
  MlirType type = mlirPDLValueAsType(values[3]);
  if (!mlirTypeIsAInteger(type) || mlirIntegerTypeGetWidth(type) != 32)
    return mlirLogicalResultFailure();
  MlirContext context = mlirTypeGetContext(type);
  mlirPDLResultListPushBackAttribute(results, mlirStringAttrGet(context, str("of the constraint")));
  mlirPDLResultListPushBackType(results, mlirIntegerTypeGet(context, 64));
  return mlirLogicalResultSuccess();
}

/// Creates an operation of the type, before the matched one.
static MlirLogicalResult make(MlirPatternRewriter rewriter, MlirPDLResultList results, size_t count, MlirPDLValue *values, void *data) {
  ++*(int *)data;
  printf("make with %zu values\n", count);
  MlirOperation op = mlirPDLValueAsOperation(values[0]);
  MlirType type = mlirPDLValueAsType(values[1]);
  MlirOperationState state = mlirOperationStateGet(str("test.made"), mlirOperationGetLocation(op));
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation made = mlirOperationCreate(&state);
  mlirRewriterBaseInsert(mlirPatternRewriterAsBase(rewriter), made);
  mlirPDLResultListPushBackOperation(results, made);
  mlirPDLResultListPushBackValue(results, mlirOperationGetResult(made, 0));
  return mlirLogicalResultSuccess();
}

static const char *const patterns_text =
    "pdl.pattern @with_functions : benefit(1) {\n"
    "  %type = pdl.type\n  %operand = pdl.operand\n  %attribute = pdl.attribute\n"
    "  %root = pdl.operation \"test.old\"(%operand : !pdl.value) {\"a\" = %attribute} -> (%type : !pdl.type)\n"
    "  %text, %wide = pdl.apply_native_constraint \"check\"(%root, %operand, %attribute, %type"
    " : !pdl.operation, !pdl.value, !pdl.attribute, !pdl.type) : !pdl.attribute, !pdl.type\n"
    "  pdl.rewrite %root {\n"
    "    %made, %value = pdl.apply_native_rewrite \"make\"(%root, %wide : !pdl.operation, !pdl.type) : !pdl.operation, !pdl.value\n"
    "    %result = pdl.result 0 of %made\n"
    "    %new = pdl.operation \"test.new\"(%result, %value, %operand : !pdl.value, !pdl.value, !pdl.value) {\"text\" = %text} -> (%type : !pdl.type)\n"
    "    pdl.replace %root with %new\n  }\n}\n"
    "pdl.pattern @external : benefit(1) {\n"
    "  %operand = pdl.operand\n  %root = pdl.operation \"test.external\"(%operand : !pdl.value)\n"
    "  pdl.rewrite %root with \"external\"(%operand : !pdl.value)\n}\n";

static const char *const program =
    "%0 = \"test.source\"() : () -> i32\n%1 = \"test.old\"(%0) {a = 1 : i8} : (i32) -> i32\n"
    "%2 = \"test.old\"(%1) {a = 2 : i8} : (i32) -> f32\n\"test.external\"(%2) : (f32) -> ()\n";

/// Erases the first value, the root of the pattern.
static MlirLogicalResult external(MlirPatternRewriter rewriter, MlirPDLResultList results, size_t count, MlirPDLValue *values, void *data) {
  (void)results;
  (void)data;
  printf("external with %zu values\n", count);
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), mlirPDLValueAsOperation(values[0]));
  return mlirLogicalResultSuccess();
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__pdl__(), context);
  MlirPDLPatternModule module = mlirPDLPatternModuleFromModule(mlirModuleCreateParse(context, str(patterns_text)));
  mlirPDLPatternModuleRegisterConstraintFunction(module, str("check"), check, "check");
  mlirPDLPatternModuleRegisterRewriteFunction(module, str("make"), make, &calls);
  mlirPDLPatternModuleRegisterRewriteFunction(module, str("external"), external, NULL);
  MlirFrozenRewritePatternSet patterns = mlirFreezeRewritePattern(mlirRewritePatternSetFromPDLPatternModule(module));
  mlirPDLPatternModuleDestroy(module);
  MlirModule input = mlirModuleCreateParse(context, str(program));
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(input), patterns);
  print_op("after", mlirModuleGetOperation(input));
  printf("made: %d\n", calls);
  mlirModuleDestroy(input);
  mlirFrozenRewritePatternSetDestroy(patterns);
  mlirContextDestroy(context);
  return 0;
}
