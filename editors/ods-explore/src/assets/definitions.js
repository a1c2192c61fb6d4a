// The page of definitions: records, classes, rules, coverage, generated code.

let model = null;
const lists = {};

const KINDS = [["op", "operations"], ["type", "types"], ["attr", "attributes"], ["enum", "enums"], ["constraint", "constraints"], ["trait", "traits"], ["interface", "interfaces"], ["rule", "rules"], ["pass", "passes"], ["dialect", "dialects"], ["case", "cases"], ["record", "others"]];

function build(index) {
  model = index;
  page.tabs = [["records", "Records"], ["classes", "Classes"], ["rules", "Rules"], ["generated", "Generated"], ["coverage", "Coverage"], ["files", "Files"]];
  if (!standsAlone) page.tabs.push(["try", "Try"]);
  if (!index.records.some((record) => record.kind === "rule")) page.tabs = page.tabs.filter(([name]) => name !== "rules");
  page.keys = [["o", "only definitions of this file"]];
  page.route = showTab;
  page.key = (event) => { if (event.key === "o" && page.list === lists.records) { toggleOwn(); return true; } return false; };
  const hasOwn = index.records.some((record) => record.own);
  const filter = { kind: null, own: hasOwn };
  const own = h("button", { "aria-pressed": String(hasOwn), onclick: () => toggleOwn() }, "this file");
  function toggleOwn() { filter.own = !filter.own; own.setAttribute("aria-pressed", String(filter.own)); lists.records.filter(); countKinds(); }
  const chips = KINDS.filter(([kind]) => index.records.some((record) => record.kind === kind)).map(([kind, label]) => h("button", {
    "data-kind": kind, "aria-pressed": "false", onclick: (event) => {
      filter.kind = filter.kind === kind ? null : kind;
      chips.forEach((chip) => chip.setAttribute("aria-pressed", String(chip.dataset.kind === filter.kind)));
      lists.records.filter();
    },
  }, label));
  function countKinds() { chips.forEach((chip) => { chip.hidden = !index.records.some((record) => record.kind === chip.dataset.kind && (!filter.own || record.own)); }); }
  countKinds();
  lists.records = new List({
    label: "records", noun: "record", items: index.records, texts: (record) => [record.operation || record.name, record.name, record.summary],
    keep: (record) => (!filter.kind || record.kind === filter.kind) && (!filter.own || record.own),
    row: (record, words) => ({ kind: record.own ? "" : "quiet", content: [h("span", { class: "name" }, marked(record.operation || record.name, words)), h("span", { class: "more" }, record.operation ? marked(record.name, words) : record.kind)] }),
    open: (record) => go("records", record.name), tools: [h("div", { class: "chips", role: "group", "aria-label": "Filters" }, own, chips)],
  });
  lists.rules = new List({
    label: "rules", noun: "rule", items: index.records.filter((record) => record.kind === "rule"), texts: (record) => [record.name],
    row: (record, words) => ({ content: [h("span", { class: "name" }, marked(record.name, words))] }), open: (record) => go("rules", record.name),
  });
  lists.classes = new List({
    label: "classes", noun: "class", plural: "classes", items: classTree(index.classes), texts: (node) => [node.item.name],
    row: (node, words) => ({ kind: node.item.own ? "" : "quiet", content: [h("span", { style: `flex:0 0 ${lists.classes?.words.length ? 0 : node.depth * 16}px` }), h("span", { class: "name" }, marked(node.item.name, words)), h("span", { class: "more" }, node.item.count || "")] }),
    open: (node) => go("classes", node.item.name),
  });
  lists.files = new List({
    label: "files", noun: "file", items: index.files.map((file, number) => ({ ...file, number })), texts: (file) => [file.path],
    row: (file, words) => ({ kind: file.own ? "" : "quiet", content: [h("span", { class: "name" }, marked(file.path, words))] }), open: (file) => go("files", String(file.number)),
  });
}

/** The classes as a forest, by their first parent, in the order of a walk. */
function classTree(classes) {
  const children = new Map();
  classes.forEach((item, at) => { const key = item.parents.length ? item.parents[0] : -1; if (!children.has(key)) children.set(key, []); children.get(key).push(at); });
  const nodes = [];
  const walk = (key, depth) => (children.get(key) || []).forEach((at) => { nodes.push({ item: classes[at], depth }); walk(at, depth + 1); });
  walk(-1, 0);
  return nodes;
}

function showTab(tab, [first, second]) {
  if (tab === "records" || tab === "rules") {
    const list = lists[tab];
    layOut(list, mainBox);
    if (!first && tab === "records") return showOverview();
    const shown = first || list.items[0]?.name;
    if (!shown) return fillMain(h("p", { class: "empty" }, "There are no rules."));
    list.reveal((record) => record.name === shown);
    return withChunks(["record/" + shown], (record) => fillMain(recordView(record)));
  }
  if (tab === "classes") {
    layOut(lists.classes, mainBox);
    if (!first) return fillMain(h("p", { class: "empty" }, "Choose a class: j, k or /"));
    lists.classes.reveal((node) => node.item.name === first);
    return withChunks(["class/" + first], (record) => fillMain(classView(record)));
  }
  if (tab === "files") {
    layOut(lists.files, mainBox);
    const number = Number(first || 0);
    lists.files.reveal((file) => file.number === number);
    return withChunks(["file/" + number], (file) => {
      if (!file) return fillMain(h("p", { class: "empty" }, "No such file"));
      const lines = new Lines({ rows: plainRows(file.text), language: "td", label: file.path });
      fillMain([h("h2", {}, file.path.split("/").pop()), h("p", { class: "meta" }, file.path), lines.element], true);
      if (second) lines.goTo(Number(second) - 1);
    });
  }
  layOut(null, mainBox);
  if (tab === "try") return showTrial();
  if (tab === "coverage") return withChunks(["coverage"], showCoverage);
  return showGenerated(first, second);
}

/** Numbers of the definitions: what the page begins with. */
function showOverview() {
  const own = model.records.filter((record) => record.own);
  const rows = KINDS.map(([kind, label]) => [label, own.filter((record) => record.kind === kind).length, model.records.filter((record) => record.kind === kind).length]).filter(([, , all]) => all);
  fillMain([
    h("h2", {}, model.file), h("p", { class: "meta" }, `${counted(model.records.length, "record")} and ${counted(model.classes.length, "class").replace("classs", "classes")} from ${counted(model.files.length, "file")}`),
    model.anonymous ? h("p", { class: "meta" }, `${counted(model.anonymous, "record")} without a name: links lead to them`) : null,
    h("table", { style: "max-width:420px" }, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Kind"), h("th", { scope: "col" }, "This file"), h("th", { scope: "col" }, "With includes"))), h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, String(cell))))))),
    h("p", { class: "meta", style: "margin-top:18px" }, "Press ", h("kbd", {}, "/"), " to search, ", h("kbd", {}, "j"), " and ", h("kbd", {}, "k"), " to move, ", h("kbd", {}, "?"), " for all keys."),
  ]);
}

function showCoverage(coverage) {
  if (!coverage || coverage.error) return fillMain([h("h2", {}, "Coverage"), h("p", { class: "note" }, coverage?.error || "There is no report.")]);
  const share = coverage.tests ? Math.round((100 * coverage.complete) / coverage.tests) : 100;
  const needy = coverage.operations.filter((operation) => operation.missing.length || operation.hooks.length || operation.unreadable);
  fillMain([
    h("h2", {}, "Coverage"), h("p", {}, `${coverage.complete} of ${coverage.tests} tests of predicates are generated; ${coverage.operations.length - needy.length} of ${counted(coverage.operations.length, "operation")} need no code of yours.`),
    h("div", { class: "bar", style: "max-width:420px", role: "img", "aria-label": share + " percent" }, h("span", { style: `width:${share}%` })),
    section("Functions to write in Rust", coverage.functions.length ? h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, ["Function", "For the C++", "Used at"].map((text) => h("th", { scope: "col" }, text)))), h("tbody", {}, coverage.functions.map((f) => h("tr", {}, h("td", {}, h("code", {}, f.function)), h("td", { class: "value" }, h("code", {}, f.code)), h("td", {}, place(f.place))))))) : h("p", { class: "meta" }, "None.")),
    coverage.unreadable.length ? section("Unreadable code", h("ul", {}, coverage.unreadable.map((text) => h("li", {}, h("code", {}, text))))) : null,
    coverage.members.length ? section("C++ members without a form in Rust", h("ul", {}, coverage.members.map((member) => h("li", {}, link(["records", member.definition], member.definition), ` · ${member.field} · `, place(member.place))))) : null,
    needy.length ? section("Operations that need code", h("ul", {}, needy.map((operation) => h("li", {}, h("code", {}, operation.name), ": ", operation.unreadable ? "a predicate cannot be read" : [...operation.missing, ...operation.hooks].join(", "))))) : null,
  ]);
}

/** Outputs side by side; `about` is a record whose code is shown first. */
function showGenerated(first, about) {
  if (!model.outputs.length) return fillMain(h("p", { class: "empty" }, "These definitions have no dialect to generate."));
  const names = model.outputs.map((output) => output.name);
  const left = names.includes(first) ? first : names[0];
  const right = remembered.get("right") || names[1];
  const chosen = [left, names.includes(right) && right !== left ? right : names.find((name) => name !== left)].filter(Boolean);
  withChunks(chosen.map((name) => "output/" + name), (...texts) => {
    const record = model.records.find((candidate) => candidate.name === about);
    const needles = record ? [record.operation, record.name].filter(Boolean) : [];
    const panes = chosen.map((name, i) => {
      const output = model.outputs.find((candidate) => candidate.name === name);
      const choice = h("select", { "aria-label": "Output", onchange: (event) => {
        if (i) { remembered.set("right", event.target.value); showGenerated(left, about); } else go("generated", event.target.value, ...(about ? [about] : []));
      } }, names.map((other) => h("option", { value: other, selected: other === name }, other)));
      const text = texts[i];
      if (!text || text.error) return h("section", {}, h("div", { class: "toolbar" }, choice), h("p", { class: "note bad" }, text?.error || "Nothing is generated."));
      const lines = new Lines({ rows: plainRows(text.text), language: output.language, label: name });
      const search = h("input", { type: "search", placeholder: "Find", "aria-label": `Find in ${name}`, onkeydown: (event) => { if (event.key === "Enter") find(lines, [search.value], true); } });
      if (needles.length) find(lines, output.name === "docs" ? needles : [...needles].reverse(), false);
      return h("section", {}, h("div", { class: "toolbar" }, choice, search, h("span", { class: "meta" }, counted(lines.rows.length, "line"))), lines.element);
    });
    fillMain([h("h2", {}, "Generated code", about ? [" of ", link(["records", about], about)] : null), h("div", { class: "pair fill" }, panes)], true);
  });
}

/** Goes to the next line with one of the words; definitions of a name come before its uses. */
function find(lines, words, isNext) {
  const at = isNext ? (lines.found ?? -1) : -1;
  for (const word of words) {
    const rows = lines.rows;
    const pattern = new RegExp(`(?:class|struct|^## \`?|^### \`?|macro|operation!?|pub mod) ?[^\\n]*\\b${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`);
    const test = isNext ? (text) => text.toLowerCase().includes(word.toLowerCase()) : (text) => pattern.test(text);
    let index = rows.findIndex((row, i) => i > at && test(row.text));
    if (index < 0) index = rows.findIndex((row) => row.text.includes(word));
    if (index >= 0) { lines.found = index; lines.goTo(index); return; }
  }
}
