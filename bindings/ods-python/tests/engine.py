"""Modules as machine code, called from Python, and memrefs over arrays of numpy."""

import ctypes
import os
import tempfile
import threading

import numpy as np

from ods._mlir_libs import _mlirExecutionEngine
from ods.execution_engine import ExecutionEngine
from ods.ir import Context, Module
from ods.passmanager import PassManager
from ods.runtime import *

from _support import raises

PIPELINE = "builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)"


def lowered(text):
    module = Module.parse(text)
    PassManager.parse(PIPELINE).run(module.operation)
    return module


def compiled(text, **options):
    return ExecutionEngine(lowered(text), **options)


# ANCHOR: run
SCALE = """
func.func @scale(%memory: memref<?x?xf32>, %factor: f32) attributes { llvm.emit_c_interface } {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %memory, %zero : memref<?x?xf32>
  %columns = memref.dim %memory, %one : memref<?x?xf32>
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %value = memref.load %memory[%i, %j] : memref<?x?xf32>
      %scaled = arith.mulf %value, %factor : f32
      memref.store %scaled, %memory[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
"""

with Context():
    engine = compiled(SCALE)
array = np.arange(6, dtype=np.float32).reshape(2, 3)
memory = ctypes.pointer(ctypes.pointer(get_ranked_memref_descriptor(array)))
engine.invoke("scale", memory, ctypes.pointer(ctypes.c_float(2.0)))
assert array.tolist() == [[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]]
# ANCHOR_END: run

ADD = "func.func @add(%a: i64, %b: i64) -> i64 attributes { llvm.emit_c_interface } { %s = arith.addi %a, %b : i64 return %s : i64 }"
with Context():
    engine = compiled(ADD, opt_level=0)
    result = ctypes.c_int64(0)
    engine.invoke("add", ctypes.pointer(ctypes.c_int64(40)), ctypes.pointer(ctypes.c_int64(2)), ctypes.pointer(result))
    assert result.value == 42
    assert raises(RuntimeError, lambda: engine.lookup("sub")) == "Unknown function sub"
    assert engine.raw_lookup("none") == 0

    # The engine has a copy: the module may change and go.
    module = lowered(ADD)
    engine = ExecutionEngine(module)
    module.operation.regions[0].blocks[0].operations[0].erase()
    del module
    assert engine.raw_lookup("add")

    # What is not of the dialect llvm cannot be compiled, and says where it is.
    text = raises(RuntimeError, lambda: ExecutionEngine(Module.parse(ADD)))
    assert text.startswith("Failure while creating the ExecutionEngine.\n") and "func.func" in text, text

# Functions of Python are called by code.
CALLBACK = """
func.func private @note(i64) attributes { llvm.emit_c_interface }
func.func @twice(%a: i64) attributes { llvm.emit_c_interface } {
  call @note(%a) : (i64) -> ()
  call @note(%a) : (i64) -> ()
  return
}
"""
CONSTRUCTORS = """
llvm.func @_mlir_ciface_note(i64)
llvm.func @first() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @_mlir_ciface_note(%0) : (i64) -> ()
  llvm.return
}
llvm.func @last() {
  %0 = llvm.mlir.constant(2 : i64) : i64
  llvm.call @_mlir_ciface_note(%0) : (i64) -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@first], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@last], priorities = [0 : i32], data = [#llvm.zero]
"""
noted = []


@ctypes.CFUNCTYPE(None, ctypes.c_int64)
def note(value):
    noted.append(value)


with Context():
    engine = compiled(CALLBACK)
    assert "Symbols not found: [ _mlir_ciface_note ]" in raises(RuntimeError, lambda: engine.lookup("twice"))
    engine.register_runtime("note", note)
    engine.initialize()
    engine.invoke("twice", ctypes.pointer(ctypes.c_int64(7)))
    assert noted == [7, 7]
    raises(RuntimeError, lambda: engine.register_runtime("other", note))
    threads = [threading.Thread(target=engine.invoke, args=("twice", ctypes.pointer(ctypes.c_int64(i)))) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(noted) == sorted([7, 7, *range(8), *range(8)])

    # Constructors are called once, by `initialize`; destructors at the end. An engine that is initializing says so.
    engine = compiled(CONSTRUCTORS)
    asked = []

    @ctypes.CFUNCTYPE(None, ctypes.c_int64)
    def ask(value):
        noted.append(value)
        if value == 1:
            asked.append(raises(RuntimeError, lambda: engine.lookup("twice")))

    noted.clear()
    engine.register_runtime("note", ask)
    assert noted == []
    engine.initialize()
    engine.initialize()
    assert noted == [1]
    assert "The constructors of the module are running." in asked[0]
    del engine
    assert noted == [1, 2]

    # Handles: an engine ends with its last object, unless it is left to the next one.
    engine = compiled(ADD)
    handle, address = engine._CAPIPtr, engine.raw_lookup("add")
    again = _mlirExecutionEngine.ExecutionEngine._CAPICreate(handle)
    assert again.raw_lookup("add") == address
    del engine
    engine = _mlirExecutionEngine.ExecutionEngine._CAPICreate(handle)
    engine._testing_release()
    del engine, again
    engine = _mlirExecutionEngine.ExecutionEngine._CAPICreate(handle)
    assert engine.raw_lookup("add") == address
    del engine
    assert "gone" in raises(RuntimeError, lambda: _mlirExecutionEngine.ExecutionEngine._CAPICreate(handle))

    # An object file has the same functions.
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "module.o")
        compiled(ADD).dump_to_object_file(path)
        assert os.path.getsize(path) > 0
        assert open(path, "rb").read(4) == b"\x7fELF" or os.uname().sysname != "Linux"
        raises(OSError, lambda: compiled(ADD).dump_to_object_file(os.path.join(folder, "no", "module.o")))

# Descriptors and arrays share their elements, whatever the layout.
for source in [
    np.arange(24, dtype=np.int16).reshape(2, 3, 4),
    np.arange(24, dtype=np.float64).reshape(4, 6)[::2, 1::2],
    np.array([1 + 2j, 3 - 1j]),
    np.array([1.5, -2.0], dtype=np.float16),
    np.array([1j], dtype=np.complex64),
    np.array(5, dtype=np.uint8),
]:
    back = ranked_memref_to_numpy(ctypes.pointer(get_ranked_memref_descriptor(source)))
    assert back.dtype == source.dtype and back.shape == source.shape and (back == source).all(), (source, back)
    assert np.shares_memory(back, source)
    unranked = get_unranked_memref_descriptor(source)
    back = unranked_memref_to_numpy(ctypes.pointer(unranked), source.dtype)
    assert unranked.rank == source.ndim and (back == source).all() and back.dtype == source.dtype
assert as_ctype(np.dtype(np.int32)) is ctypes.c_int32 and as_ctype(np.dtype(np.complex128)) is C128
assert [name for name, _ in make_nd_memref_descriptor(2, ctypes.c_float)._fields_] == ["allocated", "aligned", "offset", "shape", "strides"]
assert [name for name, _ in make_zero_d_memref_descriptor(ctypes.c_float)._fields_] == ["allocated", "aligned", "offset"]
