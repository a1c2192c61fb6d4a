// options: --gen-attrdef-doc

include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

// An attribute that holds an enum's value has the enum's summary.
def Orchard_Season : I32EnumAttr<"Season", "time of the year", [I32EnumAttrCase<"Spring", 0>]> {
  let cppNamespace = "::orchard";
}
def Orchard_SeasonAttr : EnumAttr<Orchard_Dialect, Orchard_Season, "season">;
