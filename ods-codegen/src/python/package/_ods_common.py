"""What the modules of this package share: the runtime's helpers under one name, and what is added to generated classes."""

import importlib
import importlib.resources
import importlib.util
import sys

_RUNTIMES = @RUNTIMES@


def _runtime():
    """The name of the runtime: of those that this package knows, one that is imported already, or else one that is installed."""
    for name in _RUNTIMES:
        if name in sys.modules:
            return name
    for name in _RUNTIMES:
        if importlib.util.find_spec(name) is not None:
            return name
    raise ImportError(f"the package '{__package__}' needs one of these: {', '.join(_RUNTIMES)}")


_name = _runtime()
_helpers = importlib.import_module(f"{_name}.dialects._ods_common")
globals().update({name: value for name, value in vars(_helpers).items() if not name.startswith("__")})
#: The runtime's module `ir`.
ir = importlib.import_module(f"{_name}.ir")


def register_plan(name):
    """Registers the dialect of a plan in this package, if the runtime loads dialects. MLIR's package has only dialects in C++."""
    if importlib.util.find_spec(f"{_name}.definitions") is not None:
        text = importlib.resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
        importlib.import_module(f"{_name}.definitions").register_plan(text)


def register_attribute_builder(kind):
    """Registers what builds attributes of a kind. Packages that include the same definitions replace each other's."""
    return ir.register_attribute_builder(kind, replace=True)


def _represent(operation):
    """The class of an operation with its text."""
    return f"{type(operation).__name__}({str(operation).strip()})"


def describe(cls, match_args, documentation):
    """Sets a generated class's documentation, the properties by which `match` takes its instances apart, and its `repr`."""
    cls.__doc__ = documentation.strip() or cls.__doc__
    cls.__match_args__ = match_args
    if issubclass(cls, ir.OpView):
        cls.__repr__ = _represent


def downcast(value, classes):
    """A type or attribute as an instance of the class that it belongs to, if that is one of these."""
    for cls in classes:
        try:
            if cls.isinstance(value):
                return cls(value)
        except NotImplementedError:
            # Only a runtime with the definition's code knows.
            continue
    return value


def _option_text(value):
    """The value of an option as a pipeline has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str) and hasattr(value, "__iter__"):
        return ",".join(map(_option_text, value))
    text = str(value)
    return f"{{{text}}}" if any(letter.isspace() or letter in ",{}'\"" for letter in text) else text


def pass_text(name, options):
    """A pass with its options as text of a pipeline. Options with the value None are left out."""
    given = [f"{option}={_option_text(value)}" for option, value in options.items() if value is not None]
    return f"{name}{{{' '.join(given)}}}" if given else name
