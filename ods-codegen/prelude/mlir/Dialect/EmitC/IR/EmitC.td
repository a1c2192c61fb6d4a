// Part of odsgen. Apache-2.0.
//
// Operations of C and C++. Names and values are those of MLIR 22's
// mlir/Dialect/EmitC/IR/EmitC.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DIALECT_EMITC_IR_EMITC
#define MLIR_DIALECT_EMITC_IR_EMITC

include "mlir/Dialect/EmitC/IR/EmitCAttributes.td"
include "mlir/Dialect/EmitC/IR/EmitCInterfaces.td"
include "mlir/Dialect/EmitC/IR/EmitCTypes.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/BuiltinAttributes.td"

class EmitC_Op<string mnemonic, string what, list<Trait> traits = []> : Op<EmitC_Dialect, mnemonic, traits> {
  let summary = what;
}

def IntegerIndexOrOpaqueType : Type<CPred<"emitc::isIntegerIndexOrOpaqueType($_self)">,
                                    "integer, index or opaque type supported by EmitC">;
def FloatIntegerIndexOrOpaqueType : AnyTypeOf<[EmitCFloatType, IntegerIndexOrOpaqueType]>;

// Operations in the regions need no prefix.
defvar EmitC_IsDefaultDialect = [{
  static ::llvm::StringRef getDefaultDialect() { return "emitc"; }
}];

// An operator with one operand.
class EmitC_Unary<string mnemonic, string what> : EmitC_Op<mnemonic, what, [CExpressionInterface]> {
  let arguments = (ins EmitCType);
  let results = (outs EmitCType);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// An operator with two operands.
class EmitC_Binary<string mnemonic, string what> : EmitC_Op<mnemonic, what, [CExpressionInterface]> {
  let arguments = (ins EmitCType:$lhs, EmitCType:$rhs);
  let results = (outs EmitCType);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// An operator with two operands of types with arithmetic.
class EmitC_Arithmetic<string mnemonic, string what, Type type> : EmitC_Binary<mnemonic, what> {
  let arguments = (ins type, type);
  let results = (outs type);
}

// A logical operator, whose result is true or false.
class EmitC_LogicalBinary<string mnemonic, string what> : EmitC_Binary<mnemonic, what> {
  let results = (outs I1);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

// The type of `result` follows from that of `operand`.
class EmitC_References<string operand, string type> : TypesMatchWith<"input and result reference the same type",
    operand, "result", type>;

def EmitC_FileOp : EmitC_Op<"file", "a file of C++, of which a translation selects one",
                            [IsolatedFromAbove, NoRegionArguments, SymbolTable,
                             OpAsmOpInterface] # GraphRegionNoTerminator.traits> {
  let arguments = (ins Builtin_StringAttr:$id);
  let extraClassDeclaration = EmitC_IsDefaultDialect;
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "$id attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"StringRef">:$id)>];
  let skipDefaultBuilders = 1;
}

def EmitC_AddressOfOp
    : EmitC_Op<"address_of", "the address of a variable",
               [CExpressionInterface,
                EmitC_References<"reference",
                    "emitc::PointerType::get(::llvm::cast<emitc::LValueType>($_self).getValueType())">]> {
  let arguments = (ins EmitC_LValueType:$reference);
  let results = (outs EmitC_PointerType:$result);
  let assemblyFormat = "$reference `:` qualified(type($reference)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_AddOp : EmitC_Binary<"add", "the operator `+`"> {
  let hasVerifier = 1;
}

def EmitC_ApplyOp : EmitC_Op<"apply", "the operator `&` or `*`; `address_of` and `dereference` replace it",
                             [CExpressionInterface]> {
  let arguments = (ins Arg<StrAttr, "the operator">:$applicableOperator,
                       AnyTypeOf<[EmitCType, EmitC_LValueType]>:$operand);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)";
  let hasVerifier = 1;
}

def EmitC_BitwiseAndOp : EmitC_Binary<"bitwise_and", "the operator `&` of two operands">;
def EmitC_BitwiseLeftShiftOp : EmitC_Binary<"bitwise_left_shift", "the operator `<<`">;
def EmitC_BitwiseNotOp : EmitC_Unary<"bitwise_not", "the operator `~`">;
def EmitC_BitwiseOrOp : EmitC_Binary<"bitwise_or", "the operator `|`">;
def EmitC_BitwiseRightShiftOp : EmitC_Binary<"bitwise_right_shift", "the operator `>>`">;
def EmitC_BitwiseXorOp : EmitC_Binary<"bitwise_xor", "the operator `^`">;

def EmitC_CallOpaqueOp : EmitC_Op<"call_opaque", "a call of a function that is not in the module",
                                  [CExpressionInterface]> {
  let description = [{
    Where there are `args`, they are the arguments of the call: an integer of type `index` is an operand, anything else
    a constant.

    ```mlir
    %r = emitc.call_opaque "f"(%x) {args = [0 : index, 4 : i32], template_args = [f32]} : (f32) -> f32
    ```
  }];
  let arguments = (ins Arg<StrAttr, "the function">:$callee,
                       Arg<OptionalAttr<ArrayAttr>, "the order of operands and constants">:$args,
                       Arg<OptionalAttr<ArrayAttr>, "the arguments of the template">:$template_args,
                       Variadic<EmitCType>:$operands);
  let results = (outs Variadic<EmitCType>);
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::llvm::StringRef":$callee,
                                 "::mlir::ValueRange":$operands, CArg<"::mlir::ArrayAttr", "{}">:$args,
                                 CArg<"::mlir::ArrayAttr", "{}">:$template_args), CppBody>];
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
  let hasVerifier = 1;
}

def EmitC_CastOp : EmitC_Op<"cast", "a conversion of a value to another type",
                            [CExpressionInterface, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins EmitCType:$source);
  let results = (outs EmitCType:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}

def EmitC_CmpOp : EmitC_Binary<"cmp", "a comparison, by the operator that a predicate names"> {
  let description = [{
    ```mlir
    %0 = emitc.cmp lt, %x, %y : (i32, i32) -> i1
    ```
  }];
  let arguments = (ins EmitC_CmpPredicateAttr:$predicate, EmitCType:$lhs, EmitCType:$rhs);
  let assemblyFormat = "$predicate `,` operands attr-dict `:` functional-type(operands, results)";
}

def EmitC_ConstantOp : EmitC_Op<"constant", "a constant", [ConstantLike, CExpressionInterface]> {
  let description = [{
    ```mlir
    %0 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    ```
  }];
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs EmitCType);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def EmitC_DereferenceOp
    : EmitC_Op<"dereference", "the variable that a pointer points to",
               [EmitC_References<"pointer",
                    "emitc::LValueType::get(::llvm::cast<emitc::PointerType>($_self).getPointee())">]> {
  let arguments = (ins EmitC_PointerType:$pointer);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = "$pointer `:` qualified(type($pointer)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_DivOp : EmitC_Arithmetic<"div", "the operator `/`", FloatIntegerIndexOrOpaqueType>;

def EmitC_ExpressionOp : EmitC_Op<"expression", "operations that are one expression of C",
                                  [HasOnlyGraphRegion, OpAsmOpInterface, IsolatedFromAbove,
                                   SingleBlockImplicitTerminator<"emitc::YieldOp">]> {
  let description = [{
    Inside, the operands have their names. The expression is part of its user's text if it has no side effects and one
    user, and is not marked `noinline`.

    ```mlir
    %r = emitc.expression %a, %b, %c : (i32, i32, i32) -> i32 {
      %0 = mul %a, %b : (i32, i32) -> i32
      %1 = add %0, %c : (i32, i32) -> i32
      yield %1 : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyTypeOf<[EmitCType, EmitC_LValueType]>>:$defs, UnitAttr:$do_not_inline);
  let results = (outs EmitCType:$result);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

def EmitC_ForOp : EmitC_Op<"for", "a loop that counts",
                           [AllTypesMatch<["lowerBound", "upperBound", "step"]>, OpAsmOpInterface,
                            SingleBlockImplicitTerminator<"emitc::YieldOp">, RecursiveMemoryEffects]> {
  let description = [{
    ```mlir
    emitc.for %i = %lower to %upper step %step {
      emitc.assign %i : index to %x : <index>
    }
    ```
  }];
  let arguments = (ins IntegerIndexOrOpaqueType:$lowerBound, IntegerIndexOrOpaqueType:$upperBound,
                       IntegerIndexOrOpaqueType:$step);
  let results = (outs);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
                                 CArg<"function_ref<void(OpBuilder &, Location, Value)>", "nullptr">)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

class EmitC_CallBuilder<string calleeType> : OpBuilder<(ins calleeType:$callee, "TypeRange":$results,
                                                           CArg<"ValueRange", "{}">:$operands), CppBody>;

def EmitC_CallOp : EmitC_Op<"call", "calls a function of the module",
                            [CallOpInterface, CExpressionInterface,
                             DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<EmitCType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<EmitCType>);
  let builders = [OpBuilder<(ins "FuncOp":$callee, CArg<"ValueRange", "{}">:$operands), CppBody>,
                  EmitC_CallBuilder<"SymbolRefAttr">, EmitC_CallBuilder<"StringAttr">, EmitC_CallBuilder<"StringRef">];
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}

def EmitC_DeclareFuncOp : EmitC_Op<"declare_func", "declares a function that is defined later",
                                   [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}

def EmitC_FuncOp : EmitC_Op<"func", "a function, with at most one result",
                            [AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let description = [{
    Specifiers are written before the result type.

    ```mlir
    emitc.func @f(%x: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
      return %x : i32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrArrayAttr>:$specifiers, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                                 CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                                 CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_ReturnOp : EmitC_Op<"return", "ends a function", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let arguments = (ins Optional<EmitCType>:$operand);
  let assemblyFormat = "attr-dict ($operand^ `:` type($operand))?";
  let hasVerifier = 1;
}

def EmitC_IncludeOp : EmitC_Op<"include", "includes a header: `\"own.h\"`, or `<\"standard.h\">`"> {
  let arguments = (ins Arg<StrAttr, "the header">:$include, UnitAttr:$is_standard_include);
  let hasCustomAssemblyFormat = 1;
}

def EmitC_LiteralOp : EmitC_Op<"literal", "a value that is printed as its text", [Pure]> {
  let arguments = (ins StrAttr:$value);
  let results = (outs EmitCType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

def EmitC_LogicalAndOp : EmitC_LogicalBinary<"logical_and", "the operator `&&`">;

def EmitC_LogicalNotOp : EmitC_Unary<"logical_not", "the operator `!`"> {
  let results = (outs I1);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

def EmitC_LogicalOrOp : EmitC_LogicalBinary<"logical_or", "the operator `||`">;

def EmitC_LoadOp : EmitC_Op<"load", "the value of a variable",
                            [CExpressionInterface,
                             TypesMatchWith<"result type matches value type of 'operand'", "operand", "result",
                                            "::llvm::cast<LValueType>($_self).getValueType()">]> {
  let arguments = (ins Res<EmitC_LValueType, "", [MemRead<DefaultResource, 0, FullEffect>]>:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def EmitC_MulOp : EmitC_Arithmetic<"mul", "the operator `*` of two operands", FloatIntegerIndexOrOpaqueType>;
def EmitC_RemOp : EmitC_Arithmetic<"rem", "the operator `%`", IntegerIndexOrOpaqueType>;

def EmitC_SubOp : EmitC_Binary<"sub", "the operator `-` of two operands"> {
  let hasVerifier = 1;
}

def EmitC_MemberOp : EmitC_Op<"member", "the operator `.`"> {
  let arguments = (ins Arg<StrAttr, "the name of the member">:$member, EmitC_LValueOf<[EmitC_OpaqueType]>:$operand);
  let results = (outs AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>);
}

def EmitC_MemberOfPtrOp : EmitC_Op<"member_of_ptr", "the operator `->`"> {
  let arguments = (ins Arg<StrAttr, "the name of the member">:$member,
                       EmitC_LValueOf<[EmitC_OpaqueType, EmitC_PointerType]>:$operand);
  let results = (outs AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>);
}

def EmitC_ConditionalOp : EmitC_Op<"conditional", "the operator `?:`",
                                   [AllTypesMatch<["true_value", "false_value", "result"]>, CExpressionInterface]> {
  let arguments = (ins I1:$condition, EmitCType:$true_value, EmitCType:$false_value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

def EmitC_UnaryMinusOp : EmitC_Unary<"unary_minus", "the operator `-` of one operand">;
def EmitC_UnaryPlusOp : EmitC_Unary<"unary_plus", "the operator `+` of one operand">;

def EmitC_VariableOp : EmitC_Op<"variable", "declares a variable"> {
  let description = [{
    Without an initial value if that is an empty opaque attribute.

    ```mlir
    %x = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    ```
  }];
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs Res<AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>, "",
                          [MemAlloc<DefaultResource, 0, FullEffect>]>);
  let hasVerifier = 1;
}

def EmitC_GlobalOp : EmitC_Op<"global", "a global variable", [Symbol]> {
  let description = [{
    ```mlir
    emitc.global static const @table : !emitc.array<2xf32> = dense<[1.0, 2.0]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value,
                       UnitAttr:$extern_specifier, UnitAttr:$static_specifier, UnitAttr:$const_specifier);
  let assemblyFormat = [{
    (`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:`
    custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetGlobalOp : EmitC_Op<"get_global", "a global variable, to be used in a function",
                                 [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def EmitC_VerbatimOp : EmitC_Op<"verbatim", "a text, with values at its placeholders"> {
  let description = [{
    With values, `{}` is replaced by the next value, and `{{` is a brace.

    ```mlir
    emitc.verbatim "print({});" args %x : i32
    ```
  }];
  let arguments = (ins StrAttr:$value, Variadic<AnyTypeOf<[EmitCType, EmitC_LValueType]>>:$fmtArgs);
  let builders = [OpBuilder<(ins "::llvm::StringRef":$value), CppBody>];
  let hasVerifier = 1;
  let assemblyFormat = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict";
}

def EmitC_AssignOp : EmitC_Op<"assign", "assigns a value to a variable"> {
  let arguments = (ins Res<EmitC_LValueType, "", [MemWrite<DefaultResource, 1, FullEffect>]>:$var, EmitCType:$value);
  let results = (outs);
  let hasVerifier = 1;
  let assemblyFormat = "$value `:` type($value) `to` $var `:` type($var) attr-dict";
}

def EmitC_YieldOp : EmitC_Op<"yield", "ends a block of an expression, a loop or a condition",
                             [Pure, Terminator, ParentOneOf<["DoOp", "ExpressionOp", "ForOp", "IfOp", "SwitchOp"]>]> {
  let arguments = (ins Optional<EmitCType>:$result);
  let builders = [OpBuilder<(ins), CppBody>];
  let hasVerifier = 1;
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
}

class EmitC_RegionBranch<list<string> methods> : DeclareOpInterfaceMethods<RegionBranchOpInterface, methods>;

def EmitC_IfOp : EmitC_Op<"if", "runs one of two regions, as a condition says",
                          [EmitC_RegionBranch<["getNumRegionInvocations", "getRegionInvocationBounds",
                                               "getEntrySuccessorRegions"]>,
                           OpAsmOpInterface, SingleBlock, SingleBlockImplicitTerminator<"emitc::YieldOp">,
                           RecursiveMemoryEffects, NoRegionArguments]> {
  let arguments = (ins I1:$condition);
  let results = (outs);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let skipDefaultBuilders = 1;
  defvar Body = "function_ref<void(OpBuilder &, Location)>";
  let builders = [
    OpBuilder<(ins "Value":$cond)>,
    OpBuilder<(ins "Value":$cond, "bool":$addThenBlock, "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond, CArg<Body, "buildTerminatedBody">:$thenBuilder, CArg<Body, "nullptr">:$elseBuilder)>
  ];
  let hasCustomAssemblyFormat = 1;
}

def EmitC_SubscriptOp : EmitC_Op<"subscript", "an element of an array, or at an offset of a pointer"> {
  let arguments = (ins Arg<AnyTypeOf<[EmitC_ArrayType, EmitC_OpaqueType, EmitC_PointerType]>,
                           "the array or pointer">:$value, Variadic<EmitCType>:$indices);
  let results = (outs EmitC_LValueType:$result);
  let builders = [OpBuilder<(ins "TypedValue<ArrayType>":$array, "ValueRange":$indices), CppBody>,
                  OpBuilder<(ins "TypedValue<PointerType>":$pointer, "Value":$index), CppBody>];
  let hasVerifier = 1;
  let assemblyFormat = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)";
}

def EmitC_SwitchOp : EmitC_Op<"switch", "runs the region of a case, or the default one",
                              [RecursiveMemoryEffects, OpAsmOpInterface,
                               SingleBlockImplicitTerminator<"emitc::YieldOp">,
                               EmitC_RegionBranch<["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let arguments = (ins IntegerIndexOrOpaqueType:$arg, DenseI64ArrayAttr:$cases);
  let extraClassDeclaration = EmitC_IsDefaultDialect;
  let results = (outs);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion
  }];
  let hasVerifier = 1;
}

def EmitC_ClassOp : EmitC_Op<"class", "a class with fields and functions",
                             [AutomaticAllocationScope, IsolatedFromAbove, OpAsmOpInterface, SymbolTable,
                              Symbol] # GraphRegionNoTerminator.traits> {
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$final_specifier);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body";
}

def EmitC_FieldOp : EmitC_Op<"field", "a field of a class", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value);
  let assemblyFormat = "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict";
  let hasVerifier = 1;
}

def EmitC_GetFieldOp : EmitC_Op<"get_field", "a field of the class, to be used in its functions",
                                [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$field_name);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$field_name `:` type($result) attr-dict";
  let hasVerifier = 1;
}

def EmitC_DoOp : EmitC_Op<"do", "a loop that goes on while an expression is true after its body",
                          [NoTerminator, OpAsmOpInterface, RecursiveMemoryEffects]> {
  let description = [{
    ```mlir
    emitc.do {
      emitc.verbatim "step();"
    } while {
      %0 = emitc.expression %go : (i1) -> i1 {
        %1 = logical_not %go : i1
        yield %1 : i1
      }
      yield %0 : i1
    }
    ```
  }];
  let arguments = (ins);
  let results = (outs);
  let regions = (region SizedRegion<1>:$bodyRegion, SizedRegion<1>:$conditionRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_EMITC_IR_EMITC
