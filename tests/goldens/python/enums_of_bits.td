// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Tools : I32BitEnumAttr<"Tools", "tools", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Saw", 0, "saw">, I32BitEnumAttrCaseBit<"Rake", 31>,
    I32BitEnumAttrCaseGroup<"All", [I32BitEnumAttrCaseBit<"Saw", 0>, I32BitEnumAttrCaseBit<"Rake", 31>]>]> {
  let separator = ", ";
}

def Flags : I8BitEnum<"Flags", "", [I8BitEnumCaseBit<"A", 0>, I8BitEnumCaseBit<"B", 7>]>;
