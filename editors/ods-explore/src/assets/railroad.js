// Assembly formats as railroad diagrams. A diagram is a box with a width, and heights above and below its line, that draws itself at a place.

const RAIL = { gap: 12, row: 12, char: 7.9, arc: 10 };

/** A box of text on the line. */
function railText(text, kind, note) {
  const width = Math.max(28, text.length * RAIL.char + 20, note ? note.length * 6.9 + 8 : 0), shown = text;
  return {
    width, up: 15, down: 15 + (note ? 15 : 0),
    draw(x, y) {
      return s("g", { class: kind }, s("rect", { class: "box", x, y: y - 14, width, height: 28, rx: kind === "literal" ? 14 : 4 }),
        s("text", { x: x + width / 2, y: y + 4.5, "text-anchor": "middle" }, shown),
        note ? s("text", { class: "note-text", x: x + width / 2, y: y + 27, "text-anchor": "middle" }, note) : null);
    },
  };
}

const rail = (path) => s("path", { class: "edge", d: path });

/** Boxes one after another; broken into lines where the width is used up. */
function railSequence(items) {
  if (!items.length) return { width: 20, up: 4, down: 4, draw: (x, y) => rail(`M${x} ${y}h20`) };
  const width = items.reduce((sum, item) => sum + item.width, 0) + RAIL.gap * (items.length - 1);
  return {
    width, up: Math.max(...items.map((item) => item.up)), down: Math.max(...items.map((item) => item.down)),
    draw(x, y) {
      const parts = [];
      items.forEach((item, i) => {
        parts.push(item.draw(x, y));
        x += item.width;
        if (i + 1 < items.length) { parts.push(rail(`M${x} ${y}h${RAIL.gap}`)); x += RAIL.gap; }
      });
      return parts;
    },
  };
}

/** Branches, of which one is taken; the first is on the line. */
function railChoice(branches, mark) {
  const inner = Math.max(...branches.map((branch) => branch.width)), side = 2 * RAIL.arc, width = inner + 2 * side;
  const offsets = [0];
  for (let i = 1; i < branches.length; i++) offsets.push(offsets[i - 1] + branches[i - 1].down + RAIL.row + branches[i].up);
  const last = branches.length - 1;
  return {
    width, up: branches[0].up + (mark ? 14 : 0), down: offsets[last] + branches[last].down,
    draw(x, y) {
      const r = RAIL.arc, parts = [];
      if (mark) parts.push(s("text", { class: "note-text", x: x + side, y: y - branches[0].up - 4 }, mark));
      branches.forEach((branch, i) => {
        const at = y + offsets[i], end = x + width;
        if (i) {
          parts.push(rail(`M${x} ${y}q${r} 0 ${r} ${r}V${at - r}q0 ${r} ${r} ${r}`), rail(`M${end} ${y}q${-r} 0 ${-r} ${r}V${at - r}q0 ${r} ${-r} ${r}`));
        } else parts.push(rail(`M${x} ${y}h${side}`), rail(`M${end - side} ${y}h${side}`));
        parts.push(branch.draw(x + side, at));
        if (branch.width < inner) parts.push(rail(`M${x + side + branch.width} ${at}h${inner - branch.width}`));
      });
      return parts;
    },
  };
}

/** A box around which the line may run back. */
function railLoop(item, mark) {
  const side = 2 * RAIL.arc, width = item.width + 2 * side, top = item.up + 14;
  return {
    width, up: top + 14, down: item.down,
    draw(x, y) {
      const r = RAIL.arc, end = x + width;
      return [rail(`M${x} ${y}h${side}`), item.draw(x + side, y), rail(`M${end - side} ${y}h${side}`),
        rail(`M${end - side} ${y}q${r} 0 ${r} ${-r}V${y - top + r}q0 ${-r} ${-r} ${-r}H${x + side}q${-r} 0 ${-r} ${r}V${y - r}q0 ${r} ${r} ${r}`),
        s("text", { class: "note-text", x: x + width / 2, y: y - top - 3, "text-anchor": "middle" }, mark)];
    },
  };
}

/** The diagram of an element of a format. */
function railOf(element) {
  switch (element.kind) {
    case "literal": return railText(element.text, "literal");
    case "optional": return railChoice([railSequence(element.then.map(railOf)), railSequence(element.otherwise.map(railOf))], element.anchor ? "if " + element.anchor : "");
    case "clauses": return railLoop(railChoice([...element.clauses.map((clause) => railSequence(clause.map(railOf))), railSequence([])]), "in any order");
    default: {
      const item = railText(element.text, element.kind, element.note);
      const list = element.repeats ? railLoop(item, "more, after ‘,’") : item;
      return element.may_be_absent ? railChoice([list, railSequence([])]) : list;
    }
  }
}

/** The picture of a format, broken into lines of at most `most` pixels. */
function railroad(elements, title, most) {
  const lines = [[]];
  let used = 0;
  for (const item of elements.map(railOf)) {
    if (used && used + item.width > most - 60) { lines.push([]); used = 0; }
    lines[lines.length - 1].push(item);
    used += item.width + RAIL.gap;
  }
  const parts = [];
  let y = 8, width = 0;
  lines.forEach((items, i) => {
    const line = railSequence(items);
    y += line.up;
    const start = 24, end = start + 14 + line.width;
    parts.push(i ? s("text", { class: "note-text", x: 4, y: y + 4 }, "↳") : s("circle", { class: "box", cx: 12, cy: y, r: 6 }), rail(`M18 ${y}h${start - 4}`), line.draw(start + 14, y), rail(`M${end} ${y}h14`));
    if (i + 1 === lines.length) parts.push(s("circle", { class: "box", cx: end + 20, cy: y, r: 6 }));
    else parts.push(s("text", { class: "note-text", x: end + 18, y: y + 4 }, "→"));
    width = Math.max(width, end + 34);
    y += line.down + 12;
  });
  return s("svg", { class: "picture", width, height: y, viewBox: `0 0 ${width} ${y}`, role: "img", "aria-label": title }, s("title", {}, title), parts);
}
