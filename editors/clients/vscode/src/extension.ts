// The extension: the servers of definitions and of modules, and tasks that check definitions.

import * as vscode from "vscode";
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  type ShowDocumentParams,
  type ShowDocumentRequest,
  type ShowDocumentResult,
} from "vscode-languageclient/node";

import { initializationOptions, installed, moduleOptions, program } from "./settings";
import { taskProvider } from "./tasks";

let clients: LanguageClient[] = [];
/** What the server of modules writes, and why there is none. */
const modulesOutput = vscode.window.createOutputChannel("MLIR");
/** Programs that were reported as missing. */
const missing = new Set<string>();

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    modulesOutput,
    vscode.tasks.registerTaskProvider("odsgen", taskProvider),
    vscode.commands.registerCommand("odsgen.restart", restart),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      // Changes of other settings reach the server as `workspace/didChangeConfiguration`.
      if (change.affectsConfiguration("odsgen.path") || change.affectsConfiguration("odsgen.mlirServer") || change.affectsConfiguration("odsgen.mlirPasses")) {
        await restart();
      }
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await stop();
}

async function restart(): Promise<void> {
  await stop();
  await start();
}

async function stop(): Promise<void> {
  const running = clients;
  clients = [];
  await Promise.allSettled(running.map((client) => client.stop()));
}

async function start(): Promise<void> {
  const odsgen = installed(program());
  if (odsgen !== undefined) {
    const definitions: LanguageClientOptions = {
      documentSelector: [{ scheme: "file", language: "tablegen" }],
      initializationOptions: initializationOptions(),
      middleware: { window: { showDocument: (params, next) => showBeside(params, next) } },
      synchronize: {
        configurationSection: "odsgen",
        fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.td,*.ods,odsgen.toml,tablegen_compile_commands.yml}"),
      },
    };
    clients.push(new LanguageClient("odsgen", "odsgen", { command: odsgen, args: ["lsp"] }, definitions));
  } else {
    void reportMissing();
  }
  const [command, ...args] = vscode.workspace.getConfiguration("odsgen").get<string[]>("mlirServer", []);
  const optimizer = command === undefined ? undefined : installed(command);
  if (optimizer !== undefined) {
    const modules: LanguageClientOptions = {
      outputChannel: modulesOutput,
      documentSelector: [{ scheme: "file", language: "mlir" }],
      initializationOptions: moduleOptions(),
    };
    const server: ServerOptions = { command: optimizer, args };
    clients.push(new LanguageClient("odsgen.mlir", "MLIR", server, modules));
  } else if (command !== undefined && !missing.has(command)) {
    // Who writes no modules need not have it: the output channel says once that it is not there.
    missing.add(command);
    modulesOutput.appendLine(`There is no server for .mlir files: '${command}' is not found. Install it, or set 'odsgen.mlirServer'.`);
  }
  const started = await Promise.allSettled(clients.map((client) => client.start()));
  for (const result of started) {
    if (result.status === "rejected") {
      const reason = result.reason instanceof Error ? result.reason.message : String(result.reason);
      void vscode.window.showErrorMessage(`odsgen: a server cannot be started: ${reason}. Set 'odsgen.path' and 'odsgen.mlirServer'.`);
    }
  }
}

/** Shows what the server generates beside the definitions, where the cursor stays; other files as usual. */
async function showBeside(params: ShowDocumentParams, next: ShowDocumentRequest.HandlerSignature): Promise<ShowDocumentResult> {
  const uri = vscode.Uri.parse(params.uri);
  if (!uri.path.includes("/odsgen/views/")) {
    return (await next(params, new vscode.CancellationTokenSource().token)) as ShowDocumentResult;
  }
  const open = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === uri.toString());
  const viewColumn = open?.viewColumn ?? vscode.ViewColumn.Beside;
  await vscode.window.showTextDocument(uri, { viewColumn, preserveFocus: true, preview: true });
  return { success: true };
}

/** Says what to do without the program `odsgen`. */
async function reportMissing(): Promise<void> {
  const settings = "Open settings";
  const message = `The program '${program()}' is not found, neither in the path nor where Cargo installs programs. Install it, or set 'odsgen.path'.`;
  if ((await vscode.window.showErrorMessage(message, settings)) === settings) {
    await vscode.commands.executeCommand("workbench.action.openSettings", "odsgen.path");
  }
}
