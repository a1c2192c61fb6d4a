// Part of odsgen. Apache-2.0.
//
// Functions and calls. Names and values are those of MLIR 22's mlir/Dialect/Func/IR/FuncOps.td (LLVM Project,
// Apache-2.0
// WITH LLVM-exception).

#ifndef FUNC_ODS
#define FUNC_ODS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let cppNamespace = "::mlir::func";
  let summary = "Functions, calls and returns";
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, string what, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits> {
  let summary = what;
}

// The operands of a call are the last argument, and empty by default.
defvar Func_CallOperands = CArg<"ValueRange", "{}">;

class Func_CallBuilder<string calleeType> : OpBuilder<(ins calleeType:$callee, "TypeRange":$results,
    Func_CallOperands:$operands),
                                                 CppBody>;

class Func_CallBuilderResultsFirst<string calleeType> : OpBuilder<(ins "TypeRange":$results, calleeType:$callee,
                                                                  Func_CallOperands:$operands), CppBody>;

def CallOp : Func_Op<"call", "calls a function by name",
                     [CallOpInterface, MemRefsNormalizable, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let description = [{
    The types of operands and results are those of the function.

    ```mlir
    %r = func.call @f(%a, %b) : (f32, f32) -> f32
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let builders = [
    OpBuilder<(ins "FuncOp":$callee, Func_CallOperands:$operands), CppBody>,
    Func_CallBuilder<"SymbolRefAttr">,
    Func_CallBuilder<"StringAttr">,
    Func_CallBuilder<"StringRef">,
    Func_CallBuilderResultsFirst<"FlatSymbolRefAttr">,
    Func_CallBuilderResultsFirst<"StringAttr">,
    Func_CallBuilderResultsFirst<"StringRef">
  ];
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}

// The types of `values` must be the list of types that `getter` returns for the function type.
class Func_MatchesCallee<string what, string values, string getter>
    : TypesMatchWith<"callee " # what # " types match " # !if(!eq(what, "input"), "argument", what) # " types",
        "callee",
                     values, "::llvm::cast<FunctionType>($_self)." # getter # "()">;

def CallIndirectOp : Func_Op<"call_indirect", "calls a value of function type",
                             [CallOpInterface, Func_MatchesCallee<"input", "callee_operands", "getInputs">,
                              Func_MatchesCallee<"result", "results", "getResults">]> {
  let description = [{
    ```mlir
    %f = func.constant @f : (f32) -> f32
    %r = func.call_indirect %f(%a) : (f32) -> f32
    ```
  }];
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$callee_operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins "Value":$callee, Func_CallOperands:$operands), CppBody>];
  let hasCanonicalizeMethod = 1;
  let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)";
}

def ConstantOp : Func_Op<"constant", "a function as a value",
                         [ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let hasFolder = 1;
}

def FuncOp : Func_Op<"func", "a function, with a body or declared",
                     [AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove,
                         OpAsmOpInterface]> {
  let description = [{
    The arguments of the entry block are the parameters. A function without a body is only declared, and then it cannot
    be public.

    ```mlir
    func.func private @declared(f32, index {a.hint}) -> f32
    func.func @identity(%x: f32) -> f32 {
      return %x : f32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  // Declarations are defined in the class, for the verifier of symbols.
  let extraClassDeclaration = "bool isDeclaration() { return isExternal(); }";
  let builders = [OpBuilder<(ins "StringRef":$name, "FunctionType":$type, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                                 CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>];
  let hasCustomAssemblyFormat = 1;
}

def ReturnOp : Func_Op<"return", "leaves a function with its results",
                       [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), CppBody>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // FUNC_ODS
