// options: --gen-dialect-doc --dialect=garden

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Garden_Dialect : Dialect {
  let name = "garden";
  let cppNamespace = "::garden";
}

// Of several dialects one is documented, with the enums of all, because an enum does not say where it belongs.
def Work : OpDocGroup {
  let summary = "Work";
  let description = "Has no operation of the garden.";
}
def Orchard_Sow : Orchard_Op<"sow"> { let opDocGroup = Work; }
def Garden_Pick : Op<Garden_Dialect, "pick">;
def Orchard_Season : I32EnumAttr<"Season", "", [I32EnumAttrCase<"Spring", 0>]>;
def Orchard_SeasonAttr : EnumAttr<Orchard_Dialect, Orchard_Season, "season">;
def Garden_SeasonAttr : EnumAttr<Garden_Dialect, Orchard_Season, "season">;
