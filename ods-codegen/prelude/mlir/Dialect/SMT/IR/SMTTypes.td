// Part of odsgen. Apache-2.0.
//
// The sorts of SMT-LIB. Names and values are those of MLIR 22's mlir/Dialect/SMT/IR/SMTTypes.td (LLVM Project,
// Apache-2.0
// WITH LLVM-exception).

#ifndef SMT_TYPES
#define SMT_TYPES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/AttrTypeBase.td"

class SMTTypeDef<string name> : TypeDef<SMTDialect, name> {}

// A sort without parameters.
foreach sort = ["Bool", "Int"] in {
  def sort # Type : SMTTypeDef<sort> {
    let mnemonic = !tolower(sort);
    let assemblyFormat = "";
  }
}

let genVerifyDecl = 1 in {
  def BitVectorType : SMTTypeDef<"BitVector"> {
    let mnemonic = "bv";
    let parameters = (ins "int64_t":$width);
    let assemblyFormat = "`<` $width `>`";
  }

  def ArrayType : SMTTypeDef<"Array"> {
    let mnemonic = "array";
    let parameters = (ins "mlir::Type":$domainType, "mlir::Type":$rangeType);
    let assemblyFormat = "`<` `[` $domainType `->` $rangeType `]` `>`";
  }

  def SMTFuncType : SMTTypeDef<"SMTFunc"> {
    let mnemonic = "func";
    let parameters = (ins ArrayRefParameter<"mlir::Type", "domain types">:$domainTypes, "mlir::Type":$rangeType);
    let builders = [
      TypeBuilderWithInferredContext<(ins "llvm::ArrayRef<mlir::Type>":$domainTypes, "mlir::Type":$rangeType), CppBody>,
      TypeBuilderWithInferredContext<(ins "mlir::Type":$rangeType), CppBody>
    ];
#ifdef ODS_SINCE_MLIR_23
    let assemblyFormat = "`<` custom<DomainTypes>($domainTypes) $rangeType `>`";
#else
    let assemblyFormat = "`<` `(` $domainTypes `)` ` ` $rangeType `>`";
#endif
  }

  def SortType : SMTTypeDef<"Sort"> {
    let mnemonic = "sort";
    let parameters = (ins "mlir::StringAttr":$identifier,
                          OptionalArrayRefParameter<"mlir::Type", "sort parameters">:$sortParams);
    let builders = [
      TypeBuilder<(ins "llvm::StringRef":$identifier, "llvm::ArrayRef<mlir::Type>":$sortParams), CppBody>,
      TypeBuilder<(ins "llvm::StringRef":$identifier), CppBody>
    ];
    let assemblyFormat = "`<` $identifier (`[` $sortParams^ `]`)? `>`";
  }
}

def AnySMTType : Type<CPred<"smt::isAnySMTValueType($_self)">, "any SMT value type">;
def AnyNonFuncSMTType : Type<CPred<"smt::isAnyNonFuncSMTValueType($_self)">, "any non-function SMT value type">;
def AnyNonSMTType : Type<Neg<AnySMTType.predicate>, "any non-smt type">;

#endif // SMT_TYPES
