// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Kind : I32Enum<"Kind", "kinds of fruit", [I32EnumCase<"Apple", 0, "apple">, I32EnumCase<"Pear", 7>]>;

def Described : I32EnumAttr<"Described", "", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1, "b b">]> {
  let cppNamespace = "::orchard";
}

def Wide : I64EnumAttr<"Wide", "wide", [I64EnumAttrCase<"Max", 9223372036854775807>, I64EnumAttrCase<"Min", -1>]>;

// Words that Python keeps for itself.
def Words : I32Enum<"Words", "words", [I32EnumCase<"None", 0, "none">, I32EnumCase<"is", 1>, I32EnumCase<"type", 2>,
                                       I32EnumCase<"self", 3>]>;

def Empty : I32Enum<"Empty", "", []>;

def Numbered10 : I32Enum<"Ten", "ten", []>;
def Numbered9 : I32Enum<"Nine", "nine", []>;
