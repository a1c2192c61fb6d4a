// options: --gen-typedef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Orchard_FieldType : TypeDef<Orchard_Dialect, "Field"> {
  let mnemonic = "field";
  let summary = "a piece of ground";
  let description = [{
    With a fence:

    ```
    !orchard.field<3>
    ```
  }];
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
}

// By name, numbers as numbers.
def Orchard_Type10 : TypeDef<Orchard_Dialect, "T10"> { let mnemonic = "t10"; }
def Orchard_Type9 : TypeDef<Orchard_Dialect, "T9"> { let mnemonic = "t9"; }

// Attributes are not types.
def Orchard_SeedAttr : AttrDef<Orchard_Dialect, "Seed"> { let mnemonic = "seed"; }
