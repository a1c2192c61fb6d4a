// Attributes of the arguments and results of functions.
#include "print.h"

#include "mlir-c/Dialect/Func.h"

int main(void) {
  MlirContext context = newContext();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), context);
  mlirContextGetOrLoadDialect(context, str("func"));
  MlirModule module = mlirModuleCreateParse(context, str("func.func private @f(i32, f32 {a.b = 1 : i8}) -> (i1, i2)"));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirAttribute unit = mlirUnitAttrGet(context), text = mlirStringAttrGet(context, str("text"));
  mlirFuncSetArgAttr(function, 0, str("x.first"), unit);
  print_op("one", function);
  mlirFuncSetArgAttr(function, 1, str("a.b"), text);
  mlirFuncSetArgAttr(function, 1, str("a.a"), unit);
  mlirFuncSetResultAttr(function, 1, str("r.s"), text);
  print_op("all", function);
  SHOW_ATTR(mlirOperationGetAttributeByName(function, str("arg_attrs")));
  SHOW_ATTR(mlirOperationGetAttributeByName(function, str("res_attrs")));
  SHOW_BOOL(mlirOperationVerify(function));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
