"""Recorded runs of pipelines: the steps, the page, and progress."""

import html.parser
import json
import re
import tempfile

from ods.ir import Context, MLIRError, Module
from ods.passmanager import PassManager

TEXT = """
func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %x, %2 : i32
  return %3 : i32
}
func.func private @g()
"""

with Context():
    plain = Module.parse(TEXT)
    PassManager.parse("builtin.module(func.func(cse,canonicalize{top-down=true}),symbol-dce,cse)").run(plain.operation)

    # ANCHOR: record
    module = Module.parse(TEXT)
    manager = PassManager.parse("builtin.module(func.func(cse,canonicalize{top-down=true}),symbol-dce,cse)")
    seen = []
    recording = manager.run(module.operation, record=True, progress=lambda *step: seen.append(step))
    assert str(module) == str(plain), "a recorded run does what the run does"
    names = [step.name for step in recording.steps]
    assert names[0] == "builtin.module" and names[1] == "func.func(cse)", names
    assert names[2].startswith("func.func(canonicalize{") and names[3:] == ["symbol-dce", "cse"], names
    assert [step[:2] for step in seen] == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)], seen
    assert recording.steps[0].operations["arith.constant"] == 2
    # ANCHOR_END: record
    assert recording.steps[1].operations["arith.constant"] == 1
    assert "@g" in recording.steps[2].text and "@g" not in recording.steps[3].text

    document = json.loads(recording.to_json())["steps"]
    assert document[1]["operations"] == {"arith.constant": [2, 1]}, document[1]
    assert document[1]["added"] == 1 and document[1]["removed"] == 2, document[1]
    assert document[4]["text"] is None, "the last pass changes nothing"


class Elements(html.parser.HTMLParser):
    """Collects what a page would load, and the document in it."""

    def __init__(self):
        super().__init__()
        self.links, self.data, self.in_data = [], "", False

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.in_data = attrs.get("id") == "data"
        self.links += [value for name, value in attrs.items() if name in ("src", "href")]

    def handle_endtag(self, tag):
        self.in_data = False

    def handle_data(self, data):
        if self.in_data:
            self.data += data


with tempfile.NamedTemporaryFile("r", suffix=".html", encoding="utf-8") as file:
    recording.save(file.name)
    page = file.read()
elements = Elements()
elements.feed(page)
assert elements.links == [] and not re.search(r"https?:", page), "a page needs nothing from elsewhere"
assert json.loads(elements.data)["steps"] == document
assert recording._repr_html_().startswith("<iframe srcdoc=")

# A text in the IR does not end the element with the document.
with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse('"a.b"() {text = "</script><b>"} : () -> ()')
    recording = PassManager.parse("builtin.module(cse)").run(module.operation, record=True)
    elements = Elements()
    elements.feed(recording.to_html())
    assert "</script><b>" in json.loads(elements.data)["steps"][0]["text"]

# A pass that fails is the last step, and a pass that is a function cannot be recorded.
with Context():
    module = Module.parse(TEXT)
    try:
        PassManager.parse("builtin.module(cse,func.func(symbol-dce),canonicalize)").run(module.operation, record=True)
    except MLIRError as error:
        assert "was scheduled to run under SymbolDCE" in str(error), error
        steps = error.recording.steps
        assert [step.name for step in steps] == ["builtin.module", "cse", "func.func(symbol-dce)"], steps
        assert "SymbolDCE" in steps[-1].error and steps[-2].error is None
    else:
        raise AssertionError("symbol-dce needs a symbol table")
    manager = PassManager()
    manager.add(lambda op, run: None, name="mine")
    try:
        manager.run(module.operation, record=True)
    except ValueError as error:
        assert "does not refer to a registered pass" in str(error), error
    else:
        raise AssertionError("a function has no text that could be read")
