"""Modules that an installation adds to `_mlir_libs`, and packages in which modules of dialects are looked for."""

import os
import sys
import tempfile

import mlir._mlir_libs
from _support import raises
from mlir.dialects._ods_common import _cext
from mlir.ir import *

FIRST = """
seen = []

def register_dialects(registry):
    seen.append(type(registry).__name__)

def context_init_hook(context):
    seen.append("context")
"""
SECOND = "disable_multithreading = True\n"
DIALECT = """
from mlir.dialects._ods_common import _cext

@_cext.register_dialect
class _Dialect(_cext.ir.Dialect):
    DIALECT_NAMESPACE = "stray"

@_cext.register_operation(_Dialect)
class LeafOp(_cext.ir.OpView):
    OPERATION_NAME = "stray.leaf"
    _ODS_REGIONS = (0, True)
"""

with tempfile.TemporaryDirectory() as folder:
    os.mkdir(f"{folder}/stray_dialects")
    for name, text in (
        ("_site_initialize_0", FIRST),
        ("_site_initialize_1", SECOND),
        ("_site_initialize_3", "raise AssertionError('there is no 2')"),
        ("stray_dialects/__init__", ""),
        ("stray_dialects/stray", DIALECT),
    ):
        with open(f"{folder}/{name}.py", "w") as file:
            file.write(text)
    mlir._mlir_libs.__path__.append(folder)
    sys.path.append(folder)

    with Context() as context, Location.unknown():
        from ods._mlir_libs._site_initialize_0 import seen

        assert seen == ["DialectRegistry", "context"], seen
        assert context.get_num_threads() == 1
        raises(ValueError, Context, thread_pool=ThreadPool())
        # Once for the process, and the hook for each context.
        mlir._mlir_libs._site_initialize()
        Context()
        assert seen == ["DialectRegistry", "context", "context"], seen

        context.allow_unregistered_dialects = True
        text = '"stray.leaf"() : () -> ()'
        assert type(Module.parse(text).body.operations[0]) is OpView
        _cext.globals.append_dialect_search_prefix("stray_dialects")
        assert type(Module.parse(text).body.operations[0]).__name__ == "LeafOp"
