// Each feature of `odsgen lsp`, asked for by the protocol library of Visual Studio Code.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { Session, program, protocol } from "./client.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const skip = program === undefined ? "ODSGEN does not name the program" : false;

const FILES = {
  "base.td": `include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

// Operations of the toy.
class Toy_«class»Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;
`,
  "main.td": `include "base.td"

def AddOp : Toy«use»_Op<"add"> {
  let sum«field»mary = "adds";
  let arguments = (ins I32:$l«operand»hs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$«format»lhs \`,\` $rhs attr-dict \`:\` type($sum)";
  int twice = !a«bang»dd(1, 1);
  «let»
}
`,
  "wrong.td": `include "base.td"

def SubOp : Toy_O<"sub"> {
  let summary = "subtracts";
}
`,
  "untidy.td": `def   A{int x=1;}
`,
};

let session;
before(async () => {
  if (!skip) session = await Session.start(FILES);
});
after(async () => {
  if (!skip) assert.equal(await session.stop(), 0);
});

const at = (mark) => session.at(mark);
const document = (name) => ({ textDocument: { uri: session.uri(name) } });

test("diagnostics", { skip }, async () => {
  const [first] = await session.published("wrong.td", (all) => all.length > 0);
  assert.equal(first.message.split("\n")[0], "no class is called 'Toy_O'");
  assert.equal(first.code, "ODS0201");
  assert.equal(first.severity, protocol.DiagnosticSeverity.Error);
  assert.equal(session.text("wrong.td", first.range), "Toy_O");
});

test("code actions", { skip }, async () => {
  const diagnostics = await session.published("wrong.td", (all) => all.length > 0);
  const range = diagnostics[0].range;
  const context = { diagnostics };
  const actions = await session.ask(protocol.CodeActionRequest.type, { ...document("wrong.td"), range, context });
  const fixed = actions.map(({ edit }) => {
    const changes = edit.changes ?? Object.fromEntries(edit.documentChanges.map((c) => [c.textDocument.uri, c.edits]));
    return session.edited("wrong.td", changes[session.uri("wrong.td")]);
  });
  assert.ok(fixed.includes(FILES["wrong.td"].replace("Toy_O<", "Toy_Op<")), JSON.stringify(actions));
});

test("diagnostics follow a change", { skip }, async () => {
  await session.published("wrong.td", (all) => all.some(({ severity }) => severity === 1));
  await session.change("wrong.td", FILES["wrong.td"].replace("Toy_O<", "Toy_Op<"));
  await session.published("wrong.td", (all) => all.every(({ severity }) => severity !== 1));
  await session.change("wrong.td", FILES["wrong.td"], 3);
  await session.published("wrong.td", (all) => all.some(({ severity }) => severity === 1));
});

test("completion", { skip }, async () => {
  const answer = async (mark) => {
    const list = await session.ask(protocol.CompletionRequest.type, at(mark));
    return (Array.isArray(list) ? list : list.items).map(({ label }) => label);
  };
  const statements = await answer("let");
  assert.ok(statements.includes("let"), statements.join(" "));
  const classes = await answer("use");
  assert.ok(classes.includes("Toy_Op"), classes.slice(0, 20).join(" "));
});

test("hover", { skip }, async () => {
  const contents = async (mark) => (await session.ask(protocol.HoverRequest.type, at(mark))).contents.value;
  assert.match(await contents("use"), /Operations of the toy/);
  assert.match(await contents("field"), /"adds"/);
  assert.match(await contents("operand"), /I32/);
  assert.match(await contents("bang"), /!add/);
});

test("definition", { skip }, async () => {
  const found = [await session.ask(protocol.DefinitionRequest.type, at("use"))].flat()[0];
  assert.equal(found.uri ?? found.targetUri, session.uri("base.td"));
  const range = found.range ?? found.targetSelectionRange;
  assert.equal(session.text("base.td", range), "Toy_Op");
});

test("definition in an embedded file", { skip }, async () => {
  const { line } = session.marks["class"];
  const character = session.texts["base.td"].split("\n")[line].indexOf("Op<Toy_Dialect");
  const position = { ...document("base.td"), position: { line, character } };
  const found = [await session.ask(protocol.DefinitionRequest.type, position)].flat()[0];
  const file = fileURLToPath(found.uri ?? found.targetUri);
  assert.ok(file.endsWith("mlir/IR/OpBase.td"), file);
  const range = found.range ?? found.targetSelectionRange;
  assert.match(fs.readFileSync(file, "utf8").split("\n")[range.start.line], /^class Op</);
});

test("references", { skip }, async () => {
  const context = { includeDeclaration: true };
  const found = await session.ask(protocol.ReferencesRequest.type, { ...at("class"), context });
  const files = found.map(({ uri }) => path.basename(uri)).sort();
  assert.deepEqual(files, ["base.td", "main.td"]);
});

test("references of an operand", { skip }, async () => {
  const context = { includeDeclaration: true };
  const found = await session.ask(protocol.ReferencesRequest.type, { ...at("operand"), context });
  const texts = found.map(({ range }) => session.text("main.td", range));
  assert.equal(texts.length, 2, texts.join(" "));
  assert.ok(texts.every((text) => /^\$?lhs$/.test(text)), texts.join(" "));
});

test("rename", { skip }, async () => {
  const prepared = await session.ask(protocol.PrepareRenameRequest.type, at("use"));
  assert.equal(session.text("main.td", prepared.range ?? prepared), "Toy_Op");
  const edit = await session.ask(protocol.RenameRequest.type, { ...at("use"), newName: "Toy_Operation" });
  const changes = edit.changes ?? Object.fromEntries(edit.documentChanges.map((c) => [c.textDocument.uri, c.edits]));
  for (const name of ["base.td", "main.td"]) {
    const wanted = session.texts[name].replaceAll("Toy_Op<", "Toy_Operation<");
    assert.equal(session.edited(name, changes[session.uri(name)]), wanted);
  }
});

test("formatting", { skip }, async () => {
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await session.ask(protocol.DocumentFormattingRequest.type, { ...document("untidy.td"), options });
  const shown = session.edited("untidy.td", edits);
  const format = spawnSync(program, ["fmt", "-"], { input: FILES["untidy.td"], encoding: "utf8" });
  assert.equal(shown, format.stdout);
  assert.notEqual(shown, FILES["untidy.td"]);
});

test("symbols", { skip }, async () => {
  const symbols = await session.ask(protocol.DocumentSymbolRequest.type, document("base.td"));
  assert.deepEqual(symbols.map(({ name }) => name), ["Toy_Dialect", "Toy_Op"]);
  const found = await session.ask(protocol.WorkspaceSymbolRequest.type, { query: "AddOp" });
  assert.ok(found.some(({ name, location }) => name === "AddOp" && location.uri === session.uri("main.td")));
});

test("semantic tokens, folding, selection, hints, lenses, links", { skip }, async () => {
  const tokens = await session.ask(protocol.SemanticTokensRequest.type, document("main.td"));
  assert.ok(tokens.data.length > 0 && tokens.data.length % 5 === 0);
  const types = session.initialized.capabilities.semanticTokensProvider.legend.tokenTypes;
  assert.ok(tokens.data.every((value, index) => index % 5 !== 3 || value < types.length));
  const folds = await session.ask(protocol.FoldingRangeRequest.type, document("main.td"));
  assert.ok(folds.some(({ startLine }) => startLine === 2), JSON.stringify(folds));
  const positions = [at("operand").position];
  const [selection] = await session.ask(protocol.SelectionRangeRequest.type, { ...document("main.td"), positions });
  assert.ok(selection.parent !== undefined);
  const range = { start: { line: 0, character: 0 }, end: { line: 12, character: 0 } };
  const hints = await session.ask(protocol.InlayHintRequest.type, { ...document("main.td"), range });
  assert.ok(JSON.stringify(hints).includes("mnemonic"), JSON.stringify(hints));
  const lenses = await session.ask(protocol.CodeLensRequest.type, document("base.td"));
  assert.ok(lenses.length > 0);
  const links = await session.ask(protocol.DocumentLinkRequest.type, document("main.td"));
  assert.equal(links[0].target, session.uri("base.td"));
});

test("type hierarchy", { skip }, async () => {
  const names = (items) => items.map(({ name }) => name);
  const [item] = await session.ask(protocol.TypeHierarchyPrepareRequest.type, at("class"));
  assert.equal(item.name, "Toy_Op");
  assert.deepEqual(names(await session.ask(protocol.TypeHierarchySupertypesRequest.type, { item })), ["Op"]);
  assert.deepEqual(names(await session.ask(protocol.TypeHierarchySubtypesRequest.type, { item })), ["AddOp"]);
});

test("call hierarchy", { skip }, async () => {
  const [item] = await session.ask(protocol.CallHierarchyPrepareRequest.type, at("class"));
  const calls = await session.ask(protocol.CallHierarchyIncomingCallsRequest.type, { item });
  assert.deepEqual(calls.map(({ from }) => from.name), ["AddOp"]);
});

test("semantic tokens after an edit, formatting while typing", { skip }, async () => {
  const first = await session.ask(protocol.SemanticTokensRequest.type, document("untidy.td"));
  await session.change("untidy.td", FILES["untidy.td"] + "def B;\n");
  const previous = { ...document("untidy.td"), previousResultId: first.resultId };
  const delta = await session.ask(protocol.SemanticTokensDeltaRequest.type, previous);
  assert.equal(delta.edits.length, 1);
  const typed = { ...document("untidy.td"), position: { line: 0, character: "def   A{int x=1;}".length }, ch: "}", options: { tabSize: 2, insertSpaces: true } };
  const edits = await session.ask(protocol.DocumentOnTypeFormattingRequest.type, typed);
  assert.equal(session.edited("untidy.td", edits), "def A { int x = 1; }\ndef B;\n");
  await session.change("untidy.td", FILES["untidy.td"], 3);
});

test("a file that gets another name", { skip }, async () => {
  const files = [{ oldUri: session.uri("base.td"), newUri: session.uri("toy/ops.td") }];
  const { changes } = await session.ask(protocol.WillRenameFilesRequest.type, { files });
  const wanted = session.texts["main.td"].replace("base.td", "toy/ops.td");
  assert.equal(session.edited("main.td", changes[session.uri("main.td")]), wanted);
});

test("the problem matcher reads what 'odsgen check' prints", { skip }, () => {
  const { contributes } = JSON.parse(fs.readFileSync(path.join(here, "../package.json"), "utf8"));
  const [pattern] = contributes.problemPatterns;
  const run = spawnSync(program, ["check", "wrong.td"], { cwd: session.folder, encoding: "utf8" });
  const lines = (run.stdout + run.stderr).split("\n");
  const problems = lines.map((line) => new RegExp(pattern.regexp).exec(line)).filter((match) => match !== null);
  const fields = ["file", "line", "column", "severity", "code", "message"];
  assert.deepEqual(
    problems.map((match) => Object.fromEntries(fields.map((field) => [field, match[pattern[field]]]))),
    [{ file: "wrong.td", line: "3", column: "13", severity: "error", code: "ODS0201", message: "no class is called 'Toy_O'" }],
  );
});

test("'odsgen check' accepts the snippets", { skip }, () => {
  const snippets = JSON.parse(fs.readFileSync(path.join(here, "../snippets/tablegen.json"), "utf8"));
  const expanded = Object.entries(snippets).map(([name, { body }]) => {
    const defaults = {};
    const text = [body].flat().join("\n").replace(/\\\$/g, "\0");
    const filled = text.replace(/\$\{(\d+):([^}]*)\}/g, (_, number, value) => (defaults[number] = value.replace(/\$(\d+)/g, (_, n) => defaults[n])));
    return [name, filled.replace(/\$(\d+)/g, (_, number) => defaults[number] ?? "").replaceAll("\0", "$")];
  });
  const { Dialect, Operation, Type, Attribute, Enum, "Include guard": guard, ...rest } = Object.fromEntries(expanded);
  assert.deepEqual(Object.keys(rest), ["Multiclass", "Conditional value"]);
  const includes = ["mlir/Interfaces/SideEffectInterfaces.td", "mlir/IR/AttrTypeBase.td", "mlir/IR/EnumAttr.td"];
  const lines = includes.map((file) => `include "${file}"`);
  const { "Conditional value": cond, Multiclass } = rest;
  const value = cond.replace("condition", "0").replace("value", "1").replace("otherwise", "2");
  lines.push(Dialect, Operation, Type, Attribute, Enum, "class Base<int n = 1>;", Multiclass, `defvar v = ${value};`, guard);
  const run = spawnSync(program, ["check", "-"], { input: lines.join("\n") + "\n", encoding: "utf8" });
  assert.equal(run.status, 0, run.stdout + run.stderr + lines.join("\n"));
});
