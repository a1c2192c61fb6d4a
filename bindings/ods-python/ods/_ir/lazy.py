"""Modules that are imported when something of them is used."""

import importlib
import types


class LazyModule(types.ModuleType):
    """A module that is imported by the first access to what it has: programs that do not use it do not wait for it."""

    def __getattr__(self, name):
        return getattr(importlib.import_module(self.__name__), name)

    def __dir__(self):
        return dir(importlib.import_module(self.__name__))
