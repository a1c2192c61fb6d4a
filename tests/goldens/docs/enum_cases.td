// options: --gen-enum-doc

include "mlir/IR/EnumAttr.td"

def Season : I32EnumAttr<"Season", "time of the year", [
  I32EnumAttrCase<"Spring", 0>, I32EnumAttrCase<"Never", -1, "not | ever">
]>;

// Bits are shown by value.
def Tools : I32BitEnumAttr<"Tools", "", [
  I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"Rake", 1>, I32BitEnumAttrCaseBit<"Hoe", 31>,
  I32BitEnumAttrCaseGroup<"All", [I32BitEnumAttrCaseBit<"Rake", 1>, I32BitEnumAttrCaseBit<"Hoe", 31>]>
]>;

def Empty : EnumInfo<"Empty", "without cases", [], 32>;
