"""Contexts, diagnostics, dialects and locations."""

import enum
import importlib
import itertools
import os
import weakref

from .. import _native
from .._native import Location
from .globals import TypeID, extend, globals, sequence, static_property


class DiagnosticSeverity(enum.Enum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


_native.set_severity_class(DiagnosticSeverity)


class MLIRError(Exception):
    """A function failed, with diagnostics that say why."""

    def __init__(self, message, error_diagnostics):
        self.message = message
        self.error_diagnostics = error_diagnostics
        super().__init__(message, error_diagnostics)

    def __str__(self):
        lines = [self.message]
        if self.error_diagnostics:
            lines[0] += ":"
        for diagnostic in self.error_diagnostics:
            lines.append(f"error: {_placed(diagnostic)}")
            lines += (f" note: {_placed(note)}" for note in diagnostic.notes)
        return "\n".join(lines)


def _placed(diagnostic):
    """The location of a diagnostic without `loc(…)`, and its message, whose further lines are indented."""
    text, message = str(diagnostic.location), diagnostic.message.replace("\n", "\n  ")
    return f"{text[len('loc(') : -1] if text.startswith('loc(') else text}: {message}"


_native.set_error_class(MLIRError)


class ThreadPool:
    """A pool of threads. The threads of this package do not come from it: it says only that there may be several."""

    def __init__(self):
        """A pool with a thread for each processor."""

    def get_max_concurrency(self):
        return os.cpu_count() or 1

    def _mlir_thread_pool_ptr(self):
        return hex(id(self))


# The pools that contexts were given.
_thread_pools = weakref.WeakKeyDictionary()


class DialectDescriptor:
    """A dialect of a context."""

    def __init__(self, namespace):
        self._namespace = namespace

    @property
    def namespace(self):
        return self._namespace

    def __repr__(self):
        return f"<DialectDescriptor {self._namespace}>"


class Dialect:
    """A dialect of a context; modules of dialects derive their own classes from it."""

    def __init__(self, descriptor):
        self._descriptor = descriptor

    @property
    def descriptor(self):
        return self._descriptor

    def __repr__(self):
        cls = type(self)
        return f"<Dialect {self._descriptor.namespace} (class {cls.__module__}.{cls.__qualname__})>"


class Dialects:
    """The dialects of a context, as attributes and by key."""

    def __init__(self, context):
        self._context = context

    def _find(self, namespace, error):
        if not self._context._load_dialect(namespace):
            raise error(f"Dialect '{namespace}' not found")
        cls = globals._lookup_dialect_class(namespace) or Dialect
        return cls(DialectDescriptor(namespace))

    def __getitem__(self, arg, /):
        return self._find(arg, IndexError)

    def __getattr__(self, arg, /):
        if arg.startswith("__"):
            raise AttributeError(arg)
        return self._find(arg, AttributeError)


_load_on_create = None
_dialect_registry = _native.DialectRegistry()


def get_dialect_registry():
    """The registry of dialects that extensions add to; its dialects can be loaded in each context created later."""
    return _dialect_registry


def append_load_on_create_dialect(dialect):
    """Makes contexts load a dialect when they are created."""
    global _load_on_create
    _load_on_create = [*(_load_on_create or []), dialect]


def get_load_on_create_dialects():
    return list(_load_on_create or [])


#: Functions of extensions that are called with each new context.
_context_init_hooks = []
#: What modules `_site_initialize_N` ask for; `None` before the first context.
_site = None


def site_initialize():
    """Imports the modules `_site_initialize_0`, `_site_initialize_1`, … that an installation adds to `_mlir_libs`, once: before the first context.
    One may have `register_dialects(registry)`, `context_init_hook(context)` and `disable_multithreading`."""
    global _site
    if _site is not None:
        return
    _site = {"disable_multithreading": False}
    for number in itertools.count():
        name = f"ods._mlir_libs._site_initialize_{number}"
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            break
        if hasattr(module, "register_dialects"):
            module.register_dialects(_dialect_registry)
        if hasattr(module, "context_init_hook"):
            _context_init_hooks.append(module.context_init_hook)
        if getattr(module, "disable_multithreading", False):
            _site["disable_multithreading"] = True


class Context(_native.Context):
    """A context. Dialects are loaded when something of them is used."""

    def __init__(self, load_on_create_dialects=None, thread_pool=None, *args, **kwargs):
        site_initialize()
        super().__init__(*args, **kwargs)
        if _site["disable_multithreading"]:
            if thread_pool is not None:
                raise ValueError("a module of the installation disables threads, so there can be no thread pool")
            self.enable_multithreading(False)
        _native.append_registry(self, _dialect_registry)
        for hook in _context_init_hooks:
            hook(self)
        if thread_pool is not None:
            self.set_thread_pool(thread_pool)
        wanted = _load_on_create if load_on_create_dialects is None else load_on_create_dialects
        for dialect in wanted or ():
            self._load_dialect(dialect)


Context.__module__ = "ods.ir"


@extend(_native.Context)
class _BaseContext:
    current = static_property(lambda _: _native.current_context())

    def append_dialect_registry(self, registry):
        _native.append_registry(self, registry)

    def attach_diagnostic_handler(self, callback):
        """Calls a function with each diagnostic; `True` means that no other handler gets it."""
        return _native.attach_diagnostic_handler(self, callback)

    def get_dialect_descriptor(self, dialect_name):
        if not self._load_dialect(dialect_name):
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return DialectDescriptor(dialect_name)

    @property
    def dialects(self):
        return Dialects(self)

    @property
    def d(self):
        return Dialects(self)

    def set_thread_pool(self, arg, /):
        if not isinstance(arg, ThreadPool):
            raise TypeError("expected a ThreadPool")
        self.enable_multithreading(True)
        _thread_pools[self] = arg

    def _mlir_thread_pool_ptr(self):
        return hex(id(_thread_pools.get(self, self)))


def _read(kind, index, default=None):
    """A property of locations of a kind."""

    def get(self):
        found, parts = self._parts()
        return parts[index] if found == kind else default

    return property(get)


@extend(Location)
class _Location:
    current = static_property(lambda _: _native.current_location())

    filename = _read("file", 0)
    start_line = _read("file", 1, -1)
    start_col = _read("file", 2, -1)
    end_line = _read("file", 3, -1)
    end_col = _read("file", 4, -1)
    name_str = _read("name", 0)
    child_loc = _read("name", 1)
    callee = _read("callsite", 0)
    caller = _read("callsite", 1)

    @property
    def locations(self):
        kind, parts = self._parts()
        return parts[1:] if kind == "fused" else []

    def is_a_file(self):
        return self._parts()[0] == "file"

    def is_a_name(self):
        return self._parts()[0] == "name"

    def is_a_callsite(self):
        return self._parts()[0] == "callsite"

    def is_a_fused(self):
        return self._parts()[0] == "fused"

    @staticmethod
    def unknown(context=None):
        return _native.unknown_location(context)

    @staticmethod
    def file(filename, *args, context=None, **kwargs):
        """A position, `(line, col)`, or a range: `(start_line, start_col, end_line, end_col)`."""
        for names in (("line", "col"), ("start_line", "start_col", "end_line", "end_col")):
            numbers = list(args) + [kwargs[name] for name in names[len(args) :] if name in kwargs]
            if len(numbers) == len(names) + 1 and context is None:
                context = numbers.pop()
            if len(numbers) == len(names):
                numbers = numbers * 2 if len(numbers) == 2 else numbers
                return _native.file_location(filename, numbers, context)
        raise TypeError("expected a line and a column, or those of a start and an end")

    @staticmethod
    def name(name, childLoc=None, context=None):
        return _native.name_location(name, childLoc, context)

    @staticmethod
    def callsite(callee, frames, context=None):
        return _native.callsite_location(callee, sequence("frames", frames, "Locations"), context)

    @staticmethod
    def fused(locations, metadata=None, context=None):
        return _native.fused_location(sequence("locations", locations, "Locations"), metadata, context)

    @staticmethod
    def from_attr(attribute, context=None):
        return _native.location_of_attribute(attribute)


Diagnostic = _native.Diagnostic
DiagnosticHandler = _native.DiagnosticHandler
DiagnosticInfo = _native.DiagnosticInfo
DialectRegistry = _native.DialectRegistry

__all__ = [
    "Context", "Diagnostic", "DiagnosticHandler", "DiagnosticInfo", "DiagnosticSeverity", "Dialect",
    "DialectDescriptor", "DialectRegistry", "Dialects", "Location", "MLIRError", "ThreadPool", "TypeID",
    "append_load_on_create_dialect", "get_dialect_registry", "get_load_on_create_dialects",
]
