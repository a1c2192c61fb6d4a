// Tests of the pages in headless Chromium, as files and from their servers. `ODSGEN` and `ODS_OPT` are the programs; with a folder as argument,
// screenshots of both themes are written to it.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { noErrors, start, stop, visit } from "./browser.mjs";
import { definitions } from "./definitions.mjs";
import { pipeline } from "./pipeline.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { ODSGEN, ODS_OPT } = process.env;
const PIPELINE = "builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,convert-arith-to-llvm,canonicalize)";
const COMMANDS = {
  definitions: [ODSGEN, ["explore", join(here, "arith.td")]],
  pipeline: [ODS_OPT, ["--explore", join(here, "pipeline.mlir"), "--pass-pipeline=" + PIPELINE]],
};

/** Writes a page, and returns its address. */
function written(name, folder) {
  const [program, args] = COMMANDS[name];
  const file = join(folder, name + ".html");
  const run = spawnSync(program, [...args, "-o", file], { stdio: "inherit" });
  if (run.status !== 0) throw new Error(`${program} ended with ${run.status}`);
  return "file://" + file;
}

/** Serves a page while a test runs. */
async function served(name, test) {
  const [program, args] = COMMANDS[name];
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const address = await new Promise((resolve, reject) => {
      let text = "";
      server.stderr.on("data", (data) => { text += data; const found = text.match(/http:\/\/127\.0\.0\.1:\d+\//); if (found) resolve(found[0]); });
      server.on("exit", () => reject(new Error(`${program} ended: ${text}`)));
    });
    await test(address);
  } finally {
    server.kill();
  }
}

async function screenshots(pages, folder) {
  const views = [["definitions", "/records/Arith_AddIOp"], ["definitions", "/records/AnyFloat"], ["definitions", "/coverage"], ["pipeline", "/steps/0/diff"], ["pipeline", "/steps/4/cfg"], ["pipeline", "/steps/0/dataflow"], ["pipeline", "/times"]];
  for (const [name, view] of views) for (const theme of ["light", "dark"]) for (const width of [1100, 480]) {
    await visit(`${pages[name]}#${view}`, async (page) => {
      // The tests before chose a theme, which is remembered.
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ colorScheme: theme });
      await page.reload();
      await page.waitForSelector("main h2");
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `${name}${view.replaceAll("/", "-")}-${theme}-${width}.png`) });
    }, { width, height: 700 });
  }
}

const folder = mkdtempSync(join(tmpdir(), "ods-pages-"));
let code = 0;
try {
  await start();
  const pages = { definitions: written("definitions", folder), pipeline: written("pipeline", folder) };
  await definitions(pages.definitions);
  await pipeline(pages.pipeline);
  await served("definitions", definitions);
  await served("pipeline", pipeline);
  if (process.argv[2]) await screenshots(pages, process.argv[2]);
  noErrors();
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
