// A reference to types of results that cannot be bound before.
// mlir-tblgen: 13:19, 'ref' of 'type(results)' is not bound by a prior 'type' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    custom<F>(ref(type(results))) attr-dict type(results)
  }];
}
