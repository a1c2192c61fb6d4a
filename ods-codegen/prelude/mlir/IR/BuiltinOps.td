// Part of odsgen. Apache-2.0.
//
// The builtin operations. Names and values are those of MLIR 22's mlir/IR/BuiltinOps.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef BUILTIN_OPS
#define BUILTIN_OPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []> : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp
    : Builtin_Op<"module", [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, OpAsmOpInterface] #
                           GraphRegionNoTerminator.traits> {
  let summary = "A top level container operation";
  let description = [{
    Holds everything else: one block without arguments and terminator, the names of whose operations are one table. The
    module itself may have a name.

    ```mlir
    module @name {
      func.func private @f()
    }
    ```
  }];
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"std::optional<StringRef>", "{}">:$name)>];
  let skipDefaultBuilders = 1;
  let hasVerifier = 1;
}

def UnrealizedConversionCastOp : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "An unrealized conversion from one set of types to another";
  let description = [{
    Stands between values of types that were converted and those that were not yet. It has no meaning of its own and
    must be gone when conversion is finished.
  }];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    ($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // BUILTIN_OPS
