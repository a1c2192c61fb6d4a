// All kinds of arguments.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, Variadic<AnyType>:$v, I32Attr:$x, StrAttr:$y);
  let regions = (region AnyRegion:$r);
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    $a custom<F>($v, type($v), $x, qualified($y), $r, $s, ref($a), ref(type($v)), "$_builder.getI1Type()") attr-dict-with-keyword
  }];
}
