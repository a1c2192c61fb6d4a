// Where the extension looks for programs.

import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import esbuild from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "odsgen-programs-"));
const environment = { ...process.env };
let findProgram;

before(async () => {
  const built = await esbuild.build({ entryPoints: [path.join(here, "../src/programs.ts")], bundle: true, platform: "node", format: "esm", write: false });
  const file = path.join(folder, "programs.mjs");
  fs.writeFileSync(file, built.outputFiles[0].contents);
  ({ findProgram } = await import(file));
});
after(() => {
  process.env = environment;
  fs.rmSync(folder, { recursive: true });
});

/** A program in a folder below the one of the test. */
function program(name, mode = 0o755) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "#!/bin/sh\n", { mode });
  return file;
}

test("programs in the path come before those of Cargo", () => {
  const [inPath, ofCargo] = [program("bin/odsgen"), program("cargo/bin/odsgen")];
  process.env.CARGO_HOME = path.join(folder, "cargo");
  process.env.PATH = path.join(folder, "bin");
  assert.equal(findProgram("odsgen", folder), inPath);
  process.env.PATH = path.join(folder, "elsewhere");
  assert.equal(findProgram("odsgen", folder), ofCargo);
});

test("without CARGO_HOME Cargo's programs are in the home folder", () => {
  const ofCargo = program("home/.cargo/bin/odsgen");
  delete process.env.CARGO_HOME;
  process.env.HOME = path.join(folder, "home");
  assert.equal(findProgram("odsgen", folder), ofCargo);
});

test("a path is relative to the folder, and only what can be run is found", () => {
  const driver = program("target/debug/toy-opt");
  program("bin/text", 0o644);
  process.env.PATH = path.join(folder, "bin");
  assert.equal(findProgram("target/debug/toy-opt", folder), driver);
  assert.equal(findProgram("./target/debug/other", folder), undefined);
  assert.equal(findProgram("text", folder), undefined);
});
