// options: --gen-op-doc

include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Field : Resource<"::orchard::Field">;

def Orchard_Look : Orchard_Op<"look", [Pure]>;
def Orchard_Reap : Orchard_Op<"reap", [MemoryEffects<[MemRead<Field>, MemWrite]>]>;
