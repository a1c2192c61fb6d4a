// options: --gen-attrdef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def SeedParam : AttrParameter<"::orchard::Seed", "what is | sown"> { let syntax = "seed-name"; }

// A parameter is a C++ type, or a record that may say more; pipes are not escaped.
def Orchard_SowAttr : AttrDef<Orchard_Dialect, "Sow"> {
  let mnemonic = "sow";
  let parameters = (ins "unsigned":$rows, SeedParam:$seed, StringRefParameter<"a note">:$note,
                    ArrayRefParameter<"int64_t">:$depths, OptionalParameter<"::mlir::Type">:$type);
  let assemblyFormat = "`<` params `>`";
}
