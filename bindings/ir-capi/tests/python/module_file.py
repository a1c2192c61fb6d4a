"""Modules from files."""

from mlir.ir import *
import os, tempfile
with tempfile.TemporaryDirectory() as folder, Context():
    path = os.path.join(folder, "a.mlir")
    open(path, "w").write("func.func private @in_file()")
    print(Module.parseFile(path))
    try:
        Module.parseFile(os.path.join(folder, "missing"))
    except Exception as error:
        print(type(error).__name__, str(error).replace(folder, "FOLDER"))
    print(Module.parse("module {}", Context.current).operation.location)
