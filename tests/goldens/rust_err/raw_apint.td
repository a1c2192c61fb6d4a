// A parameter whose values C++ cannot compare.
// mlir-tblgen: 12:5, Using a raw APInt parameter without a custom comparator is not supported because an assert in the equality operator is triggered when the two APInts have different bit widths. This can lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.; here: 12:5, the parameter 'tons' is a raw APInt without a comparator, whose equality is undefined for different bit widths

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Orchard_Yield : AttrDef<Orchard_Dialect, "Yield"> {
  let mnemonic = "yield";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "::llvm::APInt":$tons);
}
