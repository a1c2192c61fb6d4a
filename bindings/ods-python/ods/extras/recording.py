"""Runs of pass pipelines that are recorded step by step, and shown as one HTML page without anything from elsewhere."""

import html as _html
import json
import sys
import time
from collections import Counter

from ..ir import WalkResult

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --added: #2a84; --removed: #c334; --chosen: #46c3 }
body { margin: 0; font: 14px/1.4 system-ui, sans-serif; display: grid; grid-template-columns: 20em 1fr; height: 100vh }
ol { margin: 0; padding: .5em; overflow: auto; border-right: 1px solid var(--line); list-style: none }
li { padding: .3em .6em; cursor: pointer; border-radius: .3em } li.same { opacity: .6 } li[aria-selected=true] { background: var(--chosen) }
li small { display: block; opacity: .7 } main { overflow: auto; padding: .5em 1em }
pre { margin: 0; font: 13px/1.35 monospace } .added { background: var(--added) } .removed { background: var(--removed) }
td { padding: 0 1em 0 0 } p { margin: .3em 0 }
"""

_SCRIPT = """
const data = JSON.parse(document.getElementById("data").textContent), list = document.querySelector("ol");
let chosen = 0, whole = false;
function rows(a, b) {  // The longest common subsequence of lines between a common beginning and a common end.
  let start = 0, ea = a.length, eb = b.length;
  while (start < ea && start < eb && a[start] === b[start]) start++;
  while (ea > start && eb > start && a[ea - 1] === b[eb - 1]) { ea--; eb--; }
  const n = ea - start, m = eb - start, out = a.slice(0, start).map(t => ["", t]);
  if (n * m > 4e6) {
    for (let i = start; i < ea; i++) out.push(["removed", a[i]]);
    for (let j = start; j < eb; j++) out.push(["added", b[j]]);
  } else {
    const w = m + 1, c = new Uint32Array((n + 1) * w);
    for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--)
      c[i * w + j] = a[start + i] === b[start + j] ? c[(i + 1) * w + j + 1] + 1 : Math.max(c[(i + 1) * w + j], c[i * w + j + 1]);
    let i = 0, j = 0;
    while (i < n || j < m) {
      if (i < n && j < m && a[start + i] === b[start + j]) { out.push(["", a[start + i]]); i++; j++; }
      else if (i < n && (j === m || c[(i + 1) * w + j] >= c[i * w + j + 1])) out.push(["removed", a[start + i++]]);
      else out.push(["added", b[start + j++]]);
    }
  }
  return out.concat(a.slice(ea).map(t => ["", t]));
}
function text(at) { while (data.steps[at].text === null) at--; return data.steps[at].text.split("\\n"); }
function show() {
  const step = data.steps[chosen], main = document.querySelector("main"), pre = document.createElement("pre");
  [...list.children].forEach((li, at) => li.setAttribute("aria-selected", at === chosen));
  list.children[chosen].scrollIntoView({ block: "nearest" });
  const all = chosen === 0 ? text(0).map(t => ["", t]) : rows(text(chosen - 1), text(chosen));
  all.forEach(([kind, t], at) => {
    if (!whole && chosen && !kind && !all.slice(Math.max(0, at - 3), at + 4).some(r => r[0])) return;
    const line = document.createElement("div");
    line.className = kind; line.textContent = (kind === "added" ? "+ " : kind === "removed" ? "- " : "  ") + t;
    pre.append(line);
  });
  const head = document.createElement("p"), table = document.createElement("table");
  head.textContent = step.error || (step.text === null ? step.name + " changes nothing" : step.name);
  for (const [name, [before, after]] of Object.entries(step.operations)) {
    const row = table.insertRow();
    for (const cell of [name, before + " → " + after]) row.insertCell().textContent = cell;
  }
  main.replaceChildren(head, table, pre);
}
data.steps.forEach((step, at) => {
  const li = document.createElement("li"), small = document.createElement("small");
  li.role = "option"; li.className = step.text === null ? "same" : ""; li.textContent = step.name;
  small.textContent = at ? (step.seconds * 1000).toFixed(2) + " ms, +" + step.added + " −" + step.removed + " lines" : "before all passes";
  li.append(small); li.onclick = () => { chosen = at; show(); }; list.append(li);
});
addEventListener("keydown", event => {
  const move = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
  if (move) { chosen = Math.min(Math.max(chosen + move, 0), data.steps.length - 1); event.preventDefault(); show(); }
  if (event.key === "w") { whole = !whole; show(); }
});
show();
"""


class Step:
    """A pass of a recorded run: its place in the pipeline, its time, and the IR after it."""

    __slots__ = ("error", "name", "operations", "seconds", "text")

    def __init__(self, name, seconds, text, operations, error=None):
        #: The pipeline of this pass alone, without the operation at the top.
        self.name = name
        self.seconds = seconds
        #: The IR after the pass.
        self.text = text
        #: The number of operations of each name after the pass.
        self.operations = operations
        #: Why the pass failed.
        self.error = error

    def __repr__(self):
        return f"<Step {self.name}: {self.seconds * 1000:.2f} ms>"


def _changed_lines(before, after):
    """The numbers of lines that are only after, and only before."""
    added = Counter(after.split("\n"))
    removed = Counter(before.split("\n"))
    return (added - removed).total(), (removed - added).total()


def _document(steps):
    """The data of the page."""
    entries = []
    for before, step in zip([None, *steps], steps):
        is_same = before is not None and before.text == step.text
        counts = {} if before is None else before.operations
        names = sorted(counts.keys() | step.operations.keys())
        pairs = {name: [counts.get(name, 0), step.operations.get(name, 0)] for name in names}
        added, removed = (0, 0) if before is None else _changed_lines(before.text, step.text)
        entries.append({
            "name": step.name,
            "seconds": step.seconds,
            "text": None if is_same else step.text,
            "added": added,
            "removed": removed,
            "operations": {name: pair for name, pair in pairs.items() if before is None or pair[0] != pair[1]},
            "error": step.error,
        })
    return {"version": 1, "steps": entries}


class Recording:
    """A recorded run of a pipeline. Its first step is the IR before all passes."""

    def __init__(self, pipeline):
        self.pipeline = pipeline
        self.steps = []

    def to_json(self):
        """The steps as a JSON document."""
        return json.dumps(_document(self.steps), ensure_ascii=False)

    def to_html(self):
        """The page: a list of the steps, and the difference that each makes. Keys: j and k go through the steps, w shows everything."""
        data = self.to_json().replace("<", "\\u003c")
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{_html.escape(self.pipeline)}</title>'
            f'<style>{_STYLE}</style><body><ol role="listbox" aria-label="Passes"></ol><main></main>'
            f'<script type="application/json" id="data">{data}</script><script>{_SCRIPT}</script></body></html>\n'
        )

    def _repr_html_(self):
        page = _html.escape(self.to_html())
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 30em; border: 1px solid #8884"></iframe>'

    def save(self, path):
        """Writes the page into a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.to_html())

    def __repr__(self):
        seconds = sum(step.seconds for step in self.steps)
        return f"<Recording of {len(self.steps) - 1} passes: {seconds * 1000:.2f} ms>"


def _split(pipeline):
    """The elements of a list of passes: commas within brackets of any kind belong to an element."""
    elements, depth, start, quote = [], 0, 0, None
    for at, char in enumerate(pipeline):
        if quote is not None:
            quote = None if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char in "({[":
            depth += 1
        elif char in ")}]":
            depth -= 1
        elif char == "," and depth == 0:
            elements.append(pipeline[start:at])
            start = at + 1
    return [element.strip() for element in [*elements, pipeline[start:]] if element.strip()]


def _anchor(element):
    """The operation and the nested list of an element such as `func.func(cse)`; nothing for a pass."""
    name, bracket, rest = element.partition("(")
    return (name, rest[:-1]) if bracket and rest.endswith(")") and "{" not in name else None


def _passes(element):
    """The pipelines of the passes in an element, each alone."""
    nested = _anchor(element)
    if nested is None:
        return [element]
    return [f"{nested[0]}({inner})" for part in _split(nested[1]) for inner in _passes(part)]


def _count(operation):
    counts = Counter()

    def visit(op):
        counts[op.name] += 1
        return WalkResult.ADVANCE

    operation.walk(visit)
    return dict(counts)


def _bar(done, total, name):
    """Shows on the standard error how far a run is."""
    if sys.stderr.isatty() or done == total:
        filled = 30 * done // total
        end = "\n" if done == total else "\r"
        sys.stderr.write(f"{'█' * filled}{'░' * (30 - filled)} {done}/{total} {name:40.40}{end}")
        sys.stderr.flush()


def run(manager, operation, record, progress):
    """Runs the passes of a manager one after the other. A pass that fails ends the run; the exception has the `recording`."""
    from ..passmanager import PassManager

    operation = operation.operation
    text = str(manager)
    top = _anchor(text)
    if top is None:
        raise ValueError(f"'{text}' is not the pipeline of an operation")
    steps = [f"{top[0]}({step})" for part in _split(top[1]) for step in _passes(part)]
    # A pass that is a function has no text that could be read again.
    managers = [PassManager.parse(step, operation.context) for step in steps]
    show = _bar if progress is True else progress
    recording = Recording(text)

    def add(name, seconds, error=None):
        if record:
            recording.steps.append(Step(name, seconds, str(operation), _count(operation), error))

    add(top[0], 0.0)
    for number, (step, single) in enumerate(zip(steps, managers)):
        name = _anchor(step)[1]
        if show:
            show(number, len(steps), name)
        start = time.perf_counter()
        try:
            single.run(operation)
        except Exception as error:
            add(name, time.perf_counter() - start, str(error))
            error.recording = recording
            raise
        add(name, time.perf_counter() - start)
    if show and steps:
        show(len(steps), len(steps), "")
    return recording if record else None
