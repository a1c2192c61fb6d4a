// The user's settings, as the server reads them.

import * as vscode from "vscode";

import { findProgram } from "./programs";

/** The program `odsgen`. */
export function program(): string {
  return vscode.workspace.getConfiguration("odsgen").get("path", "odsgen");
}

/** The path of a program that the settings name, if it is installed. */
export function installed(name: string): string | undefined {
  return findProgram(name, vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? process.cwd());
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
