"""Assertions about IR: equality with a difference as the message, and directives as those of LLVM's FileCheck."""

import difflib as _difflib
import re as _re

__all__ = ["FileCheckError", "assert_ir_equal", "difference", "filecheck"]


def difference(found, expected):
    """The lines in which two operations, modules or texts differ; none if their texts are equal."""
    texts = [str(side).strip().splitlines() for side in (expected, found)]
    return list(_difflib.unified_diff(*texts, "expected", "found", lineterm=""))


def assert_ir_equal(found, expected):
    """Compares two operations, modules or texts by their texts, without whitespace around them."""
    lines = difference(found, expected)
    if lines:
        raise AssertionError("the IR is another one:\n" + "\n".join(lines))


class FileCheckError(AssertionError):
    """A directive that is not satisfied."""


_DIRECTIVE = r"(?P<kind>-NEXT|-SAME|-NOT|-DAG|-LABEL|-EMPTY|-COUNT-(?P<count>\d+))?:(?P<pattern>.*)"
_PIECE = _re.compile(r"\{\{(?P<regex>.*?)\}\}|\[\[(?P<name>[A-Za-z_$]\w*)(?::(?P<definition>.*?))?\]\](?!\])")


class _Directive:
    """A line of checks."""

    def __init__(self, number, kind, count, text):
        self.number, self.kind, self.count, self.text = number, kind, count, text

    def pattern(self, variables):
        """The pattern as a regular expression. Names that it defines and uses are groups of it."""
        parts, own, end = [], set(), 0
        for piece in _PIECE.finditer(self.text):
            parts.append(_literal(self.text[end : piece.start()]))
            end = piece.end()
            name, regex = piece["name"], piece["regex"]
            if regex is not None:
                parts.append(f"(?:{_posix(regex)})")
            elif piece["definition"] is not None:
                parts.append(f"(?P<{_group(name)}>{_posix(piece['definition'])})")
                own.add(name)
            elif name in own:
                parts.append(f"(?P={_group(name)})")
            elif name in variables:
                parts.append(_re.escape(variables[name]))
            else:
                raise FileCheckError(f"line {self.number}: the variable '{name}' is not defined")
        parts.append(_literal(self.text[end:]))
        return _re.compile("".join(parts), _re.MULTILINE), own

    def failure(self, message, text, start):
        shown = "\n".join(text[start:].splitlines()[:8])
        return FileCheckError(f"line {self.number}: {message}: '{self.text}'\nthe text from there on:\n{shown}")


def _group(name):
    return "global_" + name[1:] if name.startswith("$") else name


def _literal(text):
    """Text as a regular expression in which spaces stand for any of the same line."""
    return r"[ \t]+".join(_re.escape(word) for word in _re.split(r"[ \t]+", text))


def _posix(regex):
    for name, letters in (("alpha", "A-Za-z"), ("digit", "0-9"), ("alnum", "A-Za-z0-9"), ("space", r"\s"), ("xdigit", "0-9A-Fa-f")):
        regex = regex.replace(f"[:{name}:]", letters)
    return regex


def _directives(checks, prefix):
    found = []
    for number, line in enumerate(checks.splitlines(), 1):
        match = _re.search(rf"(?<![\w-]){_re.escape(prefix)}{_DIRECTIVE}", line)
        if match:
            kind = (match["kind"] or "").lstrip("-")
            count = int(match["count"] or 1)
            found.append(_Directive(number, "COUNT" if match["count"] else kind, count, match["pattern"].strip()))
    if not found:
        raise FileCheckError(f"there is no directive with the prefix '{prefix}'")
    for directive in found:
        if directive.kind in ("NEXT", "SAME", "EMPTY"):
            raise FileCheckError(
                f"line {directive.number}: found '{prefix}-{directive.kind}' without previous '{prefix}:' line"
            )
        if directive.kind not in ("NOT", "DAG"):
            break
    return found


class _Checker:
    """The place in a text up to which directives are satisfied."""

    def __init__(self, text):
        self.text, self.position, self.variables = text, 0, {}
        self.forbidden, self.unordered = [], None

    def search(self, directive, end, start=None):
        pattern, own = directive.pattern(self.variables)
        match = pattern.search(self.text, self.position if start is None else start, end)
        if match is None:
            raise directive.failure("expected string not found in input", self.text, self.position)
        self.variables.update((name, match[_group(name)]) for name in own)
        return match

    def check_forbidden(self, end):
        """Checks the text up to `end` for what must not be in it."""
        for directive in self.forbidden:
            match = directive.pattern(self.variables)[0].search(self.text, self.position, end)
            if match:
                raise directive.failure("excluded string found in input", self.text, match.start())
        self.forbidden = []

    def run(self, directives, end):
        for directive in directives:
            getattr(self, f"check_{directive.kind.lower() or 'plain'}")(directive, end)
        self.finish_unordered()
        self.check_forbidden(end)

    def finish_unordered(self):
        if self.unordered is not None:
            self.position, self.unordered = max(self.unordered), None

    def advance(self, match):
        self.check_forbidden(match.start())
        self.position = match.end()

    def check_plain(self, directive, end):
        self.finish_unordered()
        self.advance(self.search(directive, end))

    def check_label(self, directive, end):
        # Where it is was found before the others of its part.
        self.check_plain(directive, end)

    def check_count(self, directive, end):
        for _ in range(directive.count):
            self.check_plain(directive, end)

    def check_next(self, directive, end):
        self.finish_unordered()
        match = self.search(directive, end)
        lines = self.text.count("\n", self.position, match.start())
        if lines != 1:
            what = "on the same line as" if lines == 0 else "not on the line after"
            raise directive.failure(f"is {what} the previous match", self.text, self.position)
        self.advance(match)

    def check_same(self, directive, end):
        self.finish_unordered()
        match = self.search(directive, end)
        if "\n" in self.text[self.position : match.start()]:
            raise directive.failure("is not on the same line as the previous match", self.text, self.position)
        self.advance(match)

    def check_empty(self, directive, end):
        self.finish_unordered()
        match = _re.compile(r"\n(?=\n|\Z)").search(self.text, self.position, end)
        if match is None or "\n" in self.text[self.position : match.start()]:
            raise directive.failure("there is no empty line after the previous match", self.text, self.position)
        self.advance(match)

    def check_not(self, directive, end):
        self.finish_unordered()
        self.forbidden.append(directive)

    def check_dag(self, directive, end):
        if self.unordered is None or self.forbidden:
            self.finish_unordered()
            self.unordered, self.taken = [], []
        start = self.position
        while True:
            match = self.search(directive, end, start)
            # Matches of several directives do not overlap.
            clash = next((taken for taken in self.taken if match.start() < taken[1] and taken[0] < match.end()), None)
            if clash is None:
                break
            start = clash[1]
        if self.forbidden:
            self.check_forbidden(match.start())
        self.taken.append(match.span())
        self.unordered.append(match.end())


def _parts(checker, directives):
    """The directives between labels, with the ends of the text that they are about."""
    labels = [directive for directive in directives if directive.kind == "LABEL"]
    starts, position = [], 0
    for label in labels:
        match = label.pattern({})[0].search(checker.text, position)
        if match is None:
            raise label.failure("expected string not found in input", checker.text, position)
        starts.append(match.start())
        position = match.end()
    part, ends = [], iter(starts)
    for directive in directives:
        if directive.kind == "LABEL":
            yield part, next(ends)
            part = []
        part.append(directive)
    yield part, len(checker.text)


def filecheck(found, checks, prefix="CHECK"):
    """Checks the text of an operation or module, or any text, against directives.

    They are those of FileCheck: `CHECK:`, `CHECK-NEXT:`, `CHECK-SAME:`, `CHECK-NOT:`, `CHECK-DAG:`, `CHECK-LABEL:`, `CHECK-EMPTY:` and
    `CHECK-COUNT-n:`, with `{{regex}}`, `[[NAME:regex]]` and `[[NAME]]`; the regular expressions are Python's. Raises `FileCheckError`."""
    text = str(found)
    directives = _directives(checks, prefix)
    checker = _Checker(text)
    for part, end in _parts(checker, directives):
        checker.run(part, end)
        if end < len(text) or part:
            # The text after a label belongs only to the part of that label.
            checker.position = min(checker.position, end)
