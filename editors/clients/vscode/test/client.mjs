// A client of `odsgen lsp`, made of the library that `vscode-languageclient` is made of.

import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
export const protocol = require("vscode-languageserver-protocol/node");

/** The program to test, which `cargo xtask test --editors` names. */
export const program = process.env.ODSGEN;
/** The program whose server is for modules. */
export const optimizer = process.env.ODS_OPT;

/** Files whose text has marks `«1»`, in a new folder, and a server that has it open. */
export class Session {
  static async start(files, server = program, languageId = "tablegen") {
    const session = new Session();
    session.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "odsgen-editors-")));
    session.marks = {};
    session.texts = {};
    for (const [name, marked] of Object.entries(files)) {
      let text = "";
      for (const [index, piece] of marked.split(/«(\w+)»/).entries()) {
        if (index % 2 === 0) {
          text += piece;
        } else {
          const lines = text.split("\n");
          session.marks[piece] = { name, line: lines.length - 1, character: lines.at(-1).length };
        }
      }
      session.texts[name] = text;
      fs.writeFileSync(path.join(session.folder, name), text);
    }
    const env = { ...process.env, XDG_CACHE_HOME: path.join(session.folder, ".cache") };
    session.server = spawn(server, ["lsp"], { cwd: session.folder, env, stdio: ["pipe", "pipe", "inherit"] });
    session.exited = new Promise((done) => session.server.on("exit", done));
    session.connection = protocol.createProtocolConnection(
      new protocol.StreamMessageReader(session.server.stdout),
      new protocol.StreamMessageWriter(session.server.stdin),
    );
    session.diagnostics = new Map();
    session.waiting = [];
    session.connection.onNotification(protocol.PublishDiagnosticsNotification.type, (published) => {
      session.diagnostics.set(published.uri, published.diagnostics);
      session.waiting = session.waiting.filter(({ uri, is, done }) => {
        const has = uri === published.uri && is(published.diagnostics);
        if (has) done(published.diagnostics);
        return !has;
      });
    });
    session.connection.onRequest("client/registerCapability", () => null);
    session.connection.onRequest("window/workDoneProgress/create", () => null);
    session.connection.onRequest("workspace/configuration", ({ items }) => items.map(() => null));
    session.connection.onRequest("workspace/codeLens/refresh", () => null);
    session.connection.onRequest("workspace/semanticTokens/refresh", () => null);
    session.connection.onRequest("workspace/inlayHint/refresh", () => null);
    session.connection.listen();
    session.initialized = await session.ask(protocol.InitializeRequest.type, {
      processId: process.pid,
      rootUri: session.uri("").replace(/\/$/, ""),
      workspaceFolders: [{ uri: session.uri("").replace(/\/$/, ""), name: "test" }],
      capabilities: {
        workspace: { workspaceEdit: { documentChanges: true }, configuration: true },
        textDocument: {
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          hover: { contentFormat: ["markdown"] },
          publishDiagnostics: { relatedInformation: true },
        },
      },
      initializationOptions: {},
    });
    await session.connection.sendNotification(protocol.InitializedNotification.type, {});
    for (const name of Object.keys(files)) {
      await session.connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
        textDocument: { uri: session.uri(name), languageId, version: 1, text: session.texts[name] },
      });
    }
    return session;
  }

  uri(name) {
    return pathToFileURL(path.join(this.folder, name)).href;
  }

  ask(type, parameters) {
    return this.connection.sendRequest(type, parameters);
  }

  /** Parameters of a request about a mark. */
  at(mark) {
    const { name, line, character } = this.marks[mark];
    return { textDocument: { uri: this.uri(name) }, position: { line, character } };
  }

  /** The diagnostics of a file, once they are as wanted. */
  published(name, is) {
    const uri = this.uri(name);
    const known = this.diagnostics.get(uri);
    if (known !== undefined && is(known)) return Promise.resolve(known);
    return new Promise((done) => this.waiting.push({ uri, is, done }));
  }

  /** Replaces the text of a file. */
  async change(name, text, version = 2) {
    this.texts[name] = text;
    await this.connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [{ text }],
    });
  }

  /** The text of a file after edits. */
  edited(name, edits) {
    const lines = this.texts[name].split("\n");
    const offset = ({ line, character }) => lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
    const sorted = [...edits].sort((a, b) => offset(b.range.start) - offset(a.range.start));
    return sorted.reduce(
      (text, { range, newText }) => text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end)),
      this.texts[name],
    );
  }

  /** The text in a range of a file. */
  text(name, range) {
    return this.texts[name].split("\n").slice(range.start.line, range.end.line + 1).join("\n")
      .slice(range.start.character, range.start.line === range.end.line ? range.end.character : undefined);
  }

  /** Ends the server as an editor does, and returns its exit code. */
  async stop() {
    await this.ask(protocol.ShutdownRequest.type, undefined);
    await this.connection.sendNotification(protocol.ExitNotification.type);
    const code = await this.exited;
    this.connection.dispose();
    fs.rmSync(this.folder, { recursive: true });
    return code;
  }
}
