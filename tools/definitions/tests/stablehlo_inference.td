// Part of odsgen. Apache-2.0.
//
// Operations of StableHLO whose result types C++ infers, in a dialect of its name. These definitions are ours.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Hlo : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::hlo";
}

class HloOp<string name, dag attributes = (ins)> : Op<Hlo, name, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = !con((ins Variadic<AnyType>:$inputs), attributes);
  let results = (outs Variadic<AnyType>);
}

foreach name = [
  "abs", "add", "cholesky", "clamp", "compare", "complex", "dynamic_update_slice", "optimization_barrier", "replica_id",
  "select", "tuple"
] in
  def : HloOp<name>;

def : HloOp<"broadcast", (ins DenseI64ArrayAttr:$broadcast_sizes)>;
def : HloOp<"concatenate", (ins I64Attr:$dimension)>;
def : HloOp<"dynamic_slice", (ins DenseI64ArrayAttr:$slice_sizes)>;
def : HloOp<"get_dimension_size", (ins I64Attr:$dimension)>;
def : HloOp<"get_tuple_element", (ins I32Attr:$index)>;
def : HloOp<"pad", (ins DenseI64ArrayAttr:$edge_padding_low, DenseI64ArrayAttr:$edge_padding_high,
                        DenseI64ArrayAttr:$interior_padding)>;
def : HloOp<"slice", (ins AnyAttr:$start_indices, AnyAttr:$limit_indices, AnyAttr:$strides)>;
def : HloOp<"transpose", (ins DenseI64ArrayAttr:$permutation)>;
