// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Seed : Attr<CPred<"true">, "kind of | seed"> {
  let storageType = "::orchard::SeedAttr";
  let description = "Only shown where it can fold out.";
}

def Orchard_Sow : Orchard_Op<"sow"> {
  let arguments = (ins Seed:$seed, DefaultValuedAttr<I32Attr, "3">:$depth, OptionalAttr<StrAttr>:$note,
                   ConfinedAttr<I64Attr, [IntPositive]>:$rows, I32Prop:$notAnAttribute);
}
