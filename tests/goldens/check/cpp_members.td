// Members of C++ classes, which Rust does not have: each once, where it is written.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

class K_Op<string name> : Op<K, name> {
  let extraClassDeclaration = "int getCost();";
}
def AOp : K_Op<"a">;
def BOp : K_Op<"b">;
def BoxType : TypeDef<K, "Box"> {
  let mnemonic = "box";
  let extraClassDeclaration = [{
    bool isEmpty();
  }];
  let extraClassDefinition = "bool $cppClass::isEmpty() { return true; }";
}
