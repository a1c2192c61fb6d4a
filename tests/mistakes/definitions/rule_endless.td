// Rewrite rules create what they match.

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

class Toy_BinaryOp<string mnemonic> : Op<Toy_Dialect, mnemonic> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$result);
}
def Toy_AddOp : Toy_BinaryOp<"add">;
def Toy_SubOp : Toy_BinaryOp<"sub">;

def Swap : Pat<(Toy_AddOp $x, $y), (Toy_AddOp $y, $x)>;
def Associate : Pat<(Toy_SubOp (Toy_SubOp $x, $y), $z), (Toy_SubOp (Toy_SubOp $x, $z), $y)>;
// These come to an end: the created operation is another one, or has an operand that the rule does not create.
def AddOfSub : Pat<(Toy_AddOp (Toy_SubOp $x, $y), $z), (Toy_AddOp $x, (Toy_SubOp $z, $y))>;
def SubToAdd : Pat<(Toy_SubOp $x, $y), (Toy_AddOp $x, $y)>;
