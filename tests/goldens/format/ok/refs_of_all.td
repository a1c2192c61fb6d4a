// References to all of a kind.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    operands successors regions attr-dict-with-keyword type(operands) type(results) custom<F>(ref(operands), ref(successors), ref(regions))
  }];
}
