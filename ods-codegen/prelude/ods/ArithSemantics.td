// Part of odsgen. Apache-2.0.
//
// The meaning of arith's operations on integers, as MLIR's documentation states it, for `odsgen prove`. These records
// are ours: mlir-tblgen does not know them.

#ifndef ODS_ARITH_SEMANTICS
#define ODS_ARITH_SEMANTICS

include "mlir/Dialect/Arith/IR/ArithOps.td"
include "ods/Semantics.td"

class SmtWrapping<Op operation, string name>
    : SmtBinary<operation, "bv" # name,
                "(or (and (flag $overflowFlags nsw) (bvs" # name # "o $lhs $rhs))" #
                " (and (flag $overflowFlags nuw) (bvu" # name # "o $lhs $rhs)))">;

def : SmtSemantics<Arith_ConstantOp, ["(resize $value (width $result))"]>;

def : SmtWrapping<Arith_AddIOp, "add">;
def : SmtWrapping<Arith_SubIOp, "sub">;
def : SmtWrapping<Arith_MulIOp, "mul">;

def : SmtSemantics<Arith_AddUIExtendedOp, ["(bvadd $lhs $rhs)", "(bit (bvuaddo $lhs $rhs))"]> {
  let types = ["(= (width $overflow) 1)"];
}
class SmtMulExtended<Op operation, string extend>
    : SmtSemantics<operation, ["(bvmul $lhs $rhs)", "(let ((n (width $lhs))) (extract (- (* 2 n) 1) n (bvmul (" #
                               extend # " $lhs (* 2 n)) (" # extend # " $rhs (* 2 n)))))"]>;
def : SmtMulExtended<Arith_MulSIExtendedOp, "sext">;
def : SmtMulExtended<Arith_MulUIExtendedOp, "zext">;

def : SmtDivision<Arith_DivUIOp, "(bvudiv $lhs $rhs)", false, "(and (set $isExact) (distinct (bvurem $lhs $rhs) 0))">;
def : SmtDivision<Arith_DivSIOp, "(bvsdiv $lhs $rhs)", true, "(and (set $isExact) (distinct (bvsrem $lhs $rhs) 0))">;
def : SmtDivision<Arith_CeilDivUIOp, SmtCeilDivU, false>;
def : SmtDivision<Arith_CeilDivSIOp, SmtCeilDivS, true>;
def : SmtDivision<Arith_FloorDivSIOp, SmtFloorDivS, true>;
def : SmtDivision<Arith_RemUIOp, "(bvurem $lhs $rhs)", false>;
def : SmtDivision<Arith_RemSIOp, "(bvsrem $lhs $rhs)", false>;

def : SmtBinary<Arith_AndIOp, "bvand">;
def : SmtBinary<Arith_OrIOp, "bvor">;
def : SmtBinary<Arith_XOrIOp, "bvxor">;

def : SmtShift<Arith_ShLIOp, "bvshl", "(let ((shifted (bvshl $lhs $rhs))) (or" #
    " (and (flag $overflowFlags nsw) (distinct (bvashr shifted $rhs) $lhs))" #
    " (and (flag $overflowFlags nuw) (distinct (bvlshr shifted $rhs) $lhs))))">;
class SmtShiftRight<Op operation, string function>
    : SmtShift<operation, function, "(and (set $isExact) (distinct (bvshl (" # function # " $lhs $rhs) $rhs) $lhs))">;
def : SmtShiftRight<Arith_ShRUIOp, "bvlshr">;
def : SmtShiftRight<Arith_ShRSIOp, "bvashr">;

class SmtChoice<Op operation, string comparison>
    : SmtSemantics<operation, ["(ite (" # comparison # " $lhs $rhs) $lhs $rhs)"]>;
def : SmtChoice<Arith_MaxSIOp, "bvsgt">;
def : SmtChoice<Arith_MaxUIOp, "bvugt">;
def : SmtChoice<Arith_MinSIOp, "bvslt">;
def : SmtChoice<Arith_MinUIOp, "bvult">;

class SmtExtension<Op operation, string extend>
    : SmtSemantics<operation, ["(" # extend # " $in (width $out))"]> {
  let types = ["(not (is-index $in))", "(not (is-index $out))", "(< (width $in) (width $out))"];
}
def : SmtExtension<Arith_ExtUIOp, "zext">;
def : SmtExtension<Arith_ExtSIOp, "sext">;
def : SmtSemantics<Arith_TruncIOp, ["(trunc $in (width $out))"],
                   "(let ((cut (trunc $in (width $out)))) (or" #
                   " (and (flag $overflowFlags nsw) (distinct (sext cut (width $in)) $in))" #
                   " (and (flag $overflowFlags nuw) (distinct (zext cut (width $in)) $in))))"> {
  let types = ["(not (is-index $in))", "(not (is-index $out))", "(> (width $in) (width $out))"];
}
def : SmtIndexCast<Arith_IndexCastOp, "in", "out", true>;
def : SmtIndexCast<Arith_IndexCastUIOp, "in", "out", false>;

def : SmtComparison<Arith_CmpIOp, "predicate">;

// The value that is not chosen may be poison.
def : SmtSemantics<SelectOp, ["(ite (= $condition 1) $true_value $false_value)"],
                   "(or (poison $condition) (ite (= $condition 1) (poison $true_value) (poison $false_value)))"> {
  let types = ["(= (width $condition) 1)", "(not (is-index $condition))"];
  let propagatesPoison = false;
}

#endif // ODS_ARITH_SEMANTICS
