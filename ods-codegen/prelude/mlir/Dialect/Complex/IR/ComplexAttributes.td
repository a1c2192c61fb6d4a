// Part of odsgen. Apache-2.0.
//
// Complex numbers as attributes. Names and values are those of MLIR 22's mlir/Dialect/Complex/IR/ComplexAttributes.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef COMPLEX_ATTRIBUTE
#define COMPLEX_ATTRIBUTE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"

class Complex_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Complex_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

def Complex_NumberAttr : Complex_Attr<"Number", "number", [TypedAttrInterface]> {
  let summary = "a complex number";
  let description = [{
    The real and the imaginary part, after the type of both.

    ```mlir
    #complex.number<:f64 1.0, 2.0>
    ```
  }];
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag, AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "mlir::ComplexType":$type, "double":$real, "double":$imag), CppBody>,
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

#endif // COMPLEX_ATTRIBUTE
