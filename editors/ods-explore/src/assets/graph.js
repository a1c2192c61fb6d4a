// Layered graphs: cycles are cut, nodes get layers by their longest path, layers are ordered by the medians of their neighbours.

const MAX_NODES = 260;

/** Lays out nodes `{ id, width, height }` and edges `{ from, to }`; sets `x` and `y` of the nodes, and returns width and height. */
function layered(nodes, edges) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const out = new Map(nodes.map((node) => [node.id, []]));
  const links = edges.filter((edge) => byId.has(edge.from) && byId.has(edge.to) && edge.from !== edge.to);
  links.forEach((edge) => out.get(edge.from).push(edge));
  // Edges to nodes that are being visited go back.
  const state = new Map();
  for (const start of nodes) {
    if (state.get(start.id)) continue;
    const stack = [[start.id, 0]];
    state.set(start.id, 1);
    while (stack.length) {
      const top = stack[stack.length - 1];
      const edge = out.get(top[0])[top[1]++];
      if (!edge) { state.set(top[0], 2); stack.pop(); continue; }
      const seen = state.get(edge.to);
      if (seen === 1) edge.back = true;
      else if (!seen) { state.set(edge.to, 1); stack.push([edge.to, 0]); }
    }
  }
  edges.forEach((edge) => { if (edge.from === edge.to) edge.back = true; });
  const forward = links.filter((edge) => !edge.back);
  const waiting = new Map(nodes.map((node) => [node.id, 0]));
  forward.forEach((edge) => waiting.set(edge.to, waiting.get(edge.to) + 1));
  const queue = nodes.filter((node) => !waiting.get(node.id));
  nodes.forEach((node) => { node.layer = 0; });
  for (let i = 0; i < queue.length; i++) {
    for (const edge of out.get(queue[i].id)) {
      if (edge.back) continue;
      const to = byId.get(edge.to);
      to.layer = Math.max(to.layer, queue[i].layer + 1);
      waiting.set(edge.to, waiting.get(edge.to) - 1);
      if (!waiting.get(edge.to)) queue.push(to);
    }
  }
  // A source is drawn right above the first of its users.
  const hasInput = new Set(forward.map((edge) => edge.to));
  for (const node of nodes) {
    const users = forward.filter((edge) => edge.from === node.id).map((edge) => byId.get(edge.to).layer);
    if (!hasInput.has(node.id) && users.length) node.layer = Math.max(0, Math.min(...users) - 1);
  }
  const layers = [];
  nodes.forEach((node) => { (layers[node.layer] ||= []).push(node); });
  const neighbours = (node, isDown) => forward.filter((edge) => (isDown ? edge.to : edge.from) === node.id).map((edge) => byId.get(isDown ? edge.from : edge.to));
  const near = new Map(nodes.map((node) => [node.id, [neighbours(node, true), neighbours(node, false)]]));
  const number = () => layers.forEach((layer) => layer.forEach((node, i) => { node.order = i; }));
  number();
  for (let sweep = 0; sweep < 6; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers : [...layers].reverse()) {
      layer.forEach((node) => {
        const orders = near.get(node.id)[isDown ? 0 : 1].map((other) => other.order).sort((a, b) => a - b);
        node.median = orders.length ? orders[Math.floor(orders.length / 2)] : node.order;
      });
      layer.sort((a, b) => a.median - b.median || a.order - b.order);
      layer.forEach((node, i) => { node.order = i; });
    }
  }
  return placed(layers, near);
}

/** Coordinates: rows by layers; a row is packed in its order, and shifted as a whole towards the middle of its neighbours. */
function placed(layers, near) {
  const gap = 26;
  layers.forEach((layer) => { let x = 0; layer.forEach((node) => { node.x = x; x += node.width + gap; }); });
  for (let sweep = 0; sweep < 8; sweep++) {
    for (const layer of sweep % 2 ? [...layers].reverse() : layers) {
      layer.forEach((node) => {
        const others = near.get(node.id)[sweep % 2];
        if (others.length) node.wanted = others.reduce((sum, other) => sum + other.x + other.width / 2, 0) / others.length - node.width / 2;
        else node.wanted = node.x;
      });
      for (let i = 0; i < layer.length; i++) layer[i].x = Math.max(layer[i].wanted, i ? layer[i - 1].x + layer[i - 1].width + gap : -Infinity);
const shift = layer.reduce((sum, node) => sum + node.x - node.wanted, 0) / layer.length;
      layer.forEach((node) => { node.x -= shift; });
    }
  }
  let y = 26, width = 0;
  const all = layers.flat();
  const left = Math.min(...all.map((node) => node.x));
  for (const layer of layers) {
    const height = Math.max(...layer.map((node) => node.height));
    layer.forEach((node) => { node.x += 16 - left; node.y = y; width = Math.max(width, node.x + node.width); });
    y += height + 44;
  }
  return { width: width + 60, height: y - 20 };
}

/** The picture of a graph. A node has `lines` of text and a `kind`; `open(node)` is called for a click. */
function graphPicture(nodes, edges, title, open) {
  nodes.forEach((node) => {
    node.width = Math.max(...node.lines.map((line) => line.length * 7.9)) + 22;
    node.height = node.lines.length * 18 + 12;
  });
  const { width, height } = layered(nodes, edges);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path = ({ from, to, back }) => {
    const a = byId.get(from), b = byId.get(to);
    const x1 = a.x + a.width / 2, y1 = a.y + a.height, x2 = b.x + b.width / 2, y2 = b.y;
    if (!back) { const bend = Math.max(18, (y2 - y1) / 2); return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2 - 6}`; }
    // Back in the gaps between the rows, and beside all nodes of the rows between.
    const between = nodes.filter((node) => node.y >= Math.min(a.y, b.y) && node.y <= Math.max(a.y, b.y));
    const side = Math.max(...between.map((node) => node.x + node.width)) + 26, above = b.y - 16;
    return `M${x1 + 12} ${y1}v14H${side}V${above}H${x2 + 12}V${y2 - 6}`;
  };
  const arrow = ({ to, back }) => {
    const b = byId.get(to);
    return s("path", { class: "arrow", d: `M${b.x + b.width / 2 + (back ? 12 : 0)} ${b.y}l-4 -8h8z` });
  };
  const drawn = edges.filter((edge) => byId.has(edge.from) && byId.has(edge.to));
  return s("svg", { class: "picture", style: `width:${width}px`, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": title }, s("title", {}, title),
    drawn.map((edge) => [s("path", { class: edge.back ? "edge back" : "edge", d: path(edge), "stroke-dasharray": edge.nested ? "2 4" : null }), arrow(edge)]),
    nodes.map((node) => s("g", { class: "node " + (node.kind || ""), "data-id": node.id, onclick: () => open?.(node) },
      s("rect", { class: "box", x: node.x, y: node.y, width: node.width, height: node.height, rx: 6 }), s("title", {}, node.about || node.lines.join("\n")),
      node.lines.map((line, i) => s("text", { x: node.x + 11, y: node.y + 20 + i * 18 }, line)))));
}

/** A picture that scrolls, with buttons for its size. It begins as large as it fits, but readable, around `start` or its middle. */
function canvasOf(picture, label, start) {
  const SMALLEST = 0.1, READABLE = 0.7, LARGEST = 3;
  const width = Number(picture.getAttribute("viewBox").split(" ")[2]);
  const canvas = h("div", { class: "canvas", tabindex: "0", role: "region", "aria-label": label }, picture), shown = h("span", { class: "meta" });
  let scale = 1;
  const show = (next) => {
    scale = Math.min(LARGEST, Math.max(SMALLEST, next));
    picture.style.width = `${Math.round(width * scale)}px`;
    shown.textContent = `${Math.round(100 * scale)} %`;
  };
  const fitting = () => Math.min(1, (canvas.clientWidth - 26) / width);
  const button = (text, title, act) => h("button", { title, "aria-label": title, onclick: act }, text);
  requestAnimationFrame(() => {
    show(Math.max(READABLE, fitting()));
    const node = start && picture.querySelector(`[data-id="${start}"] rect`);
    const middle = node ? Number(node.getAttribute("x")) + Number(node.getAttribute("width")) / 2 : width / 2;
    canvas.scrollLeft = middle * scale - canvas.clientWidth / 2;
    if (node) canvas.scrollTop = Number(node.getAttribute("y")) * scale - canvas.clientHeight / 2;
  });
  return [h("div", { class: "chips", role: "group", "aria-label": "Size of the picture" }, button("−", "Smaller", () => show(scale / 1.25)), button("+", "Larger", () => show(scale * 1.25)), button("Fit", "Fit the width", () => show(fitting())), shown), canvas];
}
