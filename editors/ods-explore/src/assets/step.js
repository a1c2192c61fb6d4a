// A step in full: differences, the text after it, rules, and pictures of control and data flow.

/** The operations of a snapshot by handle, line and index. */
function indexed(snapshot) {
  if (!snapshot || snapshot.byId) return snapshot;
  snapshot.list = snapshot.ops.map(([id, name, line, parent, block, operands], index) => ({ id, name, line, parent, block, operands, index }));
  snapshot.byId = new Map(snapshot.list.map((op) => [op.id, op]));
  snapshot.lines = snapshot.text.replace(/\n$/, "").split("\n");
  return snapshot;
}

/** The range of lines, from 0, of the function that is filtered by. */
function rangeOf(snapshot, name) {
  const found = name && snapshot.functions.find((candidate) => candidate.name === name);
  return found ? [found.from - 1, found.to] : [0, snapshot.lines.length];
}

/** Rows of the differences of two snapshots; long unchanged stretches are folded. */
function diffRows(runs, before, after, filter) {
  const rows = [], old = rangeOf(before, filter), now = rangeOf(after, filter);
  const signs = { same: "", renumbered: "", changed: "~", removed: "−", added: "+", "moved-from": "↗", "moved-to": "↘" };
  const notes = { "moved-from": "moved from here", "moved-to": "moved to here" };
  for (const [kind, a, b, length] of runs) {
    for (let i = 0; i < length; i++) {
      const isOld = kind === "removed" || kind === "moved-from";
      const inside = isOld ? a + i >= old[0] && a + i < old[1] : b + i >= now[0] && b + i < now[1];
      if (!inside) continue;
      if (kind === "changed") rows.push({ text: before.lines[a + i], no: a + i + 1, kind: "removed", sign: "−", before: true });
      rows.push(isOld ? { text: before.lines[a + i], no: a + i + 1, kind, sign: signs[kind], title: notes[kind], before: true }
        : { text: after.lines[b + i], no: b + i + 1, kind: ["changed", "added", "moved-to"].includes(kind) ? kind : "", sign: signs[kind], title: notes[kind] });
    }
  }
  const folded = [];
  let same = [];
  const flush = (isLast) => {
    const keepStart = folded.length ? 3 : 0, keepEnd = isLast ? 0 : 3;
    if (same.length > keepStart + keepEnd + 3) {
      folded.push(...same.slice(0, keepStart), { fold: same.slice(keepStart, same.length - keepEnd) }, ...same.slice(same.length - keepEnd));
    } else folded.push(...same);
    same = [];
  };
  for (const row of rows) { if (row.kind) { flush(false); folded.push(row); } else same.push(row); }
  flush(true);
  return folded;
}

/** Hover in IR: from a use to its definition and the other uses, and the documentation of operations. */
function irHover(element, row, { before, after, docs }) {
  const snapshot = row.before ? before : after;
  if (!snapshot) return;
  element.addEventListener("pointerover", (event) => {
    const target = event.target;
    if (target.classList.contains("v")) {
      const name = target.textContent.replace(/#\d+$/, "");
      const found = definitionOf(snapshot.lines, name, Number(row.no) - 1);
      const uses = found === null ? 0 : usesOf(snapshot.lines, name, found);
      const box = element.closest(".lines");
      box.querySelectorAll(".v").forEach((other) => {
        if (other.textContent.replace(/#\d+$/, "") !== name) return;
        const line = Number(other.closest(".line").querySelector(".no").textContent) - 1;
        if (definitionOf(snapshot.lines, name, line) === found) other.classList.add(line === found ? "definition" : "use");
      });
      showPopover(target, h("div", { class: "meta" }, found === null ? `${name} is not defined in this text` : `${name} · line ${found + 1} · ${counted(uses, "use")}`), found === null ? null : h("pre", {}, coloured(snapshot.lines[found].trim(), "mlir")));
    } else if (target.classList.contains("o") && docs[target.textContent]) {
      const doc = docs[target.textContent];
      showPopover(target, h("b", {}, target.textContent), prose(doc));
    }
  });
  element.addEventListener("pointerout", () => {
    hidePopover();
    element.closest(".lines")?.querySelectorAll(".use, .definition").forEach((other) => other.classList.remove("use", "definition"));
  });
  element.querySelectorAll(".o").forEach((name) => { if (docs[name.textContent]) name.classList.add("known"); });
}

const escapedName = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The line, from 0, that defines a value as it is seen from a line: the nearest one above, or else the first one below (blocks may come later). */
function definitionOf(lines, name, from) {
  const end = "(?![\\w.$-])";
  const own = escapedName(name);
  const pattern = name.startsWith("^") ? new RegExp(`^\\s*${own}${end}`)
    : new RegExp(`^\\s*(?:%[\\w.$-]+(?::\\d+)?, )*${own}(?::\\d+)?(?:, %[\\w.$-]+(?::\\d+)?)* = |[(,]\\s*${own}: |${own} = (?!.*\\b=\\b.*${own})|^\\s*[\\w.]+ ${own} = `);
  for (let line = from; line >= 0; line--) {
    if (lines[line].includes(name) && pattern.test(lines[line])) return line;
    if (/^\s*(?:[\w.]+\.)?func\b/.test(lines[line]) && line !== from) break;
  }
  for (let line = from + 1; line < lines.length; line++) {
    if (/^\s*(?:[\w.]+\.)?func\b/.test(lines[line])) break;
    if (lines[line].includes(name) && pattern.test(lines[line])) return line;
  }
  return null;
}

function usesOf(lines, name, definition) {
  const pattern = new RegExp(escapedName(name) + "(?![\\w.$-])", "g");
  let uses = -1;
  for (let line = definition; line < lines.length; line++) {
    if (line !== definition && /^\s*(?:[\w.]+\.)?func\b/.test(lines[line])) break;
    uses += (lines[line].match(pattern) || []).length;
  }
  return Math.max(0, uses);
}

/** What an operation is called in a picture: its line, shortened. */
function opLabel(snapshot, op, most = 34) {
  const text = op.line ? snapshot.lines[op.line - 1].trim() : op.name;
  return text.length > most ? text.slice(0, most - 1) + "…" : text;
}

/** The operations in the function that is filtered by, or else in the first one. */
function opsOfFunction(snapshot, filter) {
  const found = snapshot.functions.find((candidate) => candidate.name === filter) || snapshot.functions[0];
  if (!found) return { ops: snapshot.list, name: null };
  const inside = new Set([snapshot.byId.get(found.op)?.index]);
  return { ops: snapshot.list.filter((op) => { const is = inside.has(op.parent); if (is) inside.add(op.index); return is; }), name: found.name };
}

function tooLarge(count) { return h("p", { class: "note" }, `${counted(count, "node")}: too many for a picture. Choose a function, or an operation in the text to see what it is made of.`); }

/** Blocks and the edges of their terminators; dotted edges lead into regions. */
function controlFlow(snapshot, filter, open) {
  const { ops, name } = opsOfFunction(snapshot, filter);
  const inside = new Set(ops.map((op) => op.block));
  const nodes = [], edges = [];
  snapshot.blocks.forEach(([id, parent, label, args, successors], index) => {
    if (!inside.has(index)) return;
    const own = ops.filter((op) => op.block === index);
    const around = snapshot.list[parent];
    const shown = own.length > 6 ? [...own.slice(0, 4), null, own[own.length - 1]] : own;
    const title = label + (args ? ` · ${counted(args, "argument")}` : "") + (around && around.block !== null && inside.has(around.block) ? ` of ${around.name}` : "");
    nodes.push({ id, lines: [title, ...shown.map((op) => (op ? "  " + opLabel(snapshot, op, 40) : `  ⋯ ${own.length - 5} more`))], line: own[0]?.line, about: own.slice(0, 40).map((op) => opLabel(snapshot, op, 100)).join("\n") });
    successors.forEach((to) => edges.push({ from: id, to }));
    if (around && around.block !== null && inside.has(around.block)) edges.push({ from: snapshot.blocks[around.block][0], to: id, nested: true });
  });
  if (nodes.length > MAX_NODES) return tooLarge(nodes.length);
  return canvasOf(graphPicture(nodes, edges, `Control flow of ${name || "the operation"}: ${counted(nodes.length, "block")}`, (node) => open(node.line)), "Control flow");
}

/** Operations and the values between them; near `focus` if there are many. */
function dataFlow(snapshot, filter, focus, open) {
  const { ops, name } = opsOfFunction(snapshot, filter);
  let chosen = new Set(ops.map((op) => op.id));
  if (focus && chosen.has(focus)) {
    const users = new Map();
    ops.forEach((op) => op.operands.forEach(([kind, id]) => { if (kind === "result") { if (!users.has(id)) users.set(id, []); users.get(id).push(op.id); } }));
    let near = new Set([focus]);
    for (let round = 0; round < 3; round++) for (const id of [...near]) { snapshot.byId.get(id)?.operands.forEach(([kind, from]) => { if (kind === "result") near.add(from); }); if (round < 2) (users.get(id) || []).forEach((user) => near.add(user)); }
    chosen = near;
  }
  if (chosen.size > MAX_NODES) return tooLarge(chosen.size);
  const nodes = [], edges = [], args = new Set();
  for (const op of ops) {
    if (!chosen.has(op.id)) continue;
    nodes.push({ id: "o" + op.id, lines: [opLabel(snapshot, op)], line: op.line, kind: op.id === focus ? "on" : "" });
    const seen = new Set();
    op.operands.forEach(([kind, id, number]) => {
      const from = kind === "result" ? "o" + id : `a${id}.${number}`;
      if (kind === "argument") args.add(`${id}.${number}`);
      if (!seen.has(from)) edges.push({ from, to: "o" + op.id });
      seen.add(from);
    });
  }
  const labels = new Map(snapshot.blocks.map(([id, , label]) => [id, label]));
  const owners = new Map(snapshot.blocks.map(([id, parent]) => [id, snapshot.list[parent]]));
  for (const arg of args) {
    const [id, number] = arg.split(".").map(Number), owner = owners.get(id);
    nodes.push({ id: "a" + arg, kind: "arg", lines: [`${owner && chosen.has(owner.id) ? owner.name : labels.get(id) || "block"} argument ${number}`] });
    if (owner && chosen.has(owner.id)) edges.push({ from: "o" + owner.id, to: "a" + arg, nested: true });
  }
  if (!nodes.length) return h("p", { class: "empty" }, "No operations.");
  return canvasOf(graphPicture(nodes, edges, `Data flow of ${name || "the operation"}: ${counted(nodes.length, "node")}`, (node) => open(node.line)), "Data flow", focus === null ? null : "o" + focus);
}

/** The patterns of a step, and what each was applied to. */
function rulesView(rewrites, before) {
  if (!rewrites.patterns.length) return h("p", { class: "empty" }, "No pattern was applied, and nothing was folded.");
  const total = rewrites.patterns.reduce((sum, pattern) => sum + pattern.count, 0);
  const explained = { "(fold)": "folded by its definition", "(dead)": "erased: nothing uses it" };
  const patterns = [...rewrites.patterns.keys()].sort((a, b) => rewrites.patterns[b].count - rewrites.patterns[a].count).map((at) => {
    const pattern = rewrites.patterns[at];
    const applied = rewrites.applied.filter((entry) => entry[3] === at).slice(0, 200);
    return h("details", { open: rewrites.patterns.length < 6 }, h("summary", {}, h("code", {}, pattern.name), ` · ${counted(pattern.count, "time")}`, explained[pattern.name] ? ` · ${explained[pattern.name]}` : "", pattern.place ? h("span", { class: "meta" }, " · " + pattern.place) : null),
      h("ul", {}, applied.map(([id, name, location]) => { const op = before.byId.get(id); return h("li", {}, op?.line ? h("code", {}, coloured(opLabel(before, op, 110), "mlir")) : [h("code", {}, name), h("span", { class: "meta" }, " created in this pass")], location ? h("span", { class: "meta" }, " · " + location) : null); })));
  });
  return h("div", { style: "overflow:auto" }, h("p", { class: "meta" }, `${counted(total, "rewrite")} in the order of how often`), patterns);
}
