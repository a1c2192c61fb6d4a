// Attributes read by hand.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>(attr-dict) custom<G>(ref(attr-dict))
  }];
}
