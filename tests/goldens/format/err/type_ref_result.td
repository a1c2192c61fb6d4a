// A reference to the type of a result that is not bound before.
// mlir-tblgen: 13:19, 'ref' of 'type($r)' is not bound by a prior 'type' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    custom<F>(ref(type($r))) attr-dict type($r)
  }];
}
