// Tasks `odsgen check` and `odsgen lint` of the active file or of a file that `tasks.json` names.

import * as vscode from "vscode";

import { installed, program } from "./settings";

interface Definition extends vscode.TaskDefinition {
  command: string;
  file?: string;
}

export const taskProvider: vscode.TaskProvider = {
  provideTasks: () => ["check", "lint"].map((command) => task({ type: "odsgen", command })),
  resolveTask: (given) => task(given.definition as Definition, given.scope),
};

function task(definition: Definition, scope: vscode.Task["scope"] = vscode.TaskScope.Workspace): vscode.Task {
  const { includeDirs, defines } = {
    includeDirs: vscode.workspace.getConfiguration("odsgen").get<string[]>("includeDirs", []),
    defines: vscode.workspace.getConfiguration("odsgen").get<string[]>("defines", []),
  };
  const options = [...includeDirs.flatMap((folder) => ["-I", folder]), ...defines.flatMap((name) => ["-D", name])];
  const execution = new vscode.ProcessExecution(installed(program()) ?? program(), [
    definition.command,
    ...options,
    definition.file ?? "${file}",
  ]);
  const created = new vscode.Task(definition, scope, definition.command, "odsgen", execution, "$odsgen");
  created.group = vscode.TaskGroup.Build;
  return created;
}
