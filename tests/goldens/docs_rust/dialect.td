// options: --of dialect

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Orchard_Season : I32EnumAttr<"Season", "a time of the year", [
  I32EnumAttrCase<"early_spring", 0>, I32EnumAttrCase<"Autumn", 2, "fall">
]> {
  let cppNamespace = "::mlir::orchard";
}

// Types of parameters are those of the accessors.
def Orchard_FieldType : TypeDef<Orchard_Dialect, "Field"> {
  let mnemonic = "field";
  let parameters = (ins "int64_t":$rows, "::mlir::Type":$element, ArrayRefParameter<"int64_t">:$shape,
                        StringRefParameter<"a note">:$note, EnumParameter<Orchard_Season>:$season,
                        OptionalParameter<"std::optional<int64_t>">:$depth, "Soil":$soil);
  let assemblyFormat = [{
    `<` $rows `x` $element `,` $shape `,` $note
        `,` $season (`,` $depth^)? `,` $soil `>`
  }];
}
def Orchard_SeedAttr : AttrDef<Orchard_Dialect, "Seed"> {
  let mnemonic = "seed";
  let parameters = (ins APFloatParameter<"its weight">:$weight);
  let hasCustomAssemblyFormat = 1;
}

// So are types of attributes; effects are named without namespaces.
def Orchard_SowOp : Op<Orchard_Dialect, "sow", [Pure]> {
  let summary = "sows";
  let arguments = (ins I32:$count, I64Attr:$depth, OptionalAttr<StrAttr>:$note, UnitAttr:$wet, Orchard_Season:$season,
                       TypeArrayAttr:$kinds);
  let results = (outs Orchard_FieldType:$field);
  let hasCustomAssemblyFormat = 1;
}
def Orchard_WaterOp : Op<Orchard_Dialect, "water"> {
  let arguments = (ins Arg<Orchard_FieldType, "a field", [MemRead, MemWrite]>:$field);
  let assemblyFormat = "$field attr-dict `:` type($field)";
}
def Orchard_RainOp : Op<Orchard_Dialect, "rain", [MemoryEffects<[MemWrite]>]>;
