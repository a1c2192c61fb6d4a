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
