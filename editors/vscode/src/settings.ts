// The user's settings, as the server reads them.

import * as vscode from "vscode";

/** The program `odsgen`. */
export function program(): string {
  return vscode.workspace.getConfiguration("odsgen").get("path", "odsgen");
}

/** Options of `initialize`: settings that are not set are left out. */
export function initializationOptions(): Record<string, unknown> {
  const settings = vscode.workspace.getConfiguration("odsgen");
  const options: Record<string, unknown> = {};
  for (const name of ["includeDirs", "defines", "mlirVersion", "compilationDatabases", "debounce"]) {
    const value = settings.get<unknown>(name);
    if (value !== null && value !== undefined) {
      options[name] = value;
    }
  }
  return options;
}

/** Options of `initialize` of the server for modules. */
export function moduleOptions(): Record<string, unknown> {
  return { passes: vscode.workspace.getConfiguration("odsgen").get<string[]>("mlirPasses", []) };
}
