// The frame of a page: title, tabs, theme, help, routes and keys. A kind of page fills it in (`definitions.js`, `pipeline.js`).

const app = document.getElementById("app");
const root = document.documentElement;
const isDark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

/** The page: `tabs` of `[name, label]`, `keys` of help, and `list`, the list that keys move in. */
const page = { tabs: [], keys: [], list: null, route: () => {}, key: () => false };

function toggleTheme() {
  root.dataset.theme = isDark() ? "light" : "dark";
  remembered.set("theme", root.dataset.theme);
  nameTheme();
}

const themeButton = h("button", { onclick: toggleTheme, id: "theme" });
function nameTheme() {
  themeButton.textContent = isDark() ? "☀ Light" : "☾ Dark";
  themeButton.title = "Switch the theme (t)";
}

const help = h("dialog", { "aria-labelledby": "help-title", id: "help" });
const helpButton = h("button", { onclick: () => help.showModal(), title: "Keys (?)", "aria-label": "Keys" }, "?");

function fillHelp() {
  const shared = [["/", "search"], ["j k, ↓ ↑", "next and previous entry"], ["[ ]", "previous and next tab"], ["t", "light or dark"], ["?", "this help"], ["Esc", "leave search, or close"]];
  const rows = [...page.keys, ...shared].map(([keys, text]) => h("tr", {}, h("td", {}, h("kbd", {}, keys)), h("td", {}, text)));
  show(help, h("h2", { id: "help-title" }, "Keys"), h("table", {}, h("tbody", {}, rows)),
    h("form", { method: "dialog", style: "margin-top:14px;text-align:right" }, h("button", { autofocus: true, onclick: (event) => { event.preventDefault(); help.close(); } }, "Close")));
}

const tabBar = h("div", { role: "tablist", "aria-label": "Views" });
const bodyBox = h("div", { class: "body" });

/** The parts of the address after `#`. */
const currentRoute = () => location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
const go = (...route) => { location.hash = "/" + route.map(encodeURIComponent).join("/"); };

function followRoute() {
  const route = currentRoute();
  const name = page.tabs.some(([tab]) => tab === route[0]) ? route[0] : page.tabs[0][0];
  for (const tab of tabBar.children) {
    const is = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(is));
    tab.tabIndex = is ? 0 : -1;
  }
  hidePopover();
  page.route(name, route.slice(1));
}

/** Puts a list, or nothing, beside the main area. */
function layOut(list, main) {
  page.list = list;
  bodyBox.classList.toggle("alone", !list);
  const wanted = [list?.element, main].filter(Boolean);
  if (wanted.length !== bodyBox.children.length || wanted.some((element, i) => bodyBox.children[i] !== element)) show(bodyBox, wanted);
}

/** The main area, emptied. */
const mainBox = h("main", { tabindex: "-1", id: "main" });
function fillMain(children, isFilled = false) {
  mainBox.className = isFilled ? "fill" : "";
  mainBox.scrollTop = 0;
  show(mainBox, children);
}

function moveTab(by) {
  const names = page.tabs.map(([name]) => name);
  const at = names.findIndex((name) => tabBar.querySelector(`[data-tab="${name}"]`).getAttribute("aria-selected") === "true");
  go(names[(at + by + names.length) % names.length]);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (help.open) return;
  if (event.target.matches?.("input, select, textarea")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const shared = {
    "/": () => page.list?.search.focus(), "?": () => help.showModal(), t: toggleTheme, j: () => page.list?.move(1), k: () => page.list?.move(-1),
    ArrowDown: () => page.list?.move(1), ArrowUp: () => page.list?.move(-1), "[": () => moveTab(-1), "]": () => moveTab(1), Escape: hidePopover,
  };
  const isInScrolled = event.key.startsWith("Arrow") && event.target.closest?.(".lines, .canvas, pre, [role=tablist]");
  if (isInScrolled) return;
  if (page.key(event)) event.preventDefault();
  else if (shared[event.key]) { event.preventDefault(); shared[event.key](); }
}

// A box beside what the pointer is on.
const popover = h("div", { class: "popover", role: "tooltip", hidden: true });
function showPopover(near, ...children) {
  show(popover, children);
  popover.hidden = false;
  const at = near.getBoundingClientRect(), own = popover.getBoundingClientRect();
  popover.style.left = Math.max(8, Math.min(at.left, innerWidth - own.width - 12)) + "px";
  popover.style.top = (at.bottom + own.height + 10 < innerHeight ? at.bottom + 6 : Math.max(8, at.top - own.height - 6)) + "px";
}
function hidePopover() { popover.hidden = true; }

async function start() {
  const theme = remembered.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  nameTheme();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", nameTheme);
  const index = await chunk("index");
  build(index);
  page.tabs.forEach(([name, label]) => tabBar.append(h("button", {
    role: "tab", "data-tab": name, onclick: () => go(name),
    onkeydown: (event) => { const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]; if (by) { moveTab(by); requestAnimationFrame(() => tabBar.querySelector("[aria-selected=true]").focus()); } },
  }, label)));
  fillHelp();
  show(app, h("header", {}, h("h1", { title: document.title }, document.title), tabBar, h("div", { class: "right" }, themeButton, helpButton)), bodyBox, help, popover);
  addEventListener("hashchange", followRoute);
  addEventListener("keydown", onKey);
  followRoute();
}
