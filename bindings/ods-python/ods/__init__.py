"""MLIR's Python bindings on a core in Rust.

`ods.ir`, `ods.passmanager`, `ods.rewrite` and `ods.dialects` have the names and the behaviour of upstream's modules. After
`import ods.as_mlir`, they answer for the name `mlir` as well.
"""


def load_definitions(path, *, include_dirs=(), dialects=(), context=None):
    """Reads a file with definitions or a plan, or all definitions in a folder, and registers the dialects: that of
    `ods.definitions.load`."""
    from .definitions import load

    return load(path, include_dirs=include_dirs, dialects=dialects, context=context)
