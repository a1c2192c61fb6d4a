"""What generated classes of types and attributes are built on: making them, testing for them, reading parameters.

A runtime that knows definitions by name provides an object `_ods_reflect` in its module `ir`, with three functions:

    make(kind, name, values, context)   a Type (kind "type") or Attribute (kind "attribute")
    test(kind, name, value)             whether a Type or Attribute is an instance of the definition
    read(value, index)                  the value of a parameter

Names are those of the definitions, such as "emitc.ptr". Values are int, bool, float, str, Type, Attribute, AffineMap,
a list of such, or None for a parameter that is left out; an enum's value is its int. A function returns NotImplemented
for a definition that the runtime does not know.

For such a definition, and with any other runtime, the text of types and attributes is used: it is built along the
declarative assembly format and parsed, and what is printed is taken apart the same way. A definition whose format is written by hand, in the compiler's
language, can then be tested for, but neither made nor read.
"""

from __future__ import annotations

import re
from enum import IntEnum, IntFlag
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Set, Tuple, Type, Union

from . import _ods_common

# The runtime's own module, which has no stub in every package.
_ods_ir: Any = vars(_ods_common)["_cext"].ir


class Kind:
    """What the values of a parameter are. A value has three forms: what users give and get, what the runtime's protocol
    takes, and text."""

    def to_runtime(self, value: Any, context: Any) -> Any:
        """The protocol's form of what a user gave; raises TypeError or ValueError for what cannot be one."""
        raise NotImplementedError

    def from_runtime(self, value: Any) -> Any:
        """What a user gets for a value in the protocol's form."""
        return value

    def write(self, value: Any) -> str:
        """The text of a value in the protocol's form."""
        return str(value)

    def read(self, text: str, context: Any) -> Any:
        """The value, in the protocol's form, of a text."""
        raise NotImplementedError


class Integer(Kind):
    """An integer: int."""

    def to_runtime(self, value: Any, context: Any) -> int:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            raise TypeError(f"expected an int, not {value!r}")
        return int(value.__index__())

    def read(self, text: str, context: Any) -> int:
        return int(text, 0)


class Boolean(Kind):
    """A truth value: bool."""

    def to_runtime(self, value: Any, context: Any) -> bool:
        if not isinstance(value, bool):
            raise TypeError(f"expected a bool, not {value!r}")
        return value

    def write(self, value: bool) -> str:
        return "true" if value else "false"

    def read(self, text: str, context: Any) -> bool:
        if text in ("true", "1"):
            return True
        if text in ("false", "0"):
            return False
        raise ValueError(f"expected true or false in the text of a type or attribute, not {text!r}")


class Float(Kind):
    """A floating-point number: float."""

    def from_runtime(self, value: Any) -> float:
        return float(value)

    def to_runtime(self, value: Any, context: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise TypeError(f"expected a float, not {value!r}")
        return float(value)

    def write(self, value: float) -> str:
        return format(value, ".17e")

    def read(self, text: str, context: Any) -> float:
        return float(text)


class String(Kind):
    """A string: str."""

    def to_runtime(self, value: Any, context: Any) -> str:
        if not isinstance(value, str):
            raise TypeError(f"expected a str, not {value!r}")
        return value

    def write(self, value: str) -> str:
        return _quoted(value)

    def read(self, text: str, context: Any) -> str:
        return _unquoted(text) if text.startswith('"') else text


class Text(Kind):
    """A parameter whose text only the definition's own code understands: that text, as str."""

    def to_runtime(self, value: Any, context: Any) -> str:
        if not isinstance(value, str):
            raise TypeError(f"expected the parameter's text as a str, not {value!r}")
        return value

    def read(self, text: str, context: Any) -> str:
        return text


class Enum(Kind):
    """A case of an enum, or a set of its bits, which text has in quotes when `is_quoted`. Users may give the int or the
    text of a case as well."""

    def __init__(self, enum: Union[Type[IntEnum], Type[IntFlag]], is_quoted: bool = False) -> None:
        self.enum: Any = enum
        self.is_flag = issubclass(enum, IntFlag)
        self.is_bare = self.is_flag and not is_quoted

    def to_runtime(self, value: Any, context: Any) -> int:
        if isinstance(value, str):
            return self.read(value, context)
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"expected a {self.enum.__name__}, not {value!r}")
        return int(self.enum(int(value)))

    def from_runtime(self, value: int) -> Any:
        return self.enum(value)

    def write(self, value: int) -> str:
        text = str(self.enum(value))
        return text if self.is_bare or _KEYWORD.fullmatch(text) else _quoted(text)

    def read(self, text: str, context: Any) -> int:
        text = _unquoted(text) if text.startswith('"') else text
        if not self.is_flag:
            return self._case(text)
        value = 0
        for bit in re.split(r"[|,\s]+", text):
            value |= self._case(bit)
        return value

    def _case(self, text: str) -> int:
        for case in self.enum.__members__.values():
            if str(case) == text:
                return int(case)
        raise ValueError(f"{self.enum.__name__} has no case '{text}'")


class AffineMap(Kind):
    """An affine map."""

    def to_runtime(self, value: Any, context: Any) -> Any:
        if not isinstance(value, _ods_ir.AffineMap):
            raise TypeError(f"expected an AffineMap, not {value!r}")
        return value

    def read(self, text: str, context: Any) -> Any:
        return _ods_ir.Attribute.parse(f"affine_map<{text}>", context=context).value


class Handle(Kind):
    """A type or attribute. `definition` gives the generated class of those that must be of one definition, `builtin` the
    name of the runtime's class; `name` is the dialect and mnemonic that the text leaves out."""

    def __init__(
        self,
        name: Optional[Tuple[str, str]] = None,
        definition: Optional[Callable[[], Any]] = None,
        builtin: Optional[str] = None,
    ) -> None:
        self.name = name
        self.definition = definition
        self.builtin = builtin

    def from_runtime(self, value: Any) -> Any:
        return self.definition()(value) if self.definition else value


class OfType(Handle):
    """A type."""

    def to_runtime(self, value: Any, context: Any) -> Any:
        if not isinstance(value, _ods_ir.Type):
            raise TypeError(f"expected a Type, not {value!r}")
        return _checked(value, self.definition, self.builtin)

    def read(self, text: str, context: Any) -> Any:
        return _ods_ir.Type.parse(_with_name("!", self.name, text), context=context)


class OfAttribute(Handle):
    """An attribute. One of a class of the runtime may be given as the plain Python value that
    the class makes attributes of."""

    def to_runtime(self, value: Any, context: Any) -> Any:
        if not isinstance(value, _ods_ir.Attribute):
            return _builtin_attribute(self.builtin, value, context)
        return _checked(value, self.definition, self.builtin)

    def write(self, value: Any) -> str:
        if self.builtin in _DENSE_ARRAYS:
            return f"[{', '.join(map(_dense_element, value))}]"
        return str(value)

    def read(self, text: str, context: Any) -> Any:
        if self.builtin in _DENSE_ARRAYS and text.startswith("["):
            elements = text[1:-1].strip()
            text = f"array<{_DENSE_ARRAYS[self.builtin]}{': ' if elements else ''}{elements}>"
        return _ods_ir.Attribute.parse(_with_name("#", self.name, text), context=context)


class ListOf(Kind):
    """A list of values of one kind. Users may give any sequence but a str."""

    def __init__(self, element: Kind) -> None:
        self.element = element

    def to_runtime(self, value: Any, context: Any) -> List[Any]:
        if isinstance(value, str) or not hasattr(value, "__iter__"):
            raise TypeError(f"expected a sequence, not {value!r}")
        return [self.element.to_runtime(element, context) for element in value]

    def from_runtime(self, value: List[Any]) -> List[Any]:
        return [self.element.from_runtime(element) for element in value]

    def write(self, value: List[Any]) -> str:
        return ", ".join(self.element.write(element) for element in value)

    def read(self, text: str, context: Any) -> List[Any]:
        return [self.element.read(element, context) for element in _split(text)]


class Parameter:
    """A parameter of a definition, by the name it has in text. One that is optional may be left out; it has the default
    then, in the protocol's form."""

    def __init__(self, name: str, kind: Kind, is_optional: bool = False, default: Any = None) -> None:
        self.name = name
        self.kind = kind
        self.is_optional = is_optional
        self.default = default

    def to_runtime(self, value: Any, context: Any) -> Any:
        if value is None:
            if self.is_optional:
                return None
            raise TypeError(f"the parameter '{self.name}' cannot be None")
        try:
            return self.kind.to_runtime(value, context)
        except (TypeError, ValueError) as error:
            raise type(error)(f"parameter '{self.name}': {error}") from None

    def write(self, value: Any) -> Optional[str]:
        """The text of a value; none for what is left out."""
        if value is None or (self.is_optional and value == []):
            return None
        return self.kind.write(value)

    def read(self, text: Optional[str], context: Any) -> Any:
        return self.default if text is None else self.kind.read(text, context)

    def from_runtime(self, value: Any) -> Any:
        return None if value is None else self.kind.from_runtime(value)


class Params:
    """All these parameters, with commas between them."""

    def __init__(self, *parameters: int) -> None:
        self.parameters = parameters


class Struct:
    """These parameters as `name = value`, with commas between them, in any order; optional ones may be absent."""

    def __init__(self, *parameters: int) -> None:
        self.parameters = parameters


class Group:
    """Elements that are there when one of the parameters in `anchor` is, and others that are there when not; the other
    way round when `is_inverted`."""

    def __init__(
        self,
        then: Sequence[Element],
        otherwise: Sequence[Element] = (),
        anchor: Sequence[int] = (),
        is_inverted: bool = False,
    ) -> None:
        self.then = then
        self.otherwise = otherwise
        self.anchor = anchor
        self.is_inverted = is_inverted


# An element of a format: a literal, the index of a parameter, or one of the classes above.
Element = Union[str, int, Params, Struct, Group]


class Definition:
    """A type or attribute of a dialect. `format` is none when it is written by hand, `self_type` the parameter that is
    written as the attribute's type."""

    def __init__(
        self,
        kind: str,
        dialect: str,
        mnemonic: Optional[str],
        name: str,
        parameters: Sequence[Parameter] = (),
        format: Optional[Sequence[Element]] = (),
        self_type: Optional[int] = None,
    ) -> None:
        self.kind = kind
        self.dialect = dialect
        self.mnemonic = mnemonic
        self.name = name
        self.parameters = parameters
        self.format = format
        self.self_type = self_type

    @property
    def sigil(self) -> str:
        return "!" if self.kind == "type" else "#"

    @property
    def base(self) -> Any:
        return _ods_ir.Type if self.kind == "type" else _ods_ir.Attribute


def make(definition: Definition, values: Sequence[Any], context: Any = None) -> Any:
    """Makes a type or attribute of a definition. `values` has a value for each parameter, None for one that is left
    out."""
    pairs = list(zip(definition.parameters, values))
    given = [parameter.to_runtime(value, context) for parameter, value in pairs]
    runtime = _runtime()
    if runtime is not None:
        made = runtime.make(definition.kind, definition.name, given, context)
        if made is not NotImplemented:
            return made
    texts = [parameter.write(value) for parameter, value in zip(definition.parameters, given)]
    body = _joined([definition.mnemonic or "", *_write(_format(definition), definition, texts)])
    text = f"{definition.sigil}{definition.dialect}<{body}>"
    if definition.self_type is not None and texts[definition.self_type] is not None:
        text = f"{text} : {texts[definition.self_type]}"
    return definition.base.parse(text, context=context)


def test(definition: Definition, value: Any) -> bool:
    """Whether a type or attribute is of a definition."""
    if not isinstance(value, definition.base):
        return False
    runtime = _runtime()
    if runtime is not None:
        found = runtime.test(definition.kind, definition.name, value)
        if found is not NotImplemented:
            return bool(found)
    if definition.mnemonic is None:
        raise NotImplementedError(_needs_runtime(definition))
    return _split_name(definition, str(value)) is not None


def cast(definition: Definition, value: Any) -> Any:
    """The value, which must be of the definition."""
    if not test(definition, value):
        raise ValueError(f"Cannot cast {definition.kind} to '{definition.name}' (from {value!r})")
    return value


def read(definition: Definition, value: Any, index: int) -> Any:
    """The value of a parameter."""
    parameter = definition.parameters[index]
    runtime = _runtime()
    if runtime is not None:
        found = runtime.read(value, index)
        if found is not NotImplemented:
            return parameter.from_runtime(found)
    elements = _format(definition)
    parts = _split_name(definition, str(value))
    if parts is None:
        raise ValueError(f"{value} is not of '{definition.name}'")
    body, self_type = parts
    texts = _Reader(definition, body).read(elements)
    if definition.self_type is not None and self_type is not None:
        texts[definition.self_type] = self_type
    return parameter.from_runtime(parameter.read(texts.get(index), value.context))


def represent(definition: Definition, names: Sequence[str], value: Any) -> str:
    """The class of a type or attribute with its parameters, or with its text where these cannot be read."""
    try:
        values = [f"{name}={read(definition, value, index)!r}" for index, name in enumerate(names)]
    except (NotImplementedError, ValueError):
        values = [str(value)]
    return f"{type(value).__name__}({', '.join(values)})"


def _runtime() -> Any:
    """The runtime's own reflection, where it has one."""
    return getattr(_ods_ir, "_ods_reflect", None)


def _format(definition: Definition) -> Sequence[Element]:
    if definition.format is None or definition.mnemonic is None:
        raise NotImplementedError(_needs_runtime(definition))
    return definition.format


def _needs_runtime(definition: Definition) -> str:
    return (
        f"the format of '{definition.name}' is written by hand: its parameters need a runtime that provides "
        f"'_ods_reflect'; with this one use {definition.base.__name__}.parse"
    )


def _checked(value: Any, definition: Optional[Callable[[], Any]], builtin: Optional[str]) -> Any:
    """The value, which must be of the classes that are given."""
    if definition and not definition().isinstance(value):
        raise TypeError(f"expected a {definition().__name__}, not {value}")
    if builtin:
        try:
            return getattr(_ods_ir, builtin)(value)
        except ValueError:
            raise TypeError(f"expected a {builtin}, not {value}") from None
    return value


def _with_name(sigil: str, name: Optional[Tuple[str, str]], text: str) -> str:
    """The text with the dialect and mnemonic that it was printed without."""
    if name is None or text.startswith(sigil):
        return text
    return f"{sigil}{name[0]}<{name[1]} {text}>"


# What stands between the brackets of arrays of numbers, by the class of the attribute.
_DENSE_ARRAYS = {
    "DenseBoolArrayAttr": "i1",
    "DenseI8ArrayAttr": "i8",
    "DenseI16ArrayAttr": "i16",
    "DenseI32ArrayAttr": "i32",
    "DenseI64ArrayAttr": "i64",
    "DenseF32ArrayAttr": "f32",
    "DenseF64ArrayAttr": "f64",
}


def _dense_element(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return format(value, ".17e") if isinstance(value, float) else str(value)


def _builtin_attribute(name: Optional[str], value: Any, context: Any) -> Any:
    """An attribute of the runtime from a plain Python value, where its class has one that it follows from."""
    attribute: Any = getattr(_ods_ir, name) if name else None
    if name in ("StringAttr", "FlatSymbolRefAttr") and isinstance(value, str):
        return attribute.get(value, context=context)
    if name == "SymbolRefAttr" and hasattr(value, "__iter__"):
        path: Any = [value] if isinstance(value, str) else value
        return attribute.get(list(path), context=context)
    if name == "BoolAttr" and isinstance(value, bool):
        return attribute.get(value, context=context)
    if name == "TypeAttr" and isinstance(value, _ods_ir.Type):
        return attribute.get(value, context=context)
    if name == "AffineMapAttr" and isinstance(value, _ods_ir.AffineMap):
        return attribute.get(value)
    if name == "DictAttr" and isinstance(value, dict):
        return attribute.get(value, context=context)
    if name == "ArrayAttr" or name in _DENSE_ARRAYS:
        if not isinstance(value, str) and hasattr(value, "__iter__"):
            return attribute.get(list(value), context=context)
    raise TypeError(f"expected {'an Attribute' if name is None else f'a {name}'}, not {value!r}")


# A word that stands in text without quotes.
_KEYWORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")


def _quoted(value: str) -> str:
    """A string literal."""
    text: List[str] = []
    for byte in value.encode("utf-8", "surrogateescape"):
        printable = 0x20 <= byte < 0x7F and byte not in b'"\\'
        text.append(chr(byte) if printable else f"\\{byte:02X}")
    return f'"{"".join(text)}"'


def _unquoted(text: str) -> str:
    """What a string literal stands for."""
    escapes = {b"n": b"\n", b"t": b"\t", b'"': b'"', b"\\": b"\\"}

    def unescaped(match: re.Match[bytes]) -> bytes:
        escape = match.group(1)
        return escapes[escape] if escape in escapes else bytes([int(escape, 16)])

    content = text[1:-1].encode("utf-8", "surrogateescape")
    content = re.sub(rb'\\([nt"\\]|[0-9A-Fa-f]{2})', unescaped, content)
    return content.decode("utf-8", "surrogateescape")


def _write(elements: Sequence[Element], definition: Definition, texts: List[Optional[str]]) -> Iterator[str]:
    """The pieces of the text of a format."""
    for element in elements:
        if isinstance(element, str):
            yield element
        elif isinstance(element, int):
            text = texts[element]
            if text is not None:
                yield text
        elif isinstance(element, Group):
            is_there = any(texts[index] is not None for index in element.anchor)
            chosen = element.then if is_there != element.is_inverted else element.otherwise
            yield from _write(chosen, definition, texts)
        else:
            is_struct = isinstance(element, Struct)
            pieces: List[str] = []
            for index in element.parameters:
                text = texts[index]
                if text is not None:
                    pieces.append(f"{definition.parameters[index].name} = {text}" if is_struct else text)
            yield ", ".join(pieces)


def _joined(pieces: Sequence[str]) -> str:
    """Pieces of text with spaces between them, but for those beside brackets and before commas."""
    text = ""
    for piece in pieces:
        is_close = text.endswith(("<", "(", "[", "{")) or piece in (">", ")", "]", "}", ",")
        is_close = is_close or piece in ("<", "(", "[") and text[-1:].isalnum()
        # Two pieces must not become an arrow.
        is_close = is_close and not text.endswith("-")
        text += piece if is_close or not text else f" {piece}"
    return text


def _split_name(definition: Definition, text: str) -> Optional[Tuple[str, Optional[str]]]:
    """Takes the dialect and mnemonic off the text of a type or attribute: what is left, and the type behind a colon. None
    when the text is of another definition."""
    start = f"{definition.sigil}{definition.dialect}"
    mnemonic = definition.mnemonic or ""
    for opening in (".", "<"):
        if not text.startswith(start + opening + mnemonic):
            continue
        position = len(start) + 1 + len(mnemonic)
        if re.match(r"[A-Za-z0-9_$.-]", text[position:]):
            continue
        end = _body_end(text, position if opening == "." else len(start))
        body = text[position:end] if opening == "." else text[position : end - 1]
        rest = text[end:].lstrip()
        return body.strip(), rest[1:].strip() if rest.startswith(":") else None
    return None


def _body_end(text: str, position: int) -> int:
    """Where the angle brackets that begin at the position end; the position itself when there are none."""
    if not text.startswith("<", position):
        return position
    return _skip(text, position + 1, lambda _: False) + 1


_OPENING = "<[({"
_CLOSING = ">])}"
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|->|[A-Za-z_][A-Za-z0-9_$.]*|\s+|.', re.DOTALL)


def _skip(text: str, position: int, is_end: Callable[[re.Match[str]], bool]) -> int:
    """Where a text that is balanced in brackets ends: at a closing bracket it does not open, at a token outside of
    brackets that `is_end` says yes to, or with the text."""
    depth = 0
    while position < len(text):
        token = _TOKEN.match(text, position)
        assert token is not None, "every character is a token"
        if depth == 0 and (token.group() in _CLOSING or is_end(token)):
            return position
        if token.group() in _OPENING:
            depth += 1
        elif token.group() in _CLOSING:
            depth -= 1
        position = token.end()
    return position


def _split(text: str) -> List[str]:
    """The pieces between commas that stand outside of brackets."""
    pieces: List[str] = []
    position = 0
    while position < len(text):
        end = _skip(text, position, lambda token: token.group() == ",")
        pieces.append(text[position:end].strip())
        position = end + 1
    return pieces


# Stands for a parameter among the tokens that can follow.
_PARAMETER = " "


class _Reader:
    """Takes the printed text of a definition apart along its format."""

    def __init__(self, definition: Definition, text: str) -> None:
        self.definition = definition
        self.text = text
        self.position = 0
        self.texts: Dict[int, str] = {}

    def read(self, elements: Sequence[Element]) -> Dict[int, str]:
        """The text of each parameter that is there."""
        self._elements(elements, set())
        self._blanks()
        if self.position != len(self.text):
            raise self._error("the end")
        return self.texts

    def _elements(self, elements: Sequence[Element], after: Set[str]) -> None:
        for position, element in enumerate(elements):
            follow = _first(elements[position + 1 :], after)
            if isinstance(element, str):
                self._literal(element)
            elif isinstance(element, Group):
                self._group(element, follow)
            elif isinstance(element, int):
                text = self._value(follow)
                if text or not self.definition.parameters[element].is_optional:
                    self.texts[element] = text
            elif isinstance(element, Struct):
                self._struct(element, self._value(follow - {","}))
            else:
                self._params(element, self._value(follow - {","}))

    def _literal(self, literal: str) -> None:
        if not self._is_at(literal):
            raise self._error(f"'{literal}'")
        self.position += len(literal)

    def _group(self, group: Group, follow: Set[str]) -> None:
        tokens = _first(group.then, follow)
        if _PARAMETER in tokens:
            # It begins with what may be any text, unless that belongs to what else could come.
            others = _first(group.otherwise, follow) - {_PARAMETER}
            is_then = not self._is_at_end() and not any(self._is_at(other) for other in others)
        else:
            is_then = any(self._is_at(token) for token in _first(group.then, set()))
        self._elements(group.then if is_then else group.otherwise, follow)

    def _struct(self, struct: Struct, text: str) -> None:
        names = {self.definition.parameters[index].name: index for index in struct.parameters}
        current: Optional[int] = None
        for piece in _split(text):
            name, equals, value = piece.partition("=")
            if equals and name.strip() in names:
                current = names[name.strip()]
                self.texts[current] = value.strip()
            elif current is not None:
                # A comma of a list that is a parameter's value.
                self.texts[current] += ", " + piece
            else:
                raise self._error("'name ='")

    def _params(self, params: Params, text: str) -> None:
        pieces = _split(text)
        last = len(params.parameters) - 1
        for position, index in enumerate(params.parameters):
            if position < len(pieces):
                self.texts[index] = pieces[position] if position < last else ", ".join(pieces[position:])

    def _value(self, follow: Set[str]) -> str:
        """The text up to where one of the tokens that can follow stands."""
        self._blanks()
        start = self.position

        def is_end(token: re.Match[str]) -> bool:
            if token.start() == start:
                return token.group() in follow and token.group() not in _OPENING
            if token.group().isspace():
                return _PARAMETER in follow and self._is_between(token)
            return token.group() in follow

        self.position = _skip(self.text, start, is_end)
        return self.text[start : self.position].strip()

    def _is_between(self, blank: re.Match[str]) -> bool:
        """Whether a blank separates two values, rather than the parts of one."""
        before, after = self.text[: blank.start()], self.text[blank.end() :]
        return not before.endswith((",", ":", "->")) and not after.startswith((",", ":", "->"))

    def _blanks(self) -> None:
        while self.text[self.position : self.position + 1].isspace():
            self.position += 1

    def _is_at(self, token: str) -> bool:
        self._blanks()
        end = self.position + len(token)
        if not self.text.startswith(token, self.position):
            return False
        return not (token[-1:].isalnum() and re.match(r"[A-Za-z0-9_$.]", self.text[end:]))

    def _is_at_end(self) -> bool:
        self._blanks()
        return self.position == len(self.text) or self.text[self.position] in _CLOSING

    def _error(self, expected: str) -> ValueError:
        rest = self.text[self.position :]
        return ValueError(f"the text of '{self.definition.name}' has '{rest}' where {expected} was expected")


def _first(elements: Sequence[Element], after: Set[str]) -> Set[str]:
    """The tokens that the elements, with others after them, can begin with."""
    tokens: Set[str] = set()
    for element in elements:
        if isinstance(element, str):
            return tokens | {element}
        if not isinstance(element, Group):
            return tokens | {_PARAMETER}
        tokens |= _first(element.then, set()) | _first(element.otherwise, set())
        if element.otherwise:
            return tokens
    return tokens | after


