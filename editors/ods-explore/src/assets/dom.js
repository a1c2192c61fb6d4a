// Elements: `h` builds HTML, `s` builds SVG. Texts are always text nodes, so nothing in the data becomes markup.

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes, listeners (`on…`) and children of an element. */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const h = (tag, attributes, ...children) => filled(document.createElement(tag), attributes, children);
const s = (tag, attributes, ...children) => filled(document.createElementNS(SVG, tag), attributes, children);

/** `1 record`, `2 records` */
const counted = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** A link to a view of this page. */
const link = (route, ...children) => h("a", { href: "#/" + route.map(encodeURIComponent).join("/") }, ...children);

/** A time in nanoseconds, in the unit that suits it. */
function duration(nanoseconds) {
  if (nanoseconds >= 1e9) return (nanoseconds / 1e9).toFixed(2) + " s";
  if (nanoseconds >= 1e6) return (nanoseconds / 1e6).toFixed(2) + " ms";
  return (nanoseconds / 1e3).toFixed(1) + " µs";
}

/** Paragraphs, code blocks and inline code of Markdown; the rest of it stays as it is written. */
function prose(text) {
  const box = h("div", { class: "prose" });
  const lines = text.replace(/\s+$/, "").split("\n");
  const filledLines = lines.filter((line) => line.trim());
  const indent = Math.min(...filledLines.map((line) => line.match(/^ */)[0].length), 40);
  let paragraph = [], code = null;
  const flush = () => {
    if (!paragraph.length) return;
    const joined = paragraph.join(" ");
    const heading = joined.match(/^#{1,6} (.*)$/);
    const parts = (heading ? heading[1] : joined).split("`").map((part, i) => (i % 2 ? h("code", {}, part) : part));
    box.append(heading ? h("h4", {}, ...parts) : h("p", {}, ...parts));
    paragraph = [];
  };
  for (const raw of lines) {
    const line = raw.slice(indent);
    if (line.trim().startsWith("```")) {
      if (code) { box.append(h("pre", { class: "block" }, code.join("\n"))); code = null; } else { flush(); code = []; }
    } else if (code) code.push(line);
    else if (!line.trim()) flush();
    else if (/^\s*([-*]|#{1,6}|\d+\.) /.test(line)) { flush(); paragraph.push(line.trim()); }
    else paragraph.push(line.trim());
  }
  flush();
  if (code) box.append(h("pre", { class: "block" }, code.join("\n")));
  return box;
}

/** Puts content in the place of what an element holds. */
function show(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}
