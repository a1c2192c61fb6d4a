// Two parameters whose accessors have one name.
// mlir-tblgen: crashes; here: 12:5, two accessors are called 'getRipeTons', of 'ripeTons' and of 'ripe_tons'

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Orchard_Yield : TypeDef<Orchard_Dialect, "Yield"> {
  let mnemonic = "yield";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "int":$ripeTons, "int":$ripe_tons);
}
