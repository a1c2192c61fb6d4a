//! The functions that are called, and the choice of their arguments.

use crate::world::{below, call_inside, handle, keep, read, receive, set_strict};
use ir_capi::affine_expr::*;
use ir_capi::affine_map::*;
use ir_capi::attributes::*;
use ir_capi::block::*;
use ir_capi::build::*;
use ir_capi::builtin_attributes::*;
use ir_capi::builtin_types::*;
use ir_capi::context::*;
use ir_capi::dialect::*;
use ir_capi::identifier::*;
use ir_capi::location::*;
use ir_capi::module::*;
use ir_capi::op_attributes::*;
use ir_capi::operation::*;
use ir_capi::pass::*;
use ir_capi::printing::*;
use ir_capi::region::*;
use ir_capi::rewrite::*;
use ir_capi::symbol_table::*;
use ir_capi::types::*;
use ir_capi::value::*;
use ir_capi::*;
use std::ffi::c_void;
use std::ptr::{null, null_mut, without_provenance_mut};

/// An argument of a function.
trait Argument: Sized {
    fn draw() -> Self;
}

/// A result of a function.
trait Keep: Sized {
    fn keep(self);
}

macro_rules! handles {
    ($($name:ident $kind:literal,)*) => {$(
        impl Argument for $name {
            fn draw() -> Self {
                $name { ptr: without_provenance_mut(handle($kind) as usize) }
            }
        }

        impl Keep for $name {
            fn keep(self) {
                keep($kind, self.ptr.addr() as u64);
            }
        }
    )*};
}

handles! {
    MlirContext 0, MlirOperation 1, MlirBlock 2, MlirRegion 3, MlirValue 4, MlirModule 5, MlirType 6, MlirAttribute 7,
    MlirLocation 8, MlirIdentifier 9, MlirAffineExpr 10, MlirAffineMap 11, MlirOpOperand 12, MlirDialect 13,
    MlirOpPrintingFlags 14, MlirAsmState 15, MlirSymbolTable 16, MlirPassManager 17, MlirOpPassManager 18, MlirPass 19,
    MlirRewriterBase 20, MlirRewritePatternSet 21, MlirFrozenRewritePatternSet 22, MlirGreedyRewriteDriverConfig 23,
}

macro_rules! tuples {
    ($(($($name:ident),*))*) => {$(
        #[allow(non_snake_case, reason = "the types' names")]
        impl<$($name: Keep),*> Keep for ($($name,)*) {
            fn keep(self) {
                let ($($name,)*) = self;
                $($name.keep();)*
            }
        }
    )*};
}

tuples! { (A, B) (A, B, C) }

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            fn draw() -> Self {
                match below(40) {
                    0 => <$ty>::MAX,
                    1 => <$ty>::MIN,
                    2 => (0 as $ty).wrapping_sub(1),
                    _ => below(3) as $ty,
                }
            }
        }

        impl Keep for $ty {
            fn keep(self) {}
        }
    )*};
}

integers! { isize usize i64 u32 i32 }

macro_rules! ignored {
    ($($ty:ty)*) => {$(impl Keep for $ty {
        fn keep(self) {}
    })*};
}

ignored! { () bool MlirLogicalResult MlirTypeID }

impl Argument for bool {
    fn draw() -> Self {
        below(2) == 0
    }
}

impl Keep for MlirStringRef {
    fn keep(self) {
        std::hint::black_box(read(self));
    }
}

impl Keep for MlirNamedAttribute {
    fn keep(self) {
        self.name.keep();
        self.attribute.keep();
    }
}

/// Texts that are names, types, attributes, modules, pipelines, or wrong.
const TEXTS: [&str; 26] = [
    "",
    "f",
    "g",
    "sym_name",
    "value",
    "func.func",
    "arith.addi",
    "some.op",
    "i32",
    "tensor<2x?xf32>",
    "memref<4xi8>",
    "i",
    "vector<4xf16>",
    "(i32) -> i1",
    "1 : i32",
    "\"text\"",
    "[1, @f]",
    "dense<[1, 2]> : tensor<2xi8>",
    "affine_map<(d0) -> (d0)>",
    "module { func.func @f() { return } }",
    "module {",
    "\"some.op\"() : () -> i32",
    "builtin.module(cse,canonicalize)",
    "cse",
    "func",
    "\u{fffd}\n",
];

impl Argument for MlirStringRef {
    fn draw() -> Self {
        if below(100) == 0 {
            return MlirStringRef { data: null(), length: below(2) as usize };
        }
        let text = TEXTS[below(TEXTS.len() as u64) as usize];
        // Most texts are whole.
        let length = if below(20) == 0 { below(text.len() as u64) as usize } else { text.len() };
        MlirStringRef { data: text.as_ptr().cast(), length }
    }
}

impl Argument for MlirStringCallback {
    fn draw() -> Self {
        if below(100) == 0 { None } else { Some(receive) }
    }
}

impl Argument for MlirOperationWalkCallback {
    fn draw() -> Self {
        unsafe extern "C-unwind" fn visit(op: MlirOperation, _: *mut c_void) -> MlirWalkResult {
            op.keep();
            call_inside();
            below(3) as MlirWalkResult
        }
        Some(visit)
    }
}

impl Argument for *mut c_void {
    fn draw() -> Self {
        null_mut()
    }
}

/// Up to three arguments.
fn some<T: Argument>() -> Vec<T> {
    (0..below(4)).map(|_| T::draw()).collect()
}

fn len<T>(all: &[T]) -> isize {
    all.len() as isize
}

fn create_operation() {
    let mut state = mlirOperationStateGet(Argument::draw(), Argument::draw());
    let (types, operands, successors) = (some::<MlirType>(), some::<MlirValue>(), some::<MlirBlock>());
    let regions: Vec<MlirRegion> =
        (0..below(3)).map(|_| if below(3) == 0 { Argument::draw() } else { mlirRegionCreate() }).collect();
    regions.iter().for_each(|region| region.keep());
    mlirOperationStateAddResults(&raw mut state, len(&types), types.as_ptr());
    mlirOperationStateAddOperands(&raw mut state, len(&operands), operands.as_ptr());
    mlirOperationStateAddSuccessors(&raw mut state, len(&successors), successors.as_ptr());
    mlirOperationStateAddOwnedRegions(&raw mut state, len(&regions), regions.as_ptr());
    if below(4) == 0 {
        let attribute = mlirNamedAttributeGet(Argument::draw(), Argument::draw());
        mlirOperationStateAddAttributes(&raw mut state, 1, &raw const attribute);
    }
    if below(4) == 0 {
        mlirOperationStateEnableResultTypeInference(&raw mut state);
    }
    mlirOperationCreate(&raw mut state).keep();
}

fn create_block() {
    let types = some::<MlirType>();
    let locations: Vec<MlirLocation> = types.iter().map(|_| Argument::draw()).collect();
    mlirBlockCreate(len(&types), types.as_ptr(), locations.as_ptr()).keep();
}

fn create_function_type() {
    let (inputs, results) = (some::<MlirType>(), some::<MlirType>());
    mlirFunctionTypeGet(Argument::draw(), len(&inputs), inputs.as_ptr(), len(&results), results.as_ptr())
        .keep();
}

fn create_tensor_type() {
    let shape = some::<i64>();
    mlirRankedTensorTypeGetChecked(
        Argument::draw(),
        len(&shape),
        shape.as_ptr(),
        Argument::draw(),
        Argument::draw(),
    )
    .keep();
}

fn create_array() {
    let elements = some::<MlirAttribute>();
    mlirArrayAttrGet(Argument::draw(), len(&elements), elements.as_ptr()).keep();
}

fn create_map() {
    let results = some::<MlirAffineExpr>();
    mlirAffineMapGet(Argument::draw(), 3, 3, len(&results), results.as_ptr().cast_mut()).keep();
}

fn set_operands() {
    let operands = some::<MlirValue>();
    mlirOperationSetOperands(Argument::draw(), len(&operands), operands.as_ptr());
}

fn replace_with_values() {
    let values = some::<MlirValue>();
    mlirRewriterBaseReplaceOpWithValues(Argument::draw(), Argument::draw(), len(&values), values.as_ptr());
}

fn inline_block() {
    let values = some::<MlirValue>();
    mlirRewriterBaseMergeBlocks(
        Argument::draw(),
        Argument::draw(),
        Argument::draw(),
        len(&values),
        values.as_ptr(),
    );
}

/// Adds a pass of callbacks, which call more functions.
fn add_external_pass() {
    unsafe extern "C-unwind" fn ignore(_: *mut c_void) {}
    unsafe extern "C-unwind" fn run(op: MlirOperation, pass: MlirExternalPass, _: *mut c_void) {
        op.keep();
        call_inside();
        set_strict(true);
        if below(4) == 0 {
            mlirExternalPassSignalFailure(pass);
        }
    }
    let callbacks = MlirExternalPassCallbacks {
        construct: Some(ignore),
        destruct: Some(ignore),
        initialize: None,
        clone: None,
        run: Some(run),
    };
    static ID: u64 = 0;
    let id = MlirTypeID { ptr: (&raw const ID).cast() };
    let text = |text: &'static str| MlirStringRef { data: text.as_ptr().cast(), length: text.len() };
    let pass = mlirCreateExternalPass(
        id,
        text("p"),
        text("p"),
        text(""),
        text(""),
        0,
        null_mut(),
        callbacks,
        null_mut(),
    );
    mlirPassManagerAddOwnedPass(Argument::draw(), pass);
    pass.keep();
}

/// Adds a pattern of callbacks, which call more functions.
fn add_pattern() {
    unsafe extern "C-unwind" fn rewrite(
        _: MlirRewritePattern,
        op: MlirOperation,
        rewriter: MlirPatternRewriter,
        _: *mut c_void,
    ) -> MlirLogicalResult {
        op.keep();
        mlirPatternRewriterAsBase(rewriter).keep();
        call_inside();
        MlirLogicalResult { value: below(2) as i8 }
    }
    let callbacks =
        MlirRewritePatternCallbacks { construct: None, destruct: None, match_and_rewrite: Some(rewrite) };
    let name = if below(2) == 0 { "some.op" } else { "arith.addi" };
    let name = MlirStringRef { data: name.as_ptr().cast(), length: name.len() };
    let pattern = mlirOpRewritePatternCreate(name, 1, Argument::draw(), callbacks, null_mut(), 0, null_mut());
    mlirRewritePatternSetAdd(Argument::draw(), pattern);
}

/// Whether drivers may work on the operation: as in MLIR, they take valid IR.
fn is_valid(op: MlirOperation) -> bool {
    let mut root = op;
    loop {
        let parent = mlirOperationGetParentOperation(root);
        if parent.ptr.is_null() {
            return !mlirOperationGetContext(root).ptr.is_null() && mlirOperationVerify(root);
        }
        root = parent;
    }
}

fn run_passes() {
    let op = MlirOperation::draw();
    if is_valid(op) {
        mlirPassManagerRunOnOp(Argument::draw(), op).keep();
    }
}

fn apply_greedily() {
    let op = MlirOperation::draw();
    if is_valid(op) {
        mlirApplyPatternsAndFoldGreedilyWithOp(op, Argument::draw(), Argument::draw()).keep();
    }
}

fn walk_and_apply() {
    let op = MlirOperation::draw();
    if is_valid(op) {
        mlirWalkAndApplyPatterns(op, Argument::draw());
    }
}

unsafe extern "C-unwind" {
    /// The functions of passes have no names in Rust.
    safe fn mlirCreateTransformsCSE() -> MlirPass;
}

fn cse() {
    mlirPassManagerAddOwnedPass(Argument::draw(), mlirCreateTransformsCSE());
}

/// Remembers a handle of each kind.
pub fn fill(context: MlirContext, module: MlirModule) {
    let location = mlirLocationUnknownGet(context);
    let text = |text: &'static str| MlirStringRef { data: text.as_ptr().cast(), length: text.len() };
    let function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
    let region = mlirOperationGetFirstRegion(function);
    let block = mlirRegionGetFirstBlock(region);
    let constant = mlirBlockGetFirstOperation(block);
    let value = mlirBlockGetArgument(block, 0);
    (context, module, location).keep();
    (mlirModuleGetOperation(module), function, region).keep();
    (block, constant, value).keep();
    (mlirBlockGetNextInRegion(block), mlirOperationGetResult(constant, 0), mlirValueGetType(value)).keep();
    (
        mlirOperationGetNextInBlock(constant),
        mlirIdentifierGet(context, text("name")),
        mlirValueGetFirstUse(value),
    )
        .keep();
    (mlirTypeAttrGet(mlirValueGetType(value)), mlirAffineDimExprGet(context, 0)).keep();
    (mlirAffineMapMultiDimIdentityGet(context, 2), mlirContextGetOrLoadDialect(context, text("func"))).keep();
    let (flags, manager) = (mlirOpPrintingFlagsCreate(), mlirPassManagerCreate(context));
    (
        flags,
        mlirAsmStateCreateForOperation(function, flags),
        mlirSymbolTableCreate(mlirModuleGetOperation(module)),
    )
        .keep();
    (manager, mlirPassManagerGetAsOpPassManager(manager), mlirIRRewriterCreateFromOp(constant)).keep();
    let frozen = mlirFreezeRewritePattern(mlirRewritePatternSetCreate(context));
    (mlirRewritePatternSetCreate(context), frozen, mlirGreedyRewriteDriverConfigCreate()).keep();
}

/// A list of functions, each with the types of its arguments.
macro_rules! calls {
    ($($name:ident($($ty:ty),*),)*) => {
        &[$(|| $name($(<$ty as Argument>::draw()),*).keep()),*]
    };
}

/// Functions that report wrong arguments.
pub const QUIET: &[fn()] = calls! {
    mlirModuleCreateParse(MlirContext, MlirStringRef), mlirModuleCreateEmpty(MlirLocation),
    mlirModuleGetContext(MlirModule), mlirModuleGetBody(MlirModule), mlirModuleGetBody(MlirModule),
    mlirModuleGetOperation(MlirModule), mlirModuleFromOperation(MlirOperation),
    mlirOperationCreateParse(MlirContext, MlirStringRef, MlirStringRef), mlirOperationClone(MlirOperation),
    mlirOperationGetLocation(MlirOperation), mlirOperationGetName(MlirOperation), mlirOperationGetBlock(MlirOperation),
    mlirOperationGetParentOperation(MlirOperation), mlirOperationGetRegion(MlirOperation, isize),
    mlirOperationGetRegion(MlirOperation, isize), mlirOperationGetFirstRegion(MlirOperation),
    mlirOperationGetNextInBlock(MlirOperation), mlirOperationGetNextInBlock(MlirOperation),
    mlirOperationGetOperand(MlirOperation, isize), mlirOperationGetResult(MlirOperation, isize),
    mlirOperationGetResult(MlirOperation, isize), mlirOperationGetSuccessor(MlirOperation, isize),
    mlirOperationGetAttributeByName(MlirOperation, MlirStringRef),
    mlirOperationGetInherentAttributeByName(MlirOperation, MlirStringRef),
    mlirOperationGetDiscardableAttributeByName(MlirOperation, MlirStringRef),
    mlirBlockGetParentOperation(MlirBlock), mlirBlockGetParentRegion(MlirBlock), mlirBlockGetNextInRegion(MlirBlock),
    mlirBlockGetFirstOperation(MlirBlock), mlirBlockGetFirstOperation(MlirBlock), mlirBlockGetTerminator(MlirBlock),
    mlirBlockGetArgument(MlirBlock, isize), mlirBlockAddArgument(MlirBlock, MlirType, MlirLocation),
    mlirBlockInsertArgument(MlirBlock, isize, MlirType, MlirLocation), mlirBlockGetSuccessor(MlirBlock, isize),
    mlirBlockGetPredecessor(MlirBlock, isize), create_block(), create_operation(), create_operation(),
    mlirRegionCreate(), mlirRegionGetFirstBlock(MlirRegion), mlirRegionGetFirstBlock(MlirRegion),
    mlirRegionGetNextInOperation(MlirRegion), mlirBlockArgumentGetOwner(MlirValue), mlirOpResultGetOwner(MlirValue),
    mlirValueGetType(MlirValue), mlirValueGetFirstUse(MlirValue), mlirValueGetLocation(MlirValue),
    mlirOpOperandGetValue(MlirOpOperand), mlirOpOperandGetOwner(MlirOpOperand), mlirOpOperandGetNextUse(MlirOpOperand),
    mlirTypeParseGet(MlirContext, MlirStringRef), mlirTypeGetDialect(MlirType), mlirTypeGetTypeID(MlirType),
    mlirAttributeParseGet(MlirContext, MlirStringRef), mlirAttributeGetType(MlirAttribute),
    mlirAttributeGetDialect(MlirAttribute), mlirLocationUnknownGet(MlirContext),
    mlirLocationCallSiteGet(MlirLocation, MlirLocation), mlirLocationNameGet(MlirContext, MlirStringRef, MlirLocation),
    mlirLocationGetAttribute(MlirLocation), mlirLocationFromAttribute(MlirAttribute),
    mlirIdentifierGet(MlirContext, MlirStringRef), mlirIntegerTypeGet(MlirContext, u32), create_function_type(),
    create_tensor_type(), create_array(), mlirIntegerAttrGet(MlirType, i64), mlirStringAttrGet(MlirContext, MlirStringRef),
    mlirTypeAttrGet(MlirType), mlirAffineDimExprGet(MlirContext, isize), mlirAffineSymbolExprGet(MlirContext, isize),
    mlirAffineConstantExprGet(MlirContext, i64), mlirAffineAddExprGet(MlirAffineExpr, MlirAffineExpr),
    mlirAffineMulExprGet(MlirAffineExpr, MlirAffineExpr), mlirAffineFloorDivExprGet(MlirAffineExpr, MlirAffineExpr),
    mlirAffineModExprGet(MlirAffineExpr, MlirAffineExpr), mlirAffineExprCompose(MlirAffineExpr, MlirAffineMap), create_map(),
    sub_map(), mlirAffineMapGetResult(MlirAffineMap, isize), mlirAffineMapAttrGet(MlirAffineMap),
    mlirContextGetOrLoadDialect(MlirContext, MlirStringRef), mlirDialectGetContext(MlirDialect),
    mlirOpPrintingFlagsCreate(), mlirAsmStateCreateForOperation(MlirOperation, MlirOpPrintingFlags),
    mlirAsmStateCreateForValue(MlirValue, MlirOpPrintingFlags), mlirSymbolTableCreate(MlirOperation),
    mlirSymbolTableLookup(MlirSymbolTable, MlirStringRef), mlirSymbolTableInsert(MlirSymbolTable, MlirOperation),
    mlirPassManagerCreate(MlirContext), mlirPassManagerGetAsOpPassManager(MlirPassManager),
    mlirPassManagerGetNestedUnder(MlirPassManager, MlirStringRef), run_passes(),
    run_passes(), mlirIRRewriterCreate(MlirContext),
    mlirIRRewriterCreateFromOp(MlirOperation), mlirRewriterBaseGetInsertionBlock(MlirRewriterBase),
    mlirRewriterBaseInsert(MlirRewriterBase, MlirOperation), mlirRewriterBaseClone(MlirRewriterBase, MlirOperation),
    mlirRewritePatternSetCreate(MlirContext), mlirFreezeRewritePattern(MlirRewritePatternSet),
    mlirGreedyRewriteDriverConfigCreate(),
    apply_greedily(),
};

/// Functions without a result that says that they failed. `mlirOpPrintingFlagsAssumeVerified` is not among
/// them: the caller promises valid IR.
pub const STRICT: &[fn()] = calls! {
    mlirOperationDestroy(MlirOperation), mlirOperationRemoveFromParent(MlirOperation),
    mlirOperationSetLocation(MlirOperation, MlirLocation), mlirOperationGetNumRegions(MlirOperation),
    mlirOperationGetNumOperands(MlirOperation), mlirOperationSetOperand(MlirOperation, isize, MlirValue), set_operands(),
    mlirOperationGetNumResults(MlirOperation), mlirOperationSetSuccessor(MlirOperation, isize, MlirBlock),
    mlirOperationVerify(MlirOperation), mlirOperationMoveAfter(MlirOperation, MlirOperation),
    mlirOperationMoveBefore(MlirOperation, MlirOperation), mlirOperationIsBeforeInBlock(MlirOperation, MlirOperation),
    mlirOperationWalk(MlirOperation, MlirOperationWalkCallback, *mut c_void, u32),
    mlirOperationReplaceUsesOfWith(MlirOperation, MlirValue, MlirValue),
    mlirOperationPrint(MlirOperation, MlirStringCallback, *mut c_void),
    mlirOperationPrintWithFlags(MlirOperation, MlirOpPrintingFlags, MlirStringCallback, *mut c_void),
    mlirOperationPrintWithState(MlirOperation, MlirAsmState, MlirStringCallback, *mut c_void),
    mlirOperationSetAttributeByName(MlirOperation, MlirStringRef, MlirAttribute),
    mlirOperationRemoveAttributeByName(MlirOperation, MlirStringRef),
    mlirOperationSetInherentAttributeByName(MlirOperation, MlirStringRef, MlirAttribute),
    mlirOperationGetNumAttributes(MlirOperation), mlirModuleDestroy(MlirModule), mlirBlockDestroy(MlirBlock),
    mlirBlockDetach(MlirBlock), mlirBlockAppendOwnedOperation(MlirBlock, MlirOperation),
    mlirBlockInsertOwnedOperation(MlirBlock, isize, MlirOperation),
    mlirBlockInsertOwnedOperationAfter(MlirBlock, MlirOperation, MlirOperation),
    mlirBlockInsertOwnedOperationBefore(MlirBlock, MlirOperation, MlirOperation), mlirBlockGetNumArguments(MlirBlock),
    mlirBlockEraseArgument(MlirBlock, u32), mlirBlockPrint(MlirBlock, MlirStringCallback, *mut c_void),
    mlirRegionDestroy(MlirRegion), mlirRegionAppendOwnedBlock(MlirRegion, MlirBlock),
    mlirRegionInsertOwnedBlock(MlirRegion, isize, MlirBlock),
    mlirRegionInsertOwnedBlockAfter(MlirRegion, MlirBlock, MlirBlock),
    mlirRegionInsertOwnedBlockBefore(MlirRegion, MlirBlock, MlirBlock), mlirRegionTakeBody(MlirRegion, MlirRegion),
    mlirValueSetType(MlirValue, MlirType), mlirBlockArgumentSetType(MlirValue, MlirType),
    mlirValueReplaceAllUsesOfWith(MlirValue, MlirValue), mlirValuePrint(MlirValue, MlirStringCallback, *mut c_void),
    mlirValuePrintAsOperand(MlirValue, MlirAsmState, MlirStringCallback, *mut c_void),
    mlirTypePrint(MlirType, MlirStringCallback, *mut c_void),
    mlirAttributePrint(MlirAttribute, MlirStringCallback, *mut c_void),
    mlirLocationPrint(MlirLocation, MlirStringCallback, *mut c_void), mlirIdentifierStr(MlirIdentifier),
    mlirAffineMapPrint(MlirAffineMap, MlirStringCallback, *mut c_void), mlirAffineMapGetNumResults(MlirAffineMap),
    mlirAffineExprIsMultipleOf(MlirAffineExpr, i64), mlirAffineExprGetLargestKnownDivisor(MlirAffineExpr),
    mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags), mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags),
    mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags, bool, bool), mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags),
    mlirAsmStateDestroy(MlirAsmState), mlirSymbolTableErase(MlirSymbolTable, MlirOperation),
    mlirSymbolTableDestroy(MlirSymbolTable), mlirPassManagerEnableVerifier(MlirPassManager, bool), add_external_pass(),
    cse(), mlirPassManagerDestroy(MlirPassManager), add_pattern(), add_pattern(),
    walk_and_apply(),
    mlirRewritePatternSetDestroy(MlirRewritePatternSet), mlirRewriterBaseEraseOp(MlirRewriterBase, MlirOperation),
    mlirRewriterBaseEraseBlock(MlirRewriterBase, MlirBlock),
    mlirRewriterBaseReplaceOpWithOperation(MlirRewriterBase, MlirOperation, MlirOperation), replace_with_values(),
    mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase, MlirOperation),
    mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase, MlirBlock),
    mlirRewriterBaseMoveOpBefore(MlirRewriterBase, MlirOperation, MlirOperation),
    mlirRewriterBaseInlineRegionBefore(MlirRewriterBase, MlirRegion, MlirBlock), inline_block(),
    mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase, MlirValue, MlirValue), mlirIRRewriterDestroy(MlirRewriterBase),
};

/// The map of one result of another map.
fn sub_map() -> MlirAffineMap {
    let mut place = isize::draw();
    mlirAffineMapGetSubMap(Argument::draw(), 1, &raw mut place)
}
