// Flags of the printer, each alone and some together.

#include "build.h"

static const char *const program =
    "#map = affine_map<(d0, d1) -> (d1, d0)>\n"
    "module {\n"
    "  func.func @f(%argument: i32 loc(\"first\"), %other: memref<4x4xf32, #map>) -> tensor<8xi16> {\n"
    "    %constant = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi16> loc(\"name\"(\"f.c\":1:2))\n"
    "    %wide = arith.constant dense<1.5> : tensor<16xf32>\n"
    "    %zero, %one = \"some.pair\"() {text = \"a\\22b\", blob = dense_resource<blob> : tensor<2xi8>} : () -> (index, index)\n"
    "    scf.for %i = %zero to %one step %one {\n"
    "      %unused = arith.addi %argument, %argument : i32\n"
    "    }\n"
    "    return %constant : tensor<8xi16>\n"
    "  }\n"
    "}\n"
    "{-#\n  dialect_resources: {\n    builtin: {\n      blob: \"0x040000000102\"\n    }\n  }\n#-}\n";

static void set(MlirOpPrintingFlags flags, char flag) {
  switch (flag) {
  case 'e': mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 4); break;
  case 'r': mlirOpPrintingFlagsElideLargeResourceString(flags, 2); break;
  case 'd': mlirOpPrintingFlagsEnableDebugInfo(flags, true, false); break;
  case 'p': mlirOpPrintingFlagsEnableDebugInfo(flags, true, true); break;
  case 'g': mlirOpPrintingFlagsPrintGenericOpForm(flags); break;
  case 'n': mlirOpPrintingFlagsPrintNameLocAsPrefix(flags); break;
  case 'l': mlirOpPrintingFlagsUseLocalScope(flags); break;
  case 'a': mlirOpPrintingFlagsAssumeVerified(flags); break;
  case 's': mlirOpPrintingFlagsSkipRegions(flags); break;
  default: break;
  }
}

int main(void) {
  MlirContext context = create_full_context();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = parse_module(context, program);
  MlirOperation function = symbol(module, "f");
  static const char *const combinations[] = {"", "e", "r", "d", "p", "g", "n", "l", "a", "s", "ge", "gl", "nd", "lp", "gs", "gedl", "rs"};
  for (size_t i = 0; i < sizeof combinations / sizeof *combinations; ++i) {
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
    for (const char *flag = combinations[i]; *flag; ++flag)
      set(flags, *flag);
    printf("flags '%s'\n", combinations[i]);
    mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags, write_text, NULL);
    printf("\n");
    MlirAsmState state = mlirAsmStateCreateForOperation(function, flags);
    mlirOperationPrintWithState(function, state, write_text, NULL);
    printf("\n");
    MlirBlock entry = entry_of(function);
    for (MlirOperation op = mlirBlockGetFirstOperation(entry); !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
        mlirValuePrintAsOperand(mlirOperationGetResult(op, k), state, write_text, NULL);
        printf(" ");
      }
    mlirValuePrintAsOperand(mlirBlockGetArgument(entry, 1), state, write_text, NULL);
    printf("\n");
    mlirAsmStateDestroy(state);
    mlirOpPrintingFlagsDestroy(flags);
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
