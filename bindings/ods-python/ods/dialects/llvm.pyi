"""The dialect `llvm`."""

from typing import Literal

from .._mlir_libs._mlirDialectsLLVM import PointerType as PointerType
from .._mlir_libs._mlirDialectsLLVM import StructType as StructType
from .._mlir_libs._mlirDialectsLLVM import translate_module_to_llvmir as translate_module_to_llvmir
from ..ir import Attribute, InsertionPoint, Location, OpResult
from ._llvm_enum_gen import *
from ._llvm_ops_gen import *

def mlir_constant(
    value: Attribute, *, loc: Location | None = None, ip: InsertionPoint | Literal[False] | None = None
) -> OpResult: ...
