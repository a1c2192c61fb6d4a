"""Operations as HTML pages and as graphs, for notebooks and for people."""

import html as _html
import re as _re

_TOKEN = _re.compile(
    r"""(?P<string>"(?:[^"\\]|\\.)*")|(?P<comment>//[^\n]*)|(?P<value>%[\w$.-]+)(?P<pack>[:\#]\d+)?|(?P<block>\^[\w$.-]+)"""
    r"""|(?P<symbol>@(?:[\w$.-]+|"(?:[^"\\]|\\.)*"))|(?P<type>![\w$.-]+|\b(?:[su]?i|f|bf)\d+\b|\bindex\b)|(?P<attribute>\#[\w$.-]+)"""
    r"""|(?P<op>\b[A-Za-z_]\w*\.[\w.$]+)|(?P<other>\w+|.)""",
    _re.VERBOSE,
)
_DEFINES = _re.compile(r"\s*(?:[:#]\d+)?(?:\s*,\s*%[\w$.-]+(?:[:#]\d+)?)*\s*=(?!=)")
_ARGUMENT = _re.compile(r":(?!\d)")
_STYLE = """<style>
.ods-ir { font-family: monospace; white-space: pre; line-height: 1.35 }
.ods-ir details { display: inline } .ods-ir summary { display: inline; cursor: pointer; list-style: none }
.ods-ir details:not([open]) > summary::after { content: " …"; opacity: .6 }
.ods-ir a { text-decoration: none; color: inherit } .ods-ir :target { outline: 1px solid }
.ods-ir .value { color: #1a5fb4 } .ods-ir .block { color: #a51d2d } .ods-ir .symbol { color: #813d9c }
.ods-ir .type { color: #26a269 } .ods-ir .attribute { color: #986a44 } .ods-ir .string { color: #c64600 }
.ods-ir .op { font-weight: bold } .ods-ir .comment { opacity: .6 }
</style>"""

_pages = 0


class _Scope:
    """Where names of values and blocks are defined: their anchors, and the uses of names that are not defined yet."""

    def __init__(self, names=None):
        self.names = dict(names or {})
        self.waiting = {}


class _Page:
    """The HTML of a text of IR."""

    def __init__(self, prefix):
        self.prefix = prefix
        self.count = 0
        self.scopes = [_Scope()]
        self.out = []

    def define(self, scope, name):
        self.count += 1
        anchor = f"{self.prefix}{self.count}"
        scope.names[name] = anchor
        for index, text in scope.waiting.pop(name, ()):
            self.out[index] = f'<a href="#{anchor}">{text}</a>'
        return anchor

    def line(self, line, header):
        """Adds a line. What its header defines belongs to the region that it opens, which is `header`."""
        is_label = line.lstrip().startswith("^")
        for token in _TOKEN.finditer(line):
            kind, text = token.lastgroup, token.group()
            kind = "value" if kind == "pack" else kind
            shown = _html.escape(text)
            if kind == "other":
                self.out.append(shown)
                continue
            shown = f'<span class="{kind}">{shown}</span>'
            if kind in ("value", "block"):
                self.name(line, token, kind, shown, header, is_label)
            else:
                self.out.append(shown)
        self.out.append("\n")

    def name(self, line, token, kind, shown, header, is_label):
        name = token.group(kind)
        rest = line[token.end() :]
        first = not line[: token.start()].strip()
        before = line[: token.start()]
        if kind == "block":
            defines, scope = is_label and first, self.scopes[-1]
        elif _DEFINES.match(rest) and (not before.strip() or _re.fullmatch(r"\s*(%[\w$.-]+([:#]\d+)?\s*,\s*)+", before)):
            defines, scope = True, self.scopes[-1]
        else:
            # Arguments of functions and blocks, and those of loops, which are named in the header.
            in_list = before.rstrip().endswith(("(", ","))
            defines = (in_list and bool(_ARGUMENT.match(rest))) or (header is not None and bool(_DEFINES.match(rest)))
            scope = self.scopes[-1] if is_label or header is None else header
        if defines:
            self.out.append(f'<a id="{self.define(scope, name)}">{shown}</a>')
            return
        anchor = self.find(name)
        if anchor is None:
            self.scopes[-1].waiting.setdefault(name, []).append((len(self.out), shown))
            self.out.append(shown)
        else:
            self.out.append(f'<a href="#{anchor}">{shown}</a>')

    def find(self, name):
        return next((scope.names[name] for scope in reversed(self.scopes) if name in scope.names), None)

    def text(self, text):
        for line in text.rstrip("\n").split("\n"):
            stripped = line.strip()
            if stripped.startswith("}") and len(self.scopes) > 1:
                self.out.append("</details>")
                self.scopes.pop()
            opens = stripped.endswith("{")
            header = _Scope() if opens else None
            if opens:
                self.out.append("<details open><summary>")
            self.line(line, header)
            if opens:
                self.out[-1] = "</summary>\n"
                self.scopes.append(header)
        # A line that opens a region ends a text only if something is printed without the rest.
        self.out += ["</details>"] * (len(self.scopes) - 1)
        return "".join(self.out)


def to_html(op, **flags):
    """An operation as HTML: highlighted, with regions that fold, and links from uses to definitions. Flags are those of `get_asm`."""
    text = op.get_asm(binary=False, **flags)
    global _pages
    _pages += 1
    return f'{_STYLE}<div class="ods-ir">{_Page(f"ods{_pages}-").text(text)}</div>'


def _label(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


class _Graph:
    """The text of a graph: a node for each operation, a cluster for each region and block."""

    def __init__(self):
        self.lines = ["digraph {", "  compound=true; node [shape=box, fontname=monospace];"]
        self.count = 0
        self.nodes = {}
        self.edges = []

    def add(self, op, indent):
        self.count += 1
        node = f"op{self.count}"
        self.lines.append(f'{indent}{node} [label="{_label(op.name)}"];')
        self.nodes.update((result, node) for result in op.results)
        for index, operand in enumerate(op.operands):
            self.edges.append((operand, node, index))
        for region in op.regions:
            blocks = list(region.blocks)
            firsts = {}
            for number, block in enumerate(blocks):
                self.count += 1
                self.lines.append(f"{indent}subgraph cluster{self.count} {{")
                self.lines.append(f'{indent}  label="{_label(op.name)} ^bb{number}";')
                inner = f"{indent}  "
                self.count += 1
                start = f"block{self.count}"
                firsts[number] = start
                arguments = ", ".join(f"%{argument.arg_number}: {argument.type}" for argument in block.arguments)
                self.lines.append(f'{inner}{start} [shape=ellipse, label="{_label(f"({arguments})")}"];')
                self.nodes.update((argument, start) for argument in block.arguments)
                last = None
                for nested in block.operations:
                    last = (self.add(nested.operation, inner), nested.operation)
                self.lines.append(f"{indent}}}")
                if last is not None and len(last[1].successors):
                    targets = [next(n for n, other in enumerate(blocks) if other == target) for target in last[1].successors]
                    self.edges += [(last[0], target, firsts) for target in targets]
            if blocks:
                self.lines.append(f"{indent}{node} -> {firsts[0]} [style=dotted];")
        return node

    def text(self):
        for edge in self.edges:
            if isinstance(edge[0], str):
                self.lines.append(f"  {edge[0]} -> {edge[2][edge[1]]} [style=dashed];")
                continue
            value, node, index = edge
            source = self.nodes.get(value)
            if source is not None:
                self.lines.append(f'  {source} -> {node} [label="{index}: {_label(str(value.type))}"];')
        return "\n".join([*self.lines, "}"]) + "\n"


def to_dot(op):
    """An operation as a graph in the language of Graphviz: solid edges are operands, dashed ones successors, dotted ones lead to the entry
    block of a region."""
    graph = _Graph()
    graph.add(op.operation, "  ")
    return graph.text()
