// options: --native

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// The types of the results are that of the first operand.
def GraftOp : Orchard_Op<"graft", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$rootStock, AnyType:$scion, OptionalAttr<I32Attr>:$treeAge, UnitAttr:$wild);
  let results = (outs AnyType:$tree);
}

// They follow from the first attribute.
def SeedOp : Orchard_Op<"seed", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$seed);
}

// They are inferred.
def WeighOp : Orchard_Op<"weigh", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$fruit);
  let results = (outs F64:$weight);
}

// They are given: two, and none.
def SplitOp : Orchard_Op<"split"> {
  let arguments = (ins AnyType:$fruit);
  let results = (outs AnyType:$half, AnyType:$otherHalf);
}
def EatOp : Orchard_Op<"eat"> {
  let arguments = (ins AnyType:$fruit);
}

// These have no fixed number of operands or results, a region, or a successor: they are created as by MLIR's package.
def BasketOp : Orchard_Op<"basket"> {
  let arguments = (ins Variadic<AnyType>:$fruits);
  let results = (outs Optional<AnyType>:$basket);
}
def PlantOp : Orchard_Op<"plant"> {
  let regions = (region AnyRegion:$body);
}
def GoOp : Orchard_Op<"go", [Terminator]> {
  let successors = (successor AnySuccessor:$next);
}
