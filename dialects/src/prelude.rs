//! The names that the modules of most dialects use: `use crate::prelude::*`. [`support`](crate::support)
//! and [`syntax`](crate::syntax) must not use it.

pub(crate) use ir_core::context::{
    AffineExpr, AffineExprKind, AffineMap, AttrKind, DYNAMIC, Ident, NamedAttribute, TypeKind,
};
pub(crate) use ir_core::fold::{FoldResult, constant_number, constant_of};
pub(crate) use ir_core::interfaces::Speculatability;
pub(crate) use ir_core::num::{ApFloat, ApInt};
pub(crate) use ir_core::predicates::attributes::{bool_value, int, integer_value};
pub(crate) use ir_core::predicates::shaped::{element_type, shape, strides_and_offset};
pub(crate) use ir_core::prelude::*;
pub(crate) use ir_core::runtime::{
    AsmNames, CanonicalizationPatterns, Canonicalize, CustomAssemblyFormat, FoldOp, VerifyOp, properties,
};
pub(crate) use ir_core::text::{
    AsmParser, AsmPrinter, CustomOp, Delimiter, Operand, OperationParser, OperationPrinter, ParseResult,
    RegionForm, TokenKind,
};
pub(crate) use ir_core::verify::{op_error, op_failure, op_warning};

pub(crate) use crate::support::{Verified, fail};
pub(crate) use crate::syntax::{add, print_attributes, token};
