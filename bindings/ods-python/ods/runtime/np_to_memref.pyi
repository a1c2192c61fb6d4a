import ctypes
from typing import Any

__all__ = [
    "ctypes",
    "ml_dtypes",
    "np",
    "C128",
    "C64",
    "F16",
    "BF16",
    "F8E5M2",
    "UnrankedMemRefDescriptor",
    "as_ctype",
    "to_numpy",
    "make_nd_memref_descriptor",
    "make_zero_d_memref_descriptor",
    "get_ranked_memref_descriptor",
    "get_unranked_memref_descriptor",
    "move_aligned_ptr_by_offset",
    "ranked_memref_to_numpy",
    "unranked_memref_to_numpy",
]

np: Any
ml_dtypes: Any

class C128(ctypes.Structure):
    real: float
    imag: float

class C64(ctypes.Structure):
    real: float
    imag: float

class F16(ctypes.Structure):
    f16: int

class BF16(ctypes.Structure):
    bf16: int

class F8E5M2(ctypes.Structure):
    f8E5M2: int

class UnrankedMemRefDescriptor(ctypes.Structure):
    rank: int
    descriptor: int | None

def as_ctype(dtp: Any) -> type[Any]: ...
def to_numpy(array: Any) -> Any: ...
def make_nd_memref_descriptor(rank: int, dtype: Any) -> type[Any]: ...
def make_zero_d_memref_descriptor(dtype: Any) -> type[Any]: ...
def get_ranked_memref_descriptor(nparray: Any) -> Any: ...
def get_unranked_memref_descriptor(nparray: Any) -> UnrankedMemRefDescriptor: ...
def move_aligned_ptr_by_offset(aligned_ptr: Any, offset: int) -> Any: ...
def unranked_memref_to_numpy(unranked_memref: Any, np_dtype: Any) -> Any: ...
def ranked_memref_to_numpy(ranked_memref: Any) -> Any: ...
