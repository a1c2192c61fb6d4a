"""Descriptors of memrefs, which share their elements with arrays of numpy.

A descriptor has the layout of MLIR's calling convention (`llvm.emit_c_interface`): two pointers, an offset, sizes and strides, in elements.
"""

import ctypes

import numpy as np

try:
    import ml_dtypes
except ImportError:
    ml_dtypes = None

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


class C128(ctypes.Structure):
    """A complex number of two 64-bit floats."""

    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    """A complex number of two 32-bit floats."""

    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    """The bits of an `f16`."""

    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    """The bits of a `bf16`."""

    _fields_ = [("bf16", ctypes.c_int16)]


class F8E5M2(ctypes.Structure):
    """The bits of an `f8E5M2`."""

    _fields_ = [("f8E5M2", ctypes.c_int8)]


# Types of elements that ctypes has no number for, and the names of numpy's types.
_STRUCTURES = {C128: "complex128", C64: "complex64", F16: "float16", BF16: "bfloat16", F8E5M2: "float8_e5m2"}


def _numpy_type(name):
    """The type of numpy with this name; None if it is one of `ml_dtypes`, and that is not installed."""
    if name.startswith(("bfloat", "float8")):
        return np.dtype(getattr(ml_dtypes, name)) if ml_dtypes else None
    return np.dtype(name)


def as_ctype(dtp):
    """The type of ctypes for elements of a type of numpy."""
    for structure, name in _STRUCTURES.items():
        known = _numpy_type(name)
        # numpy takes None for its default type.
        if known is not None and known == dtp:
            return structure
    return np.ctypeslib.as_ctypes_type(dtp)


def to_numpy(array):
    """An array whose elements are structures as one of numpy's types, over the same memory."""
    for structure, name in _STRUCTURES.items():
        if array.dtype == np.dtype(structure):
            dtype = _numpy_type(name)
            assert dtype is not None, f"{name} requires the ml_dtypes package, please run:\n\npip install ml_dtypes\n"
            return array.view(dtype)
    return array


def _element(dtype):
    """The type of an element: a type of ctypes as it is."""
    return dtype if isinstance(dtype, type) and issubclass(dtype, (ctypes.Structure, ctypes._SimpleCData)) else as_ctype(dtype)


def _pointers(dtype):
    return [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(_element(dtype))), ("offset", ctypes.c_longlong)]


def make_nd_memref_descriptor(rank, dtype):
    """The class of descriptors of this rank, which is not 0, and these elements."""
    sizes = ctypes.c_longlong * rank
    fields = [*_pointers(dtype), ("shape", sizes), ("strides", sizes)]
    return type("MemRefDescriptor", (ctypes.Structure,), {"__doc__": "A memref with a rank.", "_fields_": fields})


def make_zero_d_memref_descriptor(dtype):
    """The class of descriptors of rank 0 with this element."""
    fields = _pointers(dtype)
    return type("MemRefDescriptor", (ctypes.Structure,), {"__doc__": "A memref of rank 0.", "_fields_": fields})


class UnrankedMemRefDescriptor(ctypes.Structure):
    """A memref without a rank: its rank, and the address of a descriptor."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray):
    """A descriptor of the elements of an array. The array has to live as long as it is used."""
    element = as_ctype(nparray.dtype)
    pointer = nparray.ctypes.data_as(ctypes.POINTER(element))
    if nparray.ndim == 0:
        return make_zero_d_memref_descriptor(element)(nparray.ctypes.data, pointer, 0)
    # numpy counts strides in bytes.
    strides = [stride // nparray.itemsize for stride in nparray.strides]
    descriptor = make_nd_memref_descriptor(nparray.ndim, element)
    sizes = ctypes.c_longlong * nparray.ndim
    return descriptor(nparray.ctypes.data, pointer, 0, sizes(*nparray.shape), sizes(*strides))


def get_unranked_memref_descriptor(nparray):
    """A descriptor without a rank of the elements of an array. The array has to live as long as it is used."""
    ranked = get_ranked_memref_descriptor(nparray)
    unranked = UnrankedMemRefDescriptor(nparray.ndim, ctypes.cast(ctypes.pointer(ranked), ctypes.c_void_p))
    # The address is a number to ctypes, so nothing else keeps the descriptor.
    unranked._ranked = ranked
    return unranked


def move_aligned_ptr_by_offset(aligned_ptr, offset):
    """A pointer so many elements further on."""
    address = ctypes.cast(aligned_ptr, ctypes.c_void_p).value
    size = ctypes.sizeof(aligned_ptr._type_)
    return ctypes.cast(address + offset * size, type(aligned_ptr))


def ranked_memref_to_numpy(ranked_memref):
    """The elements of a memref, given by a pointer to its descriptor, as an array over the same memory."""
    descriptor = ranked_memref[0]
    pointer = move_aligned_ptr_by_offset(descriptor.aligned, descriptor.offset)
    if not hasattr(descriptor, "shape"):
        return to_numpy(np.ctypeslib.as_array(pointer, shape=(1,))).reshape(())
    shape = tuple(descriptor.shape)
    size = ctypes.sizeof(pointer._type_)
    strides = tuple(stride * size for stride in descriptor.strides)
    elements = np.ctypeslib.as_array(pointer, shape=shape)
    return to_numpy(np.lib.stride_tricks.as_strided(elements, shape, strides))


def unranked_memref_to_numpy(unranked_memref, np_dtype):
    """The elements of a memref without a rank, given by a pointer to its descriptor, as an array over the same memory."""
    descriptor = unranked_memref[0]
    rank = descriptor.rank
    ranked = make_nd_memref_descriptor(rank, np_dtype) if rank else make_zero_d_memref_descriptor(np_dtype)
    return ranked_memref_to_numpy(ctypes.cast(descriptor.descriptor, ctypes.POINTER(ranked)))
