// The TextMate grammars, with the engine of VS Code: scopes of marked texts, and files of definitions that leave no scope open.

import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const { OnigScanner, OnigString, loadWASM } = require("vscode-oniguruma");
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, "../../../..");

await loadWASM(fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer);
const registry = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new OnigScanner(patterns),
    createOnigString: (text) => new OnigString(text),
  }),
  loadGrammar: async (scope) => {
    const file = path.join(here, "..", "syntaxes", `${scope.replace("source.", "")}.tmLanguage.json`);
    return parseRawGrammar(fs.readFileSync(file, "utf8"), file);
  },
});

/** The strings of other languages, with the scopes of the grammars that Visual Studio Code has of these. */
const HOSTS = {
  "source.rust": { name: "string.quoted.double.rust", begin: "r(#*)\"", end: "\"\\1" },
  "source.python": { name: "string.quoted.docstring.multi.python", begin: "\"\"\"", end: "\"\"\"" },
};
const hosts = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new OnigScanner(patterns),
    createOnigString: (text) => new OnigString(text),
  }),
  loadGrammar: async (scope) => {
    if (HOSTS[scope]) return { scopeName: scope, patterns: [HOSTS[scope]], repository: {} };
    const file = path.join(here, "..", "syntaxes", `${scope.replace("source.", "")}.tmLanguage.json`);
    return parseRawGrammar(fs.readFileSync(file, "utf8"), file);
  },
  getInjections: (scope) => (HOSTS[scope] ? ["mlir.injection"] : []),
});

for (const [scope, open, close] of [["source.rust", 'r#"', '"#'], ["source.rust", 'r"', '"'], ["source.python", '"""', '"""']]) {
  test(`MLIR in strings ${open} of ${scope}`, async () => {
    const grammar = await hosts.loadGrammar(scope);
    const scopes = (text, row, word) => {
      const { lines, depth } = tokenize(grammar, text);
      assert.equal(depth, 1, text);
      const line = text.split("\n")[row];
      const token = lines[row].find(({ startIndex, endIndex }) => line.slice(startIndex, endIndex).trim() === word);
      return token?.scopes ?? [];
    };
    const module = `x = ${open}\n  func.func @f() {\n    %0 = arith.constant 7 : i32\n  }\n${close};\ny`;
    assert.ok(scopes(module, 1, "@f").some((name) => name.startsWith("entity.name")), scopes(module, 1, "@f").join(" "));
    const quoted = module.replace("@f() {", '@f() attributes {a = "b", c = "d"} {');
    assert.deepEqual(scopes(quoted, 2, "%0"), scopes(module, 2, "%0"));
    assert.ok(scopes(module, 2, "%0").includes("meta.embedded.block.mlir"));
    assert.ok(scopes(module, 2, "%0").some((name) => name.startsWith("variable")), scopes(module, 2, "%0").join(" "));
    const other = `x = ${open}\n  a text about %0 = arith.constant\n${close};\ny`;
    assert.deepEqual(scopes(other, 1, "%0"), []);
  });
}

/** Tokens of each line, and the scopes that are open at the end. */
function tokenize(grammar, text) {
  let stack = INITIAL;
  const lines = text.split(/\r?\n/).map((line) => {
    const result = grammar.tokenizeLine(line, stack);
    stack = result.ruleStack;
    return result.tokens;
  });
  return { lines, depth: stack.depth };
}

function filesBelow(folder, endings) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => endings.some((ending) => file.endsWith(ending)));
}

for (const [language, file] of [["tablegen", "marked.td"], ["mlir", "marked.mlir"]]) {
  // A line `// ^^^ SCOPE` is about the text above its carets, which is one token with this scope.
  test(`scopes of ${file}`, async () => {
    const grammar = await registry.loadGrammar(`source.${language}`);
    const text = fs.readFileSync(path.join(here, file), "utf8");
    const { lines } = tokenize(grammar, text);
    const source = text.split("\n");
    let code = 0;
    let marks = 0;
    source.forEach((line, row) => {
      const mark = /^\/\/( *)(\^+) (\S+)$/.exec(line);
      if (!mark) {
        code = row;
        return;
      }
      const start = 2 + mark[1].length;
      const end = start + mark[2].length;
      const shown = `${file}:${row + 1}: '${source[code].slice(start, end)}'`;
      const covering = lines[code].filter((token) => token.startIndex < end && token.endIndex > start);
      for (const token of covering) {
        assert.ok(token.scopes.some((scope) => scope.startsWith(mark[3])), `${shown} is ${token.scopes.join(" ")}`);
      }
      assert.equal(covering[0].startIndex, start, `${shown}: the token begins elsewhere`);
      assert.equal(covering.at(-1).endIndex, end, `${shown}: the token ends elsewhere`);
      marks += 1;
    });
    assert.ok(marks > 15);
  });
}

test("no scope stays open after a file of definitions", async () => {
  const grammar = await registry.loadGrammar("source.tablegen");
  const folders = ["dialects", "passes/conversions", "ods-codegen/prelude", "book"].map((name) => path.join(root, name));
  const files = [...folders, "/usr/lib/llvm-22/include"].flatMap((folder) => filesBelow(folder, [".td", ".ods"]));
  assert.ok(files.length > 50);
  const open = files.filter((file) => tokenize(grammar, fs.readFileSync(file, "utf8")).depth !== 1);
  assert.deepEqual(open, []);
  console.log(`${files.length} files of definitions`);
});

test("no scope stays open after a module", async () => {
  const grammar = await registry.loadGrammar("source.mlir");
  const files = ["dialects", "passes", "tools/ods-opt"].flatMap((name) => filesBelow(path.join(root, name), [".mlir"]));
  assert.ok(files.length > 50);
  const open = files.filter((file) => tokenize(grammar, fs.readFileSync(file, "utf8")).depth !== 1);
  assert.deepEqual(open, []);
  console.log(`${files.length} modules`);
});
