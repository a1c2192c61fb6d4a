// A headless Chromium, and checks that wait.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const ARGUMENTS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const errors = [];
let context = null, folder = null;

/** Starts the browser, without anything that an earlier one left. */
export async function start() {
  folder = await mkdtemp(join(tmpdir(), "ods-explore-"));
  context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true, chromiumSandbox: false, args: ARGUMENTS, viewport: { width: 1280, height: 800 }, colorScheme: "light",
  });
  // A page needs nothing from elsewhere.
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => { errors.push("request of " + route.request().url()); route.abort(); });
}

export async function stop() {
  await context?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** Opens a page for some steps; messages of its console are errors. */
export async function visit(address, steps, viewport) {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  page.on("console", (message) => { if (["error", "warning"].includes(message.type())) errors.push(`${address}: ${message.text()}`); });
  page.on("pageerror", (error) => errors.push(`${address}: ${error.stack}`));
  await page.goto(address);
  try { await steps(page); } finally { await page.close(); }
}

/** Waits until a condition holds. */
export async function expect(what, condition, patience = 8000) {
  const end = Date.now() + patience;
  let last = null;
  while (Date.now() < end) {
    try { if (await condition()) { console.log(`ok   ${what}`); return; } } catch (error) { last = error; }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`${what}: not within ${patience} ms${last ? `: ${last.message}` : ""}\n${errors.join("\n")}`);
}

/** Fails if a console had a message. */
export function noErrors() {
  if (errors.length) throw new Error("messages of the console:\n" + errors.join("\n"));
  console.log("ok   no messages in the console");
}

/** Fails if a text in sight has too little contrast with what is behind it: 4.5, as accessible pages have it, in both themes. */
export async function expectContrast(page, what) {
  for (const colorScheme of ["light", "dark"]) {
    await page.evaluate(() => { localStorage.clear(); delete document.documentElement.dataset.theme; });
    await page.emulateMedia({ colorScheme });
    // Colours of buttons change gradually.
    await page.waitForTimeout(400);
    const weak = await page.evaluate(weakTexts, 4.5);
    if (weak.length) throw new Error(`${what}, ${colorScheme}: texts with little contrast:\n${weak.join("\n")}`);
    console.log(`ok   contrast of ${what}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

function weakTexts(wanted) {
  const parse = (text) => { const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number); return { rgb: [r, g, b], a }; };
  const over = (top, ground) => top.rgb.map((value, i) => value * top.a + ground[i] * (1 - top.a));
  const light = (rgb) => rgb.map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) { const colour = parse(getComputedStyle(at).backgroundColor); layers.push(colour); if (colour.a === 1) break; }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const weak = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest("svg, script, style, option") || !element.checkVisibility() || element.disabled) continue;
    const below = ground(element);
    const [one, other] = [light(below), light(over(parse(getComputedStyle(element).color), below))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < wanted) weak.add(`${contrast.toFixed(2)} ${element.tagName}.${element.className}: ${texts.currentNode.data.trim().slice(0, 40)}`);
  }
  return [...weak];
}
