// options: --gen-op-doc

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// Predicates are left out. Traits without a record name are shown by what they stand for. Everything is sorted.
def Orchard_Sow : Orchard_Op<"sow", [
    SameOperandsAndResultType, IsolatedFromAbove, HasParent<"FieldOp">, ParentOneOf<["FieldOp", "GardenOp"]>,
    AllTypesMatch<["lhs", "rhs"]>, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}

// `::Trait` and `::Impl` at the end of the name behind a nameless trait are dropped.
def Orchard_Till : Orchard_Op<"till", [NativeOpTrait<"Slow::Impl">, ParamNativeOpTrait<"Deep", "3">]>;
