"""Modules of the dialect `llvm` as machine code that Python calls."""

import ctypes

from ._mlir_libs import _mlirExecutionEngine

__all__ = ["ExecutionEngine"]

_Packed = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class ExecutionEngine(_mlirExecutionEngine.ExecutionEngine):
    """A module as machine code. Functions with the attribute `llvm.emit_c_interface` can be called; memrefs are passed by descriptors (`ods.runtime`)."""

    def lookup(self, name):
        """A function as a callable of `ctypes`: its argument is an array of pointers to the arguments. Raises a RuntimeError if there is none."""
        address = self.raw_lookup(f"_mlir_ciface_{name}")
        if not address:
            raise RuntimeError(f"Unknown function {name}")
        return _Packed(address)

    def invoke(self, name, *ctypes_args):
        """Calls a function. Arguments are pointers to values; the last one is for the result, if there is one."""
        function = self.lookup(name)
        addresses = [ctypes.cast(argument, ctypes.c_void_p) for argument in ctypes_args]
        function((ctypes.c_void_p * len(addresses))(*addresses))

    def register_runtime(self, name, ctypes_callback):
        """Makes a callable of `ctypes` the definition of a declared function with `llvm.emit_c_interface`. It has to live as long as the engine."""
        self.raw_register_runtime(f"_mlir_ciface_{name}", ctypes.cast(ctypes_callback, ctypes.c_void_p))
