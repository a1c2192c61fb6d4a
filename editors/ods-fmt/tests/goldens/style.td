// ANCHOR: header
def Toy_AddOp : Toy_Op<"add", [Pure, Commutative]>;

def Toy_ConcatenateOp : Toy_Op<"concatenate", [Pure, SameOperandsElementType, DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

class Toy_BinaryOp<string mnemonic, list<Trait> traits = []> : Toy_Op<mnemonic, traits # [SameOperandsAndResultType]>, Arguments<(ins Toy_Number:$lhs, Toy_Number:$rhs)>;
// ANCHOR_END: header

// ANCHOR: operands
def Toy_CallOp : Toy_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Toy_Number>:$operands, OptionalAttr<UnitAttr>:$tail);
  let results = (outs Toy_Number:$result);
}
// ANCHOR_END: operands

// ANCHOR: aligned
def Toy_StoreOp : Toy_Op<"store"> {
  let arguments = (ins Toy_Number:$value,
    Arg<Toy_Buffer, "the buffer", [MemWrite]>:$buffer);
}
// ANCHOR_END: aligned

// ANCHOR: open
def Toy_PrintOp : Toy_Op<"print", [
    MemoryEffects<[MemWrite]>
]> {
  let builders = [OpBuilder<(ins "::mlir::Value":$value), [{
      build($_builder, $_state, value, /*width=*/nullptr);
    }]>];
}
// ANCHOR_END: open

// ANCHOR: values
def Toy_Values {
  string text = "the number " # !cast<string>(number) # " of the operation " # name;
  string choice = !if(!gt(number, limit), "a large number of operands", "a small number of operands");
  let summary = "a summary that does not fit on the line of its field, and so follows";
  let assemblyFormat = "$lhs `,` $rhs attr-dict "
    "`:` type($result)";
}
// ANCHOR_END: values

// ANCHOR: blocks
let cppNamespace = "::toy" in {

def Toy_First : Toy_Attr<"First">;

} // cppNamespace = "::toy"

foreach width = [8, 16, 32] in
  def Toy_I # width : Toy_Type<"i" # width> { let bitwidth = width; }

multiclass Toy_Pair<string name> { def _lhs : Toy_Side<name, 0>; def _rhs : Toy_Side<name, 1>; }
// ANCHOR_END: blocks
