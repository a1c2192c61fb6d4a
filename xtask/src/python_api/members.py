"""Writes the classes, members and calls of a package with MLIR's bindings as JSON: `members.py PACKAGE`.

A member's kind is what a program sees, not how it is implemented: descriptors of nanobind, PyO3 and Python are judged alike.
"""

import ast
import enum
import importlib
import inspect
import json
import re
import sys
import types

ROOT = sys.argv[1]
WHOLE = ("ir", "passmanager", "rewrite", "dialects._ods_common", "extras.types", "extras.meta")
# Of dialects, what is written by hand: generated modules are compared as text elsewhere.
DIALECTS = ("affine", "arith", "builtin", "cf", "func", "index", "math", "memref", "scf", "tensor", "ub")
TEXT = """
func.func @f(%a: i32) -> i32 {
  %b = arith.constant 1 : i32
  cf.br ^next(%b : i32)
^next(%c: i32):
  return %c : i32
}
"""


def samples():
    """Objects of the native classes, which are asked whether their properties can be set."""
    ir = importlib.import_module(ROOT + ".ir")
    rewrite = importlib.import_module(ROOT + ".rewrite")
    manager = importlib.import_module(ROOT + ".passmanager").PassManager()
    module = ir.Module.parse(TEXT)
    op = module.body.operations[0]
    region = op.regions[0]
    block, successor = region.blocks
    constant, branch = block.operations
    dimension = ir.AffineDimExpr.get(0)
    found = [ir.Context.current, ir.Location.current, module, op, op.operation, region, block, constant, ir.DialectRegistry()]
    found += [block.arguments[0], constant.results[0], next(constant.results[0].uses), op.type, ir.UnitAttr.get(), manager]
    found += [op.attributes, op.regions, region.blocks, block.arguments, block.operations, op.operands, op.results]
    found += [block.successors, successor.predecessors, branch.successors, ir.InsertionPoint(block), ir.SymbolTable(module.operation)]
    found += [dimension, ir.AffineMap.get_identity(1), ir.IntegerSet.get_empty(1, 0), ir.UnitAttr.get().get_named("x")]
    found += [ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([2], op.type.inputs[0]), ir.IntegerAttr.get(op.type.inputs[0], 1))]
    patterns = rewrite.RewritePatternSet()
    patterns.add("arith.constant", lambda op, rewriter: found.append(rewriter) or True)
    found += [patterns, frozen := patterns.freeze()]
    rewrite.walk_and_apply_patterns(module.operation, frozen)

    def diagnosed(diagnostic):
        ask(diagnostic)  # After the handler it cannot be used.
        return True

    found.append(ir.Context.current.attach_diagnostic_handler(diagnosed))
    ir.Location.current.emit_error("sample")
    try:
        ir.Module.parse("}")
    except ir.MLIRError as error:
        found += error.error_diagnostics
    return found


SETTABLE = {}


def ask(value):
    """Notes which native properties of an object can be set: a wrong value is another error than that none can be."""
    for cls in type(value).__mro__:
        for name, member in vars(cls).items():
            if isinstance(member, types.GetSetDescriptorType):
                try:
                    member.__set__(value, object())
                except AttributeError:
                    SETTABLE[cls, name] = False
                except Exception:
                    SETTABLE[cls, name] = True


def nanobind_call(text):
    """The parameters in a signature of nanobind."""
    text = re.sub(r"\\\d+", "None", text.partition("def ")[2])
    try:
        arguments = ast.parse(f"def {re.sub(r'-> .*$', '', text)}: pass").body[0].args
    except SyntaxError:
        return None
    positional = arguments.posonlyargs + arguments.args
    required = len(positional) - len(arguments.defaults)
    unnamed = len(arguments.posonlyargs)
    call = [["" if index < unnamed else each.arg, "positional", index >= required] for index, each in enumerate(positional)]
    call += [[arguments.vararg.arg, "*", True]] if arguments.vararg else []
    call += [[each.arg, "keyword", default is not None] for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return call + ([[arguments.kwarg.arg, "**", True]] if arguments.kwarg else [])


KINDS = {"VAR_POSITIONAL": "*", "VAR_KEYWORD": "**", "KEYWORD_ONLY": "keyword"}


def bound(forms):
    """The forms without the object or class of a method."""
    return forms and [form[1:] for form in forms]


def described_parameter(parameter):
    kind = KINDS.get(parameter.kind.name, "positional")
    name = "" if parameter.kind is parameter.POSITIONAL_ONLY else parameter.name
    return [name, kind, kind in ("*", "**") or parameter.default is not parameter.empty]


def calls(function):
    """The forms in which a function is called; nothing where it does not say. Arguments that cannot be named have no name."""
    signatures = getattr(function, "__nb_signature__", None)
    if signatures is not None:
        found = [nanobind_call(entry[0]) for entry in signatures]
    else:
        try:
            parameters = inspect.signature(function).parameters.values()
        except (ValueError, TypeError):
            return None
        found = [[described_parameter(each) for each in parameters]]
    if None in found:
        return None
    return found


def member(cls, name, value):
    kind = type(value).__name__
    if name == "__new__":
        return {"kind": "method", "slot": True}
    if isinstance(value, enum.Enum):
        return {"kind": "value", "is": repr(value.value)}
    if isinstance(value, property) or kind in ("nb_property", "nb_static_property"):
        settable = getattr(value, "fset", None) is not None
        return {"kind": "static property" if "static" in kind else "property", "settable": settable}
    if isinstance(value, types.GetSetDescriptorType):
        return {"kind": "property", "settable": SETTABLE.get((cls, name))}
    if kind == "StaticProperty" or kind == "static_property":
        return {"kind": "static property", "settable": False}
    if isinstance(value, (classmethod, types.ClassMethodDescriptorType)):
        return {"kind": "class method", "calls": bound(calls(getattr(cls, name).__func__ if isinstance(value, classmethod) else value))}
    if isinstance(value, (staticmethod, types.BuiltinFunctionType)) or kind == "nb_func":
        return {"kind": "static method", "calls": calls(getattr(value, "__func__", value))}
    if isinstance(value, types.WrapperDescriptorType):
        return {"kind": "method", "slot": True}
    if callable(value) and not inspect.isclass(value):
        return {"kind": "method", "calls": bound(calls(value))}
    return {"kind": "class" if inspect.isclass(value) else "data", "is": kind}


def members(cls):
    """What a class has of its own or of its bases that are not Python's."""
    found = {}
    for base in reversed(cls.__mro__):
        if base.__module__ not in ("builtins", "typing", "collections.abc", "abc", "enum"):
            for name, value in vars(base).items():
                if not (name.startswith("_") and issubclass(cls, enum.Enum)):
                    found[name] = member(base, name, value)
    return found


IGNORED = set(dir(type("Empty", (), {}))) | {"__annotations__", "__orig_bases__", "__parameters__", "__abstractmethods__", "_abc_impl"}
KEPT = {"__init__", "__eq__", "__hash__", "__str__", "__repr__", "__new__"}


def described(module, is_whole):
    found = {}
    for name, value in vars(module).items():
        home = getattr(value, "__module__", None) or ""
        if name.startswith("__") or inspect.ismodule(value) or not (home == module.__name__ or is_whole and ROOT in home):
            continue
        if inspect.isclass(value):
            own = {entry: about for entry, about in members(value).items() if entry not in IGNORED or entry in KEPT}
            found[name] = {"kind": "class", "bases": [base.__name__ for base in value.__mro__[1:-1]], "members": own}
        elif callable(value):
            found[name] = {"kind": "function", "calls": calls(value)}
    return found


def main():
    ir = importlib.import_module(ROOT + ".ir")
    with ir.Context(), ir.Location.unknown():
        for value in samples():
            ask(value)
    modules = {name: described(importlib.import_module(f"{ROOT}.{name}"), True) for name in WHOLE}
    for name in DIALECTS:
        modules["dialects." + name] = described(importlib.import_module(f"{ROOT}.dialects.{name}"), False)
    json.dump(modules, sys.stdout, indent=1)


main()
