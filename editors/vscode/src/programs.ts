// Programs that the extension starts.

import { accessSync, constants, statSync } from "node:fs";
import * as path from "node:path";

/** Whether a program can be started from a folder: by its path, or by a name that is found in `PATH`. */
export function isInstalled(program: string, folder: string): boolean {
  const isName = path.basename(program) === program;
  const folders = isName ? (process.env.PATH ?? "").split(path.delimiter) : [""];
  const endings = process.platform === "win32" ? ["", ...(process.env.PATHEXT ?? "").split(";")] : [""];
  return folders.some((found) => endings.some((ending) => isExecutable(path.resolve(folder, found, program + ending))));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
