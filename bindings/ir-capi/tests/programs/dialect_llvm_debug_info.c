// Attributes of debug information of the dialect llvm: each is made of values, and the values that have accessors are read.

#include "common.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/RegisterEverything.h"

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__llvm__(), context);
  MlirAttribute none = mlirAttributeGetNull();
  MlirAttribute id = mlirDisctinctAttrCreate(mlirStringAttrGet(context, str("id")));
  MlirAttribute rec = mlirDisctinctAttrCreate(mlirStringAttrGet(context, str("rec")));
  MlirAttribute foo = mlirStringAttrGet(context, str("foo")), bar = mlirStringAttrGet(context, str("bar"));
  MlirAttribute baz = mlirStringAttrGet(context, str("baz")), dir = mlirStringAttrGet(context, str("/tmp"));

  print_attribute("null type", mlirLLVMDINullTypeAttrGet(context));
  MlirAttribute file = mlirLLVMDIFileAttrGet(context, foo, dir);
  print_attribute("file", file);
  MlirAttribute unit =
      mlirLLVMDICompileUnitAttrGet(context, id, 0x1c, file, bar, true, MlirLLVMDIEmissionKindFull,
                                   MlirLLVMDINameTableKindGNU, baz);
  print_attribute("compile unit", unit);
  print_attribute("compile unit", mlirLLVMDICompileUnitAttrGet(context, id, 0x1d, file, none, false,
                                                               MlirLLVMDIEmissionKindNone,
                                                               MlirLLVMDINameTableKindDefault, none));
  print_attribute("flags", mlirLLVMDIFlagsAttrGet(context, 3));
  print_attribute("flags", mlirLLVMDIFlagsAttrGet(context, 0));

  MlirAttribute element = mlirLLVMDIExpressionElemAttrGet(context, 0x93, 1, (uint64_t[]){4});
  print_attribute("element", element);
  MlirAttribute expression = mlirLLVMDIExpressionAttrGet(context, 2, (MlirAttribute[]){element, element});
  print_attribute("expression", expression);
  print_attribute("expression", mlirLLVMDIExpressionAttrGet(context, 0, NULL));

  MlirAttribute basic = mlirLLVMDIBasicTypeAttrGet(context, 0x24, foo, 32, MlirLLVMTypeEncodingSigned);
  print_attribute("basic", basic);
  print_attribute("basic", mlirLLVMDIBasicTypeAttrGet(context, 0x24, bar, 0, MlirLLVMTypeEncodingBoolean));
  MlirAttribute derived = mlirLLVMDIDerivedTypeAttrGet(context, 0x0f, bar, basic, 64, 8, 16, 3, none);
  print_attribute("derived", derived);
  print_attribute("  base", mlirLLVMDIDerivedTypeAttrGetBaseType(derived));
  print_attribute("derived", mlirLLVMDIDerivedTypeAttrGet(context, 0x0f, none, none, 0, 0, 0,
                                                          MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL, none));
  print_attribute("composite", mlirLLVMDICompositeTypeAttrGet(context, rec, false, 0x13, foo, file, 7, file, basic, 0,
                                                              64, 8, 2, (MlirAttribute[]){basic, derived}, expression,
                                                              none, none, none));
  print_attribute("composite", mlirLLVMDICompositeTypeAttrGet(context, none, false, 0x01, none, none, 0, none, none, 4,
                                                              0, 0, 0, NULL, none, expression, expression, expression));
  print_attribute("composite, itself", mlirLLVMDICompositeTypeAttrGetRecSelf(rec));
  print_attribute("subroutine", mlirLLVMDISubroutineTypeAttrGet(context, 0x01, 2, (MlirAttribute[]){basic, derived}));
  MlirAttribute subroutine = mlirLLVMDISubroutineTypeAttrGet(context, 0, 0, NULL);
  print_attribute("subroutine", subroutine);

  MlirAttribute module = mlirLLVMDIModuleAttrGet(context, file, file, foo, bar, baz, dir, 3, true);
  print_attribute("module", module);
  print_attribute("  scope", mlirLLVMDIModuleAttrGetScope(module));
  MlirAttribute imported = mlirLLVMDIImportedEntityAttrGet(context, 0x3a, file, module, file, 5, bar, 1,
                                                           (MlirAttribute[]){module});
  print_attribute("imported", imported);
  MlirAttribute annotation = mlirLLVMDIAnnotationAttrGet(context, foo, bar);
  print_attribute("annotation", annotation);

  MlirAttribute program = mlirLLVMDISubprogramAttrGet(context, rec, false, id, unit, file, foo, bar, file, 11, 12, 8,
                                                      subroutine, 1, (MlirAttribute[]){imported}, 1,
                                                      (MlirAttribute[]){annotation});
  print_attribute("subprogram", program);
  print_attribute("  scope", mlirLLVMDISubprogramAttrGetScope(program));
  print_attribute("  unit", mlirLLVMDISubprogramAttrGetCompileUnit(program));
  print_attribute("  file", mlirLLVMDISubprogramAttrGetFile(program));
  print_attribute("  type", mlirLLVMDISubprogramAttrGetType(program));
  printf("  lines: %u %u\n", mlirLLVMDISubprogramAttrGetLine(program), mlirLLVMDISubprogramAttrGetScopeLine(program));
  print_attribute("subprogram", mlirLLVMDISubprogramAttrGet(context, none, false, none, none, file, foo, none, none, 0,
                                                            0, 0, none, 0, NULL, 0, NULL));
  print_attribute("subprogram, itself", mlirLLVMDISubprogramAttrGetRecSelf(rec));

  MlirAttribute block = mlirLLVMDILexicalBlockAttrGet(context, program, file, 4, 5);
  print_attribute("block", block);
  print_attribute("block of a file", mlirLLVMDILexicalBlockFileAttrGet(context, block, file, 6));
  print_attribute("variable", mlirLLVMDILocalVariableAttrGet(context, block, foo, file, 7, 1, 32, basic, 0));
  print_attribute("variable", mlirLLVMDILocalVariableAttrGet(context, block, none, none, 0, 0, 0, none, 64));
  print_attribute("string", mlirLLVMDIStringTypeAttrGet(context, 0x12, foo, 64, 8, none, expression, none,
                                                        MlirLLVMTypeEncodingSignedChar));

  MlirStringRef names[] = {mlirLLVMDINullTypeAttrGetName(),         mlirLLVMDIExpressionElemAttrGetName(),
                           mlirLLVMDIExpressionAttrGetName(),       mlirLLVMDIBasicTypeAttrGetName(),
                           mlirLLVMDICompositeTypeAttrGetName(),    mlirLLVMDIDerivedTypeAttrGetName(),
                           mlirLLVMDIStringTypeAttrGetName(),       mlirLLVMDIFileAttrGetName(),
                           mlirLLVMDICompileUnitAttrGetName(),      mlirLLVMDIFlagsAttrGetName(),
                           mlirLLVMDILexicalBlockAttrGetName(),     mlirLLVMDILexicalBlockFileAttrGetName(),
                           mlirLLVMDILocalVariableAttrGetName(),    mlirLLVMDISubprogramAttrGetName(),
                           mlirLLVMDIAnnotationAttrGetName(),       mlirLLVMDISubroutineTypeAttrGetName(),
                           mlirLLVMDIModuleAttrGetName(),           mlirLLVMDIImportedEntityAttrGetName()};
  for (int i = 0; i < 18; ++i)
    print_text("name", names[i]);
  mlirContextDestroy(context);
  return 0;
}
