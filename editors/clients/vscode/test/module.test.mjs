// Features of `ods-opt lsp`, asked for by the protocol library of Visual Studio Code.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Session, optimizer, protocol } from "./client.mjs";

const skip = optimizer === undefined ? "ODS_OPT does not name the program" : false;

const FILES = {
  "main.mlir": `#map = affine_map<(d0) -> (d0)>
func.func @f(%a: i32, %c: i1) -> i32 {
  %s«sum»um = arith.add«op»i %a, %a {m = #m«alias»ap} : i32
  cf.cond_br %c, ^y«block»es, ^no
^yes:
  return %s«use»um : i32
^no:
  cf.br ^yes
}
module {
  func.func private @f() -> i64
  func.func @g() { call @«symbol»f() : () -> i64 return }
}
`,
  "wrong.mlir": `func.func @one() -> i32 {
  return %nothing : i32
}
func.func @two(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @three() { nonsense.op }
`,
};

let session;
before(async () => {
  if (!skip) session = await Session.start(FILES, optimizer, "mlir");
});
after(async () => {
  if (!skip) assert.equal(await session.stop(), 0);
});

const at = (mark) => session.at(mark);
const document = (name) => ({ textDocument: { uri: session.uri(name) } });

test("diagnostics of several functions and parts", { skip }, async () => {
  const found = await session.published("wrong.mlir", (all) => all.length === 3);
  assert.deepEqual(found.map(({ range }) => range.start.line), [1, 4, 7]);
  assert.equal(found[0].message, "use of undeclared SSA value name");
});

test("hover", { skip }, async () => {
  const hover = async (mark) => (await session.ask(protocol.HoverRequest.type, at(mark))).contents.value;
  assert.match(await hover("sum"), /%sum : i32/);
  assert.match(await hover("op"), /the sum of two integers/);
  assert.match(await hover("alias"), /affine_map<\(d0\) -> \(d0\)>/);
});

test("definitions and references", { skip }, async () => {
  const defined = async (mark) => (await session.ask(protocol.DefinitionRequest.type, at(mark))).range.start.line;
  assert.equal(await defined("use"), 2);
  assert.equal(await defined("block"), 4);
  assert.equal(await defined("symbol"), 10);
  assert.equal(await defined("alias"), 0);
  const references = { ...at("sum"), context: { includeDeclaration: true } };
  assert.equal((await session.ask(protocol.ReferencesRequest.type, references)).length, 2);
});

test("completion", { skip }, async () => {
  const { items } = await session.ask(protocol.CompletionRequest.type, at("op"));
  const item = items.find(({ label }) => label === "arith.addi");
  const resolved = await session.ask(protocol.CompletionResolveRequest.type, item);
  assert.match(resolved.documentation.value, /the sum of two integers/);
});

test("rename", { skip }, async () => {
  const edit = await session.ask(protocol.RenameRequest.type, { ...at("block"), newName: "exit" });
  const text = session.edited("main.mlir", edit.changes[session.uri("main.mlir")]);
  assert.equal(text.match(/\^exit/g).length, 3);
});

test("symbols, hints and kinds of words", { skip }, async () => {
  const symbols = await session.ask(protocol.DocumentSymbolRequest.type, document("wrong.mlir"));
  assert.deepEqual(symbols.map(({ name }) => name), ["one", "two"]);
  const everything = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hints = await session.ask(protocol.InlayHintRequest.type, { ...document("main.mlir"), range: everything });
  assert.deepEqual(hints.map(({ label }) => label), [": i32"]);
  const tokens = await session.ask(protocol.SemanticTokensRequest.type, document("main.mlir"));
  assert.ok(tokens.data.length > 100);
});

test("call hierarchy", { skip }, async () => {
  const [item] = await session.ask(protocol.CallHierarchyPrepareRequest.type, at("symbol"));
  const calls = await session.ask(protocol.CallHierarchyIncomingCallsRequest.type, { item });
  assert.deepEqual(calls.map(({ from }) => from.name), ["g"]);
});

test("actions", { skip }, async () => {
  const { line, character } = at("op").position;
  const range = { start: { line, character }, end: { line, character } };
  const actions = await session.ask(protocol.CodeActionRequest.type, {
    ...document("main.mlir"), range, context: { diagnostics: [] },
  });
  const pass = actions.find(({ title }) => title === "Run 'canonicalize' on func.func @f");
  assert.match(pass.edit.changes[session.uri("main.mlir")][0].newText, /arith.addi/);
  const show = actions.find(({ title }) => title === "Show the generic form");
  const { text } = await session.ask(protocol.ExecuteCommandRequest.type, { command: show.command, arguments: show.arguments });
  assert.match(text, /"arith.addi"\(/);
});
