"""Tests of the grammar: `python run.py LIBRARY FOLDER...` compiles the parser into LIBRARY, and

1. compares the trees of the corpus (`corpus/*.txt`, in tree-sitter's format) with those that are written there;
2. checks that the queries are valid, and which highlights `highlight.td` gets (lines of carets below the code);
3. parses every `.td` and `.ods` file of the folders, none of which may have an ERROR or a missing token. The grammar knows conditionals
   between statements only, so a file whose conditionals split statements is parsed as the preprocessor leaves it without macros.

With `INSTA_UPDATE=always`, the corpus is written instead of compared. Needs the package `tree-sitter` and a C compiler."""

import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path

import tree_sitter

HERE = Path(__file__).parent
ROOT = HERE.parent
failures = []


def language(library):
    sources = [str(ROOT / "src" / name) for name in ("parser.c", "scanner.c")]
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-I", str(ROOT / "src"), *sources, "-o", library], check=True)
    function = ctypes.CDLL(library).tree_sitter_tablegen
    function.restype = ctypes.c_void_p
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return tree_sitter.Language(make(function(), b"tree_sitter.Language", None))


def shown(node, depth=0, field=None):
    """The named nodes, one a line, and the text of leaves that are wrong."""
    label = (f"{field}: " if field else "") + "(" + node.type
    if node.is_missing:
        label = (f"{field}: " if field else "") + "(MISSING " + node.type
    children = [
        shown(child, depth + 1, node.field_name_for_child(index))
        for index, child in enumerate(node.children)
        if child.is_named or child.is_missing
    ]
    return "\n".join(["  " * depth + label, *children]) + ")"


TITLE = re.compile(r"^=+\n([^\n]*)\n=+\n", re.M)


def corpus(parser):
    count = 0
    for file in sorted((HERE / "corpus").glob("*.txt")):
        parts, cases = TITLE.split(file.read_text())[1:], []
        for name, body in zip(parts[::2], parts[1::2]):
            code, wanted = body.split("\n---\n")
            tree = shown(parser.parse(code.encode()).root_node)
            cases.append(f"{'=' * 20}\n{name}\n{'=' * 20}\n{code}\n---\n\n{tree}\n")
            if tree.split() != wanted.split() and os.environ.get("INSTA_UPDATE") != "always":
                failures.append(f"{file.name}: {name}: the tree is\n{tree}")
            count += 1
        if os.environ.get("INSTA_UPDATE") == "always":
            file.write_text("\n".join(cases))
    return count


def highlights(lang, parser):
    """A line `// ^^^ name` says what the text above its carets is highlighted as."""
    for name in ("injections", "locals"):
        tree_sitter.Query(lang, (ROOT / "queries" / f"{name}.scm").read_text())
    query = tree_sitter.Query(lang, (ROOT / "queries" / "highlights.scm").read_text())
    code = (HERE / "highlight.td").read_bytes()
    matches = tree_sitter.QueryCursor(query).matches(parser.parse(code).root_node)
    found = {}
    # The later pattern wins, as in Neovim and Helix... of the same node; the smaller node wins over the larger.
    for pattern, captures in sorted(matches, key=lambda match: match[0]):
        for name, nodes in captures.items():
            for node in nodes:
                found[(node.start_point, node.end_point)] = name
    lines, count = code.decode().splitlines(), 0
    for row, line in enumerate(lines):
        match = re.match(r"//( *)(\^+) (\S+)$", line)
        if not match:
            continue
        above = row - 1
        while re.match(r"// *\^+ \S+$", lines[above]):
            above -= 1
        start = 2 + len(match[1])
        key = ((above, start), (above, start + len(match[2])))
        if found.get(key) != match[3]:
            failures.append(f"highlight.td:{row + 1}: {lines[above][start:key[1][1]]!r} is {found.get(key)}, not {match[3]}")
        count += 1
    return count


def first_error(node):
    if node.type == "ERROR" or node.is_missing:
        return node
    return next((found for child in node.children if child.has_error or child.is_missing for found in [first_error(child)] if found), None)


def without_macros(text):
    """The text with empty lines for directives and for what they leave out when no macro is defined."""
    lines, active = [], [True]
    for line in text.split(b"\n"):
        word = line.split()[0] if line.split() else b""
        if word in (b"#ifdef", b"#ifndef"):
            active.append(word == b"#ifndef")
        elif word == b"#else":
            active[-1] = not active[-1]
        elif word == b"#endif":
            active.pop()
        elif all(active):
            lines.append(line)
            continue
        lines.append(b"")
    return b"\n".join(lines)


def definitions(parser, folders):
    files = sorted({file for folder in folders for ending in ("td", "ods") for file in Path(folder).rglob(f"*.{ending}")})
    size = 0
    for file in files:
        text = file.read_bytes()
        size += len(text)
        root = parser.parse(text).root_node
        if root.has_error and b"\n#else" in text:
            root = parser.parse(without_macros(text)).root_node
        if root.has_error:
            row, column = first_error(root).start_point
            line = text.splitlines()[row].decode(errors="replace")
            failures.append(f"{file}:{row + 1}:{column + 1}: {line}")
    return len(files), size


def main():
    lang = language(sys.argv[1])
    parser = tree_sitter.Parser(lang)
    cases, marks = corpus(parser), highlights(lang, parser)
    files, size = definitions(parser, sys.argv[2:])
    print(f"tree-sitter: {cases} cases, {marks} highlights, {files} files of definitions ({size / 1e6:.1f} MB)")
    if failures or not (cases and marks and files):
        sys.exit("\n".join(failures) or "there are no tests")


main()
