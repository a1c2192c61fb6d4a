"""The IR: contexts, operations, types and attributes, with the names of upstream's `mlir.ir`."""

from typing import Any

from ._ir.affine import (
    AffineAddExpr as AffineAddExpr,
    AffineBinaryExpr as AffineBinaryExpr,
    AffineCeilDivExpr as AffineCeilDivExpr,
    AffineConstantExpr as AffineConstantExpr,
    AffineDimExpr as AffineDimExpr,
    AffineExpr as AffineExpr,
    AffineExprList as AffineExprList,
    AffineFloorDivExpr as AffineFloorDivExpr,
    AffineMap as AffineMap,
    AffineModExpr as AffineModExpr,
    AffineMulExpr as AffineMulExpr,
    AffineSymbolExpr as AffineSymbolExpr,
    IntegerSet as IntegerSet,
    IntegerSetConstraint as IntegerSetConstraint,
    IntegerSetConstraintList as IntegerSetConstraintList,
)
from ._ir.attributes import (
    AffineMapAttr as AffineMapAttr,
    ArrayAttr as ArrayAttr,
    ArrayAttributeIterator as ArrayAttributeIterator,
    Attribute as Attribute,
    BoolAttr as BoolAttr,
    DenseBoolArrayAttr as DenseBoolArrayAttr,
    DenseBoolArrayIterator as DenseBoolArrayIterator,
    DenseF32ArrayAttr as DenseF32ArrayAttr,
    DenseF32ArrayIterator as DenseF32ArrayIterator,
    DenseF64ArrayAttr as DenseF64ArrayAttr,
    DenseF64ArrayIterator as DenseF64ArrayIterator,
    DenseI16ArrayAttr as DenseI16ArrayAttr,
    DenseI16ArrayIterator as DenseI16ArrayIterator,
    DenseI32ArrayAttr as DenseI32ArrayAttr,
    DenseI32ArrayIterator as DenseI32ArrayIterator,
    DenseI64ArrayAttr as DenseI64ArrayAttr,
    DenseI64ArrayIterator as DenseI64ArrayIterator,
    DenseI8ArrayAttr as DenseI8ArrayAttr,
    DenseI8ArrayIterator as DenseI8ArrayIterator,
    DictAttr as DictAttr,
    FlatSymbolRefAttr as FlatSymbolRefAttr,
    FloatAttr as FloatAttr,
    IntegerAttr as IntegerAttr,
    IntegerSetAttr as IntegerSetAttr,
    OpaqueAttr as OpaqueAttr,
    StridedLayoutAttr as StridedLayoutAttr,
    StringAttr as StringAttr,
    SymbolRefAttr as SymbolRefAttr,
    TypeAttr as TypeAttr,
    UnitAttr as UnitAttr,
)
from ._ir.builders import (
    AttrBuilder as AttrBuilder,
    register_attribute_builder as register_attribute_builder,
)
from ._ir.context import (
    Context as Context,
    Diagnostic as Diagnostic,
    DiagnosticHandler as DiagnosticHandler,
    DiagnosticInfo as DiagnosticInfo,
    DiagnosticSeverity as DiagnosticSeverity,
    Dialect as Dialect,
    DialectDescriptor as DialectDescriptor,
    DialectRegistry as DialectRegistry,
    Dialects as Dialects,
    Location as Location,
    MLIRError as MLIRError,
    ThreadPool as ThreadPool,
    append_load_on_create_dialect as append_load_on_create_dialect,
    get_dialect_registry as get_dialect_registry,
    get_load_on_create_dialects as get_load_on_create_dialects,
)
from ._ir.dynamic import (
    DynamicAttr as DynamicAttr,
    DynamicType as DynamicType,
    IsTerminatorTrait as IsTerminatorTrait,
    NoTerminatorTrait as NoTerminatorTrait,
)
from ._ir.dense import (
    DenseElementsAttr as DenseElementsAttr,
    DenseFPElementsAttr as DenseFPElementsAttr,
    DenseIntElementsAttr as DenseIntElementsAttr,
    DenseResourceElementsAttr as DenseResourceElementsAttr,
)
from ._ir.globals import _Globals
from ._ir.globals import (
    TypeID as TypeID,
    register_type_caster as register_type_caster,
    register_value_caster as register_value_caster,
)
from ._ir.interfaces import (
    InferShapedTypeOpInterface as InferShapedTypeOpInterface,
    InferTypeOpInterface as InferTypeOpInterface,
    ShapedTypeComponents as ShapedTypeComponents,
)
from ._ir.operations import (
    AsmState as AsmState,
    InsertionPoint as InsertionPoint,
    Module as Module,
    NamedAttribute as NamedAttribute,
    OpAttributeMap as OpAttributeMap,
    OpView as OpView,
    Operation as Operation,
    SymbolTable as SymbolTable,
    WalkOrder as WalkOrder,
    WalkResult as WalkResult,
    _GlobalDebug as _GlobalDebug,
    _OperationBase as _OperationBase,
)
from ._ir.tracebacks import (
    loc_tracebacks as loc_tracebacks,
)
from ._ir.types import (
    BF16Type as BF16Type,
    ComplexType as ComplexType,
    F16Type as F16Type,
    F32Type as F32Type,
    F64Type as F64Type,
    Float4E2M1FNType as Float4E2M1FNType,
    Float6E2M3FNType as Float6E2M3FNType,
    Float6E3M2FNType as Float6E3M2FNType,
    Float8E3M4Type as Float8E3M4Type,
    Float8E4M3B11FNUZType as Float8E4M3B11FNUZType,
    Float8E4M3FNType as Float8E4M3FNType,
    Float8E4M3FNUZType as Float8E4M3FNUZType,
    Float8E4M3Type as Float8E4M3Type,
    Float8E5M2FNUZType as Float8E5M2FNUZType,
    Float8E5M2Type as Float8E5M2Type,
    Float8E8M0FNUType as Float8E8M0FNUType,
    FloatTF32Type as FloatTF32Type,
    FloatType as FloatType,
    FunctionType as FunctionType,
    IndexType as IndexType,
    IntegerType as IntegerType,
    MemRefType as MemRefType,
    NoneType as NoneType,
    OpaqueType as OpaqueType,
    RankedTensorType as RankedTensorType,
    ShapedType as ShapedType,
    TupleType as TupleType,
    Type as Type,
    UnrankedMemRefType as UnrankedMemRefType,
    UnrankedTensorType as UnrankedTensorType,
    VectorType as VectorType,
)
from ._ir.values import (
    Block as Block,
    BlockArgument as BlockArgument,
    BlockArgumentList as BlockArgumentList,
    BlockIterator as BlockIterator,
    BlockList as BlockList,
    BlockPredecessors as BlockPredecessors,
    BlockSuccessors as BlockSuccessors,
    OpOperand as OpOperand,
    OpOperandIterator as OpOperandIterator,
    OpOperandList as OpOperandList,
    OpResult as OpResult,
    OpResultList as OpResultList,
    OpSuccessors as OpSuccessors,
    OperationIterator as OperationIterator,
    OperationList as OperationList,
    Region as Region,
    RegionIterator as RegionIterator,
    RegionSequence as RegionSequence,
    Value as Value,
)

_globals: _Globals

# The module numpy, which is imported when something of it is used.
np: Any
