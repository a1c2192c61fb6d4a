// Part of odsgen. Apache-2.0.
//
// Operations with the directives of StableHLO, in a dialect of its name. These definitions are ours.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Hlo : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::hlo";
  let useDefaultAttributePrinterParser = 1;
}

def Precision : I32EnumAttr<"Precision", "", [I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::hlo";
}
def PrecisionAttr : EnumAttr<Hlo, Precision, "precision">;
def PrecisionArray : TypedArrayAttrBase<PrecisionAttr, "precisions">;
def DotAlgorithm : AttrDef<Hlo, "DotAlgorithm"> {
  let mnemonic = "dot_algorithm";
  let parameters = (ins "Type":$accumulation, "bool":$imprecise);
  let assemblyFormat = "`<` struct(params) `>`";
}
class Numbers<string cppName, string text> : AttrDef<Hlo, cppName> {
  let mnemonic = text;
  let hasCustomAssemblyFormat = 1;
}
def Dims : ArrayRefParameter<"int64_t"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}
def DotNumbers : Numbers<"DotDimensionNumbers", "dot"> {
  let parameters = (ins Dims:$lhsBatching, Dims:$rhsBatching, Dims:$lhsContracting, Dims:$rhsContracting);
}
def GatherNumbers : Numbers<"GatherDimensionNumbers", "gather"> {
  let parameters = (ins Dims:$offset, Dims:$collapsed, Dims:$operandBatching, Dims:$startBatching, Dims:$start,
                        "int64_t":$index);
}
def ConvNumbers : Numbers<"ConvDimensionNumbers", "conv"> {
  let parameters = (ins "int64_t":$inputBatch, "int64_t":$inputFeature, Dims:$input, "int64_t":$kernelInput,
                        "int64_t":$kernelOutput, Dims:$kernel, "int64_t":$outputBatch, "int64_t":$outputFeature,
                        Dims:$output);
}
// The number of parameters in versions of StableHLO before batching dimensions.
def OldNumbers : Numbers<"ScatterDimensionNumbers", "scatter"> {
  let parameters = (ins Dims:$update, Dims:$inserted, Dims:$scatter, "int64_t":$index);
}
def Alias : AttrDef<Hlo, "OutputOperandAlias"> {
  let mnemonic = "output_operand_alias";
  let parameters = (ins Dims:$output, "int64_t":$index, Dims:$operand);
  let assemblyFormat = "`<` $output `,` $index `,` $operand `>`";
}
def Bounds : AttrDef<Hlo, "TypeExtensions"> {
  let mnemonic = "type_extensions";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let assemblyFormat = "`<` `bounds` `=` ` ` custom<DimSizes>($bounds) `>`";
}

class HloOp<string name, string format> : Op<Hlo, name> {
  let assemblyFormat = format;
}

def AddOp : HloOp<"add", [{
    $lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
def MapOp : HloOp<"map", [{
    $inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))
  }]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
}
def ComplexOp : HloOp<"complex", [{
    $lhs `,` $rhs attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))
  }]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
def TupleOp : HloOp<"tuple", "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))"> {
  let arguments = (ins Variadic<AnyType>:$val);
  let results = (outs AnyTuple:$result);
}
def BarrierOp : HloOp<"barrier", [{
    attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?
  }]> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$result);
}
def SelectOp : HloOp<"select", [{
    operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }]> {
  let arguments = (ins AnyType:$pred, AnyType:$on_true, AnyType:$on_false);
  let results = (outs AnyType:$result);
}
def ConcatenateOp : HloOp<"concatenate", [{
    custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:`
      functional-type(operands, results)
  }]> {
  let arguments = (ins Variadic<AnyType>:$inputs, I64Attr:$dimension);
  let results = (outs AnyType:$result);
}
def SliceOp : HloOp<"slice", [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:`
      functional-type(operands, results)
  }]> {
  let arguments = (ins AnyType:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs AnyType:$result);
}
def ReducePrecisionOp : HloOp<"reduce_precision", [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:`
      custom<SameOperandsAndResultType>(type($operand), type($output))
  }]> {
  let arguments = (ins AnyType:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs AnyType:$output);
}
def CustomCallOp : HloOp<"custom_call", [{
    custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }]> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name);
  let results = (outs Variadic<AnyType>:$outputs);
}
def DotOp : HloOp<"dot", [{
    $lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` functional-type(operands, results)
  }]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, OptionalAttr<PrecisionArray>:$precision_config);
  let results = (outs AnyType:$result);
}
def DotGeneralOp : HloOp<"dot_general", [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($numbers) ``
      custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:`
      functional-type(operands, results)
  }]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, DotNumbers:$numbers,
                       OptionalAttr<PrecisionArray>:$precision_config, OptionalAttr<DotAlgorithm>:$algorithm);
  let results = (outs AnyType:$result);
}
def ConvolutionOp : HloOp<"convolution", [{
    `(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($numbers) `,` `window` `=` `{`
      custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal)
      `}` attr-dict `:` functional-type(operands, results)
  }]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, ConvNumbers:$numbers,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<I64ElementsAttr>:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal);
  let results = (outs AnyType:$result);
}
def ReturnOp : Op<Hlo, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}

// Operations without a format.
def ConstantOp : Op<Hlo, "constant", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyType:$output);
  let hasCustomAssemblyFormat = 1;
}
def WhileOp : Op<Hlo, "while"> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>);
  let hasCustomAssemblyFormat = 1;
}
def ReduceOp : Op<Hlo, "reduce", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$init_values, DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>);
  let hasCustomAssemblyFormat = 1;
}
// No fact states the syntax of this operation, so it stays C++.
def ConvertOp : Op<Hlo, "convert"> {
  let hasCustomAssemblyFormat = 1;
}
