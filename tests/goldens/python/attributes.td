// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Mandatory : Orchard_Op<"mandatory"> {
  let arguments = (ins I32Attr:$count, StrAttr:$label);
}

def Orchard_Optional : Orchard_Op<"optional"> {
  let arguments = (ins OptionalAttr<I32Attr>:$count, DefaultValuedAttr<I32Attr, "3">:$depth,
                       DefaultValuedOptionalAttr<I32Attr, "4">:$height,
                       DefaultValuedAttr<StrAttr, "\"apple\"">:$label);
}

def Orchard_Units : Orchard_Op<"units"> {
  let arguments = (ins UnitAttr:$ripe, OptionalAttr<UnitAttr>:$red, AnyType:$tree);
}

// A constraint keeps the name of what it is made from, through several layers.
def Orchard_Layers : Orchard_Op<"layers"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$count,
                       OptionalAttr<ConfinedAttr<I32Attr, [IntPositive]>>:$limit);
}

def Orchard_CountAttr : ConfinedAttr<I32Attr, [IntPositive]>;
def Orchard_Named : Orchard_Op<"named"> {
  let arguments = (ins Orchard_CountAttr:$count, OptionalAttr<Orchard_CountAttr>:$limit);
}
