"""Lets this package answer for the name `mlir`: `import ods.as_mlir`, and then `from mlir.ir import *`."""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys


class _Alias(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `mlir.x` as `ods.x`: the same module object under both names."""

    def find_spec(self, fullname, path=None, target=None):
        if fullname != "mlir" and not fullname.startswith("mlir."):
            return None
        real = "ods" + fullname[len("mlir"):]
        if importlib.util.find_spec(real) is None:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec):
        return importlib.import_module("ods" + spec.name[len("mlir"):])

    def exec_module(self, module):
        """Nothing is left to do: the module was executed under its own name."""


def _install():
    loaded = sys.modules.get("mlir")
    if loaded is not None and getattr(loaded, "__name__", "") != "ods":
        raise ImportError("'mlir' was imported already; import 'ods.as_mlir' before it")
    if not any(isinstance(finder, _Alias) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Alias())


_install()
