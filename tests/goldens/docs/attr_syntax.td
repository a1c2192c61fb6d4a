// options: --gen-attrdef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

// Without parameters the syntax is on one line.
def Orchard_BareAttr : AttrDef<Orchard_Dialect, "Bare"> { let mnemonic = "bare"; }

// A format that is written by hand is not known.
def Orchard_CustomAttr : AttrDef<Orchard_Dialect, "Custom"> {
  let mnemonic = "custom";
  let parameters = (ins "int":$value);
  let hasCustomAssemblyFormat = 1;
}

// Without a mnemonic there is no syntax.
def Orchard_HiddenAttr : AttrDef<Orchard_Dialect, "Hidden"> {
  let attrName = "orchard.hidden";
  let parameters = (ins "int":$value);
}
