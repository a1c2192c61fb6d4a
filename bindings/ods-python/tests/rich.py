"""Operations as HTML and as graphs."""

import re

from mlir.extras.display import to_html
from mlir.ir import *

TEXT = """
func.func @f(%a: i32, %m: memref<4xi32>) -> i32 attributes {note = "<&>"} {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %sum = scf.for %i = %zero to %four step %four iter_args(%acc = %a) -> (i32) {
    %v = memref.load %m[%i] : memref<4xi32>
    %n = arith.addi %acc, %v : i32
    scf.yield %n : i32
  }
  %c = arith.cmpi eq, %sum, %a : i32
  cf.cond_br %c, ^bb2(%sum : i32), ^bb1
^bb1:
  return %a : i32
^bb2(%x: i32):
  return %x : i32
}
func.func @g(%a: i64) {
  %r:2 = "other.two"(%a) : (i64) -> (i64, i32)
  "other.use"(%r#1, %r#0) : (i32, i64) -> ()
  return
}
"""

with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    module = Module.parse(TEXT)
    page = module._repr_html_()
    # Without its tags, the page is the text.
    body = page[page.index('<div class="ods-ir">') :]
    plain = re.sub(r"<[^>]*>", "", body).replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")
    assert plain.strip() == str(module).strip(), plain
    # Every name of a value or block is defined once and links to that place.
    anchors = re.findall(r'<a id="([^"]*)">', page)
    links = re.findall(r'<a href="#([^"]*)">', page)
    names = len(re.findall(r'<span class="(?:value|block)">', page))
    assert len(set(anchors)) == len(anchors) and set(links) <= set(anchors)
    # 6 arguments of blocks, functions and loops, 7 results, and the blocks 1 and 2.
    assert len(anchors) == 6 + 7 + 2, anchors
    assert len(anchors) + len(links) == names
    assert body.count("<details") == body.count("</details>") == 4

    def target(line, name):
        """The line that a use in a line links to."""
        lines = page.splitlines()
        found = next(text for text in lines if re.sub(r"<[^>]*>", "", text).strip().startswith(line))
        anchor = re.findall(rf'<a href="#([^"]*)"><span class="\w+">{re.escape(name)}</span>', found)[0]
        return re.sub(r"<[^>]*>", "", next(text for text in lines if f'id="{anchor}"' in text)).strip()

    assert target("%1 = arith.cmpi", "%0").startswith("%0 = scf.for")
    assert target("%4 = arith.addi", "%arg3").startswith("%0 = scf.for")
    assert target("cf.cond_br", "^bb2").startswith("^bb2")
    assert target("return %arg0", "%arg0").startswith("func.func @f")
    assert target("%0:2 =", "%arg0").startswith("func.func @g")
    assert target('&quot;other.use', "%0#1").startswith("%0:2 =")
    assert to_html(module.operation) != page, "anchors of two pages differ"
    assert "loc(" in to_html(module.operation, enable_debug_info=True)
    # A part of a text: names from around it are no links.
    assert "href" not in module.body.operations[1].regions[0].blocks[0].operations[2]._repr_html_()

    graph = module.to_dot()
    assert graph.startswith("digraph {") and graph.count("{") == graph.count("}")
    nodes = dict(re.findall(r'^ *(op\d+) \[label="([^"]*)"\];$', graph, re.MULTILINE))
    assert sorted(nodes.values())[:4] == ["arith.addi", "arith.cmpi", "arith.constant", "arith.constant"], nodes
    edges = [(nodes.get(source, "block"), nodes.get(to, "block"), style) for source, to, style in re.findall(r"(\w+) -> (\w+) \[(\w+)", graph)]
    assert edges.count(("cf.cond_br", "block", "style")) == 2
    assert ("memref.load", "arith.addi", "label") in edges and ("scf.for", "arith.cmpi", "label") in edges
    assert module.body.operations[1].to_dot().count("func.func") == 2
