// Part of odsgen. Apache-2.0.
//
// Arithmetic on indices. Names and values are those of MLIR 22's mlir/Dialect/Index/IR/IndexOps.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef INDEX_ODS
#define INDEX_ODS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def IndexDialect : Dialect {
  let name = "index";
  let cppNamespace = "::mlir::index";
  let summary = "Arithmetic on integers whose width only the target knows";
  let description = [{
    An operation is folded only if its result is the same for 32 and 64 bits.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def IndexCmpPredicate
    : I32EnumAttr<"IndexCmpPredicate", "index comparison predicate kind",
                  [I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">, I32EnumAttrCase<"SLT", 2, "slt">,
                   I32EnumAttrCase<"SLE", 3, "sle">, I32EnumAttrCase<"SGT", 4, "sgt">, I32EnumAttrCase<"SGE", 5, "sge">,
                   I32EnumAttrCase<"ULT", 6, "ult">, I32EnumAttrCase<"ULE", 7, "ule">, I32EnumAttrCase<"UGT", 8, "ugt">,
                   I32EnumAttrCase<"UGE", 9, "uge">]> {
  let cppNamespace = "::mlir::index";
  let genSpecializedAttr = 0;
}

def IndexCmpPredicateAttr : EnumAttr<IndexDialect, IndexCmpPredicate, "cmp_predicate">;

class IndexOp<string mnemonic, string what, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic,
         [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>] # traits> {
  let summary = what;
}

class IndexBinaryOp<string mnemonic, string what, list<Trait> traits = [Pure]> : IndexOp<mnemonic, what, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// Commutative; constant operands are moved to the right.
class Index_CommutativeOp<string mnemonic, string what> : IndexBinaryOp<mnemonic, what, [Commutative, Pure]> {
  let hasCanonicalizeMethod = 1;
}

// Undefined when the divisor is zero, or the quotient overflows.
class Index_DivisionOp<string mnemonic, string what> : IndexBinaryOp<mnemonic, what, [NoMemoryEffect]>;

def Index_AddOp : Index_CommutativeOp<"add", "the sum of two indices">;
def Index_SubOp : IndexBinaryOp<"sub", "the difference of two indices">;
def Index_MulOp : Index_CommutativeOp<"mul", "the product of two indices">;
def Index_DivSOp : Index_DivisionOp<"divs", "the quotient of signed indices, rounded towards zero">;
def Index_DivUOp : Index_DivisionOp<"divu", "the quotient of unsigned indices, rounded towards zero">;
def Index_CeilDivSOp : Index_DivisionOp<"ceildivs", "the quotient of signed indices, rounded up">;
def Index_CeilDivUOp : Index_DivisionOp<"ceildivu", "the quotient of unsigned indices, rounded up">;
def Index_FloorDivSOp : Index_DivisionOp<"floordivs", "the quotient of signed indices, rounded down">;
def Index_RemSOp : Index_DivisionOp<"rems", "what a division of signed indices leaves">;
def Index_RemUOp : Index_DivisionOp<"remu", "what a division of unsigned indices leaves">;
def Index_MaxSOp : Index_CommutativeOp<"maxs", "the greater of two signed indices">;
def Index_MaxUOp : Index_CommutativeOp<"maxu", "the greater of two unsigned indices">;
def Index_MinSOp : Index_CommutativeOp<"mins", "the smaller of two signed indices">;
def Index_MinUOp : Index_CommutativeOp<"minu", "the smaller of two unsigned indices">;
def Index_ShlOp : IndexBinaryOp<"shl", "bits shifted to the left">;
def Index_ShrSOp : IndexBinaryOp<"shrs", "bits shifted to the right, copies of the sign shifted in">;
def Index_ShrUOp : IndexBinaryOp<"shru", "bits shifted to the right, zeros shifted in">;
def Index_AndOp : Index_CommutativeOp<"and", "bitwise and">;
def Index_OrOp : Index_CommutativeOp<"or", "bitwise or">;
def Index_XOrOp : Index_CommutativeOp<"xor", "bitwise exclusive or">;

class Index_CastOp<string mnemonic, string what>
    : IndexOp<mnemonic, what, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastSOp : Index_CastOp<"casts", "between an index and a signed integer">;
def Index_CastUOp : Index_CastOp<"castu", "between an index and an unsigned integer">;

def Index_CmpOp : IndexOp<"cmp", "whether two indices are as the predicate says", [Pure]> {
  let description = [{
    ```mlir
    %r = index.cmp slt(%a, %b)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", "the width of an index on the target, in bits", [Pure]> {
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

class Index_ConstantOp<string mnemonic, string what>
    : IndexOp<mnemonic, what, [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface,
        ["getAsmResultNames"]>]> {
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_ConstantOp : Index_ConstantOp<"constant", "an index"> {
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let builders = [OpBuilder<(ins "int64_t":$value)>];
}

def Index_BoolConstantOp : Index_ConstantOp<"bool.constant", "true or false"> {
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
}

#endif // INDEX_ODS
