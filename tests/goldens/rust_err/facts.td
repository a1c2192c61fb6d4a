// Facts that say nothing: a path, code and a result that cannot be read, a class without mnemonics.
// mlir-tblgen: does not know them; here: 13:1, 'my toy::Index' is not a path of Rust: write '::my_crate::Type' or 'crate::Type'

include "mlir/IR/OpBase.td"
include "ods/Facts.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

// Anonymous records are located, too.
def : RuntimeDirective<"orchard", "Index", "my toy::Index">;
def Orchard_GrowTypes : RuntimeInference<"orchard.grow", "::orchard::crate::Grow">;
def Orchard_TreeType : CppClass<"orchard::TreeType", "orchard", []>;
def Orchard_IsTree : CppFunction<"orchard::isTree", "isa<TreeType>($type">;
def Orchard_IsFruit : CppFunction<"orchard::isFruit", "isa<FruitType>($type)"> { let result = "int"; }
