// A list of any length, with search and keyboard control. Only visible rows are elements.

const ROW = 30;

/** How well texts fit the words of a search; 0 if they do not. The first text counts most, and so do beginnings and ends of words. */
function fit(texts, words) {
  let score = 0;
  for (const word of words) {
    let best = 0;
    texts.forEach((text, rank) => {
      const at = text ? text.toLowerCase().indexOf(word) : -1;
      if (at < 0) return;
      const starts = at === 0 ? 20 : /[^A-Za-z0-9]/.test(text[at - 1]) ? 12 : 0, ends = at + word.length === text.length ? 25 : 0;
      best = Math.max(best, 60 - 20 * Math.min(rank, 2) + starts + ends - Math.min(text.length, 90) / 10);
    });
    if (!best) return 0;
    score += best;
  }
  return score;
}

/** The text with the found words marked. */
function marked(text, words) {
  const lower = text.toLowerCase();
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at >= 0) return [text.slice(0, at), h("mark", {}, text.slice(at, at + word.length)), text.slice(at + word.length)];
  }
  return [text];
}

/**
 * A list. `texts(item)` are searched, `row(item, words)` gives the content of a row, `open(item)` is called for the selected item,
 * `keep(item)` says whether filters let it through.
 */
class List {
  constructor({ label, items, texts, row, open, keep = () => true, noun = "entry", plural, tools = [] }) {
    Object.assign(this, { items, texts, row, open, keep, noun, plural });
    this.selected = -1;
    this.words = [];
    this.search = h("input", {
      type: "search", placeholder: "Search  ( / )", "aria-label": "Search " + label, autocomplete: "off", spellcheck: "false",
      oninput: () => this.filter(), onkeydown: (event) => this.keyInSearch(event),
    });
    this.count = h("div", { class: "count", role: "status" });
    this.inner = h("div", { style: "position:relative" });
    this.box = h("div", {
      class: "list", role: "listbox", tabindex: "0", "aria-label": label, onscroll: () => this.draw(), onkeydown: (event) => this.key(event),
    }, this.inner);
    this.element = h("div", { class: "side" }, h("div", { class: "tools" }, this.search, ...tools), this.count, this.box);
    new ResizeObserver(() => this.draw()).observe(this.box);
    this.filter();
  }

  filter() {
    const current = this.shown?.[this.selected];
    this.words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = this.items.filter((item) => this.keep(item));
    if (this.words.length) {
      found = found.map((item, at) => ({ item, at, score: fit(this.texts(item), this.words) })).filter((entry) => entry.score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at).map((entry) => entry.item);
    }
    this.shown = found;
    this.selected = current ? found.indexOf(current) : -1;
    const many = this.plural || this.noun + "s";
    this.count.textContent = `${found.length.toLocaleString("en")} ${found.length === 1 ? this.noun : many}`;
    this.inner.style.height = found.length * ROW + "px";
    if (this.words.length) this.box.scrollTop = 0;
    this.draw();
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 4);
    const last = Math.min(this.shown.length, Math.ceil((this.box.scrollTop + this.box.clientHeight) / ROW) + 4);
    const rows = [];
    for (let i = first; i < last; i++) {
      const { content, kind = "" } = this.row(this.shown[i], this.words);
      rows.push(h("div", {
        class: "row " + kind, id: "row-" + i, role: "option", "aria-selected": String(i === this.selected), "aria-posinset": i + 1,
        "aria-setsize": this.shown.length, style: `top:${i * ROW}px;height:${ROW}px`, onclick: () => this.select(i),
      }, content));
    }
    this.inner.replaceChildren(...rows);
    if (this.selected >= 0) this.box.setAttribute("aria-activedescendant", "row-" + this.selected);
    else this.box.removeAttribute("aria-activedescendant");
  }

  /** Selects a row and opens its item. */
  select(index, isOpened = true) {
    if (index < 0 || index >= this.shown.length) return;
    this.selected = index;
    const top = index * ROW;
    if (top < this.box.scrollTop) this.box.scrollTop = top;
    else if (top + ROW > this.box.scrollTop + this.box.clientHeight) this.box.scrollTop = top + ROW - this.box.clientHeight;
    this.draw();
    if (isOpened) this.open(this.shown[index]);
  }

  /** Shows an item as selected, without opening it. */
  reveal(test) {
    if (this.selected >= 0 && test(this.shown[this.selected])) return;
    const index = this.shown.findIndex(test);
    if (index >= 0) this.select(index, false);
    else { this.selected = -1; this.draw(); }
  }

  move(by) { this.select(Math.min(this.shown.length - 1, Math.max(0, this.selected + by))); }

  key(event) {
    const page = Math.max(1, Math.floor(this.box.clientHeight / ROW) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(step);
  }

  keyInSearch(event) {
    if (event.key === "Enter") { this.select(Math.max(0, this.selected)); this.box.focus(); }
    else if (event.key === "ArrowDown") { this.move(1); }
    else if (event.key === "ArrowUp") { this.move(-1); }
    else if (event.key === "Escape") { this.search.value = ""; this.filter(); this.box.focus(); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
