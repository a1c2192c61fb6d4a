// Part of odsgen. Apache-2.0.
//
// The interface of types that quantized values are stored in. Names and values are those of MLIR 23's
// mlir/IR/QuantStorageTypeInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_QUANTSTORAGETYPEINTERFACE
#define MLIR_IR_QUANTSTORAGETYPEINTERFACE

include "mlir/IR/OpBase.td"

def QuantStorageTypeInterface : TypeInterface<"QuantStorageTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type of the values that quantized types have in memory, with its width and range.";
  let methods = [
    InterfaceMethod<"Whether it is signed unless something else is said.", "bool", "shouldDefaultToSigned", (ins)>,
    InterfaceMethod<"The number of bits in memory.", "unsigned", "getStorageWidth", (ins)>,
    InterfaceMethod<"The least value, unless another is given.",
      "int64_t", "getDefaultMinimum", (ins "bool":$isSigned)>,
    InterfaceMethod<"The greatest value, unless another is given.",
      "int64_t", "getDefaultMaximum", (ins "bool":$isSigned)>,
    InterfaceMethod<"The name in the text of quantized types.",
      "std::string", "getStorageTypeName", (ins "bool":$isSigned)>,
    InterfaceMethod<"Whether a byte holds several values.", "bool", "isPacked", (ins)>,
    InterfaceMethod<"The number of bits of one value.", "unsigned", "getLogicalBitWidth", (ins)>,
    InterfaceMethod<"The number of values in a byte.", "unsigned", "getElementsPerByte", (ins)>,
    InterfaceMethod<"The alignment in bytes that the type asks for, if any.",
      "std::optional<unsigned>", "getPreferredAlignmentBytes", (ins)>,
  ];
}

#endif // MLIR_IR_QUANTSTORAGETYPEINTERFACE
