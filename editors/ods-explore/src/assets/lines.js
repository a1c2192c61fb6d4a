// Lines of a source. Only visible lines are elements.

const LINE = 20;

/**
 * A text in lines. A row is `{ text, no, kind, sign }`, or `{ fold, open }` for rows that are hidden. `prepare` sees each line's element when it is
 * drawn.
 */
class Lines {
  constructor({ rows, language, label, prepare = () => {} }) {
    Object.assign(this, { rows, language, prepare });
    this.inner = h("div", { style: "position:relative;min-width:100%" });
    this.element = h("div", { class: "lines mono", tabindex: "0", role: "region", "aria-label": label, onscroll: () => this.draw() }, this.inner);
    new ResizeObserver(() => this.draw(true)).observe(this.element);
    this.measure();
  }

  /** Sizes the scrolled area by the number of rows and the longest one. */
  measure() {
    const longest = this.rows.reduce((most, row) => Math.max(most, row.text ? row.text.length : 0), 0);
    this.digits = String(this.rows.reduce((most, row) => Math.max(most, Number(row.no) || 0), 0)).length;
    this.inner.style.height = this.rows.length * LINE + "px";
    this.inner.style.width = `calc(${Math.min(longest, 4000) + this.digits + 6}ch)`;
    this.range = null;
    this.draw();
  }

  draw(isForced) {
    const first = Math.max(0, Math.floor(this.element.scrollTop / LINE) - 10);
    const last = Math.min(this.rows.length, Math.ceil((this.element.scrollTop + this.element.clientHeight) / LINE) + 10);
    if (!isForced && this.range && this.range[0] === first && this.range[1] === last) return;
    this.range = [first, last];
    this.inner.replaceChildren(...this.rows.slice(first, last).map((row, i) => this.line(row, first + i)));
  }

  line(row, index) {
    const style = `top:${index * LINE}px`;
    if (row.fold) {
      return h("div", { class: "line folded", style }, h("button", { class: "fold", onclick: () => { this.rows.splice(index, 1, ...row.fold); this.measure(); } },
        `⋯ ${counted(row.fold.length, "unchanged line")}`));
    }
    const element = h("div", { class: "line " + (row.kind || ""), style },
      h("span", { class: "no", style: `width:calc(${this.digits}ch + 18px)` }, String(row.no ?? "")),
      row.sign !== undefined ? h("span", { class: "sign" }, row.sign) : null,
      h("span", {}, coloured(row.text, this.language)));
    this.prepare(element, row);
    return element;
  }

  /** Scrolls to a row and marks it. */
  goTo(index) {
    this.rows.forEach((row) => { if (row.kind === "target") row.kind = ""; });
    const row = this.rows[index];
    if (!row) return;
    if (!row.kind) row.kind = "target";
    requestAnimationFrame(() => { this.element.scrollTop = Math.max(0, index * LINE - 80); this.draw(true); });
  }
}

/** Rows of a whole text. */
const plainRows = (text) => text.replace(/\n$/, "").split("\n").map((line, i) => ({ text: line, no: i + 1 }));
