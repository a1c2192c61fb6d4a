// The page of a pipeline: steps, times, the text at any time.

let run = null;
const view = { part: "diff", filter: "", focus: null, onlyChanged: false };
const PARTS = [["diff", "Difference"], ["after", "After"], ["before", "Before"], ["rules", "Rules"], ["cfg", "Control flow"], ["dataflow", "Data flow"]];

function build(index) {
  run = index;
  page.tabs = [["steps", "Steps"], ["times", "Times and statistics"]];
  if (index.diagnostics.length) page.tabs.push(["diagnostics", "Diagnostics"]);
  page.keys = [["← →", "previous and next view of a step"], ["1 … 6", "a view of a step"], ["c", "only steps that changed something"], ["f", "choose a function"]];
  page.route = showPart;
  page.key = keyOfStep;
  const changed = h("button", { "aria-pressed": "false", onclick: () => toggleChanged() }, "changed only");
  toggleChanged = () => { view.onlyChanged = !view.onlyChanged; changed.setAttribute("aria-pressed", String(view.onlyChanged)); steps.filter(); };
  const items = index.steps.map((step, at) => ({ ...step, at, about: index.passes[step.pass] }));
  steps = new List({
    label: "steps", noun: "step", items, tools: [h("div", { class: "chips" }, changed)],
    texts: (step) => [step.about.argument, step.symbol ? "@" + step.symbol : "", step.about.name, step.op],
    keep: (step) => !view.onlyChanged || step.changed || step.failed,
    row: (step, words) => ({ kind: step.changed ? "" : "quiet", content: [
      h("span", { class: "dot " + (step.failed ? "failed" : step.changed ? "changed" : ""), title: step.failed ? "failed" : step.changed ? "changed" : "unchanged" }),
      h("span", { style: `flex:0 0 ${step.about.depth * 10}px` }), h("span", { class: "name" }, marked(step.about.argument, words)), h("span", { class: "meta", style: "margin:0" }, step.symbol ? marked("@" + step.symbol, words) : null),
      h("span", { class: "more" }, [step.created ? `+${step.created} ` : "", step.erased ? `−${step.erased} ` : "", step.moved ? `↘${step.moved} ` : ""].join(""), step.created || step.erased || step.moved ? "· " : "", duration(step.time)),
    ] }),
    open: (step) => go("steps", String(step.at), view.part),
  });
}

let steps = null;
let toggleChanged = () => {};

function keyOfStep(event) {
  const at = PARTS.findIndex(([name]) => name === view.part);
  const number = Number(event.key);
  let next = null;
  if (event.key === "ArrowRight") next = (at + 1) % PARTS.length;
  else if (event.key === "ArrowLeft") next = (at + PARTS.length - 1) % PARTS.length;
  else if (number >= 1 && number <= PARTS.length) next = number - 1;
  else if (event.key === "c") { toggleChanged(); return true; }
  else if (event.key === "f") { document.getElementById("function")?.focus(); return true; }
  if (next === null || currentRoute()[0] === "times") return false;
  go("steps", currentRoute()[1] || "0", PARTS[next][0]);
  return true;
}

function showPart(tab, [first, part]) {
  if (tab === "times") { layOut(null, mainBox); return showTimes(); }
  if (tab === "diagnostics") { layOut(null, mainBox); return fillMain([h("h2", {}, "Diagnostics"), run.diagnostics.map((text) => codeBlock(text, ""))]); }
  layOut(steps, mainBox);
  view.part = PARTS.some(([name]) => name === part) ? part : view.part;
  if (!run.steps.length) return withChunks(["snapshot/0", "docs"], (snapshot, docs) => fillMain([h("h2", {}, "No passes"), textOf(indexed(snapshot), { after: snapshot, docs: docs || {} })], true));
  const step = run.steps[Number(first || 0)];
  if (!step) return fillMain(h("p", { class: "empty" }, "No such step"));
  const at = run.steps.indexOf(step);
  steps.reveal((item) => item.at === at);
  const names = ["snapshot/" + step.before, "snapshot/" + step.after, "docs"];
  if (view.part === "diff") names.push("diff/" + at);
  if (view.part === "rules") names.push("rewrites/" + at);
  return withChunks(names, (before, after, docs, more) => showStep(step, at, indexed(before), indexed(after), docs || {}, more));
}

function textOf(snapshot, context) {
  const [from, to] = rangeOf(snapshot, view.filter);
  const rows = snapshot.lines.slice(from, to).map((text, i) => ({ text, no: from + i + 1, before: context.isBefore }));
  const lines = new Lines({ rows, language: "mlir", label: "IR", prepare: (element, row) => { irHover(element, row, context); element.addEventListener("click", () => { view.focus = snapshot.list.find((op) => op.line === row.no)?.id ?? null; }); } });
  if (view.line) { lines.goTo(view.line - 1 - from); view.line = null; }
  return lines.element;
}

function showStep(step, at, before, after, docs, more) {
  const about = run.passes[step.pass];
  const functions = [...new Set([...before.functions, ...after.functions].map((entry) => entry.name))];
  if (view.filter && !functions.includes(view.filter)) view.filter = "";
  const again = () => showStep(step, at, before, after, docs, more);
  const choice = functions.length > 1 ? h("label", {}, "Function ", h("select", { id: "function", onchange: (event) => { view.filter = event.target.value; again(); } }, h("option", { value: "" }, "all"), functions.map((name) => h("option", { value: name, selected: name === view.filter }, "@" + name)))) : null;
  const tabs = h("div", { role: "tablist", "aria-label": "Views of the step" }, PARTS.map(([name, label]) => h("button", { role: "tab", "aria-selected": String(name === view.part), tabindex: name === view.part ? "0" : "-1", "data-part": name, onclick: () => go("steps", String(at), name) }, label)));
  const counts = [step.created ? h("span", { class: "badge good" }, `+${step.created} created`) : null, step.erased ? h("span", { class: "badge bad" }, `−${step.erased} erased`) : null, step.moved ? h("span", { class: "badge" }, `↘${step.moved} moved`) : null, step.rewrites ? h("span", { class: "badge" }, counted(step.rewrites, "rewrite")) : null, step.failed ? h("span", { class: "badge bad" }, "failed") : step.changed ? null : h("span", { class: "badge plain" }, "unchanged")];
  const context = { before, after, docs };
  const toLine = (line) => { view.line = line; go("steps", String(at), "after"); };
  const content = {
    diff: () => {
      const rows = diffRows(more || [], before, after, view.filter);
      if (!rows.some((row) => row.kind)) return [h("p", { class: "note" }, view.filter ? "Nothing changed in this function." : "Nothing changed."), textOf(after, context)];
      return new Lines({ rows, language: "mlir", label: "Differences", prepare: (element, row) => irHover(element, row, context) }).element;
    },
    after: () => textOf(after, context), before: () => textOf(before, { ...context, isBefore: true }), rules: () => rulesView(more || { patterns: [], applied: [] }, before),
    cfg: () => controlFlow(after, view.filter, toLine), dataflow: () => dataFlow(after, view.filter, view.focus, toLine),
  }[view.part]();
  fillMain([
    h("h2", {}, h("span", { class: "meta" }, `${at + 1} / ${run.steps.length}  `), about.argument, " ", step.symbol ? h("span", { class: "badge plain" }, "@" + step.symbol) : h("span", { class: "badge plain" }, step.op), " ", counts.map((badge) => [badge, " "])),
    h("p", { class: "meta" }, about.name, ` · ${duration(step.time)}`, about.options.length ? ` · ${about.options.join(" ")}` : ""),
    h("div", { class: "toolbar" }, tabs, choice), content,
  ], true);
}

/** Times and statistics of passes, as the pipeline nests them. */
function showTimes() {
  const total = run.passes.reduce((sum, pass) => sum + pass.time, 0);
  const rows = run.passes.map((pass, at) => {
    const own = run.steps.filter((step) => step.pass === at);
    const first = run.steps.findIndex((step) => step.pass === at && step.changed);
    return h("tr", {}, h("td", { style: `padding-left:${pass.depth * 18}px` }, first >= 0 ? link(["steps", String(first)], h("code", {}, pass.argument)) : h("code", {}, pass.argument), " ", h("span", { class: "meta" }, pass.anchor)),
      h("td", {}, String(own.length)), h("td", {}, String(own.filter((step) => step.changed).length)), h("td", {}, duration(pass.time)),
      h("td", { style: "width:22%" }, h("div", { class: "bar", role: "img", "aria-label": Math.round((100 * pass.time) / Math.max(1, total)) + " percent" }, h("span", { style: `width:${(100 * pass.time) / Math.max(1, total)}%` }))),
      h("td", {}, pass.statistics.map((statistic) => h("div", { title: statistic.description }, `${statistic.count} ${statistic.name}`))));
  });
  fillMain([h("h2", {}, "Times and statistics"), h("p", { class: "meta" }, `${duration(total)} in passes, on one thread`), h("div", { class: "wrapped" }, codeBlock(run.pipeline, "")),
    h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, ["Pass", "Runs", "Changed", "Time", "Share", "Statistics"].map((text) => h("th", { scope: "col" }, text)))), h("tbody", {}, rows)))]);
}
