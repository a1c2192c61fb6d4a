// Operations of the dialect func: declarations, attributes of arguments, calls, indirect calls, and mistakes.

#include "build.h"
#include "mlir-c/Dialect/Func.h"

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = empty_module(context);
  MlirOperation declared = add_function(context, module, "declared", "(i32) -> (i32, f32)", mlirRegionCreate());
  mlirOperationSetAttributeByName(declared, str("sym_visibility"), attribute_of(context, "\"private\""));
  mlirFuncSetArgAttr(declared, 0, str("func.note"), attribute_of(context, "42 : i8"));
  mlirFuncSetResultAttr(declared, 1, str("func.note"), attribute_of(context, "unit"));
  MlirBlock block = create_block(context, (const char *[]){"i32", "(i32) -> (i32, f32)", NULL});
  MlirValue a = mlirBlockGetArgument(block, 0), callee = mlirBlockGetArgument(block, 1);
  MlirOperation call = create(context, block, .name = "func.call", .operands = {a}, .types = {"i32", "f32"},
                              .attributes = {{"callee", "@declared"}});
  MlirOperation indirect =
      create(context, block, .name = "func.call_indirect", .operands = {callee, a}, .types = {"i32", "f32"});
  MlirValue constant =
      value_of(context, block, .name = "func.constant", .types = {"(i32) -> (i32, f32)"}, .attributes = {{"value", "@declared"}});
  print_value("constant", constant);
  create(context, block, .name = "func.return", .operands = {mlirOperationGetResult(call, 0), mlirOperationGetResult(indirect, 1)});
  MlirOperation defined = add_function(context, module, "defined", "(i32, (i32) -> (i32, f32)) -> (i32, f32)", region_of(block));
  show_module("module", module);
  print_attribute("argument attributes", mlirOperationGetAttributeByName(declared, str("arg_attrs")));
  print_attribute("result attributes", mlirOperationGetAttributeByName(declared, str("res_attrs")));
  print_attribute("type", mlirOperationGetAttributeByName(defined, str("function_type")));

  mlirOperationSetAttributeByName(call, str("callee"), attribute_of(context, "@missing"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(call, str("callee"), attribute_of(context, "@defined"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(call, str("callee"), attribute_of(context, "@declared"));
  mlirOperationSetAttributeByName(defined, str("function_type"), attribute_of(context, "(i32, (i32) -> (i32, f32)) -> i32"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(defined, str("function_type"), attribute_of(context, "(i32) -> (i32, f32)"));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(defined, str("function_type"), attribute_of(context, "(i32, (i32) -> (i32, f32)) -> (i32, f32)"));
  mlirOperationSetAttributeByName(defined, str("sym_name"), attribute_of(context, "\"declared\""));
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationSetAttributeByName(defined, str("sym_name"), attribute_of(context, "\"with space\""));
  finish("renamed", module);
  mlirContextDestroy(context);
  return 0;
}
