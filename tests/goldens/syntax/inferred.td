// Operations whose result types the runtime infers. Their texts are mlir-opt's.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

class D<string n> : Dialect { let name = n; let cppNamespace = "::mlir::" # n; }
def Bufferization : D<"bufferization">;
def Smt : D<"smt">;
def Vector : D<"vector">;
def Wasmssa : D<"wasmssa">;
class Inferred<Dialect d, string mnemonic, list<Trait> traits = []>
  : Op<d, mnemonic, traits # [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

def DeallocOp : Inferred<Bufferization, "dealloc", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyMemRef>:$memrefs, Variadic<I1>:$conditions, Variadic<AnyMemRef>:$retained);
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
  }];
}
def BitVector : TypeDef<Smt, "BitVector"> {
  let mnemonic = "bv"; let parameters = (ins "int64_t":$width); let assemblyFormat = "`<` $width `>`";
}
def ConcatOp : Inferred<Smt, "bv.concat"> {
  let arguments = (ins BitVector:$lhs, BitVector:$rhs);
  let results = (outs BitVector:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))";
}
def ShuffleOp : Inferred<Vector, "shuffle"> {
  let arguments = (ins AnyVectorOfAnyRank:$v1, AnyVectorOfAnyRank:$v2, DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
}
def ToElementsOp : Inferred<Vector, "to_elements"> {
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}
def LocalRef : TypeDef<Wasmssa, "Local"> {
  let mnemonic = "local"; let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`ref` `to` $elementType";
}
def LocalOp : Inferred<Wasmssa, "local"> {
  let arguments = (ins TypeAttr:$type);
  let results = (outs LocalRef:$result);
  let assemblyFormat = "`of` `type` $type attr-dict";
}
def LocalGetOp : Inferred<Wasmssa, "local_get"> {
  let arguments = (ins LocalRef:$localVar);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$localVar `:` type($localVar) attr-dict";
}
