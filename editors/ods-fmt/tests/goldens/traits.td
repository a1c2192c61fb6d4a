class Short_Op<string mnemonic,list<Trait>traits=[]>:Op<My_Dialect,mnemonic,traits>;
def OneOp : My_Op<"one", [Pure, Commutative, SameOperandsAndResultType, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {}
def TwoOp : My_Op<"two", [
  Pure,
  Commutative
  ]> {
}
def ThreeOp : My_Op<"three",
    [Pure, Commutative]>;
def FourOp : My_Op<"four", [AttrSizedOperandSegments, AutomaticAllocationScope, IsolatedFromAbove, SingleBlock, Terminator]>;
class Five_Op<string mnemonic, list<Trait> traits = [], string summary_of_the_operation = ""> : My_Op<mnemonic, traits # [Pure]>, Arguments<(ins AnyType:$a)>, Results<(outs AnyType:$b)> { let summary = summary_of_the_operation; }
def Six
    : My_Op<"six">,
      Arguments<(ins)>;
