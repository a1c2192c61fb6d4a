// The extension: the servers of definitions and of modules, and tasks that check definitions.

import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from "vscode-languageclient/node";

import { isInstalled } from "./programs";
import { initializationOptions, moduleOptions, program } from "./settings";
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
  const definitions: LanguageClientOptions = {
    documentSelector: [{ scheme: "file", language: "tablegen" }],
    initializationOptions: initializationOptions(),
    synchronize: {
      configurationSection: "odsgen",
      fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.td,*.ods,odsgen.toml,tablegen_compile_commands.yml}"),
    },
  };
  clients.push(new LanguageClient("odsgen", "odsgen", { command: program(), args: ["lsp"] }, definitions));
  const [command, ...args] = vscode.workspace.getConfiguration("odsgen").get<string[]>("mlirServer", []);
  if (command !== undefined && canStart(command)) {
    const modules: LanguageClientOptions = {
      outputChannel: modulesOutput,
      documentSelector: [{ scheme: "file", language: "mlir" }],
      initializationOptions: moduleOptions(),
    };
    const server: ServerOptions = { command, args };
    clients.push(new LanguageClient("odsgen.mlir", "MLIR", server, modules));
  }
  const started = await Promise.allSettled(clients.map((client) => client.start()));
  for (const result of started) {
    if (result.status === "rejected") {
      const reason = result.reason instanceof Error ? result.reason.message : String(result.reason);
      void vscode.window.showErrorMessage(`odsgen: a server cannot be started: ${reason}. Set 'odsgen.path' and 'odsgen.mlirServer'.`);
    }
  }
}

/** Whether the server of modules is installed, which need not be: the output channel says once that it is not. */
function canStart(command: string): boolean {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? process.cwd();
  if (isInstalled(command, folder)) {
    return true;
  }
  if (!missing.has(command)) {
    missing.add(command);
    modulesOutput.appendLine(`There is no server for .mlir files: '${command}' is not found. Install it, or set 'odsgen.mlirServer'.`);
  }
  return false;
}
