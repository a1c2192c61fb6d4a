//! The `custom` directives and result type inferences that the runtime provides, so that they need no user-provided code.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::Operation;
use crate::rust::names::ident;

/// The directives that MLIR's dialects share.
const SHARED_DIRECTIVES: [&str; 5] = [
    "AsyncDependencies",
    "DimensionList",
    "DynamicIndexList",
    "OptionalDynamicIndexList",
    "SemiFunctionType",
];

/// Directives of single dialects: the same names mean something else in other dialects.
const DIALECT_DIRECTIVES: &[(&str, &[&str])] = &[
    (
        "acc",
        &[
            "AccVar",
            "DeviceTypeOperands",
            "DeviceTypeOperandsWithKeywordOnly",
            "NumGangs",
            "RecipeSym",
            "Var",
            "VarPtrType",
            "WaitClause",
        ],
    ),
    ("amdgpu", &["MNKDimensionList"]),
    ("async", &["AwaitResultType"]),
    ("cf", &["SwitchOpCases"]),
    ("emitc", &["EmitCFieldOpTypeAndInitialValue", "EmitCGlobalOpTypeAndInitialValue", "SwitchCases"]),
    ("gpu", &["AllReduceOperation", "LaunchDimType", "LaunchFuncOperands", "OffloadingHandler"]),
    ("irdl", &["AttributesOp", "NamedValueList", "NamedValueListWithVariadicity", "SingleBlockRegion"]),
    ("llvm", &["IndirectBrOpSucessors", "LLVMLinkage", "OpBundles", "ShuffleType", "SwitchOpCases"]),
    ("memref", &["GlobalMemrefOpTypeAndInitialValue"]),
    ("ml_program", &["SymbolVisibility", "TokenOrdering", "TypedInitialValue"]),
    (
        "omp",
        &[
            "AlignedClause",
            "AllocateAndAllocator",
            "CaptureType",
            "ClauseAttr",
            "Copyprivate",
            "DependVarList",
            "GrainsizeClause",
            "InReductionPrivateReductionRegion",
            "InReductionPrivateRegion",
            "LinearClause",
            "LoopTransformClis",
            "MapClause",
            "MembersIndex",
            "NumTasksClause",
            "OrderClause",
            "PrivateReductionRegion",
            "PrivateRegion",
            "ScheduleClause",
            "SynchronizationHint",
            "TargetOpRegion",
            "TaskReductionRegion",
            "UseDeviceAddrUseDevicePtrRegion",
        ],
    ),
    ("pdl", &["OperationOpAttributes", "RangeType", "ResultsValueType"]),
    ("pdl_interp", &["CreateOperationOpAttributes", "CreateOperationOpResults", "RangeType"]),
    ("scf", &["SwitchCases"]),
    ("sparse_tensor", &["LevelRange"]),
    ("spirv", &["ImageOperands", "SwitchOpCases"]),
    ("transform", &["AlternativesOpSelectedRegion"]),
    ("wasmssa", &["ElseRegion"]),
];

/// The path of a directive that the runtime provides.
pub(super) fn runtime_directive(dialect: &str, name: &str) -> Option<TokenStream> {
    let directive = ident(name);
    if SHARED_DIRECTIVES.contains(&name) {
        return Some(quote! { shared_directives::#directive });
    }
    let (_, names) = DIALECT_DIRECTIVES.iter().find(|(known, _)| *known == dialect)?;
    // `async` is a keyword of Rust.
    let module = ident(if dialect == "async" { "async_values" } else { dialect });
    names.contains(&name).then(|| quote! { shared_directives::#module::#directive })
}

/// The operations whose result types the runtime infers.
const INFERRED: [&str; 8] = [
    "bufferization.dealloc",
    "memref.distinct_objects",
    "smt.bv.concat",
    "vector.shuffle",
    "vector.to_elements",
    "wasmssa.local",
    "wasmssa.local_get",
    "wasmssa.local_tee",
];

/// The runtime's function that infers the types of an operation's results.
pub(in crate::rust) fn runtime_inference(op: &Operation<'_>) -> Option<Ident> {
    let name = format!("{}.{}", op.dialect_name, op.mnemonic);
    INFERRED.contains(&name.as_str()).then(|| ident(&name.replace('.', "_")))
}
