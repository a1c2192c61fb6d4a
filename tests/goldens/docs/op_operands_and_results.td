// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Sow : Orchard_Op<"sow"> {
  let arguments = (ins I32:$rows, Variadic<AnyType>:$seeds, Optional<AnyTypeOf<[I32, F32], "one | other">>:$depth, I64);
  let results = (outs I32:$harvest, AnyTensor);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
}
