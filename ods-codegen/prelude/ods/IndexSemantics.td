// Part of odsgen. Apache-2.0.
//
// The meaning of index's operations, as MLIR's documentation states it, for `odsgen prove`. These records are ours:
// mlir-tblgen does not know them.

#ifndef ODS_INDEX_SEMANTICS
#define ODS_INDEX_SEMANTICS

include "mlir/Dialect/Index/IR/IndexOps.td"
include "ods/Semantics.td"

def : SmtSemantics<Index_ConstantOp, ["(resize $value (width $result))"]>;
def : SmtSemantics<Index_BoolConstantOp, ["$value"]>;
def : SmtSemantics<Index_SizeOfOp, ["(const (width $result) (width $result))"]>;

def : SmtBinary<Index_AddOp, "bvadd">;
def : SmtBinary<Index_SubOp, "bvsub">;
def : SmtBinary<Index_MulOp, "bvmul">;
def : SmtDivision<Index_DivSOp, "(bvsdiv $lhs $rhs)", true>;
def : SmtDivision<Index_DivUOp, "(bvudiv $lhs $rhs)", false>;
def : SmtDivision<Index_CeilDivSOp, SmtCeilDivS, true>;
def : SmtDivision<Index_CeilDivUOp, SmtCeilDivU, false>;
def : SmtDivision<Index_FloorDivSOp, SmtFloorDivS, true>;
def : SmtDivision<Index_RemSOp, "(bvsrem $lhs $rhs)", false>;
def : SmtDivision<Index_RemUOp, "(bvurem $lhs $rhs)", false>;
class SmtIndexChoice<Op operation, string comparison>
    : SmtSemantics<operation, ["(ite (" # comparison # " $lhs $rhs) $lhs $rhs)"]>;
def : SmtIndexChoice<Index_MaxSOp, "bvsgt">;
def : SmtIndexChoice<Index_MaxUOp, "bvugt">;
def : SmtIndexChoice<Index_MinSOp, "bvslt">;
def : SmtIndexChoice<Index_MinUOp, "bvult">;
def : SmtShift<Index_ShlOp, "bvshl">;
def : SmtShift<Index_ShrSOp, "bvashr">;
def : SmtShift<Index_ShrUOp, "bvlshr">;
def : SmtBinary<Index_AndOp, "bvand">;
def : SmtBinary<Index_OrOp, "bvor">;
def : SmtBinary<Index_XOrOp, "bvxor">;

def : SmtIndexCast<Index_CastSOp, "input", "output", true>;
def : SmtIndexCast<Index_CastUOp, "input", "output", false>;
def : SmtComparison<Index_CmpOp, "pred">;

#endif // ODS_INDEX_SEMANTICS
