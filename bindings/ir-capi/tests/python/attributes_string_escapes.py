"""Strings with characters that are escaped."""

from mlir.ir import *

with Context():
    for text in ("", "a b", 'quote " and \\', "tab\tnewline\n", "ü", "\x00\x7f"):
        a = StringAttr.get(text)
        print(a, a.value == text, a.value_bytes, Attribute.parse(str(a)) == a)
