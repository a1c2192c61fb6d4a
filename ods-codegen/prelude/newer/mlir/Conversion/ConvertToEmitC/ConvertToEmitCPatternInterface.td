// Part of odsgen. Apache-2.0.
//
// Patterns of a dialect for the conversion to EmitC. Names and values are those of MLIR 23's
// mlir/Conversion/ConvertToEmitC/ConvertToEmitCPatternInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_CONVERTTOEMITCPATTERNINTERFACE
#define MLIR_INTERFACES_CONVERTTOEMITCPATTERNINTERFACE

include "mlir/IR/Interfaces.td"

def ConvertToEmitCPatternInterface : DialectInterface<"ConvertToEmitCPatternInterface"> {
  let description = "A dialect that can be converted to EmitC.";
  let cppNamespace = "::mlir";
  let methods = [
    PureVirtualInterfaceMethod<"Adds the patterns, and what is legal afterwards.",
      "void", "populateConvertToEmitCConversionPatterns",
      (ins "::mlir::ConversionTarget &":$target, "::mlir::TypeConverter &":$typeConverter,
           "::mlir::RewritePatternSet &":$patterns, "::std::optional<bool>":$lowerToCpp)>,
  ];
}

#endif // MLIR_INTERFACES_CONVERTTOEMITCPATTERNINTERFACE
