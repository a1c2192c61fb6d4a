// Conversions whose operations do not fit, and types that are not one.
// mlir-tblgen: does not know them; here: 40:5, 'd.one' has 1 operand, and 'd.two' has 2 operands

include "mlir/IR/OpBase.td"
include "ods/Conversion.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

def OneOp : Op<D, "one"> {
  let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$maybe);
  let results = (outs AnyType:$r);
}
def TwoOp : Op<D, "two"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def ManyOp : Op<D, "many"> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let results = (outs AnyType:$r);
}
def NeedingOp : Op<D, "needing"> {
  let arguments = (ins AnyType:$x, I32Attr:$maybe);
  let results = (outs AnyType:$r);
}
def OtherOp : Op<D, "other"> {
  let arguments = (ins AnyType:$x, I32Attr:$value);
  let results = (outs AnyType:$r);
}
def BodyOp : Op<D, "body"> {
  let regions = (region AnyRegion:$body);
}
def BodiesOp : Op<D, "bodies"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
}
def NextOp : Op<D, "next", [Terminator]> {
  let successors = (successor AnySuccessor:$next);
}
def EndOp : Op<D, "end", [Terminator]>;

def A : ConvertOp<OneOp, TwoOp>;
def B : ConvertOp<ManyOp, OneOp>;
def C : ConvertOp<OneOp, NeedingOp>;
def E : ConvertOp<OneOp, OtherOp> { let dropped = ["maybe"]; }
def F : ConvertOp<OneOp, ManyOp>;
def G : ConvertOp<OneOp, ManyOp> { let dropped = ["mabye"]; }
def H : ConvertOp<OneOp, OtherOp> { let renamed = [RenamedAttr<"maybe", "wert">]; }
def I : ConvertOp<BodiesOp, BodyOp>;
def J : ConvertOp<NextOp, EndOp>;
def K : ConvertOp<ManyOp, ManyOp> { let benefit = -1; }
def L : ConvertType<I32, AnyInteger>;
