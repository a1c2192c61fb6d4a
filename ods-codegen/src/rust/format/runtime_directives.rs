//! The `custom` directives that the runtime has, so that nobody must write them.

use proc_macro2::TokenStream;
use quote::quote;

use crate::rust::names::ident;

/// Those that MLIR's dialects share.
const SHARED_DIRECTIVES: [&str; 5] = [
    "AsyncDependencies",
    "DimensionList",
    "DynamicIndexList",
    "OptionalDynamicIndexList",
    "SemiFunctionType",
];

/// Those for dialects of these names: in other dialects they mean something else.
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

/// The path of a directive that the runtime has.
pub(super) fn runtime_directive(dialect: &str, name: &str) -> Option<TokenStream> {
    let directive = ident(name);
    if SHARED_DIRECTIVES.contains(&name) {
        return Some(quote! { shared_directives::#directive });
    }
    let (_, names) = DIALECT_DIRECTIVES.iter().find(|(known, _)| *known == dialect)?;
    // A module of the name `async` is none that Rust likes.
    let module = ident(if dialect == "async" { "async_values" } else { dialect });
    names.contains(&name).then(|| quote! { shared_directives::#module::#directive })
}
