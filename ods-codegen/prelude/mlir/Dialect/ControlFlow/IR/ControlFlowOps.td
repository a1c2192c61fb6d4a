// Part of odsgen. Apache-2.0.
//
// Branches between blocks. Names and values are those of MLIR 22's mlir/Dialect/ControlFlow/IR/ControlFlowOps.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef CF_ODS
#define CF_ODS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::mlir::cf";
  let summary = "Branches between the blocks of a region, and assertions";
  let dependentDialects = ["arith::ArithDialect"];
}

class CF_Op<string mnemonic, string what, list<Trait> traits = []> : Op<ControlFlow_Dialect, mnemonic, traits> {
  let summary = what;
}

defvar CF_BranchMethods = DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>;

def AssertOp : CF_Op<"assert", "stops the program with a message unless a condition holds",
                     [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br", "goes to another block", [CF_BranchMethods, Pure, Terminator]> {
  let description = [{
    ```mlir
    cf.br ^next(%a : i32)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let builders = [OpBuilder<(ins "Block *":$dest, CArg<"ValueRange", "{}">:$destOperands), CppBody>];
  let hasCanonicalizeMethod = 1;
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def CondBranchOp : CF_Op<"cond_br", "goes to one of two blocks, as a condition says",
                         [AttrSizedOperandSegments, CF_BranchMethods, WeightedBranchOpInterface, Pure, Terminator]> {
  let description = [{
    The weights say how likely each way is.

    ```mlir
    cf.cond_br %c weights([90, 10]), ^yes(%a : i32), ^no
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands, Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  defvar Weights = CArg<"ArrayRef<int32_t>", "{}">;
  let builders = [
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "ValueRange":$trueOperands, "Block *":$falseDest,
                   "ValueRange":$falseOperands, Weights:$branchWeights), CppBody>,
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "Block *":$falseDest,
                   CArg<"ValueRange", "{}">:$falseOperands, Weights:$branchWeights), CppBody>
  ];
  let hasCanonicalizer = 1;
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
}

// The case values have several C++ types.
class CF_SwitchBuilder<string values>
    : OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination, "ValueRange":$defaultOperands,
                     CArg<values, "{}">:$caseValues, CArg<"BlockRange", "{}">:$caseDestinations,
                     CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>;

def SwitchOp : CF_Op<"switch", "goes to the block that an integer is listed with",
                     [AttrSizedOperandSegments, CF_BranchMethods, Pure, Terminator]> {
  let description = [{
    ```mlir
    cf.switch %flag : i32, [
      default: ^other,
      42: ^found(%a : i32)
    ]
    ```
  }];
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let builders = [CF_SwitchBuilder<"ArrayRef<APInt>">, CF_SwitchBuilder<"ArrayRef<int32_t>">,
                  CF_SwitchBuilder<"DenseIntElementsAttr">];
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)),$defaultDestination,
                            $defaultOperands,
                            type($defaultOperands),
                            $case_values,
                            $caseDestinations,
                            $caseOperands,
                            type($caseOperands))
   `]`
    attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // CF_ODS
