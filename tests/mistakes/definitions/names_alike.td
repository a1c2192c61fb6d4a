// A name is close to several.

include "mlir/IR/OpBase.td"

class Pair<Constraint a, Constraint b> {
  list<Constraint> both = [a, b];
}

def Toy_AddIOp : AnyTypeOf<[I32]>;
def Toy_AddFOp : AnyTypeOf<[F32]>;
def Both : Pair<Toy_AddOp, Toy_AddIOp>;
