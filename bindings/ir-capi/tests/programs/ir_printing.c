// Printing: flags, names of values, forms.

#include "common.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/SCF.h"

static const char *const text =
    "#map = affine_map<(d0) -> (d0 + 1)>\n"
    "func.func @f(%a: i32, %b: i1) -> i32 {\n"
    "  %c = arith.constant 3 : i32 loc(\"named\")\n"
    "  %d = scf.if %b -> i32 { scf.yield %c : i32 } else { scf.yield %a : i32 }\n"
    "  \"test.map\"() {map = #map, big = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>} : () -> ()\n"
    "  return %d : i32\n"
    "}\n";

static void with(const char *label, MlirOperation op, void (*set)(MlirOpPrintingFlags)) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  set(flags);
  printf("%s:\n", label);
  mlirOperationPrintWithFlags(op, flags, write_text, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
}

static void nothing(MlirOpPrintingFlags flags) { (void)flags; }
static void elide(MlirOpPrintingFlags flags) {
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 2);
  mlirOpPrintingFlagsElideLargeResourceString(flags, 2);
}
static void locations(MlirOpPrintingFlags flags) { mlirOpPrintingFlagsEnableDebugInfo(flags, true, false); }
static void pretty(MlirOpPrintingFlags flags) { mlirOpPrintingFlagsEnableDebugInfo(flags, true, true); }
static void local(MlirOpPrintingFlags flags) {
  mlirOpPrintingFlagsUseLocalScope(flags);
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
}
static void skip(MlirOpPrintingFlags flags) { mlirOpPrintingFlagsSkipRegions(flags); }
static void names(MlirOpPrintingFlags flags) { mlirOpPrintingFlagsPrintNameLocAsPrefix(flags); }
static void verified(MlirOpPrintingFlags flags) { mlirOpPrintingFlagsAssumeVerified(flags); }

int main(void) {
  MlirContext context = create_context();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__arith__(), context);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__scf__(), context);
  MlirModule module = mlirModuleCreateParse(context, str(text));
  MlirOperation top = mlirModuleGetOperation(module);
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  MlirOperation constant = mlirBlockGetFirstOperation(entry);
  MlirOperation condition = mlirOperationGetNextInBlock(constant);
  MlirOperation map = mlirOperationGetNextInBlock(condition);

  with("plain", top, nothing);
  with("generic", top, mlirOpPrintingFlagsPrintGenericOpForm);
  with("elided", map, elide);
  with("locations", top, locations);
  with("pretty locations", top, pretty);
  with("local scope", map, local);
  with("local function", function, local);
  with("without regions", top, skip);
  with("names of locations", top, names);
  with("assumed verified", function, verified);
  with("nested", condition, nothing);
  with("with an alias", map, nothing);

  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState state = mlirAsmStateCreateForOperation(top, flags);
  mlirOperationPrintWithState(condition, state, write_text, NULL);
  printf("\n");
  mlirValuePrintAsOperand(mlirOperationGetResult(constant, 0), state, write_text, NULL);
  printf(" ");
  mlirValuePrintAsOperand(mlirOperationGetResult(condition, 0), state, write_text, NULL);
  printf(" ");
  mlirValuePrintAsOperand(mlirBlockGetArgument(entry, 1), state, write_text, NULL);
  printf("\n");
  mlirAsmStateDestroy(state);
  MlirAsmState of_value = mlirAsmStateCreateForValue(mlirOperationGetResult(condition, 0), flags);
  mlirValuePrintAsOperand(mlirOperationGetResult(condition, 0), of_value, write_text, NULL);
  printf("\n");
  mlirAsmStateDestroy(of_value);
  MlirAsmState of_argument = mlirAsmStateCreateForValue(mlirBlockGetArgument(entry, 0), flags);
  mlirValuePrintAsOperand(mlirBlockGetArgument(entry, 0), of_argument, write_text, NULL);
  printf("\n");
  mlirAsmStateDestroy(of_argument);
  mlirOpPrintingFlagsDestroy(flags);
  print_value("result", mlirOperationGetResult(condition, 0));
  print_value("argument", mlirBlockGetArgument(entry, 1));
  mlirBlockPrint(entry, write_text, NULL);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
