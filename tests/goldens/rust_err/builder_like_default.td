// A builder with the parameters of the default one.
// mlir-tblgen: 16:7, builder `get` conflicts with an existing builder; here: 18:5, builder `get` conflicts with an existing builder

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Orchard_Yield : AttrDef<Orchard_Dialect, "Yield"> {
  let mnemonic = "yield";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "int":$tons);
  let builders = [
    AttrBuilder<(ins "int":$tons, "unsigned":$years)>,
    AttrBuilder<(ins CArg<"int", "0">:$tons)>
  ];
}
