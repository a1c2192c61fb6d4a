// The dialect llvm: its types, structs whose bodies are set later, its attributes of one enum value, and a module that is read.

#include "common.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/RegisterEverything.h"

static void show_struct(const char *label, MlirType type) {
  print_type(label, type);
  printf("  literal %d, packed %d, opaque %d, elements %d\n", mlirLLVMStructTypeIsLiteral(type),
         mlirLLVMStructTypeIsPacked(type), mlirLLVMStructTypeIsOpaque(type),
         (int)mlirLLVMStructTypeGetNumElementTypes(type));
  for (intptr_t i = 0; i < mlirLLVMStructTypeGetNumElementTypes(type); ++i)
    print_type("  element", mlirLLVMStructTypeGetElementType(type, i));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  MlirDialectHandle handle = mlirGetDialectHandle__llvm__();
  print_text("namespace", mlirDialectHandleGetNamespace(handle));
  mlirDialectHandleLoadDialect(handle, context);
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirType i8 = mlirIntegerTypeGet(context, 8), i32 = mlirIntegerTypeGet(context, 32);

  MlirType pointer = mlirLLVMPointerTypeGet(context, 0), other = mlirLLVMPointerTypeGet(context, 5);
  print_type("pointer", pointer);
  print_type("pointer", other);
  printf("spaces: %u %u\n", mlirLLVMPointerTypeGetAddressSpace(pointer), mlirLLVMPointerTypeGetAddressSpace(other));
  printf("tests: %d %d %d %d\n", mlirTypeIsALLVMPointerType(pointer), mlirTypeIsALLVMPointerType(i8),
         mlirTypeIsALLVMStructType(pointer), mlirTypeIsALLVMStructType(i8));
  printf("identities: %d %d\n", mlirTypeIDEqual(mlirTypeGetTypeID(other), mlirLLVMPointerTypeGetTypeID()),
         mlirTypeIDEqual(mlirLLVMPointerTypeGetTypeID(), mlirLLVMStructTypeGetTypeID()));
  print_type("void", mlirLLVMVoidTypeGet(context));

  MlirType array = mlirLLVMArrayTypeGet(pointer, 4);
  print_type("array", array);
  print_type("  element", mlirLLVMArrayTypeGetElementType(array));
  MlirType function = mlirLLVMFunctionTypeGet(i32, 2, (MlirType[]){pointer, i8}, true);
  print_type("function", function);
  print_type("  result", mlirLLVMFunctionTypeGetReturnType(function));
  for (intptr_t i = 0; i < mlirLLVMFunctionTypeGetNumInputs(function); ++i)
    print_type("  input", mlirLLVMFunctionTypeGetInput(function, i));
  print_type("function", mlirLLVMFunctionTypeGet(mlirLLVMVoidTypeGet(context), 0, NULL, false));

  show_struct("literal", mlirLLVMStructTypeLiteralGet(context, 2, (MlirType[]){i8, pointer}, false));
  show_struct("packed", mlirLLVMStructTypeLiteralGet(context, 1, &i32, true));
  show_struct("empty", mlirLLVMStructTypeLiteralGet(context, 0, NULL, false));
  show_struct("checked", mlirLLVMStructTypeLiteralGetChecked(location, 2, (MlirType[]){i8, array}, false));
  print_type("wrong", mlirLLVMStructTypeLiteralGetChecked(location, 2, (MlirType[]){i8, function}, false));

  MlirType node = mlirLLVMStructTypeIdentifiedGet(context, str("node"));
  show_struct("before", node);
  print_text("name", mlirLLVMStructTypeGetIdentifier(node));
  MlirType fields[] = {i32, node};
  printf("set: %d\n", mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(node, 2, fields, false)));
  show_struct("after", node);
  printf("same: %d\n", mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(node, 2, fields, false)));
  printf("other: %d\n", mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(node, 1, fields, false)));
  printf("packed: %d\n", mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(node, 2, fields, true)));
  printf("equal: %d\n", mlirTypeEqual(node, mlirLLVMStructTypeIdentifiedGet(context, str("node"))));
  show_struct("new", mlirLLVMStructTypeIdentifiedNewGet(context, str("node"), 1, &i8, true));
  show_struct("new", mlirLLVMStructTypeIdentifiedNewGet(context, str("node"), 1, &i8, true));
  MlirType opaque = mlirLLVMStructTypeOpaqueGet(context, str("handle"));
  show_struct("opaque", opaque);
  printf("set: %d\n", mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(opaque, 1, &i8, false)));
  show_struct("opaque", mlirLLVMStructTypeOpaqueGet(context, str("node")));

  print_attribute("convention", mlirLLVMCConvAttrGet(context, MlirLLVMCConvFast));
  print_attribute("convention", mlirLLVMCConvAttrGet(context, MlirLLVMCConvC));
  print_attribute("comdat", mlirLLVMComdatAttrGet(context, MlirLLVMComdatAny));
  print_attribute("linkage", mlirLLVMLinkageAttrGet(context, MlirLLVMLinkageInternal));
  print_text("names", mlirLLVMPointerTypeGetName());
  print_text("names", mlirLLVMStructTypeGetName());
  print_text("names", mlirLLVMLinkageAttrGetName());

  MlirModule module = mlirModuleCreateParse(
      context, str("llvm.func internal fastcc @f(%p: !llvm.ptr, %i: i32) -> !llvm.struct<\"node\", (i32, struct<\"node\">)> {\n"
                   "  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<\"node\", (i32, struct<\"node\">)>\n"
                   "  llvm.store %i, %0 : i32, !llvm.ptr\n"
                   "  %1 = llvm.load %p : !llvm.ptr -> !llvm.struct<\"node\", (i32, struct<\"node\">)>\n"
                   "  llvm.return %1 : !llvm.struct<\"node\", (i32, struct<\"node\">)>\n"
                   "}"));
  print_op("module", mlirModuleGetOperation(module));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
