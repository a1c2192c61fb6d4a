// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Buildable : Orchard_Op<"buildable"> {
  let results = (outs I32:$count, Index:$index);
}

def Orchard_PartlyBuildable : Orchard_Op<"partly_buildable"> {
  let results = (outs I32:$count, AnyType:$fruit);
}

def Orchard_AllMatch : Orchard_Op<"all_match", [AllTypesMatch<["tree", "left", "right"]>]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$left, AnyType:$right);
}

def Orchard_MatchEachOther : Orchard_Op<"match_each_other", [AllTypesMatch<["left", "right"]>]> {
  let results = (outs AnyType:$left, AnyType:$right);
}

// Known one after the other, in the order of the traits and against it.
def Orchard_Chain : Orchard_Op<"chain", [AllTypesMatch<["left", "middle"]>, AllTypesMatch<["middle", "right"]>]> {
  let results = (outs AnyType:$left, AnyType:$middle, I32:$right);
}

def Orchard_MatchWith : Orchard_Op<"match_with", [TypesMatchWith<"same", "tree", "fruit", "$_self">]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$fruit);
}

def Orchard_MatchWithResult
    : Orchard_Op<"match_with_result", [TypesMatchWith<"a", "second", "first", "$_self">,
                                       TypesMatchWith<"b", "tree", "second", "$_self">]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$first, AnyType:$second);
}

def Orchard_MatchInACircle
    : Orchard_Op<"match_in_a_circle", [TypesMatchWith<"a", "second", "first", "$_self">,
                                       TypesMatchWith<"b", "first", "second", "$_self">]> {
  let results = (outs AnyType:$first, AnyType:$second);
}

// The trait speaks of an operand.
def Orchard_MatchOperand : Orchard_Op<"match_operand", [TypesMatchWith<"a", "fruit", "tree", "$_self">]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$fruit);
}

def Orchard_ByHand : Orchard_Op<"by_hand", [InferTypeOpInterface]> {
  let results = (outs I32:$count);
}

def Orchard_Declared : Orchard_Op<"declared", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$fruit, AnyType);
}

def Orchard_Adaptor : Orchard_Op<"adaptor", [InferTypeOpAdaptor]> {
  let results = (outs Variadic<AnyType>:$fruit);
}

// Inference could need the region, which has no content yet.
def Orchard_WithRegion : Orchard_Op<"with_region", [InferTypeOpInterface]> {
  let results = (outs I32:$count);
  let regions = (region AnyRegion:$body);
}
