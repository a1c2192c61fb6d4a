// Clauses of dialects that the runtime has directives for. Their texts, but for the operations' names, are mlir-opt's.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"

def Gpu : Dialect { let name = "gpu"; let cppNamespace = "::mlir::gpu"; }
def Token : TypeDef<Gpu, "AsyncToken"> { let mnemonic = "async.token"; }
def WaitOp : Op<Gpu, "wait"> {
  let arguments = (ins Variadic<Token>:$dependencies);
  let results = (outs Optional<Token>:$token);
  let assemblyFormat = "custom<AsyncDependencies>(type($token), $dependencies) attr-dict";
}

def Acc : Dialect { let name = "acc"; let cppNamespace = "::mlir::acc"; }
def DeviceType : I32EnumAttr<"DeviceType", "a type of devices", [
  I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"Nvidia", 5, "nvidia">, I32EnumAttrCase<"Radeon", 6, "radeon">
]> { let cppNamespace = "::mlir::acc"; let genSpecializedAttr = 0; }
def DeviceTypeAttr : EnumAttr<Acc, DeviceType, "device_type"> { let assemblyFormat = "`<` $value `>`"; }
def Devices : TypedArrayAttrBase<DeviceTypeAttr, "device types">;

def CopyOp : Op<Acc, "copy"> {
  let arguments = (ins AnyType:$var, TypeAttr:$varType, Variadic<AnyType>:$async, OptionalAttr<Devices>:$asyncDevices,
                       OptionalAttr<Devices>:$asyncOnly, OptionalAttr<SymbolRefAttr>:$recipe);
  let assemblyFormat = [{
    custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType)
    oilist(`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($async, type($async), $asyncDevices, $asyncOnly)
      | `recipe` `(` custom<RecipeSym>($recipe) `)`) attr-dict
  }];
}
def BackOp : Op<Acc, "back"> {
  let arguments = (ins AnyType:$accVar, AnyType:$var, TypeAttr:$varType);
  let assemblyFormat = [{
    custom<AccVar>($accVar, type($accVar)) `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict
  }];
}
def RunOp : Op<Acc, "run", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyInteger>:$gangs, OptionalAttr<Devices>:$gangDevices,
                       OptionalAttr<DenseI32ArrayAttr>:$gangSegments, Variadic<AnyInteger>:$workers,
                       OptionalAttr<Devices>:$workerDevices, Variadic<AnyInteger>:$wait, OptionalAttr<Devices>:$waitDevices,
                       OptionalAttr<DenseI32ArrayAttr>:$waitSegments, OptionalAttr<BoolArrayAttr>:$hasWaitDevnum,
                       OptionalAttr<Devices>:$waitOnly);
  let assemblyFormat = [{
    oilist(`num_gangs` `(` custom<NumGangs>($gangs, type($gangs), $gangDevices, $gangSegments) `)`
      | `num_workers` `(` custom<DeviceTypeOperands>($workers, type($workers), $workerDevices) `)`
      | `wait` `` custom<WaitClause>($wait, type($wait), $waitDevices, $waitSegments, $hasWaitDevnum, $waitOnly)) attr-dict
  }];
}
